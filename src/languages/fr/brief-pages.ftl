# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = Ce qu’il nous faut pour terminer cette présentation
questions-topic = Que doit dire la présentation sur { $topic } ?
questions-page = Page
questions-question = Ce que nous devons savoir

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading } : { $items }
steps-title = { $heading } : de { $first } à { $last }

# The answer, before its proofs.

summary-title = En bref : { $claim }
