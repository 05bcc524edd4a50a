# Lo que dicen las cifras de un encargo: cambios, planes, costes, presupuestos, puntuaciones, estados, partes y series.

# Un cambio.

figures-rose = { $label }: aumento de { $change }, hasta { $now }
figures-fell = { $label }: descenso de { $change }, hasta { $now }
figures-roseFrom = { $label }: aumento de { $prior } a { $now }
figures-fellFrom = { $label }: descenso de { $prior } a { $now }
figures-both = { $one }; { $other }

# Frente al plan, al objetivo, al presupuesto.

figures-budget = el presupuesto

# Lo que dice una página de cambios junto al gráfico.

figures-from = desde { $prior }
figures-before = Antes
figures-now = Ahora
figures-after = Después

# Estado de los frentes de trabajo.

figures-stateAll = Los { $all } { $things } están en { $state }
figures-stateOf = { $count } de { $all } { $things } están en { $state }; { $worst }
figures-stateAt = { $name }: { $state } al { $done }
figures-state = { $name }: { $state }
figures-because = { $claim }, { $cause }
figures-workstreams = frentes
figures-workstream = Frente de trabajo
figures-noDue = Sin fecha indicada para { $names }.
figures-inTheWay = Qué lo frena
figures-due = Fecha

# Un presupuesto y lo gastado.

figures-spentOf = { $spent } gastados de { $whole }: el { $share } del presupuesto
figures-spent = Gastado
figures-left = Disponible
figures-budgetSpent = Presupuesto gastado
figures-leftReading = **Quedan { $left }**, el { $share } del presupuesto.

# Opciones comparadas por puntos.

figures-scoreLeadOf = { $name } queda primero con { $points } de { $of } puntos, { $lead } más que { $other }
figures-scoreRecommend = Recomendamos { $name }: { $points } de { $of } puntos, { $lead } más que { $other }
figures-scoreLead = { $name } queda primero con { $points } puntos, { $lead } más que { $other }
figures-scoreTie = { $name } y { $other } empatan a { $points } puntos
figures-scoreWon = **{ $name } gana en { $won } de { $all } criterios:** { COMMAS($criteria) }.
figures-scoreOther = { $name } gana en { $criteria }.
figures-scoreEqual = Todos los criterios cuentan igual.
figures-scoreLeads = { $name } gana en { $criteria }
figures-scoreCount = { $name } gana en { $won } de { $all } criterios
figures-scoreNone = Ningún criterio separa a { $names }
figures-trade = { $name } gana { $gain } puntos a la mejor alternativa y cede { $loss } en { $where }
figures-tradeAll = { $name } gana { $gain } puntos a la mejor alternativa en { $on } criterios
figures-tradeLead = { $name } menos la mejor de las otras opciones, en puntos
figures-tradePrice = **El precio de la elección:** { COMMAS($names) }.
figures-weightHolds = { $name } sigue primero sea cual sea el criterio que se quite
figures-weightTips = El resultado se sostiene: { $other } solo empata si { $criterion } pesa el { $share }
figures-weightLost = { $name } pierde la ventaja sin { $criterion }
figures-weightTests = **Primero sin cualquiera de los criterios.** { $name } conserva siempre el total más alto.
figures-criterion = Total sin

# Costes recurrentes y lo que ahorra un cambio.

figures-saving = Ahorro al año
figures-once = Coste único
figures-term = Años de contrato
figures-months = Meses
figures-yearly = Coste al año
figures-overYears = Coste en { $years } años, con el coste único
figures-saves = { $name } cuesta { $saving } menos al año que { $old }
figures-costsMore = { $name } cuesta { $saving } más al año que { $old }
figures-lessAYear = **{ $saving } menos al año, el { $share }.** { $now } frente a { $old }.
figures-moreAYear = **{ $saving } más al año, el { $share }.** { $now } frente a { $old }.
figures-paidBack = **Amortizado en { $months } meses.** { $once } una sola vez frente a un ahorro de { $saving } al año.
figures-totalLess = **{ $difference } menos en { $years } años.** { $now } en total frente a { $old }.
figures-totalMore = **{ $difference } más en { $years } años.** { $now } en total frente a { $old }.

