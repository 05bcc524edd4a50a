# Was die Zahlen eines Briefs sagen: Veränderungen, Pläne, Kosten, Budgets, Bewertungen, Status, Anteile und Verläufe.

# Eine Veränderung.

figures-rose = { $label }: Anstieg um { $change } auf { $now }
figures-fell = { $label }: Rückgang um { $change } auf { $now }
figures-roseFrom = { $label }: Anstieg von { $prior } auf { $now }
figures-fellFrom = { $label }: Rückgang von { $prior } auf { $now }
figures-both = { $one }; { $other }

# Gegen Plan, Ziel, Budget.

figures-budget = Budget

# Was eine Seite mit Veränderungen neben dem Diagramm sagt.

figures-from = von { $prior }
figures-before = Vorher
figures-now = Jetzt
figures-after = Nachher

# Status der Arbeitspakete.

figures-stateAll = Alle { $all } Arbeitspakete sind { $state }
figures-stateOf = { $count } von { $all } { $things } sind { $state }; { $worst }
figures-stateAt = { $name } ist { $state } bei { $done }
figures-state = { $name } ist { $state }
figures-because = { $claim }, { $cause }
figures-workstreams = Arbeitspaketen
figures-workstream = Arbeitspaket
figures-noDue = Kein Termin genannt für { $names }.
figures-inTheWay = Was im Weg steht
figures-due = Termin

# Ein Budget und was davon verbraucht ist.

figures-spentOf = { $spent } von { $whole } sind ausgegeben: { $share } des Budgets
figures-spent = Ausgegeben
figures-left = Verfügbar
figures-budgetSpent = Budget verbraucht
figures-leftReading = **{ $left } sind noch verfügbar**, { $share } des Budgets.

# Optionen nach Punkten.

figures-scoreLeadOf = { $name } liegt mit { $points } von { $of } Punkten vorn, { $lead } vor { $other }
figures-scoreRecommend = Wir empfehlen { $name }: { $points } von { $of } Punkten, { $lead } vor { $other }
figures-scoreLead = { $name } liegt mit { $points } Punkten vorn, { $lead } vor { $other }
figures-scoreTie = { $name } und { $other } liegen mit { $points } Punkten gleichauf
figures-scoreWon = **{ $name } führt in { $won } von { $all } Kriterien:** { COMMAS($criteria) }.
figures-scoreOther = { $name } führt bei { $criteria }.
figures-scoreEqual = Alle Kriterien zählen gleich.
figures-scoreLeads = { $name } führt bei { $criteria }
figures-scoreCount = { $name } führt in { $won } von { $all } Kriterien
figures-scoreNone = Kein Kriterium trennt { $names }
figures-trade = { $name } gewinnt { $gain } Punkte gegen die beste Alternative und verliert { $loss } bei { $where }
figures-tradeAll = { $name } gewinnt { $gain } Punkte gegen die beste Alternative in { $on } Kriterien
figures-tradeLead = { $name } abzüglich der besten anderen Option, Punkte
figures-tradePrice = **Der Preis der Wahl:** { COMMAS($names) }.
figures-weightHolds = { $name } bleibt vorn, welches Kriterium auch wegfällt
figures-weightTips = Das Ergebnis hält: { $other } zieht erst gleich, wenn { $criterion } { $share } ausmacht
figures-weightLost = { $name } verliert die Führung ohne { $criterion }
figures-weightTests = **Auch ohne jedes einzelne Kriterium vorn.** { $name } behält stets die höchste Summe.
figures-criterion = Summe ohne

# Laufende Kosten und was ein Wechsel spart.

figures-saving = Ersparnis im Jahr
figures-once = Einmalkosten
figures-term = Vertragsjahre
figures-months = Monate
figures-yearly = Kosten im Jahr
figures-overYears = Kosten über { $years } Jahre, einschließlich Einmalkosten
figures-saves = { $name } kostet im Jahr { $saving } weniger als { $old }
figures-costsMore = { $name } kostet im Jahr { $saving } mehr als { $old }
figures-lessAYear = **{ $saving } weniger im Jahr, { $share }.** { $now } statt { $old }.
figures-moreAYear = **{ $saving } mehr im Jahr, { $share }.** { $now } statt { $old }.
figures-paidBack = **In { $months } Monaten verdient.** Einmalig { $once } gegen eine Ersparnis von { $saving } im Jahr.
figures-totalLess = **{ $difference } weniger über { $years } Jahre.** Insgesamt { $now } statt { $old }.
figures-totalMore = **{ $difference } mehr über { $years } Jahre.** Insgesamt { $now } statt { $old }.

