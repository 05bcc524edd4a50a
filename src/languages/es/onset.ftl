# Desde cuándo una tasa es otra, y dónde.

onset-point = **{ FIRST($cell) } desde { $start }: { INNER($label) } de { $value }**, antes { $before } ({ $rows } { $subject }); los demás { $othersBefore } antes, { $others } desde entonces.
onset-maybe = **El mayor cambio es { $cell } desde { $start }**: { INNER($label) } de { $value }, frente a { $before } ({ $rows } { $subject }). De { $count } examinados, uno puede hacerlo por azar: conviene confirmarlo.
step-onset =
    .head = revisar { $cell }
    .ask = revisar { $cell } desde { $start }
    .what = Averiguar qué cambió en { $cell } desde { $start } y revertirlo
    .measure = { $label } de nuevo en { $before }
