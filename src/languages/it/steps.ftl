# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = Responsabili e date sono proposte
    .dates = Le date sono proposte
    .more = Responsabili e date degli altri passi sono proposte
step-close =
    .head = ripulire la pipeline
    .ask = chiudere le { $dead } trattative ferme
    .what = Chiudere o riqualificare le { $dead } trattative aperte da più di { $oldest }
    .measure = Tutte le trattative aperte da meno di { $oldest }
step-rebuild =
    .head = ricostruire la pipeline
    .ask = ricostituire { $missing } trattative vive
    .what = Cercare nuove trattative al posto di quelle ferme
    .measure = Di nuovo { $before } trattative vive
step-early =
    .head = qualificare prima
    .what = Fissare i criteri per aprire una trattativa
    .measure = Il loro { INNER($label) }, da { $value } verso { $rest }
step-spot =
    .head = colmare la distanza in { $spot }
    .what = Capire perché { $spot } vince meno e copiare ciò che funziona altrove
    .measure = { $label } da { $value } a { $usual }
step-discount =
    .head = limitare gli sconti al { $cap }
    .what = Richiedere l’approvazione per gli sconti oltre il { $cap }
    .measure = { $label } sotto { $value }
step-audit =
    .head = verificare i doppioni
    .ask = verificare i { $count } abbonamenti doppi
    .what = Verificare i { $count } abbonamenti doppi prima di citare di nuovo i ricavi ricorrenti
    .measure = Ogni doppione confermato o tolto
step-watch =
    .head = seguire gli abbonamenti a rischio
    .ask = seguire i { $count } abbonamenti a rischio
    .what = Mettere in osservazione i { $count } abbonamenti con il segnale più forte ({ LOWERCASE($signal) })
    .measure = La loro perdita da { $value } verso { $rest }
step-ask =
    .head = registrare i motivi di abbandono
    .what = Chiedere un motivo a ogni cliente che se ne va e registrarlo
    .measure = Meno di { $share } della perdita senza motivo
step-shift =
    .head = vendere ciò che rende
    .what = Spostare tempo di vendita da { $busy } a { $earners }
    .measure = { $busy }: { $decided } < { $effort }
step-month =
    .head = decidere prima
    .what = Riesaminare le trattative aperte a metà trimestre, prima dell’ultimo mese
    .measure = { $label } del primo mese oltre { $value }
step-turn =
    .head = { $direction ->
        [up] fermare l’aumento in { $member }
       *[other] risollevare { $member }
    }
    .what = { $direction ->
        [up] Trovare la causa dell’aumento in { $member } ({ INNER($label) }) e invertirla
       *[other] Capire che cosa si è perso in { $member } ({ INNER($label) }) e recuperarlo
    }
step-factor =
    .head = risollevare { $member }
    .ask = riportare { INNER($label) } di { $member } a { $before }
    .what = { $kind ->
        [count] Riguadagnare volume su { $member }: { INNER($label) } da { $value } di nuovo a { $before }
        [rate] Rivedere ciò che si è perso su { $member }: { INNER($label) } da { $value } di nuovo a { $before }
       *[mean] Capire che cosa ha ridotto { INNER($label) } su { $member } ({ $value } contro { $before }) e invertirlo
    }
step-drill =
    .head = risollevare { $member }
    .ask = risollevare { $member } con { $apart }
    .what = Capire che cosa è cambiato su { $member }, prima con { $apart }: { INNER($label) } { $value }, era { $before }
step-by = { $head } entro il { $date }
step-pair =
    .head = correggere { $pair }
    .what = Trovare che cosa è cambiato in { $pair } da { $prior } e porvi rimedio lì
    .measure = { $label }, { $pair }: di nuovo { $before }
step-cell =
    .head = correggere { $cell }
    .what = Capire che cosa distingue { $cell } e portarlo al livello complessivo
    .measure = { $label }, { $cell }: { $whole }
step-effect =
    .head = { $way ->
        [extend] estendere ciò che { $who } ha iniziato in { $start }
       *[review] rivedere ciò che { $who } ha iniziato in { $start }
    }
    .what = { $way ->
        [extend] Estendere gradualmente a tutti gli altri ciò che { $who } ha iniziato in { $start }, e vedere se il divario segue
       *[review] Rivedere ciò che { $who } ha iniziato in { $start }, e annullarlo se nient’altro spiega il divario
    }
    .measure = { $way ->
        [extend] { $label }, tutti gli altri: meglio di { $besideAfter }
       *[review] { $label }, { $who }: di nuovo { $before }
    }
step-track =
    .head = seguire «{ INNER($label) }» per { $by }
    .what = Riportare «{ INNER($label) }» per { $by } finché { $cell } non è a { $whole }
step-repeat =
    .head = verificare la crescita di { $member }
    .what = Stabilire se la crescita di { $member } ({ $delta }) si ripeterà prima di inserirla nel piano
