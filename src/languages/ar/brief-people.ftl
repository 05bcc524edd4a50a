# The cover of a deck made from a brief: its name, and for whom and when.

cover-board = تقرير مجلس الإدارة
cover-status = تقرير الحالة
cover-named = { $name }: { $type }
cover-for = { $name } لصالح { $audience }
cover-occasion = { $name }، { $when }
cover-renewal = عرض تجديد العقد لـ { $audience }

# Decisions, steps, risks, dates, causes, options and quotes that a brief names.

people-count = { $count }
people-actions = الخطوات التالية: { $items }
people-decisions = القرارات المطلوبة: { $items }
people-decisions-first = القرارات المطلوبة، وأولها: { $what }
people-risks = المخاطر: { $items }
people-risks-first = من المخاطر { $risk }
people-risk-meaning = ما يعنيه
people-risk-about = الشرح والاستجابة
people-causes = { $effect }: { $items }
people-causes-count = { $effect }: عدد الأسباب { $count }
people-plan-cost = التكلفة
people-plan-first = الخطوة الأولى، { $from }: { $first }
people-plan-decision = القرار
people-plan-decided = { $decision }: { $last }
people-option-yearly = سنويًا
people-option-time = المدة
people-option-saves = التوفير
people-option-total = الإجمالي
people-option-net = الصافي سنويًا
people-option-payback = مدة الاسترداد
people-option-years = { $years } سنوات
people-option-months = { $months } أشهر
people-option-for = { $name } مقابل { $cost }
people-option-repaid = { $what }: يسترد كلفته خلال { $time }
people-option-least = { $what }: { $total } إجمالًا، أقل من { $other } بمقدار { $less }
people-option-lowest = { $what }: { $total } إجمالًا، أقل من غيره
people-option-netted = { $what }: { $net } صافيًا سنويًا
people-option-year = { $amount } سنويًا
people-option-called = الخيار { $mark }
people-options = الخيارات: { COMMAS($items, with: "، ") }
people-options-first = عدد الخيارات المطروحة: { $count }
people-pros-cons = { $pro }، لكن { $con }
people-quote = { $who }: «{ $words }»
