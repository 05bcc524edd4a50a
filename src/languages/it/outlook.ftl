## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label }: { $first }**{ WITH(", ", $count, " ", $subject) }{ WITH(", ", $share, " (", $of, ")") }.
at-risk-head-stale = Trattative ferme
at-risk-head-overdue = Trattative oltre la data di chiusura prevista
at-risk-head-slipped = Trattative uscite dal periodo
at-risk-head-renewal = Contratti da rinnovare
at-risk-response-stale = Chiuderle o indicare il prossimo passo di ciascuna
at-risk-response-overdue = Fissare una nuova data per ciascuna o chiuderla
at-risk-response-slipped = Chiedere che cosa riporterebbe ciascuna
at-risk-response-renewal = Indicare chi parla con ogni cliente prima della data

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = Scostamento %
finance-forecast = Previsione
finance-last-year = Anno precedente
finance-lead = Effettivo e piano, { $now }
finance-against = { $label } { EITHER($side, "sopra", "sotto") } il piano: { $actual } contro { $plan }
finance-against-by = { $label }: { ABS($percent) } { EITHER($side, "sopra", "sotto") } il piano, { $actual } contro { $plan }
finance-against-on = { $label } in linea con il piano: { $actual }
finance-helps = Più favorevole: **{ $label }**, { SIGNED($variance) } rispetto al piano.
finance-hurts = Più sfavorevole: **{ $label }**, { SIGNED($variance) } rispetto al piano.
finance-from-plan = { $label } rispetto al piano: { COMMAS($moved) }
finance-customer =
    .full = Un nuovo cliente costa { $cac } e si ripaga in { $payback } mesi
    .short = Un nuovo cliente costa { $cac }
finance-economics = Redditività per cliente: { $now }
finance-cash = Liquidità alla fine del periodo
finance-lasts =
    .full = La liquidità di { $cash } basta per { $months } mesi al ritmo attuale
finance-stands = Liquidità di { $cash } alla fine del { $now }
finance-burnt = **{ $burn } di consumo netto** nel { $now }.
finance-gained = La liquidità è variata di { SIGNED($gain) } nel { $now }.

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit } a { $mrr }: { $expansion } in più dai clienti esistenti, { $fresh } dai nuovi
    .short = { $unit } a { $mrr }: { $expansion } in più dai clienti esistenti
family-lost = **{ $lost } persi**: { $contraction } con clienti che pagano meno, { $churned } con clienti andati via.
family-by-subscription = Per abbonamento: { $started } iniziati, { $ended } conclusi ({ $period }).
family-ended = **{ $now } abbonamenti conclusi**, dopo { $before } nel { $prior }.
family-cohort = **{ $accounts } clienti** pagavano alla fine del { $prior }.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $created } ticket ricevuti nel { $now }, { $closed } chiusi
       *[no] { $created } ticket ricevuti nel { $now }
    }
family-satisfied = **{ $share } soddisfatti**, del { $response } di ticket con voto ({ $answers } risposte).

## What the page of a funnel says.
funnel-title = { $stage }: è andato avanti il { $rate } di { $entered } { $many }
funnel-lead = Numero di { $many } con esito per fase e quota andata avanti, { $now }
funnel-spoken = Da **{ $stage }** è andato avanti il { $rate }.
funnel-days = Permanenza media in { $stage }: { $days }.
funnel-closed = Non si contano { $many } senza esito, che possono ancora avanzare.

## What the page of a measure's distribution says.
distribution-title = { $label }: { $middle } stanno tra { $lower } e { $upper }
distribution-lead = Numero di { $many } per classe: { $label }
distribution-median = **La mediana è { $median }**: tanti stanno sotto quanti sopra.
distribution-mark = Mediana
distribution-skewed = La media, { $mean }, sta ben sopra: pochi valori grandi la spingono in alto.

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = Indicatore
plan-plan = Piano
plan-actual = Effettivo
plan-variance = Scostamento
plan-title = Piano raggiunto per { $reached } di { $planned } indicatori pianificati

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = Il { $share } dei clienti arrivati da { $since } paga ancora
    .short = Il { $share } dei clienti paga ancora
cohort-lead = Quota dei clienti che paga alla fine di ogni trimestre, per trimestre di arrivo
cohort-head = Arrivo
cohort-group = Dei **{ $accounts } clienti** arrivati in { $came }, il **{ $share }** pagava alla fine di { $now }.