step-look =
    .head = esaminare { $member }
    .what = Rivedere { $member } in { $now } e indicare che cosa è cambiato ({ $label })
step-level =
    .head = { $direction ->
        [up] ridurre: { INNER($label) }
       *[other] risollevare: { INNER($label) }
    }
    .what = { $direction ->
        [up] Trovare la causa dell’aumento ({ INNER($label) }) e invertirla
       *[other] Trovare la causa del calo ({ INNER($label) }) e invertirla
    }
step-trail =
    .head = colmare la distanza in { $member }
    .what = Confrontare { $member } con gli altri ({ INNER($label) }) e colmare la distanza
step-overdue =
    .head = riprogrammare le trattative scadute
    .what = Dare una nuova data a ogni trattativa scaduta, o chiuderla
step-stale =
    .head = riattivare le trattative ferme
    .what = Fissare un passo per ogni trattativa ferma, o chiuderla
step-slipped =
    .head = recuperare le trattative slittate
    .what = Capire che cosa riporterebbe ogni trattativa slittata, e agire
step-renewal =
    .head = assicurare i rinnovi
    .what = Parlare con ogni cliente prima del rinnovo
step-rely-account =
    .head = assicurare { $member }
    .what = Concordare un piano con { $member } per il prossimo anno
step-rely-owner =
    .head = affiancare { $member }
    .what = Dare un altro referente ai maggiori clienti di { $member }
step-record =
    .head = registrare «{ INNER($label) }»
    .what = Registrare ciò che manca per «{ INNER($label) }»
step-rate =
    .head = far valutare ogni ticket
    .what = Chiedere una valutazione dopo ogni ticket chiuso
    .measure = { $label } oltre il { $share }
step-check =
    .head = confermare i dati { OF_PERIOD($now) }
    .what = Confermare i dati { OF_PERIOD($now) } con i loro responsabili
loss-causes-action =
    .head = ridurre i tassi di perdita
    .what = Capire che cosa ha alzato i tassi di perdita da { $prior }, e invertirlo
    .measure = Perdita ({ $unit }): al massimo { $value }
loss-age-action =
    .head = proteggere i primi { $days } giorni
    .what = Finanziare un programma per i primi { $days } giorni di un abbonamento
    .measure = Perdita a { $band } giorni di nuovo a { $before } per { $per } giorni
loss-where-action =
    .head = colmare il divario di { $row } × { $column }
    .what = Portare la perdita di { $row } × { $column } al tasso di { $column }
    .measure = Tasso di perdita da { $rate } a { $whole }
loss-action =
    .head = decidere su { $member }
    .what = Rivedere prezzi, sconti e costi di { $member }
    .measure = { $label } in { $member } sopra lo zero
lost-why = { $label } in { $member }: { $value }, da { $before } ({ $prior }).

# Success measures: the level of before, or that of all others.

aim-back = { $label } in { $member }: di nuovo { $before }
aim-hold = { $label } in { $member }: almeno { $value }
aim-level = { $label }: di nuovo { $before }
aim-toward = { $label } in { $member }: da { $value } a { $whole }
aim-below = { $label } sotto { $value }
aim-cause = { ABS($delta) } spiegati
aim-share = { $member } sotto il { $share } ({ INNER($label) })
worth-rows = { $count } { $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = Direzione commerciale
owner-operations = Operazioni di vendita
owner-success = Customer success
owner-support = Responsabile assistenza
owner-finance = Finanza
owner-budget = Responsabile del budget
plan-moves-action =
    .head = distinguere meglio { $to } da { $from }
    .what = Fissare limiti per { $to } e regole per scendere da { $from } prima dei prossimi rinnovi; contare i passaggi ogni settimana
    .measure = Al massimo { $before } passaggi per periodo, contro { $count }

place-back =
    .head = riprendere { $topic }
    .what = Togliere { $topic } a { $handler } e ridarlo a chi lo gestiva prima di { $month }
    .measure = { $label } di { $topic } di nuovo a { $value }
place-fix =
    .head = sistemare { $place }
    .what = Capire che cosa è cambiato in { $place }{ GIVEN($month) ->
        [yes] { " " }a { $month }
       *[no] { "" }
    } e tornare indietro
    .measure = { $label } lì a { $value }, come in tutti gli altri ticket
place-call =
    .head = chiamare { $count } clienti prima del rinnovo
    .what = Chiamare i { $count } clienti esposti che rinnovano entro il { $day } prima che decidano
    .measure = Tutti i { $count } contattati, nessuno perso per il servizio
place-entry =
    .head = fissare criteri di ingresso
    .what = Lasciare a { $handler } gli altri ticket; fissare criteri di ingresso prima di ridargli { $topic }
    .measure = { $label } di { $handler } resta a { $value }
