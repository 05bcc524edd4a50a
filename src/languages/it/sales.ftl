# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member } ({ ABS($delta) })
rate-moved-titles =
    .against = { NEEDS($against) }{ $label }: { EITHER($rose, "aumento", "calo") } per { $movers }, { EITHER($rose, "calo", "aumento") } per { $against }
    .full = { $label }: { EITHER($rose, "aumento", "calo") } per { $movers }
    .short = { $label }: { EITHER($rose, "aumento", "calo") } per { $names }
rate-moved-outcomes = { $metric ->
        [win_rate] Ai tassi di { $prior }, { $names } avrebbero vinto **{ ABS($count) } trattative in { EITHER($rose, "meno", "più") }**{ GIVEN($worth) ->
                [yes] , per { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Ai tassi di { $prior }, **{ ABS($count) }** casi di { $names } ({ $subject }) avrebbero avuto un altro esito.
    }
rate-moved-apart = Per { $of }, { EITHER($rose, "l’aumento", "il calo") } più netto è in **{ $member }**: { $value }, da { $before } in { $prior }.
rate-moved-beyond = **Oltre il caso:** { EITHER($rose, "l’aumento", "il calo") } per { $beyond }. Per { $within } può essere un caso.
rate-moved-wide = **È un caso?** Nel loro insieme le variazioni superano quanto darebbe il caso; nessuna, da sola, è una prova.
rate-moved-unsure = **È un caso?** Ciascuna di queste variazioni può esserlo; si vedrà se il prossimo periodo le conferma.

# What the columns of a table of drivers add up to.

drivers-mix = Spostamento di peso per { INNER($one) }

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **Sono cambiate le decisioni rapide:** { $value }, da { $before }{ EITHER($clear, "", " (nella norma)") }; stabili le successive
        [later] **Sono cambiate le decisioni successive:** { $rest }, da { $restBefore }{ EITHER($clear, "", " (nella norma)") }; stabili quelle rapide
       *[both] **Sono cambiate entrambe:** rapide { $value }, da { $before }; successive { $rest }, da { $restBefore }{ EITHER($clear, "", " (nella norma)") }
    }.

# The deals behind each cell of a heat table.

spots-counts = Cifre piccole: { INNER($label) }

# What the live deals of a period came from.

live-flow = **Nuove trattative: { $created }**, da { $createdBefore } in { $prior }; { $closed } chiuse e { $aged } diventate troppo vecchie.
live-flow-rows =
    .start = Vive all’inizio
    .created = Nuove
    .closed = Chiuse
    .aged = Diventate troppo vecchie
    .end = Vive alla fine
