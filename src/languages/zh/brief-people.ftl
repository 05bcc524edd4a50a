# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = 董事会汇报
cover-status = 进度汇报
cover-named = { $name }：{ $type }
cover-for = { $name }（面向{ $audience }）
cover-occasion = { $name }（{ $when }）

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
people-option-yearly = 每年
people-option-time = 时间
people-options = { $count }个选项：{ COMMAS($items, with: "、") }
people-options-first = 共有{ $count }个选项
people-pros-cons = { $pro }，但{ $con }
people-quote = { $who }：“{ $words }”
