# Che cosa dicono le ritenzioni netta e lorda, e che cosa non vedono.

retention-titles =
    .hides = { NEEDS($within) }La ritenzione netta del { $nrr } non conta i { $within } venduti e persi nel { $now }
    .partial = { NEEDS($partial) }Nessuno dei { $accounts } clienti del { $prior } se n’è andato; con il { $grr } di ritenzione lorda ogni perdita è parziale
    .full = I clienti del { $prior } pagano ora { $nrr } di quanto pagavano, { $grr } senza espansione
    .short = Ritenzione: { $nrr } netta, { $grr } lorda
retention-none-left = **Nessun cliente se n’è andato**: i { $accounts } che pagavano alla fine del { $prior } pagano ancora{ EITHER($partial, "; ogni perdita è parziale", "") }.
retention-left = **{ $left } dei { $accounts } clienti** paganti alla fine del { $prior } non pagano più nulla.
retention-within = **{ $share }** di quanto perso è stato venduto nello stesso { $now }; le ritenzioni contano solo il portafoglio iniziale.
retention-by-subscription = **Per abbonamento si è perso il { $lost } del portafoglio iniziale ({ $unit })**; la ritenzione lorda del { $grr } lo compensa con la crescita dello stesso cliente.
