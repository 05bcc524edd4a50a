# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [fits] { $n } { PLURAL($many, "possibile", "possibili") }
    [part] { $n } { PLURAL($many, "vera ma marginale", "vere ma marginali") }
    [cleared] { $n } { PLURAL($many, "esclusa", "escluse") }
   *[open] { $n } { PLURAL($many, "non verificabile", "non verificabili") }
}
claims-head = { $none ->
    [yes] Nessuna delle { $count } spiegazioni regge
   *[no] Su { $count } spiegazioni: { COMMAS($parts) }
}
claims-titles =
    .full = { $none ->
        [yes] Nessuna delle { $count } spiegazioni regge: { $cell }
       *[no] Su { $count } spiegazioni per { $cell }: { COMMAS($parts) }
    }
    .short = { claims-head }
    .plain = { $count } spiegazioni a confronto con i dati
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) }: { $tag }
claims-claim = «{ $claim }»{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [fits] può spiegarlo
    [place] indica il punto
    [part] vero, ma spiega poco
    [alike] uguale ovunque
    [still] non è successo
    [opposite] è successo il contrario
    [chance] non più del caso
    [without] non fa differenza
    [across] non fa differenza
    [elsewhere] non dove è cambiato
    [later] arrivato dopo
    [season] non è la stagione
    [always] nessuna differenza altrove
    [few] troppo poche righe
    [person] non lo dicono le cifre
   *[unknown] non verificabile
}
claims-detail = { $verdict ->
    [fits] { WITH("Altrove ", $others, ", prima ", $othersBefore, ".") }
    [part] { GIVEN($share) ->
        [yes] Spiega solo { $share } del cambiamento: { $cell }.
       *[no] { "" }
    }
    [alike] Altrove anche { $others }, prima { $othersBefore }; è cambiato solo { $cell }.
    [without] { FIRST($label) }, { $cell }: cambia altrettanto senza { $who }.
    [across] { FIRST($label) }, { $cell }: cambia altrettanto, qualunque valore di «{ $who }» si tolga.
    [elsewhere] È cambiato { $cell }, non { $who }.
    [later] { FIRST($cell) } è cambiato da { $start }, prima di { $who }.
    [season] Gli stessi mesi dell’anno prima erano come tutto il resto.
    [always] Altrove { INNER($label) } è passato da { $othersBefore } a { $others }: dovrebbe agire solo su { $cell }.
    [few] { "" }
    [person] Le cifre di una persona non provano una causa.
    [unknown] I dati non hanno una colonna { GIVEN($thing) ->
        [yes] ({ $thing })
       *[no] per questo
    }.
   *[other] { "" }
}
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Spiegazione
    .what = Misurata con
    .before = Prima
    .since = Da { $start }
    .verdict = Verdetto
claims-lead = { FIRST($cell) }: { INNER($label) } è cambiato da { $start }; che cosa servirebbe a ogni spiegazione, prima e dopo
claims-season = { FIRST($label) }, gli stessi mesi dell’anno prima
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
