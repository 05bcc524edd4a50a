# Pourquoi une mesure a bougé.

# De quoi elle est le produit : affaires closes × taux de succès × montant moyen.

factor = { $metric ->
        [decided_count] { EITHER($rose, "davantage d’affaires closes", "moins d’affaires closes") }
        [won_count] { EITHER($rose, "davantage d’affaires gagnées", "moins d’affaires gagnées") }
        [win_rate] { EITHER($rose, "un taux de succès plus élevé", "un taux de succès plus faible") }
        [average_deal] { EITHER($rose, "des affaires plus grosses", "des affaires plus petites") }
        [count] { EITHER($rose, "plus de", "moins de") } { INNER($label) }
       *[other] { INNER($label) } ({ EITHER($rose, "en hausse", "en baisse") })
    }
factor-plain = { INNER($label) }
factors-titles =
    .full = { NEEDS($firstPart) }{ FIRST($first) } : { $firstPart } de l’écart de { SIGNED($delta) } ; { $second } : { $secondPart }
    .short = { NEEDS($firstPart) }{ FIRST($first) } : { $firstPart } de l’écart de { SIGNED($delta) }
    .mixed = { FIRST($first) } : { SIGNED($firstEffect) } ; { $second } : { SIGNED($secondEffect) }
    .shorter = { FIRST($first) } : { SIGNED($firstEffect) }
factors-point = **{ FIRST($first) } : { GIVEN($firstPart) ->
        [yes] { $firstPart } de l’écart** de { SIGNED($delta) } ; { $second } : { $secondPart }
       *[no] { SIGNED($firstEffect) }** ; { $second } : { SIGNED($secondEffect) }
    }.
drivers-title = { $title } : { $factor }
drivers-from = Effet : { INNER($label) }
factors-within = Dont { $factor } : { SIGNED($effect) } ({ $value }, contre { $before }).
lead-factors = { $label }{ WITH(" en ", $unit) } comme produit de { INNER($factors) }, { $now } { VERSUS($prior) }

# Affaires ouvertes que l’on peut encore gagner.

live-titles =
    .full = Seules { $live } des { $open } affaires ouvertes sont encore vivantes, contre { $before } en { $prior }
    .short = Seules { $live } des { $open } affaires ouvertes sont encore vivantes
live-thin = Vérifier d’abord l’export : il contient peu d’affaires du dernier mois.
live-dead = **{ $dead } affaires ouvertes** sont plus anciennes que toute affaire close à ce jour : { $oldest }.
live-worth = À niveau constant ({ INNER($rate) }, { INNER($size) }), les affaires vivantes valent **{ $worth }**.
live-change = **{ SIGNED($delta) }** affaires vivantes depuis la fin de { $prior }.

# L’âge auquel les affaires sont perdues.

age-titles =
    .first = { NEEDS($first) }{ $share } des pertes en { $days } au plus : { INNER($label) } { $value }, puis { $rest }
    .firstShort = { NEEDS($first) }{ $share } des pertes tombent en { $days } au plus
    .other = { $share } des pertes à { $band } jours : { INNER($label) } { $value }, ailleurs { $rest }
    .otherShort = { $share } des pertes à { $band } jours
age-before = **{ $prior }** : { $share } des pertes, à un { INNER($label) } de { $value }.
age-prize = Au { INNER($label) } des autres affaires, celles-ci auraient rapporté **{ $prize }** de plus.
lead-age = Affaires closes par âge à la décision, en jours, { $now }

# Où deux dimensions se croisent et où le taux de succès est inférieur au taux propre.

spot = { $row } / { $column }
spots-titles =
    .full = Points faibles : { $total } de manque à gagner ({ $spots })
    .most = { NEEDS($two) }Points faibles : { $total } de manque à gagner, surtout { $two }
    .two = { NEEDS($two) }Les points faibles les plus coûteux : { $two }
    .short = Points faibles du { INNER($label) } : { $total } de manque à gagner, { $now }
spots-how = Coût : affaires closes multipliées par l’écart à leur propre taux, au montant moyen propre.
spots-few = Peu d’affaires derrière chacun : un indice, pas une preuve.
spots-columns =
    .spot = Point faible
    .deals = Affaires closes
    .rate = { $label }
    .usual = Taux d’ensemble
    .cost = Coût de l’écart

# Ce qui prend du travail et ce qui rapporte.

effort-titles =
    .full = { $earners } : { $result } { $revenue }, { $effort } { $decided }
    .short = { $result } { $revenue }, { $effort } { $decided }
effort-side = **{ $members }** : { $effort } { $decided }, { $result } { $revenue }.
lead-effort = { FIRST(INNER($labels)) } par { INNER($dimension) }, { $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }.

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $member } explique { $contribution } de l’écart ({ INNER($label) }) : { $value }, contre { $before }
    .short = { $label } : le plus fort écart chez { $member }, { $value } contre { $before }
points-mean-driver = **{ $label } : le plus fort écart chez { $member }**, { $value } contre { $before } ({ $prior }).
mean-driver-without = Sans cet écart, la valeur serait de **{ $without }** au lieu de { $whole }.
drill-even = **{ $member }** a évolué dans son ensemble : aucune différence par { INNER($one) }.

