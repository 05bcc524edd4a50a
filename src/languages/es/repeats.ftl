# Suscripciones que repiten otra activa de la misma cuenta, el mismo plan y el mismo precio.

repeats-titles =
    .full = { NEEDS($share) }{ $share } del crecimiento: { INNER($first) }; { $repeats } de { $unit }, quizá repetidos
    .short = { $repeats } de { $unit } en segundas suscripciones activas de un plan: auditar antes
repeats-held = **{ $repeats }**, el { $part } del { $unit }, están en { $subscriptions } suscripciones que repiten otra activa: misma cuenta, plan y precio, en { $accounts } cuentas.
repeats-without = **Sin ellas el { $unit } { EITHER($rose, "creció", "cayó") } un { $growth }**, de { $before } a { $value }.
repeats-example = **{ $account }** tiene { $count } suscripciones { $plan } activas al mismo precio.
repeats-audit = **Auditarlas antes de citar el { $unit }**: hay equipos que compran aparte, o renovaciones que dejan abierto el contrato anterior.
repeats-point = **{ $repeats } de { $unit }, el { $part }, en suscripciones repetidas** de una cuenta, plan y precio: auditar antes de citarlo.
