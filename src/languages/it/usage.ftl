# Che cosa dice l’uso del prodotto su chi se ne va.

usage-no-churn = **{ FIRST($signal) } non preannuncia l’abbandono**: si è concluso il { $with } di questi abbonamenti e il { $without } degli altri; la differenza può essere casuale.
