# Wie viel von der Veränderung des Ganzen auf eine Stelle entfällt.

onset-lead = { $label } vor { $start } ({ $span }) und seither
onset-apart-basis = { $of ->
    [periods] gegenüber { $prior }
   *[since] seit { $start } gegenüber den Monaten davor
}
onset-apart = { $part ->
    [some] **Das sind { $share } { EITHER($rose, "des Anstiegs", "des Rückgangs") } insgesamt um { ABS($change) } { $basis }**; ohne { $cell } ging { $label } von { $restBefore } auf { $rest }.
    [all] **Das ist { EITHER($rose, "der ganze Anstieg", "der ganze Rückgang") } um { ABS($change) } { $basis }**; ohne { $cell } ging { $label } von { $restBefore } auf { $rest }.
   *[points] **Allein das hat den Gesamtwert um { ABS($effect) } { EITHER($rose, "erhöht", "gesenkt") } { $basis }**; ohne { $cell } ging { $label } von { $restBefore } auf { $rest }.
}
onset-apart-titles =
    .some = { NEEDS($share) }{ $cell }: { $share } { EITHER($rose, "des Anstiegs", "des Rückgangs") } ({ $label })
    .plain = { $cell } allein { EITHER($rose, "erhöhte", "senkte") } { $label } um { ABS($effect) }, alles zusammen { ABS($change) }
onset-apart-lead = Was { $label } bewegt hat: { $now } gegenüber { $prior }
onset-apart-columns =
    .part = Teil
    .before = { $label }, { $prior }
    .now = { $label }, { $now }
    .weightBefore = Gewicht, { $prior }
    .weight = Gewicht, { $now }
    .effect = Teil der Veränderung
onset-apart-rows =
    .rest = Alle anderen
    .weight = Verändertes Gewicht: { $cell }
    .whole = Gesamt
