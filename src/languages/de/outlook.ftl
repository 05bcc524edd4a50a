## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label }: { $first }**{ WITH(", ", $count, " ", $subject) }{ WITH(", ", $share, " (", $of, ")") }.
at-risk-head-stale = Deals ohne Bewegung
at-risk-head-overdue = Deals über dem erwarteten Abschlussdatum
at-risk-head-slipped = Aus dem Zeitraum gerutschte Deals
at-risk-head-renewal = Verträge vor der Verlängerung
at-risk-response-stale = Schließen oder für jeden den nächsten Schritt benennen
at-risk-response-overdue = Für jeden ein neues Abschlussdatum setzen oder ihn schließen
at-risk-response-slipped = Bei jedem klären, was ihn zurückbringt
at-risk-response-renewal = Festlegen, wer mit welchem Kunden vor dem Termin spricht

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = Abweichung %
finance-forecast = Prognose
finance-last-year = Vorjahr
finance-lead = Ist gegen Plan, { $now }
finance-against = { $label } { EITHER($side, "über", "unter") } Plan: { $actual } statt { $plan }
finance-against-by = { $label } { ABS($percent) } { EITHER($side, "über", "unter") } Plan: { $actual } statt { $plan }
finance-against-on = { $label } im Plan: { $actual }
finance-helps = Am günstigsten: **{ $label }**, { SIGNED($variance) } gegenüber Plan.
finance-hurts = Am ungünstigsten: **{ $label }**, { SIGNED($variance) } gegenüber Plan.
finance-from-plan = { $label } gegenüber Plan: { COMMAS($moved) }
finance-customer =
    .full = Ein neuer Kunde kostet { $cac } und zahlt sich in { $payback } Monaten zurück
    .short = Ein neuer Kunde kostet { $cac }
finance-economics = Stückökonomie: { $now }
finance-cash = Liquide Mittel am Ende des Zeitraums
finance-lasts =
    .full = Liquide Mittel von { $cash } reichen beim jetzigen Verbrauch { $months } Monate
finance-stands = Liquide Mittel von { $cash } am Ende von { $now }
finance-burnt = **{ $burn } Nettomittelverbrauch** in { $now }.
finance-gained = Die liquiden Mittel änderten sich in { $now } um { SIGNED($gain) }.

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit } bei { $mrr }: { $expansion } mehr von Bestandskunden, { $fresh } von neuen
    .short = { $unit } bei { $mrr }: { $expansion } mehr von Bestandskunden
family-lost = **{ $lost } verloren**: { $contraction } bei Kunden, die weniger zahlen, { $churned } bei Kunden, die gingen.
family-by-subscription = Nach Abonnements: { $started } begonnen, { $ended } beendet ({ $period }).
family-ended = **{ $now } Abonnements endeten**, nach { $before } in { $prior }.
family-cohort = **{ $accounts } Kunden** zahlten am Ende von { $prior }.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $created } Tickets gingen in { $now } ein, { $closed } wurden geschlossen
       *[no] { $created } Tickets gingen in { $now } ein
    }
family-satisfied = **{ $share } zufrieden**, von den { $response } der Tickets mit Bewertung ({ $answers } Antworten).

## What the page of a funnel says.
funnel-title = { $stage }: { $rate } von { $entered } { $many } kamen weiter
funnel-lead = Abgeschlossene { $many } je Phase und Anteil, der weiterkam, { $now }
funnel-spoken = Aus **{ $stage }** kamen { $rate } weiter.
funnel-days = Im Schnitt blieben sie { $days } in { $stage }.
funnel-closed = Offene { $many } können noch weiterkommen und zählen nicht mit.

## What the page of a measure's distribution says.
distribution-title = { $label }: { $middle } liegen zwischen { $lower } und { $upper }
distribution-lead = Anzahl der { $many } nach Klassen: { $label }
distribution-median = **Der Median ist { $median }**: Ebenso viele liegen darunter wie darüber.
distribution-mark = Median
distribution-skewed = Der Mittelwert, { $mean }, liegt deutlich darüber: Wenige große Werte ziehen ihn nach oben.

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = Kennzahl
plan-plan = Plan
plan-actual = Ist
plan-variance = Abweichung
plan-title = Plan erreicht bei { $reached } von { $planned } geplanten Kennzahlen

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = { $share } der Kunden, die seit { $since } kamen, zahlen noch
    .short = { $share } der Kunden zahlen noch
cohort-lead = Anteil der Kunden, die am Ende eines Quartals zahlen, nach dem Quartal ihres Beginns
cohort-head = Gekommen
cohort-group = Von den **{ $accounts } Kunden**, die in { $came } kamen, zahlten **{ $share }** am Ende von { $now }.

