# The words of a deck that come from neither the brief nor the data.

word-agenda = Agenda
word-executiveSummary = Zusammenfassung
word-scorecard = Kennzahlen
word-nextSteps = Nächste Schritte
word-appendix = Anhang
word-definitions = Definitionen
word-dataQuality = Datenqualität
word-source = Quelle
word-continued = Fortsetzung
word-what = Was
word-who = Wer
word-when = Wann
word-open = offen
word-unassigned = noch zu benennen
word-undated = noch zu vereinbaren
word-risk = Risiko
word-evidence = Beleg
word-response = Maßnahme
word-other = Sonstige
word-total = Gesamt
word-netChange = Veränderung netto
word-lowest = Niedrigster Wert
word-highest = Höchster Wert
word-worse = schlechter
word-better = besser
word-recommended = Empfohlen
word-target = Ziel
word-ownScale = Jedes Feld hat seine eigene Skala
word-partialPeriod = unvollständiger Zeitraum
word-rounded = Zahlen sind gerundet; Summen können abweichen
word-asOf = Stand
word-toFill = Zu ergänzen:
word-item = Thema
word-status = Status
word-done = Erledigt
word-note = Anmerkung
word-comment = Kommentar
word-today = Heute
word-strengths = Stärken
word-weaknesses = Schwächen
word-opportunities = Chancen
word-threats = Risiken
word-pros = Dafür
word-cons = Dagegen
word-brief = Angaben aus dem Auftrag

# Periods by their numbers, and pointers.

period-quarter = Q{ $n } { $year }
period-half = H{ $n } { $year }
see-slide = siehe Folie { $n }
for-audience = Für: { $audience }

# What a deck of each type is called.

type-qbr = Quartalsbericht
type-board = Vorstandssitzung
type-status = Statusbericht
type-launch = Produkteinführung
type-pitch = Pitch
type-proposal = Angebot
type-post-mortem = Nachbetrachtung
type-research = Studienergebnisse
type-lecture = Unterricht
type-training = Schulung
type-comparison = Vergleich
type-roadmap = Roadmap
type-case-study = Fallstudie
type-report = Bericht
type-all-hands = Betriebsversammlung
type-donor-report = Bericht an die Förderer
type-general = Überblick
