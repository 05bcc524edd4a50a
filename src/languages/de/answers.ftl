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
        [unit-cost] Keine Tabelle und keine Spalte nennt, was ein Stück kostet, etwa Stückkosten, Standardkosten oder einen Einstandspreis.
        [dimension] Keine Spalte gliedert die Zahlen so.
        [member] Unter diesem Namen steht nichts in den Daten.
        [since] Seitdem ist noch kein ganzer Monat vergangen.
        [decision] Die Daten sagen nicht, was es bringen würde.
        [fee] In den Daten steht kein Umsatz, auf den der Satz anzuwenden wäre.
        [discount] In den Daten stehen keine Rabatte über dieser Grenze.
        [currency] Der Preis ist in einer anderen Währung als die Daten, ein Kurs ist nicht angegeben.
        [ahead] Die Daten enthalten, was geschah, nicht was jemand tun würde; dazu müsste man fragen oder es mit einigen erproben.
       *[measure] Keine Spalte misst das.
    }
answer-in-period = **{ moved } { DURING($now) }**, nach { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# Was der Auftrag vorgibt.

given-limits = Vorgegebene Fristen: { $limits }
given-target = Vorgegebenes Ziel: { $limits }
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

# Eine vermutete Ursache, geprüft: wie sich eine Kennzahl seitdem entwickelt hat, neben allen, die sie nicht betrifft.

effect-moved = { $direction ->
        [up] stieg um { ABS($change) } auf { $after }
        [down] sank um { ABS($change) } auf { $after }
       *[flat] blieb bei { $after }
    }
effect-beside = { $basis ->
        [others] , bei allen anderen { SIGNED($beside) }
        [year] , im Vorjahr { SIGNED($beside) }
       *[none] { "" }
    }
effect-point = **Ab { $start }: { $label }{ WITH(" (", $who, ")") } { $direction ->
        [up] um { ABS($change) } gestiegen, auf { $after }
        [down] um { ABS($change) } gesunken, auf { $after }
       *[flat] unverändert bei { $after }
    }**{ effect-beside }.
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **Das ist mehr, als der Zufall erklärt** ({ $rows } { $subject }), doch ein Vergleich fehlt: Es fällt mit der Änderung zusammen, ein Beleg für die Ursache ist das nicht.
           *[other] **Der Abstand von { ABS($gap) } ist mehr, als der Zufall erklärt** ({ $rows } { $subject }): Er fällt mit der Änderung zusammen, ein Beleg für die Ursache ist das nicht.
        }
        [before] **Das zeichnete sich schon vor { $start } ab**, eine eigene Wirkung der Änderung zeigt sich daher nicht ({ $rows } { $subject }).
        [few] **{ $rows } { $subject } sind zu wenige**, um eine Wirkung vom Zufall zu unterscheiden.
       *[chance] { $basis ->
            [none] **Das ist nicht mehr als Zufall**: Eine Wirkung der Änderung zeigt sich nicht ({ $rows } { $subject }).
           *[other] **Der Abstand von { ABS($gap) } ist nicht mehr als Zufall**: Eine Wirkung der Änderung zeigt sich nicht ({ $rows } { $subject }).
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") } { effect-moved } ab { $start }{ effect-beside }
       *[other] Keine klare Wirkung auf { $label }{ WITH(" (", $who, ")") } seit { $start }: { SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") } { effect-moved } ab { $start }
       *[other] Keine klare Wirkung auf { $label }{ WITH(" (", $who, ")") } seit { $start }
    }
effect-page-titles =
    .full = { $label }{ WITH(" (", $who, ")") }: von { $before } auf { $after }{ $basis ->
        [others] , bei allen anderen von { $besideBefore } auf { $besideAfter }
        [year] , im Vorjahr von { $besideBefore } auf { $besideAfter }
       *[none] { "" }
    }
    .short = { $label }{ WITH(" (", $who, ")") }: von { $before } auf { $after }
effect-worth = Der Abstand entspricht ab { $start } **{ ABS($worth) }** { $of ->
        [rows] { $subject }
       *[amount] ({ $label })
    }.
effect-least = Erst { $basis ->
        [none] eine Veränderung
       *[other] ein Abstand
    } ab **{ ABS($least) }** wäre hier vom Zufall zu unterscheiden.
effect-year = Im Vorjahr veränderten sich dieselben Monate um { SIGNED($change) }.
effect-lead = { $label }{ WITH(" in ", $unit) }, { $from } gegenüber { $until }
effect-so-what = { $verdict ->
        [apart] Vor einem Urteil klären, was sich { $start } sonst noch geändert hat{ WITH(" (", $who, ")") }.
        [few] Die Änderung erst beurteilen, wenn mehr { $subject } vorliegen.
       *[other] Diese Zahlen sprechen weder für noch gegen die Änderung.
    }
effect-series =
    .others = Alle anderen
    .pace = Im Tempo der anderen
    .year = Vorjahr
effect-columns =
    .group = Gruppe
    .before = Vorher
    .after = Nachher
    .change = Veränderung

# Welche von zwei Ursachen eine Kennzahl bewegt hat.

either-moved = { SIGNED($delta) }
either-point = **{ $label } { either-moved }: davon { SIGNED($first) } durch { $one }**{ GIVEN($second) ->
        [yes] , { SIGNED($second) } durch { $other }
       *[no] ; { $other } lässt sich hier nicht getrennt ausweisen
    }.
either-verdict = { $verdict ->
        [first] **Mehr davon liegt hier: { $one }**. Das zeigt, wo die Veränderung liegt, nicht, was sie verursacht hat.
        [second] **Mehr davon liegt hier: { $other }**. Das zeigt, wo die Veränderung liegt, nicht, was sie verursacht hat.
        [both] **Beide wiegen etwa gleich viel**: Das zeigt, wo die Veränderung liegt, nicht, was sie verursacht hat.
        [neither] **Keine von beiden erklärt viel davon**: Der Rest liegt anderswo.
       *[chance] **Die Veränderung selbst ist nicht mehr als Zufall**, eine Ursache ist daher noch keine von beiden.
    }
either-titles =
    .full = { $label } { either-moved }: { SIGNED($first) } durch { $one }, { NEEDS($second) }{ SIGNED($second) } durch { $other }
    .short = { $label } { either-moved }, davon { SIGNED($first) } durch { $one }
either-page-title = Was { $label } bewegt hat, { $now }
either-overlap = Beide überschneiden sich: Ein Teil des einen steckt im anderen, sie lassen sich nicht addieren.
either-all = Gesamte Veränderung
