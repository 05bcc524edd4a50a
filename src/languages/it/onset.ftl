# Da quando un tasso è un altro, e dove.

onset-point = **{ FIRST($cell) } da { $start }: { INNER($label) } di { $value }**, prima { $before } ({ $rows } { $subject }); tutti gli altri { $othersBefore } prima, { $others } da allora.
onset-maybe = **Lo spostamento maggiore è { $cell } da { $start }**: { INNER($label) } di { $value }, contro { $before } ({ $rows } { $subject }). Su { $count } esaminati, uno può farlo per caso: prima da confermare.
step-onset =
    .head = rivedere { $cell }
    .ask = rivedere { $cell } da { $start }
    .what = Capire che cosa è cambiato per { $cell } da { $start }, e invertirlo
    .measure = { $label } di nuovo a { $before }
