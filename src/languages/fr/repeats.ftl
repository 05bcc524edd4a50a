# Abonnements qui en répètent un autre, actif, du même compte, de la même formule et au même prix.

repeats-titles =
    .full = { NEEDS($share) }{ $share } de la croissance : { INNER($first) } ; { $repeats } d’{ $unit } peut-être en double
    .short = { $repeats } d’{ $unit } en seconds abonnements actifs d’une même formule : à vérifier
repeats-held = **{ $repeats }**, { $part } de l’{ $unit }, dans { $subscriptions } abonnements qui en répètent un autre actif : même compte, même formule, même prix, chez { $accounts } comptes.
repeats-without = **Sans eux, { $unit } en { EITHER($rose, "hausse", "baisse") } de { $growth }**, de { $before } à { $value }.
repeats-example = **{ $account }** détient { $count } abonnements { $plan } actifs au même prix.
repeats-audit = **À vérifier avant de citer l’{ $unit }** : des équipes achètent à part, ou des renouvellements laissent l’ancien contrat ouvert.
repeats-point = **{ $repeats } d’{ $unit }, soit { $part }, en abonnements répétés** d’un même compte, formule et prix : à vérifier avant de citer.
