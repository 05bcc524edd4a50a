### The sentences of a deck made from facts.

## Parts of others.
part-verb = { EITHER($direction, "cresce", "cala") }{ $size ->
        [small] {" "}leggermente
       *[usual] {""}
        [large] {" "}nettamente
    }
part-move = { EITHER($direction, "aumento", "calo") }
part-moved = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { part-verb }
       *[no] { $label }: { part-move }
    }
part-pattern = { $metric ->
        [win_rate] I successi arrivano { EITHER($direction, "tardi", "presto") }
       *[other] { part-over-quarter }
    }
part-over-quarter = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { EITHER($direction, "cresce", "cala") } nel corso del trimestre
       *[no] { $label }: { EITHER($direction, "aumento", "calo") } nel corso del trimestre
    }
part-stands = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } è di { $value }
       *[no] { $label }: { $value }
    }

## Cover.
cover-title = { GIVEN($company) ->
        [yes] { $company }: { $review }
       *[no] { FIRST($review) }
    }, { $period }
cover-measure = { WITH($company, ": ") }{ FIRST($measure) }, { $period }
cover-review = { $about ->
        [measure] { INNER($measure) }
        [sales] andamento delle vendite
        [success] andamento del customer success
        [support] andamento dell’assistenza
        [people] andamento del personale
        [marketing] andamento del marketing
        [finance] andamento finanziario
        [results] risultati
       *[business] andamento dell’attività
    }
cover-topics = { INNER($topics) }
cover-focus = Focus: { $topics }
cover-audience = Per: { $audience }
cover-as-of = Dati al { $date }
source = Fonte: { $file }, { FULL($rows) } { $subject }, al { $date }

## Lead.
lead-span = { $label }{ WITH(" in ", $unit) }, da { $first } a { $last }
lead-by = { $label }{ WITH(" in ", $unit) } per { INNER($dimension) }, { $now }{ WITH(" ", VERSUS($prior)) }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }, variazione { VERSUS($prior) }
       *[no] { $now }
    }
lead-months = { $label } per mese del trimestre, solo trimestri completi
lead-risks = Dai dati { OF_PERIOD($now) }
lead-as-of = Situazione al { $date }
lead-definitions = Come usate in tutte le pagine di questa presentazione
moved = { $direction ->
        [flat] { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } resta stabile a { $value }
       *[no] { $label }: stabile a { $value }
    }
       *[other] { GIVEN($multiple) ->
        [yes] { part-moved } a { $value }, { $multiple } il livello { OF_PERIOD($prior) }
       *[no] { part-moved } a { $value } ({ EITHER(GIVEN($pct), SIGNED($pct), SIGNED($delta)) })
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }; { $driverMember } { EITHER($driverDirection, "cresce", "cala") } di { ABS($driverDelta) }
    .short = { $headline }; { LOWER($held) }
    .shorter = { $headline }
summary-fallback = { $label } { DURING($now) }: { $value }
scorecard-all = Tutti gli indicatori confrontati con { $prior } { EITHER($better, "migliorano", "peggiorano") }: { INNER($label) } in { EITHER($rose, "crescita", "calo") } ({ SIGNED($change) })
scorecard-but = { $label } in { EITHER($rose, "crescita", "calo") } ({ SIGNED($change) }), ma { INNER($other) } in { EITHER($otherRose, "crescita", "calo") } ({ SIGNED($otherChange) })
scorecard-and = { $label } ({ SIGNED($change) }) e { INNER($other) } ({ SIGNED($otherChange) }) in { EITHER($rose, "crescita", "calo") }
scorecard-fell = in calo: { INNER($members) }
scorecard-rose = in crescita: { INNER($members) }
scorecard-held = { COUNT($members) ->
        [1] stabile
       *[other] stabili
    }: { INNER($members) }
scorecard-between = ;{" "}
scorecard-plain = { FIRST($now) } in cifre
against = { $change } vs { $prior }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }, { $run ->
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    } { part-move } consecutivo
    .short = { moved } { DURING($now) }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }, variazione non significativa { VERSUS($prior) }
       *[other] { moved } { VERSUS($prior) }
    }
    .short = { moved }
