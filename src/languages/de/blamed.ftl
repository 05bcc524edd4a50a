blamed-rest = { $verdict ->
    [not] **Nicht { $who }**: ohne liegt { $label } bei { $value }, zuvor { $before }.
    [part] **{ $who } ist ein Teil davon**. Ohne { $who } liegt { $label } bei { $value }, zuvor { $before }.
   *[most] **{ $who } ist das meiste davon**. Ohne { $who } liegt { $label } bei { $value }, zuvor { $before }.
}
blamed-later = **Nicht „{ $what }“**: es begann im { $start }, vor { $month }.
blamed-held = **Nicht { $what }**: { $label } lag von { $month } bis { $start } bei { $value }, davor bei { $before }.
blamed-apart = { $verdict ->
    [not] **Nicht { $what }**: { $label } ist { $value }, wo das gilt, und { $others }, wo nicht.
   *[worse] **{ $what } macht einen Unterschied**: { $label } ist { $value }, wo das gilt, und { $others }, wo nicht.
}
