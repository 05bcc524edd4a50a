# Por que uma medida se moveu.

# De que ela é o produto: negócios fechados × taxa de ganho × tíquete médio.

factor = { $metric ->
        [decided_count] { EITHER($rose, "mais negócios fechados", "menos negócios fechados") }
        [won_count] { EITHER($rose, "mais negócios ganhos", "menos negócios ganhos") }
        [win_rate] { EITHER($rose, "uma taxa de ganho mais alta", "uma taxa de ganho mais baixa") }
        [average_deal] { EITHER($rose, "negócios maiores", "negócios menores") }
        [count] { EITHER($rose, "mais", "menos") } { INNER($label) }
       *[other] { INNER($label) } ({ EITHER($rose, "em alta", "em queda") })
    }
factor-plain = { INNER($label) }
factors-titles =
    .full = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } da variação de { SIGNED($delta) }; { $second }: { $secondPart }
    .short = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } da variação de { SIGNED($delta) }
    .mixed = { FIRST($first) }: { SIGNED($firstEffect) }; { $second }: { SIGNED($secondEffect) }
    .shorter = { FIRST($first) }: { SIGNED($firstEffect) }
factors-point = **{ FIRST($first) }: { GIVEN($firstPart) ->
        [yes] { $firstPart } da variação** de { SIGNED($delta) }; { $second }: { $secondPart }
       *[no] { SIGNED($firstEffect) }**; { $second }: { SIGNED($secondEffect) }
    }.
drivers-title = { $title }: { $factor }
drivers-from = Efeito: { INNER($label) }
factors-within = Disso, { $factor }: { SIGNED($effect) } ({ $value } após { $before }).
lead-factors = { $label }{ WITH(" em ", $unit) } como produto de { INNER($factors) }, { $now } { VERSUS($prior) }

# Negócios abertos que ainda podem ser ganhos.

live-titles =
    .full = Só { $live } de { $open } negócios abertos seguem vivos, após { $before } em { $prior }
    .short = Só { $live } de { $open } negócios abertos seguem vivos
live-thin = Verificar antes a exportação: há nela poucos negócios do último mês.
live-dead = **{ $dead } negócios abertos** são mais antigos que qualquer um já fechado: { $oldest }.
live-worth = Nos níveis atuais ({ INNER($rate) }, { INNER($size) }), os negócios vivos valem **{ $worth }**.
live-change = **{ SIGNED($delta) }** negócios vivos desde o fim de { $prior }.

# A idade em que os negócios são perdidos.

age-titles =
    .first = { NEEDS($first) }{ $share } das perdas em até { $days }: { INNER($label) } { $value }, depois { $rest }
    .firstShort = { NEEDS($first) }{ $share } das perdas ocorrem em até { $days }
    .other = { $share } das perdas em { $band } dias: { INNER($label) } { $value }, demais { $rest }
    .otherShort = { $share } das perdas em { $band } dias
age-before = **{ $prior }**: { $share } das perdas, com { INNER($label) } de { $value }.
age-prize = À { INNER($label) } dos demais, estes teriam trazido **{ $prize }** a mais.
lead-age = Negócios fechados por idade na decisão, em dias, { $now }

# Onde duas dimensões se cruzam e a taxa de ganho fica abaixo da própria.

spot = { $row } em { $column }
spots-titles =
    .full = Pontos fracos custam { $total }: { $spots }
    .most = { NEEDS($two) }Pontos fracos custam { $total }, sobretudo { $two }
    .two = { NEEDS($two) }Os pontos fracos mais caros: { $two }
    .short = Pontos fracos da { INNER($label) } custam { $total } ({ $now })
spots-how = Custo: negócios fechados vezes a distância da própria taxa, ao próprio tíquete médio.
spots-few = Poucos negócios por trás de cada um: um indício, não uma prova.
spots-columns =
    .spot = Ponto fraco
    .deals = Negócios fechados
    .rate = { $label }
    .usual = Taxa no conjunto
    .cost = Custo da distância

# O que dá trabalho e o que dá dinheiro.

effort-titles =
    .full = { $earners }: { $result } { $revenue }, { $effort } { $decided }
    .short = { $result } { $revenue }, { $effort } { $decided }
effort-side = **{ $members }**: { $effort } { $decided }, { $result } { $revenue }.
lead-effort = { FIRST(INNER($labels)) } por { INNER($dimension) }, { $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }.

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $member } explica { $contribution } da variação ({ INNER($label) }): { $value } após { $before }
    .short = { $label }: a maior variação está em { $member }, { $value } após { $before }
points-mean-driver = **{ $label }: a maior variação está em { $member }**, { $value } após { $before } ({ $prior }).
mean-driver-without = Sem essa variação, o valor teria sido **{ $without }** e não { $whole }.
drill-even = **{ $member }** variou como um todo: sem diferenças por { INNER($one) }.

