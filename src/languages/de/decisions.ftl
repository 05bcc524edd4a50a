# Entscheidungen mit einem Preis oder Satz, abgewogen.

decision-verdict = { $verdict ->
        [load] **„{ $what }“: nicht dort, wo das Problem liegt.** Es liegt bei { $place }; auf jede Person ({ $one }) kamen im { $now } { $load } { $subject }, im { $earlier } waren es { $loadBefore }.
        [place] **„{ $what }“: nicht dort, wo das Problem liegt.** Es liegt bei { $place }, nicht bei { $named }.
        [short] **„{ $what }“: macht sich dadurch allein nicht bezahlt{ WITH(" bei ", $place) }.**
        [if] { $kind ->
            [case] **„{ $what }“: lohnt sich nur, wenn { $needed } der { $lost } Fälle im Jahr{ WITH(" bei ", $place) } vermieden werden.**
           *[deal] **„{ $what }“: lohnt sich nur, wenn { $needed } der { $lost } Abschlüsse zurückgewonnen werden, die{ WITH(" bei ", $place) } im Jahr verloren gehen.**
        }
        [beyond] **„{ $what }“: kostet mehr als das Problem**, { $cost }{ decision-a-year } gegenüber { $worth } im Jahr{ WITH(" bei ", $place) }.
        [part] **„{ $what }“: lohnt sich nur, wenn { $share } des Verlusts{ WITH(" bei ", $place) } zurückgeholt werden**: { $cost }{ decision-a-year } gegenüber { $worth } im Jahr.
       *[more] **„{ $what }“: lohnt sich nur, wenn im Jahr { $needed } { $subject } dazukommen**, { $share } mehr als die { $all } des vergangenen Jahres.
    }
decision-a-year = { EITHER($once, "", " im Jahr") }
decision-math = { $kind ->
        [order] Bei { $unit } je Bestellung verlangen { $cost }{ decision-a-year } { $needed } zusätzliche Bestellungen.
        [customer] Bei { $unit } je Kunde und Jahr verlangen { $cost }{ decision-a-year } { $needed } zusätzliche Kunden.
        [case] { GIVEN($lost) ->
            [yes] Bei { $unit } je Fall verlangen { $cost }{ decision-a-year } { $needed } Fälle weniger; derzeit sind es { $lost } im Jahr.
           *[no] Bei { $unit } je Fall verlangen { $cost }{ decision-a-year } { $needed } Fälle weniger.
        }
       *[deal] { GIVEN($lost) ->
            [yes] Bei { $unit } je Abschluss verlangen { $cost }{ decision-a-year } { $needed } der { $lost } im Jahr verlorenen Abschlüsse.
           *[no] Bei { $unit } je Abschluss verlangen { $cost }{ decision-a-year } { $needed } zusätzliche gewonnene Abschlüsse.
        }
    }
decision-worth = { $place } in Ordnung zu bringen ist { $worth } im Jahr wert.
decision-rose = Auf jede Person ({ $one }) kamen { $load } { $subject }, im { $earlier } waren es { $loadBefore }: zu wenig Personal kann mitspielen.
decision-rate = { $of ->
        [price] { $brings ->
            [true] **„{ $what }“: bringt bei gleicher Menge { $extra } im Jahr**{ WITH("; es lohnt sich, solange höchstens ", $even, " der Menge verloren gehen") }.
           *[false] **„{ $what }“: kostet bei gleicher Menge { $extra } im Jahr**{ WITH("; zum Ausgleich braucht es ", $even, " mehr Menge") }.
        }
        [discount] **„{ $what }“: hält bei gleichen Bestellungen { $extra } im Jahr**{ WITH("; es lohnt sich, solange höchstens ", $even, " der Bestellungen dadurch verloren gehen") }.
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **„{ $what }“: { $extra } im Jahr weniger bei gleichem Umsatz ({ $label }: { $base })** als zu { $now }{ WITH("; ", $even, " weniger davon gleichen das aus") }.
               *[false] **„{ $what }“: { $extra } im Jahr mehr bei gleichem Umsatz ({ $label }: { $base })** als zu { $now }{ WITH("; zum Ausgleich braucht es ", $even, " mehr davon") }.
            }
           *[no] **„{ $what }“: kostet { $extra } im Jahr** auf { $base } ({ $label }); der heutige Satz steht nicht in den Daten.
        }
    }
