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
        [dimension] Nessuna colonna suddivide i dati in questo modo.
       *[measure] Nessuna colonna lo misura.
    }
answer-in-period = **{ moved } { DURING($now) }**, dopo { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# Ciò che la richiesta dà per dato.

given-limits = Tempi indicati: { $limits }
given-cost = **{ FIRST($what) }: { $cost } { DURING($now) }**, { $count } al costo indicato di { $price }{ WITH("; ", $before, " in ", $prior) }.
given-share = **{ FIRST($what) }: { $cost } { DURING($now) }**, il { $share } di { $base } ({ $label }), come indicato{ WITH("; ", $before, " in ", $prior) }.
given-cost-of = Costo: { $what }
given-cost-titles =
    .full = { FIRST($what) }: un costo di { $cost } { DURING($now) }{ WITH(", contro ", $before, " in ", $prior) }
    .short = { FIRST($what) }: un costo di { $cost } { DURING($now) }
target-gap = **{ $label }: { ABS($gap) } { EITHER($over, "sopra", "sotto") } l’obiettivo** di { $target }, a { $value }.
