# What a page means beyond its chart.

so-factors = Con { INNER($factor) } al livello di { $prior }, il risultato sarebbe stato di { $value }.
so-driver =
    .against = Senza { $member }, la variazione sarebbe stata di { SIGNED($rest) }.
    .alone = Tutto il resto è variato di { SIGNED($rest) }: dipende da { $member }.
    .broad = Anche il resto è variato di { SIGNED($rest) }: { $member } non spiega tutto.
so-common =
    .all = Tutti i { $count } ({ INNER($many) }) vanno nello stesso senso: cercare ciò che hanno in comune.
    .most = { $some } su { $count } ({ INNER($many) }) vanno in questo senso: non è un caso isolato.
so-age = Nel { $prior } era { $before }: è strutturale, non di un solo periodo.
so-spots = { $row } vince il { $usual } in totale: l’offerta convince, il divario è di { $column }.
so-effort = Una trattativa chiusa rende { $more } in { $earners }, { $less } in { $busy }.
so-live = Le trattative vive portano il { $share } di quanto portato da { $now }: il resto deve venire da nuove.
so-pattern = Confrontare solo trimestri interi ({ INNER($label) }): i mesi differiscono di { $gap }.
