## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label }: { $value }, { ABS($change) } por { EITHER($above, "encima", "debajo") } de { $prior }
usual-within = La diferencia está dentro de la variación habitual{ WITH(" (", $rows, " ", $subject, ")") }.

## What is said of a course over many periods and of a level that changed.
course-trend = { $label }: { EITHER($rose, "alza", "caída") } durante { $periods } períodos, de { $first } a { $value }
course-level = { $label }: un nivel más { EITHER($rose, "alto", "bajo") } desde { $since }, { $level } por período tras { $before }
course-risk =
    .head = { EITHER($rose, "Alza", "Caída") } que continúa: { $label }

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = { EITHER(GIVEN($whole), $whole, "Filas") }: cuotas por { INNER($dimension) }, { $now } y { $prior }
mix-titles =
    .full = { $label }: { SIGNED($mix) } de { SIGNED($delta) } por la composición ({ $dimension }), { SIGNED($rate) } por las partes mismas
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } por la composición
mix-weight = **{ $member }**: peso de { $weight } tras { $before } en { $prior }.
mix-point = **{ $label }: la composición ({ $dimension }) supone { SIGNED($mix) } de { SIGNED($delta) }**, las partes mismas { SIGNED($rate) }.
mix-columns-weight = Peso { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member } parece ir por { EITHER($ahead, "delante", "detrás") } ({ $label }), pero va por { EITHER($ahead, "detrás", "delante") } a igual { $inside }
    .short = { $member }: { $label } se invierte por { $inside }
simpson-change =
    .full = { $label }: { EITHER($rose, "alza", "caída") } en total, pero { EITHER($rose, "caída", "alza") } por { $dimension }
    .short = { $label } se invierte por { $dimension }
simpson-held = **Con la misma composición ({ $inside }), la diferencia es { SIGNED($within) }.**
simpson-turned = Se invierte en: { COMMAS($members) }.
simpson-others = Todos los demás

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **Mayor elemento ({ $many }): { $value }**, un { $share } ({ $label }).
outlier-without = { $label }, descontándolo: { $without }{ WITH(", ", ABS($change), " por ", EITHER($above, "encima", "debajo"), " de ", $prior) }.
outlier-member = **{ $member } se aparta mucho del resto** ({ $label }): { $value } frente a una mediana de { $median }.
outlier-risk =
    .head = Un resultado que depende de un solo elemento
    .response = Valorar también el período sin él

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member } { EITHER($rose, "ganó", "perdió") } { ABS($delta) }
movers-between = ;{" "}
movers-of = {" "}({ $label })

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column }: { INNER($label) } { $value } frente a { $whole } en total
crossed-reading = **{ $row } × { $column }**: { $value }; { $row } sin { $column }: { $restOfRow }, { $column } sin { $row }: { $restOfColumn }.

## What a ranking says besides its leader.
ranking-first = { $label }: { $member } va en primer lugar con { $value }
ranking-remainder = Los { $count } restantes ({ $many }) suman { $value }.
ranking-last = No se muestran los demás, hasta { $member } con { $value }.
ranking-figures = { $dimension } en cifras

## What is said of the same period a year before and of the season.
year-against = { $change } vs. { $year }
year-colon = :{" "}
year-usual-season = { EITHER($rose, "el alza", "la caída") } frente a { $prior } es estacional
year-season = **{ EITHER($rose, "El alza", "La caída") } frente a { $prior } es estacional**: esta parte del año fue la más { EITHER($rose, "alta", "baja") } en { $years } de { $outOf } años.
year-above = { $label }: por encima del año anterior en { $periods } de los últimos { $outOf } períodos
year-each = { $label }: por { EITHER($above, "encima", "debajo") } del año anterior en cada uno de los últimos { $outOf } períodos
year-lead = { $label }{ WITH(" en ", $unit) }, de { $first } a { $last }, junto al mismo período del año anterior
year-year-before = Año anterior
year-same-year = Período indicado
year-pair = **{ $period }**: { $value } tras { $before } un año antes.

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now } hasta la fecha: { $value }**{ WITH(", ", SIGNED($change), " frente a los mismos días de ", $prior) }.
to-date-year = **En lo que va de año: { $value }**{ WITH(", ", SIGNED($change), " frente al año anterior") }.
to-date-twelve-months = **Año completo hasta aquí: { $value }**{ WITH(", ", SIGNED($change), " frente al anterior") }.

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = Recoger los motivos, primero los más frecuentes
response-retention = Listar los clientes que pagan menos que antes y quién habla con cada uno
response-time = Mirar los casos más lentos y dónde estuvieron en espera

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = Pérdida en { $member }: { $value }, de un total de { $whole } ({ $label })
    .short = Pérdida en { $member }: { $value }
loss-many =
    .full = Pérdidas en { $members }: { $sum }, de un total de { $whole } ({ $label })
    .short = Pérdidas en { $member } y otros: { $sum } ({ $label })
loss-point = **Pérdida en { $member }**: { $value }, de un total de { $whole } ({ $label }).
loss-without = { $label } descontando las pérdidas: { $without }.
loss-risk =
    .head = Una pérdida duradera en { $member }
    .response = Considerar qué precio, coste o salida la terminaría ({ $label })

## How a measure is computed, as a line of the notes.
definition-line = { $label }: { INNER($definition) }
