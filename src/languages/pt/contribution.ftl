# What is left of sales, and what moved it.

measure-contribution = Margem de contribuição
    .the = a margem de contribuição
    .definition = Vendas brutas menos descontos, reembolsos pelo dia da devolução, custo unitário do que foi vendido e não voltou ao estoque, custos de devolução, se conhecidos, e marketing.
measure-contribution_before_marketing = Contribuição antes do marketing
    .the = a contribuição antes do marketing
    .definition = Vendas brutas menos descontos, reembolsos pelo dia da devolução, custo unitário do que foi vendido e não voltou ao estoque, e custos de devolução, se conhecidos.
measure-contribution_before_returns = Contribuição antes das devoluções
    .the = a contribuição antes das devoluções
    .definition = Vendas brutas menos descontos, custo unitário do que foi vendido e marketing; os dados nada dizem sobre devoluções.
measure-contribution_margin = Taxa de contribuição
    .the = a taxa de contribuição
    .definition = Contribuição dividida pelas vendas após descontos.
measure-gross_sales = Vendas brutas
    .the = o valor das vendas brutas
    .definition = Preço vezes quantidade do que foi vendido, antes de descontos e reembolsos, sem impostos nem frete.
measure-discounts = Valor dos descontos
    .the = o valor dos descontos
    .definition = O que os descontos tiraram das vendas brutas; o de um pedido é repartido pelas suas linhas por valor.
measure-cost_of_goods = Custo das mercadorias
    .the = o custo das mercadorias
    .definition = Custo unitário vezes quantidade do que foi vendido, menos o das devoluções que voltaram ao estoque.
measure-return_rate = Taxa de devolução
    .the = a taxa de devolução
    .definition = Linhas de pedido do período das quais algo voltou, divididas por todas as suas linhas; pelo dia do pedido.
measure-return_costs = Custo das devoluções
    .the = o custo das devoluções
    .definition = O que custou receber de volta os artigos, pelo dia da devolução.
measure-marketing_spend = Gasto em marketing
    .the = o gasto em marketing
    .definition = O que se gastou em marketing no período.
measure-marketing_rate = Marketing sobre vendas
    .the = o peso do marketing sobre vendas
    .definition = Gasto em marketing dividido pelas vendas após descontos.
contrib-titles =
    .full = { NEEDS($causes) }{ $label } caiu { ABS($pct) } { EITHER($rose, "embora as vendas tenham subido", "com vendas que caíram") } { ABS($growth) }: { $causes }
    .short = { $label } caiu { ABS($pct) }, para { $value }, { EITHER($rose, "embora as vendas tenham subido", "com vendas que caíram") } { ABS($growth) }
contrib-cause = { $part ->
        [discount] descontos em { $member }
       *[returns] devoluções de { $member }
    }
contrib-change = **{ $label } caiu { ABS($pct) }, para { $value }**, de { $before } em { $prior }, { EITHER($rose, "embora as vendas após descontos tenham subido", "com vendas após descontos que caíram") } { ABS($growth) }, para { $sales }.
contrib-discount = **{ $member }: os descontos levaram { $rate } das vendas brutas** ({ $before } em { $prior }){ GIVEN($month) ->
        [yes] , desde { $month }
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] , sobretudo por { $codes }
       *[no] { "" }
    }: { $excess } a mais do que à taxa anterior.
contrib-code = { $code } ({ $value })
contrib-returns = **{ $member }: { $returned } de { $sold } linhas foram devolvidas** ({ $rate }; { $before } em { $prior }){ GIVEN($month) ->
        [yes] , desde { $month }
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] , { $count } delas por “{ $reason }”
       *[no] { "" }
    }: cerca de { $excess } a mais do que à taxa anterior.
contrib-held = **Não é a causa**: { $parts }.
contrib-held-part = { $part ->
        [marketing] o marketing ({ $value } das vendas, { $before } em { $prior })
        [cost] o custo das mercadorias ({ $value } das vendas brutas, { $before } em { $prior })
       *[returns] as devoluções do resto ({ $value } das linhas, { $before } em { $prior })
    }
contrib-part = { $part ->
        [volume] Volume
        [discount] Descontos
        [returns] Devoluções
        [cost] Custo das mercadorias
       *[marketing] Marketing
    }
contrib-loss = { $part ->
        [volume] o volume menor custou { ABS($value) }
        [discount] descontos maiores custaram { ABS($value) }
        [returns] mais devoluções custaram { ABS($value) }
        [cost] o custo maior das mercadorias tirou { ABS($value) }
       *[marketing] o marketing tirou mais { ABS($value) }
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ FIRST($losses) }; o volume trouxe só { $volume }
    .short = { FIRST($losses) }
contrib-bridge-note = Volume é a variação das vendas brutas à taxa de contribuição de { $prior }; cada outra parte é o que trouxe ou tirou a mudança do seu peso nas vendas brutas.
contrib-rate-titles =
    .full = { $part ->
        [discount] Os descontos em { $member } subiram de { $before } para { $rate } das vendas brutas
       *[returns] { $rate } das linhas de { $member } foram devolvidas, contra { $before }
    }
contrib-caution = { $part ->
        [discount] Acabar com o desconto não traria tudo de volta: alguns destes pedidos não teriam sido feitos, e não há grupo sem desconto para comparar.
       *[returns] Os pedidos do fim de { $now } ainda podem ser devolvidos: a taxa de devolução só pode subir.
    }
contrib-share = Peso nas vendas brutas
contrib-statement = O que resta das vendas brutas, { $now } em relação a { $prior }
contrib-left = { $label }: apenas { $share } das vendas brutas, contra { $before }
step-codes =
    .head = acabar com os descontos em { $member }
    .what = Encerrar { GIVEN($codes) ->
        [yes] { $codes }
       *[no] os descontos
    } em { $member }, ou limitá-los e manter um grupo sem desconto
    .measure = Taxa de desconto de { $member } de volta a { $before }
step-returned =
    .head = parar de promover { $member }
    .what = Parar de promover { $member } até a taxa de devolução voltar a cerca de { $before }{ GIVEN($reason) ->
        [yes] ; verificar “{ $reason }”
       *[no] { "" }
    }
    .measure = Taxa de devolução de { $member } de volta a { $before }
