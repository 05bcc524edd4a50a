# Perché una misura si è mossa.

# Di che cosa è il prodotto: trattative chiuse × tasso di successo × importo medio.

factor = { $metric ->
        [decided_count] { EITHER($rose, "più trattative chiuse", "meno trattative chiuse") }
        [won_count] { EITHER($rose, "più trattative vinte", "meno trattative vinte") }
        [win_rate] { EITHER($rose, "un tasso di successo più alto", "un tasso di successo più basso") }
        [average_deal] { EITHER($rose, "trattative più grandi", "trattative più piccole") }
        [count] { EITHER($rose, "più", "meno") } { INNER($label) }
       *[other] { INNER($label) } ({ EITHER($rose, "in crescita", "in calo") })
    }
factor-plain = { INNER($label) }
factors-titles =
    .full = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } della variazione di { SIGNED($delta) }; { $second }: { $secondPart }
    .short = { NEEDS($firstPart) }{ FIRST($first) }: { $firstPart } della variazione di { SIGNED($delta) }
    .mixed = { FIRST($first) }: { SIGNED($firstEffect) }; { $second }: { SIGNED($secondEffect) }
    .shorter = { FIRST($first) }: { SIGNED($firstEffect) }
factors-point = **{ FIRST($first) }: { GIVEN($firstPart) ->
        [yes] { $firstPart } della variazione** di { SIGNED($delta) }; { $second }: { $secondPart }
       *[no] { SIGNED($firstEffect) }**; { $second }: { SIGNED($secondEffect) }
    }.
drivers-title = { $title }: { $factor }
drivers-from = Effetto: { INNER($label) }
factors-within = Di cui { $factor }: { SIGNED($effect) } ({ $value } dopo { $before }).
lead-factors = { $label }{ WITH(" in ", $unit) } come prodotto di { INNER($factors) }, { $now } { VERSUS($prior) }

# Trattative aperte che si possono ancora vincere.

live-titles =
    .full = Solo { $live } di { $open } trattative aperte sono ancora vive, dopo { $before } in { $prior }
    .short = Solo { $live } di { $open } trattative aperte sono ancora vive
live-thin = Verificare prima l’esportazione: contiene poche trattative dell’ultimo mese.
live-dead = **{ $dead } trattative aperte** sono più vecchie di ogni trattativa già chiusa: { $oldest }.
live-worth = Ai livelli attuali ({ INNER($rate) }, { INNER($size) }) le trattative vive valgono **{ $worth }**.
live-change = **{ SIGNED($delta) }** trattative vive da fine { $prior }.

# L’età a cui si perdono le trattative.

age-titles =
    .first = { NEEDS($first) }{ $share } delle perdite entro { $days }: { INNER($label) } { $value }, poi { $rest }
    .firstShort = { NEEDS($first) }{ $share } delle perdite arriva entro { $days }
    .other = { $share } delle perdite a { $band } giorni: { INNER($label) } { $value }, altrove { $rest }
    .otherShort = { $share } delle perdite a { $band } giorni
age-before = **{ $prior }**: { $share } delle perdite, con un { INNER($label) } di { $value }.
age-prize = Al { INNER($label) } delle altre, queste avrebbero portato **{ $prize }** in più.
lead-age = Trattative chiuse per età alla decisione, in giorni, { $now }

# Dove due dimensioni si incrociano e il tasso di successo è sotto quello proprio.

spot = { $row } in { $column }
spots-titles =
    .full = I punti deboli costano { $total }: { $spots }
    .most = { NEEDS($two) }I punti deboli costano { $total }, soprattutto { $two }
    .two = { NEEDS($two) }I punti deboli più costosi: { $two }
    .short = I punti deboli del { INNER($label) } costano { $total } ({ $now })
spots-how = Costo: trattative chiuse per la distanza dal proprio tasso, al proprio importo medio.
spots-few = Poche trattative dietro ciascuno: un indizio, non una prova.
spots-columns =
    .spot = Punto debole
    .deals = Trattative chiuse
    .rate = { $label }
    .usual = Tasso complessivo
    .cost = Costo della distanza

# Che cosa dà lavoro e che cosa rende.

effort-titles =
    .full = { $earners }: { $result } { $revenue }, { $effort } { $decided }
    .short = { $result } { $revenue }, { $effort } { $decided }
effort-side = **{ $members }**: { $effort } { $decided }, { $result } { $revenue }.
lead-effort = { FIRST(INNER($labels)) } per { INNER($dimension) }, { $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }.

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $member } spiega { $contribution } della variazione ({ INNER($label) }): { $value } dopo { $before }
    .short = { $label }: la variazione maggiore è in { $member }, { $value } dopo { $before }
points-mean-driver = **{ $label }: la variazione maggiore è in { $member }**, { $value } dopo { $before } ({ $prior }).
mean-driver-without = Senza questa variazione il valore sarebbe **{ $without }** e non { $whole }.
drill-even = **{ $member }** si è mosso nel suo insieme: nessuna differenza per { INNER($one) }.

