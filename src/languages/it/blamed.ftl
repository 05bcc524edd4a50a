blamed-rest = { $verdict ->
    [not] **Non è { $who }**: senza, { INNER($label) } è { $value }, da { $before }.
    [part] **{ $who } ne spiega una parte**. Senza { $who }, { INNER($label) }: { $value }, da { $before }.
   *[most] **{ $who } ne spiega la maggior parte**. Senza { $who }, { INNER($label) }: { $value }, da { $before }.
}
blamed-later = **Non è «{ $what }»**: è iniziato a { $start }, prima di { $month }.
blamed-held = **Non «{ $what }»**: { INNER($label) } era al { $value } da { $month } a { $start }, prima { $before }.
blamed-apart = { $verdict ->
    [not] **Non «{ $what }»**: { INNER($label) } è al { $value } dove vale, { $others } dove no.
   *[worse] **«{ $what }» conta**: { INNER($label) } è al { $value } dove vale, { $others } dove no.
}
