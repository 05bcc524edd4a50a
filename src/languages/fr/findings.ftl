## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label } : { $value }, soit { ABS($change) } { EITHER($above, "au-dessus", "au-dessous") } de { $prior }
usual-within = L’écart reste dans la variation habituelle{ WITH(" (", $rows, " ", $subject, ")") }.

## What is said of a course over many periods and of a level that changed.
course-trend = { $label } : { EITHER($rose, "hausse", "baisse") } sur { $periods } périodes, de { $first } à { $value }
course-level = { $label } : un niveau plus { EITHER($rose, "élevé", "faible") } depuis { $since }, { $level } par période après { $before }
course-risk =
    .head = { EITHER($rose, "Hausse", "Baisse") } qui dure : { $label }

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = { EITHER(GIVEN($whole), $whole, "Lignes") } : parts par { INNER($dimension) }, { $now } et { $prior }
mix-titles =
    .full = { $label } : { SIGNED($mix) } sur { SIGNED($delta) } par le mix ({ $dimension }), { SIGNED($rate) } par les membres eux-mêmes
    .short = { $label } : { SIGNED($mix) } sur { SIGNED($delta) } par le mix
mix-weight = **{ $member }** : poids de { $weight } après { $before } en { $prior }.
mix-point = **{ $label } : le mix ({ $dimension }) fait { SIGNED($mix) } sur { SIGNED($delta) }**, les membres eux-mêmes { SIGNED($rate) }.
mix-columns-weight = Poids { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member } paraît { EITHER($ahead, "devant", "derrière") } ({ $label }), mais se trouve { EITHER($ahead, "derrière", "devant") } à { $inside } égal
    .short = { $member } : { $label } s’inverse par { $inside }
simpson-change =
    .full = { $label } : { EITHER($rose, "hausse", "baisse") } au total, mais { EITHER($rose, "baisse", "hausse") } par { $dimension }
    .short = { $label } s’inverse par { $dimension }
simpson-held = **À mix constant ({ $inside }), l’écart est de { SIGNED($within) }.**
simpson-turned = Le sens s’inverse pour : { COMMAS($members) }.
simpson-others = Tous les autres

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **Plus gros élément ({ $many }) : { $value }**, soit { $share } ({ $label }).
outlier-without = { $label } hors cet élément : { $without }{ WITH(", soit ", ABS($change), " ", EITHER($above, "au-dessus", "au-dessous"), " de ", $prior) }.
outlier-member = **{ $member } se détache nettement** ({ $label }) : { $value } pour une médiane de { $median }.
outlier-risk =
    .head = Un résultat suspendu à un seul élément
    .response = Juger aussi la période sans lui

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member } { EITHER($rose, "gagne", "perd") } { ABS($delta) }
movers-between = {" "};{" "}
movers-of = {" "}({ $label })

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column } : { INNER($label) } { $value } contre { $whole } au total
crossed-reading = **{ $row } × { $column }** : { $value } ; { $row } hors { $column } : { $restOfRow }, { $column } hors { $row } : { $restOfColumn }.

## What a ranking says besides its leader.
ranking-first = { $label } : { $member } arrive en tête avec { $value }
ranking-remainder = Les { $count } autres ({ $many }) totalisent { $value }.
ranking-last = Non affichés : les autres, jusqu’à { $member } avec { $value }.
ranking-figures = { $dimension } en chiffres

## What is said of the same period a year before and of the season.
year-against = { $change } vs { $year }
year-colon = {" "}:{" "}
year-usual-season = la { EITHER($rose, "hausse", "baisse") } par rapport à { $prior } est saisonnière
year-season = **La { EITHER($rose, "hausse", "baisse") } par rapport à { $prior } est saisonnière** : cette partie de l’année est la plus { EITHER($rose, "haute", "faible") } { $years } années sur { $outOf }.
year-above = { $label } : au-dessus de l’année précédente pour { $periods } des { $outOf } dernières périodes
year-each = { $label } : { EITHER($above, "au-dessus", "au-dessous") } de l’année précédente pour chacune des { $outOf } dernières périodes
year-lead = { $label }{ WITH(" en ", $unit) }, { $first } à { $last }, à côté de la même période de l’année précédente
year-year-before = Année précédente
year-same-year = Période indiquée
year-pair = **{ $period }** : { $value } après { $before } un an plus tôt.

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now } à ce jour : { $value }**{ WITH(", ", SIGNED($change), " par rapport aux mêmes jours de ", $prior) }.
to-date-year = **Depuis le début de l’année : { $value }**{ WITH(", ", SIGNED($change), " sur un an") }.
to-date-twelve-months = **Sur une année pleine : { $value }**{ WITH(", ", SIGNED($change), " par rapport à la précédente") }.

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = En relever les raisons, les plus fréquentes d’abord
response-retention = Lister les clients qui paient moins qu’avant, et l’interlocuteur de chacun
response-time = Examiner les cas les plus lents et les étapes où ils ont attendu

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = Perte chez { $member } : { $value }, pour un total de { $whole } ({ $label })
    .short = Perte chez { $member } : { $value }
loss-many =
    .full = Pertes chez { $members } : { $sum }, pour un total de { $whole } ({ $label })
    .short = Pertes chez { $member } et d’autres : { $sum } ({ $label })
loss-point = **Perte chez { $member }** : { $value }, pour un total de { $whole } ({ $label }).
loss-without = { $label } hors pertes : { $without }.
loss-risk =
    .head = Une perte durable chez { $member }
    .response = Voir quel prix, quel coût ou quel retrait y mettrait fin ({ $label })

## How a measure is computed, as a line of the notes.
definition-line = { $label } : { INNER($definition) }
