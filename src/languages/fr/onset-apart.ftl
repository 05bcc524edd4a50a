# Quelle part de la variation de l’ensemble vient d’un endroit.

onset-lead = { $label } avant { $start } ({ $span }) et depuis
onset-apart-basis = { $of ->
    [periods] par rapport à { $prior }
   *[since] depuis { $start }, par rapport aux mois d’avant
}
onset-apart = { $part ->
    [some] **C’est { $share } de la { EITHER($rose, "hausse", "baisse") } totale de { ABS($change) } { $basis }** ; hors { $cell }, { INNER($label) } : { $rest }, contre { $restBefore }.
    [all] **C’est toute la { EITHER($rose, "hausse", "baisse") } de { ABS($change) } { $basis }** ; hors { $cell }, { INNER($label) } : { $rest }, contre { $restBefore }.
   *[points] **À lui seul, cet écart a { EITHER($rose, "relevé", "abaissé") } le total de { ABS($effect) } { $basis }** ; hors { $cell }, { INNER($label) } : { $rest }, contre { $restBefore }.
}
onset-apart-titles =
    .some = { NEEDS($share) }{ FIRST($cell) } : { $share } de la { EITHER($rose, "hausse", "baisse") } ({ INNER($label) })
    .plain = { FIRST($cell) } : { $label } { EITHER($rose, "en hausse", "en baisse") } de { ABS($effect) } à ce seul titre, { ABS($change) } au total
onset-apart-lead = Ce qui a fait varier { INNER($label) } : { $now } et { $prior }
onset-apart-columns =
    .part = Part
    .before = { $label }, { $prior }
    .now = { $label }, { $now }
    .weightBefore = Poids, { $prior }
    .weight = Poids, { $now }
    .effect = Part de la variation
onset-apart-rows =
    .rest = Tous les autres
    .weight = Variation du poids : { $cell }
    .whole = Total
