# Pages of a deck planned from a brief: what its composer says by itself.

questions-title = O que falta para concluirmos esta apresentação
questions-topic = O que a apresentação deve dizer sobre { $topic }?
questions-page = Página
questions-question = O que precisamos saber

# A list under a heading: what it holds, or where its steps begin and end.

list-title = { $heading }: { $items }
steps-title = { $heading }: de { $first } a { $last }

# The answer, before its proofs.

summary-title = Em resumo: { $claim }
