# O suporte nos últimos períodos.

measure-csat_top = Notas máximas
    .the = a parcela de notas máximas
    .definition = Parcela dos chamados avaliados com a melhor nota da escala; chamados sem nota não contam.
service-name = { $metric ->
        [csat_mean] Satisfação
        [csat_top] Parcela de notas máximas
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ FIRST($name) }: { $value } ante { $before }, com { $growth } { EITHER($more, "mais", "menos") } chamados
    .short = { FIRST($name) }: { $value } ante { $before }
service-steady =
    .full = { NEEDS($growth) }{ $created } chamados, { $growth } a { EITHER($more, "mais", "menos") } que no { $prior }; serviço na faixa habitual
    .short = { $created } chamados recebidos no { $now }; o serviço ficou na faixa habitual
service-point = { GIVEN($growth) ->
        [yes] **{ FIRST($name) }: { $value } ante { $before }**, com { $growth } { EITHER($more, "mais", "menos") } chamados
       *[no] **{ FIRST($name) }: { $value } ante { $before }**
    }.
service-section = Suporte
service-lead = Volume, rapidez e qualidade do suporte, de { $first } a { $now }
service-columns =
    .measure = Indicador
    .change = vs. { $prior }
    .verdict = Avaliação
service-verdict =
    .better = Melhor
    .worse = Pior
    .usual = Habitual
service-per-accounts = Chamados por { $per } contas pagantes
service-churn = **{ FIRST($signal) }**: { $with } das assinaturas com esse sinal terminaram, { $without } das demais, { $risk } o risco.
service-no-churn = **Sem relação com os cancelamentos**: { $with } das assinaturas com chamado terminaram, { $without } das sem chamado{ WITH(", ", $low, " após uma nota baixa") }; a diferença pode ser acaso.