# Dove è cambiato un tasso.

rate-change-titles =
    .alone = { NEEDS($next) }{ $label } per { $member }: { SIGNED($delta) } a { $value }; altrove non oltre { ABS($next) }
    .few = { NEEDS($nextOfMany) }{ $label } per { $member }: { SIGNED($delta) } a { $value }; tra gli altri con abbastanza { $subject }, non oltre { ABS($nextOfMany) }
    .fewShort = { NEEDS($nextOfMany) }{ $label } per { $member }: { SIGNED($delta) }; altrove, con abbastanza { $subject }, non oltre { ABS($nextOfMany) }
    .full = { $label } per { $member }: { SIGNED($delta) } a { $value }
    .short = { $label } per { $member }: { $value }
rate-change-outcomes = { $metric ->
        [win_rate] Al tasso di { $prior } se ne sarebbero vinte **{ ABS($count) } in { EITHER($rose, "meno", "più") }** su { $rows } trattative{ GIVEN($worth) ->
                [yes] , per { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Al tasso di { $prior }, **{ ABS($count) }** su { $rows } ({ $subject }) avrebbero avuto un altro esito.
    }
rate-change-apart = { EITHER($rose, "L’aumento", "Il calo") } più netto è per **{ $member }**: { $value }, da { $before } in { $prior }.
rate-change-unsure = Con { $rows } { $subject } non è ancora una tendenza.
rate-change-few = Non ci sono abbastanza { $subject } per un confronto: { COMMAS($members) }.
rate-change-within = { $member } per { INNER($dimension) }
lead-rate-change = Variazione: { INNER($label) } per { INNER($dimension) }, { $now } rispetto a { $prior }

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] Volume
        [mix] Mix
        [price] Prezzo
        [discount] Sconti
        [spread] Prezzo e costo
       *[cost] Costo unitario
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "più unità vendute", "meno unità vendute") }
        [mix] { EITHER($rose, "un mix migliore", "un mix peggiore") }
        [price] { EITHER($rose, "prezzi più alti", "prezzi più bassi") }
        [discount] { EITHER($rose, "sconti minori", "sconti maggiori") }
        [spread] { EITHER($rose, "uno scarto maggiore tra prezzo e costo unitario", "uno scarto minore tra prezzo e costo unitario") }
       *[cost] { EITHER($rose, "costi unitari più bassi", "costi unitari più alti") }
    }
price-effect = { FIRST($factor) }: **{ SIGNED($effect) }**.
price-where = { FIRST($factor) }: soprattutto per **{ $member }**, { SIGNED($effect) }.
price-titles =
    .full = { NEEDS($moved) }{ $moved }; { $first }: { SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label }: { $first }, { SIGNED($firstEffect) }{ WITH("; ", $second, ", ", SIGNED($secondEffect)) }
    .short = { $label }: { $first }, { SIGNED($firstEffect) }
price-point = **{ $label }: { $first }, { SIGNED($firstEffect) }**{ WITH("; ", $second, ", ", SIGNED($secondEffect)) }.
lead-price = Che cosa ha pesato, per prodotto venduto: { INNER($label) }, { $now } rispetto a { $prior }

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $row } in { $column }
        [for] { $row } per { $column }
        [with] { $row } con { INNER($column) }
        [without] { $row } senza { INNER($column) }
       *[other] { $row } × { $column }
    }
pair-part = { $part ->
        [all] quasi tutto per via di
        [more] tutto per via di
       *[most] soprattutto per via di
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }, { pair-part } { $pair } ({ $value } dopo { $before })
    .part = { NEEDS($moved) }{ $moved }, { pair-part } { $pair }
    .short = { $pair }: { INNER($label) }, { $value } dopo { $before }
pair-point = **{ $part ->
        [all] Quasi tutto il
        [more] Tutto il
       *[most] La maggior parte del
    } { EITHER($rose, "rialzo", "calo") } ({ INNER($label) }) viene da { $pair }**: { $value } dopo { $before } ({ $prior }).
pair-rest = Resto di { $member }
pair-others = Tutti gli altri
pair-all = Totale
pair-rows = { FIRST($subject) }, { $period }
pair-back = Riportare { $pair } al livello di { $prior } vale **{ ABS($worth) }**.
pair-so-what = Altrove, né { $row } né { $column } mostrano nulla di simile: la causa sta dove si incrociano.

# Quanto costano gli sconti.

discounts-titles =
    .cap = { NEEDS($kept) }Sconti: { $rate } dei prezzi, { $cost }; un tetto al { $cap } avrebbe conservato { $kept }
    .plain = Sconti: { $rate } dei prezzi, { $cost }
discounts-cap = Un tetto al { $cap } avrebbe conservato **{ $kept }** a parità di vendite.
discounts-deepest = **{ $member }** ha gli sconti più alti: { $value }, { $cost }.
discounts-cost = Sconti

# Che cosa annunciava la fine di un abbonamento.

