# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [fits] { $n } { PLURAL($many, "posible", "posibles") }
    [part] { $n } { PLURAL($many, "cierta pero menor", "ciertas pero menores") }
    [cleared] { $n } { PLURAL($many, "descartada", "descartadas") }
   *[open] { $n } { PLURAL($many, "no comprobable", "no comprobables") }
}
claims-head = { $none ->
    [yes] Ninguna de las { $count } explicaciones se sostiene
   *[no] De { $count } explicaciones: { COMMAS($parts) }
}
claims-titles =
    .full = { $none ->
        [yes] Ninguna de las { $count } explicaciones se sostiene en { $cell }
       *[no] De { $count } explicaciones para { $cell }: { COMMAS($parts) }
    }
    .short = { claims-head }
    .plain = { $count } explicaciones frente a los datos
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) }: { $tag }
claims-claim = «{ $claim }»{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [fits] puede explicarlo
    [place] señala el lugar
    [part] cierto, pero explica poco
    [alike] igual en todas partes
    [still] no ha ocurrido
    [opposite] ha ocurrido lo contrario
    [chance] no más que el azar
    [without] no cambia nada
    [across] no cambia nada
    [elsewhere] no donde cambió
    [later] llegó tarde
    [season] no es la temporada
    [always] sin diferencia en el resto
    [few] muy pocas filas
    [person] no lo dicen las cifras
   *[unknown] no se puede comprobar
}
claims-detail = { $verdict ->
    [fits] { WITH("En el resto ", $others, ", antes ", $othersBefore, ".") }
    [part] { GIVEN($share) ->
        [yes] Solo explica { $share } del cambio en { $cell }.
       *[no] { "" }
    }
    [alike] En el resto también { $others }, antes { $othersBefore }; solo cambió { $cell }.
    [without] { FIRST($label) } en { $cell } cambió lo mismo sin { $who }.
    [across] { FIRST($label) } en { $cell } cambió lo mismo, sea cual sea el valor de «{ $who }» que se quite.
    [elsewhere] Cambió { $cell }, no { $who }.
    [later] { FIRST($cell) } cambió en { $start }, antes de { $who }.
    [season] Los mismos meses del año anterior fueron como todo lo anterior.
    [always] En el resto, { INNER($label) } pasó de { $othersBefore } a { $others }: tendría que actuar solo en { $cell }.
    [few] { "" }
    [person] Las cifras de una persona no prueban una causa.
    [unknown] Los datos no tienen columna { GIVEN($thing) ->
        [yes] de { $thing }
       *[no] para ello
    }.
   *[other] { "" }
}
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explicación
    .what = Medida por
    .before = Antes
    .since = Desde { $start }
    .verdict = Veredicto
claims-lead = { FIRST($cell) }: { INNER($label) } cambió en { $start }; lo que necesitaría cada explicación allí, antes y desde entonces
claims-season = { FIRST($label) }, los mismos meses del año anterior
claims-share = Proporción de { $who }
claims-without = { $label } sin { $who }
claims-load = { FIRST($rows) } por { LOWERCASE($dimension) } y mes
claims-years = Años desde { INNER($label) }
claims-thing = { $thing ->
    [weight] peso
    [size] tamaño
    [age] edad
    [discount] descuentos
    [price] precios
    [reply] tiempo de respuesta
    [approval] tiempo hasta la aprobación
    [arrival] tiempo hasta la llegada
    [work] tiempo de trabajo
    [parts] piezas y material
    [duration] duración
    [load] carga por persona
    [distance] distancia
    [temperature] temperatura
   *[experience] experiencia
}
