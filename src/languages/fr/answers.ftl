# Ce qu’une synthèse répond aux questions de sa demande.

answer-place = { $sense ->
        [best] obtient le meilleur résultat { WITHIN($label) }
        [worst] obtient le moins bon résultat { WITHIN($label) }
        [least] est en queue de classement { WITHIN($label) }
       *[most] arrive en tête { WITHIN($label) }
    }
answer-which = **{ $member } { answer-place } : { $value }**{ WITH(", contre ", $whole, " au total") } ; à l’autre bout, { $other } avec { $otherValue }.
answer-which-titles =
    .full = { $member } { answer-place } : { $value }, contre { $whole } au total
    .short = { $member } { answer-place } : { $value }
answer-besides = { $label } à cet endroit : { $value }{ WITH(", contre ", $whole, " au total") }.
answer-even = **{ $label } : pas d’écart net par { INNER($one) }**, de { $low } ({ $lowMember }) à { $high } ({ $highMember }), ce qui peut tenir au hasard.
answer-even-titles =
    .full = { $label } par { INNER($one) } : pas d’écart net, de { $low } à { $high }
    .short = { $label } par { INNER($one) } : pas d’écart net
answer-versus = **{ $member } face à { $other }, { INNER($label) }** : { $value } contre { $otherValue }.
answer-no-cause = Aucun groupe ne l’explique à lui seul.
answer-all-periods = Toutes périodes confondues : { $now } compte trop peu de lignes.
answer-decided = Chiffres de { $period }, la période la plus récente où presque tout est décidé.
answer-page-titles =
    .full = { $label } : de { $low } ({ $lowMember }) à { $high } ({ $highMember })
answer-page-rows = Sur la base de { $least } à { $most } { $subject } par groupe.
answer-open = **Sans réponse : « { $question } »**. { $reason ->
        [prior] Il manque une période antérieure complète pour comparer.
        [period] Les données ne contiennent rien de cette période.
        [amount] Aucune colonne n’en donne le montant.
        [unit-cost] Aucune table ni colonne n’indique ce que coûte une unité : coût unitaire, coût standard ou prix d’achat.
        [dimension] Aucune colonne ne ventile les chiffres ainsi.
        [member] Rien dans les données ne porte ce nom.
        [since] Aucun mois complet ne s’est écoulé depuis.
        [decision] Les données ne disent pas ce que cela apporterait.
        [fee] Les données ne contiennent pas de ventes auxquelles appliquer ce taux.
        [discount] Les données ne contiennent pas de remises au-delà de ce plafond.
        [currency] Le prix est dans une autre devise que les données, sans taux de change indiqué.
        [ahead] Les données disent ce qui a été fait, non ce que les gens feraient ; il faudrait le leur demander, ou l’essayer avec quelques-uns.
       *[measure] Aucune colonne ne le mesure.
    }
answer-in-period = **{ moved } { DURING($now) }**, contre { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# Ce que la demande pose comme donné.

given-limits = Délais indiqués : { $limits }
given-target = Objectif fixé : { $limits }
given-cost = **{ FIRST($what) } : { $cost } { DURING($now) }**, soit { $count } au coût indiqué de { $price }{ WITH(" ; ", $before, " pour ", $prior) }.
given-share = **{ FIRST($what) } : { $cost } { DURING($now) }**, soit { $share } de { $base } ({ $label }), comme indiqué{ WITH(" ; ", $before, " pour ", $prior) }.
given-cost-of = Coût : { $what }
given-cost-titles =
    .full = { FIRST($what) } : un coût de { $cost } { DURING($now) }{ WITH(", contre ", $before, " pour ", $prior) }
    .short = { FIRST($what) } : un coût de { $cost } { DURING($now) }
target-gap = **{ $label } : { ABS($gap) } { EITHER($over, "au-dessus", "au-dessous") } de l’objectif** de { $target }, à { $value }.

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first } à { $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows } { $subject }, { $span }
       *[no] moyenne par période, { $span }
    }
cells-point = **{ $cell } : { INNER($label) } de { $value }** contre { $whole } au total ({ cells-basis }){ WITH(" ; ", $before, " avant (", $earlier, ")") }.
cells-none = **{ $label } : aucun groupe ne se détache** ; { $count } examinés, aucun au-delà du hasard ({ cells-basis }).
cells-titles =
    .full = { $label } : { $cell } pèse le plus, avec { $value } contre { $whole } au total
    .short = { $cell } : { INNER($label) } de { $value } contre { $whole } au total
cells-page-title = { $label } : { $value } pour { $cell }, { $whole } au total
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved } ; { EITHER($low, "seulement ", "") }{ $value } pour { $cell }
cells-back = { $metric ->
        [win_rate] Au taux d’ensemble, **{ ABS($count) } affaires de { EITHER($more, "plus", "moins") }** sur { $rows } auraient été gagnées{ GIVEN($worth) ->
                [yes] , soit { ABS($worth) }
               *[no] { "" }
            }.
        [each] Au taux d’ensemble, il y aurait eu **{ ABS($count) } cas de { EITHER($more, "plus", "moins") }** ({ $span }).
       *[other] Au taux d’ensemble, l’issue aurait été différente pour **{ ABS($count) }** cas sur { $rows } ({ $subject }).
    }