## Was an wiederkehrendem Umsatz verloren ging, und warum.
loss-causes-title =
    .full = Verlorener { $unit } { EITHER($rose, "stieg", "sank") } von { $before } auf { $value }: { $volume } { EITHER($rose, "Wachstum", "kleinere Basis") }, { $rates } { EITHER($rose, "höhere", "niedrigere") } Verlustquoten
    .short = Verlorener { $unit } { EITHER($rose, "stieg", "sank") } auf { $value }: { $rates } { EITHER($rose, "höhere", "niedrigere") } Verlustquoten
    .opposed = Verlorener { $unit }: { $value } nach { $before }; { SIGNED($baseEffect) } Basis, { SIGNED($ratesEffect) } Verlustquoten
    .shorter = Verlorener { $unit }: { $value } nach { $before }
loss-causes-opening = **Bestand**: { $rate } verloren, { $before } in { $prior }.
loss-causes-sold = **In { $now } verkauft**: { $rate } vor dessen Ende verloren, { $before } in { $prior }.
loss-causes-return = **Mit den Verlustquoten aus { $prior } hätte { $now } { $at } verloren**, { ABS($worth) } weniger.
loss-causes-point = **Verlorener { $unit } { EITHER($rose, "stieg", "sank") } von { $before } auf { $value }**: { GIVEN($rates) ->
        [yes] { $volume } { EITHER($rose, "Wachstum", "kleinere Basis") }, { $rates } { EITHER($rose, "höhere", "niedrigere") } Verlustquoten
       *[no] { SIGNED($baseEffect) } Basis, { SIGNED($ratesEffect) } Verlustquoten
    }.
loss-causes-unseen = Die Nettoumsatzbindung von { $nrr } zählt die { $within } nicht, die in { $now } verkauft und verloren wurden.
loss-causes-step-base = Größe der Basis
loss-causes-step-opening = Verlustquote Bestand
loss-causes-step-sold = Verlustquote Neuverkauf
loss-causes-total = Verloren in { $period }
loss-causes-headline =
    .full = { $headline }; verlorener { $unit }: { $multiple } so viel wie in { $prior }
    .short = { $headline }; verlorener { $unit }: { $multiple }
loss-causes-risk =
    .head = Verlust von { $unit } zu den Quoten aus { $now }
    .response = Klären, was sich bei den zuerst beendeten Abonnements geändert hat
loss-within = **{ $value } in { $now } verkauft und verloren**, { $share } allen Verlusts; Netto- und Bruttoumsatzbindung zählen es nicht.

## In welchem Alter Abonnements enden, und was der Bestand als Nächstes verliert.
loss-age-title =
    .broke = { NEEDS($month) }{ $share } der beendeten Abonnements nie { $day } Tage alt; Frühverlust seit { $month }
    .full = { $share } der beendeten Abonnements erreichten Tag { $day } nicht; bis dahin stieg der Verlust von { $before } auf { $value }
    .short = Verlust im Alter { $band } Tage stieg von { $before } auf { $value } je { $per } Tage
    .shorter = Verlust im Alter { $band } Tage: { $value } nach { $before }
loss-age-lead = Beendete Abonnements je { $per } Tage, nach Alter in Tagen, { $now } gegenüber { $prior }
loss-age-days = { $band } Tage
loss-age-early = **{ $share } der beendeten Abonnements** erreichten Tag { $day } nicht.
loss-age-counted = **{ $band } Tage**: { $ended } beendet in { $now }, { $before } in { $prior }.
loss-age-held = Kein Anstieg über die übliche Schwankung hinaus: { $bands } Tage.
loss-age-point = **Verlust im Alter { $band } Tage stieg von { $before } auf { $value }** je { $per } Tage.
loss-stake-title =
    .full = Mit den Verlustquoten aus { $now } verliert der Bestand als Nächstes { $value }, mit denen aus { $prior } { $before }
    .short = Der Bestand verliert als Nächstes { $value }, mit Quoten aus { $prior } { $before }
loss-stake-lead = Erwarteter Verlust an { $unit } im nächsten Zeitraum nach heutigem Alter{ WITH(", in ", $currency) }
loss-stake-rates = Quoten aus { $period }
loss-stake-difference = **{ $stake } stehen auf dem Spiel**: so viel ist die Rückkehr zu den Verlustquoten aus { $prior } im nächsten Zeitraum wert.
loss-stake-age = **{ $band } Tage**: { $part } davon, bei { $book } { $unit }.
loss-stake-point = **Mit den Verlustquoten aus { $now } verliert der Bestand als Nächstes { $value } { $unit }, mit denen aus { $prior } { $before }**.