# Caja, consumo y ronda.

figures-cash = Caja
figures-burn = Consumo al mes
figures-raise = Ronda
figures-runway = { $cash } de caja duran { $months } meses con un consumo de { $burn } al mes
figures-runwayReading = **{ $months } meses de caja.** { $cash } entre un consumo de { $burn } al mes.
figures-raiseReading = **{ $raise } dan para { $more } meses**, { $both } en total, si el consumo no cambia.
figures-runwayLabel = Meses de caja
figures-today = Caja actual
figures-withRaise = Con { $raise } más

# Partes de un todo, clasificaciones y series.

figures-shareMost =
    .of = { $name }: { $share } ({ $whole })
    .bare = { $name } supone el { $share } del total
figures-shareTwo =
    .of = { $names }: juntos, { $share } ({ $whole })
    .bare = { $names } suponen juntos el { $share } del total
figures-partOf = { $name }: { $share } de los { $value } de { $whole }
figures-together = **{ $names } juntos: { $share }.**
figures-dearest = **{ $name } pide { $gap } más**, un { $share } por encima de { $first }.
figures-rankFirst = { $name } tiene el valor más alto, { $value }; { $last }, el más bajo, { $least }
figures-cheapest = { $name } es la oferta más baja, { $value }, { $gap } menos que { $other }
figures-ofMeasure = { $label }: { $value }
figures-courseEveryUp = { $label }: aumento continuo, de { $from } ({ $start }) a { $to } ({ $end })
figures-courseEveryDown = { $label }: descenso continuo, de { $from } ({ $start }) a { $to } ({ $end })
figures-courseUp = { $label }: aumento de { $change } de { $start } a { $end }, hasta { $to }
figures-courseDown = { $label }: descenso de { $change } de { $start } a { $end }, hasta { $to }
figures-courseHeld = { $label }: { $to } en { $end }, como en { $start }
figures-courseBest = **Máximo en { $best }: { $value }**, mínimo en { $least }: { $low }.
figures-courseRose = **Aumento de { $change }** de { $start } a { $end }.
figures-courseFell = **Descenso de { $change }** de { $start } a { $end }.

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = Por debajo de { $plan }: { $names }
figures-notBelowPlan = Ninguno de los { $all } valores por debajo de { $plan }
figures-abovePlan = Por encima de { $plan }: { $names }
figures-notAbovePlan = Ninguno de los { $all } valores por encima de { $plan }
figures-noFigure = Sin cifra indicada para { $names }.

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $what } el { $when }
    [month] { $what } en { $when }
   *[other] { $what } ({ $when })
    }
figures-beside = { $one }; { $other }
figures-overTotal = { $now }: { $gap } por encima { $base ->
    [budget] del presupuesto
    [target] del objetivo
   *[plan] del plan
    }
figures-underTotal = { $now }: { $gap } por debajo { $base ->
    [budget] del presupuesto
    [target] del objetivo
   *[plan] del plan
    }
figures-drivers = { $claim } ({ COMMAS($names) })
figures-totalOf = { $total } en total; mayor partida: { $name }, { $value } ({ $share })
figures-goal = { $label }: de { $now } a { $target }
figures-toGo = Por recorrer
figures-scoreAhead = { $name }: { $points }, por delante de { $other } ({ $next })
figures-mostOf = { $name }: { $value }, por delante de { $other } ({ $next })

# Un cambio en una frase y lo que se deduce de él.

figures-shiftUp = **Aumento de { $change }.**
figures-shiftDown = **Descenso de { $change }.**
figures-shiftTimes = **{ $times } veces la cifra anterior.**
figures-shiftApart = **{ $gap } de diferencia.**
figures-shiftBelow = { $gap } por debajo de { $limit }
figures-shiftAbove = { $gap } por encima de { $limit }
figures-shiftLimit = Umbral
figures-shiftYear = **{ $month } al mes son { $year } en doce meses.**
figures-shiftOf = **{ $share } de { $whole };** quedan { $left }.
figures-shiftTerm = **{ $total } en { $years } años.**
