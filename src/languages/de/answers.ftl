# Was eine Zusammenfassung auf die Fragen ihres Auftrags antwortet.

answer-place = { $sense ->
        [best] schneidet { WITHIN($label) } am besten ab
        [worst] schneidet { WITHIN($label) } am schlechtesten ab
        [least] liegt { WITHIN($label) } hinten
       *[most] liegt { WITHIN($label) } vorn
    }
answer-which = **{ $member } { answer-place }: { $value }**{ WITH(" gegenüber ", $whole, " insgesamt") }; am anderen Ende { $other } mit { $otherValue }.
answer-which-titles =
    .full = { $member } { answer-place }: { $value } gegenüber { $whole } insgesamt
    .short = { $member } { answer-place }: { $value }
answer-besides = { $label } dort: { $value }{ WITH(" gegenüber ", $whole, " insgesamt") }.
answer-even = **{ $label }: kein deutlicher Unterschied nach { $one }**, von { $low } ({ $lowMember }) bis { $high } ({ $highMember }); das kann Zufall sein.
answer-even-titles =
    .full = { $label } nach { $one }: kein deutlicher Unterschied, von { $low } bis { $high }
    .short = { $label } nach { $one }: kein deutlicher Unterschied
answer-versus = **{ $member } und { $other } im Vergleich, { $label }**: { $value } gegenüber { $otherValue }.
answer-no-cause = Keine einzelne Gruppe erklärt das.
answer-all-periods = Alle Zeiträume zusammen, da { $now } zu wenige Zeilen hat.
answer-decided = Stand { $period }, dem neuesten Zeitraum, in dem fast alles entschieden ist.
answer-page-titles =
    .full = { $label }: von { $low } ({ $lowMember }) bis { $high } ({ $highMember })
answer-page-rows = Grundlage: je { $least } bis { $most } { $subject }.
answer-open = **Nicht beantwortet: „{ $question }“**. { $reason ->
        [prior] Ein vollständiger früherer Zeitraum zum Vergleich fehlt.
        [period] Aus dieser Zeit enthalten die Daten nichts.
        [amount] Keine Spalte nennt dafür einen Geldbetrag.
        [dimension] Keine Spalte gliedert die Zahlen so.
       *[measure] Keine Spalte misst das.
    }
answer-in-period = **{ moved } { DURING($now) }**, nach { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# Was der Auftrag vorgibt.

given-limits = Vorgegebene Fristen: { $limits }
given-cost = **{ FIRST($what) }: { $cost } { DURING($now) }**, { $count } zum angegebenen Satz von { $price }{ WITH("; ", $before, " in ", $prior) }.
given-share = **{ FIRST($what) }: { $cost } { DURING($now) }**, wie angegeben { $share } von { $base } ({ $label }){ WITH("; ", $before, " in ", $prior) }.
given-cost-of = Kosten: { $what }
given-cost-titles =
    .full = { FIRST($what) }: Kosten von { $cost } { DURING($now) }{ WITH(" nach ", $before, " in ", $prior) }
    .short = { FIRST($what) }: Kosten von { $cost } { DURING($now) }
target-gap = **{ $label }: { ABS($gap) } { EITHER($over, "über", "unter") } dem Ziel** von { $target }, bei { $value }.

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first } bis { $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows } { $subject }, { $span }
       *[no] Durchschnitt je Zeitraum, { $span }
    }
cells-point = **{ $cell }: { $label } { $value }** gegenüber { $whole } insgesamt ({ cells-basis }){ WITH("; davor ", $before, " (", $earlier, ")") }.
cells-none = **{ $label }: Keine Gruppe hebt sich ab**; { $count } geprüft, keine über den Zufall hinaus ({ cells-basis }).
cells-titles =
    .full = { $label }: Am meisten Gewicht hat { $cell } mit { $value } gegenüber { $whole } insgesamt
    .short = { $cell }: { $label } { $value } gegenüber { $whole } insgesamt
cells-page-title = { $label }: { $value } bei { $cell }, { $whole } insgesamt
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }; { EITHER($low, "nur ", "") }{ $value } bei { $cell }
cells-back = { $metric ->
        [win_rate] Bei der Quote insgesamt wären **{ ABS($count) } { EITHER($more, "mehr", "weniger") }** von { $rows } Deals gewonnen worden{ GIVEN($worth) ->
                [yes] , im Wert von { ABS($worth) }
               *[no] { "" }
            }.
        [each] Bei der Quote insgesamt wären es **{ ABS($count) } { EITHER($more, "mehr", "weniger") }** gewesen ({ $span }).
       *[other] Bei der Quote insgesamt wären **{ ABS($count) }** von { $rows } { $subject } anders ausgegangen.
    }
cells-worth = { $cell } auf dem Stand insgesamt ist **{ ABS($worth) }** wert.
cells-thin = { $span }, da { $now } allein zu wenige { $subject } hat.
cells-chance = Über den Zufall hinaus unter **{ $count } geprüften Gruppen**; kleinere Abstände können Zufall sein.
cells-counted = { $subject }, je Zeitraum einmal
cells-columns =
    .cell = Gruppe
    .gap = ggü. gesamt
    .worth = Wert