cells-worth = Ramener { $cell } au niveau d’ensemble vaut **{ ABS($worth) }**.
cells-thin = { $span }, car { $now } seul compte trop peu de données ({ $subject }).
cells-chance = Au-delà du hasard parmi **{ $count } groupes** examinés ; les écarts plus petits peuvent tenir au hasard.
cells-counted = { $subject }, une fois par période
cells-columns =
    .cell = Groupe
    .gap = vs total
    .worth = Valeur

# Une cause supposée, mise à l’épreuve : l’évolution d’un indicateur depuis, face à ceux qu’elle ne concerne pas.

effect-moved = { $direction ->
        [up] hausse de { ABS($change) }, à { $after }
        [down] baisse de { ABS($change) }, à { $after }
       *[flat] stable à { $after }
    }
effect-beside = { $basis ->
        [others] , contre { SIGNED($beside) } chez tous les autres
        [year] , contre { SIGNED($beside) } un an plus tôt
       *[none] { "" }
    }
effect-point = **{ $label }{ WITH(" (", $who, ")") } : { effect-moved } à partir de { $start }**{ effect-beside }.
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **Le hasard ne suffit pas à l’expliquer** ({ $rows } { $subject }), mais rien ne permet de comparer : cela coïncide avec le changement, sans prouver la cause.
           *[other] **Le hasard ne suffit pas à expliquer l’écart de { ABS($gap) }** ({ $rows } { $subject }) : il coïncide avec le changement, sans prouver la cause.
        }
        [before] **Le mouvement était déjà amorcé avant { $start }** : aucun effet propre au changement n’apparaît ({ $rows } { $subject }).
        [few] **{ $rows } { $subject }, c’est trop peu** pour distinguer un effet du hasard.
       *[chance] { $basis ->
            [none] **Cela ne dépasse pas le hasard** : aucun effet du changement n’apparaît ({ $rows } { $subject }).
           *[other] **L’écart de { ABS($gap) } ne dépasse pas le hasard** : aucun effet du changement n’apparaît ({ $rows } { $subject }).
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") } : { effect-moved } à partir de { $start }{ effect-beside }
       *[other] { $label }{ WITH(" (", $who, ")") } : pas d’effet net depuis { $start }, { SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") } : { effect-moved } à partir de { $start }
       *[other] { $label }{ WITH(" (", $who, ")") } : pas d’effet net depuis { $start }
    }
effect-page-titles =
    .full = { $label }{ WITH(" (", $who, ")") } : de { $before } à { $after }{ $basis ->
        [others] , et de { $besideBefore } à { $besideAfter } chez tous les autres
        [year] , et de { $besideBefore } à { $besideAfter } un an plus tôt
       *[none] { "" }
    }
    .short = { $label }{ WITH(" (", $who, ")") } : de { $before } à { $after }
effect-worth = À partir de { $start }, l’écart représente **{ ABS($worth) }** { $of ->
        [rows] { $subject }
       *[amount] ({ $label })
    }.
effect-least = Seul { $basis ->
        [none] un changement
       *[other] un écart
    } d’au moins **{ ABS($least) }** se distinguerait ici du hasard.
effect-year = Un an plus tôt, les mêmes mois ont varié de { SIGNED($change) }.
effect-lead = { $label }{ WITH(" en ", $unit) }, { $from } et { $until }
effect-so-what = { $verdict ->
        [apart] Vérifier ce qui a changé d’autre en { $start }{ WITH(" (", $who, ")") } avant de l’attribuer au changement.
        [few] Juger le changement quand il y aura plus de { $subject }.
       *[other] Ces chiffres ne plaident ni pour ni contre le changement.
    }
effect-series =
    .others = Tous les autres
    .pace = Au rythme des autres
    .year = Un an plus tôt
effect-columns =
    .group = Groupe
    .before = Avant
    .after = Après
    .change = Évolution

# Laquelle de deux causes a fait bouger un indicateur.

either-moved = { SIGNED($delta) }
either-point = **{ $label } : { either-moved }, dont { SIGNED($first) } ({ $one })**{ GIVEN($second) ->
        [yes] { " " }et { SIGNED($second) } ({ $other })
       *[no] { " " }; les chiffres ne permettent pas d’isoler { $other }
    }.
either-verdict = { $verdict ->
        [first] **L’essentiel vient de : { $one }** ; cela dit où se situe l’évolution, pas ce qui l’a causée.
        [second] **L’essentiel vient de : { $other }** ; cela dit où se situe l’évolution, pas ce qui l’a causée.
        [both] **L’une pèse à peu près autant que l’autre** ; cela dit où se situe l’évolution, pas ce qui l’a causée.
        [neither] **Ni l’une ni l’autre ne l’explique vraiment** : le reste est ailleurs.
       *[chance] **L’évolution elle-même ne dépasse pas le hasard** : ni l’une ni l’autre n’est encore une cause.
    }
either-titles =
    .full = { $label } : { either-moved }, dont { SIGNED($first) } ({ $one }) et { NEEDS($second) }{ SIGNED($second) } ({ $other })
    .short = { $label } : { either-moved }, dont { SIGNED($first) } ({ $one })
either-page-title = { $label } : ce qui a joué, { $now }
either-overlap = Ces causes se recoupent : une part de l’une est dans l’autre, elles ne s’additionnent pas.
either-all = Évolution totale
