## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label }: { $value }, { ABS($change) } { EITHER($above, "acima", "abaixo") } de { $prior }
usual-within = A diferença está dentro da variação habitual{ WITH(" (", $rows, " ", $subject, ")") }.

## What is said of a course over many periods and of a level that changed.
course-trend = { $label }: { EITHER($rose, "alta", "queda") } ao longo de { $periods } períodos, de { $first } para { $value }
course-level = { $label }: um nível mais { EITHER($rose, "alto", "baixo") } desde { $since }, { $level } por período após { $before }
course-risk =
    .head = { EITHER($rose, "Alta", "Queda") } que continua: { $label }

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = { EITHER(GIVEN($whole), $whole, "Linhas") }: participação por { INNER($dimension) }, { $now } e { $prior }
mix-titles =
    .full = { $label }: { SIGNED($mix) } de { SIGNED($delta) } pela composição ({ $dimension }), { SIGNED($rate) } pelas próprias partes
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } pela composição
mix-weight = **{ $member }**: peso de { $weight } após { $before } em { $prior }.
mix-point = **{ $label }: a composição ({ $dimension }) responde por { SIGNED($mix) } de { SIGNED($delta) }**, as próprias partes por { SIGNED($rate) }.
mix-columns-weight = Peso { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member } parece { EITHER($ahead, "à frente", "atrás") } ({ $label }), mas está { EITHER($ahead, "atrás", "à frente") } em igual { $inside }
    .short = { $member }: { $label } inverte-se por { $inside }
simpson-change =
    .full = { $label }: { EITHER($rose, "alta", "queda") } no total, mas { EITHER($rose, "queda", "alta") } por { $dimension }
    .short = { $label } inverte-se por { $dimension }
simpson-held = **Com a mesma composição ({ $inside }), a diferença é { SIGNED($within) }.**
simpson-turned = Inverte-se em: { COMMAS($members) }.
simpson-others = Todos os demais

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **Maior item ({ $many }): { $value }**, { $share } ({ $label }).
outlier-without = { $label }, descontando-o: { $without }{ WITH(", ", ABS($change), " ", EITHER($above, "acima", "abaixo"), " de ", $prior) }.
outlier-member = **{ $member } está longe dos demais** ({ $label }): { $value } para uma mediana de { $median }.
outlier-risk =
    .head = Um resultado que depende de um só item
    .response = Avaliar também o período sem ele

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member } { EITHER($rose, "ganhou", "perdeu") } { ABS($delta) }
movers-between = ;{" "}
movers-of = {" "}({ $label })

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column }: { INNER($label) } { $value } contra { $whole } no total
crossed-reading = **{ $row } × { $column }**: { $value }; { $row } sem { $column }: { $restOfRow }, { $column } sem { $row }: { $restOfColumn }.

## What a ranking says besides its leader.
ranking-first = { $label }: { $member } vem em primeiro lugar com { $value }
ranking-remainder = Os { $count } restantes ({ $many }) somam { $value }.
ranking-last = Não são mostrados os demais, até { $member } com { $value }.
ranking-figures = { $dimension } em números

## What is said of the same period a year before and of the season.
year-against = { $change } vs. { $year }
year-colon = :{" "}
year-usual-season = a { EITHER($rose, "alta", "queda") } em relação a { $prior } é sazonal
year-season = **A { EITHER($rose, "alta", "queda") } em relação a { $prior } é sazonal**: esta parte do ano foi a mais { EITHER($rose, "alta", "baixa") } em { $years } de { $outOf } anos.
year-above = { $label }: acima do ano anterior em { $periods } dos últimos { $outOf } períodos
year-each = { $label }: { EITHER($above, "acima", "abaixo") } do ano anterior em cada um dos últimos { $outOf } períodos
year-lead = { $label }{ WITH(" em ", $unit) }, de { $first } a { $last }, ao lado do mesmo período do ano anterior
year-year-before = Ano anterior
year-same-year = Período indicado
year-pair = **{ $period }**: { $value } após { $before } um ano antes.

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now } até à data: { $value }**{ WITH(", ", SIGNED($change), " face aos mesmos dias de ", $prior) }.
to-date-year = **Desde o início do ano: { $value }**{ WITH(", ", SIGNED($change), " face ao ano anterior") }.
to-date-twelve-months = **Ano completo até aqui: { $value }**{ WITH(", ", SIGNED($change), " face ao anterior") }.

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = Levantar os motivos, primeiro os mais frequentes
response-retention = Listar os clientes que pagam menos que antes e quem fala com cada um
response-time = Olhar os casos mais lentos e onde ficaram parados

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = Prejuízo em { $member }: { $value }, de um total de { $whole } ({ $label })
    .short = Prejuízo em { $member }: { $value }
loss-many =
    .full = Prejuízos em { $members }: { $sum }, de um total de { $whole } ({ $label })
    .short = Prejuízos em { $member } e outros: { $sum } ({ $label })
loss-point = **Prejuízo em { $member }**: { $value }, de um total de { $whole } ({ $label }).
loss-without = { $label } descontados os prejuízos: { $without }.
loss-risk =
    .head = Um prejuízo duradouro em { $member }
    .response = Considerar que preço, custo ou saída o encerraria ({ $label })

## How a measure is computed, as a line of the notes.
definition-line = { $label }: { INNER($definition) }
