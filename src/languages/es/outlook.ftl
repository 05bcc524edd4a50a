## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label }: { $first }**{ WITH(", ", $count, " ", $subject) }{ WITH(", ", $share, " (", $of, ")") }.
at-risk-head-stale = Operaciones sin actividad
at-risk-head-overdue = Operaciones con la fecha de cierre vencida
at-risk-head-slipped = Operaciones que salieron del período
at-risk-head-renewal = Contratos por renovar
at-risk-response-stale = Cerrarlas o nombrar el próximo paso de cada una
at-risk-response-overdue = Fijar una nueva fecha para cada una o cerrarla
at-risk-response-slipped = Preguntar qué haría volver a cada una
at-risk-response-renewal = Nombrar quién habla con cada cliente antes de la fecha

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = Desviación %
finance-forecast = Previsión
finance-last-year = Año anterior
finance-lead = Real frente al plan, { $now }
finance-against = { $label } por { EITHER($side, "encima", "debajo") } del plan: { $actual } frente a { $plan }
finance-against-by = { $label }: { ABS($percent) } por { EITHER($side, "encima", "debajo") } del plan, { $actual } frente a { $plan }
finance-against-on = { $label } según el plan: { $actual }
finance-helps = Lo más favorable: **{ $label }**, { SIGNED($variance) } respecto al plan.
finance-hurts = Lo más desfavorable: **{ $label }**, { SIGNED($variance) } respecto al plan.
finance-from-plan = { $label } respecto al plan: { COMMAS($moved) }
finance-customer =
    .full = Un cliente nuevo cuesta { $cac } y se amortiza en { $payback } meses
    .short = Un cliente nuevo cuesta { $cac }
finance-economics = Rentabilidad por cliente: { $now }
finance-cash = Caja al final del período
finance-lasts =
    .full = La caja de { $cash } dura { $months } meses al ritmo actual
finance-stands = Caja de { $cash } al final del { $now }
finance-burnt = **{ $burn } de consumo neto** en el { $now }.
finance-gained = La caja varió { SIGNED($gain) } en el { $now }.

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit } en { $mrr }: { $expansion } más de clientes existentes, { $fresh } de nuevos
    .short = { $unit } en { $mrr }: { $expansion } más de clientes existentes
family-lost = **{ $lost } perdidos**: { $contraction } en clientes que pagan menos, { $churned } en clientes que se fueron.
family-by-subscription = Por suscripción: { $started } iniciados, { $ended } terminados ({ $period }).
family-ended = **{ $now } suscripciones terminadas**, tras { $before } en { $prior }.
family-cohort = **{ $accounts } clientes** pagaban al final del { $prior }.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $created } tickets recibidos en el { $now }, { $closed } cerrados
       *[no] { $created } tickets recibidos en el { $now }
    }
family-satisfied = **{ $share } satisfechos**, del { $response } de tickets con nota ({ $answers } respuestas).

## What the page of a funnel says.
funnel-title = { $stage }: avanzó el { $rate } de { $entered } { $many }
funnel-lead = Número de { $many } con desenlace por etapa y proporción que avanzó, { $now }
funnel-spoken = Desde **{ $stage }** avanzó el { $rate }.
funnel-days = Permanencia media en { $stage }: { $days }.
funnel-closed = No se cuentan { $many } sin desenlace, que aún pueden avanzar.

## What the page of a measure's distribution says.
distribution-title = { $label }: { $middle } están entre { $lower } y { $upper }
distribution-lead = Número de { $many } por clase: { $label }
distribution-median = **La mediana es { $median }**: quedan tantos por debajo como por encima.
distribution-mark = Mediana
distribution-skewed = La media, { $mean }, queda muy por encima: unos pocos valores grandes la elevan.

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = Indicador
plan-plan = Plan
plan-actual = Real
plan-variance = Desviación
plan-title = Plan alcanzado en { $reached } de { $planned } indicadores planificados

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = El { $share } de los clientes llegados desde { $since } sigue pagando
    .short = El { $share } de los clientes sigue pagando
