# 比率从何时、在何处改变。

onset-point = **{ $cell }自{ $start }起{ $label }为{ $value }**，此前{ $before }（{ $rows }{ $subject }）；其他此前{ $othersBefore }，此后{ $others }。
onset-maybe = **变化最大的是{ $start }以来的{ $cell }**：{ $label }从{ $before }到{ $value }（{ $rows }{ $subject }）。在所查{ $count }组中，有一组可能出于偶然：先予确认。
step-onset =
    .head = 复盘{ $cell }
    .ask = 复盘{ $start }以来的{ $cell }
    .what = 查明{ $cell }自{ $start }起有何变化并扭转
    .measure = 该处{ $label }恢复到{ $before }
