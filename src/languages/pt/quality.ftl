## What is said of the data: what was read, left out, assumed.
quality-as-of-moved = Os dados terminam em { $date }; os números são desse dia.
quality-ends-early = Os dados terminam em { $last }, muito antes de { $date }.
quality-no-outcome = Nenhum valor de { $column } em { $file } diz o que foi ganho ou perdido ({ $stages }); um arquivo de mapeamento pode dizê-lo.
quality-unused-stage = O arquivo de mapeamento cita a etapa { $stage }; nenhum negócio a tem.
quality-lines-around = Linhas fora da tabela em { $file } (título, total, rodapé), excluídas: { $lines }.
quality-too-many-fields = Linhas de { $file } com mais campos que o cabeçalho, excluídas: { $rows }.
quality-not-of-type = Valores ilegíveis de { $column } em { $file }, contados como ausentes: { $rows }.
quality-other-currency = Negócios em moeda diferente de { $currency }, excluídos: { $rows }.
quality-unused-table = { $file } não é usado: nada o liga às outras tabelas.
quality-currency-assumed = Os valores não indicam moeda; supõe-se { $currency }.
quality-repeated = Linhas de { $file } que repetem outra exatamente, contadas uma vez: { $rows }.
quality-no-member = Negócios sem “{ $dimension }”: { $rows } de { $all }; contados em “{ $unnamed }”.
quality-amount-scaled = { $column } é lido em unidades de { $scale }, como diz o nome.
quality-no-amount = Negócios ganhos sem valor: { $rows } de { $won }; contam como ganhos e nada somam ao valor.
quality-negative-amount = Negócios ganhos com valor negativo: { $rows }; somados como estão.
quality-zero-amount-lost = Negócios perdidos com valor zero: { $rows } de { $lost }.
quality-no-close-date = Negócios fechados sem data de fechamento: { $rows } de { $closed }; fora dos números por data de fechamento.
quality-no-creation-date = Negócios sem data de criação ({ $column }): { $rows } de { $all }; fora de negócios novos e do ciclo de vendas.
quality-closed-before-created = Negócios fechados antes da criação: { $rows }.
quality-unlisted = Negócios cujo valor de { $column } não consta de { $file }: { $rows } de { $all } ({ $values }).
quality-may-be = { $value } em { $file } pode ser { $suggestion } em { $other } ({ $rows } negócios); um arquivo de mapeamento pode dizê-lo.
quality-read-as = { $value } em { $file } é lido como { $suggestion } em { $other } ({ $rows } negócios).
quality-without-deals = Sem negócios e excluídos, não mostrados como zero: { $rows } de { $all } em { $file } ({ $members }).
quality-dimension-left-out = “{ $dimension }” ficou de fora: { $rows } de { $closed } negócios fechados não o têm, pois seu valor de { $column } não consta de { $file }.
quality-only-ended = “{ $dimension }” ficou de fora: diz o próprio resultado; é conhecido depois e não explica nada.
quality-only-lost = “{ $dimension }” ficou de fora: só os negócios perdidos o têm; é conhecido depois da decisão e não a explica.
quality-only-won = “{ $dimension }” ficou de fora: só os negócios ganhos o têm; é conhecido depois da decisão e não a explica.
quality-spellings = “{ $dimension }” aparece escrito de várias formas, talvez o mesmo: { $members }; um arquivo de mapeamento pode dizê-lo.
quality-respelled = { $rows } valores de { $column } em { $file } só diferem de outros na grafia e contam como iguais.
quality-placeholder-dates = { $rows } valores de { $column } em { $file } não são datas reais e contam como ausentes.
quality-date-numbers = { $column } em { $file } contém números, lidos como datas.
quality-future-close = { $rows } negócios ganhos ou perdidos de { $file } fecham depois de { $date } e não são contados.
quality-rewound = { $rows } negócios fecharam depois de { $date } e estão abertos nesse dia; as etapas de então não constam dos dados.
quality-renamed = { $dimension }: { $value } termina onde { $suggestion } começa ({ $date }), com outros tantos negócios, e conta como { $suggestion }.
quality-clean-up = { $rows } negócios de { $file } foram fechados como perdidos só em { $date }, metade após { $days } dias ou mais (o habitual são { $usual }): lidos como uma limpeza e excluídos.
quality-still-running = { $period } está em curso; os números são dos seus primeiros { $days } dias.
quality-unequal-weeks = { $period } tem { $weeks } semanas e { $other } { $otherWeeks }; não são comparados.
quality-trials = Testes em { $file } que ainda nada pagam, excluídos: { $rows }.
quality-no-start = Assinaturas em { $file } sem início ou sem valor, excluídas: { $rows }.
quality-ends-first = Assinaturas em { $file } que terminam antes de começar, excluídas: { $rows }.
quality-no-value = Linhas de { $file } sem { $column }, fora de seus números: { $rows } de { $all }.
quality-void-rows = Linhas de { $file } que não contam segundo { $column } ({ $members }): { $rows } de { $all }.
quality-span-undated = Linhas de { $file } sem data de início, excluídas: { $rows }.
quality-span-backwards = Linhas de { $file } que terminam antes de começar, excluídas: { $rows }.
quality-no-score = Chamados em { $file } sem nota de satisfação: { $rows } de { $all }; a satisfação fala só dos demais.
quality-impossible-times = Tempos em { $file } mais longos do que desde o recebimento do chamado, não contados: { $rows }.
quality-closed-before-opened = Chamados em { $file } fechados antes de recebidos: { $rows }.
quality-churn-sources = As fontes dão números diferentes de clientes perdidos; nenhum é mostrado: { $sources }.
quality-converted-by-dated-rates = Valores convertidos para { $currency } pela taxa do dia de fechamento segundo { $file }: { $rows }; negócios abertos, pela última taxa.
quality-converted-by-rates = Valores convertidos para { $currency } a uma taxa fixa por moeda segundo { $file }: { $rows }.
quality-converted-column = Valores em { $currency }, como a fonte os converteu em { $column }: { $rows }.
quality-billing-interval = Os valores de { $file } valem para o prazo indicado em { $column } e são levados a um mês.
quality-interval-doubt = Em { $file }, os valores com { $column } mais longo são tantas vezes maiores quantos meses ele tem; contam como mensais, conforme { $amount }.
quality-snapshots = { $file } dá a situação de cada mês: o início e o fim de cada assinatura não são conhecidos.
quality-billed = A receita recorrente é o que { $file } fatura a cada cliente por um mês; ficam de fora as linhas únicas ({ $once }) e as canceladas ({ $voided }).
quality-discarded = Linhas de { $file } excluídas, arquivadas ou de teste ({ $column }), não contadas: { $rows }.
quality-left-out = Excluídas de { $file } conforme pedido: { $rows } de { $all } linhas ({ $column }: { $values }).
quality-left-out-amount = Excluídas de { $file } conforme pedido: { $rows } de { $all } linhas ({ $column }: { $values }), no total { $amount }.
quality-unripe = { $rows } de { $all } linhas de { $file } ficam de fora por serem recentes: depois de { $date } veem-se menos de { $days } dias.
quality-sample-judged = De { $all } linhas relidas de { $file } ({ $column }), { $rows } das { $judged } avaliáveis dizem { $value }; { $open } não puderam ser avaliadas. Amostra pequena; não se sabe como foi tirada.
quality-sample-read = De { $all } linhas relidas de { $file } ({ $column }), { $rows } dizem { $value }. Amostra pequena; não se sabe como foi tirada.
quality-left-out-where = Excluídas de { $file } conforme pedido: { $rows } de { $all } linhas ({ $column }: { $values }).
quality-left-out-with = Excluídas de { $file } com { $values }: { $rows } de { $all } linhas ({ $column }).
quality-only-where = Conforme pedido, de { $file } contam apenas { $rows } de { $all } linhas ({ $column }: { $values }).
quality-entered-twice = Excluídas de { $file } por terem sido lançadas duas vezes: { $rows } de { $all } linhas ({ $column }: { $values }).
quality-restated-divided = { $column } de { $file } está dividido por { $by }, como diz o pedido: “{ $text }”.
quality-restated-times = { $column } de { $file } está multiplicado por { $by }, como diz o pedido: “{ $text }”.
quality-restated-value = { $column } de uma linha de { $file } é { $value } e não { $was }, como diz o pedido: “{ $text }”.
quality-restated-rows = { $column } de { $rows } linhas de { $file } foi corrigido, como diz o pedido: “{ $text }”; soma { $value } em vez de { $was }.
quality-renamed-value = { $column } de { $file }: { $value } conta como { $suggestion }, como diz o pedido ({ $rows } linhas).
quality-tax-taken-off = Os valores de { $file } ({ $column }) são mostrados sem os { $percent } de { $tax } que incluem segundo o pedido.
quality-tax-added = Os valores de { $file } ({ $column }) são mostrados com { $percent } de { $tax } a mais, como diz o pedido.
quality-tax-held = Os valores de { $file } ({ $column }) incluem { $tax }, como diz o pedido.
quality-tax-not-held = Os valores de { $file } ({ $column }) são sem { $tax }, como diz o pedido.
quality-not-applied = Não aplicado: “{ $text }”: { $why ->
    [no-row] nenhuma linha corresponde; verificar o valor ou a data nos dados.
    [every-row] corresponde a todas as linhas e nada mudaria; indicar menos.
    [several] corresponde a várias linhas; indicar uma pelo ID.
    [no-value] nenhuma célula indicada contém o valor errado; corrigir no arquivo.
    [no-rate] não diz nenhuma taxa; indicar quantos por cento.
    [already] os dados já são lidos assim.
    [single] consta uma única vez nos dados; pedir que seja excluído se estiver errado.
    [no-repeat] nenhuma linha repete outra segundo o seu número.
    [no-name] nenhuma célula contém o nome antigo; escrever ambos os nomes como nos dados.
    [most-rows] só uma parte é um valor dos dados, e corresponde a mais de metade das linhas; nomear o valor como nos dados.
   *[unnamed] nenhuma coluna nem valor tem esse nome; usar o nome dos dados.
}
quality-signs-of-amounts = { $file } registra as receitas com valores negativos; os sinais seguem as contas: receitas e custos aparecem positivos, e o resultado é a diferença.
quality-signs-of-credits = { $file } registra as receitas a crédito; os sinais seguem as contas: receitas e custos aparecem positivos, e o resultado é a diferença.
quality-thinning = Negócios de { $file } criados desde { $date }: apenas { $rows }, contra { $usual } num mês habitual. Provavelmente faltam os mais recentes; uma queda do pipeline criado diz pouco.
quality-unresolved = { $rows } de { $all } chamados de { $period } ainda não foram resolvidos; o tempo de resolução dos demais é baixo demais para comparar.
quality-undecided = { $rows } de { $all } linhas de { $file } em { $period } ainda não estão decididas; a conversão delas não se compara.
quality-credited-today = Os números por “{ $dimension }” são atribuídos a quem os dados nomeiam hoje; os dados não dizem quem tinha o negócio antes.
quality-former-owner = Os números por “{ $dimension }” são atribuídos a quem os dados nomeiam hoje; { $column } nomeia outro em { $rows } negócios.
quality-owner-history = Os números por “{ $dimension }” são atribuídos a quem os dados nomeiam hoje; o que { $file } diz dos anteriores não é contado.

