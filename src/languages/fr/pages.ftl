### The sentences of a deck made from facts.

## Parts of others.
part-verb = { EITHER($direction, "progresse", "recule") }{ $size ->
        [small] {" "}légèrement
       *[usual] {""}
        [large] {" "}nettement
    }
part-move = { EITHER($direction, "hausse", "baisse") }
part-moved = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { part-verb }
       *[no] { $label } : { part-move }
    }
part-pattern = { $metric ->
        [win_rate] Les succès arrivent { EITHER($direction, "tard", "tôt") }
       *[other] { part-over-quarter }
    }
part-over-quarter = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } { EITHER($direction, "augmente", "baisse") } au fil du trimestre
       *[no] { $label } : { EITHER($direction, "hausse", "baisse") } au fil du trimestre
    }
part-stands = { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } s’élève à { $value }
       *[no] { $label } : { $value }
    }

## Cover.
cover-title = { WITH($company, " : ") }{ EITHER(GIVEN($company), $review, FIRST($review)) } { $period }
cover-measure = { WITH($company, " : ") }{ FIRST($measure) }, { $period }
cover-review = { $about ->
        [measure] { INNER($measure) }
        [sales] bilan commercial
        [success] bilan du suivi client
        [support] bilan du support
        [people] bilan RH
        [marketing] bilan marketing
        [finance] bilan financier
        [results] résultats
       *[business] bilan d’activité
    }
cover-topics = { INNER($topics) }
cover-focus = Priorités : { $topics }
cover-audience = À l’attention de : { $audience }
cover-as-of = Données au { $date }
source = Source : { $file }, { FULL($rows) } { $subject }, au { $date }

## Lead.
lead-span = { $label }{ WITH(" en ", $unit) }, { $first } à { $last }
lead-by = { $label }{ WITH(" en ", $unit) } par { INNER($dimension) }, { $now }{ WITH(" ", VERSUS($prior)) }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }, évolution { VERSUS($prior) }
       *[no] { $now }
    }
lead-months = { $label } par mois du trimestre, trimestres complets uniquement
lead-risks = D’après les chiffres { OF_PERIOD($now) }
lead-as-of = Situation au { $date }
lead-definitions = Telles qu’employées à chaque page de cette présentation
moved = { $direction ->
        [flat] { KNOWN($label) ->
        [yes] { FIRST(THE($label)) } se maintient à { $value }
       *[no] { $label } : stable à { $value }
    }
       *[other] { GIVEN($multiple) ->
        [yes] { part-moved } à { $value }, soit { $multiple } le niveau { OF_PERIOD($prior) }
       *[no] { part-moved } de { EITHER(GIVEN($pct), ABS($pct), ABS($delta)) } à { $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline } ; { $driverMember } { EITHER($driverDirection, "progresse", "recule") } de { ABS($driverDelta) }
    .short = { $headline } ; { LOWER($held) }
    .shorter = { $headline }
summary-fallback = { $label } { DURING($now) } : { $value }
scorecard-all = Tous les indicateurs comparés à { $prior } { EITHER($better, "s’améliorent", "se dégradent") } : { INNER($label) } en { EITHER($rose, "hausse", "baisse") } de { ABS($change) }
scorecard-but = { $label } en { EITHER($rose, "hausse", "baisse") } de { ABS($change) }, mais { INNER($other) } en { EITHER($otherRose, "hausse", "baisse") } de { ABS($otherChange) }
scorecard-and = { $label } et { INNER($other) } en { EITHER($rose, "hausse", "baisse") }, de { ABS($change) } et { ABS($otherChange) }
scorecard-fell = en baisse : { INNER($members) }
scorecard-rose = en hausse : { INNER($members) }
scorecard-held = stable{ COUNT($members) ->
        [1] {""}
       *[other] s
    } : { INNER($members) }
scorecard-between =  ;{" "}
scorecard-plain = { FIRST($now) } en chiffres
against = { $change } vs { $prior }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }, { $run ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    } { part-move } d’affilée
    .short = { moved } { DURING($now) }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }, écart non significatif { VERSUS($prior) }
       *[other] { moved } { VERSUS($prior) }
    }
    .short = { moved }
