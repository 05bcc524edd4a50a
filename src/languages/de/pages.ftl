### The sentences of a deck made from facts.

## Parts of others.
part-verb = { EITHER($direction, "stieg", "sank") }{ $size ->
        [small] {" "}leicht
       *[usual] {""}
        [large] {" "}deutlich
    }
part-move = { EITHER($direction, "Anstieg", "Rückgang") }
part-moved = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { part-verb }
       *[no] { $label }: { part-move }
    }
part-pattern = { $metric ->
        [win_rate] { EITHER($direction, "Gewonnen wird spät", "Gewonnen wird früh") }
       *[other] { part-over-quarter }
    }
part-over-quarter = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { EITHER($direction, "steigt", "sinkt") } im Laufe des Quartals
       *[no] { $label }: { EITHER($direction, "Anstieg", "Rückgang") } im Laufe des Quartals
    }
part-stands = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } liegt bei { $value }
       *[no] { $label }: { $value }
    }
part-held = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } hielt sich
       *[no] { $label }: unverändert
    }

## Cover.
cover-title = { WITH($company, ": ") }{ $review } { $period }
cover-measure = { WITH($company, ": ") }{ $measure }, { $period }
cover-review = { $about ->
        [measure] { $measure }
        [sales] Vertriebsrückblick
        [success] Customer-Success-Rückblick
        [support] Support-Rückblick
        [people] Personalrückblick
        [marketing] Marketingrückblick
        [finance] Finanzrückblick
        [results] Ergebnisse
       *[business] Geschäftsrückblick
    }
cover-topics = { $topics }
cover-focus = { COUNT($topics) ->
        [0] Schwerpunkt
        [1] Schwerpunkt
       *[other] Schwerpunkte
    }: { $topics }
cover-audience = Für: { $audience }
cover-as-of = Stand: { $date }
source = Quelle: { $file }, { FULL($rows) } { $subject }, Stand: { $date }

## Lead.
lead-span = { $label }{ WITH(" in ", $unit) }, { $first } bis { $last }
lead-by = { $label }{ WITH(" in ", $unit) } nach { $dimension }, { $now }{ WITH(" gegenüber ", $prior) }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }, Veränderung gegenüber { $prior }
       *[no] { $now }
    }
lead-months = { $label } nach Monat im Quartal, nur vollständige Quartale
lead-risks = Abgeleitet aus den Zahlen für { $now }
lead-as-of = Stand: { $date }
lead-definitions = So auf allen Seiten dieser Präsentation verwendet
moved = { $direction ->
        [flat] { part-held } bei { $value }
       *[other] { GIVEN($multiple) ->
        [yes] { part-moved } auf { $value }, { $multiple } so viel wie { DURING($prior) }
       *[no] { part-moved } um { EITHER(GIVEN($pct), ABS($pct), ABS($delta)) } auf { $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }; allein { $driverMember } { $driverDirection ->
        [up] legte um { ABS($driverDelta) } zu
       *[down] ging um { ABS($driverDelta) } zurück
    }
    .short = { $headline }; { LOWER($held) }
    .shorter = { $headline }
summary-fallback = { $label } { DURING($now) }: { $value }
scorecard-all = Alle mit { $prior } verglichenen Kennzahlen { EITHER($better, "besser", "schlechter") }, { $label } um { ABS($change) } { EITHER($rose, "gestiegen", "gesunken") }
scorecard-but = { $label } um { ABS($change) } { EITHER($rose, "gestiegen", "gesunken") }, { $other } aber um { ABS($otherChange) } { EITHER($otherRose, "gestiegen", "gesunken") }
scorecard-and = { $label } um { ABS($change) } { EITHER($rose, "gestiegen", "gesunken") }, { $other } um { ABS($otherChange) }
scorecard-fell = gesunken: { $members }
scorecard-rose = gestiegen: { $members }
scorecard-held = stabil: { $members }
scorecard-between = ;{" "}
scorecard-plain = { FIRST($now) } in Zahlen
against = { $change } ggü. { $prior }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }, der { $run ->
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
       *[6] sechste
    } { part-move } in Folge
    .short = { moved } { DURING($now) }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }: Veränderung gegenüber { $prior } nicht signifikant
       *[other] { moved } gegenüber { $prior }
    }
    .short = { moved }