## What the foot of a page says of rows its figures leave out.
missing-no-amount = { $share } dos negócios ganhos sem valor, fora da soma
missing-no-creation-date = { $share } dos negócios sem data de criação, não incluídos
missing-no-close-date = { $share } dos negócios fechados sem data de fechamento, não incluídos
missing-no-score = { $share } dos chamados sem nota, não incluídos

## How tables were joined.
quality-lines-read = A receita é { $formula } de cada linha de { $file }, com data de { $column } em { $other }.
quality-cost-read = O lucro bruto é a receita menos { $formula }; linhas de { $file } sem custo, excluídas do cálculo: { $rows }.
quality-cost-in-force = { $column } de { $file } é o que vigorava no dia de cada linha, segundo { $since }; nenhum custo posterior é usado.
quality-uncosted = { $file } não tem custo de { $members }: { $percent }% da receita de { $period } fica fora do lucro bruto e da margem bruta.
quality-refunds-kept = { $column } de { $file } não é subtraído de nenhum número, pois não diz o que voltou nem quando: a receita é antes de reembolsos.
quality-total-matches = A receita coincide com { $column } de { $file } nos { $all } documentos.
quality-total-differs = Documentos cujo { $column } em { $file } difere das suas linhas: { $rows } de { $all }, em { $difference } no total; contam as linhas.
quality-unused-repeats = Ficam de fora porque suas linhas repetem outras tabelas: { $file }.
quality-unused-multiplies = Ficam de fora porque uni-las contaria linhas mais de uma vez: { $file }.
quality-period-absent = Os dados não têm nada de { $period }: vão de { $first } a { $last }. Os números são de { $told }.
quality-period-part = Os dados cobrem só parte de { $period }: vão de { $first } a { $last }. Os números são de { $told }.
quality-period-open = Os dados de { $told } vão até { $last }: o resto do último mês ainda não consta.
quality-year-unreached = Os dados não chegam a { $period }: os números são comparados com { $told }.
quality-account-names = Contas de { $file } com vários nomes para um mesmo número: { $accounts }. Vale o número, com o nome mais frequente.
quality-postings-without = Lançamentos de { $file } sem { $column }: { $rows } ({ $amount }). Contam em todos os totais e ficam à parte.
quality-amounts-taken = Os valores de { $file } são os que a fonte indica em { $currency } em { $column }.
quality-amounts-converted = Linhas de { $file } em outras moedas convertidas para { $currency } a uma taxa fixa por moeda segundo { $other }: { $rows }.
quality-amounts-converted-dated = Linhas de { $file } em outras moedas convertidas para { $currency } à taxa da sua data segundo { $other }: { $rows }.
quality-amounts-converted-as-said = Linhas de { $file } convertidas para { $currency } à taxa indicada (“{ $text }”): { $rows }.
quality-amounts-without-rate = { $rows } de { $all } linhas de { $file } estão em { $members } e os dados não têm taxa de câmbio para { $currency }: os valores são apenas os de { $currency }.
quality-rows-dated = As linhas de { $file } contam na data de { $column }, não na de { $other }.
quality-took-place = { $rows } de { $all } linhas de { $file } não ocorreram ({ $members } segundo { $column }): nenhuma soma as conta.
quality-unpaid = { $rows } de { $all } faturas de { $file } em { $period } ainda não estão pagas; o atraso delas não se compara.
