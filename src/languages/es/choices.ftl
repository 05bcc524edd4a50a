# Una decisión entre opciones, sopesada: lo que cuesta cada una, lo que se pierde donde se mide y lo que tendría que cumplirse.

choice-columns =
    .option = Opción
    .cost = Coste al año
    .against = Medida con
    .stake = En juego al año
    .even = Compensa desde
    .holds = Qué dicen las cifras
choice-against = { GIVEN($place) ->
        [yes] { $place } ({ INNER($label) })
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] Ahorra { $cost }
        [once] { $cost } una vez
        [first] { $cost } el primer año
       *[year] { $cost }
    }
choice-prices = «{ $what }»: { GIVEN($paid) ->
        [yes] { $paid } al año{ WITH(" y ", $once, " una vez") }
       *[no] { $once } una vez
    }{ WITH(", menos ", $saved, " al año que dejan de pagarse") }.
choice-even-case = { $turn } por caso
choice-nothing = Se pierden otros { $cost } al año{ WITH(" en ", $place) }
choice-saved = { GIVEN($saving) ->
        [yes] Ahorra { $saving } al año
       *[no] Ahorra eso
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] Se paga en un año si se recupera el { $share } de la pérdida de un año{ WITH(" en ", $place) }
           *[false] Se paga si se recupera el { $share } de la pérdida{ WITH(" en ", $place) }
        }
        [beyond] { $once ->
            [true] No se paga en un año, aunque se recuperase toda la pérdida{ WITH(" en ", $place) }
           *[false] No puede pagarse: cuesta más que toda la pérdida{ WITH(" en ", $place) }
        }
        [level] Nada que recuperar: { INNER($label) } en { $place } es { $rate }, frente a { $whole } en total
        [load] No falta personal: { $load } { $loaded } por persona ({ $one }) en { $now }, frente a { $loadBefore } en { $earlier }
        [more] Se paga con un { $share } más que los { $all } del último año
        [each] Se paga si cada uno de los { $all } casos al año{ WITH(" en ", $place) } cuesta al menos { $turn }; no se indica lo que cuesta un caso
        [free] Compensa solo si cuesta menos que { GIVEN($stake) ->
            [yes] los { $stake } que se pierden al año{ WITH(" en ", $place) }
           *[no] lo que se pierde ahí
        }; no se conoce su precio total
        [saves] { GIVEN($given) ->
            [yes] { choice-saved } y renuncia a { $given } al año ({ INNER($label) }, { $place }){ WITH("; compensa solo si menos del ", $turn, " de eso es beneficio") }
           *[no] { choice-saved }, si no se pierde más con ello
        }
        [gives] Renuncia a { $given } al año ({ INNER($label) }{ WITH(", ", $part, " del total") }): compensa solo si { $place } cuesta más que eso
        [work] Lo que atiende { $place } tendría que hacerse en otra parte: { INNER($label) }, { $given } al año{ WITH(" (", $part, " del total)") }; no se indica lo que cuesta
        [moves] { choice-saved }; lo que atiende { $place } tiene que hacerse en otra parte: { INNER($label) }, { $given } al año{ WITH(" (", $part, " del total)") }
        [ends] Ahorra lo que cuesta hoy, que no se indica; ninguna cifra de los datos depende de ello por su nombre
        [today] Cuesta lo que se paga hoy
        [unpriced] No se conoce su precio total y los datos no muestran ninguna pérdida que recuperar
        [fee] Los datos no contienen ventas a las que se aplicaría la tasa
        [discount] Los datos no contienen descuentos por encima de ese tope
        [currency] Su precio está en otra moneda y no se indica un tipo de cambio
       *[amount] Los datos no dicen cuánto dinero podría recuperar
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("Aporta ", $extra, " al año. ") }Compensa mientras no se pierda más del { $even } del volumen
           *[no] Compensa mientras se pierda menos que eso
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("Cuesta ", $extra, " al año. ") }Compensa solo con un { $even } más de volumen
           *[no] { WITH("Cuesta ", $extra, " al año. ") }La tasa actual no está en los datos
        }
    }
choice-point = «{ $what }»{ WITH(" (", $cost, ")") }: { INNER($holds) }.
choice-verdict = { $state ->
        [best] **Elegir «{ $what }»**: { INNER($holds) }{ WITH(", frente al ", $otherShare, " de la otra") }.
        [hard] **«{ $what }»: no a este precio**, salvo que pueda recuperarse el { $share } de la pérdida{ WITH(" en ", $place) }.
        [if] **«{ $what }»: solo con una condición.** { $holds }.
        [reject] **No a «{ $what }».** { $holds }.
        [none] **Ninguna de las opciones a su precio**: según estas cifras, ninguna cubre su coste{ WITH("; no hacer nada cuesta ", $loss, " al año") }.
        [free] **«{ $what }» puede costar como mucho { $most } al año**, que es lo que se pierde{ WITH(" en ", $place) }. No se conoce su precio total.
       *[open] { $alike ->
            [true] **Aún no se puede decidir entre las opciones.** { $holds }.
           *[false] **Aún no se puede decidir sobre «{ $what }».** { $holds }.
        }
    }{ GIVEN($turns) ->
        [yes] { " " }La respuesta cambia a «{ $turns }» si cuesta menos de { $at } al año.
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] Elegir «{ $what }»: ahorra { $saving } al año
           *[pays] Elegir «{ $what }»: se paga si se recupera el { $share } de la pérdida{ WITH(" en ", $place) }
        }
        [hard] «{ $what }» solo se paga si se recupera el { $share } de la pérdida{ WITH(" en ", $place) }
        [if] { NEEDS($even) }«{ $what }» compensa desde { $even }
        [reject] { NEEDS($given) }No a «{ $what }»: se renunciaría a { $given } al año
        [none] Ninguna de las opciones cubre su coste según estas cifras
        [free] «{ $what }» compensa si cuesta menos de { $most } al año
       *[open] Qué falta para decidir sobre «{ $what }»
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] Elegir «{ $what }»: ahorra { $saving } al año
           *[pays] Elegir «{ $what }»: debe recuperar el { $share } de la pérdida
        }
        [hard] «{ $what }» debe recuperar el { $share } de la pérdida
        [reject] No a «{ $what }» según estas cifras
        [free] «{ $what }» compensa por menos de { $most } al año
       *[other] Lo que tendría que aportar cada opción
    }
    .short = { $state ->
        [best] Elegir «{ $what }»
        [reject] No a «{ $what }»
       *[other] Lo que tendría que aportar cada opción
    }
choice-step = { $state ->
        [best] elegir «{ $what }»
        [hard] aplazar «{ $what }»
        [reject] descartar «{ $what }»
        [none] no elegir ninguna de las opciones a su precio
        [free] pedir el precio de «{ $what }»
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] decidir entre «{ $first }» y «{ $second }»
               *[no] decidir sobre «{ $first }»
            }
           *[no] decidir entre las opciones
        }
    }
choice-step-what = { $state ->
        [best] Elegir «{ $what }» y acordar el indicador con el que se juzgará
        [hard] Aplazar «{ $what }» hasta que quepa esperar la vuelta del { $share } de la pérdida
        [reject] Descartar «{ $what }»{ WITH(", salvo que libere más de ", $given, " al año") }
        [none] No elegir ninguna de las opciones a su precio y buscar una que cueste menos que la pérdida
        [free] Pedir el precio de «{ $what }» y aceptarlo por menos de { $most } al año
       *[open] Conseguir las cifras que faltan y decidir
    }
