# Optionen einer Entscheidung, gemessen an der Stelle, an der sich eine Kennzahl verändert hat, je Jahr.

held-called = { GIVEN($what) ->
        [yes] „{ $what }“
       *[no] Option { $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] spart { $saved } im Jahr{ WITH(" und verliert ", $loses, "") }
       *[no] verliert { $loses } im Jahr
    }
held-cost = { GIVEN($each) ->
        [yes] je { $each }
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] einmalig { $once }{ WITH(" und ", $running, " im Jahr") }
               *[no] { GIVEN($running) ->
                    [yes] { $running } im Jahr
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what } macht sich in { $payback } Monaten bezahlt
           *[no] { $what } lohnt sich, wenn { $share } des Verlusts zurückkommen
        }
        [slow] { $what } braucht { $payback } Monate, bis es sich bezahlt macht
        [beyond] { $what } kostet mehr, als überhaupt zu gewinnen ist
        [elsewhere] { $what } setzt nicht bei der Ursache an
        [unsaid] { $what } wirkt nach den Daten auf nichts, was sich geändert hat
        [saves] { $what } spart netto { $net } im Jahr
        [loses] { $what } verliert netto { $net } im Jahr
       *[unpriced] { $what } hat noch keinen Preis
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("; ", $other) }
       *[no] { $count ->
            [elsewhere] Keine der Optionen setzt dort an, wo es sich geändert hat: { $place }
            [0] Eine Option lohnt sich unter { $gain } im Jahr
            [2] Keine der beiden Optionen lohnt sich: höchstens { $gain } im Jahr sind zu gewinnen
           *[other] Keine der Optionen lohnt sich: höchstens { $gain } im Jahr sind zu gewinnen
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] { FIRST($called) } wählen
       *[no] Keine der Optionen lohnt sich
    }
held-verdict = **{ FIRST($point) }**: { $cost }{ WITH(" gegen höchstens ", $gain, " im Jahr") }{ WITH("; es bleiben bis zu ", $net, " im Jahr") }{ WITH(" und ", $year, " im ersten Jahr") }.
held-none = { $isOpen ->
        [true] **Eine Option lohnt sich unter { $gain } im Jahr**: Mehr ist nicht zurückzuholen ({ $place }).
        [elsewhere] **Keine der Optionen setzt dort an, wo es sich geändert hat**: { $place }. Zurückzuholen sind dort höchstens { $gain } im Jahr.
       *[false] **Keine der Optionen lohnt sich.** Zurückzuholen sind höchstens { $gain } im Jahr: { $place }.
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }: { $cost } gegen höchstens { $gain } im Jahr.
        [elsewhere] { FIRST($point) }{ WITH(", sondern bei ", $named) }{ WITH(": ", $cost) }.
        [unpriced] { FIRST($point) }: Es lohnt sich unter { $gain } im Jahr.
       *[other] { FIRST($point) }{ WITH(": ", $cost) }.
    }
held-units = { $count } zu je { $price }
held-gain = { GIVEN($outcomes) ->
        [yes] **Zurückzuholen sind höchstens { $gain } im Jahr**: { $outcomes }{ WITH(" (", $of, ")") } im Jahr mehr als zur früheren Quote ({ $place }, seit { $start }), je { $unit }{ WITH(", bei einer Marge von ", $margin) }.
       *[no] **Zurückzuholen sind höchstens { $gain } im Jahr**: So viel hat die Veränderung im Jahr gekostet ({ $place }, seit { $start }).
    }
held-unknown = { $isUnsaid ->
        [true] Nicht in den Daten: ob die Maßnahme dort wirkt ({ $place }) und wie viel davon zurückkommt.
       *[false] Nicht in den Daten: wie viel davon zurückkommt.
    }{ $isProfit ->
        [true] { "" }
       *[false] { " " }Gerechnet in Umsatz, da keine Marge genannt ist.
    }{ " " }Jeden Monat prüfen: { $label } dort, jetzt { $value }, früher { $before }.
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] Macht sich in { $payback } Monaten bezahlt
           *[no] Lohnt sich
        }{ $isUnsaid ->
            [true] , falls es dort wirkt
           *[false] { "" }
        }{ WITH(" (", $units, ")") }
        [slow] Braucht { $payback } Monate, bis es sich bezahlt macht
        [beyond] Kostet mehr, als überhaupt zu gewinnen ist
        [elsewhere] { GIVEN($named) ->
            [yes] Wirkt bei { $named }, nicht bei der Ursache
           *[no] Setzt nicht bei der Ursache an
        }
        [unsaid] Nichts in den Daten sagt, dass es bei dem wirkt, was sich dort geändert hat{ WITH(" (", $units, ")") }
        [saves] Spart mehr, als es verliert, setzt aber nicht bei der Ursache an
        [loses] Verliert mehr, als es spart, und setzt nicht bei der Ursache an
       *[unpriced] Preis oder Anzahl nicht bekannt
    }
held-brings = { $isFirst ->
        [true] { $what } ist im ersten Jahr nach Kosten bis zu { $net } wert
       *[false] { $what } ist im Jahr nach Kosten bis zu { $net } wert
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] Nimmt laut Auftrag { $share } der { $bad } im Jahr dort weg
           *[false] Nimmt laut Auftrag { $share } aller { $bad } im Jahr weg
        }
        [before] Höchstens der frühere Stand kommt zurück
       *[most] Höchstens alles, was sich verändert hat; wie viel, sagt niemand
    }
held-why = { $why ->
        [bills] Die Daten haben keine Rechnungen dazu, die Summe ist nicht bekannt
        [units] Die Anzahl ({ $unit }) steht nicht in den Daten
        [effect] Wovon es einen Teil wegnimmt, steht nicht in den Daten
       *[price] Preis oder Anzahl nicht bekannt
    }
held-all = überall
held-left = Andere zahlen es: höchstens, wenn keiner geht
held-both = { $said }. { $more }
held-sample = Die Daten enthalten eine Zeile von { $times }; was je Jahr gesagt ist, gilt für alle.
held-given = Der Betrag je Fall ({ $unit }) ist im Auftrag genannt.
held-column = Der Betrag je Fall ({ $unit }) steht in der Spalte „{ $column }“ dieser Zeilen; ganz kommt er nur zurück, wenn alles wieder wie zuvor ist.
held-columns =
    .option = Option
    .once = Einmalig
    .cost = Kosten im Jahr
    .gain = Gewinn im Jahr, höchstens
    .net = Netto im Jahr
    .first = Netto im ersten Jahr
    .share = Nötiger Teil des Gewinns
    .says = Was die Zahlen sagen
held-nothing = Kostet nichts und verliert weiter bis zu { $gain } im Jahr
held-lead = Je Jahr, gemessen an der Veränderung bei { $place } seit { $start }
held-step =
    .head = { GIVEN($called) ->
        [yes] { $called } wählen
       *[no] keine der Optionen wählen
    }
    .what = { GIVEN($called) ->
        [yes] { FIRST($called) } umsetzen und jeden Monat prüfen: { $label }, { $place }
       *[no] Keine der Optionen zu ihrem Preis wählen und eine suchen, die weniger als { $gain } im Jahr kostet
    }
    .measure = { $label } dort wieder bei { $before }
held-worth = bis zu { $net } im Jahr
