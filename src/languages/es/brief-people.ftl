# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = informe al consejo
cover-status = estado
cover-named = { $name }: { $type }
cover-for = { $name } para { $audience }
cover-occasion = { $name }, { $when }
cover-renewal = Propuesta de renovación para { $audience }

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count ->
        [1] Una
        [2] Dos
        [3] Tres
        [4] Cuatro
        [5] Cinco
        [6] Seis
        [7] Siete
        [8] Ocho
        [9] Nueve
       *[other] { $count }
    }
people-actions = { $count } próximos pasos: { $items }
people-decisions = { $count } decisiones: { $items }
people-decisions-first = { $count } decisiones, la primera: { $what }
people-risks = { $count } riesgos: { $items }
people-risks-first = { $count } riesgos, entre ellos { $risk }
people-risk-meaning = Qué supone
people-risk-about = Explicación y respuesta
people-causes = { $effect }: { $items }
people-causes-count = { $effect }: { $count } razones
people-plan-cost = Coste
people-plan-first = Primer paso, { $from }: { $first }
people-plan-decision = Decisión
people-plan-decided = { $decision }: { $last }
people-option-yearly = Al año
people-option-time = Plazo
people-option-saves = Ahorro
people-option-total = En total
people-option-net = Neto al año
people-option-payback = Se amortiza en
people-option-years = { $years } años
people-option-months = { $months } meses
people-option-for = { $name } por { $cost }
people-option-repaid = { $what }: se amortiza en { $time }
people-option-least = { $what }: { $total } en total, { $less } menos que { $other }
people-option-lowest = { $what }: { $total } en total, menos que las demás
people-option-netted = { $what }: { $net } netos al año
people-option-year = { $amount } al año
people-option-called = Opción { $mark }
people-options = { $count } opciones: { COMMAS($items) }
people-options-first = { $count } opciones sobre la mesa
people-pros-cons = { $pro }, pero { $con }
people-quote = { $who }: «{ $words }»