# Où un taux a changé.

rate-change-titles =
    .alone = { NEEDS($next) }{ $label } chez { $member } : { SIGNED($delta) } à { $value } ; ailleurs, { ABS($next) } au plus
    .few = { NEEDS($nextOfMany) }{ $label } chez { $member } : { SIGNED($delta) } à { $value } ; ailleurs, { ABS($nextOfMany) } au plus là où les { $subject } sont en nombre suffisant
    .fewShort = { NEEDS($nextOfMany) }{ $label } chez { $member } : { SIGNED($delta) } ; à effectif suffisant, { ABS($nextOfMany) } au plus ailleurs
    .full = { $label } chez { $member } : { SIGNED($delta) } à { $value }
    .short = { $label } chez { $member } : { $value }
rate-change-outcomes = { $metric ->
        [win_rate] Au taux de { $prior }, **{ ABS($count) } affaires de { EITHER($rose, "moins", "plus") }** sur { $rows } auraient été gagnées{ GIVEN($worth) ->
                [yes] , soit { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Au taux de { $prior }, l’issue aurait été différente pour **{ ABS($count) }** cas sur { $rows } ({ $subject }).
    }
rate-change-apart = La { EITHER($rose, "hausse", "baisse") } est la plus nette chez **{ $member }** : { $value }, contre { $before } en { $prior }.
rate-change-unsure = Avec { $rows } { $subject }, ce n’est pas encore une tendance.
rate-change-few = Nombre trop faible pour comparer ({ $subject }) : { COMMAS($members) }.
rate-change-within = { $member } par { INNER($dimension) }
lead-rate-change = Variation du { INNER($label) } par { INNER($dimension) }, { $now } { VERSUS($prior) }

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] Volume
        [mix] Mix
        [price] Prix
        [discount] Remises
        [spread] Prix et coût
       *[cost] Coût unitaire
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "plus d’unités vendues", "moins d’unités vendues") }
        [mix] { EITHER($rose, "un meilleur mix", "un moins bon mix") }
        [price] { EITHER($rose, "des prix plus élevés", "des prix plus bas") }
        [discount] { EITHER($rose, "des remises plus faibles", "des remises plus fortes") }
        [spread] { EITHER($rose, "un écart plus grand entre prix et coût unitaire", "un écart plus faible entre prix et coût unitaire") }
       *[cost] { EITHER($rose, "des coûts unitaires plus bas", "des coûts unitaires plus élevés") }
    }
price-effect = { FIRST($factor) } : **{ SIGNED($effect) }**.
price-where = { FIRST($factor) } : surtout pour **{ $member }**, { SIGNED($effect) }.
price-titles =
    .full = { NEEDS($moved) }{ $moved } ; { $first } : { SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label } : { $first }, { SIGNED($firstEffect) }{ WITH(" ; ", $second, ", ", SIGNED($secondEffect)) }
    .short = { $label } : { $first }, { SIGNED($firstEffect) }
price-point = **{ $label } : { $first }, { SIGNED($firstEffect) }**{ WITH(" ; ", $second, ", ", SIGNED($secondEffect)) }.
lead-price = Ce qui a pesé, par produit vendu : { INNER($label) }, { $now } { VERSUS($prior) }

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $row } à { $column }
        [for] { $row } chez { $column }
        [with] { $row } avec { INNER($column) }
        [without] { $row } sans { INNER($column) }
       *[other] { $row } × { $column }
    }
pair-part = { $part ->
        [all] dont la quasi-totalité vient de
        [more] dont la totalité vient de
       *[most] dont l’essentiel vient de
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }, { pair-part } { $pair } ({ $value }, contre { $before })
    .part = { NEEDS($moved) }{ $moved }, { pair-part } { $pair }
    .short = { $pair } : { INNER($label) } à { $value }, contre { $before }
pair-point = **{ $part ->
        [all] Presque toute
        [more] Toute
       *[most] L’essentiel de
    } la { EITHER($rose, "hausse", "baisse") } ({ INNER($label) }) vient de { $pair }** : { $value }, contre { $before } ({ $prior }).
pair-rest = Reste de { $member }
pair-others = Tous les autres
pair-all = Total
pair-rows = { FIRST($subject) }, { $period }
pair-back = Ramener { $pair } à son niveau de { $prior } vaut **{ ABS($worth) }**.
pair-so-what = Ailleurs, rien de tel pour { $row } ni pour { $column } : la cause est là où les deux se croisent.

# Ce que coûtent les remises.

discounts-titles =
    .cap = { NEEDS($kept) }Remises : { $rate } des prix, { $cost } ; un plafond à { $cap } aurait préservé { $kept }
    .plain = Remises : { $rate } des prix, { $cost }
discounts-cap = Un plafond à { $cap } aurait préservé **{ $kept }**, à ventes inchangées.
discounts-deepest = **{ $member }** a les remises les plus fortes : { $value }, { $cost }.
discounts-cost = Remises

