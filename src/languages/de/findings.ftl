## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label }: { $value }, { ABS($change) } { EITHER($above, "über", "unter") } { $prior }
usual-within = Die Veränderung liegt im üblichen Schwankungsbereich{ WITH(" (", $rows, " ", $subject, ")") }.

## What is said of a course over many periods and of a level that changed.
course-trend = { $label }: { EITHER($rose, "Anstieg", "Rückgang") } über { $periods } Zeiträume, von { $first } auf { $value }
course-level = { $label }: seit { $since } auf { EITHER($rose, "höherem", "niedrigerem") } Niveau, { $level } je Zeitraum nach { $before }
course-risk =
    .head = Anhaltender { EITHER($rose, "Anstieg", "Rückgang") }: { $label }

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = { EITHER(GIVEN($whole), $whole, "Zeilen") }: Anteile nach { $dimension }, { $now } gegenüber { $prior }
mix-titles =
    .full = { $label }: { SIGNED($mix) } von { SIGNED($delta) } durch den Mix ({ $dimension }), { SIGNED($rate) } aus den Teilen selbst
    .short = { $label }: { SIGNED($mix) } von { SIGNED($delta) } durch den Mix
mix-weight = **{ $member }**: Gewicht { $weight } nach { $before } in { $prior }.
mix-point = **{ $label }: Der Mix ({ $dimension }) machte { SIGNED($mix) } von { SIGNED($delta) } aus**, die Teile selbst { SIGNED($rate) }.
mix-columns-weight = Gewicht { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member } wirkt { EITHER($ahead, "vorn", "hinten") } ({ $label }), liegt je { $inside } verglichen aber { EITHER($ahead, "hinten", "vorn") }
    .short = { $member }: { $label } kehrt sich je { $inside } um
simpson-change =
    .full = { $label }: insgesamt { EITHER($rose, "gestiegen", "gesunken") }, je { $dimension } aber { EITHER($rose, "gesunken", "gestiegen") }
    .short = { $label } kehrt sich je { $dimension } um
simpson-held = **Bei gleichem Mix ({ $inside }) beträgt der Unterschied { SIGNED($within) }.**
simpson-turned = Umgekehrt ist es bei: { COMMAS($members) }.
simpson-others = Alle übrigen

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **Größter Einzelposten ({ $many }): { $value }**, Anteil { $share } ({ $label }).
outlier-without = { $label } ohne ihn: { $without }{ WITH(", ", ABS($change), " ", EITHER($above, "über", "unter"), " ", $prior) }.
outlier-member = **{ $member } liegt weit von den übrigen entfernt** ({ $label }): { $value } bei einem Median von { $median }.
outlier-risk =
    .head = Ein Ergebnis, das an einem einzigen Posten hängt
    .response = Den Zeitraum auch ohne ihn beurteilen

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member } { $rose ->
        [true] legte um { ABS($delta) } zu
       *[false] ging um { ABS($delta) } zurück
    }
movers-between = ;{" "}
movers-of = {" "}({ $label })

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column }: { $label } { $value } gegenüber { $whole } insgesamt
crossed-reading = **{ $row } × { $column }** liegt bei { $value }: { $row } sonst bei { $restOfRow }, { $column } sonst bei { $restOfColumn }.

## What a ranking says besides its leader.
ranking-first = { $label }: { $member } liegt vorn mit { $value }
ranking-remainder = Die übrigen { $count } ({ $many }) kommen zusammen auf { $value }.
ranking-last = Nicht gezeigt: die übrigen, bis hinab zu { $member } mit { $value }.
ranking-figures = { $dimension } in Zahlen

## What is said of the same period a year before and of the season.
year-against = { $change } ggü. { $year }
year-colon = :{" "}
year-usual-season = der { EITHER($rose, "Anstieg", "Rückgang") } gegenüber { $prior } ist saisonüblich
year-season = **Der { EITHER($rose, "Anstieg", "Rückgang") } gegenüber { $prior } ist saisonal**: Diese Jahreszeit lag in { $years } von { $outOf } Jahren am { EITHER($rose, "höchsten", "niedrigsten") }.
year-above = { $label }: in { $periods } der letzten { $outOf } Zeiträume über dem Vorjahr
year-each = { $label }: in jedem der letzten { $outOf } Zeiträume { EITHER($above, "über", "unter") } dem Vorjahr
year-lead = { $label }{ WITH(" in ", $unit) }, { $first } bis { $last }, jeweils neben demselben Zeitraum des Vorjahrs
year-year-before = Vorjahr
year-same-year = Gezeigter Zeitraum
year-pair = **{ $period }**: { $value } nach { $before } im Vorjahr.

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now } bisher: { $value }**{ WITH(", ", SIGNED($change), " gegenüber denselben Tagen von ", $prior) }.
to-date-year = **Seit Jahresbeginn: { $value }**{ WITH(", ", SIGNED($change), " gegenüber dem Vorjahr") }.
to-date-twelve-months = **Ein volles Jahr zurück: { $value }**{ WITH(", ", SIGNED($change), " gegenüber dem davor") }.

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = Die Gründe dafür erheben, die häufigsten zuerst
response-retention = Die Kunden auflisten, die weniger zahlen als zuvor, und je einen Ansprechpartner nennen
response-time = Die langsamsten Fälle ansehen und wo sie gewartet haben

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = Verlust bei { $member }: { $value }, insgesamt { $whole } ({ $label })
    .short = Verlust bei { $member }: { $value }
loss-many =
    .full = Verluste bei { $members }: { $sum }, insgesamt { $whole } ({ $label })
    .short = Verluste bei { $member } und weiteren: { $sum } ({ $label })
loss-point = **Verlust bei { $member }**: { $value }, insgesamt { $whole } ({ $label }).
loss-without = { $label } ohne diese Verluste: { $without }.
loss-risk =
    .head = Anhaltender Verlust bei { $member }
    .response = Klären, welcher Preis, welche Kosten oder welcher Ausstieg ihn beendet ({ $label })

## How a measure is computed, as a line of the notes.
definition-line = { $label }: { $definition }
