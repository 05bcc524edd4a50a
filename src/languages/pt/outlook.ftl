## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label }: { $first }**{ WITH(", ", $count, " ", $subject) }{ WITH(", ", $share, " (", $of, ")") }.
at-risk-head-stale = Negócios parados
at-risk-head-overdue = Negócios com a data de fecho vencida
at-risk-head-slipped = Negócios que saíram do período
at-risk-head-renewal = Contratos a renovar
at-risk-response-stale = Encerrá-los ou nomear o próximo passo de cada um
at-risk-response-overdue = Definir uma nova data para cada um ou encerrá-lo
at-risk-response-slipped = Perguntar o que traria cada um de volta
at-risk-response-renewal = Nomear quem fala com cada cliente antes da data

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = Desvio %
finance-forecast = Previsão
finance-last-year = Ano anterior
finance-lead = Real e plano, { $now }
finance-against = { $label } { EITHER($side, "acima", "abaixo") } do plano: { $actual } contra { $plan }
finance-against-by = { $label }: { ABS($percent) } { EITHER($side, "acima", "abaixo") } do plano, { $actual } contra { $plan }
finance-against-on = { $label } conforme o plano: { $actual }
finance-helps = Mais favorável: **{ $label }**, { SIGNED($variance) } em relação ao plano.
finance-hurts = Mais desfavorável: **{ $label }**, { SIGNED($variance) } em relação ao plano.
finance-from-plan = { $label } em relação ao plano: { COMMAS($moved) }
finance-customer =
    .full = Um cliente novo custa { $cac } e se paga em { $payback } meses
    .short = Um cliente novo custa { $cac }
finance-economics = Rentabilidade por cliente: { $now }
finance-cash = Caixa no fim do período
finance-lasts =
    .full = O caixa de { $cash } dura { $months } meses no ritmo atual
finance-stands = Caixa de { $cash } no fim do { $now }
finance-burnt = **{ $burn } de consumo líquido** no { $now }.
finance-gained = O caixa variou { SIGNED($gain) } no { $now }.

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit } em { $mrr }: { $expansion } a mais de clientes existentes, { $fresh } de novos
    .short = { $unit } em { $mrr }: { $expansion } a mais de clientes existentes
family-lost = **{ $lost } perdidos**: { $contraction } em clientes que pagam menos, { $churned } em clientes que saíram.
family-by-subscription = Por assinatura: { $started } iniciados, { $ended } encerrados ({ $period }).
family-ended = **{ $now } assinaturas encerradas**, após { $before } no { $prior }.
family-cohort = **{ $accounts } clientes** pagavam no fim do { $prior }.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $created } chamados recebidos no { $now }, { $closed } fechados
       *[no] { $created } chamados recebidos no { $now }
    }
family-satisfied = **{ $share } satisfeitos**, dos { $response } de chamados com nota ({ $answers } respostas).

## What the page of a funnel says.
funnel-title = { $stage }: avançaram { $rate } de { $entered } { $many }
funnel-lead = Número de { $many } com desfecho por etapa e parcela que avançou, { $now }
funnel-spoken = De **{ $stage }** avançaram { $rate }.
funnel-days = Permanência média em { $stage }: { $days }.
funnel-closed = Não se contam { $many } sem desfecho, que ainda podem avançar.

## What the page of a measure's distribution says.
distribution-title = { $label }: { $middle } ficam entre { $lower } e { $upper }
distribution-lead = Número de { $many } por classe: { $label }
distribution-median = **A mediana é { $median }**: tantos ficam abaixo como acima.
distribution-mark = Mediana
distribution-skewed = A média, { $mean }, fica bem acima: alguns valores grandes puxam-na para cima.

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = Indicador
plan-plan = Plano
plan-actual = Real
plan-variance = Desvio
plan-title = Plano alcançado em { $reached } de { $planned } indicadores planeados

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = { $share } dos clientes que chegaram desde { $since } ainda pagam
    .short = { $share } dos clientes ainda pagam
