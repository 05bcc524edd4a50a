# Ce que l’usage du produit dit des départs.

usage-no-churn = **{ FIRST($signal) } n’annonce pas de départ** : { $with } de ces abonnements ont pris fin, { $without } des autres ; l’écart peut être dû au hasard.
