### The sentences of a deck made from facts.

## Parts of others.
part-verb = { EITHER($direction, "subiu", "caiu") }{ $size ->
        [small] {" "}levemente
       *[usual] {""}
        [large] {" "}fortemente
    }
part-move = { EITHER($direction, "alta", "queda") }
part-moved = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { part-verb }
       *[no] { $label }: { part-move }
    }
part-pattern = { $metric ->
        [win_rate] Os ganhos chegam { EITHER($direction, "tarde", "cedo") }
       *[other] { part-over-quarter }
    }
part-over-quarter = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { EITHER($direction, "sobe", "cai") } ao longo do trimestre
       *[no] { $label }: { EITHER($direction, "alta", "queda") } ao longo do trimestre
    }
part-stands = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } é de { $value }
       *[no] { $label }: { $value }
    }

## Cover.
cover-title = { GIVEN($company) ->
        [yes] { $company }: { $review }
       *[no] { FIRST($review) }
    }, { $period }
cover-measure = { WITH($company, ": ") }{ FIRST($measure) }, { $period }
cover-review = { $about ->
        [measure] { INNER($measure) }
        [sales] revisão de vendas
        [success] revisão do sucesso do cliente
        [support] revisão do suporte
        [people] revisão de pessoal
        [marketing] revisão de marketing
        [finance] revisão financeira
        [results] resultados
       *[business] revisão do negócio
    }
cover-topics = { INNER($topics) }
cover-focus = Foco: { $topics }
cover-audience = Para: { $audience }
cover-as-of = Dados de { $date }
source = Fonte: { $file }, { FULL($rows) } { $subject }, em { $date }

## Lead.
lead-span = { $label }{ WITH(" em ", $unit) }, { $first } a { $last }
lead-by = { $label }{ WITH(" em ", $unit) } por { INNER($dimension) }, { $now }{ WITH(" ", VERSUS($prior)) }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }, variação { VERSUS($prior) }
       *[no] { $now }
    }
lead-months = { $label } por mês do trimestre, apenas trimestres completos
lead-risks = A partir dos números { OF_PERIOD($now) }
lead-as-of = Posição em { $date }
lead-definitions = Como usadas em todas as páginas desta apresentação
moved = { $direction ->
        [flat] { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } manteve-se em { $value }
       *[no] { $label }: estável em { $value }
    }
       *[other] { GIVEN($multiple) ->
        [yes] { part-moved } para { $value }, { $multiple } o nível { OF_PERIOD($prior) }
       *[no] { part-moved } { EITHER(KNOWN($label), "", "de ") }{ EITHER(GIVEN($pct), ABS($pct), ABS($delta)) } para { $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }; { $driverMember } { EITHER($driverDirection, "subiu", "caiu") } { ABS($driverDelta) }
    .short = { $headline }; { LOWER($held) }
    .shorter = { $headline }
summary-fallback = { $label } { DURING($now) }: { $value }
scorecard-all = Todos os indicadores comparados com { $prior } { EITHER($better, "melhoraram", "pioraram") }: { INNER($label) } em { EITHER($rose, "alta", "queda") } ({ SIGNED($change) })
scorecard-but = { $label } em { EITHER($rose, "alta", "queda") } ({ SIGNED($change) }), mas { INNER($other) } em { EITHER($otherRose, "alta", "queda") } ({ SIGNED($otherChange) })
scorecard-and = { $label } ({ SIGNED($change) }) e { INNER($other) } ({ SIGNED($otherChange) }) em { EITHER($rose, "alta", "queda") }
scorecard-fell = em queda: { INNER($members) }
scorecard-rose = em alta: { INNER($members) }
scorecard-held = { COUNT($members) ->
        [1] estável
       *[other] estáveis
    }: { INNER($members) }
scorecard-between = ;{" "}
scorecard-plain = { FIRST($now) } em números
against = { $change } vs. { $prior }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }, { $run ->
        [2] segunda
        [3] terceira
        [4] quarta
        [5] quinta
       *[6] sexta
    } { part-move } seguida
    .short = { moved } { DURING($now) }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }, variação não significativa { VERSUS($prior) }
       *[other] { moved } { VERSUS($prior) }
    }
    .short = { moved }
