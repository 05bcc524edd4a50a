# Renovaciones: cuáles están en riesgo, dónde se pierden y qué no lo explica.

renewal-sign = { $kind ->
        [seats] menos del { $threshold } de las licencias en uso
        [use] { INNER($label) } con una caída de más del { $threshold }
        [cell] { $cell }
       *[notice] preaviso recibido
    }
renewal-mark = { $kind ->
        [seats] Poco uso
        [use] Uso en descenso
        [cell] Mismo grupo
       *[notice] Preaviso recibido
    }
renewal-risk-titles =
    .full = { $count } de { $all } renovaciones en { $coming } están en riesgo: { $value } de { $whole }
    .short = { $count } renovaciones en { $coming } están en riesgo: { $value }
renewal-risk-lead = Renovaciones en { $coming } con la señal que mostraron las cuentas perdidas antes de su renovación: { $sign }
renewal-risk-point = **{ $count } de { $all } renovaciones en { $coming } están en riesgo, { $value } de { $whole }**: { $sign }.
renewal-right = En el último año, **{ $found } de { $tried } cuentas** con esta señal se fueron ({ $right }){ WITH(", frente al ", $rest, " de las demás") }.
renewal-in-cell = { GIVEN($all) ->
        [yes] **Las { $count }** son de { $cell }.
       *[no] **{ $count } de ellas** son de { $cell }.
    }
renewal-well = **{ $count } de las { $of }** tienen { INNER($column) } «{ $label }»: la puntuación no ve el riesgo.
renewal-later = En el período siguiente, **{ $count } más** ({ $value }) muestran la misma señal.
renewal-columns =
    .account = Cuenta
    .value = Por renovar
    .day = Fecha de renovación
    .owner = Responsable
    .seats = Licencias en uso
    .use = { $label }, cambio
    .sign = Señal
    .health = Salud
renewal-cell-titles =
    .full = { $cell } perdió { $lost } de { $due } renovaciones ({ $rate }), frente al { $rest } en el resto
    .short = { $cell } perdió el { $rate } de sus renovaciones, frente al { $rest } en el resto
renewal-cell-lead = Renovaciones vencidas y perdidas por grupo, { $now }
renewal-cell-point = **{ $cell } perdió { $lost } de { $due } renovaciones ({ $rate }), { $value }**, frente al { $rest } en el resto.
renewal-lost-columns =
    .group = Grupo
    .due = Renovaciones vencidas
    .lost = Perdidas
    .rate = Porcentaje perdido
    .before = { $prior }
    .amount = Importe perdido
renewal-beside = { $member }, resto de { INNER($dimension) }
renewal-others = Otras
renewal-all = Total de renovaciones
renewal-offer = **{ $label } no lo explica**: se perdió el { $own } con ello y el { $others } sin ello.
renewal-owner = **El responsable no lo explica**: en { $cell }, { $member } perdió el { $own } de las renovaciones; los demás responsables, el { $others }.
renewal-overview-titles =
    .full = Se perdieron { $lost } de { $due } renovaciones en { $now }: { $rate }, tras el { $before } en { $prior }
    .short = Se perdieron { $lost } de { $due } renovaciones en { $now } ({ $rate })
renewal-overview-lead = Renovaciones por el período en que vencían
renewal-reasons-titles =
    .full = { $count } de { $lost } cuentas perdidas dan como motivo «{ $reason }», { $value }
    .short = «{ $reason }» es el primer motivo de baja: { $count } de { $lost }
renewal-reasons-lead = Renovaciones perdidas por el motivo registrado, { $now }
renewal-reasons-point = **{ $count } de { $lost } cuentas perdidas dan como motivo «{ $reason }»**, { $value }.
renewal-reasons-cell = En { $cell }, **{ $count } de { $lost }** dan este motivo.
renewal-reasons-next = Le sigue «{ $reason }» con { $count } ({ $value }).
renewal-reasons-columns =
    .reason = Motivo
    .count = Cuentas perdidas
    .amount = Importe perdido
    .cell = En { $cell }

# Qué hacer al respecto.

step-renewal-save =
    .head = salvar las { $count } renovaciones en riesgo
    .what = Acordar un plan con cada una de las { $count } cuentas en riesgo antes de su renovación, las mayores primero
    .measure = Menos del { $right } de ellas perdidas
step-renewal-cell =
    .head = corregir { $cell }
    .what = Cambiar la puesta en marcha y la atención de { $cell }: se perdió el { $rate } de sus renovaciones, el { $rest } en el resto
    .measure = Renovaciones perdidas allí del { $rate } hacia el { $rest }
step-renewal-score =
    .head = incluir el uso en la puntuación de salud
    .what = Incluir el uso en la puntuación de salud: { $count } de { $of } cuentas en riesgo tienen «{ $label }»
    .measure = Ninguna cuenta en riesgo con «{ $label }»
