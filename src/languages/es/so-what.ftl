# What a page means beyond its chart.

so-factors = Con { INNER($factor) } en el nivel de { $prior }, el resultado habría sido de { $value }.
so-driver =
    .against = Sin { $member }, la variación habría sido de { SIGNED($rest) }.
    .alone = Todo lo demás varió { SIGNED($rest) }: depende de { $member }.
    .broad = El resto también varió { SIGNED($rest) }: { $member } no lo explica todo.
so-common =
    .all = Los { $count } ({ INNER($many) }) van en el mismo sentido: buscar lo que tienen en común.
    .most = { $some } de { $count } ({ INNER($many) }) van en este sentido: no es un caso aislado.
so-age = En { $prior } era del { $before }: es estructural, no de un solo periodo.
so-spots = { $row } gana el { $usual } en total: la oferta convence y la distancia es de { $column }.
so-effort = Una operación cerrada aporta { $more } en { $earners } y { $less } en { $busy }.
so-live = Las operaciones vivas aportan el { $share } de lo que aportó { $now }: el resto debe venir de nuevas.
so-pattern = Comparar solo trimestres enteros ({ INNER($label) }): los meses difieren en { $gap }.
