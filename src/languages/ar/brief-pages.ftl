# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = ما نحتاج إليه لإكمال هذا العرض
questions-topic = ماذا ينبغي أن يقول العرض عن { $topic }؟
questions-page = الصفحة
questions-question = ما نحتاج إلى معرفته

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }: { $items }
steps-title = { $heading }: من { $first } إلى { $last }

# The answer, before its proofs.

summary-title = باختصار: { $claim }
