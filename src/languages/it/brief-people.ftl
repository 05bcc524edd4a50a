# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = aggiornamento per il consiglio
cover-status = stato di avanzamento
cover-named = { $name }: { $type }
cover-for = { $name } per { $audience }
cover-occasion = { $name }, { $when }
cover-renewal = Proposta di rinnovo per { $audience }

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count ->
        [1] Una
        [2] Due
        [3] Tre
        [4] Quattro
        [5] Cinque
        [6] Sei
        [7] Sette
        [8] Otto
        [9] Nove
       *[other] { $count }
    }
people-actions = { $count } prossimi passi: { $items }
people-decisions = { $count } decisioni: { $items }
people-decisions-first = { $count } decisioni, la prima: { $what }
people-risks = { $count } rischi: { $items }
people-risks-first = { $count } rischi, tra cui { $risk }
people-risk-meaning = Che cosa comporta
people-risk-about = Spiegazione e risposta
people-causes = { $effect }: { $items }
people-causes-count = { $effect }: { $count } motivi
people-plan-cost = Costo
people-plan-first = Primo passo, { $from }: { $first }
people-plan-decision = Decisione
people-plan-decided = { $decision }: { $last }
people-option-yearly = All’anno
people-option-time = Durata
people-option-saves = Risparmio
people-option-total = In tutto
people-option-net = Netto all’anno
people-option-payback = Si ripaga in
people-option-years = { $years } anni
people-option-months = { $months } mesi
people-option-for = { $name } per { $cost }
people-option-repaid = { $what }: si ripaga in { $time }
people-option-least = { $what }: { $total } in tutto, { $less } in meno di { $other }
people-option-lowest = { $what }: { $total } in tutto, meno di tutte le altre
people-option-netted = { $what }: { $net } netti all’anno
people-option-year = { $amount } all’anno
people-option-called = Opzione { $mark }
people-options = { $count } opzioni: { COMMAS($items) }
people-options-first = Le opzioni sul tavolo sono { $count }
people-pros-cons = { $pro }, ma { $con }
people-quote = { $who }: «{ $words }»