cohort-lead = Parte de los clientes que paga al final de cada trimestre, según el trimestre en que llegó
cohort-head = Llegada
cohort-group = De los **{ $accounts } clientes** llegados en { $came }, el **{ $share }** pagaba al final de { $now }.

## Lo que se perdió de los ingresos recurrentes, y por qué.
loss-causes-title =
    .full = { $unit } perdido { EITHER($rose, "al alza", "a la baja") }, de { $before } a { $value }: { EITHER($rose, "base mayor", "base menor") } { $volume }, tasas de pérdida { $rates }
    .short = { $unit } perdido { EITHER($rose, "al alza", "a la baja") } en { $value }: tasas de pérdida { $rates }
    .opposed = { $unit } perdido: { $value } tras { $before }; { SIGNED($baseEffect) } por la base, { SIGNED($ratesEffect) } por las tasas
    .shorter = { $unit } perdido: { $value } tras { $before }
loss-causes-opening = **Cartera inicial**: { $rate } perdido, { $before } en el { $prior }.
loss-causes-sold = **Vendido en el { $now }**: { $rate } perdido antes de su fin, { $before } en el { $prior }.
loss-causes-return = **Con las tasas de pérdida del { $prior } se habrían perdido { $at } en el { $now }**, { ABS($worth) } menos.
loss-causes-point = **{ $unit } perdido { EITHER($rose, "al alza", "a la baja") }, de { $before } a { $value }**: { GIVEN($rates) ->
        [yes] { EITHER($rose, "base mayor", "base menor") } { $volume }, tasas de pérdida { $rates }
       *[no] { SIGNED($baseEffect) } por la base, { SIGNED($ratesEffect) } por las tasas de pérdida
    }.
loss-causes-unseen = La retención neta de { $nrr } no cuenta los { $within } vendidos y perdidos en el { $now }.
loss-causes-step-base = Tamaño de la base
loss-causes-step-opening = Tasa de pérdida, cartera
loss-causes-step-sold = Tasa de pérdida, ventas
loss-causes-total = Perdido en el { $period }
loss-causes-headline =
    .full = { $headline }; { $unit } perdido: { $multiple } el nivel { OF_PERIOD($prior) }
    .short = { $headline }; { $unit } perdido: { $multiple }
loss-causes-risk =
    .head = { $unit } perdido a las tasas del { $now }
    .response = Averiguar qué cambió en las suscripciones que terminaron antes
loss-within = **{ $value } vendidos y perdidos en el { $now }**, { $share } de todo lo perdido; las retenciones neta y bruta no lo cuentan.

## A qué edad se pierden las suscripciones y qué perderá la cartera.
loss-age-title =
    .broke = { NEEDS($month) }{ $share } de las bajas antes del día { $day }; la pérdida temprana empezó en { $month }
    .full = { $share } de las suscripciones terminadas no llegó al día { $day }; la pérdida subió de { $before } a { $value }
    .short = La pérdida a los { $band } días subió de { $before } a { $value } por { $per } días
    .shorter = Pérdida a los { $band } días: { $value } tras { $before }
loss-age-lead = Suscripciones terminadas por { $per } días, según su edad en días, { $now } y { $prior }
loss-age-days = { $band } días
loss-age-early = **{ $share } de las suscripciones terminadas** no llegó al día { $day }.
loss-age-counted = **{ $band } días**: { $ended } terminadas en el { $now }, { $before } en el { $prior }.
loss-age-held = Sin alza fuera de la variación habitual: { $bands } días.
loss-age-point = **La pérdida a los { $band } días subió de { $before } a { $value }** por { $per } días.
loss-stake-title =
    .full = Con las tasas del { $now } la cartera pierde después { $value }; con las del { $prior }, { $before }
    .short = La cartera pierde después { $value }, o { $before } con las tasas del { $prior }
loss-stake-lead = Pérdida esperada de { $unit } en el periodo siguiente, según la edad actual{ WITH(", en ", $currency) }
loss-stake-rates = Tasas del { $period }
loss-stake-difference = **{ $stake } en juego**: lo que vale volver a las tasas de pérdida del { $prior } en el periodo siguiente.
loss-stake-age = **{ $band } días**: { $part } de ello, sobre { $book } de { $unit }.
loss-stake-point = **Con las tasas de pérdida del { $now } la cartera pierde después { $value } de { $unit }; con las del { $prior }, { $before }**.