trend-plain = { $label }: { $value } { DURING($now) }
trend-change = { $direction ->
        [flat] **Estável { VERSUS($prior) }**: { $value } após { $before }.
       *[other] **{ SIGNED($delta) } { VERSUS($prior) }**, quando era de { $before }.
    }
trend-year-before = Um ano antes
trend-target = Meta
trend-attained = **{ $attainment } da meta**, fixada em { $target }.
trend-behind = Base do número { OF_PERIOD($now) }: { $rows } { $subject }.
trend-partial = Com dados parciais e sem comparação: { $periods }.

## Bridge.
bridge-titles =
    .full = { $member } { EITHER($direction, "subiu", "caiu") } { ABS($delta) }, { $contribution } da variação líquida { OF($label) }
    .short = { $member } { EITHER($direction, "subiu", "caiu") } { ABS($delta) }, com variação líquida de { SIGNED($total) } { WITHIN($label) }
    .shorter = Maior variação { WITHIN($label) }: { $member }, { SIGNED($delta) }
bridge-plain = { $label }: variação por { INNER($dimension) }
bridge-driver = **{ $member }**: { $value } após { $before } { DURING($prior) }.
bridge-counter = **{ $member }**, ao contrário, { EITHER($rose, "subiu", "caiu") } { ABS($delta) }.
bridge-from-to = **{ $end }** { DURING($now) } após { $start } { DURING($prior) }.
bridge-net = No conjunto, os passos somam { SIGNED($total) } { VERSUS($prior) }.
bridge-other = “Outros” reúne { $count } { INNER($dimension) }.

## Ranking.
ranking-titles =
    .full = { $member } lidera { THE($label) } com { $value }, { $lead } a posição seguinte
    .short = { $member } lidera { THE($label) } com { $value }
    .shorter = { $member } lidera com { $value }
ranking-plain = { $label } por { INNER($dimension) }
ranking-share = **{ $member }** responde por { $share } { OF($label) } { DURING($now) }.
ranking-overall = Em todos os períodos, { $member } responde por { $allShare } { OF($label) }{ WITH(", ", $allLead, " a posição seguinte") }.
ranking-change = { $member }: { SIGNED($delta) } { VERSUS($prior) }.

## Share.
share-titles =
    .full = { $member } responde por { $share } { OF($label) }, { ABS($shift) } a { EITHER($rose, "mais", "menos") }
    .short = { $member } responde por { $share } { OF($label) }
share-plain = { $label } por { INNER($dimension) }
share-shift = **{ $member }** foi quem mais se moveu no mix: participação { SIGNED($shift) }, valor { SIGNED($delta) }.
share-steady-mix = Nenhuma participação variou um ponto inteiro { VERSUS($prior) }.
share-first = **{ $members }** respondem juntos por { $share }.

## Comparison.
comparison-titles =
    .full = Maior { EITHER($rose, "alta", "queda") } { WITHIN($label) }: { $member }, { SIGNED($delta) }
    .short = { $member }: { SIGNED($delta) } { WITHIN($label) }
comparison-rate =
    .few = { NEEDS($few) }{ $label } por { INNER($one) }: diferenças não significativas onde há { $few } suficientes
    .full = { $label } por { INNER($one) }: as diferenças não são significativas
    .short = { $label } por { INNER($one) }: sem diferenças significativas
comparison-rate-differs =
    .full = { $member } se destaca { WITHIN($label) }: { $value } ante { $whole } no total
    .short = { $member }: { INNER($label) } { $value }
comparison-member = **{ $member }**: { $value } após { $before } { DURING($prior) }.
comparison-rows = Menor grupo mostrado: { $least } { $subject }.

## Pattern.
pattern-titles =
    .full = { part-pattern }: { $third } no último mês { OF_PERIOD($now) }, { $first } no primeiro
    .short = { part-pattern }: { $third } após { $first }
pattern-categories =
    .full = Primeiro mês
    .short = Segundo mês
    .shorter = Terceiro mês
