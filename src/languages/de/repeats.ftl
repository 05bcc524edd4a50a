# Abonnements, die ein anderes laufendes desselben Kunden mit gleichem Tarif und Preis wiederholen.

repeats-titles =
    .full = { NEEDS($share) }{ $share } des Wachstums: { $first }; { $repeats } { $unit } sind womöglich Wiederholungen
    .short = { $repeats } { $unit } liegen in zweiten laufenden Abonnements eines Tarifs: erst prüfen
repeats-held = **{ $repeats }**, { $part } von { $unit }, liegen in { $subscriptions } Abonnements, die ein laufendes wiederholen: gleicher Kunde, Tarif und Preis, bei { $accounts } Kunden.
repeats-without = **Ohne sie { EITHER($rose, "wuchs", "sank") } { $unit } um { $growth }**, von { $before } auf { $value }.
repeats-example = **{ $account }** hat { $count } laufende Abonnements { $plan } zu einem Preis.
repeats-audit = **Vor der Nennung des { $unit } prüfen**: Teams kaufen getrennt, oder Verlängerungen lassen den alten Vertrag offen.
repeats-point = **{ $repeats } { $unit }, { $part }, liegen in wiederholten Abonnements** eines Kunden, Tarifs und Preises: vor der Nennung prüfen.
