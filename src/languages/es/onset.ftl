# Desde cuándo una tasa es otra, y dónde.

onset-point = **{ FIRST($cell) } desde { $start }: { INNER($label) } de { $value }**, antes { $before } ({ $rows } { $subject }); los demás { $othersBefore } antes, { $others } desde entonces.
onset-maybe = **El mayor cambio es { $cell } desde { $start }**: { INNER($label) } de { $value }, frente a { $before } ({ $rows } { $subject }). De { $count } examinados, uno puede hacerlo por azar: conviene confirmarlo.
onset-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell } desde { $start }
    .short = { $cell }: { $value } desde { $start }, antes { $before }
onset-measure-titles =
    .full = { FIRST($label) }: { $value } desde { $start }, antes { $before } – { $cell }
    .short = { FIRST($label) }: { $value } desde { $start }, antes { $before }
onset-page = { $cell }: { $worth } perdidos desde { $start }
onset-cost = { GIVEN($worth) ->
    [yes] **Eso ha costado { $worth } desde { $start }**: con la tasa anterior se habrían ganado { $count } más de { $rows } { $subject }, a { $average } cada una.
   *[no] Con la tasa anterior, **{ $count } de { $rows } { $subject }** desde { $start } habrían tenido el otro resultado.
}
onset-beyond = { $of ->
    [money] **Ha costado { $worth } desde { $start }**, sobre { $whole }: es la distancia a la tasa de antes.
    [priced] **Ha costado { $worth } desde { $start }**: { $count } de { $whole } unidades más que con la tasa de antes.
   *[units] Desde { $start }, **{ $count } de { $whole } unidades** más que con la tasa de antes.
}
onset-amount = **Eso supone { $amount } desde { $start }**: { INNER($label) } de { $value } en lugar de { $before }, en { $rows } { $subject }.
onset-series =
    .before = Antes de { $start }
    .since = Desde { $start }
step-onset =
    .head = revisar { $cell }
    .ask = revisar { $cell } desde { $start }
    .what = Averiguar qué cambió en { $cell } desde { $start } y revertirlo
    .measure = { $label } de nuevo en { $before }
onset-joined = **{ FIRST($cell) }, altas desde { $start }**: { INNER($label) } de { $value }, antes { $before } ({ $rows } { $subject }); todos los demás { $othersBefore } antes, { $others } desde entonces.
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell }, altas desde { $start }
    .short = { FIRST($cell) }, altas desde { $start }: { $value } perdidos en 90 días, antes { $before }
onset-joined-page = Desde { $start }, { $value } de { $cell } se va en 90 días, antes { $before }
onset-lost = **{ $lost } de los { $all } perdidos desde { $start } estaban allí**; { $excess } se habrían quedado con la tasa de antes, con { $money } de { $unit }.
onset-share = { $part ->
    [all] En el resto, la tasa no subió.
   *[some] Es { $share } del aumento.
}
onset-since = **{ FIRST($label) }: { $value } desde { $start }**, antes { $before }.
onset-reason = **Allí, { $count } de los { $lost } que dieron un motivo dijeron «{ $why }»**, { $others } en el resto.
worth-monthly = { $value } de { $unit } al mes
onset-along = { $of ->
    [member] **El { $value } de sus { $subject } tiene «{ $what }» desde { $start }**, antes { $before }; en el resto { $others }.
   *[measure] **{ FIRST($what) } allí desde { $start }: { $value }**, antes { $before }; en el resto { $others }, antes { $othersBefore }.
}
onset-along-held = **No es { INNER($what) }**: en { $cell } es { $value } desde { $start }, antes { $before }.
onset-along-titles =
    .full = { $of ->
        [member] Desde { $start }, el { $value } de { $subject } de { $cell } tiene «{ $what }», en el resto { $others }
       *[measure] Desde { $start }, { INNER($what) } en { $cell }: { $value }, antes { $before }; en el resto { $others }
    }
    .short = { $of ->
        [member] Sobre todo allí: «{ $what }» en el { $value } de { $subject }, en el resto { $others }
       *[measure] { FIRST($what) } cambió sobre todo allí: { $value }, antes { $before }
    }
onset-along-lead = { FIRST($cell) }: qué cambió con ello desde { $start } y qué no
onset-along-columns =
    .what = Medida
    .before = Allí antes
    .since = Allí desde entonces
    .othersBefore = Resto antes
    .others = Resto desde entonces
onset-along-so-what = El mismo lugar y el mismo mes: conviene mirar allí primero. Los datos no dicen por qué cambió.
step-along =
    .head = { $what } en { $cell }
    .ask = corregir { $what } en { $cell }
    .what = { $of ->
        [member] Revisar «{ $what }» en { $cell }: { $value } de sus { $subject } desde { $start }, antes { $before }
       *[measure] Devolver { INNER($what) } en { $cell } a { $before }: es { $value } desde { $start }
    }
    .measure = { $label } allí de nuevo en { $former }
onset-course-lead = { $label }, { $span }
onset-along-per = { $label } por { $subject }
onset-along-share = { $form ->
    [first] { $of }, la primera vez: { $value }
    [value] { $of }: { $value }
   *[filled] { $of }: con dato
}
onset-along-step = { $unit ->
    [hours] horas
   *[days] días
} de «{ $from }» a «{ $to }»
onset-beside-title = Desde { $start }, { $value } en { $cell }; los demás { $others }
