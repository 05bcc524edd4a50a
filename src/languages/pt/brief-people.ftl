# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = informe ao conselho
cover-status = status
cover-named = { $name }: { $type }
cover-for = { $name } para { $audience }
cover-occasion = { $name }, { $when }
cover-renewal = Proposta de renovação para { $audience }

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count ->
        [1] Uma
        [2] Duas
        [3] Três
        [4] Quatro
        [5] Cinco
        [6] Seis
        [7] Sete
        [8] Oito
        [9] Nove
       *[other] { $count }
    }
people-actions = Próximos passos: { $items }
people-decisions = { $count } decisões: { $items }
people-decisions-first = { $count } decisões, a primeira: { $what }
people-risks = Riscos: { $items }
people-risks-first = Entre os riscos, { $risk }
people-risk-meaning = O que significa
people-risk-about = Explicação e resposta
people-causes = { $effect }: { $items }
people-causes-count = { $effect }: { $count } razões
people-plan-cost = Custo
people-plan-first = Primeiro passo, { $from }: { $first }
people-plan-decision = Decisão
people-plan-decided = { $decision }: { $last }
people-option-yearly = Por ano
people-option-time = Prazo
people-option-saves = Poupança
people-option-total = No total
people-option-net = Líquido por ano
people-option-payback = Paga-se em
people-option-years = { $years } anos
people-option-months = { $months } meses
people-option-for = { $name } por { $cost }
people-option-repaid = { $what }: paga-se em { $time }
people-option-least = { $what }: { $total } no total, { $less } a menos do que { $other }
people-option-lowest = { $what }: { $total } no total, menos do que as outras
people-option-netted = { $what }: { $net } líquidos por ano
people-option-year = { $amount } por ano
people-option-called = Opção { $mark }
people-options = { $count } opções: { COMMAS($items) }
people-options-first = { $count } opções estão sobre a mesa
people-pros-cons = { $pro }, mas { $con }
people-quote = { $who }: “{ $words }”
