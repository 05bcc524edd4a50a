# O que um resumo responde às perguntas do pedido.

answer-place = { $sense ->
        [best] tem o melhor resultado { WITHIN($label) }
        [worst] tem o pior resultado { WITHIN($label) }
        [least] vem em último lugar { WITHIN($label) }
       *[most] vem em primeiro lugar { WITHIN($label) }
    }
answer-which = **{ $member } { answer-place }: { $value }**{ WITH(" ante ", $whole, " no total") }; no outro extremo, { $other } com { $otherValue }.
answer-which-titles =
    .full = { $member } { answer-place }: { $value } ante { $whole } no total
    .short = { $member } { answer-place }: { $value }
answer-besides = { $label } nesse grupo: { $value }{ WITH(" ante ", $whole, " no total") }.
answer-even = **{ $label }: sem diferença clara por { INNER($one) }**, de { $low } ({ $lowMember }) a { $high } ({ $highMember }), o que pode ser acaso.
answer-even-titles =
    .full = { $label } por { INNER($one) }: sem diferença clara, de { $low } a { $high }
    .short = { $label } por { INNER($one) }: sem diferença clara
answer-versus = **{ $member } e { $other } em comparação, { INNER($label) }**: { $value } ante { $otherValue }.
answer-no-cause = Nenhum grupo explica isso sozinho.
answer-all-periods = Todos os períodos juntos, pois { $now } tem poucas linhas.
answer-decided = Números de { $period }, o período mais recente com quase tudo decidido.
answer-page-titles =
    .full = { $label }: de { $low } ({ $lowMember }) a { $high } ({ $highMember })
answer-page-rows = Com base em { $least } a { $most } { $subject } por grupo.
answer-open = **Sem resposta: “{ $question }”**. { $reason ->
        [prior] Falta um período anterior completo para comparar.
        [period] Os dados não têm nada desse período.
        [amount] Nenhuma coluna informa o valor em dinheiro.
        [unit-cost] Nenhuma tabela ou coluna diz quanto custa uma unidade: custo unitário, custo padrão ou preço de compra.
        [dimension] Nenhuma coluna separa os números assim.
        [member] Nada nos dados tem esse nome.
        [since] Ainda não passou nenhum mês completo desde então.
        [decision] Os dados não dizem o que isso traria.
        [fee] Os dados não trazem vendas às quais aplicar essa taxa.
        [discount] Os dados não trazem descontos acima desse limite.
        [currency] O preço está noutra moeda que não a dos dados e não é indicado o câmbio.
        [ahead] Os dados dizem o que foi feito, não o que as pessoas fariam; seria preciso perguntar-lhes ou experimentar com algumas.
       *[measure] Nenhuma coluna mede isso.
    }
answer-in-period = **{ moved } { DURING($now) }**, após { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# O que o pedido dá como certo.

given-limits = Prazos indicados: { $limits }
given-target = Objetivo indicado: { $limits }
given-cost = **{ FIRST($what) }: { $cost } { DURING($now) }**, { $count } ao custo indicado de { $price }{ WITH("; ", $before, " em ", $prior) }.
given-share = **{ FIRST($what) }: { $cost } { DURING($now) }**, { $share } de { $base } ({ $label }), como indicado{ WITH("; ", $before, " em ", $prior) }.
given-cost-of = Custo: { $what }
given-cost-titles =
    .full = { FIRST($what) }: custo de { $cost } { DURING($now) }{ WITH(", ante ", $before, " em ", $prior) }
    .short = { FIRST($what) }: custo de { $cost } { DURING($now) }
target-gap = **{ $label }: { ABS($gap) } { EITHER($over, "acima", "abaixo") } da meta** de { $target }, em { $value }.

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first } a { $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows } { $subject }, { $span }
       *[no] média por período, { $span }
    }
cells-point = **{ $cell }: { INNER($label) } de { $value }** ante { $whole } no total ({ cells-basis }){ WITH("; antes ", $before, " (", $earlier, ")") }.
cells-none = **{ $label }: nenhum grupo se destaca**; { $count } examinados, nenhum além do acaso ({ cells-basis }).
cells-titles =
    .full = { $label }: { $cell } é o que mais pesa, com { $value } ante { $whole } no total
    .short = { $cell }: { INNER($label) } de { $value } ante { $whole } no total
cells-page-title = { $label }: { $value } em { $cell }, { $whole } no total
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }; { EITHER($low, "só ", "") }{ $value } em { $cell }
cells-back = { $metric ->
        [win_rate] À taxa geral, teriam sido ganhos **{ ABS($count) } negócios a { EITHER($more, "mais", "menos") }** entre { $rows }{ GIVEN($worth) ->
                [yes] , no valor de { ABS($worth) }
               *[no] { "" }
            }.
        [each] À taxa geral, teria havido **{ ABS($count) } casos a { EITHER($more, "mais", "menos") }** ({ $span }).
       *[other] À taxa geral, **{ ABS($count) }** de { $rows } ({ $subject }) teriam tido outro desfecho.
    }
