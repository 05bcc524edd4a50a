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
        [dimension] Aucune colonne ne ventile les chiffres ainsi.
       *[measure] Aucune colonne ne le mesure.
    }
answer-in-period = **{ moved } { DURING($now) }**, contre { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# Ce que la demande pose comme donné.

given-limits = Délais indiqués : { $limits }
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
