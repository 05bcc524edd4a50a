# Renovações: quais estão em risco, onde se perdem e o que não o explica.

renewal-sign = { $kind ->
        [seats] menos de { $threshold } das licenças em uso
        [use] { INNER($label) } com queda de mais de { $threshold }
        [cell] { $cell }
       *[notice] aviso prévio recebido
    }
renewal-mark = { $kind ->
        [seats] Pouco uso
        [use] Uso em queda
        [cell] Mesmo grupo
       *[notice] Aviso prévio recebido
    }
renewal-risk-titles =
    .full = { $count } de { $all } renovações em { $coming } estão em risco: { $value } de { $whole }
    .short = { $count } renovações em { $coming } estão em risco: { $value }
renewal-risk-lead = Renovações em { $coming } com o sinal que as contas perdidas mostraram antes da renovação: { $sign }
renewal-risk-point = **{ $count } de { $all } renovações em { $coming } estão em risco, { $value } de { $whole }**: { $sign }.
renewal-right = No último ano, **{ $found } de { $tried } contas** com este sinal saíram ({ $right }){ WITH(", contra ", $rest, " das demais") }.
renewal-in-cell = { GIVEN($all) ->
        [yes] **Todas as { $count }** são de { $cell }.
       *[no] **{ $count } delas** são de { $cell }.
    }
renewal-well = **{ $count } das { $of }** têm { INNER($column) } “{ $label }”: a pontuação não vê o risco.
renewal-later = No período seguinte, **mais { $count }** ({ $value }) mostram o mesmo sinal.
renewal-columns =
    .account = Conta
    .value = A renovar
    .day = Data de renovação
    .owner = Responsável
    .seats = Licenças em uso
    .use = { $label }, variação
    .sign = Sinal
    .health = Saúde
renewal-cell-titles =
    .full = { $cell } perdeu { $lost } de { $due } renovações ({ $rate }), contra { $rest } no restante
    .short = { $cell } perdeu { $rate } das renovações, contra { $rest } no restante
renewal-cell-lead = Renovações vencidas e perdidas por grupo, { $now }
renewal-cell-point = **{ $cell } perdeu { $lost } de { $due } renovações ({ $rate }), { $value }**, contra { $rest } no restante.
renewal-lost-columns =
    .group = Grupo
    .due = Renovações vencidas
    .lost = Perdidas
    .rate = Percentual perdido
    .before = { $prior }
    .amount = Valor perdido
renewal-beside = { $member }, restante por { INNER($dimension) }
renewal-others = Outras
renewal-all = Todas as renovações
renewal-offer = **{ $label } não explica**: perderam-se { $own } com isso e { $others } sem isso.
renewal-owner = **O responsável não explica**: em { $cell }, { $member } perdeu { $own } das renovações; os demais responsáveis, { $others }.
renewal-overview-titles =
    .full = { $lost } de { $due } renovações foram perdidas em { $now }: { $rate }, após { $before } em { $prior }
    .short = { $lost } de { $due } renovações foram perdidas em { $now } ({ $rate })
renewal-overview-lead = Renovações pelo período em que venciam
renewal-reasons-titles =
    .full = { $count } de { $lost } contas perdidas dão como motivo “{ $reason }”, { $value }
    .short = “{ $reason }” é o primeiro motivo de saída: { $count } de { $lost }
renewal-reasons-lead = Renovações perdidas pelo motivo registrado, { $now }
renewal-reasons-point = **{ $count } de { $lost } contas perdidas dão como motivo “{ $reason }”**, { $value }.
renewal-reasons-cell = Em { $cell }, **{ $count } de { $lost }** dão este motivo.
renewal-reasons-next = Segue “{ $reason }” com { $count } ({ $value }).
renewal-reasons-columns =
    .reason = Motivo
    .count = Contas perdidas
    .amount = Valor perdido
    .cell = Em { $cell }

# O que fazer.

step-renewal-save =
    .head = salvar as { $count } renovações em risco
    .what = Combinar um plano com cada uma das { $count } contas em risco antes da renovação, as maiores primeiro
    .measure = Menos de { $right } delas perdidas
step-renewal-cell =
    .head = corrigir { $cell }
    .what = Mudar a implantação e o acompanhamento de { $cell }: { $rate } das renovações perdidas, { $rest } no restante
    .measure = Renovações perdidas ali de { $rate } para perto de { $rest }
step-renewal-score =
    .head = incluir o uso na pontuação de saúde
    .what = Incluir o uso na pontuação de saúde: { $count } de { $of } contas em risco têm “{ $label }”
    .measure = Nenhuma conta em risco com “{ $label }”
