# 率がいつから、どこで変わったか。

onset-point = **{ $cell }は{ $start }から{ $label }{ $value }**、それ以前は{ $before }（{ $rows }{ $subject }）。他は以前{ $othersBefore }、以後{ $others }。
onset-maybe = **最も大きく動いたのは{ $start }以降の{ $cell }**：{ $label }は{ $before }から{ $value }（{ $rows }{ $subject }）。調べた{ $count }のうち一つは偶然でもこうなりうるため、まず確認する。
step-onset =
    .head = { $cell }の見直し
    .ask = { $start }以降の{ $cell }の見直し
    .what = { $start }から{ $cell }で何が変わったかを調べ、元に戻す
    .measure = そこでの{ $label }を{ $before }に戻す