trend-plain = { $label } : { $value } { DURING($now) }
trend-change = { $direction ->
        [flat] **Stable { VERSUS($prior) }** : { $value }, contre { $before }.
       *[other] **{ SIGNED($delta) } { VERSUS($prior) }**, alors à { $before }.
    }
trend-year-before = Un an avant
trend-target = Objectif
trend-attained = **{ $attainment } de l’objectif**, fixé à { $target }.
trend-behind = Base du chiffre { OF_PERIOD($now) } : { $rows } { $subject }.
trend-partial = Couverture partielle, sans comparaison : { $periods }.

## Bridge.
bridge-titles =
    .full = { $member } { EITHER($direction, "progresse", "recule") } de { ABS($delta) }, soit { $contribution } de la variation nette { OF($label) }
    .short = { $member } { EITHER($direction, "progresse", "recule") } de { ABS($delta) }, pour une variation nette de { SIGNED($total) } { WITHIN($label) }
    .shorter = Principal écart { WITHIN($label) } : { $member }, { SIGNED($delta) }
bridge-plain = { $label } : variation par { INNER($dimension) }
bridge-driver = **{ $member }** : { $value }, contre { $before } { DURING($prior) }.
bridge-counter = **{ $member }**, à l’inverse, { EITHER($rose, "progresse", "recule") } de { ABS($delta) }.
bridge-from-to = **{ $end }** { DURING($now) }, contre { $start } { DURING($prior) }.
bridge-net = L’ensemble des étapes représente { SIGNED($total) } { VERSUS($prior) }.
bridge-other = « Autres » regroupe { $count } { INNER($dimension) }.

## Ranking.
ranking-titles =
    .full = { $member } en tête { OF($label) } avec { $value }, soit { $lead } le rang suivant
    .short = { $member } en tête { OF($label) } avec { $value }
    .shorter = { $member } en tête avec { $value }
ranking-plain = { $label } par { INNER($dimension) }
ranking-share = **{ $member }** apporte { $share } { OF($label) } { DURING($now) }.
ranking-overall = Toutes périodes confondues, { $member } détient { $allShare } { OF($label) }{ WITH(", soit ", $allLead, " le rang suivant") }.
ranking-change = { $member } : { SIGNED($delta) } { VERSUS($prior) }.

## Share.
share-titles =
    .full = { $member } détient { $share } { OF($label) }, en { EITHER($rose, "hausse", "baisse") } de { ABS($shift) }
    .short = { $member } détient { $share } { OF($label) }
share-plain = { $label } par { INNER($dimension) }
share-shift = **{ $member }** bouge le plus dans le mix : part { SIGNED($shift) }, valeur { SIGNED($delta) }.
share-steady-mix = Aucune part ne varie d’un point entier { VERSUS($prior) }.
share-first = **{ $members }** détiennent ensemble { $share }.

## Comparison.
comparison-titles =
    .full = Plus forte { EITHER($rose, "hausse", "baisse") } { OF($label) } : { $member }, { SIGNED($delta) }
    .short = { $member } : { SIGNED($delta) } { WITHIN($label) }
comparison-rate =
    .few = { NEEDS($few) }{ $label } par { INNER($one) } : écarts non significatifs, à effectif suffisant ({ $few })
    .full = { $label } par { INNER($one) } : les écarts ne sont pas significatifs
    .short = { $label } par { INNER($one) } : écarts non significatifs
comparison-rate-differs =
    .full = { $member } se distingue { WITHIN($label) } : { $value }, contre { $whole } au total
    .short = { $member } : { INNER($label) } { $value }
comparison-member = **{ $member }** : { $value }, contre { $before } { DURING($prior) }.
comparison-rows = Plus petit groupe présenté : { $least } { $subject }.

## Pattern.
pattern-titles =
    .full = { part-pattern } : { $third } le dernier mois { OF_PERIOD($now) }, { $first } le premier
    .short = { part-pattern } : { $third } après { $first }
pattern-categories =
    .full = Premier mois
    .short = Deuxième mois
    .shorter = Troisième mois
