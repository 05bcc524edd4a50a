# Ce que disent les chiffres d'une demande : évolutions, plans, coûts, budgets, notes, statuts, parts et séries.

# Une évolution.

figures-rose = { $label } : hausse de { $change }, à { $now }
figures-fell = { $label } : baisse de { $change }, à { $now }
figures-roseFrom = { $label } : hausse de { $prior } à { $now }
figures-fellFrom = { $label } : baisse de { $prior } à { $now }
figures-both = { $one } ; { $other }

# Par rapport au plan, à l'objectif, au budget.

figures-budget = le budget

# Ce que dit une page d'évolutions à côté du graphique.

figures-from = contre { $prior }
figures-before = Avant
figures-now = Maintenant
figures-after = Après

# Statut des chantiers.

figures-stateAll = { $all } { $things } sur { $all } : { $state }
figures-stateOf = { $count } { $things } sur { $all } : { $state } ; { $worst }
figures-stateAt = { $name } : { $state } à { $done }
figures-state = { $name } : { $state }
figures-because = { $claim }, { $cause }
figures-workstreams = chantiers
figures-workstream = Chantier
figures-noDue = Aucune échéance indiquée pour { $names }.
figures-inTheWay = Ce qui bloque
figures-due = Échéance

# Un budget et ce qui en est dépensé.

figures-spentOf = { $spent } dépensés sur { $whole } : { $share } du budget
figures-spent = Dépensé
figures-left = Restant
figures-budgetSpent = Budget consommé
figures-leftReading = **Il reste { $left }**, { $share } du budget.

# Options comparées par leurs notes.

figures-scoreLeadOf = { $name } arrive en tête avec { $points } points sur { $of }, { $lead } devant { $other }
figures-scoreRecommend = Nous recommandons { $name } : { $points } points sur { $of }, { $lead } devant { $other }
figures-scoreLead = { $name } arrive en tête avec { $points } points, { $lead } devant { $other }
figures-scoreTie = { $name } et { $other } sont à égalité avec { $points } points
figures-scoreWon = **{ $name } l’emporte sur { $won } critères sur { $all } :** { COMMAS($criteria) }.
figures-scoreOther = { $name } l’emporte sur { $criteria }.
figures-scoreEqual = Tous les critères comptent autant.
figures-scoreLeads = { $name } l’emporte sur { $criteria }
figures-scoreCount = { $name } l’emporte sur { $won } critères sur { $all }
figures-scoreNone = Aucun critère ne départage { $names }
figures-trade = { $name } gagne { $gain } points sur la meilleure alternative et en cède { $loss } sur { $where }
figures-tradeAll = { $name } gagne { $gain } points sur la meilleure alternative, sur { $on } critères
figures-tradeLead = { $name } moins la meilleure des autres options, en points
figures-tradePrice = **Le prix de ce choix :** { COMMAS($names) }.
figures-weightHolds = { $name } reste en tête, quel que soit le critère retiré
figures-weightTips = Le résultat tient : { $other } ne revient à égalité que si { $criterion } pèse { $share }
figures-weightLost = { $name } perd la tête sans { $criterion }
figures-weightTests = **En tête sans aucun des critères pris un à un.** { $name } garde chaque fois le total le plus élevé.
figures-criterion = Total sans

# Coûts récurrents, et ce qu'un changement économise.

figures-saving = Économie par an
figures-once = Coût unique
figures-term = Années de contrat
figures-months = Mois
figures-yearly = Coût par an
figures-overYears = Coût sur { $years } ans, coût unique compris
figures-saves = { $name } coûte { $saving } de moins par an que { $old }
figures-costsMore = { $name } coûte { $saving } de plus par an que { $old }
figures-lessAYear = **{ $saving } de moins par an, { $share }.** { $now } contre { $old }.
figures-moreAYear = **{ $saving } de plus par an, { $share }.** { $now } contre { $old }.
figures-paidBack = **Amorti en { $months } mois.** { $once } une fois, contre { $saving } économisés par an.
figures-totalLess = **{ $difference } de moins sur { $years } ans.** { $now } au total contre { $old }.
figures-totalMore = **{ $difference } de plus sur { $years } ans.** { $now } au total contre { $old }.

