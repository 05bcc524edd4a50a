# Mix.

mix-alone = **Ningún grupo cambió por sí mismo más allá del azar ({ $dimension })**: lo que se movió es cuánto pesa cada uno; no hay ninguno que corregir.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } de { SIGNED($delta) } por la composición ({ $dimension }), { SIGNED($rate) } por los grupos mismos
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } por la composición
mix-mostly = **Casi nada cambió en los grupos mismos ({ $dimension })**: de { SIGNED($delta) }, solo { SIGNED($rate) } viene de ellos; el resto, de cuánto pesa cada uno.
mix-shift = **{ FIRST($member) } pasó de { $before } a { $weight } del total ({ $rows })**; { INNER($label) } es allí { $level }, antes { $levelBefore }.
mix-made = La composición supone { SIGNED($mix) } de { SIGNED($delta) }, los grupos mismos { SIGNED($rate) }.
mix-constant = Con la composición de antes, { INNER($label) } sería { $constant } en lugar de { $value }.
mix-more = En número hay más: { $hits } { $rows } al mes, antes { $before }.
mix-shift-titles =
    .full = { $isEven ->
        [true] Solo la composición movió { INNER($label) }: { $member } pasó de { $before } a { $weight } del total
       *[false] Sobre todo la composición movió { INNER($label) }: { $member } pasó de { $before } a { $weight } del total
    }
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } por la composición
mix-shift-lead = { FIRST($rows) }: cuotas y { INNER($label) } por { INNER($dimension) }, antes y desde entonces
mix-columns-share = Cuota ({ $rows }), { $period }
mix-columns-level = { $label }, { $period }
mix-span = { $side ->
        [since] desde { $start }
       *[before] antes de { $start }
    }
mix-claims-lead = { $label }: lo que necesitaría cada explicación, un cambio a igual composición ({ $dimension })
mix-claims-constant = { $label } a composición constante
mix-option = { $standing ->
        [apart] Responde a lo ocurrido: cada grupo ({ $dimension }) se juzga por su propia cifra, sea cual sea la composición
        [leave] No se pierde nada: ningún grupo cambió por sí mismo ({ $dimension }). La cifra global seguirá a la composición
        [undo] Devolvería la cifra global renunciando a { $count } { $rows } al año{ WITH(" (", $worth, ")") }, sin hacer nada mejor
        [fix] { GIVEN($like) ->
            [yes] { FIRST($who) } no cambió: { $like } a igual composición ({ $dimension }); { $before } antes y { $since } después se deben a ella
           *[no] { FIRST($who) } no cambió: { $before } antes, { $since } después
        }
       *[none] Trata lo que no cambió: por { INNER($dimension) }, { INNER($label) } es como antes
    }
mix-decision = { GIVEN($called) ->
        [yes] **Elegir { $called }**{ WITH(" (", $cost, ")") }: por { INNER($dimension) } no cambió nada, así que no hay nada que reparar.
       *[no] **No tomar ninguna de las opciones**: por { INNER($dimension) } no cambió nada, así que no hay nada que reparar. Conviene medir { INNER($label) } por { INNER($dimension) }.
    }
mix-decision-not = { FIRST($others) } { $many ->
        [1] trata
       *[other] tratan
    } lo que no cambió.
mix-decision-undo = { FIRST($called) } solo renunciaría a { $count } { $rows } al año{ WITH(" (", $worth, ")") }.
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] Elegir { $called }: por { INNER($dimension) } no cambió nada
       *[no] No tomar ninguna opción: por { INNER($dimension) } no cambió nada
    }
    .short = { GIVEN($called) ->
        [yes] Elegir { $called }: no hay nada que reparar
       *[no] Ninguna de las opciones: no hay nada que reparar
    }
mix-options-lead = Lo que cambiaría cada opción, donde solo se movió la composición: { INNER($label) }
mix-watch = A seguir: { INNER($label) } por { INNER($dimension) }, y la cifra global con la composición de antes, { $constant } y no { $value }. Si cada nivel es suficiente es otra cuestión.
mix-step =
    .head = { GIVEN($called) ->
        [yes] elegir { $called }
       *[no] medir { INNER($label) } por { INNER($dimension) }
    }
    .what = { GIVEN($called) ->
        [yes] Llevar a cabo { $called } e informar { INNER($label) } por { INNER($dimension) }, con la cifra global a composición constante
       *[no] Informar { INNER($label) } por { INNER($dimension) }, con la cifra global a composición constante
    }
    .measure = { $label } por { INNER($dimension) } no peor que hoy
