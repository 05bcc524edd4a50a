# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n } { PLURAL($many, "mostrata", "mostrate") } dai dati
    [fits] { $n } { PLURAL($many, "compatibile", "compatibili") } solo per data o luogo
    [part] { $n } { PLURAL($many, "vera ma marginale", "vere ma marginali") }
    [cleared] { $n } { PLURAL($many, "esclusa", "escluse") }
   *[open] { $n } { PLURAL($many, "non verificabile", "non verificabili") }
}
claims-head = { $none ->
    [yes] Nessuna delle { $count } spiegazioni regge
   *[no] Su { $count } spiegazioni: { COMMAS($parts) }
}
claims-title = { $none ->
    [yes] Nessuna delle { $count } spiegazioni regge: { $cell }
   *[no] Su { $count } spiegazioni per { $cell }: { COMMAS($parts) }
}
claims-titles =
    .short = { claims-head }
    .counts = Spiegazioni: { COMMAS($parts) }
    .plain = { $count } spiegazioni a confronto con i dati
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) }: { $tag }
claims-claim = «{ $claim }»{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [shown] lo mostrano i dati
    [mixed] lo mostrano i dati
    [timing] coincide solo nel tempo
    [place] coincide solo il luogo
    [part] vero, ma spiega poco
    [alike] uguale ovunque
    [still] non è successo
    [opposite] è successo il contrario
    [chance] non più del caso
    [without] non fa differenza
    [across] non fa differenza
    [elsewhere] non dove è cambiato
    [later] arrivato dopo
    [early] arrivato troppo presto
    [season] non è la stagione
    [always] nessuna differenza altrove
    [like] invariato a parità di mix
    [even] nulla che potesse muovere
    [few] troppo poche righe
    [person] non lo dicono le cifre
   *[unknown] non verificabile
}
claims-detail = { $verdict ->
    [shown] { WITH("Altrove ", $others, ", prima ", $othersBefore, ".") }
    [mixed] { FIRST($label) } lì è { $others }, prima { $othersBefore }.
    [timing] { WITH("Altrove ", $others, ", prima ", $othersBefore, ". ") }Nessuna colonna dice più del mese.
    [place] { WITH("Altrove ", $others, ", prima ", $othersBefore, ". ") }Nessuna colonna lo distingue dal resto in quel luogo.
    [part] { GIVEN($share) ->
        [yes] Spiega solo { $share } del cambiamento: { $cell }.
       *[no] { "" }
    }
    [alike] Altrove anche { $others }, prima { $othersBefore }; è cambiato solo { $cell }.
    [without] { FIRST($label) }, { $cell }: cambia altrettanto senza { $who }.
    [across] { FIRST($label) }, { $cell }: cambia altrettanto, qualunque valore di «{ $who }» si tolga.
    [elsewhere] È cambiato { $cell }, non { $who }.
    [later] { FIRST($cell) } è cambiato da { $start }, prima di { $who }.
    [early] { FIRST($cell) } è cambiato da { $start }, molto dopo { $who }.
    [season] Gli stessi mesi dell’anno prima erano come tutto il resto.
    [always] Altrove { INNER($label) } è passato da { $othersBefore } a { $others }: dovrebbe agire solo su { $cell }.
    [like] A parità di mix ({ $groups }): { $like }.
    [even] Per { INNER($groups) }, { INNER($label) } è come prima.
    [few] { "" }
    [person] Le cifre di una persona non provano una causa.
    [unknown] I dati non hanno una colonna { GIVEN($thing) ->
        [yes] ({ $thing })
       *[no] per questo
    }.
   *[other] { "" }
}
claims-alone = **{ FIRST($claim) }**: { $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Spiegazione
    .what = Misurata con
    .before = Prima
    .since = Da { $start }
    .verdict = Verdetto
claims-lead = { FIRST($cell) }: { INNER($label) } è cambiato da { $start }; che cosa servirebbe a ogni spiegazione, prima e dopo
claims-season = { FIRST($label) }, gli stessi mesi dell’anno prima
claims-of = { $label }, { $who }
claims-share = Quota di { $who }
claims-without = { $label } senza { $who }
claims-load = { FIRST($rows) } per { LOWERCASE($dimension) } e mese
claims-years = Anni da { INNER($label) }
claims-thing = { $thing ->
    [weight] peso
    [size] dimensione
    [age] età
    [discount] sconti
    [price] prezzi
    [reply] tempo di risposta
    [approval] tempo fino all'approvazione
    [arrival] tempo fino all'arrivo
    [work] tempo di lavoro
    [parts] ricambi e materiali
    [duration] durata
    [load] carico a persona
    [distance] distanza
    [temperature] temperatura
   *[experience] esperienza
}