## Ciò che si è perso dei ricavi ricorrenti, e perché.
loss-causes-title =
    .full = { $unit } perso in { EITHER($rose, "aumento", "calo") }, da { $before } a { $value }: { EITHER($rose, "base maggiore", "base minore") } { $volume }, tassi di perdita { $rates }
    .short = { $unit } perso in { EITHER($rose, "aumento", "calo") } a { $value }: tassi di perdita { $rates }
    .opposed = { $unit } perso: { $value } dopo { $before }; { SIGNED($baseEffect) } per la base, { SIGNED($ratesEffect) } per i tassi
    .shorter = { $unit } perso: { $value } dopo { $before }
loss-causes-opening = **Portafoglio iniziale**: { $rate } perso, { $before } nel { $prior }.
loss-causes-sold = **Venduto nel { $now }**: { $rate } perso prima della fine, { $before } nel { $prior }.
loss-causes-return = **Con i tassi di perdita del { $prior } il { $now } avrebbe perso { $at }**, { ABS($worth) } in meno.
loss-causes-point = **{ $unit } perso in { EITHER($rose, "aumento", "calo") }, da { $before } a { $value }**: { GIVEN($rates) ->
        [yes] { EITHER($rose, "base maggiore", "base minore") } { $volume }, tassi di perdita { $rates }
       *[no] { SIGNED($baseEffect) } per la base, { SIGNED($ratesEffect) } per i tassi di perdita
    }.
loss-causes-unseen = La ritenzione netta del { $nrr } non conta i { $within } venduti e persi nel { $now }.
loss-causes-step-base = Dimensione della base
loss-causes-step-opening = Tasso di perdita, portafoglio
loss-causes-step-sold = Tasso di perdita, vendite
loss-causes-total = Perso nel { $period }
loss-causes-headline =
    .full = { $headline }; { $unit } perso: { $multiple } il livello { OF_PERIOD($prior) }
    .short = { $headline }; { $unit } perso: { $multiple }
loss-causes-risk =
    .head = { $unit } perso ai tassi del { $now }
    .response = Capire che cosa è cambiato negli abbonamenti conclusi per primi
loss-within = **{ $value } venduti e persi nel { $now }**, il { $share } di tutto ciò che si è perso; le ritenzioni netta e lorda non lo contano.

## A quale età si perdono gli abbonamenti e che cosa perderà il portafoglio.
loss-age-title =
    .broke = { NEEDS($month) }{ $share } degli abbonamenti finiti prima del giorno { $day }; perdita precoce da { $month }
    .full = Il { $share } degli abbonamenti conclusi non ha raggiunto il giorno { $day }; perdita salita da { $before } a { $value }
    .short = La perdita a { $band } giorni è salita da { $before } a { $value } per { $per } giorni
    .shorter = Perdita a { $band } giorni: { $value } dopo { $before }
loss-age-lead = Abbonamenti conclusi per { $per } giorni, per età in giorni, { $now } e { $prior }
loss-age-days = { $band } giorni
loss-age-early = **Il { $share } degli abbonamenti conclusi** non ha raggiunto il giorno { $day }.
loss-age-counted = **{ $band } giorni**: { $ended } conclusi nel { $now }, { $before } nel { $prior }.
loss-age-held = Nessun aumento oltre la variazione abituale: { $bands } giorni.
loss-age-point = **La perdita a { $band } giorni è salita da { $before } a { $value }** per { $per } giorni.
loss-stake-title =
    .full = Ai tassi del { $now } il portafoglio perde poi { $value }; a quelli del { $prior }, { $before }
    .short = Il portafoglio perde poi { $value }, o { $before } ai tassi del { $prior }
loss-stake-lead = Perdita attesa di { $unit } nel periodo successivo, per età attuale{ WITH(", in ", $currency) }
loss-stake-rates = Tassi del { $period }
loss-stake-difference = **{ $stake } in gioco**: quanto vale tornare ai tassi di perdita del { $prior } nel periodo successivo.
loss-stake-age = **{ $band } giorni**: { $part } di questi, su { $book } di { $unit }.
loss-stake-point = **Ai tassi di perdita del { $now } il portafoglio perde poi { $value } di { $unit }; a quelli del { $prior }, { $before }**.

