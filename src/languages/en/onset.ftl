# Since when a rate is another one, and where.

onset-point = **{ FIRST($cell) } since { $start }: { INNER($label) } of { $value }**, { $before } before ({ $rows } { $subject }); all others { $othersBefore } before, { $others } since.
onset-maybe = **No group stands out on { INNER($label) }**; the largest shift, { $cell } since { $start }, is { $value } from { $before } ({ $rows } { $subject }): of { $count } looked at, one may do so by chance.
step-onset =
    .head = review { $cell }
    .ask = review { $cell } since { $start }
    .what = Find what changed at { $cell } since { $start }, and reverse it
    .measure = { $label } there back to { $before }
