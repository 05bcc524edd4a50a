## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label } : { $first }**{ WITH(", ", $count, " ", $subject) }{ WITH(", ", $share, " (", $of, ")") }.
at-risk-head-stale = Affaires sans activité
at-risk-head-overdue = Affaires dont la date de clôture est passée
at-risk-head-slipped = Affaires sorties de la période
at-risk-head-renewal = Contrats à renouveler
at-risk-response-stale = Les clore ou nommer la prochaine étape de chacune
at-risk-response-overdue = Fixer une nouvelle date pour chacune ou la clore
at-risk-response-slipped = Demander ce qui ferait revenir chacune
at-risk-response-renewal = Nommer qui parle à chaque client avant la date

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = Écart %
finance-forecast = Prévision
finance-last-year = Année précédente
finance-lead = Réel et plan, { $now }
finance-against = { $label } { EITHER($side, "au-dessus", "en dessous") } du plan : { $actual } contre { $plan }
finance-against-by = { $label } : { ABS($percent) } { EITHER($side, "au-dessus", "en dessous") } du plan, { $actual } contre { $plan }
finance-against-on = { $label } conforme au plan : { $actual }
finance-helps = Le plus favorable : **{ $label }**, { SIGNED($variance) } par rapport au plan.
finance-hurts = Le plus défavorable : **{ $label }**, { SIGNED($variance) } par rapport au plan.
finance-from-plan = { $label } par rapport au plan : { COMMAS($moved) }
finance-customer =
    .full = Un nouveau client coûte { $cac }, amortis en { $payback } mois
    .short = Un nouveau client coûte { $cac }
finance-economics = Rentabilité par client : { $now }
finance-cash = Trésorerie à la fin de la période
finance-lasts =
    .full = La trésorerie de { $cash } couvre { $months } mois au rythme actuel
finance-stands = Trésorerie de { $cash } à la fin du { $now }
finance-burnt = **{ $burn } de consommation nette** au { $now }.
finance-gained = La trésorerie a varié de { SIGNED($gain) } au { $now }.

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit } à { $mrr } : { $expansion } de plus des clients existants, { $fresh } des nouveaux
    .short = { $unit } à { $mrr } : { $expansion } de plus des clients existants
family-lost = **{ $lost } perdus** : { $contraction } chez des clients qui paient moins, { $churned } chez des clients partis.
family-by-subscription = Par abonnement : { $started } commencés, { $ended } terminés ({ $period }).
family-ended = **{ $now } abonnements terminés**, après { $before } au { $prior }.
family-cohort = **{ $accounts } clients** payaient à la fin du { $prior }.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $created } tickets reçus au { $now }, { $closed } clos
       *[no] { $created } tickets reçus au { $now }
    }
family-satisfied = **{ $share } satisfaits**, parmi les { $response } de tickets notés ({ $answers } réponses).

## What the page of a funnel says.
funnel-title = { $stage } : { $rate } de { $entered } { $many } ont passé l’étape
funnel-lead = Nombre de { $many } à l’issue connue par étape et part qui l’a passée, { $now }
funnel-spoken = **{ $stage }** : { $rate } ont passé cette étape.
funnel-days = Durée moyenne à l’étape { $stage } : { $days }.
funnel-closed = Sans les { $many } à l’issue encore ouverte, qui peuvent avancer.

## What the page of a measure's distribution says.
distribution-title = { $label } : { $middle } se situent entre { $lower } et { $upper }
distribution-lead = Nombre de { $many } par classe : { $label }
distribution-median = **La médiane est de { $median }** : autant sont en dessous qu’au-dessus.
distribution-mark = Médiane
distribution-skewed = La moyenne, { $mean }, est nettement au-dessus : quelques grandes valeurs la tirent vers le haut.

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = Indicateur
plan-plan = Plan
plan-actual = Réel
plan-variance = Écart
plan-title = Plan atteint pour { $reached } des { $planned } indicateurs planifiés

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = { $share } des clients arrivés depuis { $since } paient encore
    .short = { $share } des clients paient encore
cohort-lead = Part des clients qui paient à la fin de chaque trimestre, selon leur trimestre d’arrivée
cohort-head = Arrivée
cohort-group = Sur les **{ $accounts } clients** arrivés en { $came }, **{ $share }** payaient à la fin de { $now }.

