### The sentences of a deck made from facts.

## Parts of others.
part-verb = { EITHER($direction, "subió", "bajó") }{ $size ->
        [small] {" "}ligeramente
       *[usual] {""}
        [large] {" "}con fuerza
    }
part-move = { EITHER($direction, "alza", "caída") }
part-moved = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { part-verb }
       *[no] { $label }: { part-move }
    }
part-pattern = { $metric ->
        [win_rate] Los éxitos llegan { EITHER($direction, "tarde", "pronto") }
       *[other] { part-over-quarter }
    }
part-over-quarter = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { EITHER($direction, "sube", "baja") } a lo largo del trimestre
       *[no] { $label }: { EITHER($direction, "alza", "caída") } a lo largo del trimestre
    }
part-stands = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } es de { $value }
       *[no] { $label }: { $value }
    }

## Cover.
cover-title = { GIVEN($company) ->
        [yes] { $company }: { $review }
       *[no] { FIRST($review) }
    }, { $period }
cover-measure = { WITH($company, ": ") }{ FIRST($measure) }, { $period }
cover-review = { $about ->
        [measure] { INNER($measure) }
        [sales] revisión de ventas
        [success] revisión del éxito del cliente
        [support] revisión de soporte
        [people] revisión de personal
        [marketing] revisión de marketing
        [finance] revisión financiera
        [results] resultados
       *[business] revisión del negocio
    }
cover-topics = { INNER($topics) }
cover-focus = Foco: { $topics }
cover-audience = Para: { $audience }
cover-as-of = Datos a { $date }
source = Fuente: { $file }, { FULL($rows) } { $subject }, a { $date }

## Lead.
lead-span = { $label }{ WITH(" en ", $unit) }, { $first } a { $last }
lead-by = { $label }{ WITH(" en ", $unit) } por { INNER($dimension) }, { $now }{ WITH(" ", VERSUS($prior)) }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }, variación { VERSUS($prior) }
       *[no] { $now }
    }
lead-months = { $label } por mes del trimestre, solo trimestres completos
lead-risks = A partir de las cifras { OF_PERIOD($now) }
lead-as-of = Situación a { $date }
lead-definitions = Tal como se usan en todas las páginas de esta presentación
moved = { $direction ->
        [flat] { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } se mantuvo en { $value }
       *[no] { $label }: estable en { $value }
    }
       *[other] { GIVEN($multiple) ->
        [yes] { part-moved } hasta { $value }, { $multiple } el nivel { OF_PERIOD($prior) }
       *[no] { part-moved } { KNOWN($label) ->
        [yes] { GIVEN($pct) ->
        [yes] un { EITHER(GIVEN($pct), ABS($pct), ABS($delta)) }
       *[no] { EITHER(GIVEN($pct), ABS($pct), ABS($delta)) }
    }
       *[no] de { EITHER(GIVEN($pct), ABS($pct), ABS($delta)) }
    } hasta { $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }; { $driverMember } { EITHER($driverDirection, "subió", "bajó") } { ABS($driverDelta) }
    .short = { $headline }; { LOWER($held) }
    .shorter = { $headline }
summary-fallback = { $label } { DURING($now) }: { $value }
scorecard-all = Todos los indicadores comparados con { $prior } { EITHER($better, "mejoran", "empeoran") }: { INNER($label) } { EITHER($rose, "al alza", "a la baja") } ({ SIGNED($change) })
scorecard-but = { $label } { EITHER($rose, "al alza", "a la baja") } ({ SIGNED($change) }), pero { INNER($other) } { EITHER($otherRose, "al alza", "a la baja") } ({ SIGNED($otherChange) })
scorecard-and = { $label } ({ SIGNED($change) }) y { INNER($other) } ({ SIGNED($otherChange) }) { EITHER($rose, "al alza", "a la baja") }
scorecard-fell = a la baja: { INNER($members) }
scorecard-rose = al alza: { INNER($members) }
scorecard-held = { COUNT($members) ->
        [1] estable
       *[other] estables
    }: { INNER($members) }
scorecard-between = ;{" "}
scorecard-plain = { FIRST($now) } en cifras
against = { $change } vs. { $prior }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }, { $run ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[6] sexta
    } { EITHER($direction, "subida", "caída") } consecutiva
    .short = { moved } { DURING($now) }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }, variación no significativa { VERSUS($prior) }
       *[other] { moved } { VERSUS($prior) }
    }
    .short = { moved }