# Onde uma taxa mudou.

rate-change-titles =
    .alone = { NEEDS($next) }{ $label } em { $member }: { SIGNED($delta) } para { $value }; nos demais, no máximo { ABS($next) }
    .few = { NEEDS($nextOfMany) }{ $label } em { $member }: { SIGNED($delta) } para { $value }; nos demais com { $subject } suficientes, no máximo { ABS($nextOfMany) }
    .fewShort = { NEEDS($nextOfMany) }{ $label } em { $member }: { SIGNED($delta) }; nos demais com { $subject } suficientes, no máximo { ABS($nextOfMany) }
    .full = { $label } em { $member }: { SIGNED($delta) } para { $value }
    .short = { $label } em { $member }: { $value }
rate-change-outcomes = { $metric ->
        [win_rate] À taxa de { $prior }, teriam sido ganhos **{ ABS($count) } negócios a { EITHER($rose, "menos", "mais") }** entre { $rows }{ GIVEN($worth) ->
                [yes] , no valor de { ABS($worth) }
               *[no] { "" }
            }.
       *[other] À taxa de { $prior }, **{ ABS($count) }** de { $rows } ({ $subject }) teriam tido outro desfecho.
    }
rate-change-apart = A { EITHER($rose, "alta", "queda") } mais clara está em **{ $member }**: { $value }, ante { $before } em { $prior }.
rate-change-unsure = Com { $rows } { $subject }, ainda não é uma tendência.
rate-change-few = Sem { $subject } suficientes para comparar: { COMMAS($members) }.
rate-change-within = { $member } por { INNER($dimension) }
lead-rate-change = Variação: { INNER($label) } por { INNER($dimension) }, { $now } ante { $prior }

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] Volume
        [mix] Mix
        [price] Preço
        [discount] Descontos
        [spread] Preço e custo
       *[cost] Custo unitário
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "mais unidades vendidas", "menos unidades vendidas") }
        [mix] { EITHER($rose, "um mix melhor", "um mix pior") }
        [price] { EITHER($rose, "preços mais altos", "preços mais baixos") }
        [discount] { EITHER($rose, "descontos menores", "descontos maiores") }
        [spread] { EITHER($rose, "uma diferença maior entre preço e custo unitário", "uma diferença menor entre preço e custo unitário") }
       *[cost] { EITHER($rose, "custos unitários mais baixos", "custos unitários mais altos") }
    }
price-effect = { FIRST($factor) }: **{ SIGNED($effect) }**.
price-where = { FIRST($factor) }: sobretudo em **{ $member }**, { SIGNED($effect) }.
price-titles =
    .full = { NEEDS($moved) }{ $moved }; { $first }: { SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label }: { $first }, { SIGNED($firstEffect) }{ WITH("; ", $second, ", ", SIGNED($secondEffect)) }
    .short = { $label }: { $first }, { SIGNED($firstEffect) }
price-point = **{ $label }: { $first }, { SIGNED($firstEffect) }**{ WITH("; ", $second, ", ", SIGNED($secondEffect)) }.
lead-price = O que pesou, por produto vendido: { INNER($label) }, { $now } ante { $prior }

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $row } em { $column }
        [for] { $row } para { $column }
        [with] { $row } com { INNER($column) }
        [without] { $row } sem { INNER($column) }
       *[other] { $row } × { $column }
    }
pair-part = { $part ->
        [all] quase tudo vindo de
        [more] tudo vindo de
       *[most] sobretudo vindo de
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }, { pair-part } { $pair } ({ $value }, ante { $before })
    .part = { NEEDS($moved) }{ $moved }, { pair-part } { $pair }
    .short = { $pair }: { INNER($label) }, { $value } ante { $before }
pair-point = **{ $part ->
        [all] Quase toda a
        [more] Toda a
       *[most] A maior parte da
    } { EITHER($rose, "alta", "queda") } ({ INNER($label) }) veio de { $pair }**: { $value }, ante { $before } ({ $prior }).
pair-rest = Resto de { $member }
pair-others = Todos os outros
pair-all = Total
pair-rows = { FIRST($subject) }, { $period }
pair-back = Levar { $pair } de volta ao nível de { $prior } vale **{ ABS($worth) }**.
pair-so-what = Fora dali, { $row } e { $column } não mostram nada parecido: o motivo está onde se cruzam.

# Quanto custam os descontos.

discounts-titles =
    .cap = { NEEDS($kept) }Descontos: { $rate } dos preços, { $cost }; um teto de { $cap } teria preservado { $kept }
    .plain = Descontos: { $rate } dos preços, { $cost }
discounts-cap = Um teto de { $cap } teria preservado **{ $kept }** com as mesmas vendas.
discounts-deepest = **{ $member }** tem os maiores descontos: { $value }, { $cost }.
discounts-cost = Descontos

