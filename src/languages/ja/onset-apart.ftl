# 全体の変化のうち、ある箇所によるもの。

onset-lead = { $start }より前（{ $span }）と以降の{ $label }
onset-apart-basis = { $of ->
    [periods] { $prior }比
   *[since] { $start }以降、それ以前の月との比較
}
onset-apart = { $part ->
    [some] **全体の{ EITHER($rose, "上昇", "低下") }{ ABS($change) }（{ $basis }）の{ $share }にあたる**。{ $cell }を除く{ $label }は{ $restBefore }から{ $rest }。
    [all] **全体の{ EITHER($rose, "上昇", "低下") }{ ABS($change) }（{ $basis }）のすべてにあたる**。{ $cell }を除く{ $label }は{ $restBefore }から{ $rest }。
   *[points] **これだけで全体を{ ABS($effect) }{ EITHER($rose, "押し上げた", "押し下げた") }（{ $basis }）**。{ $cell }を除く{ $label }は{ $restBefore }から{ $rest }。
}
onset-apart-titles =
    .some = { NEEDS($share) }{ $label }の{ EITHER($rose, "上昇", "低下") }の{ $share }は{ $cell }による
    .plain = { $cell }だけで{ $label }を{ ABS($effect) }{ EITHER($rose, "押し上げ", "押し下げ") }、全体では{ ABS($change) }
onset-apart-lead = { $label }を動かしたもの：{ $now }と{ $prior }の比較
onset-apart-columns =
    .part = 内訳
    .before = { $label }、{ $prior }
    .now = { $label }、{ $now }
    .weightBefore = 構成比、{ $prior }
    .weight = 構成比、{ $now }
    .effect = 変化への寄与
onset-apart-rows =
    .rest = その他すべて
    .weight = { $cell }の構成比の変化
    .whole = 合計
