# Mix.

mix-alone = **Aucun groupe n’a changé par lui-même au-delà du hasard ({ $dimension })** : seul leur poids a bougé, aucun n’est à corriger.
mix-crossed-titles =
    .full = { $label } : { SIGNED($mix) } sur { SIGNED($delta) } par le mix ({ $dimension }), { SIGNED($rate) } par les groupes eux-mêmes
    .short = { $label } : { SIGNED($mix) } sur { SIGNED($delta) } par le mix
