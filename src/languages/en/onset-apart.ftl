# How much of the change of the whole a place makes.

onset-lead = { $label } before { $start } ({ $span }) and since
onset-apart-basis = { $of ->
    [periods] from { $prior }
   *[since] since { $start }, against the months before
}
onset-apart = { $part ->
    [some] **That is { $share } of the overall { EITHER($rose, "rise", "fall") } of { ABS($change) } { $basis }**; without { $cell }, { INNER($label) } went from { $restBefore } to { $rest }.
    [all] **That is the whole { EITHER($rose, "rise", "fall") } of { ABS($change) } { $basis }**; without { $cell }, { INNER($label) } went from { $restBefore } to { $rest }.
   *[points] **That alone moved the total { EITHER($rose, "up", "down") } { ABS($effect) } { $basis }**; without { $cell }, { INNER($label) } went from { $restBefore } to { $rest }.
}
onset-apart-titles =
    .some = { NEEDS($share) }{ FIRST($cell) } accounts for { $share } of the { EITHER($rose, "rise", "fall") } in { INNER($label) }
    .plain = { FIRST($cell) } alone moved { INNER($label) } { EITHER($rose, "up", "down") } { ABS($effect) }; everything together, { ABS($change) }
onset-apart-lead = What moved { INNER($label) }: { $now } vs. { $prior }
onset-apart-columns =
    .part = Part
    .before = { $label }, { $prior }
    .now = { $label }, { $now }
    .weightBefore = Weight, { $prior }
    .weight = Weight, { $now }
    .effect = Part of the change
onset-apart-rows =
    .rest = All others
    .weight = Change in weight of { $cell }
    .whole = Total
