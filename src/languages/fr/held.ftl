# Options d’une décision, rapportées au lieu et au mois où une mesure a changé, par an.

held-called = { GIVEN($what) ->
        [yes] « { $what } »
       *[no] l’option { $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] économise { $saved } par an{ WITH(" et perd ", $loses, "") }
       *[no] perd { $loses } par an
    }
held-cost = { GIVEN($each) ->
        [yes] { $each } chacun
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] { $once } une fois{ WITH(" et ", $running, " par an") }
               *[no] { GIVEN($running) ->
                    [yes] { $running } par an
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what } se rembourse en { $payback } mois
           *[no] { $what } est rentable si { $share } de la perte revient
        }
        [slow] { $what } met { $payback } mois à se rembourser
        [beyond] { $what } coûte plus que tout ce qu’il y a à gagner
        [elsewhere] { $what } ne touche pas à la cause
        [unsaid] { $what } n’agit, d’après les données, sur rien de ce qui a changé
        [saves] { $what } économise { $net } net par an
        [loses] { $what } perd { $net } net par an
       *[unpriced] { $what } n’a pas encore de prix
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH(" ; ", $other) }
       *[no] { $count ->
            [elsewhere] Aucune option n’agit là où cela a changé : { $place }
            [0] Une option est rentable au-dessous de { $gain } par an
            [2] Aucune des deux options n’est rentable : au plus { $gain } par an à regagner
           *[other] Aucune option n’est rentable : au plus { $gain } par an à regagner
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] Choisir { $called }
       *[no] Aucune option n’est rentable
    }
held-verdict = **{ FIRST($point) }** : { $cost }{ WITH(" contre au plus ", $gain, " par an") }{ WITH(", soit jusqu’à ", $net, " par an") }{ WITH(" et ", $year, " la première année") }.
held-none = { $isOpen ->
        [true] **Une option est rentable au-dessous de { $gain } par an** : il n’y a pas plus à regagner ({ $place }).
        [elsewhere] **Aucune option n’agit là où cela a changé** : { $place }, avec au plus { $gain } par an à regagner.
       *[false] **Aucune option n’est rentable.** Il y a au plus { $gain } par an à regagner ({ $place }).
    }
held-other = { $standing ->
        [beyond] { FIRST($point) } : { $cost } contre au plus { $gain } par an.
        [elsewhere] { FIRST($point) }{ WITH(", elle agit sur ", $named) }{ WITH(" : ", $cost) }.
        [unpriced] { FIRST($point) } : rentable au-dessous de { $gain } par an.
       *[other] { FIRST($point) }{ WITH(" : ", $cost) }.
    }
held-units = { $count } à { $price } chacun
held-gain = { GIVEN($outcomes) ->
        [yes] **Au plus { $gain } par an à regagner** : { $outcomes }{ WITH(" (", $of, ")") } de plus par an qu’au taux d’avant ({ $place }, depuis { $start }), à { $unit } chacun{ WITH(", avec une marge de ", $margin) }.
       *[no] **Au plus { $gain } par an à regagner** : c’est ce que le changement a coûté par an ({ $place }, depuis { $start }).
    }
held-unknown = { $isUnsaid ->
        [true] Absent des données : si la mesure agit là ({ $place }) et quelle part en revient.
       *[false] Absent des données : quelle part en revient.
    }{ $isProfit ->
        [true] { "" }
       *[false] { " " }Calculé en chiffre d’affaires, faute de marge indiquée.
    }{ " " }À vérifier chaque mois : { INNER($label) } à cet endroit, { $value } aujourd’hui, { $before } avant.
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] Remboursée en { $payback } mois
           *[no] Rentable
        }{ $isUnsaid ->
            [true] , si elle agit là
           *[false] { "" }
        }{ WITH(" (", $units, ")") }
        [slow] Met { $payback } mois à se rembourser
        [beyond] Coûte plus que tout ce qu’il y a à gagner
        [elsewhere] { GIVEN($named) ->
            [yes] Agit sur { $named }, pas sur la cause
           *[no] Ne touche pas à la cause
        }
        [unsaid] Rien dans les données ne dit que cela agit sur ce qui a changé là{ WITH(" (", $units, ")") }
        [saves] Économise plus qu’elle ne perd, sans toucher à la cause
        [loses] Perd plus qu’elle n’économise, sans toucher à la cause
       *[unpriced] Prix ou nombre inconnu
    }
held-brings = { $isFirst ->
        [true] { $what } vaut jusqu’à { $net } la première année, après son coût
       *[false] { $what } vaut jusqu’à { $net } par an, après son coût
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] Supprime { $share } des { $bad } par an à cet endroit, selon la demande
           *[false] Supprime { $share } de tous les { $bad } par an, selon la demande
        }
        [before] Au plus, retour au niveau d’avant
       *[most] Au plus, tout ce qui a changé ; rien ne dit quelle part
    }
held-why = { $why ->
        [bills] Les données n’ont pas ses factures : le montant est inconnu
        [units] Le nombre ({ $unit }) n’est pas dans les données
        [effect] Ce dont elle supprime une part n’est pas dans les données
       *[price] Prix ou nombre inconnu
    }
held-all = partout
held-left = Payé par d’autres : au plus, si aucun ne part
held-both = { $said }. { $more }
held-sample = Les données contiennent une ligne sur { $times } ; ce qui est dit par an vaut pour toutes.
held-given = Le montant par cas ({ $unit }) est donné dans la demande.
held-column = Le montant par cas ({ $unit }) vient de la colonne « { $column } » de ces lignes ; il ne revient en entier que si tout redevient comme avant.
held-columns =
    .option = Option
    .once = Une fois
    .cost = Coût par an
    .gain = Gain par an, au plus
    .net = Net par an
    .first = Net la première année
    .share = Part du gain nécessaire
    .says = Ce que disent les chiffres
held-nothing = Ne coûte rien et continue de perdre jusqu’à { $gain } par an
held-lead = Par an, face au changement depuis { $start } ({ $place })
held-step =
    .head = { GIVEN($called) ->
        [yes] choisir { $called }
       *[no] ne retenir aucune des options
    }
    .what = { GIVEN($called) ->
        [yes] Mettre en œuvre { $called } et vérifier chaque mois : { INNER($label) }, { $place }
       *[no] Ne retenir aucune des options à ce prix et en chercher une à moins de { $gain } par an
    }
    .measure = { $label } de nouveau à { $before }
held-worth = jusqu’à { $net } par an
