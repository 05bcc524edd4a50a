blamed-rest = { $verdict ->
    [not] **{ $who }不是原因**。不含{ $who }，{ $label }为{ $value }，此前为{ $before }。
    [part] **{ $who }只是部分原因**。不含{ $who }，{ $label }为{ $value }，此前为{ $before }。
   *[most] **{ $who }是主要原因**。不含{ $who }，{ $label }为{ $value }，此前为{ $before }。
}
blamed-later = **{ $what }不是原因**。变化始于{ $start }，早于{ $month }。
blamed-held = **不是“{ $what }”**：{ $label }从{ $month }到{ $start }为{ $value }，此前为{ $before }。
blamed-apart = { $verdict ->
    [not] **不是“{ $what }”**：适用者的{ $label }为{ $value }，不适用者为{ $others }。
   *[worse] **“{ $what }”有影响**：适用者的{ $label }为{ $value }，不适用者为{ $others }。
}
