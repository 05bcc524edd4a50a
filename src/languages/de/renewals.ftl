# Verlängerungen: welche gefährdet sind, wo sie verloren gehen und was es nicht erklärt.

renewal-sign = { $kind ->
        [seats] weniger als { $threshold } der Lizenzen genutzt
        [use] { $label } um mehr als { $threshold } gefallen
        [cell] { $cell }
       *[notice] Kündigung eingegangen
    }
renewal-mark = { $kind ->
        [seats] Geringe Nutzung
        [use] Sinkende Nutzung
        [cell] Gleiche Gruppe
       *[notice] Kündigung eingegangen
    }
renewal-risk-titles =
    .full = { $count } von { $all } Verlängerungen in { $coming } sind gefährdet: { $value } von { $whole }
    .short = { $count } Verlängerungen in { $coming } sind gefährdet: { $value }
renewal-risk-lead = Verlängerungen in { $coming } mit dem Anzeichen, das verlorene Kunden vor ihrer Verlängerung zeigten: { $sign }
renewal-risk-point = **{ $count } von { $all } Verlängerungen in { $coming } sind gefährdet, { $value } von { $whole }**: { $sign }.
renewal-right = Im vergangenen Jahr gingen **{ $found } von { $tried } Kunden** mit diesem Anzeichen verloren ({ $right }){ WITH(", von den übrigen ", $rest) }.
renewal-in-cell = { GIVEN($all) ->
        [yes] **Alle { $count }** gehören zu { $cell }.
       *[no] **{ $count } davon** gehören zu { $cell }.
    }
renewal-well = **{ $count } der { $of }** stehen bei { $column } auf „{ $label }“: Die Bewertung sieht das Risiko nicht.
renewal-later = In der Folgeperiode zeigen **{ $count } weitere** ({ $value }) dasselbe Anzeichen.
renewal-columns =
    .account = Kunde
    .value = Zur Verlängerung
    .day = Verlängerung am
    .owner = Betreut von
    .seats = Genutzte Lizenzen
    .use = { $label }, Änderung
    .sign = Anzeichen
    .health = Zustand
renewal-cell-titles =
    .full = { $cell } verlor { $lost } von { $due } Verlängerungen ({ $rate }), sonst waren es { $rest }
    .short = { $cell } verlor { $rate } der Verlängerungen, sonst waren es { $rest }
renewal-cell-lead = Fällige und verlorene Verlängerungen nach Gruppe, { $now }
renewal-cell-point = **{ $cell } verlor { $lost } von { $due } Verlängerungen ({ $rate }), { $value }**; sonst waren es { $rest }.
renewal-lost-columns =
    .group = Gruppe
    .due = Fällige Verlängerungen
    .lost = Verloren
    .rate = Verloren in Prozent
    .before = { $prior }
    .amount = Verlorener Betrag
renewal-beside = { $member }, übrige nach { $dimension }
renewal-others = Übrige
renewal-all = Alle Verlängerungen
renewal-offer = **{ $label } erklärt es nicht**: Damit gingen { $own } verloren, ohne { $others }.
renewal-owner = **Die Betreuung erklärt es nicht**: In { $cell } verlor { $member } { $own } der Verlängerungen, die übrigen Betreuer { $others }.
renewal-overview-titles =
    .full = { $lost } von { $due } Verlängerungen gingen in { $now } verloren: { $rate } nach { $before } in { $prior }
    .short = { $lost } von { $due } Verlängerungen gingen in { $now } verloren ({ $rate })
renewal-overview-lead = Verlängerungen nach der Periode, in der sie fällig waren
renewal-reasons-titles =
    .full = { $count } von { $lost } verlorenen Kunden nennen als Grund „{ $reason }“, { $value }
    .short = „{ $reason }“ ist der häufigste Grund zu gehen: { $count } von { $lost }
renewal-reasons-lead = Verlorene Verlängerungen nach dem erfassten Grund, { $now }
renewal-reasons-point = **{ $count } von { $lost } verlorenen Kunden nennen als Grund „{ $reason }“**, { $value }.
renewal-reasons-cell = In { $cell } nennen **{ $count } von { $lost }** diesen Grund.
renewal-reasons-next = Es folgt „{ $reason }“ mit { $count } ({ $value }).
renewal-reasons-columns =
    .reason = Grund
    .count = Verlorene Kunden
    .amount = Verlorener Betrag
    .cell = In { $cell }

# Was dagegen zu tun ist.

step-renewal-save =
    .head = die { $count } gefährdeten Verlängerungen sichern
    .what = Mit jedem der { $count } gefährdeten Kunden vor der Verlängerung einen Plan vereinbaren, die größten zuerst
    .measure = Weniger als { $right } davon gehen verloren
step-renewal-cell =
    .head = { $cell } in Ordnung bringen
    .what = Einführung und Betreuung von { $cell } ändern: { $rate } dieser Verlängerungen gingen verloren, sonst { $rest }
    .measure = Dort gehen statt { $rate } Richtung { $rest } verloren
step-renewal-score =
    .head = die Nutzung in die Kundenbewertung aufnehmen
    .what = Die Nutzung in die Kundenbewertung aufnehmen: { $count } von { $of } gefährdeten Kunden stehen auf „{ $label }“
    .measure = Kein gefährdeter Kunde steht auf „{ $label }“
