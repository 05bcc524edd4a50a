# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = Bericht an den Vorstand
cover-status = Status
cover-named = { $name }: { $type }
cover-for = { $name } für { $audience }
cover-occasion = { $name }, { $when }
cover-renewal = Angebot zur Verlängerung für { $audience }

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count ->
        [1] Eine
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
       *[other] { $count }
    }
people-actions = { $count } nächste Schritte: { $items }
people-decisions = { $count } Entscheidungen: { $items }
people-decisions-first = { $count } Entscheidungen, zuerst: { $what }
people-risks = { $count } Risiken: { $items }
people-risks-first = { $count } Risiken, darunter { $risk }
people-risk-meaning = Was das bedeutet
people-risk-about = Hintergrund und Umgang
people-causes = { $effect }: { $items }
people-causes-count = { $effect }: { $count } Gründe
people-plan-cost = Kosten
people-plan-first = Erster Schritt, { $from }: { $first }
people-plan-decision = Entscheidung
people-plan-decided = { $decision }: { $last }
people-option-yearly = Pro Jahr
people-option-time = Dauer
people-option-saves = Spart
people-option-total = Insgesamt
people-option-net = Netto pro Jahr
people-option-payback = Amortisiert in
people-option-years = { $years } Jahren
people-option-months = { $months } Monaten
people-option-for = { $name } für { $cost }
people-option-repaid = { $what }: amortisiert sich in { $time }
people-option-least = { $what }: { $total } insgesamt, { $less } weniger als { $other }
people-option-lowest = { $what }: { $total } insgesamt, weniger als alle anderen
people-option-netted = { $what }: { $net } netto pro Jahr
people-option-year = { $amount } im Jahr
people-option-called = Option { $mark }
people-options = { $count } Optionen: { COMMAS($items) }
people-options-first = { $count } Optionen liegen auf dem Tisch
people-pros-cons = { $pro }, aber { $con }
people-quote = { $who }: „{ $words }“
