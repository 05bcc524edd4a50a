# Opções de uma decisão, medidas pelo lugar e pelo mês em que uma medida mudou, por ano.

held-called = { GIVEN($what) ->
        [yes] “{ $what }”
       *[no] a opção { $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] poupa { $saved } por ano{ WITH(" e perde ", $loses, "") }
       *[no] perde { $loses } por ano
    }
held-cost = { GIVEN($each) ->
        [yes] { $each } cada
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] { $once } uma vez{ WITH(" e ", $running, " por ano") }
               *[no] { GIVEN($running) ->
                    [yes] { $running } por ano
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what } paga-se em { $payback } meses
           *[no] { $what } compensa se voltar { $share } da perda
        }
        [slow] { $what } demora { $payback } meses a pagar-se
        [beyond] { $what } custa mais do que tudo o que há a ganhar
        [elsewhere] { $what } não toca na causa
        [unsaid] { $what } não atua, segundo os dados, sobre nada do que mudou
        [saves] { $what } poupa { $net } líquidos por ano
        [loses] { $what } perde { $net } líquidos por ano
       *[unpriced] { $what } ainda não tem preço
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("; ", $other) }
       *[no] { $count ->
            [elsewhere] Nenhuma opção atua onde mudou: { $place }
            [0] Uma opção compensa abaixo de { $gain } por ano
            [2] Nenhuma das duas opções compensa: no máximo recuperam-se { $gain } por ano
           *[other] Nenhuma opção compensa: no máximo recuperam-se { $gain } por ano
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] Escolher { $called }
       *[no] Nenhuma opção compensa
    }
held-verdict = **{ FIRST($point) }**: { $cost }{ WITH(" contra no máximo ", $gain, " por ano") }{ WITH("; sobram até ", $net, " por ano") }{ WITH(" e ", $year, " no primeiro ano") }.
held-none = { $isOpen ->
        [true] **Uma opção compensa abaixo de { $gain } por ano**: não se recupera mais ({ $place }).
        [elsewhere] **Nenhuma opção atua onde mudou**: { $place }, com no máximo { $gain } por ano a recuperar.
       *[false] **Nenhuma opção compensa.** No máximo recuperam-se { $gain } por ano ({ $place }).
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }: { $cost } contra no máximo { $gain } por ano.
        [elsewhere] { FIRST($point) }{ WITH(", atua sobre ", $named) }{ WITH(": ", $cost) }.
        [unpriced] { FIRST($point) }: compensa abaixo de { $gain } por ano.
       *[other] { FIRST($point) }{ WITH(": ", $cost) }.
    }
held-units = { $count } a { $price } cada
held-gain = { GIVEN($outcomes) ->
        [yes] **No máximo recuperam-se { $gain } por ano**: { $outcomes }{ WITH(" (", $of, ")") } a mais por ano do que à taxa anterior ({ $place }, desde { $start }), a { $unit } cada{ WITH(", com uma margem de ", $margin) }.
       *[no] **No máximo recuperam-se { $gain } por ano**: é o que a mudança custou por ano ({ $place }, desde { $start }).
    }
held-unknown = { $isUnsaid ->
        [true] Não está nos dados: se atua ali ({ $place }) e quanto disso volta.
       *[false] Não está nos dados: quanto disso volta.
    }{ $isProfit ->
        [true] { "" }
       *[false] { " " }Calculado em receita, pois não é indicada margem.
    }{ " " }Verificar todos os meses: { INNER($label) } ali, { $value } agora, { $before } antes.
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] Paga-se em { $payback } meses
           *[no] Compensa
        }{ $isUnsaid ->
            [true] , se atuar ali
           *[false] { "" }
        }{ WITH(" (", $units, ")") }
        [slow] Demora { $payback } meses a pagar-se
        [beyond] Custa mais do que tudo o que há a ganhar
        [elsewhere] { GIVEN($named) ->
            [yes] Atua sobre { $named }, não sobre a causa
           *[no] Não toca na causa
        }
        [unsaid] Nada nos dados diz que atue sobre o que lá mudou{ WITH(" (", $units, ")") }
        [saves] Poupa mais do que perde, mas não toca na causa
        [loses] Perde mais do que poupa e não toca na causa
       *[unpriced] Preço ou número não conhecido
    }
held-brings = { $isFirst ->
        [true] { $what } vale até { $net } no primeiro ano, descontado o custo
       *[false] { $what } vale até { $net } por ano, descontado o custo
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] Retira { $share } dos { $bad } por ano ali, segundo o pedido
           *[false] Retira { $share } de todos os { $bad } por ano, segundo o pedido
        }
        [before] No máximo, volta o que era antes
       *[most] No máximo, tudo o que mudou; nada diz quanto
    }
held-why = { $why ->
        [bills] Os dados não têm as suas faturas: não se sabe quanto é
        [units] O número ({ $unit }) não está nos dados
        [effect] Aquilo de que retira uma parte não está nos dados
       *[price] Preço ou número não conhecido
    }
held-all = em todo o lado
held-left = Outros pagam: no máximo, se nenhum sair
held-both = { $said }. { $more }
held-sample = Os dados contêm uma linha em cada { $times }; o que se diz por ano é de todas.
held-given = O valor por caso ({ $unit }) é dado no pedido.
held-column = O valor por caso ({ $unit }) vem da coluna “{ $column }” dessas linhas; só volta por inteiro se tudo voltar a ser como antes.
held-columns =
    .option = Opção
    .once = Uma vez
    .cost = Custo por ano
    .gain = Ganho por ano, no máximo
    .net = Líquido por ano
    .first = Líquido no primeiro ano
    .share = Parte do ganho necessária
    .says = O que dizem os números
held-nothing = Não custa nada e continua a perder até { $gain } por ano
held-lead = Por ano, face à mudança desde { $start } ({ $place })
held-step =
    .head = { GIVEN($called) ->
        [yes] escolher { $called }
       *[no] não tomar nenhuma das opções
    }
    .what = { GIVEN($called) ->
        [yes] Executar { $called } e verificar todos os meses: { INNER($label) }, { $place }
       *[no] Não tomar nenhuma opção a esse preço e procurar uma por menos de { $gain } por ano
    }
    .measure = { $label } de volta a { $before }
held-worth = até { $net } por ano
