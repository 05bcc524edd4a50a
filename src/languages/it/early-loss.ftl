# Il mese di vendita da cui si perde di più all’inizio.

loss-age-broke = **Rottura a { $month }**: perso il { $rate } del venduto entro { $days } giorni, il { $before } nei mesi prima.
loss-age-months =
    .month = Venduto a
    .sold = Venduti
    .lost = Persi in { $days } giorni
    .rate = Tasso
