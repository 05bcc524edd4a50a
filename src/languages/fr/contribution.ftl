# What is left of sales, and what moved it.

measure-contribution = Marge contributive
    .the = la marge contributive
    .of = de la marge contributive
    .definition = Ventes brutes moins remises, remboursements à la date du retour, coût unitaire des articles vendus et non remis en stock, frais de retour s’ils sont connus, et marketing.
measure-contribution_before_marketing = Marge contributive avant marketing
    .the = la marge contributive avant marketing
    .of = de la marge contributive avant marketing
    .definition = Ventes brutes moins remises, remboursements à la date du retour, coût unitaire des articles vendus et non remis en stock, et frais de retour s’ils sont connus.
measure-contribution_before_returns = Marge contributive avant retours
    .the = la marge contributive avant retours
    .of = de la marge contributive avant retours
    .definition = Ventes brutes moins remises, coût unitaire des articles vendus et marketing ; les données ne disent rien des retours.
measure-contribution_margin = Taux de marge contributive
    .the = le taux de marge contributive
    .of = du taux de marge contributive
    .definition = Marge contributive divisée par les ventes après remises.
measure-gross_sales = Ventes brutes
    .the = le montant des ventes brutes
    .of = des ventes brutes
    .definition = Prix multiplié par quantité des articles vendus, avant remises et remboursements, hors taxes et livraison.
measure-discounts = Montant des remises
    .the = le montant des remises
    .of = du montant des remises
    .definition = Ce que les remises ont retiré des ventes brutes ; la remise d’une commande est répartie sur ses lignes selon leur valeur.
measure-cost_of_goods = Coût des marchandises
    .the = le coût des marchandises
    .of = du coût des marchandises
    .definition = Coût unitaire multiplié par quantité des articles vendus, moins celui des retours remis en stock.
measure-return_rate = Taux de retour
    .the = le taux de retour
    .of = du taux de retour
    .definition = Lignes de commande de la période dont une partie a été retournée, divisées par toutes ses lignes ; à la date de la commande.
measure-return_costs = Frais de retour
    .the = le montant des frais de retour
    .of = des frais de retour
    .definition = Ce qu’a coûté la reprise des articles, à la date du retour.
measure-marketing_spend = Dépenses marketing
    .the = le montant des dépenses marketing
    .of = des dépenses marketing
    .definition = Dépenses de marketing de la période.
measure-marketing_rate = Part du marketing dans les ventes
    .the = la part du marketing dans les ventes
    .of = de la part du marketing dans les ventes
    .definition = Dépenses marketing divisées par les ventes après remises.
contrib-titles =
    .full = { NEEDS($causes) }{ $label } en baisse de { ABS($pct) } { EITHER($rose, "malgré des ventes en hausse de", "avec des ventes en baisse de") } { ABS($growth) } : { $causes }
    .short = { $label } en baisse de { ABS($pct) } à { $value } { EITHER($rose, "malgré des ventes en hausse de", "avec des ventes en baisse de") } { ABS($growth) }
contrib-cause = { $part ->
        [discount] remises sur { $member }
       *[returns] retours de { $member }
    }
contrib-change = **{ $label } en baisse de { ABS($pct) } à { $value }**, contre { $before } au { $prior }, { EITHER($rose, "alors que les ventes après remises ont augmenté de", "les ventes après remises ayant reculé de") } { ABS($growth) } à { $sales }.
contrib-discount = **{ $member } : les remises ont pris { $rate } des ventes brutes** ({ $before } au { $prior }){ GIVEN($month) ->
        [yes] , depuis { $month }
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] , surtout via { $codes }
       *[no] { "" }
    } : { $excess } de plus qu’au taux d’avant.
contrib-code = { $code } ({ $value })
contrib-returns = **{ $member } : { $returned } lignes sur { $sold } ont été retournées** ({ $rate } ; { $before } au { $prior }){ GIVEN($month) ->
        [yes] , depuis { $month }
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] , dont { $count } pour « { $reason } »
       *[no] { "" }
    } : environ { $excess } de plus qu’au taux d’avant.
contrib-held = **Hors de cause** : { $parts }.
contrib-held-part = { $part ->
        [marketing] le marketing ({ $value } des ventes, { $before } au { $prior })
        [cost] le coût des marchandises ({ $value } des ventes brutes, { $before } au { $prior })
       *[returns] les retours du reste ({ $value } des lignes, { $before } au { $prior })
    }
contrib-part = { $part ->
        [volume] Volume
        [discount] Remises
        [returns] Retours
        [cost] Coût des marchandises
       *[marketing] Marketing
    }
contrib-loss = { $part ->
        [volume] la baisse de volume a coûté { ABS($value) }
        [discount] les remises ont coûté { ABS($value) } de plus
        [returns] les retours ont coûté { ABS($value) } de plus
        [cost] le coût des marchandises a pris { ABS($value) } de plus
       *[marketing] le marketing a pris { ABS($value) } de plus
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ FIRST($losses) } ; le volume n’a apporté que { $volume }
    .short = { FIRST($losses) }
contrib-bridge-note = Le volume est la variation des ventes brutes au taux de marge contributive du { $prior } ; chaque autre part est ce que sa part modifiée des ventes brutes a apporté ou pris.
contrib-rate-titles =
    .full = { $part ->
        [discount] Les remises sur { $member } sont passées de { $before } à { $rate } des ventes brutes
       *[returns] { $rate } des lignes de { $member } ont été retournées, contre { $before }
    }
contrib-caution = { $part ->
        [discount] Supprimer la remise ne rendrait pas tout : certaines commandes n’auraient pas eu lieu, et aucun groupe témoin n’existe.
       *[returns] Des commandes de la fin du { $now } peuvent encore revenir : le taux de retour ne peut que monter.
    }
contrib-share = Part des ventes brutes
contrib-statement = Ce qui reste des ventes brutes, { $now } contre { $prior }
contrib-left = { $label } : plus que { $share } des ventes brutes, contre { $before }
step-codes =
    .head = arrêter les remises sur { $member }
    .what = Arrêter { GIVEN($codes) ->
        [yes] { $codes }
       *[no] les remises
    } sur { $member }, ou les plafonner en gardant un groupe sans remise
    .measure = Taux de remise de { $member } ramené à { $before }
step-returned =
    .head = cesser de promouvoir { $member }
    .what = Cesser de promouvoir { $member } tant que son taux de retour n’est pas revenu vers { $before }{ GIVEN($reason) ->
        [yes]  ; vérifier « { $reason } »
       *[no] { "" }
    }
    .measure = Taux de retour de { $member } ramené à { $before }