trend-plain = { $label }: { $value } { DURING($now) }
trend-change = { $direction ->
        [flat] **Stabil gegenüber { $prior }**: { $value } nach { $before }.
       *[other] **{ SIGNED($delta) } gegenüber { $prior }**, damals { $before }.
    }
trend-year-before = Jahr davor
trend-target = Ziel
trend-attained = **{ $attainment } des Ziels** von { $target }.
trend-behind = Grundlage der Zahl für { $now }: { $rows } { $subject }.
trend-partial = Nur teilweise abgedeckt und nicht verglichen: { $periods }.

## Bridge.
bridge-titles =
    .full = { $member } { $direction ->
        [up] legte um { ABS($delta) } zu
       *[down] ging um { ABS($delta) } zurück
    }, { $contribution } der Nettoveränderung { WITHIN($label) }
    .short = { $member } allein { $direction ->
        [up] legte um { ABS($delta) } zu
       *[down] ging um { ABS($delta) } zurück
    }, netto { SIGNED($total) } { WITHIN($label) }
    .shorter = Größte Veränderung { WITHIN($label) }: { $member } mit { SIGNED($delta) }
bridge-plain = { $label }: Veränderung nach { $dimension }
bridge-driver = **{ $member }**: { $value } nach { $before } { DURING($prior) }.
bridge-counter = **{ $member }** dagegen { $rose ->
        [true] legte um { ABS($delta) } zu
       *[false] ging um { ABS($delta) } zurück
    }.
bridge-from-to = **{ $end }** { DURING($now) } nach { $start } { DURING($prior) }.
bridge-net = Die Schritte ergeben zusammen { SIGNED($total) } gegenüber { $prior }.
bridge-other = Sonstige umfasst { $count } { $dimension }.

## Ranking.
ranking-titles =
    .full = { $member } führt { WITHIN($label) } mit { $value }, { $lead } so viel wie der nächste Rang
    .short = { $member } führt { WITHIN($label) } mit { $value }
    .shorter = { $member } führt mit { $value }
ranking-plain = { $label } nach { $dimension }
ranking-share = **{ $member }** bringt { $share } { OF($label) } { DURING($now) }.
ranking-overall = Über alle Zeiträume hält { $member } { $allShare } { OF($label) }{ WITH(", ", $allLead, " so viel wie der nächste Rang") }.
ranking-change = { $member }: { SIGNED($delta) } gegenüber { $prior }.

## Share.
share-titles =
    .full = { $member } hält { $share } { OF($label) }, ein { EITHER($rose, "Plus", "Minus") } von { ABS($shift) }
    .short = { $member } hält { $share } { OF($label) }
share-plain = { $label } nach { $dimension }
share-shift = **{ $member }** bewegte sich im Mix am stärksten: Anteil { SIGNED($shift) }, Wert { SIGNED($delta) }.
share-steady-mix = Kein Anteil bewegte sich gegenüber { $prior } um einen ganzen Punkt.
share-first = **{ $members }** halten zusammen { $share }.

## Comparison.
comparison-titles =
    .full = Größter { EITHER($rose, "Zuwachs", "Rückgang") } { WITHIN($label) }: { $member } mit { SIGNED($delta) }
    .short = { $member }: { SIGNED($delta) } { WITHIN($label) }
comparison-rate =
    .few = { NEEDS($few) }{ $label } nach { $one }: bei genügend { $few } keine signifikanten Unterschiede
    .full = { $label } nach { $one }: die Unterschiede sind statistisch nicht signifikant
    .short = { $label } nach { $one }: nicht signifikant
comparison-rate-differs =
    .full = { $member } weicht { WITHIN($label) } ab: { $value } gegenüber { $whole } insgesamt
    .short = { $member }: { $label } { $value }
comparison-member = **{ $member }**: { $value } nach { $before } { DURING($prior) }.
comparison-rows = Kleinste gezeigte Gruppe: { $least } { $subject }.

## Pattern.
pattern-titles =
    .full = { part-pattern }: { $third } im letzten Monat von { $now }, { $first } im ersten
    .short = { part-pattern }: { $third } nach { $first }
pattern-categories =
    .full = Erster Monat
    .short = Zweiter Monat
    .shorter = Dritter Monat
pattern-pooled = **Jedes vollständige Quartal zeigt es**: zusammengenommen { $allFirst }, { $allSecond } und { $allThird } nach Monat.
pattern-test = Der Abstand zwischen dem ersten und dem letzten Monat ist statistisch signifikant.

