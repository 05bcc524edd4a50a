# What a page means beyond its chart.

so-factors = Com { INNER($factor) } no nível de { $prior }, o resultado teria sido de { $value }.
so-driver =
    .against = Sem { $member }, a variação teria sido de { SIGNED($rest) }.
    .alone = Todo o resto variou { SIGNED($rest) }: depende de { $member }.
    .broad = O resto também variou { SIGNED($rest) }: { $member } não explica tudo.
so-common =
    .all = Todos os { $count } ({ INNER($many) }) vão no mesmo sentido: procurar o que têm em comum.
    .most = { $some } de { $count } ({ INNER($many) }) vão nesse sentido: não é um caso isolado.
so-age = No { $prior } era { $before }: é estrutural, não de um só período.
so-spots = { $row } ganha { $usual } no total: a oferta convence, a distância é de { $column }.
so-effort = Um negócio fechado traz { $more } em { $earners } e { $less } em { $busy }.
so-live = Os negócios vivos trazem { $share } do que trouxe { $now }: o resto deve vir de novos.
so-pattern = Comparar só trimestres inteiros ({ INNER($label) }): os meses diferem em { $gap }.
