# Abbonamenti che ne ripetono un altro attivo dello stesso cliente, piano e prezzo.

repeats-titles =
    .full = { NEEDS($share) }{ $share } della crescita: { INNER($first) }; { $repeats } di { $unit } forse ripetuti
    .short = { $repeats } di { $unit } in secondi abbonamenti attivi di un piano: da verificare
repeats-held = **{ $repeats }**, il { $part } dell’{ $unit }, sono in { $subscriptions } abbonamenti che ne ripetono un altro attivo: stesso cliente, piano e prezzo, presso { $accounts } clienti.
repeats-without = **Senza di essi { $unit } { EITHER($rose, "in crescita", "in calo") } del { $growth }**, da { $before } a { $value }.
repeats-example = **{ $account }** ha { $count } abbonamenti { $plan } attivi allo stesso prezzo.
repeats-audit = **Da verificare prima di citare l’{ $unit }**: i team comprano a parte, o i rinnovi lasciano aperto il vecchio contratto.
repeats-point = **{ $repeats } di { $unit }, il { $part }, in abbonamenti ripetuti** di uno stesso cliente, piano e prezzo: verificare prima di citarlo.
