# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member } ({ ABS($delta) })
rate-moved-titles =
    .against = { NEEDS($against) }{ $label } { EITHER($rose, "rose", "fell") } at { $movers }; { $against } { EITHER($rose, "fell", "rose") }
    .full = { $label } { EITHER($rose, "rose", "fell") } at { $movers }
    .short = { $label } { EITHER($rose, "rose", "fell") } at { $names }
rate-moved-outcomes = { $metric ->
        [win_rate] At their { $prior } rates, **{ ABS($count) } { EITHER($rose, "fewer", "more") }** of the deals of { $names } would have been won{ GIVEN($worth) ->
                [yes] , worth { ABS($worth) }
               *[no] { "" }
            }.
       *[other] At their { $prior } rates, **{ ABS($count) }** of the { $subject } of { $names } would have gone the other way.
    }
rate-moved-apart = At { $of }, the { EITHER($rose, "rise", "fall") } was clearest in **{ $member }**: { $value }, from { $before } in { $prior }.
rate-moved-beyond = **Beyond chance:** the { EITHER($rose, "rise", "fall") } at { $beyond }. At { $within }, it may be chance.
rate-moved-wide = **On chance:** taken together, these moves are more than chance; none of them alone is proof.
rate-moved-unsure = **On chance:** each of these moves may be chance; see whether the next period repeats them.

# What the columns of a table of drivers add up to.

drivers-mix = Shift between { INNER($many) }

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **Early decisions { EITHER($rose, "rose", "slipped") }**, from { $before } to { $value }{ EITHER($clear, "", ", within the usual range") }; later ones held
        [later] **Later decisions { EITHER($rose, "rose", "slipped") }**, from { $restBefore } to { $rest }{ EITHER($clear, "", ", within the usual range") }; early ones held
       *[both] **Both sides moved:** early from { $before } to { $value }, later from { $restBefore } to { $rest }{ EITHER($clear, "", ", within the usual range") }
    }.

# The deals behind each cell of a heat table.

spots-counts = Small figures: { INNER($label) }

# What the live deals of a period came from.

live-flow = **New deals { EITHER($rose, "rose", "fell") } to { $created }**, from { $createdBefore } in { $prior }; { $closed } closed and { $aged } grew too old.
live-flow-rows =
    .start = Live at the start
    .created = New deals
    .closed = Closed
    .aged = Grew too old
    .end = Live at the end
