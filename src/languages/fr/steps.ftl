# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = Responsables et échéances : propositions
    .dates = Échéances : propositions
    .more = Responsables et échéances des autres étapes : propositions
step-close =
    .head = assainir le portefeuille
    .ask = clore les { $dead } affaires dormantes
    .what = Clore ou requalifier les { $dead } affaires ouvertes de plus de { $oldest }
    .measure = Toutes les affaires ouvertes à moins de { $oldest }
step-rebuild =
    .head = reconstituer le portefeuille
    .ask = reconstituer { $missing } affaires vivantes
    .what = Prospecter de nouvelles affaires pour remplacer celles qui dorment
    .measure = Retour à { $before } affaires vivantes
step-early =
    .head = qualifier plus tôt
    .what = Fixer les critères d’entrée d’une affaire
    .measure = Leur { INNER($label) }, de { $value } vers { $rest }
step-spot =
    .head = combler l’écart de { $spot }
    .what = Chercher pourquoi { $spot } gagne moins et reprendre ce qui réussit ailleurs
    .measure = { $label } de { $value } à { $usual }
step-discount =
    .head = plafonner les remises à { $cap }
    .what = Soumettre à validation les remises supérieures à { $cap }
    .measure = { $label } sous { $value }
step-audit =
    .head = vérifier les doublons
    .ask = vérifier les { $count } abonnements en double
    .what = Vérifier les { $count } abonnements en double avant de citer à nouveau le revenu récurrent
    .measure = Chaque doublon confirmé ou retiré
step-watch =
    .head = suivre les abonnements à risque
    .ask = suivre les { $count } abonnements à risque
    .what = Mettre sous surveillance les { $count } abonnements au signal le plus fort ({ LOWERCASE($signal) })
    .measure = Leur perte de { $value } vers { $rest }
step-ask =
    .head = enregistrer les motifs de départ
    .what = Demander un motif à chaque compte qui part et l’enregistrer
    .measure = Moins de { $share } des pertes sans motif
step-shift =
    .head = vendre ce qui rapporte
    .what = Déplacer le temps de vente de { $busy } vers { $earners }
    .measure = { $busy } : { $decided } < { $effort }
step-month =
    .head = décider plus tôt
    .what = Revoir les affaires en cours à mi-trimestre, avant le dernier mois
    .measure = { $label } du premier mois au-dessus de { $value }
step-turn =
    .head = { $direction ->
        [up] freiner la hausse de { $member }
       *[other] redresser { $member }
    }
    .what = { $direction ->
        [up] Trouver la cause de la hausse chez { $member } ({ INNER($label) }) et l’inverser
       *[other] Trouver ce qui a été perdu chez { $member } ({ INNER($label) }) et le reconquérir
    }
step-factor =
    .head = redresser { $member }
    .ask = ramener { INNER($label) } de { $member } à { $before }
    .what = { $kind ->
        [count] Regagner du volume sur { $member } : { INNER($label) }, de { $value } à nouveau à { $before }
        [rate] Revoir ce qui a été perdu sur { $member } : { INNER($label) }, de { $value } à nouveau à { $before }
       *[mean] Trouver ce qui a réduit { INNER($label) } sur { $member } ({ $value } contre { $before }) et l’inverser
    }
step-drill =
    .head = redresser { $member }
    .ask = redresser { $member } chez { $apart }
    .what = Trouver ce qui a changé sur { $member }, d’abord chez { $apart } : { INNER($label) } { $value }, contre { $before }
step-by = { $head } d’ici le { $date }
step-pair =
    .head = corriger { $pair }
    .what = Trouver ce qui a changé dans { $pair } depuis { $prior } et y remédier sur place
    .measure = { $label }, { $pair } : retour à { $before }
step-cell =
    .head = corriger { $cell }
    .what = Trouver ce qui distingue { $cell } et le ramener au niveau d’ensemble
    .measure = { $label }, { $cell } : { $whole }
step-effect =
    .head = { $way ->
        [extend] étendre ce que { $who } a commencé en { $start }
       *[review] revoir ce que { $who } a commencé en { $start }
    }
    .what = { $way ->
        [extend] Étendre peu à peu à tous les autres ce que { $who } a commencé en { $start }, et voir si l’écart suit
       *[review] Revoir ce que { $who } a commencé en { $start }, et y renoncer si rien d’autre n’explique l’écart
    }
    .measure = { $way ->
        [extend] { $label }, tous les autres : mieux que { $besideAfter }
       *[review] { $label }, { $who } : retour à { $before }
    }
step-track =
    .head = suivre « { INNER($label) } » par { $by }
    .what = Publier « { INNER($label) } » par { $by } jusqu’à ce que { $cell } soit à { $whole }
