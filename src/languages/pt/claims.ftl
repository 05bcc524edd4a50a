# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n } { PLURAL($many, "mostrada", "mostradas") } pelos dados
    [fits] { $n } { PLURAL($many, "coincide", "coincidem") } só na data ou no lugar
    [part] { $n } { PLURAL($many, "verdadeira mas menor", "verdadeiras mas menores") }
    [cleared] { $n } { PLURAL($many, "excluída", "excluídas") }
   *[open] { $n } { PLURAL($many, "não verificável", "não verificáveis") }
}
claims-head = { $none ->
    [yes] Nenhuma das { $count } explicações se sustenta
   *[no] De { $count } explicações: { COMMAS($parts) }
}
claims-title = { $none ->
    [yes] Nenhuma das { $count } explicações se sustenta em { $cell }
   *[no] De { $count } explicações para { $cell }: { COMMAS($parts) }
}
claims-titles =
    .short = { claims-head }
    .counts = Explicações: { COMMAS($parts) }
    .plain = { $count } explicações face aos dados
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) }: { $tag }
claims-claim = “{ $claim }”{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [shown] mostrado pelos dados
    [mixed] mostrado pelos dados
    [timing] só coincide no tempo
    [place] só coincide no lugar
    [part] verdade, mas explica pouco
    [alike] igual em todo o lado
    [still] não aconteceu
    [opposite] aconteceu o contrário
    [chance] não mais do que o acaso
    [without] não faz diferença
    [across] não faz diferença
    [elsewhere] não onde mudou
    [later] chegou tarde
    [early] chegou cedo demais
    [season] não é a época
    [always] sem diferença no resto
    [like] sem mudança com igual composição
    [even] nada que pudesse mover
    [few] poucas linhas
    [person] os números não o dizem
   *[unknown] não se pode verificar
}
claims-detail = { $verdict ->
    [shown] { WITH("No resto ", $others, ", antes ", $othersBefore, ".") }
    [mixed] { FIRST($label) } ali é { $others }, antes { $othersBefore }.
    [timing] { WITH("No resto ", $others, ", antes ", $othersBefore, ". ") }Nenhuma coluna diz mais do que o mês.
    [place] { WITH("No resto ", $others, ", antes ", $othersBefore, ". ") }Nenhuma coluna o distingue do resto que há ali.
    [part] { GIVEN($share) ->
        [yes] Só explica { $share } da mudança em { $cell }.
       *[no] { "" }
    }
    [alike] No resto também { $others }, antes { $othersBefore }; só mudou { $cell }.
    [without] { FIRST($label) } em { $cell } mudou o mesmo sem { $who }.
    [across] { FIRST($label) } em { $cell } mudou o mesmo, seja qual for o valor de «{ $who }» retirado.
    [elsewhere] Mudou { $cell }, não { $who }.
    [later] { FIRST($cell) } mudou em { $start }, antes de { $who }.
    [early] { FIRST($cell) } mudou em { $start }, muito depois de { $who }.
    [season] Os mesmos meses do ano anterior foram como todo o período anterior.
    [always] No resto, { INNER($label) } passou de { $othersBefore } para { $others }: teria de agir só em { $cell }.
    [like] Com igual composição ({ $groups }): { $like }.
    [even] Por { INNER($groups) }, { INNER($label) } é como antes.
    [few] { "" }
    [person] Os números de uma pessoa não provam uma causa.
    [unknown] Os dados não têm coluna { GIVEN($thing) ->
        [yes] de { $thing }
       *[no] para isso
    }.
   *[other] { "" }
}
claims-alone = **{ FIRST($claim) }**: { $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explicação
    .what = Medida por
    .before = Antes
    .since = Desde { $start }
    .verdict = Veredicto
claims-lead = { FIRST($cell) }: { INNER($label) } mudou em { $start }; o que cada explicação precisaria ali, antes e desde então
claims-season = { FIRST($label) }, os mesmos meses do ano anterior
claims-of = { $label }, { $who }
claims-share = Proporção de { $who }
claims-without = { $label } sem { $who }
claims-load = { FIRST($rows) } por { LOWERCASE($dimension) } e mês
claims-years = Anos desde { INNER($label) }
claims-thing = { $thing ->
    [weight] peso
    [size] tamanho
    [age] idade
    [discount] descontos
    [price] preços
    [reply] tempo de resposta
    [approval] tempo até à aprovação
    [arrival] tempo até à chegada
    [work] tempo de trabalho
    [parts] peças e material
    [duration] duração
    [load] carga por pessoa
    [distance] distância
    [temperature] temperatura
   *[experience] experiência
}
