# Le mois de vente à partir duquel la perte précoce augmente.

loss-age-broke = **Rupture en { $month }** : { $rate } des ventes perdues en { $days } jours, { $before } les mois précédents.
loss-age-months =
    .month = Vendu en
    .sold = Ventes
    .lost = Perdus en { $days } jours
    .rate = Taux
