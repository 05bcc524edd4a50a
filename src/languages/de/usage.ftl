# Was die Nutzung des Produkts darüber sagt, wer kündigt.

usage-no-churn = **{ $signal } ist kein Anzeichen für Kündigungen**: { $with } dieser Abonnements endeten, { $without } der übrigen; der Abstand kann Zufall sein.
