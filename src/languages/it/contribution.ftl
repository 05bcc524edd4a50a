# What is left of sales, and what moved it.

measure-contribution = Margine di contribuzione
    .the = il margine di contribuzione
    .definition = Vendite lorde meno sconti, rimborsi nel giorno del reso, costo unitario del venduto non rimesso in magazzino, spese di reso se note, e marketing.
measure-contribution_before_marketing = Contribuzione prima del marketing
    .the = la contribuzione prima del marketing
    .definition = Vendite lorde meno sconti, rimborsi nel giorno del reso, costo unitario del venduto non rimesso in magazzino, e spese di reso se note.
measure-contribution_before_returns = Contribuzione prima dei resi
    .the = la contribuzione prima dei resi
    .definition = Vendite lorde meno sconti, costo unitario del venduto e marketing; i dati non dicono nulla dei resi.
measure-contribution_margin = Tasso di contribuzione
    .the = il tasso di contribuzione
    .definition = Contribuzione divisa per le vendite dopo gli sconti.
measure-gross_sales = Vendite lorde
    .the = l’importo delle vendite lorde
    .definition = Prezzo per quantità del venduto, prima di sconti e rimborsi, senza imposte né spedizione.
measure-discounts = Importo degli sconti
    .the = l’importo degli sconti
    .definition = Quanto gli sconti hanno tolto alle vendite lorde; quello di un ordine è ripartito sulle sue righe per valore.
measure-cost_of_goods = Costo della merce
    .the = il costo della merce
    .definition = Costo unitario per quantità del venduto, meno quello dei resi rimessi in magazzino.
measure-return_rate = Tasso di reso
    .the = il tasso di reso
    .definition = Righe d’ordine del periodo di cui qualcosa è tornato, divise per tutte le sue righe; nel giorno dell’ordine.
measure-return_costs = Spese di reso
    .the = l’importo delle spese di reso
    .definition = Quanto è costato ritirare la merce, nel giorno del reso.
measure-marketing_spend = Spesa di marketing
    .the = la spesa di marketing
    .definition = Quanto si è speso in marketing nel periodo.
measure-marketing_rate = Marketing sulle vendite
    .the = il peso del marketing sulle vendite
    .definition = Spesa di marketing divisa per le vendite dopo gli sconti.
contrib-titles =
    .full = { NEEDS($causes) }{ $label } in calo del { ABS($pct) } { EITHER($rose, "nonostante vendite in crescita del", "con vendite in calo del") } { ABS($growth) }: { $causes }
    .short = { $label } in calo del { ABS($pct) } a { $value } { EITHER($rose, "nonostante vendite in crescita del", "con vendite in calo del") } { ABS($growth) }
contrib-cause = { $part ->
        [discount] sconti su { $member }
       *[returns] resi di { $member }
    }
contrib-change = **{ $label } in calo del { ABS($pct) } a { $value }**, da { $before } nel { $prior }, { EITHER($rose, "mentre le vendite dopo gli sconti sono cresciute del", "con vendite dopo gli sconti in calo del") } { ABS($growth) } a { $sales }.
contrib-discount = **{ $member }: gli sconti hanno preso il { $rate } delle vendite lorde** ({ $before } nel { $prior }){ GIVEN($month) ->
        [yes] , da { $month }
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] , soprattutto con { $codes }
       *[no] { "" }
    }: { $excess } in più rispetto al tasso precedente.
contrib-code = { $code } ({ $value })
contrib-returns = **{ $member }: rese { $returned } righe su { $sold }** ({ $rate }; { $before } nel { $prior }){ GIVEN($month) ->
        [yes] , da { $month }
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] , di cui { $count } per «{ $reason }»
       *[no] { "" }
    }: circa { $excess } in più rispetto al tasso precedente.
contrib-held = **Non è la causa**: { $parts }.
contrib-held-part = { $part ->
        [marketing] il marketing ({ $value } delle vendite, { $before } nel { $prior })
        [cost] il costo della merce ({ $value } delle vendite lorde, { $before } nel { $prior })
       *[returns] i resi di tutto il resto ({ $value } delle righe, { $before } nel { $prior })
    }
contrib-part = { $part ->
        [volume] Volume
        [discount] Sconti
        [returns] Resi
        [cost] Costo della merce
       *[marketing] Marketing
    }
contrib-loss = { $part ->
        [volume] il minor volume è costato { ABS($value) }
        [discount] i maggiori sconti sono costati { ABS($value) }
        [returns] i maggiori resi sono costati { ABS($value) }
        [cost] il maggior costo della merce ha tolto { ABS($value) }
       *[marketing] il marketing ha tolto { ABS($value) } in più
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ FIRST($losses) }; il volume ha portato solo { $volume }
    .short = { FIRST($losses) }
contrib-bridge-note = Il volume è la variazione delle vendite lorde al tasso di contribuzione del { $prior }; ogni altra voce è quanto ha portato o tolto la sua diversa incidenza sulle vendite lorde.
contrib-rate-titles =
    .full = { $part ->
        [discount] Gli sconti su { $member } sono saliti dal { $before } al { $rate } delle vendite lorde
       *[returns] Reso il { $rate } delle righe di { $member }, contro il { $before }
    }
contrib-caution = { $part ->
        [discount] Togliere lo sconto non restituirebbe tutto: alcuni di questi ordini non ci sarebbero stati, e manca un gruppo senza sconto con cui confrontarli.
       *[returns] Gli ordini di fine { $now } possono ancora essere resi: il tasso di reso può solo salire.
    }
contrib-share = Quota delle vendite lorde
contrib-statement = Che cosa resta delle vendite lorde, { $now } rispetto a { $prior }
contrib-left = { $label }: solo il { $share } delle vendite lorde, contro il { $before }
step-codes =
    .head = chiudere gli sconti su { $member }
    .what = Chiudere { GIVEN($codes) ->
        [yes] { $codes }
       *[no] gli sconti
    } su { $member }, oppure limitarli e tenere un gruppo senza sconto
    .measure = Tasso di sconto di { $member } di nuovo al { $before }
step-returned =
    .head = non promuovere più { $member }
    .what = Non promuovere più { $member } finché il tasso di reso non torna vicino al { $before }{ GIVEN($reason) ->
        [yes] ; verificare «{ $reason }»
       *[no] { "" }
    }
    .measure = Tasso di reso di { $member } di nuovo al { $before }
