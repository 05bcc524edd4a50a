## Heads of the list of single support requests in a customer's review.
request-request = Anfrage
request-opened = Eingegangen
request-closed = Gelöst
request-priority = Priorität
request-open = offen

## Sentences of the review of one customer account.
account-title = { $account }: gemeinsamer Rückblick, { $now }
account-source = Quelle: Daten zu { $account }, Stand { $date }
account-labels-orders = Bestellungen
account-labels-order_value = Bestellwert
account-labels-ordersToDate = Bestellungen bisher
account-labels-valueToDate = Bestellwert bisher
account-labels-product = Produkt
account-labels-plan = Tarif
account-labels-subscriptions = Laufende Abonnements
account-labels-seats = Lizenzen
account-labels-monthly_fee = Monatsbetrag
account-labels-uses = Nutzungen
account-labels-features_used = Genutzte Funktionen
account-labels-feature = Funktion
account-labels-requests = Supportanfragen
account-labels-requests_resolved = Gelöste Anfragen
account-labels-requests_open = Offene Anfragen
account-labels-requests_rated = Bewertete Anfragen
account-labels-requests_satisfied = Gut bewertet
account-labels-response_time = Erste Antwort (Median)
account-labels-resolution_time = Lösung (Median)
account-labels-requestsToDate = Anfragen bisher
account-labels-renewal = Verlängerung
account-parts-goals = Ziele
account-parts-delivered = Geliefert
account-parts-subscription = Abonnement
account-parts-use = Nutzung
account-parts-support = Support
account-parts-roadmap = Roadmap
account-parts-plan = Nächste Schritte
account-parts-definitions = Definitionen
account-asks-goals = die vereinbarten Ziele und wo jedes steht
account-asks-plan = was bis zum nächsten Rückblick geschieht
account-goals = Was wir uns gemeinsam vorgenommen haben
account-roadmap = Was kommt und für Sie zählt
account-plan = Plan für das kommende Quartal
account-ordered = Bestellungen über { $value } in { $now }
account-ordered-count = Bestellungen in { $now }: { $orders }
account-no-orders = Die Daten enthalten keine Bestellungen in { $now }
account-products = { $product } macht bisher am meisten aus: { $value }
account-before = { $label } in { $prior }: { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] Abonnements über { $fee } im Monat, { $seats } { PLURAL($seatsCount, "Lizenz", "Lizenzen") }
       *[no] Abonnements über { $fee } im Monat
    }
account-renewal = **Nächste Verlängerung: { $date }**, in { $days }.
account-no-renewal = Die Daten enthalten kein Verlängerungsdatum.
account-no-subscription = Die Daten enthalten kein laufendes Abonnement.
account-used = { GIVEN($features) ->
        [yes] { $uses } { PLURAL($usesCount, "Nutzung", "Nutzungen") } in { $now }, über { $features } { PLURAL($featuresCount, "Funktion", "Funktionen") }
       *[no] { $uses } { PLURAL($usesCount, "Nutzung", "Nutzungen") } in { $now }
    }
account-most-used = **{ $feature } wird am meisten genutzt**: { $uses } Mal.
account-no-use = Die Daten enthalten keine Nutzung für { $now }.
account-not-used = In { $now } ist keine Nutzung verzeichnet
account-asked = Supportanfragen in { $now }: { $requests }
account-no-requests = In { $now } kamen keine Supportanfragen
account-no-support = Die Daten enthalten keine Supportanfragen.
account-open-requests = **Jetzt offen: { $open }**.
account-none-open = **Keine Anfrage ist offen**.
account-resolved = Gelöst in { $now }: { $resolved }.
account-in-time = Rechtzeitig gelöst: { $inTime } von { $due }.
account-rated = Gut bewertet: { $good } von { $rated } bewerteten, bei bisher { $all } { PLURAL($allCount, "Anfrage", "Anfragen") }.
account-unrated = Bewertete Anfragen: keine von bisher { $all }.
account-time = { $label }: { $value }, über bisher { $count } { PLURAL($countCount, "Anfrage", "Anfragen") }.
account-definitions = Wie die Zahlen gezählt werden
account-meaning-orders = Vereinbarte Bestellungen, gezählt am Tag der Vereinbarung.
account-meaning-order_value = Summe der Beträge dieser Bestellungen, wie vereinbart.
account-meaning-valueToDate = Alle Bestellungen der Daten bis zum Tag dieses Rückblicks.
account-meaning-subscriptions = Abonnements, die am Tag dieses Rückblicks laufen, ohne Testphasen.
account-meaning-monthly_fee = Summe der wiederkehrenden Beträge dieser Abonnements für einen Monat.
account-meaning-uses = Nutzungen laut Protokoll, am Tag der Nutzung.
account-meaning-requests = Anfragen nach dem Tag ihres Eingangs.
account-meaning-requests_satisfied = Antworten im oberen Teil der Skala.
