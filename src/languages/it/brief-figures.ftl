# Che cosa dicono le cifre di una richiesta: variazioni, piani, costi, budget, punteggi, stati, quote e serie.

# Una variazione.

figures-rose = { $label }: aumento di { $change }, a { $now }
figures-fell = { $label }: calo di { $change }, a { $now }
figures-roseFrom = { $label }: aumento da { $prior } a { $now }
figures-fellFrom = { $label }: calo da { $prior } a { $now }
figures-both = { $one }; { $other }

# Rispetto al piano, all'obiettivo, al budget.

figures-budget = il budget

# Che cosa dice una pagina di variazioni accanto al grafico.

figures-from = da { $prior }
figures-before = Prima
figures-now = Ora
figures-after = Dopo

# Stato dei filoni di lavoro.

figures-stateAll = Tutti i { $all } { $things }: { $state }
figures-stateOf = { $count } { $things } su { $all }: { $state }; { $worst }
figures-stateAt = { $name }: { $state } al { $done }
figures-state = { $name }: { $state }
figures-because = { $claim }, { $cause }
figures-workstreams = filoni
figures-workstream = Filone di lavoro
figures-noDue = Nessuna scadenza indicata per { $names }.
figures-inTheWay = Che cosa lo blocca
figures-due = Scadenza

# Un budget e quanto ne è speso.

figures-spentOf = { $spent } spesi su { $whole }: il { $share } del budget
figures-spent = Speso
figures-left = Disponibile
figures-budgetSpent = Budget speso
figures-leftReading = **Restano { $left }**, il { $share } del budget.

# Opzioni confrontate per punteggio.

figures-scoreLeadOf = { $name } è in testa con { $points } punti su { $of }, { $lead } davanti a { $other }
figures-scoreRecommend = Raccomandiamo { $name }: { $points } punti su { $of }, { $lead } davanti a { $other }
figures-scoreLead = { $name } è in testa con { $points } punti, { $lead } davanti a { $other }
figures-scoreTie = { $name } e { $other } sono pari a { $points } punti
figures-scoreWon = **{ $name } vince in { $won } criteri su { $all }:** { COMMAS($criteria) }.
figures-scoreOther = { $name } vince in { $criteria }.
figures-scoreEqual = Tutti i criteri contano allo stesso modo.
figures-scoreLeads = { $name } vince in { $criteria }
figures-scoreCount = { $name } vince in { $won } criteri su { $all }
figures-scoreNone = Nessun criterio separa { $names }
figures-trade = { $name } guadagna { $gain } punti sulla migliore alternativa e ne cede { $loss } in { $where }
figures-tradeAll = { $name } guadagna { $gain } punti sulla migliore alternativa in { $on } criteri
figures-tradeLead = { $name } meno la migliore delle altre opzioni, in punti
figures-tradePrice = **Il prezzo della scelta:** { COMMAS($names) }.
figures-weightHolds = { $name } resta in testa qualunque criterio si tolga
figures-weightTips = Il risultato regge: { $other } pareggia solo se { $criterion } pesa il { $share }
figures-weightLost = { $name } perde il primato senza { $criterion }
figures-weightTests = **In testa anche senza uno qualsiasi dei criteri.** { $name } mantiene sempre il totale più alto.
figures-criterion = Totale senza

# Costi ricorrenti e che cosa fa risparmiare un cambio.

figures-saving = Risparmio all’anno
figures-once = Costo una tantum
figures-term = Anni di contratto
figures-months = Mesi
figures-yearly = Costo all’anno
figures-overYears = Costo in { $years } anni, una tantum compresa
figures-saves = { $name } costa { $saving } in meno all’anno di { $old }
figures-costsMore = { $name } costa { $saving } in più all’anno di { $old }
figures-lessAYear = **{ $saving } in meno all’anno, il { $share }.** { $now } contro { $old }.
figures-moreAYear = **{ $saving } in più all’anno, il { $share }.** { $now } contro { $old }.
figures-paidBack = **Ripagato in { $months } mesi.** { $once } una volta sola contro un risparmio di { $saving } all’anno.
figures-totalLess = **{ $difference } in meno in { $years } anni.** { $now } in tutto contro { $old }.
figures-totalMore = **{ $difference } in più in { $years } anni.** { $now } in tutto contro { $old }.

