# Decisiones con precio o porcentaje, sopesadas.

decision-verdict = { $verdict ->
        [load] **«{ $what }»: el problema no está ahí.** Está en { $place }, mientras que cada persona ({ $one }) atendió { $load } { $subject } en { $now }, frente a { $loadBefore } en { $earlier }.
        [place] **«{ $what }»: el problema no está ahí.** Está en { $place }, no en { $named }.
        [short] **«{ $what }»: no se amortiza solo con esto{ WITH(" en ", $place) }.**
        [if] { $kind ->
            [case] **«{ $what }»: compensa solo si evita { $needed } de los { $lost } casos al año{ WITH(" en ", $place) }.**
           *[deal] **«{ $what }»: compensa solo si recupera { $needed } de las { $lost } operaciones que se pierden al año{ WITH(" en ", $place) }.**
        }
        [beyond] **«{ $what }»: cuesta más que el problema**, { $cost }{ decision-a-year } frente a { $worth } al año{ WITH(" en ", $place) }.
        [part] **«{ $what }»: compensa solo si recupera { $share } de lo perdido{ WITH(" en ", $place) }**: { $cost }{ decision-a-year } frente a { $worth } al año.
       *[more] **«{ $what }»: compensa solo con { $needed } { $subject } más al año**, { $share } más que los { $all } del último año.
    }
decision-a-year = { EITHER($once, "", " al año") }
decision-math = { $kind ->
        [order] A { $unit } por pedido, { $cost }{ decision-a-year } exigen { $needed } pedidos más.
        [customer] A { $unit } por cliente y año, { $cost }{ decision-a-year } exigen { $needed } clientes más.
        [case] { GIVEN($lost) ->
            [yes] A { $unit } por caso, { $cost }{ decision-a-year } exigen { $needed } casos menos; hay { $lost } al año.
           *[no] A { $unit } por caso, { $cost }{ decision-a-year } exigen { $needed } casos menos.
        }
       *[deal] { GIVEN($lost) ->
            [yes] A { $unit } por operación, { $cost }{ decision-a-year } exigen { $needed } de las { $lost } operaciones que se pierden al año.
           *[no] A { $unit } por operación, { $cost }{ decision-a-year } exigen { $needed } operaciones ganadas más.
        }
    }
decision-worth = Corregir { $place } vale { $worth } al año.
decision-rose = Cada persona ({ $one }) atendió { $load } { $subject }, frente a { $loadBefore } en { $earlier }: la falta de personal puede influir.
decision-rate = { $of ->
        [price] { $brings ->
            [true] **«{ $what }»: aporta { $extra } al año con el mismo volumen**{ WITH("; compensa mientras no se pierda más del ", $even, " del volumen") }.
           *[false] **«{ $what }»: cuesta { $extra } al año con el mismo volumen**{ WITH("; hace falta un ", $even, " más de volumen para compensarlo") }.
        }
        [discount] **«{ $what }»: conserva { $extra } al año con los mismos pedidos**{ WITH("; compensa mientras no se pierda más del ", $even, " de los pedidos") }.
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **«{ $what }»: { $extra } menos al año con el mismo importe ({ $label }: { $base })** que al { $now }{ WITH("; un ", $even, " menos lo anula") }.
               *[false] **«{ $what }»: { $extra } más al año con el mismo importe ({ $label }: { $base })** que al { $now }{ WITH("; hace falta un ", $even, " más para compensarlo") }.
            }
           *[no] **«{ $what }»: cuesta { $extra } al año** sobre { $base } ({ $label }); lo que se paga hoy no está en los datos.
        }
    }
decision-pace = { EITHER($year, "Cifras del último año", "Periodo analizado, llevado a un año completo") }
decision-revenue = Calculado en ingresos: los datos no recogen lo que cuesta prestar el servicio.
decision-unsaid = Los datos no dicen qué aportará, solo qué tiene que aportar.
decision-sunk = { $cost } ya están gastados y no cuentan para ninguna.
decision-titles =
    .full = { $verdict ->
        [elsewhere] «{ $what }» cuesta { $cost }{ decision-a-year }, pero el problema está en otra parte
        [short] «{ $what }» cuesta más de lo que puede recuperarse{ WITH(" en ", $place) }
        [if] { $kind ->
            [case] «{ $what }» compensa solo si evita { $needed } de { $lost } casos al año
           *[deal] «{ $what }» compensa solo si recupera { $needed } de { $lost } operaciones perdidas al año
        }
        [beyond] «{ $what }» cuesta más que el problema: { $cost } frente a { $worth } al año
        [part] «{ $what }» compensa solo si recupera { $share } de lo perdido
       *[more] «{ $what }» compensa solo con { $needed } { $subject } más al año
    }
    .short = «{ $what }», sopesado
decision-rate-titles =
    .full = «{ $what }» supone { $extra } al año con las mismas ventas
    .short = «{ $what }», sopesado
decision-page-titles =
    .full = { NEEDS($even) }Punto de equilibrio de «{ $what }»: { $even }
    .short = Qué tiene que aportar «{ $what }»
decision-columns =
    .option = Opción
    .cost = Coste al año
    .worth = Valor al año
    .even = Punto de equilibrio
    .true = Qué tendría que cumplirse
decision-once = { $cost } una vez
decision-nothing = No hacer nada
decision-unknown = No está en los datos
decision-fix = Primero { $head }
decision-even = { $kind ->
        [order] { $needed } pedidos más al año
        [customer] { $needed } clientes más
        [case] { $needed } casos menos al año
       *[deal] { $needed } operaciones ganadas más al año
    }
decision-of-lost = { $kind ->
        [case] Se evitan { $needed } de los { $lost } casos{ WITH(" en ", $place) }
       *[deal] Se recuperan { $needed } de las { $lost } operaciones perdidas{ WITH(" en ", $place) }
    }
decision-of-all = { $share } más que los { $all } del último año
decision-of-worth = Se recupera { $share } de lo perdido
decision-goes = { EITHER($brings, "Se pierde menos que eso", "El volumen crece más que eso") }
decision-even-rate = { $brings ->
        [true] { $even } menos de volumen
       *[false] { $even } más de volumen
    }
decision-stays = { $label }, { $place }, sigue en { $rate }
decision-step = { $verdict ->
        [hold] aplazar «{ $what }»
       *[decide] decidir sobre «{ $what }»
    }
decision-step-what = { $verdict ->
        [hold] Aplazar «{ $what }» hasta corregir { $place } y volver a sopesarlo
       *[decide] Decidir sobre «{ $what }» con quienes tendrían que cumplirlo
    }
decision-course =
    .volume = Cambio de volumen
    .result = Resultado al año
decision-unchanged = Sin cambios
decision-too-many = Imposible: solo { $lost } al año
