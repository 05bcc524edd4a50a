# Quanto della variazione del totale viene da un punto.

onset-lead = { $label } prima di { $start } ({ $span }) e da allora
onset-apart-basis = { $of ->
    [periods] rispetto a { $prior }
   *[since] da { $start }, rispetto ai mesi precedenti
}
onset-apart = { $part ->
    [some] **È il { $share } { EITHER($rose, "dell’aumento", "del calo") } complessivo di { ABS($change) } { $basis }**; senza { $cell }, { INNER($label) } è passato da { $restBefore } a { $rest }.
    [all] **È { EITHER($rose, "tutto l’aumento", "tutto il calo") } di { ABS($change) } { $basis }**; senza { $cell }, { INNER($label) } è passato da { $restBefore } a { $rest }.
   *[points] **Da solo ha { EITHER($rose, "alzato", "abbassato") } il totale di { ABS($effect) } { $basis }**; senza { $cell }, { INNER($label) } è passato da { $restBefore } a { $rest }.
}
onset-apart-titles =
    .some = { NEEDS($share) }{ FIRST($cell) } spiega il { $share } { EITHER($rose, "dell’aumento", "del calo") } di { INNER($label) }
    .plain = { FIRST($cell) } da solo ha { EITHER($rose, "alzato", "abbassato") } { INNER($label) } di { ABS($effect) }; tutto insieme, { ABS($change) }
onset-apart-lead = Che cosa ha mosso { INNER($label) }: { $now } e { $prior }
onset-apart-columns =
    .part = Parte
    .before = { $label }, { $prior }
    .now = { $label }, { $now }
    .weightBefore = Peso, { $prior }
    .weight = Peso, { $now }
    .effect = Parte della variazione
onset-apart-rows =
    .rest = Tutti gli altri
    .weight = Variazione del peso: { $cell }
    .whole = Totale
