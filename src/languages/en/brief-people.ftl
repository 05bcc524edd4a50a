# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = board update
cover-status = status
cover-named = { $name }: { $type }
cover-for = { $name } for { $audience }
cover-occasion = { $name }, { $when }
cover-renewal = Renewal proposal for { $audience }

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] { $count }
    }
people-actions = { $count } next steps: { $items }
people-decisions = { $count } decisions: { $items }
people-decisions-first = { $count } decisions, first of all: { $what }
people-risks = { $count } risks: { $items }
people-risks-first = { $count } risks, among them: { $risk }
people-risk-meaning = What it means
people-risk-about = What is behind it, and the answer
people-causes = { $effect }: { $items }
people-causes-count = { $effect } for { $count } reasons
people-plan-cost = Cost
people-plan-first = First step, { $from }: { $first }
people-plan-decision = Decision
people-plan-decided = { $decision }: { $last }
people-option-yearly = Per year
people-option-time = Time
people-option-saves = Saves
people-option-total = In all
people-option-net = Net per year
people-option-payback = Pays back in
people-option-years = { $years } years
people-option-months = { $months } months
people-option-for = { $name } for { $cost }
people-option-repaid = { $what }: it pays for itself in { $time }
people-option-least = { $what }: { $total } in all, { $less } less than { $other }
people-option-lowest = { $what }: { $total } in all, less than any other
people-option-netted = { $what }: { $net } a year net
people-option-year = { $amount } a year
people-option-called = Option { $mark }
people-options = { $count } options: { COMMAS($items) }
people-options-first = { $count } options are on the table
people-pros-cons = { $pro }, but { $con }
people-quote = { $who }: “{ $words }”
