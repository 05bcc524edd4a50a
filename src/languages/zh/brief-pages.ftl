# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = 完成这份演示文稿还需要您补充的内容
questions-topic = 关于{ $topic }，这份演示文稿要说明什么？
questions-page = 页面
questions-question = 需要您补充的内容

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }：{ $items }
steps-title = { $heading }：从{ $first }到{ $last }

# The answer, before its proofs.

summary-title = 简而言之：{ $claim }