trend-plain = { $label }: { $value } { DURING($now) }
trend-change = { $direction ->
        [flat] **Stabile { VERSUS($prior) }**: { $value } dopo { $before }.
       *[other] **{ SIGNED($delta) } { VERSUS($prior) }**, quando era a { $before }.
    }
trend-year-before = Un anno prima
trend-target = Obiettivo
trend-attained = **{ $attainment } dell’obiettivo**, fissato a { $target }.
trend-behind = Base del dato { OF_PERIOD($now) }: { $rows } { $subject }.
trend-partial = Con dati parziali e senza confronto: { $periods }.

## Bridge.
bridge-titles =
    .full = { $member } { EITHER($direction, "cresce", "cala") } di { ABS($delta) } ({ $contribution } della variazione netta { OF($label) })
    .short = { $member } { EITHER($direction, "cresce", "cala") } di { ABS($delta) }, con una variazione netta di { SIGNED($total) } { WITHIN($label) }
    .shorter = Variazione maggiore { WITHIN($label) }: { $member }, { SIGNED($delta) }
bridge-plain = { $label }: variazione per { INNER($dimension) }
bridge-driver = **{ $member }**: { $value } dopo { $before } { DURING($prior) }.
bridge-counter = **{ $member }**, al contrario, { EITHER($rose, "cresce", "cala") } di { ABS($delta) }.
bridge-from-to = **{ $end }** { DURING($now) } dopo { $start } { DURING($prior) }.
bridge-net = Nell’insieme i passi valgono { SIGNED($total) } { VERSUS($prior) }.
bridge-other = «Altri» riunisce { $count } { INNER($dimension) }.

## Ranking.
ranking-titles =
    .full = { $member } in testa per { INNER($label) } con { $value }, { $lead } il posto successivo
    .short = { $member } in testa per { INNER($label) } con { $value }
    .shorter = { $member } in testa con { $value }
ranking-plain = { $label } per { INNER($dimension) }
ranking-share = **{ $member }**: { $share } { OF($label) } { DURING($now) }.
ranking-overall = In tutti i periodi, { $member }: { $allShare } { OF($label) }{ WITH(", ", $allLead, " il posto successivo") }.
ranking-change = { $member }: { SIGNED($delta) } { VERSUS($prior) }.

## Share.
share-titles =
    .full = { $member } vale { $share } { OF($label) }, in { EITHER($rose, "crescita", "calo") } di { ABS($shift) }
    .short = { $member } vale { $share } { OF($label) }
share-plain = { $label } per { INNER($dimension) }
share-shift = **{ $member }** si muove di più nel mix: quota { SIGNED($shift) }, valore { SIGNED($delta) }.
share-steady-mix = Nessuna quota varia di un punto intero { VERSUS($prior) }.
share-first = **{ $members }** valgono insieme { $share }.

## Comparison.
comparison-titles =
    .full = Maggiore { EITHER($rose, "aumento", "calo") } { WITHIN($label) }: { $member }, { SIGNED($delta) }
    .short = { $member }: { SIGNED($delta) } { WITHIN($label) }
comparison-rate =
    .few = { NEEDS($few) }{ $label } per { INNER($one) }: differenze non significative dove ci sono abbastanza { $few }
    .full = { $label } per { INNER($one) }: le differenze non sono significative
    .short = { $label } per { INNER($one) }: nessuna differenza significativa
comparison-rate-differs =
    .full = { $member } si distingue { WITHIN($label) }: { $value } contro { $whole } in totale
    .short = { $member }: { INNER($label) } { $value }
comparison-member = **{ $member }**: { $value } dopo { $before } { DURING($prior) }.
comparison-rows = Gruppo più piccolo mostrato: { $least } { $subject }.

## Pattern.
pattern-titles =
    .full = { part-pattern }: { $third } nell’ultimo mese { OF_PERIOD($now) }, { $first } nel primo
    .short = { part-pattern }: { $third } dopo { $first }
pattern-categories =
    .full = Primo mese
    .short = Secondo mese
    .shorter = Terzo mese
