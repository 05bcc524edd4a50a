# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member } ({ ABS($delta) })
rate-moved-titles =
    .against = { NEEDS($against) }{ $label }: { EITHER($rose, "Anstieg", "Rückgang") } bei { $movers }, { EITHER($rose, "Rückgang", "Anstieg") } bei { $against }
    .full = { $label }: { EITHER($rose, "Anstieg", "Rückgang") } bei { $movers }
    .short = { $label }: { EITHER($rose, "Anstieg", "Rückgang") } bei { $names }
rate-moved-outcomes = { $metric ->
        [win_rate] Bei den Quoten von { $prior } wären von den Deals von { $names } **{ ABS($count) } { EITHER($rose, "weniger", "mehr") }** gewonnen worden{ GIVEN($worth) ->
                [yes] , im Wert von { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Bei den Quoten von { $prior } wären **{ ABS($count) }** { $subject } von { $names } anders ausgegangen.
    }
rate-moved-apart = Bei { $of } war der { EITHER($rose, "Anstieg", "Rückgang") } am deutlichsten in **{ $member }**: { $value } nach { $before } ({ $prior }).
rate-moved-beyond = **Mehr als Zufall:** der { EITHER($rose, "Anstieg", "Rückgang") } bei { $beyond }. Bei { $within } kann er Zufall sein.
rate-moved-wide = **Zufall?** Zusammen sind die Veränderungen größer, als der Zufall sie macht; einzeln ist keine ein Beleg.
rate-moved-unsure = **Zufall?** Jede dieser Veränderungen kann für sich Zufall sein; erst die nächste Periode zeigt, ob sie bleibt.

# What the columns of a table of drivers add up to.

drivers-mix = Verschiebung nach { $one }

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **Bewegt haben sich die frühen Entscheidungen:** { $value } nach { $before }{ EITHER($clear, "", " (im üblichen Rahmen)") }; die späteren blieben gleich
        [later] **Bewegt haben sich die späteren Entscheidungen:** { $rest } nach { $restBefore }{ EITHER($clear, "", " (im üblichen Rahmen)") }; die frühen blieben gleich
       *[both] **Beide Seiten haben sich bewegt:** frühe { $value } nach { $before }, spätere { $rest } nach { $restBefore }{ EITHER($clear, "", " (im üblichen Rahmen)") }
    }.

# The deals behind each cell of a heat table.

spots-counts = Kleine Zahlen: { $label }

# What the live deals of a period came from.

live-flow = **Neue Deals: { $created }**, nach { $createdBefore } in { $prior }; { $closed } wurden abgeschlossen, { $aged } wurden zu alt.
live-flow-rows =
    .start = Aussichtsreich zu Beginn
    .created = Neue Deals
    .closed = Abgeschlossen
    .aged = Zu alt geworden
    .end = Aussichtsreich am Ende