# O que anunciava o fim de uma assinatura.

signal = { $signal ->
        [young] Vendida nos últimos { $limit } dias
        [tickets] Chamado de suporte
        [escalated] Chamado escalado
        [unhappy] Baixa satisfação
        [idle] Sem uso
        [low-use] { $use }: menos de { $limit } por mês
        [falling-use] { $use } com queda de mais de { $limit }
       *[other] Conta que já havia saído antes
    }
signals-titles =
    .only = { NEEDS($only) }De { $count } sinais, só um antecipa a perda: { LOWERCASE($signal) }, { $risk } o risco
    .many = { NEEDS($signal) }{ $signal }: { $risk } o risco de perda
    .none = { NEEDS($none) }Nenhum de { $count } sinais antecipa quais assinaturas terminam
signals-watch = **{ $count } assinaturas abertas** mostram hoje o sinal mais forte ({ LOWERCASE($signal) }), { $mrr } por mês.
signals-how = Cada sinal é anterior ao período e cada perda cai nele; um intervalo que inclui 1 pode ser acaso.
signals-lead = Assinaturas encerradas, com e sem cada sinal, { $now }
signals-columns =
    .signal = Sinal no período anterior
    .count = Com ele
    .with = Fim com ele
    .without = Fim sem ele
    .interval = Intervalo de 95%
    .risk = Risco

# Por que as contas dizem sair.

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }{ $share } do { $unit } perdido não tem motivo; do resto, { $money } por valor e { $count } por número
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }{ $share } do { $unit } perdido não tem motivo; do resto lidera { $money }
    .flipNone = { NEEDS($flip) }Por número, o primeiro motivo é { $count }; por valor, { $money }; { $share } não tem motivo
    .flip = { NEEDS($flip) }Por número, o primeiro motivo de saída é { $count }; por valor, { $money }
    .same = { NEEDS($same) }{ $money } é o primeiro motivo de saída, por número e por valor
reasons-none = **{ $share }** sem motivo registrado ({ INNER($label) }).
reasons-even = Os motivos se distribuem como o acaso faria: nenhum lidera com certeza.
reasons-columns =
    .reason = Motivo
    .count = Saídas
    .money = { $label }
reasons-lead = Motivos de saída por número e por valor ({ INNER($label) }), { $now }

# O lugar onde o atendimento piorou.

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }: desde { $month }, { $handler } atende { $topic }
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label } em { $whole }: desde { $month }, { $handler } atende { $topic }
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }: { $place } é novo desde { $month }
    .beside = { NEEDS($rest) }{ $place }: { INNER($label) } em { $value }, ante { $rest } nos demais chamados
    .whole = { $moved }: o problema está em { $place }
    .short = { $place }: { INNER($label) }, { $value }
place-worse = **O atendimento piorou**: { $measures }.
place-measure = { INNER($label) } { $value } ({ $before } no { $prior }{ GIVEN($year) ->
        [yes] , { $year } no { $yearName }
       *[no] { "" }
    })
place-again = { INNER($label) } { $value } ({ $before }{ GIVEN($year) ->
        [yes] , { $year }
       *[no] { "" }
    })
place-figure = { INNER($label) } { $value }
place-point = **{ $how ->
        [handed] Desde { $month }, { $handler } atende { $topic }
        [new] { $place } é novo desde { $month }
       *[other] Está em { $place }{ GIVEN($month) ->
            [yes] , desde { $month }
           *[no] { "" }
        }
    }**: { $count } chamados, { $measures }.
place-cost = **{ $label }: { EITHER($rose, "sobe", "cai") } para { $value }**, ante { $before }; { $part } disso ali.
place-exposed = { $how ->
        [sla] **{ $accounts } clientes ({ $label } { $worth }) tiveram ali um chamado fora do SLA**
        [cost] **{ $accounts } clientes ({ $label } { $worth }) tiveram ali um chamado caro**
       *[other] **{ $accounts } clientes ({ $label } { $worth }) tiveram chamados ali**
    }{ GIVEN($soon) ->
        [yes] ; { $soon } ({ $soonWorth }) renovam até { $day }.
       *[no] .
    }
place-held = **Não é a causa**: { $parts }.
place-elsewhere = { $member } em outros casos ({ $measures })
place-others = todos os outros chamados ({ $measures })
place-volume = o volume ({ SIGNED($growth) } ante { $period })
place-alone = Menos chamados ou mais pessoal não ajudariam: fora de { $place }, { $measures }.
place-cost-titles =
    .full = { NEEDS($soon) }{ $soon } clientes com { $soonWorth } de { $label } renovam até { $day } após um chamado ruim
    .short = { $accounts } clientes com { $worth } de { $label } tiveram um chamado ruim
place-columns =
    .tickets = Chamados
    .accounts = Clientes
    .exposed = Expostos
    .soon = Renovam até { $day }