step-repeat =
    .head = vérifier la hausse chez { $member }
    .what = Établir si la hausse chez { $member } ({ $delta }) se reproduira avant de l’inscrire au budget
step-look =
    .head = examiner { $member }
    .what = Passer en revue { $member } sur { $now } et nommer ce qui a bougé ({ $label })
step-level =
    .head = { $direction ->
        [up] faire baisser : { INNER($label) }
       *[other] redresser : { INNER($label) }
    }
    .what = { $direction ->
        [up] Trouver la cause de la hausse ({ INNER($label) }) et l’inverser
       *[other] Trouver la cause de la baisse ({ INNER($label) }) et l’inverser
    }
step-trail =
    .head = combler l’écart de { $member }
    .what = Comparer { $member } aux autres ({ INNER($label) }) et combler l’écart
step-overdue =
    .head = redater les affaires en retard
    .what = Fixer une nouvelle date à chaque affaire en retard, ou la clore
step-stale =
    .head = relancer les affaires dormantes
    .what = Fixer une étape à chaque affaire dormante, ou la clore
step-slipped =
    .head = récupérer les affaires reportées
    .what = Chercher ce qui ramènerait chaque affaire reportée, et agir
step-renewal =
    .head = sécuriser les renouvellements
    .what = Parler à chaque client avant la date de renouvellement
step-rely-account =
    .head = sécuriser { $member }
    .what = Convenir d’un plan avec { $member } pour l’année à venir
step-rely-owner =
    .head = doubler { $member }
    .what = Donner un autre interlocuteur aux plus gros clients de { $member }
step-record =
    .head = renseigner « { INNER($label) } »
    .what = Saisir ce qui manque pour « { INNER($label) } »
step-rate =
    .head = faire noter chaque ticket
    .what = Demander une note après chaque ticket clos
    .measure = { $label } au-dessus de { $share }
step-check =
    .head = confirmer les chiffres { OF_PERIOD($now) }
    .what = Confirmer les chiffres { OF_PERIOD($now) } avec les responsables des données
loss-causes-action =
    .head = réduire les taux de perte
    .what = Trouver ce qui a relevé les taux de perte depuis { $prior }, et l’inverser
    .measure = Perte ({ $unit }) : { $value } au plus
loss-age-action =
    .head = protéger les { $days } premiers jours
    .what = Financer un programme pour les { $days } premiers jours d’un abonnement
    .measure = Perte à { $band } jours : retour à { $before } par { $per } jours
loss-where-action =
    .head = combler l’écart de { $row } × { $column }
    .what = Ramener la perte de { $row } × { $column } au taux de { $column }
    .measure = Taux de perte de { $rate } à { $whole }
loss-action =
    .head = trancher pour { $member }
    .what = Revoir prix, remises et coûts de { $member }
    .measure = { $label } chez { $member } au-dessus de zéro
lost-why = { $label } chez { $member } : { $value }, contre { $before } ({ $prior }).

# Success measures: the level of before, or that of all others.

aim-back = { $label } chez { $member } : retour à { $before }
aim-hold = { $label } chez { $member } : au moins { $value }
aim-level = { $label } : retour à { $before }
aim-toward = { $label } chez { $member } : de { $value } à { $whole }
aim-below = { $label } sous { $value }
aim-cause = { ABS($delta) } expliqués
aim-share = { $member } sous { $share } ({ INNER($label) })
worth-rows = { $count } { $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = Direction commerciale
owner-operations = Administration des ventes
owner-success = Suivi client
owner-support = Responsable du support
owner-finance = Finance
owner-budget = Responsable du budget
plan-moves-action =
    .head = mieux séparer { $to } de { $from }
    .what = Fixer les limites de { $to } et les règles de passage depuis { $from } avant les prochains renouvellements ; suivre les passages chaque semaine
    .measure = Au plus { $before } passages par période, contre { $count }

place-back =
    .head = reprendre { $topic }
    .what = Retirer { $topic } à { $handler } et le rendre à ceux qui le traitaient avant { $month }
    .measure = { $label } de { $topic } de retour à { $value }
place-fix =
    .head = remettre { $place } en ordre
    .what = Trouver ce qui a changé sur { $place }{ GIVEN($month) ->
        [yes] { " " }en { $month }
       *[no] { "" }
    } et revenir en arrière
    .measure = { $label } à { $value } à cet endroit, comme pour tous les autres tickets
place-call =
    .head = appeler { $count } clients avant leur renouvellement
    .what = Appeler les { $count } clients exposés qui renouvellent d’ici au { $day } avant leur décision
    .measure = Les { $count } appelés, aucun perdu à cause du service
place-entry =
    .head = fixer des critères d’entrée
    .what = Laisser les autres tickets à { $handler } ; fixer des critères d’entrée avant de lui rendre { $topic }
    .measure = { $label } de { $handler } maintenu à { $value }