signal = { $signal ->
        [young] Venduto negli ultimi { $limit } giorni
        [tickets] Ticket di assistenza
        [escalated] Ticket con escalation
        [unhappy] Bassa soddisfazione
        [idle] Nessun utilizzo
        [low-use] { $use }: meno di { $limit } al mese
        [falling-use] { $use } in calo di oltre il { $limit }
       *[other] Cliente già perso in passato
    }
signals-titles =
    .only = { NEEDS($only) }Di { $count } segnali uno solo preannuncia la perdita: { LOWERCASE($signal) }, { $risk } il rischio
    .many = { NEEDS($signal) }{ $signal }: { $risk } il rischio di perdita
    .none = { NEEDS($none) }Nessuno di { $count } segnali preannuncia quali abbonamenti finiscono
signals-watch = **{ $count } abbonamenti aperti** mostrano oggi il segnale più forte ({ LOWERCASE($signal) }), { $mrr } al mese.
signals-how = Ogni segnale precede il periodo, ogni perdita vi cade; un intervallo che comprende 1 può essere un caso.
signals-lead = Abbonamenti terminati, con e senza ciascun segnale, { $now }
signals-columns =
    .signal = Segnale nel periodo precedente
    .count = Con
    .with = Finiti con
    .without = Finiti senza
    .interval = Intervallo al 95%
    .risk = Rischio

# Perché i clienti dicono di andarsene.

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }{ $share } dell’{ $unit } perso è senza motivo; del resto { $money } per importo, { $count } per numero
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }{ $share } dell’{ $unit } perso è senza motivo; del resto prevale { $money }
    .flipNone = { NEEDS($flip) }Per numero il primo motivo è { $count }; per importo { $money }; { $share } non ha motivo
    .flip = { NEEDS($flip) }Per numero il primo motivo di abbandono è { $count }; per importo { $money }
    .same = { NEEDS($same) }{ $money } è il primo motivo di abbandono, per numero e per importo
reasons-none = **{ $share }** senza motivo registrato ({ INNER($label) }).
reasons-even = I motivi si distribuiscono come farebbe il caso: nessuno prevale con certezza.
reasons-columns =
    .reason = Motivo
    .count = Abbandoni
    .money = { $label }
reasons-lead = Motivi di abbandono per numero e per importo ({ INNER($label) }), { $now }

# Il punto in cui il servizio è peggiorato.

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }: da { $month } { $handler } gestisce { $topic }
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label } a { $whole }: da { $month } { $handler } gestisce { $topic }
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }: { $place } è una novità da { $month }
    .beside = { NEEDS($rest) }{ $place }: { INNER($label) } a { $value }, contro { $rest } negli altri ticket
    .whole = { $moved }: il problema sta in { $place }
    .short = { $place }: { INNER($label) }, { $value }
place-worse = **Il servizio è peggiorato**: { $measures }.
place-measure = { INNER($label) } { $value } ({ $before } nel { $prior }{ GIVEN($year) ->
        [yes] , { $year } nel { $yearName }
       *[no] { "" }
    })
place-again = { INNER($label) } { $value } ({ $before }{ GIVEN($year) ->
        [yes] , { $year }
       *[no] { "" }
    })
place-figure = { INNER($label) } { $value }
place-point = **{ $how ->
        [handed] Da { $month } { $handler } gestisce { $topic }
        [new] { $place } è una novità da { $month }
       *[other] Tutto nasce in { $place }{ GIVEN($month) ->
            [yes] , da { $month }
           *[no] { "" }
        }
    }**: { $count } ticket, { $measures }.
place-cost = **{ $label }: { EITHER($rose, "sale", "scende") } a { $value }** da { $before }, di cui { $part } lì.
place-exposed = { $how ->
        [sla] **{ $accounts } clienti ({ $label } { $worth }) hanno avuto lì un ticket fuori SLA**
        [cost] **{ $accounts } clienti ({ $label } { $worth }) hanno avuto lì un ticket costoso**
       *[other] **{ $accounts } clienti ({ $label } { $worth }) hanno avuto lì dei ticket**
    }{ GIVEN($soon) ->
        [yes] ; { $soon } ({ $soonWorth }) rinnovano entro il { $day }.
       *[no] .
    }
place-held = **Non sono la causa**: { $parts }.
place-elsewhere = { $member } altrove ({ $measures })
place-others = tutti gli altri ticket ({ $measures })
place-volume = il volume ({ SIGNED($growth) } rispetto a { $period })
place-alone = Meno ticket o più personale non aiuterebbero: fuori da { $place }, { $measures }.
place-cost-titles =
    .full = { NEEDS($soon) }{ $soon } clienti con { $soonWorth } di { $label } rinnovano entro il { $day } dopo un ticket andato male
    .short = { $accounts } clienti con { $worth } di { $label } hanno avuto un ticket andato male
place-columns =
    .tickets = Ticket
    .accounts = Clienti
    .exposed = Esposti
    .soon = Rinnovano entro il { $day }
