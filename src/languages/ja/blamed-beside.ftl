# 何かが変わった場所で疑われるもの：そこでの他との比較と、ほかの場所。

blamed-beside = { $verdict ->
    [not] **{ $who }は原因ではない**。{ $cell }以外の{ $label }は{ $who }ありで{ $outside }、なしで{ $elsewhere }。{ $cell }では{ $who }なしでも{ $others }、以前は{ $othersBefore }。
    [alone] **{ $who }だけではない**。{ $cell }の{ $label }は{ $who }なしでも{ $others }、以前は{ $othersBefore }。
    [more] **{ $who }だけではない**。{ $cell }の{ $label }は{ $who }ありで{ $inside }、なしでも{ $others }、以前は{ $othersBefore }。
   *[there] **{ $who }、ただし{ $cell }でのみ**。そこでは{ $inside }、他は{ $others }。{ $cell }以外では{ $who }ありで{ $outside }、なしで{ $elsewhere }。
}
blamed-besides = **原因ではない：{ $who }**。{ $cell }では、それぞれを除いても{ $label }は同じように変化し、それ以外では悪化していない。
blamed-beside-titles =
    .full = { $verdict ->
        [not] { $who }は原因ではない：{ $cell }ではなしでも{ $others }、ほかではありでも{ $outside }
        [there] { $who }が変わったのは{ $cell }だけ
       *[alone] { $who }だけではない：{ $cell }ではなしでも{ $others }
    }
    .short = { $verdict ->
        [there] { $who }が変わったのは{ $cell }だけ
        [not] { $who }は原因ではない：{ $cell }の他も変わった
       *[alone] { $who }だけではない：{ $cell }の他も変わった
    }
blamed-beside-lead = { $cell }内外の{ $label }、{ $who }ありとなし、{ $start }の前と以降
blamed-beside-sides =
    .inside = { $cell }の{ $who }
    .others_inside = { $cell }の他
    .outside = ほかの{ $who }
    .others_outside = ほかのその他すべて
blamed-elsewhere = **原因ではない：{ $who }**。{ $cell }以外では{ $label }は{ $othersBefore }から{ $others }。
