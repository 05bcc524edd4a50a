# Der Support in den letzten Zeiträumen.

measure-csat_top = Bestnoten
    .the = der Anteil der Bestnoten
    .of = des Anteils der Bestnoten
    .in = beim Anteil der Bestnoten
    .definition = Anteil der bewerteten Tickets mit der besten Note der Skala; Tickets ohne Bewertung zählen nicht.
service-name = { $metric ->
        [csat_mean] Zufriedenheit
        [csat_top] Anteil der Bestnoten
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ $name }: { $value } nach { $before }, bei { $growth } { EITHER($more, "mehr", "weniger") } Tickets
    .short = { $name }: { $value } nach { $before }
service-steady =
    .full = { NEEDS($growth) }{ $created } Tickets, { $growth } { EITHER($more, "mehr", "weniger") } als in { $prior }; Service im üblichen Rahmen
    .short = { $created } Tickets gingen in { $now } ein; der Service blieb im üblichen Rahmen
service-point = { GIVEN($growth) ->
        [yes] **{ $name }: { $value } nach { $before }**, bei { $growth } { EITHER($more, "mehr", "weniger") } Tickets
       *[no] **{ $name }: { $value } nach { $before }**
    }.
service-section = Support
service-lead = Menge, Tempo und Qualität des Supports, { $first } bis { $now }
service-columns =
    .measure = Kennzahl
    .change = ggü. { $prior }
    .verdict = Urteil
service-verdict =
    .better = Besser
    .worse = Schlechter
    .usual = Üblich
service-per-accounts = Tickets je { $per } zahlende Kunden
service-churn = **{ $signal }**: Damit endeten { $with } der Abonnements, ohne { $without }, { $risk } so hohes Risiko.
service-no-churn = **Kein Zusammenhang mit Kündigungen**: Mit Ticket endeten { $with } der Abonnements, ohne { $without }{ WITH(", nach schlechter Bewertung ", $low) }; der Abstand kann Zufall sein.
