# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = Verantwortliche und Termine sind Vorschläge
    .dates = Termine sind Vorschläge
    .more = Verantwortliche und Termine der weiteren Schritte sind Vorschläge
step-close =
    .head = die Pipeline bereinigen
    .ask = die { $dead } alten Deals bereinigen
    .what = { $dead } offene Deals, die älter sind als { $oldest }, schließen oder neu qualifizieren
    .measure = Alle offenen Deals jünger als { $oldest }
step-rebuild =
    .head = Pipeline neu aufbauen
    .ask = die Pipeline um { $missing } aussichtsreiche Deals auffüllen
    .what = Neue Deals anbahnen, die die eingeschlafenen ersetzen
    .measure = Wieder { $before } aussichtsreiche Deals
step-early =
    .head = früher aussortieren
    .what = Kriterien festlegen, ab wann ein Deal eröffnet wird
    .measure = Ihre { $label } von { $value } in Richtung { $rest }
step-spot =
    .head = Abstand bei { $spot } schließen
    .what = Klären, warum { $spot } seltener gewinnt, und übernehmen, was anderswo gelingt
    .measure = { $label } von { $value } auf { $usual }
step-discount =
    .head = Rabatte auf { $cap } begrenzen
    .what = Rabatte über { $cap } nur mit Freigabe gewähren
    .measure = { $label } unter { $value }
step-audit =
    .head = Doppelte prüfen
    .ask = die { $count } doppelten Abos prüfen
    .what = Die { $count } doppelten Abos prüfen, bevor der wiederkehrende Umsatz wieder genannt wird
    .measure = Jedes doppelte Abo bestätigt oder entfernt
step-watch =
    .head = gefährdete Abos beobachten
    .ask = die { $count } gefährdeten Abos beobachten
    .what = Die { $count } Abos mit dem stärksten Signal ({ $signal }) auf eine Beobachtungsliste setzen
    .measure = Ihr Verlust von { $value } in Richtung { $rest }
step-ask =
    .head = Kündigungsgründe erfassen
    .what = Jeden Kunden, der geht, nach einem Grund fragen und ihn erfassen
    .measure = Weniger als { $share } des Verlusts ohne Grund
step-shift =
    .head = verkaufen, was sich lohnt
    .what = Vertriebszeit von { $busy } zu { $earners } verlagern
    .measure = { $busy }: { $decided } < { $effort }
step-month =
    .head = Deals früher entscheiden
    .what = Offene Deals zur Quartalsmitte durchsehen, damit weniger auf den letzten Monat warten
    .measure = { $label } im ersten Monat über { $value }
step-turn =
    .head = { $direction ->
        [up] Anstieg bei { $member } stoppen
       *[other] { $member } wenden
    }
    .what = { $direction ->
        [up] Klären, was bei { $member } den Anstieg auslöste ({ $label }), und ihn umkehren
       *[other] Klären, was bei { $member } verloren ging ({ $label }), und es zurückholen
    }
step-factor =
    .head = { $member } wenden
    .ask = { $label } bei { $member } zurück auf { $before } bringen
    .what = { $kind ->
        [count] Menge bei { $member } zurückgewinnen: { $label } von { $value } wieder auf { $before }
        [rate] Verlorenes bei { $member } durchgehen: { $label } von { $value } wieder auf { $before }
       *[mean] Klären, was { $label } bei { $member } gedrückt hat ({ $value } nach { $before }), und umkehren
    }
step-drill =
    .head = { $member } wenden
    .ask = { $member } bei { $apart } wenden
    .what = Klären, was sich bei { $member } geändert hat, zuerst bei { $apart }: { $label } { $value } nach { $before }
step-by = { $head } bis { $date }
step-pair =
    .head = { $pair } in Ordnung bringen
    .what = Klären, was sich bei { $pair } seit { $prior } geändert hat, und es dort rückgängig machen
    .measure = { $label }, { $pair }: zurück auf { $before }
step-cell =
    .head = { $cell } in Ordnung bringen
    .what = Klären, was { $cell } unterscheidet, und es auf den Stand insgesamt bringen
    .measure = { $label }, { $cell }: { $whole }
step-effect =
    .head = { $way ->
        [extend] ausweiten, was { $who } im { $start } begann
       *[review] prüfen, was { $who } im { $start } begann
    }
    .what = { $way ->
        [extend] Was { $who } im { $start } begann, schrittweise auf alle anderen ausweiten und sehen, ob der Abstand folgt
       *[review] Prüfen, was { $who } im { $start } begann, und zurücknehmen, wenn nichts anderes den Abstand erklärt
    }
    .measure = { $way ->
        [extend] { $label }, alle anderen: besser als { $besideAfter }
       *[review] { $label }, { $who }: wieder { $before }
    }
step-track =
    .head = { $label } nach { $by } verfolgen
    .what = { $label } nach { $by } berichten, bis { $cell } bei { $whole } liegt
step-repeat =
    .head = den Zuwachs bei { $member } prüfen
    .what = Klären, ob der Zuwachs bei { $member } ({ $delta }) wiederkehrt, bevor er in die Planung eingeht
