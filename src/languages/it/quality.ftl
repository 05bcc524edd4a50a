# What is said of the data: what was read, left out, assumed.

quality-as-of-moved = I dati finiscono il { $date }; le cifre valgono per quel giorno.
quality-ends-early = I dati finiscono il { $last }, molto prima del { $date }.
quality-no-outcome = Nessun valore di { $column } in { $file } dice che cosa è vinto o perso ({ $stages }); un file di corrispondenze può dirlo.
quality-unused-stage = Il file di corrispondenze cita la fase { $stage }; nessuna trattativa ce l’ha.
quality-lines-around = Righe fuori dalla tabella in { $file } (titolo, totale, piede), escluse: { $lines }.
quality-too-many-fields = Righe di { $file } con più campi dell’intestazione, escluse: { $rows }.
quality-not-of-type = Valori illeggibili di { $column } in { $file }, contati come mancanti: { $rows }.
quality-other-currency = Trattative in valuta diversa da { $currency }, escluse: { $rows }.
quality-unused-table = { $file } non è usato: niente lo collega alle altre tabelle.
quality-currency-assumed = Gli importi non indicano la valuta; si suppone { $currency }.
quality-repeated = Righe di { $file } che ne ripetono un’altra esattamente, contate una volta: { $rows }.
quality-no-member = Trattative senza «{ $dimension }»: { $rows } su { $all }; contate sotto «{ $unnamed }».
quality-amount-scaled = { $column } è letto in unità di { $scale }, come dice il nome.
quality-no-amount = Trattative vinte senza importo: { $rows } su { $won }; contano come vinte e nulla aggiungono al valore.
quality-negative-amount = Trattative vinte con importo negativo: { $rows }; sommate così come sono.
quality-zero-amount-lost = Trattative perse con importo zero: { $rows } su { $lost }.
quality-no-close-date = Trattative chiuse senza data di chiusura: { $rows } su { $closed }; fuori dalle cifre per data di chiusura.
quality-no-creation-date = Trattative senza data di creazione ({ $column }): { $rows } su { $all }; fuori da trattative nuove e ciclo di vendita.
quality-closed-before-created = Trattative chiuse prima della creazione: { $rows }.
quality-unlisted = Trattative il cui valore di { $column } non figura in { $file }: { $rows } su { $all } ({ $values }).
quality-may-be = { $value } in { $file } può essere { $suggestion } in { $other } ({ $rows } trattative); un file di corrispondenze può dirlo.
quality-without-deals = Senza trattative ed esclusi, non mostrati come zero: { $rows } su { $all } in { $file } ({ $members }).
quality-dimension-left-out = «{ $dimension }» è escluso: { $rows } trattative chiuse su { $closed } non lo hanno, perché il loro valore di { $column } non figura in { $file }.
quality-spellings = «{ $dimension }» è scritto in più modi, forse lo stesso: { $members }; un file di corrispondenze può dirlo.
quality-placeholder-dates = { $rows } valori di { $column } in { $file } non sono date vere e contano come mancanti.
quality-date-numbers = { $column } in { $file } contiene numeri, letti come date.
quality-future-close = { $rows } trattative vinte o perse di { $file } si chiudono dopo il { $date } e non sono contate.
quality-still-running = { $period } è in corso; le cifre valgono per i primi { $days } giorni.
quality-unequal-weeks = { $period } ha { $weeks } settimane e { $other } { $otherWeeks }; non si confrontano.
quality-trials = Prove in { $file } che ancora non pagano nulla, escluse: { $rows }.
quality-no-start = Abbonamenti in { $file } senza inizio o senza importo, esclusi: { $rows }.
quality-ends-first = Abbonamenti in { $file } che finiscono prima di iniziare, esclusi: { $rows }.
quality-no-score = Ticket in { $file } senza voto di soddisfazione: { $rows } su { $all }; la soddisfazione parla solo degli altri.
quality-closed-before-opened = Ticket in { $file } chiusi prima della ricezione: { $rows }.
quality-churn-sources = Le fonti danno numeri diversi di clienti persi; nessuno viene mostrato: { $sources }.
quality-converted-by-dated-rates = Importi convertiti in { $currency } al cambio del giorno di chiusura secondo { $file }: { $rows }; le trattative aperte all’ultimo cambio.
quality-converted-by-rates = Importi convertiti in { $currency } a un cambio fisso per valuta secondo { $file }: { $rows }.
quality-converted-column = Importi in { $currency }, come la fonte li ha convertiti in { $column }: { $rows }.
quality-billing-interval = Gli importi di { $file } valgono per il periodo indicato in { $column } e sono riportati a un mese.
quality-snapshots = { $file } dà la situazione di ogni mese: inizio e fine dei singoli abbonamenti non sono noti.
quality-discarded = Righe di { $file } eliminate, archiviate o di prova ({ $column }), escluse: { $rows }.
quality-thinning = Trattative di { $file } create dal { $date }: solo { $rows }, contro { $usual } in un mese consueto. Probabilmente mancano le più recenti; un calo della pipeline creata dice poco.
quality-credited-today = Le cifre per «{ $dimension }» sono attribuite a chi i dati nominano oggi; i dati non dicono chi seguiva prima la trattativa.
quality-former-owner = Le cifre per «{ $dimension }» sono attribuite a chi i dati nominano oggi; { $column } ne nomina un altro per { $rows } trattative.
quality-owner-history = Le cifre per «{ $dimension }» sono attribuite a chi i dati nominano oggi; ciò che { $file } dice dei precedenti non è contato.

# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } delle trattative vinte senza importo, fuori dal valore
missing-no-creation-date = { $share } delle trattative senza data di creazione, non incluse
missing-no-close-date = { $share } delle trattative chiuse senza data di chiusura, non incluse
missing-no-score = { $share } dei ticket senza voto, non inclusi
