## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label }: { $value }, { ABS($change) } { EITHER($above, "sopra", "sotto") } il livello di { $prior }
usual-within = La differenza rientra nella variazione abituale{ WITH(" (", $rows, " ", $subject, ")") }.

## What is said of a course over many periods and of a level that changed.
course-trend = { $label }: { EITHER($rose, "aumento", "calo") } lungo { $periods } periodi, da { $first } a { $value }
course-level = { $label }: un livello più { EITHER($rose, "alto", "basso") } da { $since }, { $level } per periodo dopo { $before }
course-risk =
    .head = { EITHER($rose, "Aumento", "Calo") } che continua: { $label }

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = { EITHER(GIVEN($whole), $whole, "Righe") }: quote per { INNER($dimension) }, { $now } e { $prior }
mix-titles =
    .full = { $label }: { SIGNED($mix) } su { SIGNED($delta) } per il mix ({ $dimension }), { SIGNED($rate) } per le parti stesse
    .short = { $label }: { SIGNED($mix) } su { SIGNED($delta) } per il mix
mix-weight = **{ $member }**: peso di { $weight } dopo { $before } in { $prior }.
mix-point = **{ $label }: il mix ({ $dimension }) vale { SIGNED($mix) } su { SIGNED($delta) }**, le parti stesse { SIGNED($rate) }.
mix-columns-weight = Peso { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member } sembra { EITHER($ahead, "avanti", "indietro") } ({ $label }), ma è { EITHER($ahead, "indietro", "avanti") } a parità di { $inside }
    .short = { $member }: { $label } si inverte per { $inside }
simpson-change =
    .full = { $label }: { EITHER($rose, "aumento", "calo") } in totale, ma { EITHER($rose, "calo", "aumento") } per { $dimension }
    .short = { $label } si inverte per { $dimension }
simpson-held = **A parità di mix ({ $inside }), la differenza è { SIGNED($within) }.**
simpson-turned = Si inverte in: { COMMAS($members) }.
simpson-others = Tutti gli altri

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **Voce più grande ({ $many }): { $value }**, pari a { $share } ({ $label }).
outlier-without = { $label } al netto di questa voce: { $without }{ WITH(", ", ABS($change), " ", EITHER($above, "sopra", "sotto"), " il livello di ", $prior) }.
outlier-member = **{ $member } è molto distante dagli altri** ({ $label }): { $value } contro una mediana di { $median }.
outlier-risk =
    .head = Un risultato che dipende da una sola voce
    .response = Valutare il periodo anche al netto di essa

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member }: { EITHER($rose, "aumento", "calo") } di { ABS($delta) }
movers-between = ;{" "}
movers-of = {" "}({ $label })

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column }: { INNER($label) } { $value } contro { $whole } in totale
crossed-reading = **{ $row } × { $column }**: { $value }; { $row } senza { $column }: { $restOfRow }, { $column } senza { $row }: { $restOfColumn }.

## What a ranking says besides its leader.
ranking-first = { $label }: { $member } è al primo posto con { $value }
ranking-remainder = Gli altri { $count } ({ $many }) sommano { $value }.
ranking-last = Non mostrati: gli altri, fino a { $member } con { $value }.
ranking-figures = { $dimension } in cifre

## What is said of the same period a year before and of the season.
year-against = { $change } vs { $year }
year-colon = :{" "}
year-usual-season = { EITHER($rose, "l’aumento", "il calo") } rispetto a { $prior } è stagionale
year-season = **{ EITHER($rose, "L’aumento", "Il calo") } rispetto a { $prior } è stagionale**: questa parte dell’anno è stata la più { EITHER($rose, "alta", "bassa") } in { $years } anni su { $outOf }.
year-above = { $label }: sopra l’anno precedente in { $periods } degli ultimi { $outOf } periodi
year-each = { $label }: { EITHER($above, "sopra", "sotto") } l’anno precedente in ciascuno degli ultimi { $outOf } periodi
year-lead = { $label }{ WITH(" in ", $unit) }, da { $first } a { $last }, accanto allo stesso periodo dell’anno precedente
year-year-before = Anno precedente
year-same-year = Periodo indicato
year-pair = **{ $period }**: { $value } dopo { $before } un anno prima.

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now } a oggi: { $value }**{ WITH(", ", SIGNED($change), " sugli stessi giorni di ", $prior) }.
to-date-year = **Da inizio anno: { $value }**{ WITH(", ", SIGNED($change), " sull’anno precedente") }.
to-date-twelve-months = **Un anno intero fin qui: { $value }**{ WITH(", ", SIGNED($change), " sul precedente") }.

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = Raccogliere i motivi, prima i più frequenti
response-retention = Elencare i clienti che pagano meno di prima e chi parla con ciascuno
response-time = Guardare i casi più lenti e dove sono rimasti in attesa

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = Perdita per { $member }: { $value }, su un totale di { $whole } ({ $label })
    .short = Perdita per { $member }: { $value }
loss-many =
    .full = Perdite per { $members }: { $sum }, su un totale di { $whole } ({ $label })
    .short = Perdite per { $member } e altri: { $sum } ({ $label })
loss-point = **Perdita per { $member }**: { $value }, su un totale di { $whole } ({ $label }).
loss-without = { $label } al netto delle perdite: { $without }.
loss-risk =
    .head = Una perdita duratura per { $member }
    .response = Valutare quale prezzo, costo o uscita la chiuderebbe ({ $label })

## How a measure is computed, as a line of the notes.
definition-line = { $label }: { INNER($definition) }
