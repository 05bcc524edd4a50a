# Das meiste Verlorene hat keinen Grund.

reasons-without = Kein Grund erfasst
reasons-rest = **Nur { $rest } des verlorenen { $unit } haben einen Grund**: Was die Gründe sagen, gilt nur für diesen Teil.
