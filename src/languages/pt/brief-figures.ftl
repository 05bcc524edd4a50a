# O que dizem os números de um pedido: mudanças, planos, custos, orçamentos, notas, estados, partes e séries.

# Uma mudança.

figures-rose = { $label }: alta de { $change }, para { $now }
figures-fell = { $label }: queda de { $change }, para { $now }
figures-roseFrom = { $label }: alta de { $prior } para { $now }
figures-fellFrom = { $label }: queda de { $prior } para { $now }
figures-both = { $one }; { $other }

# Face ao plano, à meta, ao orçamento.

figures-budget = o orçamento

# O que diz uma página de mudanças ao lado do gráfico.

figures-from = desde { $prior }
figures-before = Antes
figures-now = Agora
figures-after = Depois

# Estado das frentes de trabalho.

figures-stateAll = As { $all } { $things } estão em { $state }
figures-stateOf = { $count } de { $all } { $things } estão em { $state }; { $worst }
figures-stateAt = { $name }: { $state } em { $done }
figures-state = { $name }: { $state }
figures-because = { $claim }, { $cause }
figures-workstreams = frentes
figures-workstream = Frente de trabalho
figures-noDue = Sem prazo indicado para { $names }.
figures-inTheWay = O que trava
figures-due = Prazo

# Um orçamento e o que foi gasto.

figures-spentOf = { $spent } gastos de { $whole }: { $share } do orçamento
figures-spent = Gasto
figures-left = Disponível
figures-budgetSpent = Orçamento gasto
figures-leftReading = **Restam { $left }**, { $share } do orçamento.

# Opções comparadas por pontos.

figures-scoreLeadOf = { $name } fica em primeiro com { $points } de { $of } pontos, { $lead } à frente de { $other }
figures-scoreRecommend = Recomendamos { $name }: { $points } de { $of } pontos, { $lead } à frente de { $other }
figures-scoreLead = { $name } fica em primeiro com { $points } pontos, { $lead } à frente de { $other }
figures-scoreTie = { $name } e { $other } empatam com { $points } pontos
figures-scoreWon = **{ $name } vence em { $won } de { $all } critérios:** { COMMAS($criteria) }.
figures-scoreOther = { $name } vence em { $criteria }.
figures-scoreEqual = Todos os critérios contam o mesmo.
figures-scoreLeads = { $name } vence em { $criteria }
figures-scoreCount = { $name } vence em { $won } de { $all } critérios
figures-scoreNone = Nenhum critério separa { $names }
figures-trade = { $name } ganha { $gain } pontos à melhor alternativa e cede { $loss } em { $where }
figures-tradeAll = { $name } ganha { $gain } pontos à melhor alternativa em { $on } critérios
figures-tradeLead = { $name } menos a melhor das outras opções, em pontos
figures-tradePrice = **O preço da escolha:** { COMMAS($names) }.
figures-weightHolds = { $name } continua em primeiro, qualquer que seja o critério retirado
figures-weightTips = O resultado mantém-se: { $other } só empata se { $criterion } pesar { $share }
figures-weightLost = { $name } perde a liderança sem { $criterion }
figures-weightTests = **Primeiro sem qualquer um dos critérios.** { $name } mantém sempre o total mais alto.
figures-criterion = Total sem

# Custos recorrentes e o que uma mudança poupa.

figures-saving = Poupança por ano
figures-once = Custo único
figures-term = Anos de contrato
figures-months = Meses
figures-yearly = Custo por ano
figures-overYears = Custo em { $years } anos, com o custo único
figures-saves = { $name } custa { $saving } a menos por ano que { $old }
figures-costsMore = { $name } custa { $saving } a mais por ano que { $old }
figures-lessAYear = **{ $saving } a menos por ano, { $share }.** { $now } contra { $old }.
figures-moreAYear = **{ $saving } a mais por ano, { $share }.** { $now } contra { $old }.
figures-paidBack = **Recuperado em { $months } meses.** { $once } uma só vez contra uma poupança de { $saving } por ano.
figures-totalLess = **{ $difference } a menos em { $years } anos.** { $now } no total contra { $old }.
figures-totalMore = **{ $difference } a mais em { $years } anos.** { $now } no total contra { $old }.

