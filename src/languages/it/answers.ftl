# Quello che una sintesi risponde alle domande della richiesta.

answer-place = { $sense ->
        [best] ottiene il risultato migliore { WITHIN($label) }
        [worst] ottiene il risultato peggiore { WITHIN($label) }
        [least] è all’ultimo posto { WITHIN($label) }
       *[most] è al primo posto { WITHIN($label) }
    }
answer-which = **{ $member } { answer-place }: { $value }**{ WITH(" contro ", $whole, " in totale") }; all’estremo opposto { $other } con { $otherValue }.
answer-which-titles =
    .full = { $member } { answer-place }: { $value } contro { $whole } in totale
    .short = { $member } { answer-place }: { $value }
answer-besides = { $label } in questo gruppo: { $value }{ WITH(" contro ", $whole, " in totale") }.
answer-even = **{ $label }: nessuna differenza netta per { INNER($one) }**, da { $low } ({ $lowMember }) a { $high } ({ $highMember }), il che può essere casuale.
answer-even-titles =
    .full = { $label } per { INNER($one) }: nessuna differenza netta, da { $low } a { $high }
    .short = { $label } per { INNER($one) }: nessuna differenza netta
answer-versus = **{ $member } e { $other } a confronto, { INNER($label) }**: { $value } contro { $otherValue }.
answer-no-cause = Nessun gruppo lo spiega da solo.
answer-all-periods = Tutti i periodi insieme, perché { $now } ha troppo poche righe.
answer-decided = Dati di { $period }, il periodo più recente in cui quasi tutto è deciso.
answer-page-titles =
    .full = { $label }: da { $low } ({ $lowMember }) a { $high } ({ $highMember })
answer-page-rows = Sulla base di { $least }–{ $most } { $subject } per gruppo.
answer-open = **Senza risposta: «{ $question }»**. { $reason ->
        [prior] Manca un periodo precedente completo con cui confrontare.
        [period] I dati non contengono nulla di quel periodo.
        [amount] Nessuna colonna ne indica l’importo.
        [unit-cost] Nessuna tabella o colonna dice quanto costa un’unità: costo unitario, costo standard o prezzo d’acquisto.
        [dimension] Nessuna colonna suddivide i dati in questo modo.
        [member] Nei dati non c’è nulla con questo nome.
        [since] Da allora non è ancora passato un mese intero.
        [decision] I dati non dicono che cosa porterebbe.
        [fee] I dati non contengono vendite a cui applicare il tasso.
        [discount] I dati non contengono sconti oltre quel limite.
        [currency] Il prezzo è in una valuta diversa dai dati e il cambio non è indicato.
        [ahead] I dati dicono ciò che è stato fatto, non ciò che le persone farebbero; occorre chiederlo o provarlo con alcuni.
       *[measure] Nessuna colonna lo misura.
    }
answer-in-period = **{ moved } { DURING($now) }**, dopo { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# Ciò che la richiesta dà per dato.

given-limits = Tempi indicati: { $limits }
given-target = Obiettivo indicato: { $limits }
given-cost = **{ FIRST($what) }: { $cost } { DURING($now) }**, { $count } al costo indicato di { $price }{ WITH("; ", $before, " in ", $prior) }.
given-share = **{ FIRST($what) }: { $cost } { DURING($now) }**, il { $share } di { $base } ({ $label }), come indicato{ WITH("; ", $before, " in ", $prior) }.
given-cost-of = Costo: { $what }
given-cost-titles =
    .full = { FIRST($what) }: un costo di { $cost } { DURING($now) }{ WITH(", contro ", $before, " in ", $prior) }
    .short = { FIRST($what) }: un costo di { $cost } { DURING($now) }
target-gap = **{ $label }: { ABS($gap) } { EITHER($over, "sopra", "sotto") } l’obiettivo** di { $target }, a { $value }.

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first }–{ $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows } { $subject }, { $span }
       *[no] media per periodo, { $span }
    }
cells-point = **{ $cell }: { INNER($label) } di { $value }** contro { $whole } in totale ({ cells-basis }){ WITH("; prima ", $before, " (", $earlier, ")") }.
cells-none = **{ $label }: nessun gruppo spicca**; { $count } esaminati, nessuno oltre il caso ({ cells-basis }).
cells-titles =
    .full = { $label }: { $cell } pesa di più, con { $value } contro { $whole } in totale
    .short = { $cell }: { INNER($label) } di { $value } contro { $whole } in totale
cells-page-title = { $label }: { $value } in { $cell }, { $whole } in totale
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }; { EITHER($low, "solo ", "") }{ $value } in { $cell }
cells-back = { $metric ->
        [win_rate] Al tasso complessivo se ne sarebbero vinte **{ ABS($count) } in { EITHER($more, "più", "meno") }** su { $rows } trattative{ GIVEN($worth) ->
                [yes] , per { ABS($worth) }
               *[no] { "" }
            }.
        [each] Al tasso complessivo ci sarebbero stati **{ ABS($count) } casi in { EITHER($more, "più", "meno") }** ({ $span }).
       *[other] Al tasso complessivo, **{ ABS($count) }** su { $rows } ({ $subject }) avrebbero avuto un altro esito.
    }
