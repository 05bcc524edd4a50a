# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = Cosa ci serve per completare questa presentazione
questions-topic = Che cosa deve dire la presentazione su { $topic }?
questions-page = Pagina
questions-question = Che cosa dobbiamo sapere

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }: { $items }
steps-title = { $heading }: da { $first } a { $last }

# The answer, before its proofs.

summary-title = In sintesi: { $claim }
