# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = Responsables y fechas propuestos
    .dates = Fechas propuestas
    .more = Responsables y fechas de los demás pasos: propuestas
step-close =
    .head = depurar la cartera
    .ask = cerrar las { $dead } operaciones paradas
    .what = Cerrar o recualificar las { $dead } operaciones abiertas de más de { $oldest }
    .measure = Todas las operaciones abiertas con menos de { $oldest }
step-rebuild =
    .head = reconstruir la cartera
    .ask = reponer { $missing } operaciones vivas
    .what = Prospectar operaciones nuevas que sustituyan a las paradas
    .measure = Volver a { $before } operaciones vivas
step-early =
    .head = cualificar antes
    .what = Fijar criterios de entrada para abrir una operación
    .measure = Su { INNER($label) }, de { $value } hacia { $rest }
step-spot =
    .head = cerrar la distancia en { $spot }
    .what = Averiguar por qué { $spot } gana menos y copiar lo que funciona en otros
    .measure = { $label } de { $value } a { $usual }
step-discount =
    .head = limitar los descuentos al { $cap }
    .what = Exigir aprobación para descuentos superiores al { $cap }
    .measure = { $label } por debajo de { $value }
step-audit =
    .head = revisar los duplicados
    .ask = revisar las { $count } suscripciones repetidas
    .what = Revisar las { $count } suscripciones repetidas antes de volver a citar los ingresos recurrentes
    .measure = Cada repetición confirmada o retirada
step-watch =
    .head = vigilar las suscripciones en riesgo
    .ask = vigilar las { $count } suscripciones en riesgo
    .what = Poner en seguimiento las { $count } suscripciones con la señal más fuerte ({ LOWERCASE($signal) })
    .measure = Su pérdida de { $value } hacia { $rest }
step-ask =
    .head = registrar los motivos de baja
    .what = Pedir un motivo a cada cuenta que se va y registrarlo
    .measure = Menos de { $share } de la pérdida sin motivo
step-shift =
    .head = vender lo que rinde
    .what = Pasar tiempo de venta de { $busy } a { $earners }
    .measure = { $busy }: { $decided } < { $effort }
step-month =
    .head = decidir antes
    .what = Revisar las operaciones abiertas a mitad de trimestre, antes del último mes
    .measure = { $label } del primer mes por encima de { $value }
step-turn =
    .head = { $direction ->
        [up] frenar el alza en { $member }
       *[other] recuperar { $member }
    }
    .what = { $direction ->
        [up] Averiguar la causa del alza en { $member } ({ INNER($label) }) y revertirla
       *[other] Averiguar qué se perdió en { $member } ({ INNER($label) }) y recuperarlo
    }
step-factor =
    .head = recuperar { $member }
    .ask = devolver { INNER($label) } de { $member } a { $before }
    .what = { $kind ->
        [count] Recuperar volumen en { $member }: { INNER($label) }, de { $value } otra vez a { $before }
        [rate] Revisar lo perdido en { $member }: { INNER($label) }, de { $value } otra vez a { $before }
       *[mean] Averiguar qué redujo { INNER($label) } en { $member } ({ $value } frente a { $before }) y revertirlo
    }
step-drill =
    .head = recuperar { $member }
    .ask = recuperar { $member } con { $apart }
    .what = Averiguar qué cambió en { $member }, primero con { $apart }: { INNER($label) } { $value }, antes { $before }
step-by = { $head } antes del { $date }
step-pair =
    .head = corregir { $pair }
    .what = Averiguar qué cambió en { $pair } desde { $prior } y revertirlo allí
    .measure = { $label }, { $pair }: volver a { $before }
step-cell =
    .head = corregir { $cell }
    .what = Averiguar qué distingue a { $cell } y llevarlo al nivel general
    .measure = { $label }, { $cell }: { $whole }
step-effect =
    .head = { $way ->
        [extend] extender lo que { $who } empezó en { $start }
       *[review] revisar lo que { $who } empezó en { $start }
    }
    .what = { $way ->
        [extend] Extender poco a poco a todos los demás lo que { $who } empezó en { $start }, y ver si la diferencia se repite
       *[review] Revisar lo que { $who } empezó en { $start }, y deshacerlo si nada más explica la diferencia
    }
    .measure = { $way ->
        [extend] { $label }, todos los demás: mejor que { $besideAfter }
       *[review] { $label }, { $who }: de vuelta en { $before }
    }
step-track =
    .head = seguir «{ INNER($label) }» por { $by }
    .what = Informar de «{ INNER($label) }» por { $by } hasta que { $cell } esté en { $whole }
step-repeat =
    .head = comprobar el aumento en { $member }
    .what = Determinar si el aumento en { $member } ({ $delta }) se repetirá antes de incluirlo en el plan
