# Una decisione tra opzioni, valutata: quanto costa ciascuna, quanto si perde dove la si misura e che cosa dovrebbe verificarsi.

choice-columns =
    .option = Opzione
    .cost = Costo annuo
    .against = Confrontata con
    .stake = In gioco all’anno
    .even = Conviene da
    .holds = Che cosa dicono i dati
choice-against = { GIVEN($place) ->
        [yes] { $place } ({ INNER($label) })
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] Risparmia { $cost }
        [once] { $cost } una tantum
        [first] { $cost } il primo anno
       *[year] { $cost }
    }
choice-prices = «{ $what }»: { GIVEN($paid) ->
        [yes] { $paid } all’anno{ WITH(" e ", $once, " una tantum") }
       *[no] { $once } una tantum
    }{ WITH(", meno ", $saved, " all’anno che non si pagano più") }.
choice-even-case = { $turn } a caso
choice-nothing = Si perdono altri { $cost } all’anno{ WITH(" (", $place, ")") }
choice-saved = { GIVEN($saving) ->
        [yes] Risparmia { $saving } all’anno
       *[no] Risparmia questo
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] Si ripaga in un anno se si recupera il { $share } della perdita di un anno{ WITH(" (", $place, ")") }
           *[false] Si ripaga se si recupera il { $share } della perdita{ WITH(" (", $place, ")") }
        }
        [beyond] { $once ->
            [true] Non si ripaga in un anno, anche se si recuperasse tutta la perdita{ WITH(" (", $place, ")") }
           *[false] Non può ripagarsi: costa più di tutta la perdita{ WITH(" (", $place, ")") }
        }
        [level] Niente da recuperare: { INNER($label) } ({ $place }) è { $rate }, contro { $whole } in totale
        [load] Non manca personale: { $load } { $loaded } per persona ({ $one }) in { $now }, contro { $loadBefore } in { $earlier }
        [more] Si ripaga con il { $share } in più rispetto ai { $all } dell’ultimo anno
        [each] Si ripaga se ognuno dei { $all } casi all’anno{ WITH(" (", $place, ")") } costa almeno { $turn }; quanto costi un caso non è indicato
        [free] Conviene solo se costa meno { GIVEN($stake) ->
            [yes] dei { $stake } persi all’anno{ WITH(" (", $place, ")") }
           *[no] di quanto si perde lì
        }; il prezzo complessivo non è noto
        [saves] { GIVEN($given) ->
            [yes] { choice-saved } e rinuncia a { $given } all’anno ({ INNER($label) }, { $place }){ WITH("; conviene solo se meno del ", $turn, " di questi è utile") }
           *[no] { choice-saved }, se non si perde di più
        }
        [gives] Rinuncia a { $given } all’anno ({ INNER($label) }{ WITH(", ", $part, " del totale") }): conviene solo se { $place } costa più di così
        [work] Quanto gestisce { $place } andrebbe svolto altrove: { INNER($label) }, { $given } all’anno{ WITH(" (", $part, " del totale)") }; quanto costi non è indicato
        [moves] { choice-saved }; quanto gestisce { $place } va svolto altrove: { INNER($label) }, { $given } all’anno{ WITH(" (", $part, " del totale)") }
        [ends] Risparmia quanto costa oggi, che non è indicato; nessun dato ne dipende per nome
        [today] Costa quanto si paga oggi
        [unpriced] Il prezzo complessivo non è noto e i dati non mostrano perdite da recuperare
        [fee] I dati non contengono vendite a cui si applicherebbe la percentuale
        [discount] I dati non contengono sconti oltre questo limite
        [currency] Il prezzo è in un’altra valuta e il cambio non è indicato
       *[amount] I dati non dicono quanto denaro potrebbe recuperare
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("Vale ", $extra, " all’anno. ") }Conviene finché non si perde più del { $even } del volume
           *[no] Conviene finché si perde meno di così
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("Costa ", $extra, " all’anno. ") }Conviene solo con il { $even } di volume in più
           *[no] { WITH("Costa ", $extra, " all’anno. ") }La percentuale attuale non è nei dati
        }
    }