cohort-lead = Parte dos clientes que paga no fim de cada trimestre, pelo trimestre em que chegou
cohort-head = Chegada
cohort-group = Dos **{ $accounts } clientes** que chegaram em { $came }, **{ $share }** pagavam no fim de { $now }.

## O que se perdeu da receita recorrente, e por quê.
loss-causes-title =
    .full = { $unit } perdido em { EITHER($rose, "alta", "queda") }, de { $before } para { $value }: { EITHER($rose, "base maior", "base menor") } { $volume }, taxas de perda { $rates }
    .short = { $unit } perdido em { EITHER($rose, "alta", "queda") }, { $value }: taxas de perda { $rates }
    .opposed = { $unit } perdido: { $value } após { $before }; { SIGNED($baseEffect) } pela base, { SIGNED($ratesEffect) } pelas taxas
    .shorter = { $unit } perdido: { $value } após { $before }
loss-causes-opening = **Carteira inicial**: { $rate } perdido, { $before } no { $prior }.
loss-causes-sold = **Vendido no { $now }**: { $rate } perdido antes do seu fim, { $before } no { $prior }.
loss-causes-return = **Com as taxas de perda do { $prior }, o { $now } teria perdido { $at }**, { ABS($worth) } a menos.
loss-causes-point = **{ $unit } perdido em { EITHER($rose, "alta", "queda") }, de { $before } para { $value }**: { GIVEN($rates) ->
        [yes] { EITHER($rose, "base maior", "base menor") } { $volume }, taxas de perda { $rates }
       *[no] { SIGNED($baseEffect) } pela base, { SIGNED($ratesEffect) } pelas taxas de perda
    }.
loss-causes-unseen = A retenção líquida de { $nrr } não conta os { $within } vendidos e perdidos no { $now }.
loss-causes-step-base = Tamanho da base
loss-causes-step-opening = Taxa de perda, carteira
loss-causes-step-sold = Taxa de perda, vendas
loss-causes-total = Perdido no { $period }
loss-causes-headline =
    .full = { $headline }; { $unit } perdido: { $multiple } o nível { OF_PERIOD($prior) }
    .short = { $headline }; { $unit } perdido: { $multiple }
loss-causes-risk =
    .head = { $unit } perdido às taxas do { $now }
    .response = Apurar o que mudou nas assinaturas encerradas primeiro
loss-within = **{ $value } vendidos e perdidos no { $now }**, { $share } de tudo o que se perdeu; as retenções líquida e bruta não o contam.

## Em que idade as assinaturas se perdem e o que a carteira perderá.
loss-age-title =
    .broke = { NEEDS($month) }{ $share } dos encerramentos antes do dia { $day }; perda precoce desde { $month }
    .full = { $share } das assinaturas encerradas não chegaram ao dia { $day }; a perda subiu de { $before } para { $value }
    .short = A perda aos { $band } dias subiu de { $before } para { $value } por { $per } dias
    .shorter = Perda aos { $band } dias: { $value } após { $before }
loss-age-lead = Assinaturas encerradas por { $per } dias, pela idade em dias, { $now } e { $prior }
loss-age-days = { $band } dias
loss-age-early = **{ $share } das assinaturas encerradas** não chegaram ao dia { $day }.
loss-age-counted = **{ $band } dias**: { $ended } encerradas no { $now }, { $before } no { $prior }.
loss-age-held = Sem alta além da variação habitual: { $bands } dias.
loss-age-point = **A perda aos { $band } dias subiu de { $before } para { $value }** por { $per } dias.
loss-stake-title =
    .full = Com as taxas do { $now } a carteira perde a seguir { $value }; com as do { $prior }, { $before }
    .short = A carteira perde a seguir { $value }, ou { $before } com as taxas do { $prior }
loss-stake-lead = Perda esperada de { $unit } no período seguinte, pela idade atual{ WITH(", em ", $currency) }
loss-stake-rates = Taxas do { $period }
loss-stake-difference = **{ $stake } em jogo**: o que vale voltar às taxas de perda do { $prior } no período seguinte.
loss-stake-age = **{ $band } dias**: { $part } disso, sobre { $book } de { $unit }.
loss-stake-point = **Com as taxas de perda do { $now } a carteira perde a seguir { $value } de { $unit }; com as do { $prior }, { $before }**.

