# Lo que un resumen responde a las preguntas de su encargo.

answer-place = { $sense ->
        [best] obtiene el mejor resultado { WITHIN($label) }
        [worst] obtiene el peor resultado { WITHIN($label) }
        [least] va en último lugar { WITHIN($label) }
       *[most] va en primer lugar { WITHIN($label) }
    }
answer-which = **{ $member } { answer-place }: { $value }**{ WITH(" frente a ", $whole, " en total") }; en el otro extremo, { $other } con { $otherValue }.
answer-which-titles =
    .full = { $member } { answer-place }: { $value } frente a { $whole } en total
    .short = { $member } { answer-place }: { $value }
answer-besides = { $label } en ese grupo: { $value }{ WITH(" frente a ", $whole, " en total") }.
answer-even = **{ $label }: sin diferencias claras por { INNER($one) }**, de { $low } ({ $lowMember }) a { $high } ({ $highMember }), lo que puede deberse al azar.
answer-even-titles =
    .full = { $label } por { INNER($one) }: sin diferencias claras, de { $low } a { $high }
    .short = { $label } por { INNER($one) }: sin diferencias claras
answer-versus = **{ $member } frente a { $other }, { INNER($label) }**: { $value } frente a { $otherValue }.
answer-no-cause = Ningún grupo lo explica por sí solo.
answer-all-periods = Todos los períodos juntos, porque { $now } tiene muy pocas filas.
answer-decided = Cifras de { $period }, el periodo más reciente con casi todo decidido.
answer-page-titles =
    .full = { $label }: de { $low } ({ $lowMember }) a { $high } ({ $highMember })
answer-page-rows = Con base en { $least } a { $most } { $subject } por grupo.
answer-open = **Sin respuesta: «{ $question }»**. { $reason ->
        [prior] Falta un período anterior completo con el que comparar.
        [period] Los datos no contienen nada de ese momento.
        [amount] Ninguna columna da su importe.
        [unit-cost] Ninguna tabla ni columna dice lo que cuesta una unidad: coste unitario, coste estándar o precio de compra.
        [dimension] Ninguna columna desglosa las cifras así.
        [member] Los datos no contienen nada con ese nombre.
        [since] Aún no ha pasado ningún mes completo desde entonces.
        [decision] Los datos no dicen qué aportaría.
        [fee] Los datos no recogen ventas a las que aplicar ese porcentaje.
        [discount] Los datos no recogen descuentos por encima de ese tope.
        [currency] El precio está en otra moneda que los datos y no se indica el cambio.
        [ahead] Los datos dicen lo que se hizo, no lo que la gente haría; habría que preguntárselo o probarlo con algunos.
       *[measure] Ninguna columna lo mide.
    }
answer-in-period = **{ moved } { DURING($now) }**, tras { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# Lo que el encargo da por supuesto.

given-limits = Plazos indicados: { $limits }
given-target = Objetivo indicado: { $limits }
given-cost = **{ FIRST($what) }: { $cost } { DURING($now) }**, { $count } al coste indicado de { $price }{ WITH("; ", $before, " en ", $prior) }.
given-share = **{ FIRST($what) }: { $cost } { DURING($now) }**, el { $share } de { $base } ({ $label }), según lo indicado{ WITH("; ", $before, " en ", $prior) }.
given-cost-of = Coste: { $what }
given-cost-titles =
    .full = { FIRST($what) }: un coste de { $cost } { DURING($now) }{ WITH(", frente a ", $before, " en ", $prior) }
    .short = { FIRST($what) }: un coste de { $cost } { DURING($now) }
target-gap = **{ $label }: { ABS($gap) } por { EITHER($over, "encima", "debajo") } del objetivo** de { $target }, en { $value }.

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first } a { $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows } { $subject }, { $span }
       *[no] promedio por período, { $span }
    }
cells-point = **{ $cell }: { INNER($label) } de { $value }** frente a { $whole } en total ({ cells-basis }){ WITH("; antes ", $before, " (", $earlier, ")") }.
cells-none = **{ $label }: ningún grupo destaca**; { $count } examinados, ninguno más allá del azar ({ cells-basis }).
cells-titles =
    .full = { $label }: { $cell } es lo que más pesa, con { $value } frente a { $whole } en total
    .short = { $cell }: { INNER($label) } de { $value } frente a { $whole } en total
cells-page-title = { $label }: { $value } en { $cell }, { $whole } en total
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }; { EITHER($low, "solo ", "") }{ $value } en { $cell }
cells-back = { $metric ->
        [win_rate] Con la tasa general se habrían ganado **{ ABS($count) } { EITHER($more, "más", "menos") }** de sus { $rows } oportunidades{ GIVEN($worth) ->
                [yes] , por valor de { ABS($worth) }
               *[no] { "" }
            }.
        [each] Con la tasa general habría habido **{ ABS($count) } casos { EITHER($more, "más", "menos") }** ({ $span }).
       *[other] Con la tasa general, **{ ABS($count) }** de { $rows } ({ $subject }) habrían tenido otro resultado.
    }