## Ce qui a été perdu du revenu récurrent, et pourquoi.
loss-causes-title =
    .full = { $unit } perdu en { EITHER($rose, "hausse", "baisse") }, de { $before } à { $value } : { EITHER($rose, "base plus grande", "base plus petite") } { $volume }, taux de perte { $rates }
    .short = { $unit } perdu en { EITHER($rose, "hausse", "baisse") } à { $value } : taux de perte { $rates }
    .opposed = { $unit } perdu : { $value } après { $before } ; { SIGNED($baseEffect) } par la base, { SIGNED($ratesEffect) } par les taux
    .shorter = { $unit } perdu : { $value } après { $before }
loss-causes-opening = **Portefeuille d’ouverture** : { $rate } perdus, { $before } au { $prior }.
loss-causes-sold = **Vendu au { $now }** : { $rate } perdus avant la fin, { $before } au { $prior }.
loss-causes-return = **Aux taux de perte du { $prior }, { $at } auraient été perdus au { $now }**, soit { ABS($worth) } de moins.
loss-causes-point = **{ $unit } perdu en { EITHER($rose, "hausse", "baisse") }, de { $before } à { $value }** : { GIVEN($rates) ->
        [yes] { EITHER($rose, "base plus grande", "base plus petite") } { $volume }, taux de perte { $rates }
       *[no] { SIGNED($baseEffect) } par la base, { SIGNED($ratesEffect) } par les taux de perte
    }.
loss-causes-unseen = La rétention nette de { $nrr } ne compte pas les { $within } vendus et perdus au { $now }.
loss-causes-step-base = Taille de la base
loss-causes-step-opening = Taux de perte, ouverture
loss-causes-step-sold = Taux de perte, ventes
loss-causes-total = Perdu au { $period }
loss-causes-headline =
    .full = { $headline } ; { $unit } perdu : { $multiple } le niveau { OF_PERIOD($prior) }
    .short = { $headline } ; { $unit } perdu : { $multiple }
loss-causes-risk =
    .head = { $unit } perdu aux taux du { $now }
    .response = Établir ce qui a changé dans les abonnements terminés les premiers
loss-within = **{ $value } vendus et perdus au { $now }**, { $share } de ce qui a été perdu ; les rétentions nette et brute ne le comptent pas.

## À quel âge les abonnements se perdent, et ce que le portefeuille perdra ensuite.
loss-age-title =
    .broke = { NEEDS($month) }{ $share } des abonnements finis avant le jour { $day } ; perte précoce depuis { $month }
    .full = { $share } des abonnements terminés n’ont pas atteint le jour { $day } ; perte en hausse de { $before } à { $value }
    .short = Perte à { $band } jours en hausse, de { $before } à { $value } par { $per } jours
    .shorter = Perte à { $band } jours : { $value } après { $before }
loss-age-lead = Abonnements terminés par { $per } jours, selon l’âge en jours, { $now } et { $prior }
loss-age-days = { $band } jours
loss-age-early = **{ $share } des abonnements terminés** n’ont pas atteint le jour { $day }.
loss-age-counted = **{ $band } jours** : { $ended } terminés au { $now }, { $before } au { $prior }.
loss-age-held = Pas de hausse au-delà des variations habituelles : { $bands } jours.
loss-age-point = **Perte à { $band } jours en hausse, de { $before } à { $value }** par { $per } jours.
loss-stake-title =
    .full = Aux taux du { $now }, le portefeuille perd ensuite { $value } ; à ceux du { $prior }, { $before }
    .short = Prochaine perte du portefeuille : { $value }, ou { $before } aux taux du { $prior }
loss-stake-lead = Perte attendue de { $unit } à la période suivante, selon l’âge actuel{ WITH(", en ", $currency) }
loss-stake-rates = Taux du { $period }
loss-stake-difference = **{ $stake } sont en jeu** : ce que vaut le retour aux taux de perte du { $prior } à la période suivante.
loss-stake-age = **{ $band } jours** : { $part } de ce montant, sur { $book } de { $unit }.
loss-stake-point = **Aux taux de perte du { $now }, le portefeuille perd ensuite { $value } de { $unit } ; à ceux du { $prior }, { $before }**.