# Ce qui annonçait la fin d’un abonnement.

signal = { $signal ->
        [young] Vendu dans les { $limit } derniers jours
        [tickets] Ticket de support
        [escalated] Ticket escaladé
        [unhappy] Faible satisfaction
        [idle] Aucun usage
        [low-use] { $use } : moins de { $limit } par mois
        [falling-use] { $use } en baisse de plus de { $limit }
       *[other] Compte déjà parti auparavant
    }
signals-titles =
    .only = { NEEDS($only) }Sur { $count } signaux, un seul annonce la perte : { LOWERCASE($signal) }, { $risk } le risque
    .many = { NEEDS($signal) }{ $signal } : { $risk } le risque de perte
    .none = { NEEDS($none) }Aucun des { $count } signaux n’annonce quels abonnements prennent fin
signals-watch = **{ $count } abonnements ouverts** portent aujourd’hui le signal le plus fort ({ LOWERCASE($signal) }), { $mrr } par mois.
signals-how = Chaque signal précède la période, chaque perte y tombe ; un intervalle qui contient 1 peut relever du hasard.
signals-lead = Abonnements terminés, avec et sans chaque signal, { $now }
signals-columns =
    .signal = Signal à la période précédente
    .count = Avec
    .with = Perdus avec
    .without = Perdus sans
    .interval = Intervalle à 95 %
    .risk = Risque

# Pourquoi les comptes disent partir.

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }{ $share } de l’{ $unit } perdu est sans motif ; sinon { $money } en montant, { $count } en nombre
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }{ $share } de l’{ $unit } perdu est sans motif ; sinon { $money } en tête
    .flipNone = { NEEDS($flip) }Premier motif par nombre : { $count } ; par montant : { $money } ; { $share } sans motif
    .flip = { NEEDS($flip) }Premier motif de départ par nombre : { $count } ; par montant : { $money }
    .same = { NEEDS($same) }{ $money } : premier motif de départ, par nombre comme par montant
reasons-none = **{ $share }** sans motif enregistré ({ INNER($label) }).
reasons-even = Les motifs se répartissent aussi également que le ferait le hasard : aucun ne domine à coup sûr.
reasons-columns =
    .reason = Motif
    .count = Départs
    .money = { $label }
reasons-lead = Motifs de départ par nombre et par montant ({ INNER($label) }), { $now }

# L’endroit où le service s’est dégradé.

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved } : depuis { $month }, { $handler } traite { $topic }
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label } à { $whole } : depuis { $month }, { $handler } traite { $topic }
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved } : { $place } est nouveau depuis { $month }
    .beside = { NEEDS($rest) }{ $place } : { INNER($label) } à { $value }, contre { $rest } pour tous les autres tickets
    .whole = { $moved } : le problème vient de { $place }
    .short = { $place } : { INNER($label) } à { $value }
place-worse = **Le service s’est dégradé** : { $measures }.
place-measure = { INNER($label) } { $value } ({ $before } en { $prior }{ GIVEN($year) ->
        [yes] , { $year } en { $yearName }
       *[no] { "" }
    })
place-again = { INNER($label) } { $value } ({ $before }{ GIVEN($year) ->
        [yes] , { $year }
       *[no] { "" }
    })
place-figure = { INNER($label) } { $value }
place-point = **{ $how ->
        [handed] Depuis { $month }, { $handler } traite { $topic }
        [new] { $place } est nouveau depuis { $month }
       *[other] Tout se joue sur { $place }{ GIVEN($month) ->
            [yes] , depuis { $month }
           *[no] { "" }
        }
    }** : { $count } tickets, { $measures }.
place-cost = **{ $label } : { EITHER($rose, "hausse", "baisse") } à { $value }**, contre { $before }, dont { $part } ici.
place-exposed = { $how ->
        [sla] **{ $accounts } clients ({ $label } { $worth }) y ont eu un ticket hors SLA**
        [cost] **{ $accounts } clients ({ $label } { $worth }) y ont eu un ticket coûteux**
       *[other] **{ $accounts } clients ({ $label } { $worth }) y ont eu des tickets**
    }{ GIVEN($soon) ->
        [yes] { " " }; { $soon } ({ $soonWorth }) renouvellent d’ici au { $day }.
       *[no] .
    }
place-held = **Hors de cause** : { $parts }.
place-elsewhere = { $member } ailleurs ({ $measures })
place-others = tous les autres tickets ({ $measures })
place-volume = le volume ({ SIGNED($growth) } par rapport à { $period })
place-alone = Moins de tickets ou plus de personnel n’y changerait rien : hors { $place }, { $measures }.
place-cost-titles =
    .full = { NEEDS($soon) }{ $soon } clients ({ $soonWorth } de { $label }) renouvellent d’ici au { $day } après un mauvais ticket
    .short = { $accounts } clients ({ $worth } de { $label }) ont eu un mauvais ticket
place-columns =
    .tickets = Tickets
    .accounts = Clients
    .exposed = Exposés
    .soon = Renouvellent d’ici au { $day }
