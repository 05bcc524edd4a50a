# Uma decisão entre opções, ponderada: o que cada uma custa, o que se perde onde é medida e o que teria de se verificar.

choice-columns =
    .option = Opção
    .cost = Custo por ano
    .against = Medida com
    .stake = Em jogo por ano
    .even = Compensa a partir de
    .holds = O que dizem os números
choice-against = { GIVEN($place) ->
        [yes] { $place } ({ INNER($label) })
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] Poupa { $cost }
        [once] { $cost } uma vez
        [first] { $cost } no primeiro ano
       *[year] { $cost }
    }
choice-prices = “{ $what }”: { GIVEN($paid) ->
        [yes] { $paid } por ano{ WITH(" e ", $once, " uma vez") }
       *[no] { $once } uma vez
    }{ WITH(", menos ", $saved, " por ano que deixam de se pagar") }.
choice-even-case = { $turn } por caso
choice-nothing = Perdem-se mais { $cost } por ano{ WITH(" em ", $place) }
choice-saved = { GIVEN($saving) ->
        [yes] Poupa { $saving } por ano
       *[no] Poupa isso
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] Paga-se num ano se se recuperar { $share } da perda de um ano{ WITH(" em ", $place) }
           *[false] Paga-se se se recuperar { $share } da perda{ WITH(" em ", $place) }
        }
        [beyond] { $once ->
            [true] Não se paga num ano, mesmo que se recuperasse toda a perda{ WITH(" em ", $place) }
           *[false] Não se pode pagar: custa mais do que toda a perda{ WITH(" em ", $place) }
        }
        [level] Nada a recuperar: { INNER($label) } em { $place } é { $rate }, contra { $whole } no total
        [load] Não falta pessoal: { $load } { $loaded } por pessoa ({ $one }) em { $now }, contra { $loadBefore } em { $earlier }
        [more] Paga-se com { $share } a mais do que os { $all } do último ano
        [each] Paga-se se cada um dos { $all } casos por ano{ WITH(" em ", $place) } custar pelo menos { $turn }; não se indica quanto custa um caso
        [free] Compensa só se custar menos do que { GIVEN($stake) ->
            [yes] os { $stake } que se perdem por ano{ WITH(" em ", $place) }
           *[no] o que ali se perde
        }; não se conhece o preço total
        [saves] { GIVEN($given) ->
            [yes] { choice-saved } e abdica de { $given } por ano ({ INNER($label) }, { $place }){ WITH("; compensa só se menos de ", $turn, " disso for lucro") }
           *[no] { choice-saved }, se não se perder mais com isso
        }
        [gives] Abdica de { $given } por ano ({ INNER($label) }{ WITH(", ", $part, " do total") }): compensa só se { $place } custar mais do que isso
        [work] O que { $place } trata teria de ser feito noutro lado: { INNER($label) }, { $given } por ano{ WITH(" (", $part, " do total)") }; não se indica quanto isso custa
        [moves] { choice-saved }; o que { $place } trata tem de ser feito noutro lado: { INNER($label) }, { $given } por ano{ WITH(" (", $part, " do total)") }
        [ends] Poupa o que custa hoje, que não se indica; nenhum número dos dados depende disso pelo nome
        [today] Custa o que se paga hoje
        [unpriced] Não se conhece o preço total e os dados não mostram nenhuma perda a recuperar
        [fee] Os dados não têm vendas às quais a taxa se aplicaria
        [discount] Os dados não têm descontos acima desse limite
        [currency] O preço está noutra moeda e não há taxa de câmbio
       *[amount] Os dados não dizem quanto dinheiro poderia recuperar
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("Rende ", $extra, " por ano. ") }Compensa enquanto não se perder mais de { $even } do volume
           *[no] Compensa enquanto se perder menos do que isso
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("Custa ", $extra, " por ano. ") }Compensa só com mais { $even } de volume
           *[no] { WITH("Custa ", $extra, " por ano. ") }A taxa atual não está nos dados
        }
    }
choice-point = “{ $what }”{ WITH(" (", $cost, ")") }: { INNER($holds) }.
choice-verdict = { $state ->
        [best] **Escolher “{ $what }”**: { INNER($holds) }{ WITH(", contra ", $otherShare, " na outra") }.
        [hard] **“{ $what }”: não a este preço**, salvo se for possível recuperar { $share } da perda{ WITH(" em ", $place) }.
        [if] **“{ $what }”: só com uma condição.** { $holds }.
        [reject] **Não a “{ $what }”.** { $holds }.
        [none] **Nenhuma das opções ao seu preço**: segundo estes números, nenhuma cobre o seu custo{ WITH("; não fazer nada custa ", $loss, " por ano") }.
        [free] **“{ $what }” pode custar no máximo { $most } por ano**, que é o que se perde{ WITH(" em ", $place) }. Não se conhece o preço total.
       *[open] { $alike ->
            [true] **Ainda não se pode decidir entre as opções.** { $holds }.
           *[false] **Ainda não se pode decidir sobre “{ $what }”.** { $holds }.
        }
    }{ GIVEN($turns) ->
        [yes] { " " }A resposta muda para “{ $turns }” se custar menos de { $at } por ano.
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] Escolher “{ $what }”: poupa { $saving } por ano
           *[pays] Escolher “{ $what }”: paga-se se se recuperar { $share } da perda{ WITH(" em ", $place) }
        }
        [hard] “{ $what }” só se paga se se recuperar { $share } da perda{ WITH(" em ", $place) }
        [if] { NEEDS($even) }“{ $what }” compensa a partir de { $even }
        [reject] { NEEDS($given) }Não a “{ $what }”: abdicaria de { $given } por ano
        [none] Nenhuma das opções cobre o seu custo segundo estes números
        [free] “{ $what }” compensa se custar menos de { $most } por ano
       *[open] O que falta para decidir sobre “{ $what }”
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] Escolher “{ $what }”: poupa { $saving } por ano
           *[pays] Escolher “{ $what }”: tem de recuperar { $share } da perda
        }
        [hard] “{ $what }” tem de recuperar { $share } da perda
        [reject] Não a “{ $what }” segundo estes números
        [free] “{ $what }” compensa abaixo de { $most } por ano
       *[other] O que cada opção teria de trazer
    }
    .short = { $state ->
        [best] Escolher “{ $what }”
        [reject] Não a “{ $what }”
       *[other] O que cada opção teria de trazer
    }
choice-step = { $state ->
        [best] escolher “{ $what }”
        [hard] suspender “{ $what }”
        [reject] rejeitar “{ $what }”
        [none] não escolher nenhuma das opções ao seu preço
        [free] obter o preço de “{ $what }”
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] decidir entre “{ $first }” e “{ $second }”
               *[no] decidir sobre “{ $first }”
            }
           *[no] decidir entre as opções
        }
    }
choice-step-what = { $state ->
        [best] Escolher “{ $what }” e acordar o indicador pelo qual será avaliada
        [hard] Suspender “{ $what }” até se poder esperar { $share } da perda de volta
        [reject] Rejeitar “{ $what }”{ WITH(", salvo se libertar mais de ", $given, " por ano") }
        [none] Não escolher nenhuma das opções ao seu preço e procurar uma que custe menos do que a perda
        [free] Obter o preço de “{ $what }” e aceitá-lo abaixo de { $most } por ano
       *[open] Obter os números que faltam e decidir
    }