## Dove si perdono i ricavi ricorrenti, due dimensioni incrociate.
loss-where-title =
    .full = { $row } × { $column }: { $rate } di { $unit } perso, { $column } nel complesso { $whole }; divario { $gap }
    .short = { $row } × { $column }: { $rate } di { $unit } perso, { $column } nel complesso { $whole }
loss-where-even =
    .full = { $column }: { $share } di { $unit } perso; per { INNER($dimension) } nessun divario oltre il caso
    .short = { $column }: { $share } di { $unit } perso
loss-where-lead = Quota di { $unit } attivo o venduto nel { $now } che si è conclusa, { $rows } × { $columns }
loss-where-gap = **{ $row } × { $column }**: { $rate } di { $exposed } perso; al tasso di { $column } ({ $whole }) sarebbero { $gap } in meno.
loss-where-rows = Ogni cella conta almeno { $least } abbonamenti.
loss-where-point = **{ $row } × { $column }: { $rate } di { $unit } perso**, { $column } nel complesso { $whole }.

## Che cosa ha mosso i ricavi ricorrenti.
recurring-growth-title =
    .full = Variazione di { $unit }: { $share } da { $first }, { $secondShare } da { $second }
    .short = { $unit } { SIGNED($delta) }: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **Variazione di { $unit }: { $share } da { $first }**, { $secondShare } da { $second }
       *[no] **{ $unit } { SIGNED($delta) }**: { $first } { SIGNED($firstEffect) }, { $second } { SIGNED($secondEffect) }
    }.
recurring-growth-factor = **{ FIRST($factor) }**: { $value }, dopo { $before } nel { $prior }.
recurring-growth-accounts = clienti paganti
recurring-growth-subscriptions = abbonamenti per cliente
recurring-growth-size = { $unit } per abbonamento

# Clienti passati a un piano più economico.

plan-moves-titles =
    .full = { $count } clienti { $from } sono passati a { $to }: { $lost } di { $unit } in meno
    .short = { $count } clienti { $from } sono passati a { $to }
plan-moves-headline =
    .full = { $headline }; { $count } clienti { $from } sono passati a { $to }
    .short = { $count } clienti { $from } passati a { $to }: { $lost } di { $unit } in meno
plan-moves-lead = Clienti { $from } passati a { $to }, { $now }, per cadenza di fatturazione
plan-moves-columns =
    .billing = Fatturazione
    .stood = { $from } all’inizio
    .moved = Passati a { $to }
    .share = Quota
    .lost = MRR perso
    .open = Ancora { $from }
plan-moves-row = { $every ->
        [month] Mensile
        [quarter] Trimestrale
        [half] Semestrale
        [year] Annuale
       *[other] Pluriennale
    }
plan-moves-where = **{ $moved } di loro hanno fatturazione { $every ->
        [month] mensile
        [quarter] trimestrale
        [half] semestrale
        [year] annuale
       *[other] pluriennale
    }**: il { $rate } dei { $stood } clienti { $from } con questa fatturazione.
plan-moves-due = Su { $due } clienti { $from } con contratto più lungo in scadenza, { $moved } sono scesi di piano.
plan-moves-fresh = { $to } ha acquisito { $fresh } nuovi clienti per { $money } di MRR; i passaggi costano { $lost } di { $unit }.
plan-moves-churn = Gli abbandoni non sono la causa: { $unit } perso { $now }, dopo { $before } in { $prior }.
plan-moves-open = { $open } clienti { $from } con fatturazione { $every ->
        [month] mensile
        [quarter] trimestrale
        [half] semestrale
        [year] annuale
       *[other] pluriennale
    } possono ancora scendere di piano.
plan-moves-ahead = { $open } clienti { $from } con fatturazione { $every ->
        [month] mensile
        [quarter] trimestrale
        [half] semestrale
        [year] annuale
       *[other] pluriennale
    } possono ancora scendere di piano, e { $ahead } contratti più lunghi ({ $money } di MRR) scadono nei prossimi sei mesi.
plan-moves-point = **{ $count } clienti { $from } sono passati a { $to }**: { $lost } di { $unit } in meno, { $yearly } l’anno.
plan-moves-risk = Altri clienti { $from } passano a { $to }
