# Le support sur les dernières périodes.

measure-csat_top = Meilleures notes
    .the = la part des meilleures notes
    .of = de la part des meilleures notes
    .definition = Part des tickets notés ayant reçu la meilleure note de l’échelle ; les tickets sans note ne comptent pas.
service-name = { $metric ->
        [csat_mean] Satisfaction
        [csat_top] Part des meilleures notes
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ FIRST($name) } : { $value } contre { $before }, avec { $growth } de tickets en { EITHER($more, "plus", "moins") }
    .short = { FIRST($name) } : { $value } contre { $before }
service-steady =
    .full = { NEEDS($growth) }{ $created } tickets, { $growth } de { EITHER($more, "plus", "moins") } qu’au { $prior } ; service dans sa fourchette habituelle
    .short = { $created } tickets reçus au { $now } ; le service reste dans sa fourchette habituelle
service-point = { GIVEN($growth) ->
        [yes] **{ FIRST($name) } : { $value } contre { $before }**, avec { $growth } de tickets en { EITHER($more, "plus", "moins") }
       *[no] **{ FIRST($name) } : { $value } contre { $before }**
    }.
service-section = Support
service-lead = Volume, rapidité et qualité du support, de { $first } à { $now }
service-columns =
    .measure = Indicateur
    .change = vs { $prior }
    .verdict = Verdict
service-verdict =
    .better = Mieux
    .worse = Moins bien
    .usual = Habituel
service-per-accounts = Tickets pour { $per } comptes payants
service-churn = **{ FIRST($signal) }** : { $with } des abonnements concernés ont pris fin, { $without } des autres, { $risk } le risque.
service-no-churn = **Aucun lien avec les départs** : { $with } des abonnements avec ticket ont pris fin, { $without } sans ticket{ WITH(", ", $low, " après une mauvaise note") } ; l’écart peut être dû au hasard.
