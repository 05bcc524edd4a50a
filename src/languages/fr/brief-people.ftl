# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = point pour le conseil
cover-status = point d’avancement
cover-named = { $name } : { $type }
cover-for = { $name } pour { $audience }
cover-occasion = { $name }, { $when }

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count ->
        [1] Une
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
       *[other] { $count }
    }
people-actions = { $count } prochaines étapes : { $items }
people-decisions = { $count } décisions : { $items }
people-decisions-first = { $count } décisions, d’abord : { $what }
people-risks = { $count } risques : { $items }
people-risks-first = { $count } risques, dont { $risk }
people-risk-meaning = Ce que cela signifie
people-risk-about = Explication et réponse
people-causes = { $effect } : { $items }
people-causes-count = { $effect } : { $count } raisons
people-plan-cost = Coût
people-option-yearly = Par an
people-option-time = Durée
people-options = { $count } options : { COMMAS($items) }
people-options-first = { $count } options sont sur la table
people-pros-cons = { $pro }, mais { $con }
people-quote = { $who } : « { $words } »