trend-plain = { $label }: { $value } { DURING($now) }
trend-change = { $direction ->
        [flat] **Estable { VERSUS($prior) }**: { $value } tras { $before }.
       *[other] **{ SIGNED($delta) } { VERSUS($prior) }**, cuando era de { $before }.
    }
trend-year-before = Un año antes
trend-target = Objetivo
trend-attained = **{ $attainment } del objetivo**, fijado en { $target }.
trend-behind = Base de la cifra { OF_PERIOD($now) }: { $rows } { $subject }.
trend-partial = Con datos parciales y sin comparar: { $periods }.

## Bridge.
bridge-titles =
    .full = { $member } { EITHER($direction, "subió", "bajó") } { ABS($delta) }, el { $contribution } de la variación neta { OF($label) }
    .short = { $member } { EITHER($direction, "subió", "bajó") } { ABS($delta) }, con una variación neta de { SIGNED($total) } { WITHIN($label) }
    .shorter = Mayor variación { WITHIN($label) }: { $member }, { SIGNED($delta) }
bridge-plain = { $label }: variación por { INNER($dimension) }
bridge-driver = **{ $member }**: { $value } tras { $before } { DURING($prior) }.
bridge-counter = **{ $member }**, en cambio, { EITHER($rose, "subió", "bajó") } { ABS($delta) }.
bridge-from-to = **{ $end }** { DURING($now) } tras { $start } { DURING($prior) }.
bridge-net = En conjunto, los pasos suman { SIGNED($total) } { VERSUS($prior) }.
bridge-other = «Otros» reúne { $count } { INNER($dimension) }.

## Ranking.
ranking-titles =
    .full = { $member } lidera { THE($label) } con { $value }, { $lead } el puesto siguiente
    .short = { $member } lidera { THE($label) } con { $value }
    .shorter = { $member } lidera con { $value }
ranking-plain = { $label } por { INNER($dimension) }
ranking-share = **{ $member }** aporta el { $share } { OF($label) } { DURING($now) }.
ranking-overall = En todos los períodos, { $member } concentra el { $allShare } { OF($label) }{ WITH(", ", $allLead, " el puesto siguiente") }.
ranking-change = { $member }: { SIGNED($delta) } { VERSUS($prior) }.

## Share.
share-titles =
    .full = { $member } concentra el { $share } { OF($label) }, { ABS($shift) } { EITHER($rose, "más", "menos") }
    .short = { $member } concentra el { $share } { OF($label) }
share-plain = { $label } por { INNER($dimension) }
share-shift = **{ $member }** es quien más se movió en el mix: cuota { SIGNED($shift) }, valor { SIGNED($delta) }.
share-steady-mix = Ninguna cuota varió un punto entero { VERSUS($prior) }.
share-first = **{ $members }** concentran juntos el { $share }.

## Comparison.
comparison-titles =
    .full = Mayor { EITHER($rose, "alza", "caída") } { WITHIN($label) }: { $member }, { SIGNED($delta) }
    .short = { $member }: { SIGNED($delta) } { WITHIN($label) }
comparison-rate =
    .few = { NEEDS($few) }{ $label } por { INNER($one) }: sin diferencias significativas donde hay suficientes { $few }
    .full = { $label } por { INNER($one) }: las diferencias no son significativas
    .short = { $label } por { INNER($one) }: sin diferencias significativas
comparison-rate-differs =
    .full = { $member } se distingue { WITHIN($label) }: { $value } frente a { $whole } en total
    .short = { $member }: { INNER($label) } { $value }
comparison-member = **{ $member }**: { $value } tras { $before } { DURING($prior) }.
comparison-rows = Grupo más pequeño mostrado: { $least } { $subject }.

## Pattern.
pattern-titles =
    .full = { part-pattern }: { $third } en el último mes { OF_PERIOD($now) }, { $first } en el primero
    .short = { part-pattern }: { $third } tras { $first }
pattern-categories =
    .full = Primer mes
    .short = Segundo mes
    .shorter = Tercer mes
