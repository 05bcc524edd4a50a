# Cuánto de la variación del total viene de un lugar.

onset-lead = { $label } antes de { $start } ({ $span }) y desde entonces
onset-apart-basis = { $of ->
    [periods] respecto a { $prior }
   *[since] desde { $start }, respecto a los meses anteriores
}
onset-apart = { $part ->
    [some] **Eso es { $share } { EITHER($rose, "del aumento", "de la caída") } total de { ABS($change) } { $basis }**; sin { $cell }, { INNER($label) } pasó de { $restBefore } a { $rest }.
    [all] **Eso es { EITHER($rose, "todo el aumento", "toda la caída") } de { ABS($change) } { $basis }**; sin { $cell }, { INNER($label) } pasó de { $restBefore } a { $rest }.
   *[points] **Eso solo { EITHER($rose, "elevó", "redujo") } el total en { ABS($effect) } { $basis }**; sin { $cell }, { INNER($label) } pasó de { $restBefore } a { $rest }.
}
onset-apart-titles =
    .some = { NEEDS($share) }{ FIRST($cell) } explica { $share } { EITHER($rose, "del aumento", "de la caída") } de { INNER($label) }
    .plain = { FIRST($cell) } por sí solo { EITHER($rose, "elevó", "redujo") } { INNER($label) } en { ABS($effect) }; todo junto, { ABS($change) }
onset-apart-lead = Qué movió { INNER($label) }: { $now } frente a { $prior }
onset-apart-columns =
    .part = Parte
    .before = { $label }, { $prior }
    .now = { $label }, { $now }
    .weightBefore = Peso, { $prior }
    .weight = Peso, { $now }
    .effect = Parte de la variación
onset-apart-rows =
    .rest = Todos los demás
    .weight = Cambio de peso: { $cell }
    .whole = Total