choice-point = «{ $what }»{ WITH(" (", $cost, ")") }: { INNER($holds) }.
choice-verdict = { $state ->
        [best] **Scegliere «{ $what }»**: { INNER($holds) }{ WITH(", contro il ", $otherShare, " dell’altra") }.
        [hard] **«{ $what }»: non a questo prezzo**, a meno che si possa recuperare il { $share } della perdita{ WITH(" (", $place, ")") }.
        [if] **«{ $what }»: solo a una condizione.** { $holds }.
        [reject] **No a «{ $what }».** { $holds }.
        [none] **Nessuna delle opzioni a questo prezzo**: in base a questi dati nessuna copre il proprio costo{ WITH("; non fare nulla costa ", $loss, " all’anno") }.
        [free] **«{ $what }» può costare al massimo { $most } all’anno**, cioè quanto si perde{ WITH(" (", $place, ")") }. Il prezzo complessivo non è noto.
       *[open] { $alike ->
            [true] **Tra le opzioni non si può ancora decidere.** { $holds }.
           *[false] **Su «{ $what }» non si può ancora decidere.** { $holds }.
        }
    }{ GIVEN($turns) ->
        [yes] { " " }La risposta cambia in «{ $turns }» se costa meno di { $at } all’anno.
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] Scegliere «{ $what }»: risparmia { $saving } all’anno
           *[pays] Scegliere «{ $what }»: si ripaga se si recupera il { $share } della perdita{ WITH(" (", $place, ")") }
        }
        [hard] «{ $what }» si ripaga solo se si recupera il { $share } della perdita{ WITH(" (", $place, ")") }
        [if] { NEEDS($even) }«{ $what }» conviene da { $even }
        [reject] { NEEDS($given) }No a «{ $what }»: si rinuncerebbe a { $given } all’anno
        [none] Nessuna delle opzioni copre il proprio costo in base a questi dati
        [free] «{ $what }» conviene se costa meno di { $most } all’anno
       *[open] Che cosa manca per decidere su «{ $what }»
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] Scegliere «{ $what }»: risparmia { $saving } all’anno
           *[pays] Scegliere «{ $what }»: deve recuperare il { $share } della perdita
        }
        [hard] «{ $what }» deve recuperare il { $share } della perdita
        [reject] No a «{ $what }» in base a questi dati
        [free] «{ $what }» conviene sotto { $most } all’anno
       *[other] Che cosa dovrebbe rendere ogni opzione
    }
    .short = { $state ->
        [best] Scegliere «{ $what }»
        [reject] No a «{ $what }»
       *[other] Che cosa dovrebbe rendere ogni opzione
    }
choice-step = { $state ->
        [best] scegliere «{ $what }»
        [hard] sospendere «{ $what }»
        [reject] scartare «{ $what }»
        [none] non scegliere nessuna delle opzioni a questo prezzo
        [free] chiedere il prezzo di «{ $what }»
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] decidere tra «{ $first }» e «{ $second }»
               *[no] decidere su «{ $first }»
            }
           *[no] decidere tra le opzioni
        }
    }
choice-step-what = { $state ->
        [best] Scegliere «{ $what }» e concordare l’indicatore con cui sarà giudicata
        [hard] Sospendere «{ $what }» finché non ci si può attendere il ritorno del { $share } della perdita
        [reject] Scartare «{ $what }»{ WITH(", a meno che liberi più di ", $given, " all’anno") }
        [none] Non scegliere nessuna delle opzioni a questo prezzo e cercarne una che costi meno della perdita
        [free] Chiedere il prezzo di «{ $what }» e accettarlo sotto { $most } all’anno
       *[open] Ottenere i dati mancanti, poi decidere
    }