pattern-pooled = **Todos los trimestres completos lo muestran**: { $allFirst }, { $allSecond } y { $allThird } según el mes, en conjunto.
pattern-test = La diferencia entre el primer y el último mes es estadísticamente significativa.

## Table.
table-title =
    .full = { $dimension } en cifras: { $member } lidera { THE($label) } con { $value }
    .short = { $dimension } en cifras: { $member } lidera con { $value }
table-two-leaders =
    .full = { $member } lidera { THE($label) }; { $member2 }, { THE($label2) }
table-share = Cuota
table-change = vs. { $prior }
table-small-count = { $hits } de { $n }

## Pipeline.
pipeline-titles =
    .full = { part-stands }; { LOWER($created) }
    .short = { $label }: { $value }; { LOWER($created) }
    .shorter = { part-stands }
pipeline-other = **{ $label }**: { $value }.
pipeline-no-value = { $label }: no calculable aquí. { $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] , { SIGNED($delta) } { VERSUS($prior) }
    }.
points-rate-delta = **{ moved }**, tras { $before } { DURING($prior) }.
points-unchanged = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } se mantuvo
       *[no] { $label }: estable
    }** en { $value }, como { DURING($prior) }.
points-driver = **{ $member } { EITHER($direction, "subió", "bajó") } { ABS($delta) }**{ WITH(", el ", $contribution, " de la variación neta ", OF($label)) }.
points-pattern = **{ $metric ->
        [win_rate] Los éxitos llegan { EITHER($direction, "tarde", "pronto") } en el trimestre
       *[other] { part-over-quarter }
    }**: { $first }, { $second } y { $third } según el mes { OF_PERIOD($now) }.
points-rank = **{ $member } lidera { THE($label) }**{ WITH(" con el ", $share) }{ WITH(", ", $lead, " el puesto siguiente") }.
points-concentration = **{ $members }** concentran juntos el { $share } { OF($label) }.
points-shift = **{ $member }** concentra el { $share } { OF($label) }, { ABS($shift) } { EITHER($direction, "más", "menos") }.
points-threshold = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } alcanzó el { $attainment } del objetivo
       *[no] { $label }: { $attainment } del objetivo
    }**: { $value } frente a { $target }.
points-rate-difference = **{ $member } se distingue { WITHIN($label) }**: { $value } frente a { $whole } en total.
points-plain = **{ $label }** { DURING($now) }: { $value }.

## Risks.
risks-title = Riesgos: { INNER($heads) }
risks-driver =
    .head = Nueva { part-move } en { $member }
    .response = Revisar los casos de { $member } uno por uno
risks-pattern =
    .head = Trimestre pendiente de su último mes
    .response = Revisar las fechas de decisión en las primeras semanas del trimestre
risks-rank =
    .head = Dependencia de { $member }
risks-delta =
    .head = Nueva { part-move } { OF($label) }
risks-unknown =
    .head = { $label }: dato ausente
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] Próximos pasos: { $heads }
       *[no] Próximos pasos
    }
definitions-title = Definiciones: cómo se calcula cada indicador
not-computable = No calculado: { INNER($reason) }

## Quality.
appendix-title = Calidad de los datos y definiciones
quality-title = Calidad de los datos: qué se leyó y qué quedó fuera
quality-file = Filas leídas: { FULL($rows) }; rechazadas: { FULL($rejected) }
quality-period = Períodos
quality-partial = Con datos parciales, mostrados y nunca comparados: { $periods }
quality-tests = Pruebas
quality-guard = Solo se dice que una tasa varió cuando una prueba de proporciones, corregida por todas las tasas examinadas, halla significativa la diferencia
agenda = Contenido de esta revisión

## Sections.
sections-summary = Resumen
sections-results = Resultados
sections-evidence = Análisis
sections-outlook = Perspectivas
sections-actions = Próximos pasos
sections-appendix = Anexo

## Notes.
notes-formula = { $name } ({ $value }){ GIVEN($definition) ->
        [yes] : { INNER($definition) }
       *[no] {"."}
    } Base: { FULL($rows) } { $subject }.
trend-effects = De ello, { SIGNED($volume) } por el número de { $subject } y { SIGNED($size) } por su valor medio.
