blamed-rest = { $verdict ->
    [not] **Não é { $who }**: sem, { INNER($label) } é { $value }, antes { $before }.
    [part] **{ $who } explica uma parte**. Sem { $who }, { INNER($label) }: { $value }, antes { $before }.
   *[most] **{ $who } explica a maior parte**. Sem { $who }, { INNER($label) }: { $value }, antes { $before }.
}
blamed-later = **Não é «{ $what }»**: começou em { $start }, antes de { $month }.
blamed-held = **Não é «{ $what }»**: { INNER($label) } era de { $value } de { $month } a { $start }, antes { $before }.
blamed-apart = { $verdict ->
    [not] **Não é «{ $what }»**: { INNER($label) } é de { $value } onde se aplica e de { $others } onde não.
   *[worse] **«{ $what }» pesa**: { INNER($label) } é de { $value } onde se aplica e de { $others } onde não.
}
