# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = この資料を仕上げるために教えていただきたいこと
questions-topic = { $topic }について、何を伝えたいですか。
questions-page = ページ
questions-question = 教えていただきたいこと

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }：{ $items }
steps-title = { $heading }：{ $first }から{ $last }まで

# The answer, before its proofs.

summary-title = 要点：{ $claim }
