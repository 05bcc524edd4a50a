# Warum sich eine Kennzahl bewegt hat.

# Wovon sie das Produkt ist, etwa abgeschlossene Deals × Gewinnquote × Dealgröße.

factor = { $metric ->
        [decided_count] { EITHER($rose, "mehr abgeschlossene Deals", "weniger abgeschlossene Deals") }
        [won_count] { EITHER($rose, "mehr gewonnene Deals", "weniger gewonnene Deals") }
        [win_rate] { EITHER($rose, "eine höhere Gewinnquote", "eine niedrigere Gewinnquote") }
        [average_deal] { EITHER($rose, "größere Deals", "kleinere Deals") }
        [count] { EITHER($rose, "mehr", "weniger") } { $label }
       *[other] { $label } ({ EITHER($rose, "höher", "niedriger") })
    }
factor-plain = { $label }
factors-titles =
    .full = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } der Veränderung von { SIGNED($delta) }; { $second }: { $secondPart }
    .short = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } der Veränderung von { SIGNED($delta) }
    .mixed = { FIRST($first) }: { SIGNED($firstEffect) }; { $second }: { SIGNED($secondEffect) }
    .shorter = { FIRST($first) }: { SIGNED($firstEffect) }
factors-point = **{ FIRST($first) }: { GIVEN($firstPart) ->
        [yes] { $firstPart } der Veränderung** von { SIGNED($delta) }; { $second }: { $secondPart }
       *[no] { SIGNED($firstEffect) }**; { $second }: { SIGNED($secondEffect) }
    }.
drivers-title = { $title }: { $factor }
drivers-from = Effekt: { $label }
factors-within = Davon { $factor }: { SIGNED($effect) } ({ $value } nach { $before }).
lead-factors = { $label }{ WITH(" in ", $unit) } als Produkt aus { $factors }, { $now } gegenüber { $prior }

# Offene Deals, die noch zu gewinnen sind.

live-titles =
    .full = Nur { $live } von { $open } offenen Deals sind noch aussichtsreich, nach { $before } in { $prior }
    .short = Nur { $live } von { $open } offenen Deals sind noch aussichtsreich
live-thin = Zuerst den Export prüfen: Aus dem letzten Monat enthält er wenige Deals.
live-dead = **{ $dead } offene Deals** sind älter als jeder bisher entschiedene: { $oldest }.
live-worth = Bei unverändertem Stand ({ $rate }, { $size }) sind die aussichtsreichen Deals **{ $worth }** wert.
live-change = **{ SIGNED($delta) }** aussichtsreiche Deals seit Ende { $prior }.

# In welchem Alter Deals verloren gehen.

age-titles =
    .first = { NEEDS($first) }{ $share } der Verluste binnen { $days }: { $label } { $value }, danach { $rest }
    .firstShort = { NEEDS($first) }{ $share } der Verluste fallen binnen { $days }
    .other = { $share } der Verluste bei { $band } Tagen: { $label } { $value }, sonst { $rest }
    .otherShort = { $share } der Verluste bei { $band } Tagen
age-before = **{ $prior }**: { $share } der Verluste bei einer { $label } von { $value }.
age-prize = Bei der { $label } aller anderen Deals hätten diese **{ $prize }** mehr gebracht.
lead-age = Abgeschlossene Deals nach Alter bei der Entscheidung in Tagen, { $now }

# Wo zwei Merkmale sich kreuzen und die Gewinnquote unter der eigenen liegt.

spot = { $row } in { $column }
spots-titles =
    .full = Schwachstellen kosten { $total }: { $spots }
    .most = { NEEDS($two) }Schwachstellen kosten { $total }, das meiste davon { $two }
    .two = { NEEDS($two) }Am meisten kosten die Schwachstellen { $two }
    .short = Schwachstellen der { $label } kosten { $total } ({ $now })
spots-how = Kosten: abgeschlossene Deals mal Abstand zur eigenen { $label }, zur eigenen Dealgröße.
spots-few = Dahinter stehen jeweils wenige Deals: ein Hinweis, kein Beweis.
spots-columns =
    .spot = Schwachstelle
    .deals = Deals
    .rate = { $label }
    .usual = { $label } insgesamt
    .cost = Kosten des Abstands

# Was Arbeit macht und was Geld bringt.

effort-titles =
    .full = { $earners }: { $result } { $revenue }, { $effort } { $decided }
    .short = { $result } { $revenue }, { $effort } { $decided }
effort-side = **{ $members }**: { $effort } { $decided }, { $result } { $revenue }.
lead-effort = { $labels } nach { $dimension }, { $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }.

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $member } macht { $contribution } der Veränderung aus ({ $label }): { $value } nach { $before }
    .short = { $label }: am stärksten verändert bei { $member }, { $value } nach { $before }
points-mean-driver = **{ $label }: am stärksten verändert bei { $member }**, { $value } nach { $before } ({ $prior }).
mean-driver-without = Ohne diese Veränderung läge der Wert bei **{ $without }** statt { $whole }.
drill-even = **{ $member }** als Ganzes hat sich bewegt: { $one } macht darin keinen Unterschied.

