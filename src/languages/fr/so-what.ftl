# What a page means beyond its chart.

so-factors = Au niveau { OF_PERIOD($prior) } de ce facteur ({ INNER($factor) }), le résultat aurait été de { $value }.
so-driver =
    .against = Sans { $member }, la variation aurait été de { SIGNED($rest) }.
    .alone = Tout le reste a varié de { SIGNED($rest) } : tout tient à { $member }.
    .broad = Le reste a varié de { SIGNED($rest) } aussi : { $member } n’explique pas tout.
so-common =
    .all = Les { $count } ({ INNER($many) }) vont dans le même sens : chercher ce qui leur est commun.
    .most = { $some } sur { $count } ({ INNER($many) }) vont dans ce sens : cela dépasse un cas isolé.
so-age = Il était de { $before } au { $prior } : c’est structurel, et non propre à une période.
so-spots = { $row } gagne { $usual } au total : l’offre convainc, l’écart est propre à { $column }.
so-effort = Une affaire close rapporte { $more } chez { $earners }, { $less } chez { $busy }.
so-live = Les affaires vivantes valent { $share } de ce qu’a rapporté { $now } : le reste doit venir d’affaires nouvelles.
so-pattern = Ne comparer que des trimestres entiers ({ INNER($label) }) : les mois diffèrent de { $gap }.
