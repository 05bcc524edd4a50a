# Eine Entscheidung zwischen Optionen, abgewogen: was jede kostet, was dort verloren geht, woran sie gemessen wird, und was zutreffen müsste.

choice-columns =
    .option = Option
    .cost = Kosten im Jahr
    .against = Gemessen an
    .stake = Auf dem Spiel im Jahr
    .even = Lohnt sich ab
    .holds = Was die Zahlen sagen
choice-against = { GIVEN($place) ->
        [yes] { $place } ({ $label })
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] Spart { $cost }
        [once] { $cost } einmalig
        [first] { $cost } im ersten Jahr
       *[year] { $cost }
    }
choice-prices = „{ $what }“: { GIVEN($paid) ->
        [yes] { $paid } im Jahr{ WITH(" und ", $once, " einmalig") }
       *[no] { $once } einmalig
    }{ WITH(", abzüglich ", $saved, " im Jahr, die entfallen") }.
choice-even-case = { $turn } je Fall
choice-nothing = Weitere { $cost } gehen{ WITH(" bei ", $place) } im Jahr verloren
choice-saved = { GIVEN($saving) ->
        [yes] Spart { $saving } im Jahr
       *[no] Spart das
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] Trägt sich binnen eines Jahres, wenn { $share } eines Jahresverlusts{ WITH(" bei ", $place) } zurückkommen
           *[false] Trägt sich, wenn { $share } des Verlusts{ WITH(" bei ", $place) } zurückkommen
        }
        [beyond] { $once ->
            [true] Trägt sich nicht binnen eines Jahres, selbst wenn der ganze Verlust{ WITH(" bei ", $place) } zurückkäme
           *[false] Kann sich nicht tragen: kostet mehr als der ganze Verlust{ WITH(" bei ", $place) }
        }
        [level] Nichts zurückzuholen: { $label } bei { $place } { $rate }, insgesamt { $whole }
        [load] Fehlendes Personal ist nicht das Problem: Auf jede Person ({ $one }) kamen im { $now } { $load } { $loaded }, im { $earlier } waren es { $loadBefore }
        [more] Trägt sich mit { $share } mehr als den { $all } des vergangenen Jahres
        [each] Trägt sich, wenn jeder der { $all } Fälle im Jahr{ WITH(" bei ", $place) } mindestens { $turn } kostet; was ein Fall kostet, ist nicht genannt
        [free] Rechnet sich nur, wenn die Kosten unter { GIVEN($stake) ->
            [yes] den { $stake } liegen, die{ WITH(" bei ", $place) } im Jahr verloren gehen
           *[no] dem Verlust dort liegen
        }; ein Preis insgesamt ist nicht bekannt
        [saves] { GIVEN($given) ->
            [yes] { choice-saved } und gibt { $given } im Jahr auf ({ $label }, { $place }){ WITH("; rechnet sich nur, wenn davon weniger als ", $turn, " Gewinn sind") }
           *[no] { choice-saved }, wenn dadurch nicht mehr verloren geht
        }
        [gives] Gibt { $given } im Jahr auf ({ $label }{ WITH(", ", $part, " von allem") }): rechnet sich nur, wenn { $place } mehr als das kostet
        [work] Was { $place } leistet, müsste anderswo geschehen: { $label } { $given } im Jahr{ WITH(" (", $part, " von allem)") }; was das kostet, ist nicht genannt
        [moves] { choice-saved }; was { $place } leistet, muss anderswo geschehen: { $label } { $given } im Jahr{ WITH(" (", $part, " von allem)") }
        [ends] Spart, was heute dafür bezahlt wird; der Betrag ist nicht genannt, und keine Zahl der Daten hängt namentlich daran
        [today] Kostet, was heute bezahlt wird
        [unpriced] Ein Preis insgesamt ist nicht bekannt, und die Daten zeigen keinen Verlust, der zurückzuholen wäre
        [fee] Die Daten enthalten keinen Umsatz, auf den der Satz anfiele
        [discount] Die Daten enthalten keine Rabatte über dieser Grenze
        [currency] Der Preis steht in einer anderen Währung, und ein Kurs ist nicht genannt
       *[amount] Die Daten sagen nicht, was sich in Geld zurückholen ließe
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("Bringt ", $extra, " im Jahr. ") }Lohnt sich, solange dadurch höchstens { $even } der Menge verloren gehen
           *[no] Lohnt sich, solange weniger als das verloren geht
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("Kostet ", $extra, " im Jahr. ") }Lohnt sich nur, wenn { $even } mehr Menge das ausgleichen
           *[no] { WITH("Kostet ", $extra, " im Jahr. ") }Der heutige Satz steht nicht in den Daten
        }
    }
