# Desde cuándo una tasa es otra, y dónde.

onset-point = **{ FIRST($cell) } desde { $start }: { INNER($label) } de { $value }**, antes { $before } ({ $rows } { $subject }); los demás { $othersBefore } antes, { $others } desde entonces.
onset-maybe = **Ningún grupo destaca en { INNER($label) }**; el mayor cambio, { $cell } desde { $start }, es { $value } frente a { $before } ({ $rows } { $subject }): de { $count } examinados, uno puede hacerlo por azar.
step-onset =
    .head = revisar { $cell }
    .ask = revisar { $cell } desde { $start }
    .what = Averiguar qué cambió en { $cell } desde { $start } y revertirlo
    .measure = { $label } de nuevo en { $before }