# Wo sich eine Quote verändert hat.

rate-change-titles =
    .alone = { NEEDS($next) }{ $label } bei { $member }: { SIGNED($delta) } auf { $value }; sonst nirgends mehr als { ABS($next) }
    .few = { NEEDS($nextOfMany) }{ $label } bei { $member }: { SIGNED($delta) } auf { $value }; sonst, wo genügend { $subject } vorliegen, höchstens { ABS($nextOfMany) }
    .fewShort = { NEEDS($nextOfMany) }{ $label } bei { $member }: { SIGNED($delta) }; sonst bei genügend { $subject } höchstens { ABS($nextOfMany) }
    .full = { $label } bei { $member }: { SIGNED($delta) } auf { $value }
    .short = { $label } bei { $member }: { $value }
rate-change-outcomes = { $metric ->
        [win_rate] Bei der Quote von { $prior } wären **{ ABS($count) } { EITHER($rose, "weniger", "mehr") }** von { $rows } Deals gewonnen worden{ GIVEN($worth) ->
                [yes] , im Wert von { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Bei der Quote von { $prior } wären **{ ABS($count) }** von { $rows } { $subject } anders ausgegangen.
    }
rate-change-apart = Am deutlichsten { EITHER($rose, "gestiegen", "gefallen") } bei **{ $member }**: { $value } nach { $before } ({ $prior }).
rate-change-unsure = Bei { $rows } { $subject } noch kein Trend.
rate-change-few = Zu wenige { $subject } für einen Vergleich: { COMMAS($members) }.
rate-change-within = { $member } nach { $dimension }
lead-rate-change = Veränderung: { $label } nach { $dimension }, { $now } gegenüber { $prior }

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] Menge
        [mix] Mix
        [price] Preis
        [discount] Rabatte
        [spread] Preis gegen Kosten
       *[cost] Stückkosten
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "mehr verkaufte Einheiten", "weniger verkaufte Einheiten") }
        [mix] { EITHER($rose, "ein besserer Mix", "ein schlechterer Mix") }
        [price] { EITHER($rose, "höhere Preise", "niedrigere Preise") }
        [discount] { EITHER($rose, "kleinere Rabatte", "höhere Rabatte") }
        [spread] { EITHER($rose, "ein größerer Abstand zwischen Preis und Stückkosten", "ein kleinerer Abstand zwischen Preis und Stückkosten") }
       *[cost] { EITHER($rose, "niedrigere Stückkosten", "höhere Stückkosten") }
    }
price-effect = { FIRST($factor) }: **{ SIGNED($effect) }**.
price-where = { FIRST($factor) }: am meisten bei **{ $member }**, { SIGNED($effect) }.
price-titles =
    .full = { NEEDS($moved) }{ $moved }; { $first }: { SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label }: { $first } { SIGNED($firstEffect) }{ WITH("; ", $second, " ", SIGNED($secondEffect)) }
    .short = { $label }: { $first } { SIGNED($firstEffect) }
price-point = **{ $label }: { $first } { SIGNED($firstEffect) }**{ WITH("; ", $second, " ", SIGNED($secondEffect)) }.
lead-price = Was sich auswirkte, nach verkauften Produkten: { $label }, { $now } gegenüber { $prior }

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $row } in { $column }
        [for] { $row } bei { $column }
        [with] { $row } mit { $column }
        [without] { $row } ohne { $column }
       *[other] { $row } × { $column }
    }
pair-part = { $part ->
        [all] fast nur durch
        [more] allein durch
       *[most] vor allem durch
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }, { pair-part } { $pair } ({ $value } nach { $before })
    .part = { NEEDS($moved) }{ $moved }, { pair-part } { $pair }
    .short = { $pair }: { $label } { $value } nach { $before }
pair-point = **{ $part ->
        [all] Fast der ganze
        [more] Der ganze
       *[most] Der größte Teil des
    } { $part ->
        [most] { EITHER($rose, "Anstiegs", "Rückgangs") }
       *[other] { EITHER($rose, "Anstieg", "Rückgang") }
    } ({ $label }) kommt von { $pair }**: { $value } nach { $before } ({ $prior }).
pair-rest = Rest von { $member }
pair-others = Alle anderen
pair-all = Gesamt
pair-rows = { FIRST($subject) }, { $period }
pair-back = { $pair } zurück auf dem Stand von { $prior } ist **{ ABS($worth) }** wert.
pair-so-what = Sonst gab es bei { $row } und { $column } nichts Vergleichbares: Die Ursache liegt dort, wo beide zusammentreffen.

# Was Rabatte kosten.

discounts-titles =
    .cap = { NEEDS($kept) }Rabatte: { $rate } der Preise, { $cost }; mit einer Grenze von { $cap } wären { $kept } geblieben
    .plain = Rabatte: { $rate } der Preise, { $cost }
discounts-cap = Eine Grenze von { $cap } hätte **{ $kept }** erhalten, wären alle Verkäufe auch so zustande gekommen.
discounts-deepest = **{ $member }** hat die höchsten Rabatte: { $value }, { $cost }.
discounts-cost = Rabatte

# Was vorher verriet, dass ein Abo enden würde.

