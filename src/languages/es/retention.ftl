# Qué dicen las retenciones neta y bruta, y qué no ven.

retention-titles =
    .hides = { NEEDS($within) }La retención neta de { $nrr } no cuenta los { $within } vendidos y perdidos en el { $now }
    .partial = { NEEDS($partial) }Ninguna de las { $accounts } cuentas del { $prior } se fue; con { $grr } de retención bruta, toda pérdida es parcial
    .full = Los clientes del { $prior } pagan ahora { $nrr } de lo que pagaban, { $grr } sin expansión
    .short = Retención: { $nrr } neta, { $grr } bruta
retention-none-left = **Ninguna cuenta se fue**: las { $accounts } que pagaban al final del { $prior } siguen pagando{ EITHER($partial, "; toda pérdida es parcial", "") }.
retention-left = **{ $left } de las { $accounts } cuentas** que pagaban al final del { $prior } ya no pagan nada.
retention-within = **{ $share }** de lo perdido se vendió en el propio { $now }; las retenciones solo cuentan la cartera inicial.
retention-by-subscription = **Por suscripción se perdió el { $lost } de la cartera inicial ({ $unit })**; la retención bruta de { $grr } lo compensa con el crecimiento de la misma cuenta.
