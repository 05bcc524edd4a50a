# Da quando un tasso è un altro, e dove.

onset-point = **{ FIRST($cell) } da { $start }: { INNER($label) } di { $value }**, prima { $before } ({ $rows } { $subject }); tutti gli altri { $othersBefore } prima, { $others } da allora.
onset-maybe = **Lo spostamento maggiore è { $cell } da { $start }**: { INNER($label) } di { $value }, contro { $before } ({ $rows } { $subject }). Su { $count } esaminati, uno può farlo per caso: prima da confermare.
onset-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell } da { $start }
    .short = { $cell }: { $value } da { $start }, prima { $before }
onset-measure-titles =
    .full = { FIRST($label) }: { $value } da { $start }, prima { $before } – { $cell }
    .short = { FIRST($label) }: { $value } da { $start }, prima { $before }
onset-page = { $cell }: { $worth } persi da { $start }
onset-cost = { GIVEN($worth) ->
    [yes] **È costato { $worth } da { $start }**: al tasso di prima, { $count } in più su { $rows } { $subject } sarebbero state vinte, a { $average } ciascuna.
   *[no] Al tasso di prima, **{ $count } su { $rows } { $subject }** da { $start } avrebbero avuto l’altro esito.
}
onset-beyond = { $of ->
    [money] **È costato { $worth } da { $start }**, su { $whole }: è lo scarto dal tasso di prima.
    [priced] **È costato { $worth } da { $start }**: { $count } pezzi su { $whole } in più rispetto al tasso di prima.
   *[units] Da { $start }, **{ $count } pezzi su { $whole }** in più rispetto al tasso di prima.
}
onset-amount = **Questo vale { $amount } da { $start }**: { INNER($label) } di { $value } invece di { $before }, su { $rows } { $subject }.
onset-series =
    .before = Prima di { $start }
    .since = Da { $start }
step-onset =
    .head = rivedere { $cell }
    .ask = rivedere { $cell } da { $start }
    .what = Capire che cosa è cambiato per { $cell } da { $start }, e invertirlo
    .measure = { $label } di nuovo a { $before }
onset-joined = **{ FIRST($cell) }, entrati da { $start }**: { INNER($label) } al { $value }, prima { $before } ({ $rows } { $subject }); tutti gli altri { $othersBefore } prima, { $others } da allora.
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell }, entrati da { $start }
    .short = { FIRST($cell) }, entrati da { $start }: { $value } persi in 90 giorni, prima { $before }
onset-joined-page = Da { $start }, il { $value } di { $cell } se ne va in 90 giorni, prima { $before }
onset-lost = **{ $lost } dei { $all } persi da { $start } erano lì**; { $excess } sarebbero rimasti al tasso di prima, con { $money } di { $unit }.
onset-share = { $part ->
    [all] Altrove il tasso non è salito.
   *[some] È il { $share } dell’aumento.
}
onset-since = **{ FIRST($label) }: { $value } da { $start }**, prima { $before }.
onset-reason = **Lì { $count } dei { $lost } che hanno dato un motivo hanno detto «{ $why }»**, altrove { $others }.
worth-monthly = { $value } di { $unit } al mese
onset-along = { $of ->
    [member] **{ $value } di { $subject } lì ha «{ $what }» da { $start }**, prima { $before }; altrove { $others }.
   *[measure] **{ FIRST($what) } lì da { $start }: { $value }**, prima { $before }; altrove { $others }, prima { $othersBefore }.
}
onset-along-held = **Non { INNER($what) }**: per { $cell } è { $value } da { $start }, prima { $before }.
onset-along-titles =
    .full = { $of ->
        [member] Da { $start } { $value } di { $subject } di { $cell } ha «{ $what }», altrove { $others }
       *[measure] Da { $start }, { INNER($what) } per { $cell }: { $value }, prima { $before }; altrove { $others }
    }
    .short = { $of ->
        [member] Soprattutto lì: «{ $what }» per { $value } di { $subject }, altrove { $others }
       *[measure] { FIRST($what) } è cambiato soprattutto lì: { $value }, prima { $before }
    }
onset-along-lead = { FIRST($cell) }: che cosa è cambiato insieme da { $start } e che cosa no
onset-along-columns =
    .what = Misura
    .before = Lì prima
    .since = Lì da allora
    .othersBefore = Altrove prima
    .others = Altrove da allora
onset-along-so-what = Stesso luogo, stesso mese: guardare prima lì. Perché è cambiato, i dati non lo dicono.
step-along =
    .head = { $what } per { $cell }
    .ask = correggere { $what } per { $cell }
    .what = { $of ->
        [member] Rivedere «{ $what }» per { $cell }: { $value } di { $subject } da { $start }, prima { $before }
       *[measure] Riportare { INNER($what) } per { $cell } a { $before }: è { $value } da { $start }
    }
    .measure = { $label } lì di nuovo a { $former }
onset-course-lead = { $label }, { $span }
onset-along-per = { $label } per { $subject }
onset-along-share = { $form ->
    [first] { $of }, la prima volta: { $value }
    [value] { $of }: { $value }
   *[filled] { $of }: compilato
}
onset-along-step = { $unit ->
    [hours] ore
   *[days] giorni
} da «{ $from }» a «{ $to }»
onset-beside-title = Da { $start }, { $value } per { $cell }; tutti gli altri { $others }