# Kasse, Verbrauch und Finanzierungsrunde.

figures-cash = Liquide Mittel
figures-burn = Verbrauch im Monat
figures-raise = Runde
figures-runway = { $cash } liquide Mittel reichen { $months } Monate bei { $burn } Verbrauch im Monat
figures-runwayReading = **{ $months } Monate Reichweite.** { $cash } geteilt durch { $burn } Verbrauch im Monat.
figures-raiseReading = **{ $raise } reichen für { $more } Monate**, zusammen { $both }, wenn der Verbrauch gleich bleibt.
figures-runwayLabel = Reichweite in Monaten
figures-today = Mittel heute
figures-withRaise = Mit { $raise } dazu

# Anteile, Ranglisten und Verläufe.

figures-shareMost =
    .of = { $whole }: { $share } entfallen auf { $name }
    .bare = { $name } macht { $share } des Ganzen aus
figures-shareTwo =
    .of = { $whole }: { $share } entfallen auf { $names } zusammen
    .bare = { $names } machen zusammen { $share } des Ganzen aus
figures-partOf = { $whole }: { $share } von { $value } entfallen auf { $name }
figures-together = **{ $names } zusammen: { $share }.**
figures-dearest = **{ $name } verlangt { $gap } mehr**, { $share } über { $first }.
figures-rankFirst = { $name } hat mit { $value } den höchsten Wert, { $last } mit { $least } den niedrigsten
figures-cheapest = { $name } ist mit { $value } am günstigsten, { $gap } unter { $other }
figures-ofMeasure = { $value } { $label }
figures-courseEveryUp = { $label }: ununterbrochener Anstieg von { $from } ({ $start }) auf { $to } ({ $end })
figures-courseEveryDown = { $label }: ununterbrochener Rückgang von { $from } ({ $start }) auf { $to } ({ $end })
figures-courseUp = { $label }: Anstieg um { $change } von { $start } bis { $end }, auf { $to }
figures-courseDown = { $label }: Rückgang um { $change } von { $start } bis { $end }, auf { $to }
figures-courseHeld = { $label }: { $end } wie { $start } bei { $to }
figures-courseBest = **Höchstwert { $best }: { $value }**, Tiefstwert { $least }: { $low }.
figures-courseRose = **{ $change } mehr** von { $start } bis { $end }.
figures-courseFell = **{ $change } weniger** von { $start } bis { $end }.

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = Unter { $plan }: { $names }
figures-notBelowPlan = Keiner der { $all } Werte unter { $plan }
figures-abovePlan = Über { $plan }: { $names }
figures-notAbovePlan = Keiner der { $all } Werte über { $plan }
figures-noFigure = Keine Angabe für { $names }.

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $what } am { $when }
    [month] { $what } im { $when }
   *[other] { $what } ({ $when })
    }
figures-beside = { $one }; { $other }
figures-overTotal = { $now } { $gap } über { $base ->
    [budget] Budget
    [target] Ziel
   *[plan] Plan
    }
figures-underTotal = { $now } { $gap } unter { $base ->
    [budget] Budget
    [target] Ziel
   *[plan] Plan
    }
figures-drivers = { $claim } ({ COMMAS($names) })
figures-totalOf = { $total } insgesamt, davon { $share } { $name } ({ $value })
figures-goal = { $label }: von { $now } auf { $target }
figures-toGo = Noch offen
figures-scoreAhead = { $name }: { $points }, vor { $other } ({ $next })
figures-mostOf = { $name }: { $value }, vor { $other } ({ $next })

# Eine Änderung in einem Satz und was daraus folgt.

figures-shiftUp = **Anstieg um { $change }.**
figures-shiftDown = **Rückgang um { $change }.**
figures-shiftTimes = **Das { $times }-Fache des früheren Werts.**
figures-shiftApart = **{ $gap } Unterschied.**
figures-shiftBelow = { $gap } unter { $limit }
figures-shiftAbove = { $gap } über { $limit }
figures-shiftLimit = Grenzwert
figures-shiftYear = **{ $month } im Monat sind { $year } in zwölf Monaten.**
figures-shiftOf = **{ $share } von { $whole };** { $left } bleiben.
figures-shiftTerm = **{ $total } über { $years } Jahre.**
