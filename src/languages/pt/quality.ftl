# What is said of the data: what was read, left out, assumed.

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
quality-without-deals = Sem negócios e excluídos, não mostrados como zero: { $rows } de { $all } em { $file } ({ $members }).
quality-dimension-left-out = “{ $dimension }” ficou de fora: { $rows } de { $closed } negócios fechados não o têm, pois seu valor de { $column } não consta de { $file }.
quality-spellings = “{ $dimension }” aparece escrito de várias formas, talvez o mesmo: { $members }; um arquivo de mapeamento pode dizê-lo.
quality-placeholder-dates = { $rows } valores de { $column } em { $file } não são datas reais e contam como ausentes.
quality-date-numbers = { $column } em { $file } contém números, lidos como datas.
quality-future-close = { $rows } negócios ganhos ou perdidos de { $file } fecham depois de { $date } e não são contados.
quality-still-running = { $period } está em curso; os números são dos seus primeiros { $days } dias.
quality-unequal-weeks = { $period } tem { $weeks } semanas e { $other } { $otherWeeks }; não são comparados.
quality-trials = Testes em { $file } que ainda nada pagam, excluídos: { $rows }.
quality-no-start = Assinaturas em { $file } sem início ou sem valor, excluídas: { $rows }.
quality-ends-first = Assinaturas em { $file } que terminam antes de começar, excluídas: { $rows }.
quality-no-score = Chamados em { $file } sem nota de satisfação: { $rows } de { $all }; a satisfação fala só dos demais.
quality-closed-before-opened = Chamados em { $file } fechados antes de recebidos: { $rows }.
quality-churn-sources = As fontes dão números diferentes de clientes perdidos; nenhum é mostrado: { $sources }.
quality-converted-by-dated-rates = Valores convertidos para { $currency } pela taxa do dia de fechamento segundo { $file }: { $rows }; negócios abertos, pela última taxa.
quality-converted-by-rates = Valores convertidos para { $currency } a uma taxa fixa por moeda segundo { $file }: { $rows }.
quality-converted-column = Valores em { $currency }, como a fonte os converteu em { $column }: { $rows }.
quality-billing-interval = Os valores de { $file } valem para o prazo indicado em { $column } e são levados a um mês.
quality-snapshots = { $file } dá a situação de cada mês: o início e o fim de cada assinatura não são conhecidos.
quality-discarded = Linhas de { $file } excluídas, arquivadas ou de teste ({ $column }), não contadas: { $rows }.
quality-thinning = Negócios de { $file } criados desde { $date }: apenas { $rows }, contra { $usual } num mês habitual. Provavelmente faltam os mais recentes; uma queda do pipeline criado diz pouco.
quality-credited-today = Os números por “{ $dimension }” são atribuídos a quem os dados nomeiam hoje; os dados não dizem quem tinha o negócio antes.
quality-former-owner = Os números por “{ $dimension }” são atribuídos a quem os dados nomeiam hoje; { $column } nomeia outro em { $rows } negócios.
quality-owner-history = Os números por “{ $dimension }” são atribuídos a quem os dados nomeiam hoje; o que { $file } diz dos anteriores não é contado.

# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } dos negócios ganhos sem valor, fora da soma
missing-no-creation-date = { $share } dos negócios sem data de criação, não incluídos
missing-no-close-date = { $share } dos negócios fechados sem data de fechamento, não incluídos
missing-no-score = { $share } dos chamados sem nota, não incluídos
