# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member } ({ ABS($delta) })
rate-moved-titles =
    .against = { NEEDS($against) }{ $label } : { EITHER($rose, "hausse", "baisse") } chez { $movers }, { EITHER($rose, "baisse", "hausse") } chez { $against }
    .full = { $label } : { EITHER($rose, "hausse", "baisse") } chez { $movers }
    .short = { $label } : { EITHER($rose, "hausse", "baisse") } chez { $names }
rate-moved-outcomes = { $metric ->
        [win_rate] Aux taux de { $prior }, { $names } auraient gagné **{ ABS($count) } affaires de { EITHER($rose, "moins", "plus") }**{ GIVEN($worth) ->
                [yes] , soit { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Aux taux de { $prior }, l’issue aurait été différente pour **{ ABS($count) }** cas de { $names } ({ $subject }).
    }
rate-moved-apart = Chez { $of }, la { EITHER($rose, "hausse", "baisse") } est la plus nette pour **{ $member }** : { $value }, contre { $before } en { $prior }.
rate-moved-beyond = **Plus que le hasard :** la { EITHER($rose, "hausse", "baisse") } chez { $beyond }. Chez { $within }, ce peut être le hasard.
rate-moved-wide = **Et le hasard ?** Ensemble, ces écarts dépassent ce que donnerait le hasard ; aucun n’est une preuve à lui seul.
rate-moved-unsure = **Et le hasard ?** Chacun de ces écarts peut en relever ; à vérifier sur la prochaine période.

# What the columns of a table of drivers add up to.

drivers-mix = Déplacement par { INNER($one) }

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **Ce sont les décisions rapides qui ont bougé :** { $value }, contre { $before }{ EITHER($clear, "", " (dans la plage habituelle)") } ; les suivantes sont stables
        [later] **Ce sont les décisions tardives qui ont bougé :** { $rest }, contre { $restBefore }{ EITHER($clear, "", " (dans la plage habituelle)") } ; les rapides sont stables
       *[both] **Les deux ont bougé :** décisions rapides { $value }, contre { $before } ; tardives { $rest }, contre { $restBefore }{ EITHER($clear, "", " (dans la plage habituelle)") }
    }.

# The deals behind each cell of a heat table.

spots-counts = Petits chiffres : { INNER($label) }

# What the live deals of a period came from.

live-flow = **Nouvelles affaires : { $created }**, contre { $createdBefore } en { $prior } ; { $closed } ont été closes et { $aged } sont devenues trop anciennes.
live-flow-rows =
    .start = Vivantes au début
    .created = Nouvelles
    .closed = Closes
    .aged = Devenues trop anciennes
    .end = Vivantes à la fin