signal = { $signal ->
        [young] In den letzten { $limit } Tagen verkauft
        [tickets] Supportticket
        [escalated] Eskaliertes Ticket
        [unhappy] Niedrige Zufriedenheit
        [idle] Keine Nutzung
        [low-use] { $use }: unter { $limit } im Monat
        [falling-use] { $use } um mehr als { $limit } gefallen
       *[other] Kunde hatte schon einmal gekündigt
    }
signals-titles =
    .only = { NEEDS($only) }Von { $count } Signalen sagt nur eines Verlust voraus: { $signal }, { $risk } so hohes Risiko
    .many = { NEEDS($signal) }{ $signal }: { $risk } so hohes Verlustrisiko
    .none = { NEEDS($none) }Keines von { $count } Signalen sagt voraus, welche Abos enden
signals-watch = **{ $count } offene Abos** tragen heute das stärkste Signal ({ $signal }), { $mrr } im Monat.
signals-how = Jedes Signal stammt aus der Zeit davor, jeder Verlust aus dem Zeitraum; eine Spanne um 1 kann Zufall sein.
signals-lead = Beendete Abos mit und ohne jedes Signal, { $now }
signals-columns =
    .signal = Signal im Zeitraum davor
    .count = Damit
    .with = Beendet mit
    .without = Beendet ohne
    .interval = 95-%-Spanne
    .risk = Risiko

# Warum Kunden nach eigener Angabe gehen.

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }{ $share } des verlorenen { $unit } ohne Grund; sonst nach Geld { $money }, nach Zahl { $count }
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }{ $share } des verlorenen { $unit } ohne Grund; sonst führt { $money }
    .flipNone = { NEEDS($flip) }Nach Zahl ist { $count } der erste Grund, nach Geld { $money }; { $share } haben keinen
    .flip = { NEEDS($flip) }Nach Zahl ist { $count } der erste Kündigungsgrund, nach Geld { $money }
    .same = { NEEDS($same) }{ $money } ist der erste Kündigungsgrund, nach Zahl wie nach Geld
reasons-none = **{ $share }** ohne erfassten Grund ({ $label }).
reasons-even = Die Gründe verteilen sich so gleichmäßig wie durch Zufall: Keiner führt sicher.
reasons-columns =
    .reason = Grund
    .count = Kündigungen
    .money = { $label }
reasons-lead = Kündigungsgründe nach Zahl und nach { $label }, { $now }

# Der Ort, an dem der Service schlechter wurde.

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }: Seit { $month } bearbeitet { $handler } { $topic }
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label } bei { $whole }: Seit { $month } bearbeitet { $handler } { $topic }
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }: { $place } ist neu seit { $month }
    .beside = { NEEDS($rest) }{ $place }: { $label } { $value }, bei allen anderen Tickets { $rest }
    .whole = { $moved }: Das Problem liegt bei { $place }
    .short = { $place }: { $label } { $value }
place-worse = **Der Service wurde schlechter**: { $measures }.
place-measure = { $label } { $value } ({ $before } { DURING($prior) }{ GIVEN($year) ->
        [yes] , { $year } { DURING($yearName) }
       *[no] { "" }
    })
place-again = { $label } { $value } ({ $before }{ GIVEN($year) ->
        [yes] , { $year }
       *[no] { "" }
    })
place-figure = { $label } { $value }
place-point = **{ $how ->
        [handed] Seit { $month } bearbeitet { $handler } { $topic }
        [new] { $place } ist neu seit { $month }
       *[other] Es liegt an { $place }{ GIVEN($month) ->
            [yes] , seit { $month }
           *[no] { "" }
        }
    }**: { $count } Tickets, { $measures }.
place-cost = **{ $label } { EITHER($rose, "steigt", "sinkt") } auf { $value }**, von { $before }; davon { $part } dort.
place-exposed = { $how ->
        [sla] **{ $accounts } Kunden ({ $label } { $worth }) traf dort eine verfehlte SLA**
        [cost] **{ $accounts } Kunden ({ $label } { $worth }) hatten dort ein teures Ticket**
       *[other] **{ $accounts } Kunden ({ $label } { $worth }) hatten dort Tickets**
    }{ GIVEN($soon) ->
        [yes] ; { $soon } ({ $soonWorth }) verlängern bis { $day }.
       *[no] .
    }
place-held = **Nicht die Ursache**: { $parts }.
place-elsewhere = { $member } an anderer Stelle ({ $measures })
place-others = alle anderen Tickets ({ $measures })
place-volume = die Menge ({ SIGNED($growth) } gegenüber { $period })
place-alone = Weniger Tickets oder mehr Personal würden nicht helfen: außerhalb von { $place } { $measures }.
place-cost-titles =
    .full = { NEEDS($soon) }{ $soon } Kunden mit { $soonWorth } { $label } verlängern bis { $day } nach einem schlechten Ticket
    .short = { $accounts } Kunden mit { $worth } { $label } hatten ein schlechtes Ticket
place-columns =
    .tickets = Tickets
    .accounts = Kunden
    .exposed = Betroffen
    .soon = Verlängern bis { $day }