cells-worth = Portare { $cell } al livello complessivo vale **{ ABS($worth) }**.
cells-thin = { $span }, perché { $now } da solo ha pochi dati ({ $subject }).
cells-chance = Oltre il caso tra **{ $count } gruppi** esaminati; gli scarti minori possono essere casuali.
cells-counted = { $subject }, una volta per periodo
cells-columns =
    .cell = Gruppo
    .gap = vs totale
    .worth = Valore

# Una causa supposta, messa alla prova: l’andamento di un indicatore da allora, accanto a chi non ne è toccato.

effect-moved = { $direction ->
        [up] aumento di { ABS($change) }, a { $after }
        [down] calo di { ABS($change) }, a { $after }
       *[flat] stabile a { $after }
    }
effect-beside = { $basis ->
        [others] , contro { SIGNED($beside) } per tutti gli altri
        [year] , contro { SIGNED($beside) } un anno prima
       *[none] { "" }
    }
effect-point = **{ $label }{ WITH(" (", $who, ")") }: { effect-moved } da { $start }**{ effect-beside }.
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **È più di quanto spieghi il caso** ({ $rows } { $subject }), ma manca un confronto: coincide con il cambiamento, senza provarne la causa.
           *[other] **Il divario di { ABS($gap) } è più di quanto spieghi il caso** ({ $rows } { $subject }): coincide con il cambiamento, senza provarne la causa.
        }
        [before] **Il movimento era già in corso prima di { $start }**: non emerge un effetto proprio del cambiamento ({ $rows } { $subject }).
        [few] **{ $rows } { $subject } sono troppo pochi** per distinguere un effetto dal caso.
       *[chance] { $basis ->
            [none] **Non va oltre il caso**: non emerge alcun effetto del cambiamento ({ $rows } { $subject }).
           *[other] **Il divario di { ABS($gap) } non va oltre il caso**: non emerge alcun effetto del cambiamento ({ $rows } { $subject }).
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } da { $start }{ effect-beside }
       *[other] { $label }{ WITH(" (", $who, ")") }: nessun effetto chiaro da { $start }, { SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } da { $start }
       *[other] { $label }{ WITH(" (", $who, ")") }: nessun effetto chiaro da { $start }
    }
effect-page-titles =
    .full = { $label }{ WITH(" (", $who, ")") }: da { $before } a { $after }{ $basis ->
        [others] , per tutti gli altri da { $besideBefore } a { $besideAfter }
        [year] , un anno prima da { $besideBefore } a { $besideAfter }
       *[none] { "" }
    }
    .short = { $label }{ WITH(" (", $who, ")") }: da { $before } a { $after }
effect-worth = Da { $start } il divario vale **{ ABS($worth) }** { $of ->
        [rows] { $subject }
       *[amount] ({ $label })
    }.
effect-least = Solo { $basis ->
        [none] una variazione
       *[other] un divario
    } di almeno **{ ABS($least) }** si distinguerebbe qui dal caso.
effect-year = Un anno prima gli stessi mesi sono variati di { SIGNED($change) }.
effect-lead = { $label }{ WITH(" in ", $unit) }, { $from } e { $until } a confronto
effect-so-what = { $verdict ->
        [apart] Verificare che cos’altro è cambiato a { $start }{ WITH(" (", $who, ")") } prima di attribuirlo al cambiamento.
        [few] Valutare il cambiamento quando ci saranno più { $subject }.
       *[other] Questi numeri non parlano né a favore né contro il cambiamento.
    }
effect-series =
    .others = Tutti gli altri
    .pace = Al ritmo degli altri
    .year = Un anno prima
effect-columns =
    .group = Gruppo
    .before = Prima
    .after = Dopo
    .change = Variazione

# Quale di due cause ha mosso un indicatore.

either-moved = { SIGNED($delta) }
either-point = **{ $label }: { either-moved }, di cui { SIGNED($first) } per { $one }**{ GIVEN($second) ->
        [yes] { " " }e { SIGNED($second) } per { $other }
       *[no] ; i dati non permettono di isolare { $other }
    }.
either-verdict = { $verdict ->
        [first] **Pesa di più: { $one }**. Questo dice dove sta la variazione, non che cosa l’ha causata.
        [second] **Pesa di più: { $other }**. Questo dice dove sta la variazione, non che cosa l’ha causata.
        [both] **Pesano più o meno allo stesso modo**: questo dice dove sta la variazione, non che cosa l’ha causata.
        [neither] **Né l’una né l’altra spiega molto**: il resto sta altrove.
       *[chance] **La variazione stessa non va oltre il caso**, quindi né l’una né l’altra è ancora una causa.
    }
either-titles =
    .full = { $label }: { either-moved }, { SIGNED($first) } per { $one } e { NEEDS($second) }{ SIGNED($second) } per { $other }
    .short = { $label }: { either-moved }, di cui { SIGNED($first) } per { $one }
either-page-title = { $label }: che cosa ha inciso, { $now }
either-overlap = Le cause si sovrappongono: parte dell’una è nell’altra, quindi non si sommano.
either-all = Tutta la variazione
