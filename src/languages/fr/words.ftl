# The words of a deck that come from neither the brief nor the data.

word-agenda = Ordre du jour
word-executiveSummary = Synthèse
word-scorecard = Indicateurs clés
word-nextSteps = Prochaines étapes
word-appendix = Annexe
word-definitions = Définitions
word-dataQuality = Qualité des données
word-source = Source
word-continued = suite
word-what = Quoi
word-who = Qui
word-when = Quand
word-open = à définir
word-unassigned = à désigner
word-undated = à convenir
word-risk = Risque
word-evidence = Constat
word-response = Réponse
word-other = Autres
word-total = Total
word-netChange = Variation nette
word-lowest = Minimum
word-highest = Maximum
word-worse = moins bien
word-better = mieux
word-recommended = Recommandé
word-target = Objectif
word-ownScale = Chaque graphique a sa propre échelle
word-partialPeriod = période incomplète
word-rounded = Chiffres arrondis ; les sommes peuvent différer
word-asOf = Au
word-toFill = À compléter :
word-item = Sujet
word-status = Statut
word-done = Avancement
word-note = Remarque
word-comment = Commentaire
word-today = Aujourd’hui
word-strengths = Forces
word-weaknesses = Faiblesses
word-opportunities = Opportunités
word-threats = Menaces
word-pros = Pour
word-cons = Contre
word-brief = chiffres fournis dans la demande

# Periods by their numbers, and pointers.

period-quarter = T{ $n } { $year }
period-half = S{ $n } { $year }
see-slide = voir diapositive { $n }
for-audience = Pour : { $audience }

# What a deck of each type is called.

type-qbr = Revue trimestrielle
type-board = Conseil d’administration
type-status = Point d’avancement
type-launch = Plan de lancement
type-pitch = Pitch
type-proposal = Proposition
type-post-mortem = Retour sur incident
type-research = Résultats de recherche
type-lecture = Cours
type-training = Formation
type-comparison = Comparaison
type-roadmap = Feuille de route
type-case-study = Étude de cas
type-report = Rapport
type-all-hands = Réunion plénière
type-donor-report = Rapport aux donateurs
type-general = Vue d’ensemble
