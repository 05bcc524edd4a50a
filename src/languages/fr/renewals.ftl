# Renouvellements : lesquels sont à risque, où ils se perdent, et ce qui ne l’explique pas.

renewal-sign = { $kind ->
        [seats] moins de { $threshold } des licences utilisées
        [use] { INNER($label) } en baisse de plus de { $threshold }
        [cell] { $cell }
       *[notice] préavis reçu
    }
renewal-mark = { $kind ->
        [seats] Faible usage
        [use] Usage en baisse
        [cell] Même groupe
       *[notice] Préavis reçu
    }
renewal-risk-titles =
    .full = { $count } renouvellements sur { $all } au { $coming } sont à risque : { $value } sur { $whole }
    .short = { $count } renouvellements au { $coming } sont à risque : { $value }
renewal-risk-lead = Renouvellements au { $coming } portant le signe observé chez les clients perdus avant leur échéance : { $sign }
renewal-risk-point = **{ $count } renouvellements sur { $all } au { $coming } sont à risque, { $value } sur { $whole }** : { $sign }.
renewal-right = Sur l’année écoulée, **{ $found } clients sur { $tried }** portant ce signe sont partis ({ $right }){ WITH(", contre ", $rest, " des autres") }.
renewal-in-cell = { GIVEN($all) ->
        [yes] **Tous les { $count }** relèvent de { $cell }.
       *[no] **{ $count } d’entre eux** relèvent de { $cell }.
    }
renewal-well = **{ $count } sur { $of }** portent « { $label } » en { INNER($column) } : le score ne voit pas le risque.
renewal-later = À la période suivante, **{ $count } de plus** ({ $value }) portent le même signe.
renewal-columns =
    .account = Client
    .value = À renouveler
    .day = Date d’échéance
    .owner = Responsable
    .seats = Licences utilisées
    .use = { $label }, évolution
    .sign = Signe
    .health = Santé
renewal-cell-titles =
    .full = { $cell } a perdu { $lost } renouvellements sur { $due } ({ $rate }), contre { $rest } ailleurs
    .short = { $cell } a perdu { $rate } de ses renouvellements, contre { $rest } ailleurs
renewal-cell-lead = Renouvellements dus et perdus par groupe, { $now }
renewal-cell-point = **{ $cell } a perdu { $lost } renouvellements sur { $due } ({ $rate }), { $value }**, contre { $rest } ailleurs.
renewal-lost-columns =
    .group = Groupe
    .due = Renouvellements dus
    .lost = Perdus
    .rate = Part perdue
    .before = { $prior }
    .amount = Montant perdu
renewal-beside = { $member }, hors { INNER($dimension) } concerné
renewal-others = Autres
renewal-all = Tous les renouvellements
renewal-offer = **{ $label } ne l’explique pas** : { $own } perdus avec, { $others } sans.
renewal-owner = **Le responsable ne l’explique pas** : dans { $cell }, { $member } a perdu { $own } des renouvellements, les autres responsables { $others }.
renewal-overview-titles =
    .full = { $lost } renouvellements sur { $due } ont été perdus au { $now } : { $rate }, après { $before } au { $prior }
    .short = { $lost } renouvellements sur { $due } ont été perdus au { $now } ({ $rate })
renewal-overview-lead = Renouvellements selon la période où ils étaient dus
renewal-reasons-titles =
    .full = { $count } clients perdus sur { $lost } invoquent « { $reason } », { $value }
    .short = « { $reason } » est le premier motif de départ : { $count } sur { $lost }
renewal-reasons-lead = Renouvellements perdus par motif enregistré, { $now }
renewal-reasons-point = **{ $count } clients perdus sur { $lost } invoquent « { $reason } »**, { $value }.
renewal-reasons-cell = Dans { $cell }, **{ $count } sur { $lost }** donnent ce motif.
renewal-reasons-next = « { $reason } » suit avec { $count } ({ $value }).
renewal-reasons-columns =
    .reason = Motif
    .count = Clients perdus
    .amount = Montant perdu
    .cell = Dans { $cell }

# Ce qu’il faut en faire.

step-renewal-save =
    .head = sauver les { $count } renouvellements à risque
    .what = Convenir d’un plan avec chacun des { $count } clients à risque avant son échéance, les plus gros d’abord
    .measure = Moins de { $right } d’entre eux perdus
step-renewal-cell =
    .head = redresser { $cell }
    .what = Revoir la mise en route et le suivi des clients { $cell } : { $rate } de leurs renouvellements perdus, { $rest } ailleurs
    .measure = Part perdue ramenée de { $rate } vers { $rest }
step-renewal-score =
    .head = intégrer l’usage au score de santé
    .what = Intégrer l’usage au score de santé : { $count } clients à risque sur { $of } portent « { $label } »
    .measure = Aucun client à risque ne porte « { $label } »