step-look =
    .head = examinar { $member }
    .what = Revisar { $member } en { $now } y nombrar qué cambió ({ $label })
step-level =
    .head = { $direction ->
        [up] bajar: { INNER($label) }
       *[other] recuperar: { INNER($label) }
    }
    .what = { $direction ->
        [up] Averiguar la causa del alza ({ INNER($label) }) y revertirla
       *[other] Averiguar la causa de la caída ({ INNER($label) }) y revertirla
    }
step-trail =
    .head = cerrar la distancia en { $member }
    .what = Comparar { $member } con los demás ({ INNER($label) }) y cerrar la distancia
step-overdue =
    .head = poner fecha a las operaciones vencidas
    .what = Poner nueva fecha a cada operación vencida o cerrarla
step-stale =
    .head = reactivar las operaciones paradas
    .what = Fijar un siguiente paso para cada operación parada o cerrarla
step-slipped =
    .head = recuperar las operaciones aplazadas
    .what = Averiguar qué haría volver cada operación aplazada y actuar
step-renewal =
    .head = asegurar las renovaciones
    .what = Hablar con cada cliente antes de su renovación
step-rely-account =
    .head = asegurar { $member }
    .what = Acordar un plan con { $member } para el próximo año
step-rely-owner =
    .head = respaldar a { $member }
    .what = Dar otro contacto a los mayores clientes de { $member }
step-record =
    .head = registrar «{ INNER($label) }»
    .what = Registrar lo que falta para «{ INNER($label) }»
step-rate =
    .head = valorar cada ticket
    .what = Pedir una valoración tras cada ticket cerrado
    .measure = { $label } por encima del { $share }
step-check =
    .head = confirmar las cifras { OF_PERIOD($now) }
    .what = Confirmar las cifras { OF_PERIOD($now) } con los responsables de los datos
loss-causes-action =
    .head = reducir las tasas de pérdida
    .what = Averiguar qué elevó las tasas de pérdida desde { $prior } y revertirlo
    .measure = Pérdida ({ $unit }): { $value } o menos
loss-age-action =
    .head = proteger los primeros { $days } días
    .what = Financiar un programa para los primeros { $days } días de una suscripción
    .measure = Pérdida a { $band } días: volver a { $before } por { $per } días
loss-where-action =
    .head = cerrar la brecha de { $row } × { $column }
    .what = Llevar la pérdida de { $row } × { $column } a la tasa de { $column }
    .measure = Tasa de pérdida de { $rate } a { $whole }
loss-action =
    .head = decidir sobre { $member }
    .what = Revisar precios, descuentos y costes de { $member }
    .measure = { $label } en { $member } por encima de cero
lost-why = { $label } en { $member }: { $value }, desde { $before } ({ $prior }).

# Success measures: the level of before, or that of all others.

aim-back = { $label } en { $member }: volver a { $before }
aim-hold = { $label } en { $member }: al menos { $value }
aim-level = { $label }: volver a { $before }
aim-toward = { $label } en { $member }: de { $value } a { $whole }
aim-below = { $label } por debajo de { $value }
aim-cause = { ABS($delta) } explicados
aim-share = { $member } por debajo del { $share } ({ INNER($label) })
worth-rows = { $count } { $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = Dirección comercial
owner-operations = Operaciones de ventas
owner-success = Éxito del cliente
owner-support = Responsable de soporte
owner-finance = Finanzas
owner-budget = Responsable del presupuesto
plan-moves-action =
    .head = separar mejor { $to } de { $from }
    .what = Fijar límites para { $to } y reglas para bajar desde { $from } antes de las próximas renovaciones; contar los cambios cada semana
    .measure = Como máximo { $before } cambios por periodo, frente a { $count }

place-back =
    .head = recuperar { $topic }
    .what = Retirar { $topic } a { $handler } y devolverlo a quienes lo atendían antes de { $month }
    .measure = { $label } de { $topic } de nuevo en { $value }
place-fix =
    .head = arreglar { $place }
    .what = Averiguar qué cambió en { $place }{ GIVEN($month) ->
        [yes] { " " }en { $month }
       *[no] { "" }
    } y deshacerlo
    .measure = { $label } en { $value } ahí, como en todos los demás tickets
place-call =
    .head = llamar a { $count } clientes antes de su renovación
    .what = Llamar a los { $count } clientes expuestos que renuevan hasta el { $day } antes de que decidan
    .measure = Los { $count } contactados, ninguno perdido por el servicio
place-entry =
    .head = fijar criterios de entrada
    .what = Dejar los demás tickets en { $handler }; fijar criterios de entrada antes de devolverle { $topic }
    .measure = { $label } de { $handler } se mantiene en { $value }
