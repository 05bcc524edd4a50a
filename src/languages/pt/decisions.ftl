# Decisões com preço ou percentagem, ponderadas.

decision-verdict = { $verdict ->
        [load] **“{ $what }”: o problema não está aí.** Está em { $place }, enquanto cada pessoa ({ $one }) tratou { $load } { $subject } em { $now }, contra { $loadBefore } em { $earlier }.
        [place] **“{ $what }”: o problema não está aí.** Está em { $place }, não em { $named }.
        [short] **“{ $what }”: não se paga só com isto{ WITH(" em ", $place) }.**
        [if] { $kind ->
            [case] **“{ $what }”: só compensa se evitar { $needed } dos { $lost } casos por ano{ WITH(" em ", $place) }.**
           *[deal] **“{ $what }”: só compensa se recuperar { $needed } dos { $lost } negócios perdidos por ano{ WITH(" em ", $place) }.**
        }
        [beyond] **“{ $what }”: custa mais do que o problema**, { $cost }{ decision-a-year } contra { $worth } por ano{ WITH(" em ", $place) }.
        [part] **“{ $what }”: só compensa se recuperar { $share } do que se perde{ WITH(" em ", $place) }**: { $cost }{ decision-a-year } contra { $worth } por ano.
       *[more] **“{ $what }”: só compensa com mais { $needed } { $subject } por ano**, { $share } acima dos { $all } do último ano.
    }
decision-a-year = { EITHER($once, "", " por ano") }
decision-math = { $kind ->
        [order] A { $unit } por encomenda, { $cost }{ decision-a-year } exigem mais { $needed } encomendas.
        [customer] A { $unit } por cliente e ano, { $cost }{ decision-a-year } exigem mais { $needed } clientes.
        [case] { GIVEN($lost) ->
            [yes] A { $unit } por caso, { $cost }{ decision-a-year } exigem menos { $needed } casos; há { $lost } por ano.
           *[no] A { $unit } por caso, { $cost }{ decision-a-year } exigem menos { $needed } casos.
        }
       *[deal] { GIVEN($lost) ->
            [yes] A { $unit } por negócio, { $cost }{ decision-a-year } exigem { $needed } dos { $lost } negócios perdidos por ano.
           *[no] A { $unit } por negócio, { $cost }{ decision-a-year } exigem mais { $needed } negócios ganhos.
        }
    }
decision-worth = Corrigir { $place } vale { $worth } por ano.
decision-rose = Cada pessoa ({ $one }) tratou { $load } { $subject }, contra { $loadBefore } em { $earlier }: a falta de pessoal pode pesar.
decision-rate = { $of ->
        [price] { $brings ->
            [true] **“{ $what }”: rende { $extra } por ano com o mesmo volume**{ WITH("; compensa enquanto não se perder mais de ", $even, " do volume") }.
           *[false] **“{ $what }”: custa { $extra } por ano com o mesmo volume**{ WITH("; é preciso mais ", $even, " de volume para compensar") }.
        }
        [discount] **“{ $what }”: preserva { $extra } por ano com as mesmas encomendas**{ WITH("; compensa enquanto não se perder mais de ", $even, " das encomendas") }.
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **“{ $what }”: menos { $extra } por ano com o mesmo valor ({ $label }: { $base })** do que a { $now }{ WITH("; menos ", $even, " anula-o") }.
               *[false] **“{ $what }”: mais { $extra } por ano com o mesmo valor ({ $label }: { $base })** do que a { $now }{ WITH("; é preciso mais ", $even, " para compensar") }.
            }
           *[no] **“{ $what }”: custa { $extra } por ano** sobre { $base } ({ $label }); o que se paga hoje não está nos dados.
        }
    }
decision-pace = { EITHER($year, "Valores do último ano", "Período em análise, levado a um ano completo") }
decision-revenue = Calculado em receita: os dados não trazem o custo de execução.
decision-unsaid = Os dados não dizem o que trará, apenas o que tem de trazer.
decision-sunk = { $cost } já estão gastos e não contam para nenhuma.
decision-titles =
    .full = { $verdict ->
        [elsewhere] “{ $what }” custa { $cost }{ decision-a-year }, mas o problema está noutro lado
        [short] “{ $what }” custa mais do que se pode recuperar{ WITH(" em ", $place) }
        [if] { $kind ->
            [case] “{ $what }” só compensa se evitar { $needed } de { $lost } casos por ano
           *[deal] “{ $what }” só compensa se recuperar { $needed } de { $lost } negócios perdidos por ano
        }
        [beyond] “{ $what }” custa mais do que o problema: { $cost } contra { $worth } por ano
        [part] “{ $what }” só compensa se recuperar { $share } do que se perde
       *[more] “{ $what }” só compensa com mais { $needed } { $subject } por ano
    }
    .short = “{ $what }”, ponderado
decision-rate-titles =
    .full = “{ $what }” representa { $extra } por ano com as mesmas vendas
    .short = “{ $what }”, ponderado
decision-page-titles =
    .full = { NEEDS($even) }Ponto de equilíbrio de “{ $what }”: { $even }
    .short = O que “{ $what }” tem de trazer
decision-columns =
    .option = Opção
    .cost = Custo por ano
    .worth = Valor por ano
    .even = Ponto de equilíbrio
    .true = O que teria de se verificar
decision-once = { $cost } uma vez
decision-nothing = Não fazer nada
decision-unknown = Não está nos dados
decision-fix = Primeiro { $head }
decision-even = { $kind ->
        [order] Mais { $needed } encomendas por ano
        [customer] Mais { $needed } clientes
        [case] Menos { $needed } casos por ano
       *[deal] Mais { $needed } negócios ganhos por ano
    }
decision-of-lost = { $kind ->
        [case] Evitam-se { $needed } dos { $lost } casos{ WITH(" em ", $place) }
       *[deal] Recuperam-se { $needed } dos { $lost } negócios perdidos{ WITH(" em ", $place) }
    }
decision-of-all = { $share } acima dos { $all } do último ano
decision-of-worth = Recupera-se { $share } do que se perde
decision-goes = { EITHER($brings, "Perde-se menos do que isso", "O volume cresce mais do que isso") }
decision-even-rate = { $brings ->
        [true] { $even } menos de volume
       *[false] { $even } mais de volume
    }
decision-stays = { $label }, { $place }, mantém-se em { $rate }
decision-step = { $verdict ->
        [hold] suspender “{ $what }”
       *[decide] decidir sobre “{ $what }”
    }
decision-step-what = { $verdict ->
        [hold] Suspender “{ $what }” até corrigir { $place } e voltar a ponderar
       *[decide] Decidir sobre “{ $what }” com quem teria de o concretizar
    }
decision-course =
    .volume = Variação do volume
    .result = Resultado por ano
decision-unchanged = Sem alteração
decision-too-many = Impossível: apenas { $lost } por ano