pattern-pooled = **Tutti i trimestri completi lo mostrano**: { $allFirst }, { $allSecond } e { $allThird } secondo il mese, nell’insieme.
pattern-test = La differenza tra il primo e l’ultimo mese è statisticamente significativa.

## Table.
table-title =
    .full = { $dimension } in cifre: { $member } in testa per { INNER($label) } con { $value }
    .short = { $dimension } in cifre: { $member } in testa con { $value }
table-two-leaders =
    .full = { $member } in testa per { INNER($label) }, { $member2 } per { INNER($label2) }
table-share = Quota
table-change = vs { $prior }
table-small-count = { $hits } su { $n }

## Pipeline.
pipeline-titles =
    .full = { part-stands }; { LOWER($created) }
    .short = { $label }: { $value }; { LOWER($created) }
    .shorter = { part-stands }
pipeline-other = **{ $label }**: { $value }.
pipeline-no-value = { $label }: qui non calcolabile. { $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] , { SIGNED($delta) } { VERSUS($prior) }
    }.
points-rate-delta = **{ moved }**, dopo { $before } { DURING($prior) }.
points-unchanged = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } resta stabile
       *[no] { $label }: stabile
    }** a { $value }, come { DURING($prior) }.
points-driver = **{ $member } { EITHER($direction, "cresce", "cala") } di { ABS($delta) }**{ WITH(" (", $contribution, " della variazione netta ", OF($label), ")") }.
points-pattern = **{ $metric ->
        [win_rate] I successi arrivano { EITHER($direction, "tardi", "presto") } nel trimestre
       *[other] { part-over-quarter }
    }**: { $first }, { $second } e { $third } secondo il mese { OF_PERIOD($now) }.
points-rank = **{ $member } in testa per { INNER($label) }**{ WITH(" con ", $share) }{ WITH(", ", $lead, " il posto successivo") }.
points-concentration = **{ $members }** valgono insieme { $share } { OF($label) }.
points-shift = **{ $member }** vale { $share } { OF($label) }, in { EITHER($direction, "crescita", "calo") } di { ABS($shift) }.
points-threshold = **{ $label }: { $attainment } dell’obiettivo**, { $value } contro { $target }.
points-rate-difference = **{ $member } si distingue { WITHIN($label) }**: { $value } contro { $whole } in totale.
points-plain = **{ $label }** { DURING($now) }: { $value }.

## Risks.
risks-title = Rischi: { INNER($heads) }
risks-driver =
    .head = Ulteriore { part-move } in { $member }
    .response = Riesaminare i casi di { $member } uno per uno
risks-pattern =
    .head = Trimestre appeso all’ultimo mese
    .response = Rivedere le date di decisione nelle prime settimane del trimestre
risks-rank =
    .head = Dipendenza da { $member }
risks-delta =
    .head = Ulteriore { part-move } { OF($label) }
risks-unknown =
    .head = { $label }: dato assente
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] Prossimi passi: { $heads }
       *[no] Prossimi passi
    }
definitions-title = Definizioni: come si calcola ogni indicatore
not-computable = Non calcolato: { INNER($reason) }

## Quality.
appendix-title = Qualità dei dati e definizioni
quality-title = Qualità dei dati: che cosa è stato letto e che cosa è rimasto fuori
quality-file = Righe lette: { FULL($rows) }; scartate: { FULL($rejected) }
quality-period = Periodi
quality-partial = Con dati parziali, mostrati e mai confrontati: { $periods }
quality-tests = Test
quality-guard = Si dice che un tasso varia solo quando un test sulle proporzioni, corretto per tutti i tassi esaminati, giudica significativa la differenza
agenda = Contenuti di questa revisione

## Sections.
sections-summary = Sintesi
sections-results = Risultati
sections-evidence = Analisi
sections-outlook = Prospettive
sections-actions = Prossimi passi
sections-appendix = Appendice

## Notes.
notes-formula = { $name } ({ $value }){ GIVEN($definition) ->
        [yes] : { INNER($definition) }
       *[no] {"."}
    } Base: { FULL($rows) } { $subject }.
trend-effects = Di cui { SIGNED($volume) } dal numero di { $subject } e { SIGNED($size) } dal loro valore medio.
