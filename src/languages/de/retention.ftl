# Was Netto- und Bruttoumsatzbindung sagen und was sie nicht sehen.

retention-titles =
    .hides = { NEEDS($within) }{ $nrr } Nettoumsatzbindung zählen nicht mit: { $within } in { $now } verkauft und verloren
    .partial = { NEEDS($partial) }Keiner der { $accounts } Kunden aus { $prior } ging; bei { $grr } brutto ist jeder Verlust ein Teilverlust
    .full = Kunden aus { $prior } zahlen jetzt { $nrr } ihres Umsatzes, { $grr } ohne Zuwachs
    .short = Umsatzbindung: { $nrr } netto, { $grr } brutto
retention-none-left = **Kein Kunde ging**: Alle { $accounts }, die am Ende von { $prior } zahlten, zahlen noch{ EITHER($partial, "; jeder Verlust ist ein Teilverlust", "") }.
retention-left = **{ $left } der { $accounts } Kunden**, die am Ende von { $prior } zahlten, zahlen nichts mehr.
retention-within = **{ $share }** des Verlusts wurden erst in { $now } verkauft; Netto- und Bruttoumsatzbindung zählen nur den Anfangsbestand.
retention-by-subscription = **Nach Abonnements gingen { $lost } des Anfangsbestands an { $unit } verloren**; die Bruttoumsatzbindung von { $grr } verrechnet dies mit Zuwachs desselben Kunden.
