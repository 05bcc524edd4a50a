## Heads of the list of single support requests in a customer's review.
request-request = Richiesta
request-opened = Ricevuta
request-closed = Risolta
request-priority = Priorità
request-open = aperta

## Sentences of the review of one customer account.
account-title = { $account }: revisione congiunta, { $now }
account-source = Fonte: dati di { $account }, al { $date }
account-labels-orders = Ordini
account-labels-order_value = Valore degli ordini
account-labels-ordersToDate = Ordini a oggi
account-labels-valueToDate = Valore a oggi
account-labels-product = Prodotto
account-labels-plan = Piano
account-labels-subscriptions = Abbonamenti attivi
account-labels-seats = Licenze
account-labels-monthly_fee = Canone mensile
account-labels-uses = Utilizzi
account-labels-features_used = Funzioni in uso
account-labels-feature = Funzione
account-labels-requests = Richieste di assistenza
account-labels-requests_resolved = Richieste risolte
account-labels-requests_open = Richieste aperte
account-labels-requests_rated = Richieste valutate
account-labels-requests_satisfied = Valutate bene
account-labels-response_time = Prima risposta (mediana)
account-labels-resolution_time = Risoluzione (mediana)
account-labels-requestsToDate = Richieste a oggi
account-labels-renewal = Rinnovo
account-parts-goals = Obiettivi
account-parts-delivered = Consegnato
account-parts-subscription = Abbonamento
account-parts-use = Utilizzo
account-parts-support = Assistenza
account-parts-roadmap = Roadmap
account-parts-plan = Prossimi passi
account-parts-definitions = Definizioni
account-asks-goals = gli obiettivi concordati e a che punto è ciascuno
account-asks-plan = che cosa si fa fino alla prossima revisione
account-goals = Che cosa ci siamo proposti insieme
account-roadmap = Che cosa arriva e conta per voi
account-plan = Piano per il prossimo trimestre
account-ordered = Ordini per { $value } in { $now }
account-ordered-count = Ordini in { $now }: { $orders }
account-no-orders = I dati non contengono ordini in { $now }
account-products = { $product } pesa di più a oggi: { $value }
account-before = { $label } in { $prior }: { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] Abbonamenti per { $fee } al mese, { $seats } { PLURAL($seatsCount, "licenza", "licenze") }
       *[no] Abbonamenti per { $fee } al mese
    }
account-renewal = **Prossimo rinnovo: { $date }**, tra { $days }.
account-no-renewal = I dati non contengono una data di rinnovo.
account-no-subscription = I dati non contengono abbonamenti attivi.
account-used = { GIVEN($features) ->
        [yes] { $uses } { PLURAL($usesCount, "utilizzo", "utilizzi") } in { $now }, su { $features } { PLURAL($featuresCount, "funzione", "funzioni") }
       *[no] { $uses } { PLURAL($usesCount, "utilizzo", "utilizzi") } in { $now }
    }
account-most-used = **{ $feature } è la più usata**: { $uses } { PLURAL($usesCount, "volta", "volte") }.
account-no-use = I dati non contengono utilizzi in { $now }.
account-not-used = Nessun utilizzo registrato in { $now }
account-asked = Richieste di assistenza in { $now }: { $requests }
account-no-requests = Nessuna richiesta di assistenza in { $now }
account-no-support = I dati non contengono richieste di assistenza.
account-open-requests = **Aperte ora: { $open }**.
account-none-open = **Nessuna richiesta è aperta**.
account-resolved = Risolte in { $now }: { $resolved }.
account-in-time = Risolte in tempo: { $inTime } su { $due }.
account-rated = Valutate bene: { $good } su { $rated } valutate, di { $all } { PLURAL($allCount, "richiesta", "richieste") } a oggi.
account-unrated = Richieste valutate: nessuna di { $all } a oggi.
account-time = { $label }: { $value }, su { $count } { PLURAL($countCount, "richiesta", "richieste") } a oggi.
account-definitions = Come si contano le cifre
account-meaning-orders = Ordini concordati, contati nel giorno dell’accordo.
account-meaning-order_value = Somma degli importi di questi ordini, come concordati.
account-meaning-valueToDate = Tutti gli ordini dei dati, fino alla data di questa revisione.
account-meaning-subscriptions = Abbonamenti in corso alla data di questa revisione, senza prove.
account-meaning-monthly_fee = Somma degli importi ricorrenti di questi abbonamenti per un mese.
account-meaning-uses = Utilizzi registrati, nel giorno dell’utilizzo.
account-meaning-requests = Richieste secondo il giorno di arrivo.
account-meaning-requests_satisfied = Risposte nella parte alta della scala.
