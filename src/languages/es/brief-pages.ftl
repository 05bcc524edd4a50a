# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = Lo que necesitamos para terminar esta presentación
questions-topic = ¿Qué debe decir la presentación sobre { $topic }?
questions-page = Página
questions-question = Lo que necesitamos saber

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }: { $items }
steps-title = { $heading }: de { $first } a { $last }

# The answer, before its proofs.

summary-title = En resumen: { $claim }