# Cassa, consumo e round.

figures-cash = Cassa
figures-burn = Consumo al mese
figures-raise = Round
figures-runway = { $cash } di cassa durano { $months } mesi con un consumo di { $burn } al mese
figures-runwayReading = **{ $months } mesi di cassa.** { $cash } divisi per un consumo di { $burn } al mese.
figures-raiseReading = **{ $raise } bastano per { $more } mesi**, { $both } in tutto, se il consumo resta uguale.
figures-runwayLabel = Mesi di cassa
figures-today = Cassa oggi
figures-withRaise = Con { $raise } in più

# Parti di un tutto, classifiche e serie.

figures-shareMost =
    .of = { $name }: { $share } ({ $whole })
    .bare = { $name } è il { $share } del totale
figures-shareTwo =
    .of = { $names }: insieme { $share } ({ $whole })
    .bare = { $names } sono insieme il { $share } del totale
figures-partOf = { $name }: { $share } dei { $value } di { $whole }
figures-together = **{ $names } insieme: { $share }.**
figures-dearest = **{ $name } chiede { $gap } in più**, { $share } sopra { $first }.
figures-rankFirst = { $name } ha il valore più alto, { $value }; { $last } il più basso, { $least }
figures-cheapest = { $name } è l’offerta più bassa, { $value }, { $gap } in meno di { $other }
figures-ofMeasure = { $label }: { $value }
figures-courseEveryUp = { $label }: aumento continuo, da { $from } ({ $start }) a { $to } ({ $end })
figures-courseEveryDown = { $label }: calo continuo, da { $from } ({ $start }) a { $to } ({ $end })
figures-courseUp = { $label }: aumento di { $change } da { $start } a { $end }, a { $to }
figures-courseDown = { $label }: calo di { $change } da { $start } a { $end }, a { $to }
figures-courseHeld = { $label }: { $to } in { $end } come in { $start }
figures-courseBest = **Massimo in { $best }: { $value }**, minimo in { $least }: { $low }.
figures-courseRose = **Aumento di { $change }** da { $start } a { $end }.
figures-courseFell = **Calo di { $change }** da { $start } a { $end }.

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = Sotto { $plan }: { $names }
figures-notBelowPlan = Nessuno dei { $all } valori sotto { $plan }
figures-abovePlan = Sopra { $plan }: { $names }
figures-notAbovePlan = Nessuno dei { $all } valori sopra { $plan }
figures-noFigure = Nessuna cifra indicata per { $names }.

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [month] { $what } a { $when }
   *[other] { $what } ({ $when })
    }
figures-beside = { $one }; { $other }
figures-overTotal = { $now }: { $gap } oltre { $base ->
    [budget] il budget
    [target] l’obiettivo
   *[plan] il piano
    }
figures-underTotal = { $now }: { $gap } sotto { $base ->
    [budget] il budget
    [target] l’obiettivo
   *[plan] il piano
    }
figures-drivers = { $claim } ({ COMMAS($names) })
figures-totalOf = { $total } in totale; voce maggiore: { $name }, { $value } ({ $share })
figures-goal = { $label }: da { $now } a { $target }
figures-toGo = Ancora da fare
figures-scoreAhead = { $name }: { $points }, davanti a { $other } ({ $next })
figures-mostOf = { $name }: { $value }, davanti a { $other } ({ $next })

# Un cambiamento in una frase e ciò che ne deriva.

figures-shiftUp = **Aumento di { $change }.**
figures-shiftDown = **Calo di { $change }.**
figures-shiftTimes = **{ $times } volte il valore precedente.**
figures-shiftApart = **{ $gap } di differenza.**
figures-shiftBelow = { $gap } sotto { $limit }
figures-shiftAbove = { $gap } sopra { $limit }
figures-shiftLimit = Soglia
figures-shiftYear = **{ $month } al mese fanno { $year } in dodici mesi.**
figures-shiftOf = **{ $share } di { $whole };** ne restano { $left }.
figures-shiftTerm = **{ $total } in { $years } anni.**