## Où le revenu récurrent se perd, deux dimensions croisées.
loss-where-title =
    .full = { $row } × { $column } : { $rate } de { $unit } perdus, { $column } en tout { $whole } ; écart { $gap }
    .short = { $row } × { $column } : { $rate } de { $unit } perdus, { $column } en tout { $whole }
loss-where-even =
    .full = { $column } : { $share } de { $unit } perdu ; aucun écart par { INNER($dimension) } au-delà du hasard
    .short = { $column } : { $share } de { $unit } perdu
loss-where-lead = Part de { $unit } actif ou vendu au { $now } qui s’est terminée, { $rows } × { $columns }
loss-where-gap = **{ $row } × { $column }** : { $rate } de { $exposed } perdus ; au taux de { $column } ({ $whole }), { $gap } de moins.
loss-where-rows = Chaque case compte au moins { $least } abonnements.
loss-where-point = **{ $row } × { $column } : { $rate } de { $unit } perdus**, { $column } en tout { $whole }.

## Ce qui a fait évoluer le revenu récurrent.
recurring-growth-title =
    .full = Évolution de { $unit } : { $share } par { $first }, { $secondShare } par { $second }
    .short = { $unit } { SIGNED($delta) } : { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **Évolution de { $unit } : { $share } par { $first }**, { $secondShare } par { $second }
       *[no] **{ $unit } { SIGNED($delta) }** : { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
    }.
recurring-growth-factor = **{ FIRST($factor) }** : { $value }, après { $before } au { $prior }.
recurring-growth-accounts = clients payants
recurring-growth-subscriptions = abonnements par client
recurring-growth-size = { $unit } par abonnement

# Clients passés à une offre moins chère.

plan-moves-titles =
    .full = { $count } clients { $from } sont passés à { $to }, soit { $lost } de { $unit } en moins
    .short = { $count } clients { $from } sont passés à { $to }
plan-moves-headline =
    .full = { $headline } ; { $count } clients { $from } sont passés à { $to }
    .short = { $count } clients { $from } passés à { $to } : { $lost } de { $unit } en moins
plan-moves-lead = Clients { $from } passés à { $to }, { $now }, par périodicité de facturation
plan-moves-columns =
    .billing = Facturation
    .stood = { $from } au début
    .moved = Passés à { $to }
    .share = Part
    .lost = MRR perdu
    .open = Encore { $from }
plan-moves-row = { $every ->
        [month] Mensuelle
        [quarter] Trimestrielle
        [half] Semestrielle
        [year] Annuelle
       *[other] Pluriannuelle
    }
plan-moves-where = **{ $moved } d’entre eux sont facturés { $every ->
        [month] au mois
        [quarter] au trimestre
        [half] au semestre
        [year] à l’année
       *[other] sur plusieurs années
    }** : { $rate } des { $stood } clients { $from } facturés ainsi.
plan-moves-due = Sur { $due } clients { $from } dont l’engagement plus long arrivait à échéance, { $moved } sont descendus en gamme.
plan-moves-fresh = { $to } a gagné { $fresh } nouveaux clients pour { $money } de MRR ; les passages coûtent { $lost } de { $unit }.
plan-moves-churn = Les départs n’en sont pas la cause : { $unit } perdu { $now }, après { $before } ({ $prior }).
plan-moves-open = { $open } clients { $from } facturés { $every ->
        [month] au mois
        [quarter] au trimestre
        [half] au semestre
        [year] à l’année
       *[other] sur plusieurs années
    } peuvent encore descendre en gamme.
plan-moves-ahead = { $open } clients { $from } facturés { $every ->
        [month] au mois
        [quarter] au trimestre
        [half] au semestre
        [year] à l’année
       *[other] sur plusieurs années
    } peuvent encore descendre en gamme, et { $ahead } engagements plus longs ({ $money } de MRR) arrivent à échéance dans les six mois.
plan-moves-point = **{ $count } clients { $from } sont passés à { $to }** : { $lost } de { $unit } en moins, soit { $yearly } par an.
plan-moves-risk = D’autres clients { $from } passent à { $to }