## Wo wiederkehrender Umsatz verloren geht, zwei Dimensionen gekreuzt.
loss-where-title =
    .full = { $row } × { $column }: { $rate } des { $unit } verloren, { $column } insgesamt { $whole }; Abstand { $gap }
    .short = { $row } × { $column }: { $rate } des { $unit } verloren, { $column } insgesamt { $whole }
loss-where-even =
    .full = { $column }: { $share } des verlorenen { $unit }; nach { $dimension } kein Unterschied über den Zufall hinaus
    .short = { $column }: { $share } des verlorenen { $unit }
loss-where-lead = Anteil des laufenden oder verkauften { $unit } ({ $now }), der endete, { $rows } × { $columns }
loss-where-gap = **{ $row } × { $column }**: { $rate } von { $exposed } verloren; mit der Quote von { $column } ({ $whole }) wären es { $gap } weniger.
loss-where-rows = Jedes Feld zählt mindestens { $least } Abonnements.
loss-where-point = **{ $row } × { $column }: { $rate } des { $unit } verloren**, { $column } insgesamt { $whole }.

## Wodurch wiederkehrender Umsatz wuchs.
recurring-growth-title =
    .full = { $share } der Veränderung des { $unit } durch { $first }, { $secondShare } durch { $second }
    .short = { $unit } { SIGNED($delta) }: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **{ $share } der Veränderung des { $unit } durch { $first }**, { $secondShare } durch { $second }
       *[no] **{ $unit } { SIGNED($delta) }**: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
    }.
recurring-growth-factor = **{ $factor }**: { $value } nach { $before } in { $prior }.
recurring-growth-accounts = zahlende Kunden
recurring-growth-subscriptions = Abonnements je Kunde
recurring-growth-size = { $unit } je Abonnement

# Kunden, die in einen günstigeren Tarif gewechselt sind.

plan-moves-titles =
    .full = { $count } { $from }-Kunden sind zu { $to } gewechselt und kosten { $lost } { $unit }
    .short = { $count } { $from }-Kunden sind zu { $to } gewechselt
plan-moves-headline =
    .full = { $headline }; { $count } { $from }-Kunden sind zu { $to } gewechselt
    .short = { $count } { $from }-Kunden sind zu { $to } gewechselt: { $lost } { $unit } weniger
plan-moves-lead = { $from }-Kunden, die in { $now } zu { $to } gewechselt sind, nach Abrechnung
plan-moves-columns =
    .billing = Abrechnung
    .stood = { $from } zu Beginn
    .moved = Zu { $to }
    .share = Anteil
    .lost = MRR-Verlust
    .open = Weiter { $from }
plan-moves-row = { $every ->
        [month] Monatlich
        [quarter] Vierteljährlich
        [half] Halbjährlich
        [year] Jährlich
       *[other] Mehrjährig
    }
plan-moves-where = **{ $moved } davon zahlen { $every ->
        [month] monatlich
        [quarter] vierteljährlich
        [half] halbjährlich
        [year] jährlich
       *[other] mehrjährig
    }**: { $rate } der { $stood } { $from }-Kunden mit dieser Abrechnung.
plan-moves-due = Von { $due } { $from }-Kunden, deren längere Laufzeit zur Verlängerung anstand, sind { $moved } gewechselt.
plan-moves-fresh = { $to } gewann { $fresh } Neukunden mit { $money } MRR; die Wechsel kosten { $lost } { $unit }.
plan-moves-churn = Abwanderung ist nicht die Ursache: abgewanderter { $unit } { $now }, nach { $before } in { $prior }.
plan-moves-open = { $open } { $from }-Kunden mit { $every ->
        [month] monatlicher
        [quarter] vierteljährlicher
        [half] halbjährlicher
        [year] jährlicher
       *[other] mehrjähriger
    } Abrechnung können noch wechseln.
plan-moves-ahead = { $open } { $from }-Kunden mit { $every ->
        [month] monatlicher
        [quarter] vierteljährlicher
        [half] halbjährlicher
        [year] jährlicher
       *[other] mehrjähriger
    } Abrechnung können noch wechseln; { $ahead } längere Laufzeiten ({ $money } MRR) stehen in den nächsten sechs Monaten zur Verlängerung an.
plan-moves-point = **{ $count } { $from }-Kunden sind zu { $to } gewechselt**; das kostet { $lost } { $unit }, im Jahr { $yearly }.
plan-moves-risk = Weitere { $from }-Kunden wechseln zu { $to }
