blamed-rest = { $verdict ->
    [not] **{ $who }は原因ではない**。{ $who }を除くと{ $label }は{ $value }、以前は{ $before }。
    [part] **{ $who }は一部を説明する**。{ $who }を除くと{ $label }は{ $value }、以前は{ $before }。
   *[most] **{ $who }が大半を説明する**。{ $who }を除くと{ $label }は{ $value }、以前は{ $before }。
}
blamed-later = **{ $what }は原因ではない**。変化は{ $start }に始まり、{ $month }より前である。
blamed-held = **「{ $what }」ではない**：{ $label }は{ $month }から{ $start }まで{ $value }、以前は{ $before }。
blamed-apart = { $verdict ->
    [not] **「{ $what }」ではない**：該当先の{ $label }は{ $value }、それ以外は{ $others }。
   *[worse] **「{ $what }」は影響している**：該当先の{ $label }は{ $value }、それ以外は{ $others }。
}
