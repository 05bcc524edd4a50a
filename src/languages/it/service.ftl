# L’assistenza negli ultimi periodi.

measure-csat_top = Voti massimi
    .the = la quota di voti massimi
    .definition = Quota di ticket valutati con il voto migliore della scala; i ticket senza voto non contano.
service-name = { $metric ->
        [csat_mean] Soddisfazione
        [csat_top] Quota di voti massimi
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ FIRST($name) }: { $value } contro { $before }, con il { $growth } di ticket in { EITHER($more, "più", "meno") }
    .short = { FIRST($name) }: { $value } contro { $before }
service-steady =
    .full = { NEEDS($growth) }{ $created } ticket, il { $growth } in { EITHER($more, "più", "meno") } rispetto al { $prior }; servizio nella norma
    .short = { $created } ticket ricevuti nel { $now }; il servizio resta nella norma
service-point = { GIVEN($growth) ->
        [yes] **{ FIRST($name) }: { $value } contro { $before }**, con il { $growth } di ticket in { EITHER($more, "più", "meno") }
       *[no] **{ FIRST($name) }: { $value } contro { $before }**
    }.
service-section = Assistenza
service-lead = Volume, rapidità e qualità dell’assistenza, da { $first } a { $now }
service-columns =
    .measure = Indicatore
    .change = vs. { $prior }
    .verdict = Giudizio
service-verdict =
    .better = Meglio
    .worse = Peggio
    .usual = Nella norma
service-per-accounts = Ticket ogni { $per } clienti paganti
service-churn = **{ FIRST($signal) }**: si è concluso il { $with } degli abbonamenti con questo segnale e il { $without } degli altri, { $risk } il rischio.
service-no-churn = **Nessun legame con gli abbandoni**: si è concluso il { $with } degli abbonamenti con ticket e il { $without } di quelli senza{ WITH(", il ", $low, " dopo un voto basso") }; la differenza può essere casuale.
