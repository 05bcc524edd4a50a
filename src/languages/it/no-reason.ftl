# La maggior parte di quanto perso è senza motivo.

reasons-without = Nessun motivo registrato
reasons-rest = **Solo il { $rest } dell’{ $unit } perso ha un motivo**: ciò che dicono i motivi vale solo per quella parte.
