# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [fits] { $n } { PLURAL($many, "possível", "possíveis") }
    [part] { $n } { PLURAL($many, "verdadeira mas menor", "verdadeiras mas menores") }
    [cleared] { $n } { PLURAL($many, "excluída", "excluídas") }
   *[open] { $n } { PLURAL($many, "não verificável", "não verificáveis") }
}
claims-head = { $none ->
    [yes] Nenhuma das { $count } explicações se sustenta
   *[no] De { $count } explicações: { COMMAS($parts) }
}
claims-titles =
    .full = { $none ->
        [yes] Nenhuma das { $count } explicações se sustenta em { $cell }
       *[no] De { $count } explicações para { $cell }: { COMMAS($parts) }
    }
    .short = { claims-head }
    .plain = { $count } explicações face aos dados
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) }: { $tag }
claims-claim = “{ $claim }”{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [fits] pode explicá-lo
    [place] indica o lugar
    [part] verdade, mas explica pouco
    [alike] igual em todo o lado
    [still] não aconteceu
    [opposite] aconteceu o contrário
    [chance] não mais do que o acaso
    [without] não faz diferença
    [across] não faz diferença
    [elsewhere] não onde mudou
    [later] chegou tarde
    [season] não é a época
    [always] sem diferença no resto
    [few] poucas linhas
    [person] os números não o dizem
   *[unknown] não se pode verificar
}
claims-detail = { $verdict ->
    [fits] { WITH("No resto ", $others, ", antes ", $othersBefore, ".") }
    [part] { GIVEN($share) ->
        [yes] Só explica { $share } da mudança em { $cell }.
       *[no] { "" }
    }
    [alike] No resto também { $others }, antes { $othersBefore }; só mudou { $cell }.
    [without] { FIRST($label) } em { $cell } mudou o mesmo sem { $who }.
    [across] { FIRST($label) } em { $cell } mudou o mesmo, seja qual for o valor de «{ $who }» retirado.
    [elsewhere] Mudou { $cell }, não { $who }.
    [later] { FIRST($cell) } mudou em { $start }, antes de { $who }.
    [season] Os mesmos meses do ano anterior foram como todo o período anterior.
    [always] No resto, { INNER($label) } passou de { $othersBefore } para { $others }: teria de agir só em { $cell }.
    [few] { "" }
    [person] Os números de uma pessoa não provam uma causa.
    [unknown] Os dados não têm coluna { GIVEN($thing) ->
        [yes] de { $thing }
       *[no] para isso
    }.
   *[other] { "" }
}
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explicação
    .what = Medida por
    .before = Antes
    .since = Desde { $start }
    .verdict = Veredicto
claims-lead = { FIRST($cell) }: { INNER($label) } mudou em { $start }; o que cada explicação precisaria ali, antes e desde então
claims-season = { FIRST($label) }, os mesmos meses do ano anterior
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