pattern-pooled = **Chaque trimestre complet le montre** : { $allFirst }, { $allSecond } et { $allThird } selon le mois, tous trimestres réunis.
pattern-test = L’écart entre le premier et le dernier mois est statistiquement significatif.

## Table.
table-title =
    .full = { $dimension } en chiffres : { $member } en tête { OF($label) } avec { $value }
    .short = { $dimension } en chiffres : { $member } en tête avec { $value }
table-two-leaders =
    .full = { $member } en tête { OF($label) }, { $member2 } { OF($label2) }
table-share = Part
table-change = vs { $prior }
table-small-count = { $hits } sur { $n }

## Pipeline.
pipeline-titles =
    .full = { part-stands } ; { LOWER($created) }
    .short = { $label } : { $value } ; { LOWER($created) }
    .shorter = { part-stands }
pipeline-other = **{ $label }** : { $value }.
pipeline-no-value = { $label } : non calculable ici. { $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] , { SIGNED($delta) } { VERSUS($prior) }
    }.
points-rate-delta = **{ moved }**, contre { $before } { DURING($prior) }.
points-unchanged = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } se maintient
       *[no] { $label } : stable
    }** à { $value }, comme { DURING($prior) }.
points-driver = **{ $member } { EITHER($direction, "progresse", "recule") } de { ABS($delta) }**{ WITH(", soit ", $contribution, " de la variation nette ", OF($label)) }.
points-pattern = **{ $metric ->
        [win_rate] Les succès arrivent { EITHER($direction, "tard", "tôt") } dans le trimestre
       *[other] { part-over-quarter }
    }** : { $first }, { $second } et { $third } selon le mois { OF_PERIOD($now) }.
points-rank = **{ $member } en tête { OF($label) }**{ WITH(" avec ", $share) }{ WITH(", soit ", $lead, " le rang suivant") }.
points-concentration = **{ $members }** détiennent ensemble { $share } { OF($label) }.
points-shift = **{ $member }** détient { $share } { OF($label) }, en { part-move } de { ABS($shift) }.
points-threshold = **{ KNOWN($label) ->
        [yes] { FIRST(THE($label)) } atteint
       *[no] { $label } :{" "}
    } { $attainment } de l’objectif** : { $value } pour { $target }.
points-rate-difference = **{ $member } se distingue { WITHIN($label) }** : { $value }, contre { $whole } au total.
points-plain = **{ $label }** { DURING($now) } : { $value }.

## Risks.
risks-title = Risques : { INNER($heads) }
risks-driver =
    .head = Nouvelle { part-move } chez { $member }
    .response = Passer en revue les dossiers { $member } un par un
risks-pattern =
    .head = Trimestre suspendu à son dernier mois
    .response = Revoir les dates de décision dès les premières semaines du trimestre
risks-rank =
    .head = Dépendance à { $member }
risks-delta =
    .head = Nouvelle { part-move } { OF($label) }
risks-unknown =
    .head = { $label } : donnée absente
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] Prochaines étapes : { $heads }
       *[no] Prochaines étapes
    }
definitions-title = Définitions : comment chaque indicateur est calculé
not-computable = Non calculé : { $reason }

## Quality.
appendix-title = Qualité des données et définitions
quality-title = Qualité des données : ce qui a été lu et ce qui a été écarté
quality-file = Lignes lues : { FULL($rows) }, rejetées : { FULL($rejected) }
quality-period = Périodes
quality-partial = Couvertes en partie, montrées et jamais comparées : { $periods }
quality-tests = Tests
quality-guard = Un taux n’est dit en mouvement que si un test de proportions, corrigé pour tous les taux testés, juge l’écart significatif
agenda = Au programme de ce bilan

## Sections.
sections-summary = Synthèse
sections-results = Résultats
sections-evidence = Analyse
sections-outlook = Perspectives
sections-actions = Prochaines étapes
sections-appendix = Annexe

## Notes.
notes-formula = { $name } ({ $value }){ GIVEN($definition) ->
        [yes]  : { INNER($definition) }
       *[no] {"."}
    } Base : { FULL($rows) } { $subject }.
trend-effects = Dont { SIGNED($volume) } par le nombre de { $subject } et { SIGNED($size) } par leur valeur moyenne.