## Onde a receita recorrente se perde, duas dimensões cruzadas.
loss-where-title =
    .full = { $row } × { $column }: { $rate } do { $unit } perdido, { $column } no total { $whole }; diferença { $gap }
    .short = { $row } × { $column }: { $rate } do { $unit } perdido, { $column } no total { $whole }
loss-where-even =
    .full = { $column }: { $share } do { $unit } perdido; nada se destaca por { INNER($dimension) } além do acaso
    .short = { $column }: { $share } do { $unit } perdido
loss-where-lead = Parte do { $unit } ativo ou vendido no { $now } que se encerrou, { $rows } × { $columns }
loss-where-gap = **{ $row } × { $column }**: { $rate } de { $exposed } perdido; com a taxa de { $column } ({ $whole }) seriam { $gap } a menos.
loss-where-rows = Cada célula conta ao menos { $least } assinaturas.
loss-where-point = **{ $row } × { $column }: { $rate } do { $unit } perdido**, { $column } no total { $whole }.

## O que fez variar a receita recorrente.
recurring-growth-title =
    .full = Variação do { $unit }: { $share } por { $first }, { $secondShare } por { $second }
    .short = { $unit } { SIGNED($delta) }: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **Variação do { $unit }: { $share } por { $first }**, { $secondShare } por { $second }
       *[no] **{ $unit } { SIGNED($delta) }**: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
    }.
recurring-growth-factor = **{ FIRST($factor) }**: { $value }, após { $before } no { $prior }.
recurring-growth-accounts = clientes pagantes
recurring-growth-subscriptions = assinaturas por cliente
recurring-growth-size = { $unit } por assinatura

# Clientes que passaram para um plano mais barato.

plan-moves-titles =
    .full = { $count } clientes { $from } passaram para { $to }: { $lost } a menos de { $unit }
    .short = { $count } clientes { $from } passaram para { $to }
plan-moves-headline =
    .full = { $headline }; { $count } clientes { $from } passaram para { $to }
    .short = { $count } clientes { $from } passaram para { $to }: { $lost } a menos de { $unit }
plan-moves-lead = Clientes { $from } que passaram para { $to }, { $now }, por frequência de cobrança
plan-moves-columns =
    .billing = Cobrança
    .stood = { $from } no início
    .moved = Para { $to }
    .share = Proporção
    .lost = MRR perdido
    .open = Ainda { $from }
plan-moves-row = { $every ->
        [month] Mensal
        [quarter] Trimestral
        [half] Semestral
        [year] Anual
       *[other] Plurianual
    }
plan-moves-where = **{ $moved } deles têm cobrança { $every ->
        [month] mensal
        [quarter] trimestral
        [half] semestral
        [year] anual
       *[other] plurianual
    }**: { $rate } dos { $stood } clientes { $from } com essa cobrança.
plan-moves-due = De { $due } clientes { $from } com contrato mais longo a vencer, { $moved } desceram de plano.
plan-moves-fresh = { $to } ganhou { $fresh } clientes novos com { $money } de MRR; as mudanças custam { $lost } de { $unit }.
plan-moves-churn = Os cancelamentos não são a causa: { $unit } perdido { $now }, após { $before } em { $prior }.
plan-moves-open = { $open } clientes { $from } com cobrança { $every ->
        [month] mensal
        [quarter] trimestral
        [half] semestral
        [year] anual
       *[other] plurianual
    } ainda podem descer de plano.
plan-moves-ahead = { $open } clientes { $from } com cobrança { $every ->
        [month] mensal
        [quarter] trimestral
        [half] semestral
        [year] anual
       *[other] plurianual
    } ainda podem descer de plano, e { $ahead } contratos mais longos ({ $money } de MRR) vencem nos próximos seis meses.
plan-moves-point = **{ $count } clientes { $from } passaram para { $to }**: { $lost } a menos de { $unit }, { $yearly } por ano.
plan-moves-risk = Mais clientes { $from } passam para { $to }
