# Desde quando uma taxa é outra, e onde.

onset-point = **{ FIRST($cell) } desde { $start }: { INNER($label) } de { $value }**, antes { $before } ({ $rows } { $subject }); os demais { $othersBefore } antes, { $others } desde então.
onset-maybe = **A maior mudança é { $cell } desde { $start }**: { INNER($label) } de { $value }, contra { $before } ({ $rows } { $subject }). De { $count } examinados, um pode fazê-lo por acaso: confirmar primeiro.
onset-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell } desde { $start }
    .short = { $cell }: { $value } desde { $start }, antes { $before }
onset-measure-titles =
    .full = { FIRST($label) }: { $value } desde { $start }, antes { $before } – { $cell }
    .short = { FIRST($label) }: { $value } desde { $start }, antes { $before }
onset-page = { $cell }: { $worth } perdidos desde { $start }
onset-cost = { GIVEN($worth) ->
    [yes] **Isso custou { $worth } desde { $start }**: à taxa anterior, mais { $count } de { $rows } { $subject } teriam sido ganhos, a { $average } cada.
   *[no] À taxa anterior, **{ $count } de { $rows } { $subject }** desde { $start } teriam tido o outro resultado.
}
onset-beyond = { $of ->
    [money] **Custou { $worth } desde { $start }**, sobre { $whole }: é a diferença para a taxa de antes.
    [priced] **Custou { $worth } desde { $start }**: { $count } de { $whole } unidades a mais do que à taxa de antes.
   *[units] Desde { $start }, **{ $count } de { $whole } unidades** a mais do que à taxa de antes.
}
onset-amount = **Isso representa { $amount } desde { $start }**: { INNER($label) } de { $value } em vez de { $before }, em { $rows } { $subject }.
onset-series =
    .before = Antes de { $start }
    .since = Desde { $start }
step-onset =
    .head = rever { $cell }
    .ask = rever { $cell } desde { $start }
    .what = Descobrir o que mudou em { $cell } desde { $start } e reverter
    .measure = { $label } de volta a { $before }
onset-joined = **{ FIRST($cell) }, entradas desde { $start }**: { INNER($label) } de { $value }, antes { $before } ({ $rows } { $subject }); todos os outros { $othersBefore } antes, { $others } desde então.
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell }, entradas desde { $start }
    .short = { FIRST($cell) }, entradas desde { $start }: { $value } perdidos em 90 dias, antes { $before }
onset-joined-page = Desde { $start }, { $value } de { $cell } saem em 90 dias, antes { $before }
onset-lost = **{ $lost } dos { $all } perdidos desde { $start } estavam ali**; { $excess } teriam ficado à taxa de antes, com { $money } de { $unit }.
onset-share = { $part ->
    [all] No resto, a taxa não subiu.
   *[some] É { $share } do aumento.
}
onset-since = **{ FIRST($label) }: { $value } desde { $start }**, antes { $before }.
onset-reason = **Ali, { $count } dos { $lost } que deram um motivo disseram «{ $why }»**, { $others } nos restantes.
worth-monthly = { $value } de { $unit } por mês
onset-along = { $of ->
    [member] **{ $value } de seus { $subject } têm “{ $what }” desde { $start }**, antes { $before }; no resto { $others }.
   *[measure] **{ FIRST($what) } ali desde { $start }: { $value }**, antes { $before }; no resto { $others }, antes { $othersBefore }.
}
onset-along-held = **Não é { INNER($what) }**: em { $cell } é { $value } desde { $start }, antes { $before }.
onset-along-titles =
    .full = { $of ->
        [member] Desde { $start }, { $value } de { $subject } de { $cell } têm “{ $what }”, no resto { $others }
       *[measure] Desde { $start }, { INNER($what) } em { $cell }: { $value }, antes { $before }; no resto { $others }
    }
    .short = { $of ->
        [member] Sobretudo ali: “{ $what }” em { $value } de { $subject }, no resto { $others }
       *[measure] { FIRST($what) } mudou sobretudo ali: { $value }, antes { $before }
    }
onset-along-lead = { FIRST($cell) }: o que mudou junto desde { $start } e o que não mudou
onset-along-columns =
    .what = Medida
    .before = Ali antes
    .since = Ali desde então
    .othersBefore = Resto antes
    .others = Resto desde então
onset-along-so-what = Mesmo lugar, mesmo mês: olhar primeiro ali. Por que mudou, os dados não dizem.
step-along =
    .head = { $what } em { $cell }
    .ask = corrigir { $what } em { $cell }
    .what = { $of ->
        [member] Rever “{ $what }” em { $cell }: { $value } de seus { $subject } desde { $start }, antes { $before }
       *[measure] Trazer { INNER($what) } em { $cell } de volta a { $before }: é { $value } desde { $start }
    }
    .measure = { $label } ali de novo em { $former }
onset-course-lead = { $label }, { $span }
onset-along-per = { $label } por { $subject }
onset-along-share = { $form ->
    [first] { $of }, da primeira vez: { $value }
    [value] { $of }: { $value }
   *[filled] { $of }: preenchido
}
onset-along-step = { $unit ->
    [hours] horas
   *[days] dias
} de «{ $from }» a «{ $to }»
onset-beside-title = Desde { $start }, { $value } em { $cell }; os demais { $others }
