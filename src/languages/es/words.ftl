# The words of a deck that come from neither the brief nor the data.

word-agenda = Agenda
word-executiveSummary = Resumen ejecutivo
word-scorecard = Indicadores clave
word-nextSteps = Próximos pasos
word-appendix = Anexo
word-definitions = Definiciones
word-dataQuality = Calidad de los datos
word-source = Fuente
word-continued = continuación
word-what = Qué
word-who = Quién
word-when = Cuándo
word-open = por definir
word-unassigned = por asignar
word-undated = por acordar
word-risk = Riesgo
word-evidence = Evidencia
word-response = Respuesta
word-other = Otros
word-total = Total
word-netChange = Variación neta
word-lowest = Mínimo
word-highest = Máximo
word-worse = peor
word-better = mejor
word-recommended = Recomendado
word-target = Objetivo
word-ownScale = Cada gráfico tiene su propia escala
word-partialPeriod = período incompleto
word-rounded = Cifras redondeadas; las sumas pueden diferir
word-asOf = A fecha de
word-toFill = Por completar:
word-item = Tema
word-status = Estado
word-done = Avance
word-note = Nota
word-comment = Comentario
word-today = Hoy
word-strengths = Fortalezas
word-weaknesses = Debilidades
word-opportunities = Oportunidades
word-threats = Amenazas
word-pros = A favor
word-cons = En contra
word-brief = cifras facilitadas en la solicitud

# Periods by their numbers, and pointers.

period-quarter = T{ $n } { $year }
period-half = S{ $n } { $year }
see-slide = ver diapositiva { $n }
for-audience = Para: { $audience }

# What a deck of each type is called.

type-qbr = Revisión trimestral
type-board = Consejo de administración
type-status = Informe de estado
type-launch = Plan de lanzamiento
type-pitch = Pitch
type-proposal = Propuesta
type-post-mortem = Análisis del incidente
type-research = Resultados de la investigación
type-lecture = Clase
type-training = Formación
type-comparison = Comparación
type-roadmap = Hoja de ruta
type-case-study = Caso de éxito
type-report = Informe
type-all-hands = Reunión general
type-donor-report = Informe a los donantes
type-general = Visión general
