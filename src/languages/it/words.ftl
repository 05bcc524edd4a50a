# The words of a deck that come from neither the brief nor the data.

word-agenda = Agenda
word-executiveSummary = Sintesi
word-scorecard = Indicatori chiave
word-nextSteps = Prossimi passi
word-appendix = Appendice
word-definitions = Definizioni
word-dataQuality = Qualità dei dati
word-source = Fonte
word-continued = segue
word-what = Cosa
word-who = Chi
word-when = Quando
word-open = da definire
word-unassigned = da assegnare
word-undated = da concordare
word-risk = Rischio
word-evidence = Evidenza
word-response = Risposta
word-other = Altri
word-total = Totale
word-netChange = Variazione netta
word-lowest = Minimo
word-highest = Massimo
word-worse = peggio
word-better = meglio
word-recommended = Consigliato
word-target = Obiettivo
word-ownScale = Ogni grafico ha una scala propria
word-partialPeriod = periodo incompleto
word-rounded = Cifre arrotondate; le somme possono differire
word-asOf = Al
word-toFill = Da completare:
word-item = Tema
word-status = Stato
word-done = Avanzamento
word-note = Nota
word-comment = Commento
word-today = Oggi
word-strengths = Punti di forza
word-weaknesses = Punti di debolezza
word-opportunities = Opportunità
word-threats = Minacce
word-pros = A favore
word-cons = Contro
word-brief = dati forniti nella richiesta

# Periods by their numbers, and pointers.

period-quarter = T{ $n } { $year }
period-half = S{ $n } { $year }
see-slide = vedi diapositiva { $n }
for-audience = Per: { $audience }

# What a deck of each type is called.

type-qbr = Revisione trimestrale
type-board = Consiglio di amministrazione
type-status = Stato di avanzamento
type-launch = Piano di lancio
type-pitch = Pitch
type-proposal = Proposta
type-post-mortem = Analisi dell’incidente
type-research = Risultati della ricerca
type-lecture = Lezione
type-training = Formazione
type-comparison = Confronto
type-roadmap = Roadmap
type-case-study = Caso di studio
type-report = Relazione
type-all-hands = Riunione generale
type-donor-report = Relazione ai donatori
type-general = Panoramica
