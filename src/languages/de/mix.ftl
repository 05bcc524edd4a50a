# Mix.

mix-alone = **Für sich genommen hat sich keine Gruppe über den Zufall hinaus verändert ({ $dimension })**: Verschoben hat sich, wie viel jede zählt; zu reparieren ist keine.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } von { SIGNED($delta) } durch den Mix ({ $dimension }), { SIGNED($rate) } aus den Gruppen selbst
    .short = { $label }: { SIGNED($mix) } von { SIGNED($delta) } durch den Mix
mix-mostly = **Für sich genommen hat sich kaum etwas verändert ({ $dimension })**: Von { SIGNED($delta) } kommen nur { SIGNED($rate) } aus den Gruppen selbst, der Rest daraus, wie viel jede zählt.
mix-shift = **{ FIRST($member) }: Anteil an { $rows } von { $before } auf { $weight }**; { $label } dort { $level }, davor { $levelBefore }.
mix-made = Der Mix machte { SIGNED($mix) } von { SIGNED($delta) } aus, die Gruppen selbst { SIGNED($rate) }.
mix-constant = Beim früheren Mix läge { $label } bei { $constant } statt bei { $value }.
mix-more = Der Zahl nach sind es mehr: { $hits } { $rows } im Monat zählen dazu, davor { $before }.
mix-shift-titles =
    .full = { $isEven ->
        [true] Nur der Mix bewegte { $label }: { $member } von { $before } auf { $weight } der { $rows }
       *[false] Vor allem der Mix bewegte { $label }: { $member } von { $before } auf { $weight } der { $rows }
    }
    .medium = { $label }: Nur der Mix hat sich verschoben, { $member } von { $before } auf { $weight }
    .short = { $label }: { SIGNED($mix) } von { SIGNED($delta) } durch den Mix
mix-shift-lead = { FIRST($rows) }: Anteile und { $label } nach { $dimension }, davor und seither
mix-columns-share = Anteil { $rows }, { $period }
mix-columns-level = { $label }, { $period }
mix-span = { $side ->
        [since] seit { $start }
       *[before] vor { $start }
    }
mix-claims-lead = { $label }: was jede Erklärung bräuchte, eine Veränderung bei gleichem Mix ({ $dimension })
mix-claims-constant = { $label } bei gleichem Mix
mix-option = { $standing ->
        [apart] Passt zum Befund: Jede Gruppe ({ $dimension }) wird an ihrem eigenen Wert gemessen, wie der Mix auch ist
        [leave] Damit ist nichts verloren: Für sich genommen hat sich keine Gruppe verändert ({ $dimension }). Der Gesamtwert bewegt sich weiter mit dem Mix
        [undo] Brächte den Gesamtwert zurück, indem { $count } { $rows } im Jahr aufgegeben werden{ WITH(" (", $worth, ")") }; besser wird dadurch nichts
        [fix] { GIVEN($like) ->
            [yes] { FIRST($who) } hat sich nicht verändert: { $like } bei gleichem Mix ({ $dimension }); { $before } davor und { $since } seither kommen vom Mix
           *[no] { FIRST($who) } hat sich nicht verändert: { $before } davor, { $since } seither
        }
       *[none] Behandelt, was sich nicht verändert hat: Je { $dimension } ist { $label } wie zuvor
    }
mix-decision = { GIVEN($called) ->
        [yes] **{ FIRST($called) } wählen**{ WITH(" (", $cost, ")") }: Je { $dimension } hat sich nichts verändert, also ist nichts zu reparieren.
       *[no] **Keine der Optionen wählen**: Je { $dimension } hat sich nichts verändert, also ist nichts zu reparieren. Stattdessen { $label } je { $dimension } messen.
    }
mix-decision-not = { FIRST($others) } { $many ->
        [1] behandelt
       *[other] behandeln
    }, was sich nicht verändert hat.
mix-decision-undo = { FIRST($called) } gäbe nur { $count } { $rows } im Jahr auf{ WITH(" (", $worth, ")") }.
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] { FIRST($called) } wählen: Je { $dimension } hat sich nichts verändert
       *[no] Keine der Optionen wählen: Je { $dimension } hat sich nichts verändert
    }
    .short = { GIVEN($called) ->
        [yes] { FIRST($called) } wählen: Es gibt nichts zu reparieren
       *[no] Keine der Optionen: Es gibt nichts zu reparieren
    }
mix-options-lead = Was jede Option ändern würde, wo nur der Mix den Wert bewegt hat: { $label }
mix-watch = Zu beobachten: { $label } je { $dimension } und der Gesamtwert beim früheren Mix, { $constant } statt { $value }. Ob die einzelnen Werte gut genug sind, ist eine andere Frage.
mix-step =
    .head = { GIVEN($called) ->
        [yes] { $called } wählen
       *[no] { $label } je { $dimension } messen
    }
    .what = { GIVEN($called) ->
        [yes] { FIRST($called) } umsetzen und { $label } je { $dimension } berichten, den Gesamtwert bei gleichem Mix
       *[no] { $label } je { $dimension } berichten, den Gesamtwert bei gleichem Mix
    }
    .measure = { $label } je { $dimension } nicht schlechter als heute
