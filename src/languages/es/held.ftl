# Opciones de una decisión, medidas con el lugar y el mes en que cambió una medida, por año.

held-called = { GIVEN($what) ->
        [yes] «{ $what }»
       *[no] la opción { $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] ahorra { $saved } al año{ WITH(" y pierde ", $loses, "") }
       *[no] pierde { $loses } al año
    }
held-cost = { GIVEN($each) ->
        [yes] { $each } cada uno
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] { $once } una vez{ WITH(" y ", $running, " al año") }
               *[no] { GIVEN($running) ->
                    [yes] { $running } al año
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what } se amortiza en { $payback } meses
           *[no] { $what } compensa si se recupera el { $share } de la pérdida
        }
        [slow] { $what } tarda { $payback } meses en amortizarse
        [beyond] { $what } cuesta más de lo que se puede ganar
        [elsewhere] { $what } no toca la causa
        [unsaid] { $what } no actúa, según los datos, sobre nada de lo que cambió
        [saves] { $what } ahorra { $net } netos al año
        [loses] { $what } pierde { $net } netos al año
       *[unpriced] { $what } aún no tiene precio
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("; ", $other) }
       *[no] { $count ->
            [elsewhere] Ninguna opción actúa donde cambió: { $place }
            [0] Una opción compensa por debajo de { $gain } al año
            [2] Ninguna de las dos opciones compensa: como máximo se recuperan { $gain } al año
           *[other] Ninguna opción compensa: como máximo se recuperan { $gain } al año
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] Elegir { $called }
       *[no] Ninguna opción compensa
    }
held-verdict = **{ FIRST($point) }**: { $cost }{ WITH(" frente a un máximo de ", $gain, " al año") }{ WITH("; quedan hasta ", $net, " al año") }{ WITH(" y ", $year, " el primer año") }.
held-none = { $isOpen ->
        [true] **Una opción compensa por debajo de { $gain } al año**: no se recupera más ({ $place }).
        [elsewhere] **Ninguna opción actúa donde cambió**: { $place }, con un máximo de { $gain } al año por recuperar.
       *[false] **Ninguna opción compensa.** Como máximo se recuperan { $gain } al año ({ $place }).
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }: { $cost } frente a un máximo de { $gain } al año.
        [elsewhere] { FIRST($point) }{ WITH(", actúa sobre ", $named) }{ WITH(": ", $cost) }.
        [unpriced] { FIRST($point) }: compensa por debajo de { $gain } al año.
       *[other] { FIRST($point) }{ WITH(": ", $cost) }.
    }
held-units = { $count } a { $price } cada uno
held-gain = { GIVEN($outcomes) ->
        [yes] **Como máximo se recuperan { $gain } al año**: { $outcomes }{ WITH(" (", $of, ")") } más al año que con la tasa anterior ({ $place }, desde { $start }), a { $unit } cada uno{ WITH(", con un margen del ", $margin) }.
       *[no] **Como máximo se recuperan { $gain } al año**: es lo que el cambio ha costado al año ({ $place }, desde { $start }).
    }
held-unknown = { $isUnsaid ->
        [true] No está en los datos: si actúa ahí ({ $place }) y cuánto de eso vuelve.
       *[false] No está en los datos: cuánto de eso vuelve.
    }{ $isProfit ->
        [true] { "" }
       *[false] { " " }Calculado en ingresos, pues no se indica margen.
    }{ " " }Comprobar cada mes: { INNER($label) } ahí, { $value } ahora, { $before } antes.
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] Se amortiza en { $payback } meses
           *[no] Compensa
        }{ $isUnsaid ->
            [true] , si actúa ahí
           *[false] { "" }
        }{ WITH(" (", $units, ")") }
        [slow] Tarda { $payback } meses en amortizarse
        [beyond] Cuesta más de lo que se puede ganar
        [elsewhere] { GIVEN($named) ->
            [yes] Actúa sobre { $named }, no sobre la causa
           *[no] No toca la causa
        }
        [unsaid] Nada en los datos dice que actúe sobre lo que cambió allí{ WITH(" (", $units, ")") }
        [saves] Ahorra más de lo que pierde, pero no toca la causa
        [loses] Pierde más de lo que ahorra y no toca la causa
       *[unpriced] Precio o número no conocido
    }
held-brings = { $isFirst ->
        [true] { $what } vale hasta { $net } el primer año, descontado su coste
       *[false] { $what } vale hasta { $net } al año, descontado su coste
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] Quita el { $share } de los { $bad } al año ahí, según el encargo
           *[false] Quita el { $share } de todos los { $bad } al año, según el encargo
        }
        [before] Como máximo, vuelve lo de antes
       *[most] Como máximo, todo lo que cambió; nada dice cuánto
    }
held-why = { $why ->
        [bills] Los datos no tienen sus facturas: no se sabe a cuánto asciende
        [units] El número ({ $unit }) no está en los datos
        [effect] Aquello de lo que quita una parte no está en los datos
       *[price] Precio o número no conocido
    }
held-all = en todas partes
held-left = Lo pagan otros: como máximo, si ninguno se va
held-both = { $said }. { $more }
held-sample = Los datos contienen una fila de cada { $times }; lo que se dice por año es de todas.
held-given = El importe por caso ({ $unit }) lo da el encargo.
held-column = El importe por caso ({ $unit }) sale de la columna «{ $column }» de esas filas; solo vuelve entero si todo vuelve a ser como antes.
held-columns =
    .option = Opción
    .once = Una vez
    .cost = Coste al año
    .gain = Ganancia al año, como máximo
    .net = Neto al año
    .first = Neto el primer año
    .share = Parte necesaria de la ganancia
    .says = Qué dicen las cifras
held-nothing = No cuesta nada y sigue perdiendo hasta { $gain } al año
held-lead = Por año, frente al cambio desde { $start } ({ $place })
held-step =
    .head = { GIVEN($called) ->
        [yes] elegir { $called }
       *[no] no tomar ninguna de las opciones
    }
    .what = { GIVEN($called) ->
        [yes] Llevar a cabo { $called } y comprobar cada mes: { INNER($label) }, { $place }
       *[no] No tomar ninguna opción a ese precio y buscar una por menos de { $gain } al año
    }
    .measure = { $label } de nuevo en { $before }
held-worth = hasta { $net } al año
