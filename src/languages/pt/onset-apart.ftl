# Quanto da variação do total vem de um lugar.

onset-lead = { $label } antes de { $start } ({ $span }) e desde então
onset-apart-basis = { $of ->
    [periods] em relação a { $prior }
   *[since] desde { $start }, em relação aos meses anteriores
}
onset-apart = { $part ->
    [some] **São { $share } { EITHER($rose, "do aumento", "da queda") } total de { ABS($change) } { $basis }**; sem { $cell }, { INNER($label) } passou de { $restBefore } para { $rest }.
    [all] **É { EITHER($rose, "todo o aumento", "toda a queda") } de { ABS($change) } { $basis }**; sem { $cell }, { INNER($label) } passou de { $restBefore } para { $rest }.
   *[points] **Só isso { EITHER($rose, "elevou", "reduziu") } o total em { ABS($effect) } { $basis }**; sem { $cell }, { INNER($label) } passou de { $restBefore } para { $rest }.
}
onset-apart-titles =
    .some = { NEEDS($share) }{ FIRST($cell) } explica { $share } { EITHER($rose, "do aumento", "da queda") } de { INNER($label) }
    .plain = { FIRST($cell) } sozinho { EITHER($rose, "elevou", "reduziu") } { INNER($label) } em { ABS($effect) }; tudo junto, { ABS($change) }
onset-apart-lead = O que moveu { INNER($label) }: { $now } face a { $prior }
onset-apart-columns =
    .part = Parte
    .before = { $label }, { $prior }
    .now = { $label }, { $now }
    .weightBefore = Peso, { $prior }
    .weight = Peso, { $now }
    .effect = Parte da variação
onset-apart-rows =
    .rest = Todos os outros
    .weight = Mudança de peso: { $cell }
    .whole = Total
