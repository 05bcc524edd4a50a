# Décisions chiffrées, mises en balance.

decision-verdict = { $verdict ->
        [load] **« { $what } » : le problème n’est pas là.** Il se situe sur { $place }, alors que chacun ({ $one }) a traité { $load } { $subject } au { $now }, contre { $loadBefore } au { $earlier }.
        [place] **« { $what } » : le problème n’est pas là.** Il se situe sur { $place }, pas sur { $named }.
        [short] **« { $what } » : ne se rentabilise pas par cela seul{ WITH(" sur ", $place) }.**
        [if] { $kind ->
            [case] **« { $what } » : rentable seulement en évitant { $needed } des { $lost } cas par an{ WITH(" sur ", $place) }.**
           *[deal] **« { $what } » : rentable seulement en regagnant { $needed } des { $lost } affaires perdues par an{ WITH(" sur ", $place) }.**
        }
        [beyond] **« { $what } » : coûte plus que le problème**, { $cost }{ decision-a-year } contre { $worth } par an{ WITH(" sur ", $place) }.
        [part] **« { $what } » : rentable seulement en récupérant { $share } de la perte{ WITH(" sur ", $place) }** : { $cost }{ decision-a-year } contre { $worth } par an.
       *[more] **« { $what } » : rentable seulement avec { $needed } { $subject } de plus par an**, soit { $share } de plus que les { $all } de l’année écoulée.
    }
decision-a-year = { EITHER($once, "", " par an") }
decision-math = { $kind ->
        [order] À { $unit } par commande, { $cost }{ decision-a-year } demandent { $needed } commandes de plus.
        [customer] À { $unit } par client et par an, { $cost }{ decision-a-year } demandent { $needed } clients de plus.
        [case] { GIVEN($lost) ->
            [yes] À { $unit } par cas, { $cost }{ decision-a-year } demandent { $needed } cas de moins ; il y en a { $lost } par an.
           *[no] À { $unit } par cas, { $cost }{ decision-a-year } demandent { $needed } cas de moins.
        }
       *[deal] { GIVEN($lost) ->
            [yes] À { $unit } par affaire, { $cost }{ decision-a-year } demandent { $needed } des { $lost } affaires perdues par an.
           *[no] À { $unit } par affaire, { $cost }{ decision-a-year } demandent { $needed } affaires gagnées de plus.
        }
    }
decision-worth = Redresser { $place } vaut { $worth } par an.
decision-rose = Chacun ({ $one }) a traité { $load } { $subject }, contre { $loadBefore } au { $earlier } : le manque de bras peut y contribuer.
decision-rate = { $of ->
        [price] { $brings ->
            [true] **« { $what } » : rapporte { $extra } par an à volume égal**{ WITH(" ; rentable tant que la perte de volume ne dépasse pas ", $even) }.
           *[false] **« { $what } » : coûte { $extra } par an à volume égal**{ WITH(" ; il faut ", $even, " de volume en plus pour compenser") }.
        }
        [discount] **« { $what } » : préserve { $extra } par an à commandes égales**{ WITH(" ; rentable tant que la perte de commandes ne dépasse pas ", $even) }.
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **« { $what } » : { $extra } de moins par an à montant égal ({ $label } : { $base })** qu’à { $now }{ WITH(" ; ", $even, " de moins suffisent à l’annuler") }.
               *[false] **« { $what } » : { $extra } de plus par an à montant égal ({ $label } : { $base })** qu’à { $now }{ WITH(" ; il en faut ", $even, " de plus pour compenser") }.
            }
           *[no] **« { $what } » : coûte { $extra } par an** sur { $base } ({ $label }) ; le taux actuel ne figure pas dans les données.
        }
    }
decision-pace = { EITHER($year, "Chiffres de l’année écoulée", "Période étudiée, ramenée à une année pleine") }
decision-revenue = Seuil exprimé en chiffre d’affaires : les données ne donnent pas les coûts de réalisation.
decision-unsaid = Les données ne disent pas ce que cela rapportera, seulement ce que cela doit rapporter.
decision-sunk = { $cost } sont dépensés de toute façon et ne plaident pour aucune.
decision-titles =
    .full = { $verdict ->
        [elsewhere] « { $what } » coûte { $cost }{ decision-a-year }, mais le problème est ailleurs
        [short] « { $what } » coûte plus que ce qui peut être regagné{ WITH(" sur ", $place) }
        [if] { $kind ->
            [case] « { $what } » n’est rentable qu’en évitant { $needed } cas sur { $lost } par an
           *[deal] « { $what } » n’est rentable qu’en regagnant { $needed } affaires perdues sur { $lost } par an
        }
        [beyond] « { $what } » coûte plus que le problème : { $cost } contre { $worth } par an
        [part] « { $what } » n’est rentable qu’en récupérant { $share } de la perte
       *[more] « { $what } » n’est rentable qu’avec { $needed } { $subject } de plus par an
    }
    .short = « { $what } » mis en balance
decision-rate-titles =
    .full = « { $what } » représente { $extra } par an à ventes égales
    .short = « { $what } » mis en balance
decision-page-titles =
    .full = { NEEDS($even) }Seuil de rentabilité de « { $what } » : { $even }
    .short = Ce que « { $what } » doit rapporter
decision-columns =
    .option = Option
    .cost = Coût par an
    .worth = Valeur par an
    .even = Seuil de rentabilité
    .true = Ce qui doit être vrai
decision-once = { $cost } une fois
decision-nothing = Ne rien faire
decision-unknown = Absent des données
decision-fix = D’abord { $head }
decision-even = { $kind ->
        [order] { $needed } commandes de plus par an
        [customer] { $needed } clients de plus
        [case] { $needed } cas de moins par an
       *[deal] { $needed } affaires gagnées de plus par an
    }
decision-of-lost = { $kind ->
        [case] { $needed } des { $lost } cas{ WITH(" sur ", $place) } sont évités
       *[deal] { $needed } des { $lost } affaires perdues{ WITH(" sur ", $place) } sont regagnées
    }
decision-of-all = { $share } de plus que les { $all } de l’année écoulée
decision-of-worth = { $share } de la perte est récupérée
decision-goes = { EITHER($brings, "La perte reste inférieure", "Le volume croît davantage") }
decision-even-rate = { $brings ->
        [true] { $even } de volume en moins
       *[false] { $even } de volume en plus
    }
decision-stays = { $label }, { $place }, reste à { $rate }
decision-step = { $verdict ->
        [hold] suspendre « { $what } »
       *[decide] trancher sur « { $what } »
    }
decision-step-what = { $verdict ->
        [hold] Suspendre « { $what } » jusqu’au redressement de { $place }, puis réexaminer
       *[decide] Trancher sur « { $what } » avec ceux qui devraient tenir cet objectif
    }
decision-course =
    .volume = Variation du volume
    .result = Résultat par an
decision-unchanged = Inchangé
decision-too-many = Impossible : seulement { $lost } par an
