# Rinnovi: quali sono a rischio, dove si perdono e che cosa non lo spiega.

renewal-sign = { $kind ->
        [seats] meno del { $threshold } delle licenze in uso
        [use] { INNER($label) } in calo di oltre il { $threshold }
        [cell] { $cell }
       *[notice] disdetta ricevuta
    }
renewal-mark = { $kind ->
        [seats] Uso scarso
        [use] Uso in calo
        [cell] Stesso gruppo
       *[notice] Disdetta ricevuta
    }
renewal-risk-titles =
    .full = { $count } rinnovi su { $all } nel { $coming } sono a rischio: { $value } su { $whole }
    .short = { $count } rinnovi nel { $coming } sono a rischio: { $value }
renewal-risk-lead = Rinnovi nel { $coming } con il segnale mostrato dai clienti persi prima del rinnovo: { $sign }
renewal-risk-point = **{ $count } rinnovi su { $all } nel { $coming } sono a rischio, { $value } su { $whole }**: { $sign }.
renewal-right = Nell’ultimo anno **{ $found } clienti su { $tried }** con questo segnale se ne sono andati ({ $right }){ WITH(", contro il ", $rest, " degli altri") }.
renewal-in-cell = { GIVEN($all) ->
        [yes] **Tutti i { $count }** sono { $cell }.
       *[no] **{ $count } di essi** sono { $cell }.
    }
renewal-well = **{ $count } su { $of }** hanno { INNER($column) } «{ $label }»: il punteggio non vede il rischio.
renewal-later = Nel periodo successivo **altri { $count }** ({ $value }) mostrano lo stesso segnale.
renewal-columns =
    .account = Cliente
    .value = Da rinnovare
    .day = Data di rinnovo
    .owner = Responsabile
    .seats = Licenze in uso
    .use = { $label }, variazione
    .sign = Segnale
    .health = Salute
renewal-cell-titles =
    .full = { $cell } ha perso { $lost } rinnovi su { $due } ({ $rate }), contro il { $rest } altrove
    .short = { $cell } ha perso il { $rate } dei rinnovi, contro il { $rest } altrove
renewal-cell-lead = Rinnovi in scadenza e persi per gruppo, { $now }
renewal-cell-point = **{ $cell } ha perso { $lost } rinnovi su { $due } ({ $rate }), { $value }**, contro il { $rest } altrove.
renewal-lost-columns =
    .group = Gruppo
    .due = Rinnovi in scadenza
    .lost = Persi
    .rate = Quota persa
    .before = { $prior }
    .amount = Importo perso
renewal-beside = { $member }, resto per { INNER($dimension) }
renewal-others = Altri
renewal-all = Tutti i rinnovi
renewal-offer = **{ $label } non lo spiega**: con esso si è perso il { $own }, senza il { $others }.
renewal-owner = **Il responsabile non lo spiega**: in { $cell } { $member } ha perso il { $own } dei rinnovi, gli altri responsabili il { $others }.
renewal-overview-titles =
    .full = { $lost } rinnovi su { $due } sono stati persi nel { $now }: { $rate }, dopo il { $before } nel { $prior }
    .short = { $lost } rinnovi su { $due } sono stati persi nel { $now } ({ $rate })
renewal-overview-lead = Rinnovi per periodo di scadenza
renewal-reasons-titles =
    .full = { $count } clienti persi su { $lost } indicano «{ $reason }», { $value }
    .short = «{ $reason }» è il primo motivo di abbandono: { $count } su { $lost }
renewal-reasons-lead = Rinnovi persi per motivo registrato, { $now }
renewal-reasons-point = **{ $count } clienti persi su { $lost } indicano «{ $reason }»**, { $value }.
renewal-reasons-cell = In { $cell } **{ $count } su { $lost }** indicano questo motivo.
renewal-reasons-next = Segue «{ $reason }» con { $count } ({ $value }).
renewal-reasons-columns =
    .reason = Motivo
    .count = Clienti persi
    .amount = Importo perso
    .cell = In { $cell }

# Che cosa fare.

step-renewal-save =
    .head = salvare i { $count } rinnovi a rischio
    .what = Concordare un piano con ciascuno dei { $count } clienti a rischio prima del rinnovo, i maggiori per primi
    .measure = Meno del { $right } di essi persi
step-renewal-cell =
    .head = correggere { $cell }
    .what = Cambiare avvio e assistenza dei clienti { $cell }: perso il { $rate } dei loro rinnovi, il { $rest } altrove
    .measure = Rinnovi persi lì dal { $rate } verso il { $rest }
step-renewal-score =
    .head = includere l’uso nel punteggio di salute
    .what = Includere l’uso nel punteggio di salute: { $count } clienti a rischio su { $of } hanno «{ $label }»
    .measure = Nessun cliente a rischio con «{ $label }»
