# The words of a deck that come from neither the brief nor the data.

word-agenda = Agenda
word-executiveSummary = Resumo executivo
word-scorecard = Indicadores-chave
word-nextSteps = Próximos passos
word-appendix = Apêndice
word-definitions = Definições
word-dataQuality = Qualidade dos dados
word-source = Fonte
word-continued = continuação
word-what = O quê
word-who = Quem
word-when = Quando
word-open = a definir
word-unassigned = a designar
word-undated = a acordar
word-risk = Risco
word-evidence = Evidência
word-response = Resposta
word-other = Outros
word-total = Total
word-netChange = Variação líquida
word-lowest = Mínimo
word-highest = Máximo
word-worse = pior
word-better = melhor
word-recommended = Recomendado
word-target = Meta
word-ownScale = Cada gráfico tem sua própria escala
word-partialPeriod = período incompleto
word-rounded = Valores arredondados; as somas podem diferir
word-asOf = Posição em
word-toFill = A preencher:
word-item = Tema
word-status = Status
word-done = Concluído
word-note = Observação
word-comment = Comentário
word-today = Hoje
word-strengths = Forças
word-weaknesses = Fraquezas
word-opportunities = Oportunidades
word-threats = Ameaças
word-pros = A favor
word-cons = Contra
word-brief = números informados no pedido

# Periods by their numbers, and pointers.

period-quarter = T{ $n } { $year }
period-half = S{ $n } { $year }
see-slide = ver slide { $n }
for-audience = Para: { $audience }

# What a deck of each type is called.

type-qbr = Revisão trimestral
type-board = Reunião do conselho
type-status = Relatório de status
type-launch = Plano de lançamento
type-pitch = Pitch
type-proposal = Proposta
type-post-mortem = Análise do incidente
type-research = Resultados da pesquisa
type-lecture = Aula
type-training = Treinamento
type-comparison = Comparação
type-roadmap = Roteiro
type-case-study = Estudo de caso
type-report = Relatório
type-all-hands = Reunião geral
type-donor-report = Relatório aos doadores
type-general = Visão geral
