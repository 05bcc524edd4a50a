## Heads of the list of single support requests in a customer's review.
request-request = Demande
request-opened = Reçue
request-closed = Résolue
request-priority = Priorité
request-open = ouverte

## Sentences of the review of one customer account.
account-title = { $account } : bilan commun, { $now }
account-source = Source : données de { $account }, au { $date }
account-labels-orders = Commandes
account-labels-order_value = Valeur des commandes
account-labels-ordersToDate = Commandes à ce jour
account-labels-valueToDate = Valeur à ce jour
account-labels-product = Produit
account-labels-plan = Formule
account-labels-subscriptions = Abonnements en cours
account-labels-seats = Licences
account-labels-monthly_fee = Montant mensuel
account-labels-uses = Utilisations
account-labels-features_used = Fonctions utilisées
account-labels-feature = Fonction
account-labels-requests = Demandes au support
account-labels-requests_resolved = Demandes résolues
account-labels-requests_open = Demandes ouvertes
account-labels-requests_rated = Demandes notées
account-labels-requests_satisfied = Bien notées
account-labels-response_time = Première réponse (médiane)
account-labels-resolution_time = Résolution (médiane)
account-labels-requestsToDate = Demandes à ce jour
account-labels-renewal = Renouvellement
account-parts-goals = Objectifs
account-parts-delivered = Livré
account-parts-subscription = Abonnement
account-parts-use = Utilisation
account-parts-support = Support
account-parts-roadmap = Feuille de route
account-parts-plan = Prochaines étapes
account-parts-definitions = Définitions
account-asks-goals = les objectifs convenus et l’état de chacun
account-asks-plan = ce qui se fait d’ici le prochain bilan
account-goals = Ce que nous voulions atteindre ensemble
account-roadmap = Ce qui arrive et qui compte pour vous
account-plan = Plan du prochain trimestre
account-ordered = Commandes d’une valeur de { $value } au { $now }
account-ordered-count = Commandes au { $now } : { $orders }
account-no-orders = Les données ne contiennent aucune commande au { $now }
account-products = { $product } pèse le plus à ce jour : { $value }
account-before = { $label } au { $prior } : { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] Abonnements à { $fee } par mois, { $seats } { PLURAL($seatsCount, "licence", "licences") }
       *[no] Abonnements à { $fee } par mois
    }
account-renewal = **Prochain renouvellement : { $date }**, dans { $days }.
account-no-renewal = Les données ne contiennent aucune date de renouvellement.
account-no-subscription = Les données ne contiennent aucun abonnement en cours.
account-used = { GIVEN($features) ->
        [yes] { $uses } { PLURAL($usesCount, "utilisation", "utilisations") } au { $now }, sur { $features } { PLURAL($featuresCount, "fonction", "fonctions") }
       *[no] { $uses } { PLURAL($usesCount, "utilisation", "utilisations") } au { $now }
    }
account-most-used = **{ $feature } est la plus utilisée** : { $uses } fois.
account-no-use = Les données ne contiennent aucune utilisation au { $now }.
account-not-used = Aucune utilisation enregistrée au { $now }
account-asked = Demandes au support au { $now } : { $requests }
account-no-requests = Aucune demande au support au { $now }
account-no-support = Les données ne contiennent aucune demande au support.
account-open-requests = **Ouvertes à ce jour : { $open }**.
account-none-open = **Aucune demande n’est ouverte**.
account-resolved = Résolues au { $now } : { $resolved }.
account-in-time = Résolues à temps : { $inTime } sur { $due }.
account-rated = Bien notées : { $good } sur { $rated } notées, pour { $all } { PLURAL($allCount, "demande", "demandes") } à ce jour.
account-unrated = Demandes notées : aucune sur { $all } à ce jour.
account-time = { $label } : { $value }, sur { $count } { PLURAL($countCount, "demande", "demandes") } à ce jour.
account-definitions = Comment les chiffres sont comptés
account-meaning-orders = Commandes convenues, comptées le jour de l’accord.
account-meaning-order_value = Somme des montants de ces commandes, tels que convenus.
account-meaning-valueToDate = Toutes les commandes des données, jusqu’à la date de ce bilan.
account-meaning-subscriptions = Abonnements en cours à la date de ce bilan, hors essais.
account-meaning-monthly_fee = Somme des montants récurrents de ces abonnements pour un mois.
account-meaning-uses = Utilisations enregistrées, au jour de l’utilisation.
account-meaning-requests = Demandes selon le jour de leur arrivée.
account-meaning-requests_satisfied = Réponses en haut de l’échelle.
