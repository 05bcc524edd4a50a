## Heads of the list of single support requests in a customer's review.
request-request = Solicitação
request-opened = Recebida
request-closed = Resolvida
request-priority = Prioridade
request-open = aberta

## Sentences of the review of one customer account.
account-title = { $account }: revisão conjunta, { $now }
account-source = Fonte: dados de { $account }, em { $date }
account-labels-orders = Pedidos
account-labels-order_value = Valor dos pedidos
account-labels-ordersToDate = Pedidos até hoje
account-labels-valueToDate = Valor até hoje
account-labels-product = Produto
account-labels-plan = Plano
account-labels-subscriptions = Assinaturas ativas
account-labels-seats = Licenças
account-labels-monthly_fee = Valor mensal
account-labels-uses = Usos
account-labels-features_used = Funções em uso
account-labels-feature = Função
account-labels-requests = Pedidos de suporte
account-labels-requests_resolved = Pedidos resolvidos
account-labels-requests_open = Pedidos de suporte abertos
account-labels-requests_rated = Pedidos avaliados
account-labels-requests_satisfied = Bem avaliados
account-labels-response_time = Primeira resposta (mediana)
account-labels-resolution_time = Resolução (mediana)
account-labels-requestsToDate = Suporte até hoje
account-labels-renewal = Renovação
account-parts-goals = Objetivos
account-parts-delivered = Entregue
account-parts-subscription = Assinatura
account-parts-use = Uso
account-parts-support = Suporte
account-parts-roadmap = Roteiro
account-parts-plan = Próximos passos
account-parts-definitions = Definições
account-asks-goals = os objetivos acordados e como está cada um
account-asks-plan = o que se faz até a próxima revisão
account-goals = O que nos propusemos juntos
account-roadmap = O que vem e importa para vocês
account-plan = Plano para o próximo trimestre
account-ordered = Pedidos de { $value } em { $now }
account-ordered-count = Pedidos em { $now }: { $orders }
account-no-orders = Os dados não contêm pedidos em { $now }
account-products = { $product } é o que mais pesa até hoje: { $value }
account-before = { $label } em { $prior }: { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] Assinaturas de { $fee } por mês, { $seats } { PLURAL($seatsCount, "licença", "licenças") }
       *[no] Assinaturas de { $fee } por mês
    }
account-renewal = **Próxima renovação: { $date }**, em { $days }.
account-no-renewal = Os dados não contêm data de renovação.
account-no-subscription = Os dados não contêm assinaturas ativas.
account-used = { GIVEN($features) ->
        [yes] { $uses } { PLURAL($usesCount, "uso", "usos") } em { $now }, em { $features } { PLURAL($featuresCount, "função", "funções") }
       *[no] { $uses } { PLURAL($usesCount, "uso", "usos") } em { $now }
    }
account-most-used = **{ $feature } é o mais usado**: { $uses } { PLURAL($usesCount, "vez", "vezes") }.
account-no-use = Os dados não contêm uso em { $now }.
account-not-used = Não consta uso em { $now }
account-asked = Pedidos de suporte em { $now }: { $requests }
account-no-requests = Não houve pedidos de suporte em { $now }
account-no-support = Os dados não contêm pedidos de suporte.
account-open-requests = **Abertos agora: { $open }**.
account-none-open = **Nenhum pedido está aberto**.
account-resolved = Resolvidos em { $now }: { $resolved }.
account-in-time = Resolvidos a tempo: { $inTime } de { $due }.
account-rated = Bem avaliados: { $good } de { $rated } avaliados, de { $all } { PLURAL($allCount, "pedido", "pedidos") } até hoje.
account-unrated = Pedidos avaliados: nenhum de { $all } até hoje.
account-time = { $label }: { $value }, com { $count } { PLURAL($countCount, "pedido", "pedidos") } até hoje.
account-definitions = Como os números são contados
account-meaning-orders = Pedidos acordados, contados no dia do acordo.
account-meaning-order_value = Soma dos valores destes pedidos, como acordados.
account-meaning-valueToDate = Todos os pedidos dos dados, até a data desta revisão.
account-meaning-subscriptions = Assinaturas em vigor na data desta revisão, sem testes.
account-meaning-monthly_fee = Soma dos valores recorrentes destas assinaturas num mês.
account-meaning-uses = Usos registrados, no dia do uso.
account-meaning-requests = Pedidos pelo dia em que chegaram.
account-meaning-requests_satisfied = Respostas na parte alta da escala.