pattern-pooled = **Todos os trimestres completos o mostram**: { $allFirst }, { $allSecond } e { $allThird } conforme o mês, em conjunto.
pattern-test = A diferença entre o primeiro e o último mês é estatisticamente significativa.

## Table.
table-title =
    .full = { $dimension } em números: { $member } lidera { THE($label) } com { $value }
    .short = { $dimension } em números: { $member } lidera com { $value }
table-two-leaders =
    .full = { $member } lidera { THE($label) }; { $member2 }, { THE($label2) }
table-share = Participação
table-change = vs. { $prior }
table-small-count = { $hits } de { $n }

## Pipeline.
pipeline-titles =
    .full = { part-stands }; { LOWER($created) }
    .short = { $label }: { $value }; { LOWER($created) }
    .shorter = { part-stands }
pipeline-other = **{ $label }**: { $value }.
pipeline-no-value = { $label }: não calculável aqui. { $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] , { SIGNED($delta) } { VERSUS($prior) }
    }.
points-rate-delta = **{ moved }**, após { $before } { DURING($prior) }.
points-unchanged = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } manteve-se
       *[no] { $label }: estável
    }** em { $value }, como { DURING($prior) }.
points-driver = **{ $member } { EITHER($direction, "subiu", "caiu") } { ABS($delta) }**{ WITH(", ", $contribution, " da variação líquida ", OF($label)) }.
points-pattern = **{ $metric ->
        [win_rate] Os ganhos chegam { EITHER($direction, "tarde", "cedo") } no trimestre
       *[other] { part-over-quarter }
    }**: { $first }, { $second } e { $third } conforme o mês { OF_PERIOD($now) }.
points-rank = **{ $member } lidera { THE($label) }**{ WITH(" com ", $share) }{ WITH(", ", $lead, " a posição seguinte") }.
points-concentration = **{ $members }** respondem juntos por { $share } { OF($label) }.
points-shift = **{ $member }** responde por { $share } { OF($label) }, { ABS($shift) } a { EITHER($direction, "mais", "menos") }.
points-threshold = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } atingiu { $attainment } da meta
       *[no] { $label }: { $attainment } da meta
    }**: { $value } ante { $target }.
points-rate-difference = **{ $member } se destaca { WITHIN($label) }**: { $value } ante { $whole } no total.
points-plain = **{ $label }** { DURING($now) }: { $value }.

## Risks.
risks-title = Riscos: { INNER($heads) }
risks-driver =
    .head = Nova { part-move } em { $member }
    .response = Rever os casos de { $member } um a um
risks-pattern =
    .head = Trimestre que depende do último mês
    .response = Rever as datas de decisão nas primeiras semanas do trimestre
risks-rank =
    .head = Dependência de { $member }
risks-delta =
    .head = Nova { part-move } { OF($label) }
risks-unknown =
    .head = { $label }: dado ausente
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] Próximos passos: { $heads }
       *[no] Próximos passos
    }
definitions-title = Definições: como cada indicador é calculado
not-computable = Não calculado: { INNER($reason) }

## Quality.
appendix-title = Qualidade dos dados e definições
quality-title = Qualidade dos dados: o que foi lido e o que ficou de fora
quality-file = Linhas lidas: { FULL($rows) }; rejeitadas: { FULL($rejected) }
quality-period = Períodos
quality-partial = Com dados parciais, mostrados e nunca comparados: { $periods }
quality-tests = Testes
quality-guard = Só se diz que uma taxa variou quando um teste de proporções, corrigido por todas as taxas examinadas, considera a diferença significativa
agenda = Conteúdo desta revisão

## Sections.
sections-summary = Resumo
sections-results = Resultados
sections-evidence = Análise
sections-outlook = Perspectivas
sections-actions = Próximos passos
sections-appendix = Apêndice

## Notes.
notes-formula = { $name } ({ $value }){ GIVEN($definition) ->
        [yes] : { INNER($definition) }
       *[no] {"."}
    } Base: { FULL($rows) } { $subject }.
trend-effects = Disso, { SIGNED($volume) } pelo número de { $subject } e { SIGNED($size) } pelo seu valor médio.
