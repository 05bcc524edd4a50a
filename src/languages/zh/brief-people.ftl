# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = 董事会汇报
cover-status = 进度汇报
cover-named = { $name }：{ $type }
cover-for = { $name }（面向{ $audience }）
cover-occasion = { $name }（{ $when }）
cover-renewal = { $audience }续约方案

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count }
people-actions = 下一步共{ $count }项：{ $items }
people-decisions = { $count }项待决定：{ $items }
people-decisions-first = { $count }项待决定，首先是{ $what }
people-risks = { $count }项风险：{ $items }
people-risks-first = { $count }项风险，其中包括{ $risk }
people-risk-meaning = 说明
people-risk-about = 说明与应对
people-causes = { $effect }：{ $items }
people-causes-count = { $effect }：{ $count }个原因
people-plan-cost = 费用
people-plan-first = 第一步（{ $from }）：{ $first }
people-plan-decision = 决定
people-plan-decided = { $decision }：{ $last }
people-option-yearly = 每年
people-option-time = 时间
people-option-saves = 节省
people-option-total = 合计
people-option-net = 每年净额
people-option-payback = 回收期
people-option-years = { $years }年
people-option-months = { $months }个月
people-option-for = { $name }（{ $cost }）
people-option-repaid = { $what }：{ $time }收回
people-option-least = { $what }：合计{ $total }，比{ $other }少{ $less }
people-option-lowest = { $what }：合计{ $total }，为各项最低
people-option-netted = { $what }：每年净{ $net }
people-option-year = 每年{ $amount }
people-option-called = 方案{ $mark }
people-options = { $count }个选项：{ COMMAS($items, with: "、") }
people-options-first = 共有{ $count }个选项
people-pros-cons = { $pro }，但{ $con }
people-quote = { $who }：“{ $words }”