choice-point = „{ $what }“{ WITH(" (", $cost, ")") }: { $holds }.
choice-verdict = { $state ->
        [best] **„{ $what }“ wählen**: { $holds }{ WITH(", bei der anderen Option ", $otherShare, "") }.
        [hard] **„{ $what }“: nicht zu diesem Preis**, außer { $share } des Verlusts{ WITH(" bei ", $place) } lassen sich zurückholen.
        [if] **„{ $what }“: nur unter einer Bedingung.** { $holds }.
        [reject] **Nein zu „{ $what }“.** { $holds }.
        [none] **Keine der Optionen zu ihrem Preis**: Nach diesen Zahlen trägt keine ihre Kosten{ WITH("; nichts zu tun kostet ", $loss, " im Jahr") }.
        [free] **„{ $what }“ darf höchstens { $most } im Jahr kosten**, denn so viel geht{ WITH(" bei ", $place) } verloren. Ein Preis insgesamt ist nicht bekannt.
       *[open] { $alike ->
            [true] **Zwischen den Optionen lässt sich noch nicht entscheiden.** { $holds }.
           *[false] **Über „{ $what }“ lässt sich noch nicht entscheiden.** { $holds }.
        }
    }{ GIVEN($turns) ->
        [yes] { " " }Die Antwort kippt zu „{ $turns }“, wenn das weniger als { $at } im Jahr kostet.
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] „{ $what }“ wählen: spart { $saving } im Jahr
           *[pays] „{ $what }“ wählen: trägt sich, wenn { $share } des Verlusts{ WITH(" bei ", $place) } zurückkommen
        }
        [hard] „{ $what }“ trägt sich nur, wenn { $share } des Verlusts{ WITH(" bei ", $place) } zurückkommen
        [if] { NEEDS($even) }„{ $what }“ lohnt sich ab { $even }
        [reject] { NEEDS($given) }Nein zu „{ $what }“: { $given } im Jahr gingen verloren
        [none] { $count ->
            [2] Nach diesen Zahlen trägt keine der beiden Optionen ihre Kosten
           *[other] Nach diesen Zahlen trägt keine der Optionen ihre Kosten
        }
        [free] „{ $what }“ lohnt sich, solange es weniger als { $most } im Jahr kostet
       *[open] Was für eine Entscheidung über „{ $what }“ fehlt
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] „{ $what }“ wählen: spart { $saving } im Jahr
           *[pays] „{ $what }“ wählen: { $share } des Verlusts müssen zurückkommen
        }
        [hard] „{ $what }“ muss { $share } des Verlusts zurückholen
        [reject] Nein zu „{ $what }“ nach diesen Zahlen
        [free] „{ $what }“ lohnt sich unter { $most } im Jahr
       *[other] Was jede Option bringen müsste
    }
    .short = { $state ->
        [best] „{ $what }“ wählen
        [reject] Nein zu „{ $what }“
       *[other] Was jede Option bringen müsste
    }
choice-step = { $state ->
        [best] „{ $what }“ wählen
        [hard] „{ $what }“ zurückstellen
        [reject] „{ $what }“ ablehnen
        [none] keine der Optionen zu ihrem Preis wählen
        [free] den Preis von „{ $what }“ einholen
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] zwischen „{ $first }“ und „{ $second }“ entscheiden
               *[no] über „{ $first }“ entscheiden
            }
           *[no] zwischen den Optionen entscheiden
        }
    }
choice-step-what = { $state ->
        [best] „{ $what }“ wählen und die Kennzahl vereinbaren, an der sich der Erfolg zeigt
        [hard] „{ $what }“ zurückstellen, bis { $share } des Verlusts zurückzuerwarten sind
        [reject] „{ $what }“ ablehnen{ WITH(", außer es werden mehr als ", $given, " im Jahr frei") }
        [none] Keine der Optionen zu ihrem Preis wählen und eine suchen, die weniger kostet als der Verlust
        [free] Den Preis von „{ $what }“ einholen und unter { $most } im Jahr zusagen
       *[open] Fehlende Zahlen beschaffen, dann entscheiden
    }
