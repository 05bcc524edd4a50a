# Depuis quand un taux est autre, et où.

onset-point = **{ FIRST($cell) } depuis { $start } : { INNER($label) } de { $value }**, { $before } avant ({ $rows } { $subject }) ; tous les autres { $othersBefore } avant, { $others } depuis.
onset-maybe = **Le plus grand écart est { $cell } depuis { $start }** : { INNER($label) } de { $value }, contre { $before } ({ $rows } { $subject }). Sur { $count } examinés, l’un peut le faire par hasard : à confirmer d’abord.
onset-titles =
    .full = { NEEDS($moved) }{ $moved } : { $cell } depuis { $start }
    .short = { $cell } : { $value } depuis { $start }, { $before } avant
onset-measure-titles =
    .full = { FIRST($label) } : { $value } depuis { $start }, { $before } avant – { $cell }
    .short = { FIRST($label) } : { $value } depuis { $start }, { $before } avant
onset-page = { $cell } : { $worth } perdus depuis { $start }
onset-cost = { GIVEN($worth) ->
    [yes] **Cela a coûté { $worth } depuis { $start }** : au taux d’avant, { $count } de plus sur { $rows } { $subject } auraient été gagnées, à { $average } chacune.
   *[no] Au taux d’avant, **{ $count } sur { $rows } { $subject }** depuis { $start } auraient eu l’autre issue.
}
onset-beyond = { $of ->
    [money] **Cela a coûté { $worth } depuis { $start }**, sur { $whole } : c’est l’écart avec le taux d’avant.
    [priced] **Cela a coûté { $worth } depuis { $start }** : { $count } unités sur { $whole } de plus qu’au taux d’avant.
   *[units] Depuis { $start }, **{ $count } unités sur { $whole }** de plus qu’au taux d’avant.
}
onset-amount = **Cela représente { $amount } depuis { $start }** : { INNER($label) } de { $value } au lieu de { $before }, sur { $rows } { $subject }.
onset-series =
    .before = Avant { $start }
    .since = Depuis { $start }
step-onset =
    .head = revoir { $cell }
    .ask = revoir { $cell } depuis { $start }
    .what = Trouver ce qui a changé pour { $cell } depuis { $start }, et l’inverser
    .measure = { $label } de retour à { $before }
onset-joined = **{ FIRST($cell) }, arrivés depuis { $start }** : { INNER($label) } de { $value }, contre { $before } avant ({ $rows } { $subject }) ; tous les autres { $othersBefore } avant, { $others } depuis.
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved } : { $cell }, arrivés depuis { $start }
    .short = { FIRST($cell) }, arrivés depuis { $start } : { $value } perdus en 90 jours, { $before } avant
onset-joined-page = Depuis { $start }, { $value } de { $cell } partent en 90 jours, { $before } avant
onset-lost = **{ $lost } des { $all } clients perdus depuis { $start } l’ont été là** ; { $excess } seraient restés au taux d’avant, soit { $money } de { $unit }.
onset-share = { $part ->
    [all] Ailleurs, le taux n’a pas augmenté.
   *[some] C’est { $share } de la hausse.
}
onset-since = **{ FIRST($label) } : { $value } depuis { $start }**, { $before } avant.
onset-reason = **Là, { $count } des { $lost } qui ont donné un motif ont dit « { $why } »**, { $others } ailleurs.
worth-monthly = { $value } de { $unit } par mois
onset-along = { $of ->
    [member] **{ $value } des { $subject } concernés ont « { $what } » depuis { $start }**, { $before } avant ; ailleurs { $others }.
   *[measure] **{ FIRST($what) } : { $value } à cet endroit depuis { $start }**, { $before } avant ; ailleurs { $others }, { $othersBefore } avant.
}
onset-along-held = **Pas { INNER($what) }** : { $value } pour { $cell } depuis { $start }, { $before } avant.
onset-along-titles =
    .full = { $of ->
        [member] Depuis { $start }, { $value } des { $subject } de { $cell } ont « { $what } », ailleurs { $others }
       *[measure] Depuis { $start }, { INNER($what) } pour { $cell } : { $value }, { $before } avant ; ailleurs { $others }
    }
    .short = { $of ->
        [member] À cet endroit surtout : « { $what } » pour { $value } des { $subject }, ailleurs { $others }
       *[measure] { FIRST($what) } a surtout changé là : { $value }, { $before } avant
    }
onset-along-lead = { FIRST($cell) } : ce qui a changé en même temps depuis { $start }, et ce qui n’a pas changé
onset-along-columns =
    .what = Mesure
    .before = Ici, avant
    .since = Ici, depuis
    .othersBefore = Ailleurs, avant
    .others = Ailleurs, depuis
onset-along-so-what = Même endroit, même mois : à vérifier d’abord. Les données ne disent pas pourquoi cela a changé.
step-along =
    .head = { $what } pour { $cell }
    .ask = traiter { $what } pour { $cell }
    .what = { $of ->
        [member] Revoir « { $what } » pour { $cell } : { $value } des { $subject } depuis { $start }, { $before } avant
       *[measure] Ramener { INNER($what) } pour { $cell } à { $before } : { $value } depuis { $start }
    }
    .measure = { $label } à cet endroit de nouveau à { $former }
onset-course-lead = { $label }, { $span }
onset-along-per = { $label } par { $subject }
onset-along-share = { $form ->
    [first] { $of }, la première fois : { $value }
    [value] { $of } : { $value }
   *[filled] { $of } : renseigné
}
onset-along-step = { $unit ->
    [hours] heures
   *[days] jours
} de « { $from } » à « { $to } »
onset-beside-title = Depuis { $start }, { $value } pour { $cell } ; tous les autres { $others }