cells-worth = Llevar { $cell } al nivel general vale **{ ABS($worth) }**.
cells-thin = { $span }, porque { $now } por sí solo tiene pocos datos ({ $subject }).
cells-chance = Más allá del azar entre **{ $count } grupos** examinados; las diferencias menores pueden deberse al azar.
cells-counted = { $subject }, una vez por período
cells-columns =
    .cell = Grupo
    .gap = vs. total
    .worth = Valor

# Una causa supuesta, puesta a prueba: la evolución de un indicador desde entonces, junto a los que no afecta.

effect-moved = { $direction ->
        [up] subida de { ABS($change) }, hasta { $after }
        [down] bajada de { ABS($change) }, hasta { $after }
       *[flat] sin cambios en { $after }
    }
effect-beside = { $basis ->
        [others] , frente a { SIGNED($beside) } en todos los demás
        [year] , frente a { SIGNED($beside) } un año antes
       *[none] { "" }
    }
effect-point = **{ $label }{ WITH(" (", $who, ")") }: { effect-moved } a partir de { $start }**{ effect-beside }.
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **Es más de lo que explica el azar** ({ $rows } { $subject }), pero no hay con qué comparar: coincide con el cambio, sin probar la causa.
           *[other] **La diferencia de { ABS($gap) } es más de lo que explica el azar** ({ $rows } { $subject }): coincide con el cambio, sin probar la causa.
        }
        [before] **El movimiento ya había empezado antes de { $start }**: no se aprecia un efecto propio del cambio ({ $rows } { $subject }).
        [few] **{ $rows } { $subject } son demasiado pocos** para distinguir un efecto del azar.
       *[chance] { $basis ->
            [none] **No supera el azar**: no se aprecia efecto del cambio ({ $rows } { $subject }).
           *[other] **La diferencia de { ABS($gap) } no supera el azar**: no se aprecia efecto del cambio ({ $rows } { $subject }).
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } a partir de { $start }{ effect-beside }
       *[other] { $label }{ WITH(" (", $who, ")") }: sin efecto claro desde { $start }, { SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } a partir de { $start }
       *[other] { $label }{ WITH(" (", $who, ")") }: sin efecto claro desde { $start }
    }
effect-page-titles =
    .full = { $label }{ WITH(" (", $who, ")") }: de { $before } a { $after }{ $basis ->
        [others] , y de { $besideBefore } a { $besideAfter } en todos los demás
        [year] , y de { $besideBefore } a { $besideAfter } un año antes
       *[none] { "" }
    }
    .short = { $label }{ WITH(" (", $who, ")") }: de { $before } a { $after }
effect-worth = A partir de { $start }, la diferencia equivale a **{ ABS($worth) }** { $of ->
        [rows] { $subject }
       *[amount] ({ $label })
    }.
effect-least = Solo { $basis ->
        [none] un cambio
       *[other] una diferencia
    } de **{ ABS($least) }** o más se distinguiría aquí del azar.
effect-year = Un año antes, los mismos meses variaron { SIGNED($change) }.
effect-lead = { $label }{ WITH(" en ", $unit) }, { $from } frente a { $until }
effect-so-what = { $verdict ->
        [apart] Comprobar qué más cambió en { $start }{ WITH(" (", $who, ")") } antes de atribuirlo al cambio.
        [few] Valorar el cambio cuando haya más { $subject }.
       *[other] Con estas cifras no se puede dar ni quitar la razón al cambio.
    }
effect-series =
    .others = Todos los demás
    .pace = Al ritmo de los demás
    .year = Un año antes
effect-columns =
    .group = Grupo
    .before = Antes
    .after = Después
    .change = Variación

# Cuál de dos causas movió un indicador.

either-moved = { SIGNED($delta) }
either-point = **{ $label }: { either-moved }, de ello { SIGNED($first) } por { $one }**{ GIVEN($second) ->
        [yes] { " " }y { SIGNED($second) } por { $other }
       *[no] ; las cifras no permiten aislar { $other }
    }.
either-verdict = { $verdict ->
        [first] **Pesa más { $one }**: esto dice dónde está el cambio, no qué lo causó.
        [second] **Pesa más { $other }**: esto dice dónde está el cambio, no qué lo causó.
        [both] **Ambas pesan casi lo mismo**: esto dice dónde está el cambio, no qué lo causó.
        [neither] **Ni la una ni la otra explican gran cosa**: el resto está en otra parte.
       *[chance] **El cambio en sí no supera el azar**, así que ninguna es todavía una causa.
    }
either-titles =
    .full = { $label }: { either-moved }, { SIGNED($first) } por { $one } y { NEEDS($second) }{ SIGNED($second) } por { $other }
    .short = { $label }: { either-moved }, de ello { SIGNED($first) } por { $one }
either-page-title = { $label }: qué influyó, { $now }
either-overlap = Ambas se solapan: parte de una está en la otra, así que no se suman.
either-all = Todo el cambio