cells-worth = Levar { $cell } ao nível geral vale **{ ABS($worth) }**.
cells-thin = { $span }, porque { $now } sozinho tem poucos dados ({ $subject }).
cells-chance = Além do acaso entre **{ $count } grupos** examinados; diferenças menores podem ser acaso.
cells-counted = { $subject }, uma vez por período
cells-columns =
    .cell = Grupo
    .gap = vs. total
    .worth = Valor

# Uma causa suposta, posta à prova: a evolução de um indicador desde então, ao lado dos que ela não afeta.

effect-moved = { $direction ->
        [up] alta de { ABS($change) }, para { $after }
        [down] queda de { ABS($change) }, para { $after }
       *[flat] estável em { $after }
    }
effect-beside = { $basis ->
        [others] , ante { SIGNED($beside) } em todos os demais
        [year] , ante { SIGNED($beside) } um ano antes
       *[none] { "" }
    }
effect-point = **{ $label }{ WITH(" (", $who, ")") }: { effect-moved } a partir de { $start }**{ effect-beside }.
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **É mais do que o acaso explica** ({ $rows } { $subject }), mas não há com que comparar: coincide com a mudança, sem provar a causa.
           *[other] **A diferença de { ABS($gap) } é mais do que o acaso explica** ({ $rows } { $subject }): coincide com a mudança, sem provar a causa.
        }
        [before] **O movimento já tinha começado antes de { $start }**: não aparece um efeito próprio da mudança ({ $rows } { $subject }).
        [few] **{ $rows } { $subject } não bastam** para distinguir um efeito do acaso.
       *[chance] { $basis ->
            [none] **Não passa do acaso**: não aparece efeito da mudança ({ $rows } { $subject }).
           *[other] **A diferença de { ABS($gap) } não passa do acaso**: não aparece efeito da mudança ({ $rows } { $subject }).
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } a partir de { $start }{ effect-beside }
       *[other] { $label }{ WITH(" (", $who, ")") }: sem efeito claro desde { $start }, { SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } a partir de { $start }
       *[other] { $label }{ WITH(" (", $who, ")") }: sem efeito claro desde { $start }
    }
effect-page-titles =
    .full = { $label }{ WITH(" (", $who, ")") }: de { $before } para { $after }{ $basis ->
        [others] , e de { $besideBefore } para { $besideAfter } em todos os demais
        [year] , e de { $besideBefore } para { $besideAfter } um ano antes
       *[none] { "" }
    }
    .short = { $label }{ WITH(" (", $who, ")") }: de { $before } para { $after }
effect-worth = A partir de { $start }, a diferença equivale a **{ ABS($worth) }** { $of ->
        [rows] { $subject }
       *[amount] ({ $label })
    }.
effect-least = Só { $basis ->
        [none] uma mudança
       *[other] uma diferença
    } de **{ ABS($least) }** ou mais se distinguiria aqui do acaso.
effect-year = Um ano antes, os mesmos meses variaram { SIGNED($change) }.
effect-lead = { $label }{ WITH(" em ", $unit) }, { $from } ante { $until }
effect-so-what = { $verdict ->
        [apart] Verificar o que mais mudou em { $start }{ WITH(" (", $who, ")") } antes de atribuir o resultado à mudança.
        [few] Avaliar a mudança quando houver mais { $subject }.
       *[other] Estes números não falam nem a favor nem contra a mudança.
    }
effect-series =
    .others = Todos os demais
    .pace = No ritmo dos demais
    .year = Um ano antes
effect-columns =
    .group = Grupo
    .before = Antes
    .after = Depois
    .change = Variação

# Qual de duas causas moveu um indicador.

either-moved = { SIGNED($delta) }
either-point = **{ $label }: { either-moved }, dos quais { SIGNED($first) } por { $one }**{ GIVEN($second) ->
        [yes] { " " }e { SIGNED($second) } por { $other }
       *[no] ; os números não permitem isolar { $other }
    }.
either-verdict = { $verdict ->
        [first] **Pesa mais: { $one }**. Isto diz onde está a mudança, não o que a causou.
        [second] **Pesa mais: { $other }**. Isto diz onde está a mudança, não o que a causou.
        [both] **Ambas pesam quase o mesmo**: isto diz onde está a mudança, não o que a causou.
        [neither] **Nem uma nem outra explica muito**: o resto está em outro lugar.
       *[chance] **A própria mudança não passa do acaso**, e nenhuma é ainda uma causa.
    }
either-titles =
    .full = { $label }: { either-moved }, { SIGNED($first) } por { $one } e { NEEDS($second) }{ SIGNED($second) } por { $other }
    .short = { $label }: { either-moved }, dos quais { SIGNED($first) } por { $one }
either-page-title = { $label }: o que pesou, { $now }
either-overlap = As causas sobrepõem-se: parte de uma está na outra, por isso não se somam.
either-all = Toda a mudança
