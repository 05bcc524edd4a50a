# Une décision entre plusieurs options, pesée : ce que chacune coûte, ce qui est perdu là où on la mesure, et ce qui devrait être vrai.

choice-columns =
    .option = Option
    .cost = Coût par an
    .against = Rapportée à
    .stake = En jeu par an
    .even = Rentable à partir de
    .holds = Ce que disent les chiffres
choice-against = { GIVEN($place) ->
        [yes] { $place } ({ $label })
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] Économise { $cost }
        [once] { $cost } une fois
        [first] { $cost } la première année
       *[year] { $cost }
    }
choice-prices = « { $what } » : { GIVEN($paid) ->
        [yes] { $paid } par an{ WITH(" et ", $once, " une fois") }
       *[no] { $once } une fois
    }{ WITH(", moins ", $saved, " par an qui ne sont plus payés") }.
choice-even-case = { $turn } par cas
choice-nothing = { $cost } de plus sont perdus chaque année{ WITH(" (", $place, ")") }
choice-saved = { GIVEN($saving) ->
        [yes] Économise { $saving } par an
       *[no] Économise cela
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] Rentable en un an si { $share } d’une année de pertes{ WITH(" (", $place, ")") } sont récupérés
           *[false] Rentable si { $share } de la perte{ WITH(" (", $place, ")") } sont récupérés
        }
        [beyond] { $once ->
            [true] Pas rentable en un an, même si toute la perte{ WITH(" (", $place, ")") } était récupérée
           *[false] Ne peut pas être rentable : elle coûte plus que toute la perte{ WITH(" (", $place, ")") }
        }
        [level] Rien à récupérer : { $label } ({ $place }) { $rate }, contre { $whole } au total
        [load] Le manque d’effectif n’est pas en cause : { $load } { $loaded } par personne ({ $one }) en { $now }, contre { $loadBefore } en { $earlier }
        [more] Rentable avec { $share } de plus que les { $all } de l’année écoulée
        [each] Rentable si chacun des { $all } cas par an{ WITH(" (", $place, ")") } coûte au moins { $turn } ; le coût d’un cas n’est pas donné
        [free] Rentable seulement si elle coûte moins que { GIVEN($stake) ->
            [yes] les { $stake } perdus par an{ WITH(" (", $place, ")") }
           *[no] ce qui y est perdu
        } ; son prix total n’est pas connu
        [saves] { GIVEN($given) ->
            [yes] { choice-saved } et renonce à { $given } par an ({ $label }, { $place }){ WITH(" ; rentable seulement si moins de ", $turn, " de ce montant est du bénéfice") }
           *[no] { choice-saved }, si l’on n’y perd pas davantage
        }
        [gives] Renonce à { $given } par an ({ $label }{ WITH(", ", $part, " du total") }) : rentable seulement si { $place } coûte plus que cela
        [work] Ce que traite { $place } devrait l’être ailleurs : { $label }, { $given } par an{ WITH(" (", $part, " du total)") } ; ce que cela coûte n’est pas donné
        [moves] { choice-saved } ; ce que traite { $place } doit l’être ailleurs : { $label }, { $given } par an{ WITH(" (", $part, " du total)") }
        [ends] Économise ce qu’elle coûte aujourd’hui, qui n’est pas donné ; aucun chiffre des données n’en dépend nommément
        [today] Coûte ce qui est payé aujourd’hui
        [unpriced] Son prix total n’est pas connu et les données ne montrent aucune perte à récupérer
        [fee] Les données ne contiennent pas de ventes auxquelles le taux s’appliquerait
        [discount] Les données ne contiennent pas de remises au-delà de ce plafond
        [currency] Son prix est dans une autre devise et aucun taux de change n’est donné
       *[amount] Les données ne disent pas ce qu’elle pourrait récupérer en argent
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("Rapporte ", $extra, " par an. ") }Rentable tant que pas plus de { $even } du volume n’est perdu
           *[no] Rentable tant que la perte reste inférieure à ce montant
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("Coûte ", $extra, " par an. ") }Rentable seulement si { $even } de volume en plus compensent
           *[no] { WITH("Coûte ", $extra, " par an. ") }Le taux actuel n’est pas dans les données
        }
    }
choice-point = « { $what } »{ WITH(" (", $cost, ")") } : { INNER($holds) }.
choice-verdict = { $state ->
        [best] **Retenir « { $what } »** : { INNER($holds) }{ WITH(", contre ", $otherShare, " pour l’autre") }.
        [hard] **« { $what } » : pas à ce prix**, sauf si { $share } de la perte{ WITH(" (", $place, ")") } peuvent être récupérés.
        [if] **« { $what } » : à une condition seulement.** { $holds }.
        [reject] **Non à « { $what } ».** { $holds }.
        [none] **Aucune des options à ce prix** : d’après ces chiffres, aucune ne couvre son coût{ WITH(" ; ne rien faire coûte ", $loss, " par an") }.
        [free] **« { $what } » peut coûter au plus { $most } par an**, soit ce qui est perdu{ WITH(" (", $place, ")") }. Son prix total n’est pas connu.
       *[open] { $alike ->
            [true] **Il n’est pas encore possible de trancher entre les options.** { $holds }.
           *[false] **« { $what } » ne peut pas encore être tranché.** { $holds }.
        }
    }{ GIVEN($turns) ->
        [yes] { " " }La réponse bascule vers « { $turns } » si cela coûte moins de { $at } par an.
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] Retenir « { $what } » : { $saving } économisés par an
           *[pays] Retenir « { $what } » : rentable si { $share } de la perte{ WITH(" (", $place, ")") } sont récupérés
        }
        [hard] « { $what } » n’est rentable que si { $share } de la perte{ WITH(" (", $place, ")") } sont récupérés
        [if] { NEEDS($even) }« { $what } » est rentable à partir de { $even }
        [reject] { NEEDS($given) }Non à « { $what } » : { $given } par an seraient perdus
        [none] Aucune des options ne couvre son coût d’après ces chiffres
        [free] « { $what } » est rentable à moins de { $most } par an
       *[open] Ce qui manque pour décider de « { $what } »
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] Retenir « { $what } » : { $saving } économisés par an
           *[pays] Retenir « { $what } » : { $share } de la perte à récupérer
        }
        [hard] « { $what } » doit récupérer { $share } de la perte
        [reject] Non à « { $what } » d’après ces chiffres
        [free] « { $what } » : rentable sous { $most } par an
       *[other] Ce que chaque option devrait rapporter
    }
    .short = { $state ->
        [best] Retenir « { $what } »
        [reject] Non à « { $what } »
       *[other] Ce que chaque option devrait rapporter
    }
choice-step = { $state ->
        [best] retenir « { $what } »
        [hard] suspendre « { $what } »
        [reject] renoncer à « { $what } »
        [none] ne retenir aucune des options à ce prix
        [free] obtenir le prix de « { $what } »
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] trancher entre « { $first } » et « { $second } »
               *[no] décider de « { $first } »
            }
           *[no] trancher entre les options
        }
    }
choice-step-what = { $state ->
        [best] Retenir « { $what } » et fixer l’indicateur qui en jugera
        [hard] Suspendre « { $what } » tant que rien ne laisse attendre { $share } de la perte en retour
        [reject] Renoncer à « { $what } »{ WITH(", sauf si plus de ", $given, " par an sont libérés") }
        [none] Ne retenir aucune des options à ce prix et en chercher une moins chère que la perte
        [free] Obtenir le prix de « { $what } » et accepter à moins de { $most } par an
       *[open] Obtenir les chiffres manquants, puis décider
    }
