# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = Responsáveis e datas são propostas
    .dates = As datas são propostas
    .more = Responsáveis e datas dos demais passos são propostas
step-close =
    .head = limpar o pipeline
    .ask = encerrar os { $dead } negócios parados
    .what = Encerrar ou requalificar os { $dead } negócios abertos há mais de { $oldest }
    .measure = Todos os negócios abertos há menos de { $oldest }
step-rebuild =
    .head = reconstruir o pipeline
    .ask = repor { $missing } negócios vivos
    .what = Prospectar novos negócios no lugar dos parados
    .measure = De volta a { $before } negócios vivos
step-early =
    .head = qualificar mais cedo
    .what = Definir critérios de entrada para abrir um negócio
    .measure = A { INNER($label) } deles, de { $value } rumo a { $rest }
step-spot =
    .head = fechar a distância em { $spot }
    .what = Descobrir por que { $spot } ganha menos e copiar o que funciona em outros
    .measure = { $label } de { $value } para { $usual }
step-discount =
    .head = limitar os descontos a { $cap }
    .what = Exigir aprovação para descontos acima de { $cap }
    .measure = { $label } abaixo de { $value }
step-audit =
    .head = rever as repetições
    .ask = rever as { $count } assinaturas repetidas
    .what = Rever as { $count } assinaturas repetidas antes de voltar a citar a receita recorrente
    .measure = Cada repetição confirmada ou retirada
step-watch =
    .head = acompanhar as assinaturas em risco
    .ask = acompanhar as { $count } assinaturas em risco
    .what = Pôr em acompanhamento as { $count } assinaturas com o sinal mais forte ({ LOWERCASE($signal) })
    .measure = A perda delas de { $value } rumo a { $rest }
step-ask =
    .head = registrar os motivos de saída
    .what = Pedir um motivo a cada conta que sai e registrá-lo
    .measure = Menos de { $share } da perda sem motivo
step-shift =
    .head = vender o que compensa
    .what = Passar tempo de venda de { $busy } para { $earners }
    .measure = { $busy }: { $decided } < { $effort }
step-month =
    .head = decidir mais cedo
    .what = Rever os negócios em aberto no meio do trimestre, antes do último mês
    .measure = { $label } do primeiro mês acima de { $value }
step-turn =
    .head = { $direction ->
        [up] conter a alta em { $member }
       *[other] recuperar { $member }
    }
    .what = { $direction ->
        [up] Descobrir o motivo da alta em { $member } ({ INNER($label) }) e revertê-lo
       *[other] Descobrir o que se perdeu em { $member } ({ INNER($label) }) e recuperá-lo
    }
step-factor =
    .head = recuperar { $member }
    .ask = levar { INNER($label) } de { $member } de volta a { $before }
    .what = { $kind ->
        [count] Recuperar volume em { $member }: { INNER($label) }, de { $value } novamente a { $before }
        [rate] Rever o que se perdeu em { $member }: { INNER($label) }, de { $value } novamente a { $before }
       *[mean] Descobrir o que reduziu { INNER($label) } em { $member } ({ $value } contra { $before }) e reverter
    }
step-drill =
    .head = recuperar { $member }
    .ask = recuperar { $member } com { $apart }
    .what = Descobrir o que mudou em { $member }, primeiro com { $apart }: { INNER($label) } { $value }, antes { $before }
step-by = { $head } até { $date }
step-pair =
    .head = corrigir { $pair }
    .what = Descobrir o que mudou em { $pair } desde { $prior } e revertê-lo ali
    .measure = { $label }, { $pair }: de volta a { $before }
step-cell =
    .head = corrigir { $cell }
    .what = Descobrir o que distingue { $cell } e levá-lo ao nível geral
    .measure = { $label }, { $cell }: { $whole }
step-effect =
    .head = { $way ->
        [extend] alargar o que { $who } começou em { $start }
       *[review] rever o que { $who } começou em { $start }
    }
    .what = { $way ->
        [extend] Alargar aos poucos a todos os outros o que { $who } começou em { $start }, e ver se a diferença se repete
       *[review] Rever o que { $who } começou em { $start }, e desfazê-lo se nada mais explicar a diferença
    }
    .measure = { $way ->
        [extend] { $label }, todos os outros: melhor do que { $besideAfter }
       *[review] { $label }, { $who }: de volta a { $before }
    }
step-track =
    .head = acompanhar “{ INNER($label) }” por { $by }
    .what = Relatar “{ INNER($label) }” por { $by } até { $cell } chegar a { $whole }
step-repeat =
    .head = confirmar a subida em { $member }
    .what = Apurar se a subida em { $member } ({ $delta }) se vai repetir antes de a incluir no plano
