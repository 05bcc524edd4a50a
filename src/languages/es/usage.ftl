# Lo que el uso del producto dice de las bajas.

usage-no-churn = **{ FIRST($signal) } no anticipa la baja**: terminó el { $with } de estas suscripciones y el { $without } de las demás; la diferencia puede ser azar.
