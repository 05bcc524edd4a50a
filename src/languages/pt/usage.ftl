# O que o uso do produto diz de quem sai.

usage-no-churn = **{ FIRST($signal) } não antecipa a saída**: { $with } dessas assinaturas terminaram, { $without } das demais; a diferença pode ser acaso.
