blamed-rest = { $verdict ->
    [not] **ليس السبب: { $who }**. من دون { $who }، { $label }: { $value }، مقابل { $before } سابقًا.
    [part] **{ $who } جزء من السبب**. من دون { $who }، { $label }: { $value }، مقابل { $before } سابقًا.
   *[most] **{ $who } معظم السبب**. من دون { $who }، { $label }: { $value }، مقابل { $before } سابقًا.
}
blamed-later = **ليس السبب: { $what }**. بدأ التغيّر في { $start }، قبل { $month }.
blamed-held = **ليس «{ $what }»**: كان { $label } { $value } من { $month } إلى { $start }، و{ $before } من قبل.
blamed-apart = { $verdict ->
    [not] **ليس «{ $what }»**: { $label } { $value } حيث ينطبق، و{ $others } حيث لا ينطبق.
   *[worse] **«{ $what }» له أثر**: { $label } { $value } حيث ينطبق، و{ $others } حيث لا ينطبق.
}
