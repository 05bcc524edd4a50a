# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n } { PLURAL($many, "mostrada", "mostradas") } por los datos
    [fits] { $n } { PLURAL($many, "coincide", "coinciden") } solo en fecha o lugar
    [part] { $n } { PLURAL($many, "cierta pero menor", "ciertas pero menores") }
    [cleared] { $n } { PLURAL($many, "descartada", "descartadas") }
   *[open] { $n } { PLURAL($many, "no comprobable", "no comprobables") }
}
claims-head = { $none ->
    [yes] Ninguna de las { $count } explicaciones se sostiene
   *[no] De { $count } explicaciones: { COMMAS($parts) }
}
claims-title = { $none ->
    [yes] Ninguna de las { $count } explicaciones se sostiene en { $cell }
   *[no] De { $count } explicaciones para { $cell }: { COMMAS($parts) }
}
claims-titles =
    .short = { claims-head }
    .counts = Explicaciones: { COMMAS($parts) }
    .plain = { $count } explicaciones frente a los datos
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) }: { $tag }
claims-claim = «{ $claim }»{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [shown] lo muestran los datos
    [mixed] lo muestran los datos
    [timing] solo coincide en el tiempo
    [place] solo coincide en el lugar
    [part] cierto, pero explica poco
    [alike] igual en todas partes
    [still] no ha ocurrido
    [opposite] ha ocurrido lo contrario
    [chance] no más que el azar
    [without] no cambia nada
    [across] no cambia nada
    [elsewhere] no donde cambió
    [later] llegó tarde
    [early] llegó demasiado pronto
    [season] no es la temporada
    [always] sin diferencia en el resto
    [like] sin cambio a igual composición
    [even] nada que haya podido mover
    [few] muy pocas filas
    [person] no lo dicen las cifras
   *[unknown] no se puede comprobar
}
claims-detail = { $verdict ->
    [shown] { WITH("En el resto ", $others, ", antes ", $othersBefore, ".") }
    [mixed] { FIRST($label) } es allí { $others }, antes { $othersBefore }.
    [timing] { WITH("En el resto ", $others, ", antes ", $othersBefore, ". ") }Ninguna columna dice más que el mes.
    [place] { WITH("En el resto ", $others, ", antes ", $othersBefore, ". ") }Ninguna columna lo distingue de lo demás que hay allí.
    [part] { GIVEN($share) ->
        [yes] Solo explica { $share } del cambio en { $cell }.
       *[no] { "" }
    }
    [alike] En el resto también { $others }, antes { $othersBefore }; solo cambió { $cell }.
    [without] { FIRST($label) } en { $cell } cambió lo mismo sin { $who }.
    [across] { FIRST($label) } en { $cell } cambió lo mismo, sea cual sea el valor de «{ $who }» que se quite.
    [elsewhere] Cambió { $cell }, no { $who }.
    [later] { FIRST($cell) } cambió en { $start }, antes de { $who }.
    [early] { FIRST($cell) } cambió en { $start }, mucho después de { $who }.
    [season] Los mismos meses del año anterior fueron como todo lo anterior.
    [always] En el resto, { INNER($label) } pasó de { $othersBefore } a { $others }: tendría que actuar solo en { $cell }.
    [like] A igual composición ({ $groups }): { $like }.
    [even] Por { INNER($groups) }, { INNER($label) } es como antes.
    [few] { "" }
    [person] Las cifras de una persona no prueban una causa.
    [unknown] Los datos no tienen columna { GIVEN($thing) ->
        [yes] de { $thing }
       *[no] para ello
    }.
   *[other] { "" }
}
claims-alone = **{ FIRST($claim) }**: { $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explicación
    .what = Medida por
    .before = Antes
    .since = Desde { $start }
    .verdict = Veredicto
claims-lead = { FIRST($cell) }: { INNER($label) } cambió en { $start }; lo que necesitaría cada explicación allí, antes y desde entonces
claims-season = { FIRST($label) }, los mismos meses del año anterior
claims-of = { $label }, { $who }
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
