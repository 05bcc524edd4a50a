# 整体变化中有多少来自某处。

onset-lead = { $start }之前（{ $span }）与之后的{ $label }
onset-apart-basis = { $of ->
    [periods] 与{ $prior }相比
   *[since] { $start }起与之前各月相比
}
onset-apart = { $part ->
    [some] **占整体{ EITHER($rose, "上升", "下降") }{ ABS($change) }的{ $share }（{ $basis }）**；除{ $cell }外，{ $label }从{ $restBefore }变为{ $rest }。
    [all] **整体{ EITHER($rose, "上升", "下降") }的{ ABS($change) }全部来自这里（{ $basis }）**；除{ $cell }外，{ $label }从{ $restBefore }变为{ $rest }。
   *[points] **仅此一处就使整体{ EITHER($rose, "上升", "下降") }{ ABS($effect) }（{ $basis }）**；除{ $cell }外，{ $label }从{ $restBefore }变为{ $rest }。
}
onset-apart-titles =
    .some = { NEEDS($share) }{ $cell }占{ $label }{ EITHER($rose, "上升", "下降") }的{ $share }
    .plain = 仅{ $cell }就使{ $label }{ EITHER($rose, "上升", "下降") }{ ABS($effect) }，整体为{ ABS($change) }
onset-apart-lead = { $label }的变化来源：{ $now }与{ $prior }相比
onset-apart-columns =
    .part = 部分
    .before = { $label }，{ $prior }
    .now = { $label }，{ $now }
    .weightBefore = 权重，{ $prior }
    .weight = 权重，{ $now }
    .effect = 对变化的贡献
onset-apart-rows =
    .rest = 其他全部
    .weight = { $cell }的权重变化
    .whole = 合计
