# Since when a rate is another one, and where.

onset-point = **{ FIRST($cell) } since { $start }: { INNER($label) } of { $value }**, { $before } before ({ $rows } { $subject }); all others { $othersBefore } before, { $others } since.
onset-maybe = **The largest shift is { $cell } since { $start }**: { INNER($label) } of { $value }, from { $before } ({ $rows } { $subject }). Of { $count } places looked at, one may do so by chance: confirm it first.
step-onset =
    .head = review { $cell }
    .ask = review { $cell } since { $start }
    .what = Find what changed at { $cell } since { $start }, and reverse it
    .measure = { $label } there back to { $before }
