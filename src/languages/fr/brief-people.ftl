# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = point pour le conseil
cover-status = point d’avancement
cover-named = { $name } : { $type }
cover-for = { $name } pour { $audience }
cover-occasion = { $name }, { $when }
cover-renewal = Proposition de renouvellement pour { $audience }

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
people-plan-first = Première étape, { $from } : { $first }
people-plan-decision = Décision
people-plan-decided = { $decision } : { $last }
people-option-yearly = Par an
people-option-time = Durée
people-option-saves = Économie
people-option-total = Au total
people-option-net = Net par an
people-option-payback = Amorti en
people-option-years = { $years } ans
people-option-months = { $months } mois
people-option-for = { $name } pour { $cost }
people-option-repaid = { $what } : amorti en { $time }
people-option-least = { $what } : { $total } au total, { $less } de moins que { $other }
people-option-lowest = { $what } : { $total } au total, moins que toutes les autres
people-option-netted = { $what } : { $net } nets par an
people-option-year = { $amount } par an
people-option-called = L’option { $mark }
people-options = { $count } options : { COMMAS($items) }
people-options-first = { $count } options sont sur la table
people-pros-cons = { $pro }, mais { $con }
people-quote = { $who } : « { $words } »
