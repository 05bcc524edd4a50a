# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = Was wir noch brauchen, um diese Präsentation abzuschließen
questions-topic = Was soll die Präsentation zu { $topic } sagen?
questions-page = Seite
questions-question = Was wir wissen müssen

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }: { $items }
steps-title = { $heading }: von { $first } bis { $last }

# The answer, before its proofs.

summary-title = Kurz gesagt: { $claim }