step-look =
    .head = { $member } prüfen
    .what = { $member } in { $now } durchgehen und benennen, was sich dort bewegt hat ({ $label })
step-level =
    .head = { $direction ->
        [up] { $label } senken
       *[other] { $label } wieder anheben
    }
    .what = { $direction ->
        [up] Klären, was den Anstieg auslöste ({ $label }), und ihn umkehren
       *[other] Klären, was den Rückgang auslöste ({ $label }), und ihn umkehren
    }
step-trail =
    .head = den Abstand bei { $member } schließen
    .what = { $member } bei { $label } mit den anderen vergleichen und den Abstand schließen
step-overdue =
    .head = überfällige Deals neu terminieren
    .what = Jeden überfälligen Deal neu terminieren oder schließen
step-stale =
    .head = ruhende Deals wecken
    .what = Für jeden ruhenden Deal einen nächsten Schritt festlegen oder ihn schließen
step-slipped =
    .head = verschobene Deals zurückholen
    .what = Für jeden verschobenen Deal klären, was ihn zurückbringt, und danach handeln
step-renewal =
    .head = Verlängerungen sichern
    .what = Mit jedem Kunden vor dem Verlängerungstermin sprechen
step-rely-account =
    .head = { $member } sichern
    .what = Mit { $member } einen Plan für das kommende Jahr vereinbaren
step-rely-owner =
    .head = { $member } absichern
    .what = Den größten Kunden von { $member } einen weiteren Ansprechpartner geben
step-record =
    .head = { $label } erfassen
    .what = Erfassen, was für „{ $label }“ fehlt, um es beim nächsten Mal zu zeigen
step-rate =
    .head = jedes Ticket bewerten lassen
    .what = Nach jedem geschlossenen Ticket um eine Bewertung bitten
    .measure = { $label } über { $share }
step-check =
    .head = Zahlen für { $now } bestätigen
    .what = Die Zahlen für { $now } mit den Verantwortlichen der Daten bestätigen
loss-causes-action =
    .head = Verlustquoten senken
    .what = Klären, was die Verlustquoten seit { $prior } steigen ließ, und es umkehren
    .measure = Verlust ({ $unit }) höchstens { $value }
loss-age-action =
    .head = die ersten { $days } Tage schützen
    .what = Ein Programm für die ersten { $days } Tage eines Abonnements finanzieren
    .measure = Verlust bei { $band } Tagen wieder { $before } je { $per } Tage
loss-where-action =
    .head = { $row } × { $column } aufholen
    .what = Verlust bei { $row } × { $column } auf die Quote von { $column } senken
    .measure = Verlustquote von { $rate } auf { $whole }
loss-action =
    .head = über { $member } entscheiden
    .what = Preise, Rabatte und Kosten bei { $member } prüfen
    .measure = { $label } bei { $member } über null
lost-why = { $label } bei { $member }: { $value } nach { $before } ({ $prior }).

# Success measures: the level of before, or that of all others.

aim-back = { $label } bei { $member } wieder { $before }
aim-hold = { $label } bei { $member } mindestens { $value }
aim-level = { $label } wieder { $before }
aim-toward = { $label } bei { $member } von { $value } auf { $whole }
aim-below = { $label } unter { $value }
aim-cause = { ABS($delta) } erklärt
aim-share = { $member } unter { $share } ({ $label })
worth-rows = { $count } { $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = Vertriebsleitung
owner-operations = Vertriebssteuerung
owner-success = Kundenbetreuung
owner-support = Leitung Support
owner-finance = Finanzen
owner-budget = Budgetverantwortliche
plan-moves-action =
    .head = { $to } von { $from } abgrenzen
    .what = Grenzen für { $to } und Regeln für den Wechsel von { $from } festlegen, bevor die nächsten Verlängerungen anstehen; Wechsel wöchentlich zählen
    .measure = Höchstens { $before } Wechsel je Periode statt { $count }

place-back =
    .head = { $topic } zurückholen
    .what = { $topic } nicht mehr an { $handler } geben, sondern an alle, die es vor { $month } bearbeitet haben
    .measure = { $label } bei { $topic } wieder bei { $value }
place-fix =
    .head = { $place } in Ordnung bringen
    .what = Klären, was sich bei { $place }{ GIVEN($month) ->
        [yes] { " " }im { $month }
       *[no] { "" }
    } geändert hat, und es rückgängig machen
    .measure = { $label } dort bei { $value }, wie bei allen anderen Tickets
place-call =
    .head = { $count } Kunden vor der Verlängerung anrufen
    .what = Die { $count } betroffenen Kunden anrufen, die bis { $day } verlängern, bevor sie entscheiden
    .measure = Alle { $count } angerufen, keiner wegen des Service verloren
place-entry =
    .head = Übergabekriterien festlegen
    .what = Die anderen Tickets bei { $handler } lassen; Übergabekriterien festlegen, bevor { $topic } wieder dorthin geht
    .measure = { $label } bei { $handler } bleibt bei { $value }