## Table.
table-title =
    .full = { $dimension } in Zahlen: { $member } liegt { WITHIN($label) } mit { $value } vorn
    .short = { $dimension } in Zahlen: { $member } liegt mit { $value } vorn
table-two-leaders =
    .full = { $member } führt { WITHIN($label) }, { $member2 } { WITHIN($label2) }
table-share = Anteil
table-change = ggü. { $prior }
table-small-count = { $hits } von { $n }

## Pipeline.
pipeline-titles =
    .full = { part-stands }; { LOWER($created) }
    .short = { $label }: { $value }; { LOWER($created) }
    .shorter = { part-stands }
pipeline-other = **{ $label }**: { $value }.
pipeline-no-value = { $label }: hier nicht bestimmbar. { $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] , { SIGNED($delta) } gegenüber { $prior }
    }.
points-rate-delta = **{ moved }**, nach { $before } { DURING($prior) }.
points-unchanged = **{ part-held }** bei { $value }, wie { DURING($prior) }.
points-driver = **{ $member } allein { $direction ->
        [up] legte um { ABS($delta) } zu
       *[down] ging um { ABS($delta) } zurück
    }**{ WITH(", ", $contribution, " der Nettoveränderung ", WITHIN($label)) }.
points-pattern = **{ $metric ->
        [win_rate] { EITHER($direction, "Gewonnen wird spät", "Gewonnen wird früh") } im Quartal
       *[other] { part-over-quarter }
    }**: { $first }, { $second } und { $third } nach Monat von { $now }.
points-rank = **{ $member } führt { WITHIN($label) }**{ WITH(" mit ", $share) }{ WITH(", ", $lead, " so viel wie der nächste Rang") }.
points-concentration = **{ $members } zusammen** halten { $share } { OF($label) }.
points-shift = **{ $member }** hält { $share } { OF($label) }, ein { EITHER($direction, "Plus", "Minus") } von { ABS($shift) }.
points-threshold = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } erreichte { $attainment } des Ziels
       *[no] { $label }: { $attainment } des Ziels
    }**: { $value } gegenüber { $target }.
points-rate-difference = **{ $member } weicht { WITHIN($label) } ab**: { $value } gegenüber { $whole } insgesamt.
points-plain = **{ $label }** { DURING($now) }: { $value }.

## Risks.
risks-title = Risiken: { INSIDE($heads) }
risks-driver =
    .head = Weiterer { part-move } bei { $member }
    .response = Die Fälle bei { $member } einzeln durchgehen
risks-pattern =
    .head = Quartal hängt am letzten Monat
    .response = Entscheidungstermine schon in den ersten Wochen des Quartals prüfen
risks-rank =
    .head = Abhängigkeit von { $member }
risks-delta =
    .head = Weiterer { part-move } { WITHIN($label) }
risks-unknown =
    .head = { $label } nicht bekannt
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] Nächste Schritte: { $heads }
       *[no] Nächste Schritte
    }
definitions-title = Definitionen: so wird jede Kennzahl berechnet
not-computable = Nicht berechnet: { $reason }

## Quality.
appendix-title = Datenqualität und Definitionen
quality-title = Datenqualität: was gelesen und was ausgelassen wurde
quality-file = { FULL($rows) } Zeilen gelesen, { FULL($rejected) } verworfen
quality-period = Zeiträume
quality-partial = Nur teilweise abgedeckt, gezeigt und nie verglichen: { $periods }
quality-tests = Tests
quality-guard = Eine Quote gilt nur dann als verändert, wenn ein Anteilstest, korrigiert für alle geprüften Quoten, den Unterschied als signifikant ausweist
agenda = Inhalt dieses Berichts

## Sections.
sections-summary = Zusammenfassung
sections-results = Ergebnisse
sections-evidence = Analyse
sections-outlook = Ausblick
sections-actions = Nächste Schritte
sections-appendix = Anhang

## Notes.
notes-formula = { $name } ({ $value }){ GIVEN($definition) ->
        [yes] : { $definition }
       *[no] {"."}
    } Grundlage: { FULL($rows) } { $subject }.
trend-effects = Davon { SIGNED($volume) } aus der Zahl der { $subject }, { SIGNED($size) } aus ihrem mittleren Wert.