step-look =
    .head = examinar { $member }
    .what = Rever { $member } em { $now } e nomear o que mudou ({ $label })
step-level =
    .head = { $direction ->
        [up] reduzir: { INNER($label) }
       *[other] recuperar: { INNER($label) }
    }
    .what = { $direction ->
        [up] Descobrir o motivo da alta ({ INNER($label) }) e revertê-lo
       *[other] Descobrir o motivo da queda ({ INNER($label) }) e revertê-lo
    }
step-trail =
    .head = fechar a distância em { $member }
    .what = Comparar { $member } com os demais ({ INNER($label) }) e fechar a distância
step-overdue =
    .head = redatar negócios vencidos
    .what = Dar nova data a cada negócio vencido ou encerrá-lo
step-stale =
    .head = reativar negócios parados
    .what = Definir um próximo passo para cada negócio parado ou encerrá-lo
step-slipped =
    .head = recuperar negócios adiados
    .what = Descobrir o que traria de volta cada negócio adiado e agir
step-renewal =
    .head = garantir as renovações
    .what = Falar com cada cliente antes da renovação
step-rely-account =
    .head = garantir { $member }
    .what = Acordar um plano com { $member } para o próximo ano
step-rely-owner =
    .head = respaldar { $member }
    .what = Dar outro contato aos maiores clientes de { $member }
step-record =
    .head = registrar “{ INNER($label) }”
    .what = Registrar o que falta para “{ INNER($label) }”
step-rate =
    .head = avaliar cada chamado
    .what = Pedir uma avaliação após cada chamado encerrado
    .measure = { $label } acima de { $share }
step-check =
    .head = confirmar os números { OF_PERIOD($now) }
    .what = Confirmar os números { OF_PERIOD($now) } com os responsáveis pelos dados
loss-causes-action =
    .head = reduzir as taxas de perda
    .what = Descobrir o que elevou as taxas de perda desde { $prior } e reverter
    .measure = Perda ({ $unit }): { $value } ou menos
loss-age-action =
    .head = proteger os primeiros { $days } dias
    .what = Financiar um programa para os primeiros { $days } dias de uma assinatura
    .measure = Perda com { $band } dias: de volta a { $before } por { $per } dias
loss-where-action =
    .head = fechar a diferença de { $row } × { $column }
    .what = Levar a perda de { $row } × { $column } à taxa de { $column }
    .measure = Taxa de perda de { $rate } para { $whole }
loss-action =
    .head = decidir sobre { $member }
    .what = Rever preços, descontos e custos de { $member }
    .measure = { $label } em { $member } acima de zero
lost-why = { $label } em { $member }: { $value }, ante { $before } ({ $prior }).

# Success measures: the level of before, or that of all others.

aim-back = { $label } em { $member }: voltar a { $before }
aim-hold = { $label } em { $member }: pelo menos { $value }
aim-level = { $label }: voltar a { $before }
aim-toward = { $label } em { $member }: de { $value } para { $whole }
aim-below = { $label } abaixo de { $value }
aim-cause = { ABS($delta) } explicados
aim-share = { $member } abaixo de { $share } ({ INNER($label) })
worth-rows = { $count } { $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = Direção comercial
owner-operations = Operações de vendas
owner-success = Sucesso do cliente
owner-support = Responsável pelo suporte
owner-finance = Finanças
owner-budget = Responsável pelo orçamento
plan-moves-action =
    .head = separar melhor { $to } de { $from }
    .what = Definir limites para { $to } e regras para descer de { $from } antes das próximas renovações; contar as mudanças toda semana
    .measure = No máximo { $before } mudanças por período, contra { $count }

place-back =
    .head = retomar { $topic }
    .what = Retirar { $topic } de { $handler } e devolver a quem atendia antes de { $month }
    .measure = { $label } de { $topic } de volta a { $value }
place-fix =
    .head = corrigir { $place }
    .what = Descobrir o que mudou em { $place }{ GIVEN($month) ->
        [yes] { " " }em { $month }
       *[no] { "" }
    } e desfazer
    .measure = { $label } ali em { $value }, como em todos os outros chamados
place-call =
    .head = ligar para { $count } clientes antes da renovação
    .what = Ligar para os { $count } clientes expostos que renovam até { $day } antes que decidam
    .measure = Todos os { $count } contatados, nenhum perdido por causa do atendimento
place-entry =
    .head = definir critérios de entrada
    .what = Manter os outros chamados em { $handler }; definir critérios de entrada antes de devolver { $topic }
    .measure = { $label } de { $handler } mantido em { $value }
