# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = What we need to finish this deck
questions-topic = What should the deck say about { $topic }?
questions-page = Page
questions-question = What we need to know

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }: { $items }
steps-title = { $heading }: from { $first } to { $last }

# The answer, before its proofs.

summary-title = In short: { $claim }
