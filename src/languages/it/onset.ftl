# Da quando un tasso è un altro, e dove.

onset-point = **{ FIRST($cell) } da { $start }: { INNER($label) } di { $value }**, prima { $before } ({ $rows } { $subject }); tutti gli altri { $othersBefore } prima, { $others } da allora.
onset-maybe = **Nessun gruppo spicca per { INNER($label) }**; lo spostamento maggiore, { $cell } da { $start }, è { $value } contro { $before } ({ $rows } { $subject }): su { $count } esaminati, uno può farlo per caso.
step-onset =
    .head = rivedere { $cell }
    .ask = rivedere { $cell } da { $start }
    .what = Capire che cosa è cambiato per { $cell } da { $start }, e invertirlo
    .measure = { $label } di nuovo a { $before }