# Caixa, consumo e rodada.

figures-cash = Caixa
figures-burn = Consumo por mês
figures-raise = Rodada
figures-runway = { $cash } de caixa duram { $months } meses com um consumo de { $burn } por mês
figures-runwayReading = **{ $months } meses de caixa.** { $cash } a dividir por um consumo de { $burn } por mês.
figures-raiseReading = **{ $raise } dão para { $more } meses**, { $both } no total, se o consumo não mudar.
figures-runwayLabel = Meses de caixa
figures-today = Caixa atual
figures-withRaise = Com mais { $raise }

# Partes de um todo, classificações e séries.

figures-shareMost =
    .of = { $name }: { $share } ({ $whole })
    .bare = { $name } representa { $share } do total
figures-shareTwo =
    .of = { $names }: juntos, { $share } ({ $whole })
    .bare = { $names } representam juntos { $share } do total
figures-partOf = { $name }: { $share } dos { $value } de { $whole }
figures-together = **{ $names } juntos: { $share }.**
figures-dearest = **{ $name } pede mais { $gap }**, { $share } acima de { $first }.
figures-rankFirst = { $name } tem o valor mais alto, { $value }; { $last }, o mais baixo, { $least }
figures-cheapest = { $name } é a proposta mais baixa, { $value }, { $gap } a menos que { $other }
figures-ofMeasure = { $label }: { $value }
figures-courseEveryUp = { $label }: alta contínua, de { $from } ({ $start }) a { $to } ({ $end })
figures-courseEveryDown = { $label }: queda contínua, de { $from } ({ $start }) a { $to } ({ $end })
figures-courseUp = { $label }: alta de { $change } de { $start } a { $end }, para { $to }
figures-courseDown = { $label }: queda de { $change } de { $start } a { $end }, para { $to }
figures-courseHeld = { $label }: { $to } em { $end }, como em { $start }
figures-courseBest = **Máximo em { $best }: { $value }**, mínimo em { $least }: { $low }.
figures-courseRose = **Alta de { $change }** de { $start } a { $end }.
figures-courseFell = **Queda de { $change }** de { $start } a { $end }.

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = Abaixo de { $plan }: { $names }
figures-notBelowPlan = Nenhum dos { $all } valores abaixo de { $plan }
figures-abovePlan = Acima de { $plan }: { $names }
figures-notAbovePlan = Nenhum dos { $all } valores acima de { $plan }
figures-noFigure = Sem valor indicado para { $names }.

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $what } em { $when }
    [month] { $what } em { $when }
   *[other] { $what } ({ $when })
    }
figures-beside = { $one }; { $other }
figures-overTotal = { $now }: { $gap } acima { $base ->
    [budget] do orçamento
    [target] da meta
   *[plan] do plano
    }
figures-underTotal = { $now }: { $gap } abaixo { $base ->
    [budget] do orçamento
    [target] da meta
   *[plan] do plano
    }
figures-drivers = { $claim } ({ COMMAS($names) })
figures-totalOf = { $total } no total; maior item: { $name }, { $value } ({ $share })
figures-goal = { $label }: de { $now } para { $target }
figures-toGo = Falta
figures-scoreAhead = { $name }: { $points }, à frente de { $other } ({ $next })
figures-mostOf = { $name }: { $value }, à frente de { $other } ({ $next })

# Uma mudança numa frase e o que dela resulta.

figures-shiftUp = **Aumento de { $change }.**
figures-shiftDown = **Redução de { $change }.**
figures-shiftTimes = **{ $times } vezes o valor anterior.**
figures-shiftApart = **{ $gap } de diferença.**
figures-shiftBelow = { $gap } abaixo de { $limit }
figures-shiftAbove = { $gap } acima de { $limit }
figures-shiftLimit = Limiar
figures-shiftYear = **{ $month } por mês são { $year } em doze meses.**
figures-shiftOf = **{ $share } de { $whole };** restam { $left }.
figures-shiftTerm = **{ $total } em { $years } anos.**
