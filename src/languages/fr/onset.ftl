# Depuis quand un taux est autre, et où.

onset-point = **{ FIRST($cell) } depuis { $start } : { INNER($label) } de { $value }**, { $before } avant ({ $rows } { $subject }) ; tous les autres { $othersBefore } avant, { $others } depuis.
onset-maybe = **Le plus grand écart est { $cell } depuis { $start }** : { INNER($label) } de { $value }, contre { $before } ({ $rows } { $subject }). Sur { $count } examinés, l’un peut le faire par hasard : à confirmer d’abord.
step-onset =
    .head = revoir { $cell }
    .ask = revoir { $cell } depuis { $start }
    .what = Trouver ce qui a changé pour { $cell } depuis { $start }, et l’inverser
    .measure = { $label } de retour à { $before }
