# Desde quando uma taxa é outra, e onde.

onset-point = **{ FIRST($cell) } desde { $start }: { INNER($label) } de { $value }**, antes { $before } ({ $rows } { $subject }); os demais { $othersBefore } antes, { $others } desde então.
onset-maybe = **A maior mudança é { $cell } desde { $start }**: { INNER($label) } de { $value }, contra { $before } ({ $rows } { $subject }). De { $count } examinados, um pode fazê-lo por acaso: confirmar primeiro.
step-onset =
    .head = rever { $cell }
    .ask = rever { $cell } desde { $start }
    .what = Descobrir o que mudou em { $cell } desde { $start } e reverter
    .measure = { $label } de volta a { $before }
