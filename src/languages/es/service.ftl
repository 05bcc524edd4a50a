# El soporte en los últimos periodos.

measure-csat_top = Mejores notas
    .the = la proporción de mejores notas
    .definition = Proporción de tickets valorados con la mejor nota de la escala; los tickets sin nota no cuentan.
service-name = { $metric ->
        [csat_mean] Satisfacción
        [csat_top] Proporción de mejores notas
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ FIRST($name) }: { $value } frente a { $before }, con un { $growth } { EITHER($more, "más", "menos") } de tickets
    .short = { FIRST($name) }: { $value } frente a { $before }
service-steady =
    .full = { NEEDS($growth) }{ $created } tickets, un { $growth } { EITHER($more, "más", "menos") } que en el { $prior }; servicio en su rango habitual
    .short = { $created } tickets recibidos en el { $now }; el servicio sigue en su rango habitual
service-point = { GIVEN($growth) ->
        [yes] **{ FIRST($name) }: { $value } frente a { $before }**, con un { $growth } { EITHER($more, "más", "menos") } de tickets
       *[no] **{ FIRST($name) }: { $value } frente a { $before }**
    }.
service-section = Soporte
service-lead = Volumen, rapidez y calidad del soporte, de { $first } a { $now }
service-columns =
    .measure = Indicador
    .change = vs. { $prior }
    .verdict = Veredicto
service-verdict =
    .better = Mejor
    .worse = Peor
    .usual = Lo habitual
service-per-accounts = Tickets por { $per } cuentas de pago
service-churn = **{ FIRST($signal) }**: terminó el { $with } de las suscripciones con esa señal y el { $without } de las demás, { $risk } el riesgo.
service-no-churn = **Sin relación con las bajas**: terminó el { $with } de las suscripciones con ticket y el { $without } sin él{ WITH(", el ", $low, " tras una mala nota") }; la diferencia puede ser azar.
