# Mix.

mix-alone = **Aucun groupe n’a changé par lui-même au-delà du hasard ({ $dimension })** : seul leur poids a bougé, aucun n’est à corriger.
mix-crossed-titles =
    .full = { $label } : { SIGNED($mix) } sur { SIGNED($delta) } par le mix ({ $dimension }), { SIGNED($rate) } par les groupes eux-mêmes
    .short = { $label } : { SIGNED($mix) } sur { SIGNED($delta) } par le mix
mix-mostly = **Presque rien n’a changé dans les groupes eux-mêmes ({ $dimension })** : sur { SIGNED($delta) }, seuls { SIGNED($rate) } viennent d’eux, le reste de leur poids.
mix-shift = **{ FIRST($member) } : de { $before } à { $weight } du total ({ $rows })** ; { INNER($label) } y est de { $level }, contre { $levelBefore } avant.
mix-made = Le mix fait { SIGNED($mix) } sur { SIGNED($delta) }, les groupes eux-mêmes { SIGNED($rate) }.
mix-constant = Avec la composition d’avant, { INNER($label) } serait de { $constant } au lieu de { $value }.
mix-more = En nombre, il y en a plus : { $hits } { $rows } par mois, contre { $before } avant.
mix-shift-titles =
    .full = { $isEven ->
        [true] Seul le mix a bougé ({ $label }) : { $member } passe de { $before } à { $weight } du total
       *[false] C’est surtout le mix qui a bougé ({ $label }) : { $member } passe de { $before } à { $weight } du total
    }
    .short = { $label } : { SIGNED($mix) } sur { SIGNED($delta) } par le mix
mix-shift-lead = { FIRST($rows) } : parts et { INNER($label) } par { INNER($dimension) }, avant et depuis
mix-columns-share = Part ({ $rows }), { $period }
mix-columns-level = { $label }, { $period }
mix-span = { $side ->
        [since] depuis { $start }
       *[before] avant { $start }
    }
mix-claims-lead = { $label } : ce qu’il faudrait à chaque explication, un changement à mix égal ({ $dimension })
mix-claims-constant = { $label } à mix constant
mix-option = { $standing ->
        [apart] Répond au constat : chaque groupe ({ $dimension }) est jugé sur son propre chiffre, quel que soit le mix
        [leave] Rien n’est perdu : aucun groupe n’a changé par lui-même ({ $dimension }). Le chiffre global continuera de suivre le mix
        [undo] Ramènerait le chiffre global en renonçant à { $count } { $rows } par an{ WITH(" (", $worth, ")") }, sans rien faire de mieux
        [fix] { GIVEN($like) ->
            [yes] { FIRST($who) } n’a pas changé : { $like } à mix égal ({ $dimension }) ; { $before } avant et { $since } depuis tiennent au mix
           *[no] { FIRST($who) } n’a pas changé : { $before } avant, { $since } depuis
        }
       *[none] Traite ce qui n’a pas changé : par { INNER($dimension) }, { INNER($label) } est comme avant
    }
mix-decision = { GIVEN($called) ->
        [yes] **Choisir { $called }**{ WITH(" (", $cost, ")") } : par { INNER($dimension) }, rien n’a changé, il n’y a donc rien à réparer.
       *[no] **Ne retenir aucune des options** : par { INNER($dimension) }, rien n’a changé, il n’y a donc rien à réparer. Mesurer plutôt { INNER($label) } par { INNER($dimension) }.
    }
mix-decision-not = { FIRST($others) } : { $many ->
        [1] cette option traite
       *[other] ces options traitent
    } ce qui n’a pas changé.
mix-decision-undo = { FIRST($called) } ne ferait que renoncer à { $count } { $rows } par an{ WITH(" (", $worth, ")") }.
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] Choisir { $called } : par { INNER($dimension) }, rien n’a changé
       *[no] Ne retenir aucune option : par { INNER($dimension) }, rien n’a changé
    }
    .short = { GIVEN($called) ->
        [yes] Choisir { $called } : il n’y a rien à réparer
       *[no] Aucune des options : il n’y a rien à réparer
    }
mix-options-lead = Ce que chaque option changerait, là où seul le mix a bougé : { INNER($label) }
mix-watch = À suivre : { INNER($label) } par { INNER($dimension) }, et le chiffre global à l’ancien mix, { $constant } et non { $value }. Savoir si chaque niveau suffit est une autre question.
mix-step =
    .head = { GIVEN($called) ->
        [yes] choisir { $called }
       *[no] mesurer { INNER($label) } par { INNER($dimension) }
    }
    .what = { GIVEN($called) ->
        [yes] Mettre en œuvre { $called } et publier { INNER($label) } par { INNER($dimension) }, avec le chiffre global à mix constant
       *[no] Publier { INNER($label) } par { INNER($dimension) }, avec le chiffre global à mix constant
    }
    .measure = { $label } par { INNER($dimension) } au moins au niveau actuel