decision-pace = { EITHER($year, "Zahlen des vergangenen Jahres", "Berichtszeitraum, auf ein volles Jahr gerechnet") }
decision-revenue = Gerechnet in Umsatz: Was die Leistung kostet, steht nicht in den Daten.
decision-unsaid = Was es bringen wird, sagen die Daten nicht, nur was es bringen muss.
decision-sunk = { $cost } sind ohnehin ausgegeben und sprechen für keine.
decision-titles =
    .full = { $verdict ->
        [elsewhere] „{ $what }“ kostet { $cost }{ decision-a-year } und setzt nicht beim Problem an
        [short] „{ $what }“ kostet mehr, als{ WITH(" bei ", $place) } zurückzuholen ist
        [if] { $kind ->
            [case] „{ $what }“ lohnt sich nur, wenn { $needed } von { $lost } Fällen im Jahr wegfallen
           *[deal] „{ $what }“ lohnt sich nur mit { $needed } von { $lost } verlorenen Abschlüssen im Jahr
        }
        [beyond] „{ $what }“ kostet mehr als das Problem: { $cost } gegenüber { $worth } im Jahr
        [part] „{ $what }“ lohnt sich nur, wenn { $share } des Verlusts zurückkommen
       *[more] „{ $what }“ lohnt sich nur, wenn im Jahr { $needed } { $subject } dazukommen
    }
    .short = „{ $what }“ abgewogen
decision-rate-titles =
    .full = „{ $what }“ macht bei gleichem Absatz { $extra } im Jahr aus
    .short = „{ $what }“ abgewogen
decision-page-titles =
    .full = { NEEDS($even) }Gewinnschwelle von „{ $what }“: { $even }
    .short = Was „{ $what }“ bringen muss
decision-columns =
    .option = Möglichkeit
    .cost = Kosten im Jahr
    .worth = Wert im Jahr
    .even = Gewinnschwelle
    .true = Was dafür gelten muss
decision-once = { $cost } einmalig
decision-nothing = Nichts tun
decision-unknown = Nicht in den Daten
decision-fix = Zuerst { $head }
decision-even = { $kind ->
        [order] { $needed } Bestellungen mehr im Jahr
        [customer] { $needed } Kunden mehr
        [case] { $needed } Fälle weniger im Jahr
       *[deal] { $needed } gewonnene Abschlüsse mehr im Jahr
    }
decision-of-lost = { $kind ->
        [case] { $needed } der { $lost } Fälle{ WITH(" bei ", $place) } fallen weg
       *[deal] { $needed } der { $lost }{ WITH(" bei ", $place) } verlorenen Abschlüsse werden gewonnen
    }
decision-of-all = { $share } mehr als die { $all } des vergangenen Jahres
decision-of-worth = { $share } des Verlusts kommen zurück
decision-goes = { EITHER($brings, "Es geht weniger verloren", "Die Menge wächst stärker") }
decision-even-rate = { $brings ->
        [true] { $even } weniger Menge
       *[false] { $even } mehr Menge
    }
decision-stays = { $label }, { $place }, bleibt bei { $rate }
decision-step = { $verdict ->
        [hold] „{ $what }“ zurückstellen
       *[decide] über „{ $what }“ entscheiden
    }
decision-step-what = { $verdict ->
        [hold] „{ $what }“ zurückstellen, bis { $place } in Ordnung gebracht ist, und dann neu abwägen
       *[decide] Über „{ $what }“ entscheiden, gemeinsam mit denen, die es einlösen müssten
    }
decision-course =
    .volume = Änderung der Menge
    .result = Ergebnis im Jahr
decision-unchanged = Unverändert
decision-too-many = Nicht möglich: nur { $lost } im Jahr