# Trésorerie, consommation et levée.

figures-cash = Trésorerie
figures-burn = Consommation par mois
figures-raise = Levée
figures-runway = { $cash } de trésorerie tiennent { $months } mois à { $burn } par mois
figures-runwayReading = **{ $months } mois de trésorerie.** { $cash } divisés par { $burn } consommés par mois.
figures-raiseReading = **{ $raise } donnent { $more } mois**, { $both } en tout, à consommation égale.
figures-runwayLabel = Mois de trésorerie
figures-today = Trésorerie actuelle
figures-withRaise = Avec { $raise } levés

# Parts d'un tout, classements et séries.

figures-shareMost =
    .of = { $name } : { $share } ({ $whole })
    .bare = { $name } représente { $share } du total
figures-shareTwo =
    .of = { $names } : ensemble { $share } ({ $whole })
    .bare = { $names } représentent ensemble { $share } du total
figures-partOf = { $name } : { $share } des { $value } de { $whole }
figures-together = **{ $names } ensemble : { $share }.**
figures-dearest = **{ $name } demande { $gap } de plus**, { $share } au-dessus de { $first }.
figures-rankFirst = { $name } est au plus haut avec { $value }, { $last } au plus bas avec { $least }
figures-cheapest = { $name } est l’offre la plus basse à { $value }, { $gap } de moins que { $other }
figures-ofMeasure = { $label } : { $value }
figures-courseEveryUp = { $label } : hausse continue, de { $from } ({ $start }) à { $to } ({ $end })
figures-courseEveryDown = { $label } : baisse continue, de { $from } ({ $start }) à { $to } ({ $end })
figures-courseUp = { $label } : hausse de { $change } de { $start } à { $end }, à { $to }
figures-courseDown = { $label } : baisse de { $change } de { $start } à { $end }, à { $to }
figures-courseHeld = { $label } : { $to } en { $end } comme en { $start }
figures-courseBest = **Maximum en { $best } : { $value }**, minimum en { $least } : { $low }.
figures-courseRose = **Hausse de { $change }** de { $start } à { $end }.
figures-courseFell = **Baisse de { $change }** de { $start } à { $end }.

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = Sous { $plan } : { $names }
figures-notBelowPlan = Aucune des { $all } valeurs sous { $plan }
figures-abovePlan = Au-dessus de { $plan } : { $names }
figures-notAbovePlan = Aucune des { $all } valeurs au-dessus de { $plan }
figures-noFigure = Aucun chiffre indiqué pour { $names }.

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $what } le { $when }
    [month] { $what } en { $when }
   *[other] { $what } ({ $when })
    }
figures-beside = { $one } ; { $other }
figures-overTotal = { $now } : { $gap } au-dessus { $base ->
    [budget] du budget
    [target] de l’objectif
   *[plan] du plan
    }
figures-underTotal = { $now } : { $gap } en dessous { $base ->
    [budget] du budget
    [target] de l’objectif
   *[plan] du plan
    }
figures-drivers = { $claim } ({ COMMAS($names) })
figures-totalOf = { $total } au total, dont { $share } pour { $name } ({ $value })
figures-goal = { $label } : de { $now } à { $target }
figures-toGo = Reste à faire
figures-scoreAhead = { $name } : { $points }, devant { $other } ({ $next })
figures-mostOf = { $name } : { $value }, devant { $other } ({ $next })

# Un changement dans une phrase, et ce qui en découle.

figures-shiftUp = **Hausse de { $change }.**
figures-shiftDown = **Baisse de { $change }.**
figures-shiftTimes = **{ $times } fois le chiffre d’avant.**
figures-shiftApart = **{ $gap } d’écart.**
figures-shiftBelow = { $gap } au-dessous de { $limit }
figures-shiftAbove = { $gap } au-dessus de { $limit }
figures-shiftLimit = Seuil
figures-shiftYear = **{ $month } par mois, soit { $year } sur douze mois.**
figures-shiftOf = **{ $share } de { $whole } ;** il en reste { $left }.
figures-shiftTerm = **{ $total } sur { $years } ans.**
