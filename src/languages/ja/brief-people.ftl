# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = 取締役会報告
cover-status = 進捗報告
cover-named = { $name }：{ $type }
cover-for = { $audience }向け{ $name }
cover-occasion = { $name }（{ $when }）
cover-renewal = { $audience }様向け契約更新のご提案

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count }
people-actions = 次のステップは{ $count }つ：{ $items }
people-decisions = ご判断いただきたいことは{ $count }つ：{ $items }
people-decisions-first = ご判断いただきたいことは{ $count }つ、まず{ $what }
people-risks = リスクは{ $count }つ：{ $items }
people-risks-first = リスクは{ $count }つ、その一つは{ $risk }
people-risk-meaning = 内容
people-risk-about = 内容と対応
people-causes = { $effect }：{ $items }
people-causes-count = { $effect }：{ $count }つの理由
people-plan-cost = 費用
people-plan-first = 最初の一歩（{ $from }）：{ $first }
people-plan-decision = 決定
people-plan-decided = { $decision }：{ $last }
people-option-yearly = 年間
people-option-time = 期間
people-option-saves = 節減
people-option-total = 合計
people-option-net = 年間の差引
people-option-payback = 回収期間
people-option-years = { $years }年
people-option-months = { $months }か月
people-option-for = { $name }（{ $cost }）
people-option-repaid = { $what }：{ $time }で回収
people-option-least = { $what }：合計{ $total }、{ $other }より{ $less }少ない
people-option-lowest = { $what }：合計{ $total }で最も少ない
people-option-netted = { $what }：年間の差引{ $net }
people-option-year = 年間{ $amount }
people-option-called = { $mark }案
people-options = 選択肢は{ $count }つ：{ COMMAS($items, with: "、") }
people-options-first = 選択肢は{ $count }つ
people-pros-cons = { $pro }、ただし{ $con }
people-quote = { $who }：「{ $words }」