## Dónde se pierden los ingresos recurrentes, dos dimensiones cruzadas.
loss-where-title =
    .full = { $row } × { $column }: { $rate } del { $unit } perdido, { $column } en total { $whole }; diferencia { $gap }
    .short = { $row } × { $column }: { $rate } del { $unit } perdido, { $column } en total { $whole }
loss-where-even =
    .full = { $column }: { $share } del { $unit } perdido; nada destaca por { INNER($dimension) } más allá del azar
    .short = { $column }: { $share } del { $unit } perdido
loss-where-lead = Parte del { $unit } activo o vendido en el { $now } que terminó, { $rows } × { $columns }
loss-where-gap = **{ $row } × { $column }**: { $rate } de { $exposed } perdido; con la tasa de { $column } ({ $whole }) serían { $gap } menos.
loss-where-rows = Cada celda cuenta al menos { $least } suscripciones.
loss-where-point = **{ $row } × { $column }: { $rate } del { $unit } perdido**, { $column } en total { $whole }.

## Qué hizo variar los ingresos recurrentes.
recurring-growth-title =
    .full = Variación del { $unit }: { $share } por { $first }, { $secondShare } por { $second }
    .short = { $unit } { SIGNED($delta) }: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **Variación del { $unit }: { $share } por { $first }**, { $secondShare } por { $second }
       *[no] **{ $unit } { SIGNED($delta) }**: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
    }.
recurring-growth-factor = **{ FIRST($factor) }**: { $value }, tras { $before } en el { $prior }.
recurring-growth-accounts = clientes de pago
recurring-growth-subscriptions = suscripciones por cliente
recurring-growth-size = { $unit } por suscripción

# Clientes que pasaron a un plan más barato.

plan-moves-titles =
    .full = { $count } clientes de { $from } pasaron a { $to }: { $lost } menos de { $unit }
    .short = { $count } clientes de { $from } pasaron a { $to }
plan-moves-headline =
    .full = { $headline }; { $count } clientes de { $from } pasaron a { $to }
    .short = { $count } clientes de { $from } pasaron a { $to }: { $lost } menos de { $unit }
plan-moves-lead = Clientes de { $from } que pasaron a { $to }, { $now }, por periodicidad de facturación
plan-moves-columns =
    .billing = Facturación
    .stood = { $from } al inicio
    .moved = Pasaron a { $to }
    .share = Proporción
    .lost = MRR perdido
    .open = Siguen en { $from }
plan-moves-row = { $every ->
        [month] Mensual
        [quarter] Trimestral
        [half] Semestral
        [year] Anual
       *[other] Plurianual
    }
plan-moves-where = **{ $moved } de ellos tienen facturación { $every ->
        [month] mensual
        [quarter] trimestral
        [half] semestral
        [year] anual
       *[other] plurianual
    }**: el { $rate } de los { $stood } clientes de { $from } con esa facturación.
plan-moves-due = De { $due } clientes de { $from } cuyo contrato más largo vencía, { $moved } bajaron de plan.
plan-moves-fresh = { $to } ganó { $fresh } clientes nuevos por { $money } de MRR; los cambios cuestan { $lost } de { $unit }.
plan-moves-churn = Las bajas no son la causa: { $unit } perdido { $now }, tras { $before } en { $prior }.
plan-moves-open = { $open } clientes de { $from } con facturación { $every ->
        [month] mensual
        [quarter] trimestral
        [half] semestral
        [year] anual
       *[other] plurianual
    } aún pueden bajar de plan.
plan-moves-ahead = { $open } clientes de { $from } con facturación { $every ->
        [month] mensual
        [quarter] trimestral
        [half] semestral
        [year] anual
       *[other] plurianual
    } aún pueden bajar de plan, y { $ahead } contratos más largos ({ $money } de MRR) vencen en los próximos seis meses.
plan-moves-point = **{ $count } clientes de { $from } pasaron a { $to }**: { $lost } menos de { $unit }, { $yearly } al año.
plan-moves-risk = Más clientes de { $from } pasan a { $to }
