blamed-rest = { $verdict ->
    [not] **No es { $who }**: sin contar, { INNER($label) } es { $value }, frente a { $before }.
    [part] **{ $who } explica una parte**. Sin { $who }, { INNER($label) }: { $value }, frente a { $before }.
   *[most] **{ $who } explica la mayor parte**. Sin { $who }, { INNER($label) }: { $value }, frente a { $before }.
}
blamed-later = **No es «{ $what }»**: empezó en { $start }, antes de { $month }.
blamed-held = **No es «{ $what }»**: { INNER($label) } era de { $value } de { $month } a { $start }, antes { $before }.
blamed-apart = { $verdict ->
    [not] **No es «{ $what }»**: { INNER($label) } es de { $value } donde se aplica y de { $others } donde no.
   *[worse] **«{ $what }» influye**: { INNER($label) } es de { $value } donde se aplica y de { $others } donde no.
}
