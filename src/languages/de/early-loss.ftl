# Der Verkaufsmonat, ab dem früh mehr verloren geht.

loss-age-broke = **Bruch im { $month }**: { $rate } des Verkauften gingen binnen { $days } Tagen verloren, in den Monaten davor { $before }.
loss-age-months =
    .month = Verkauft im
    .sold = Verkauft
    .lost = Verlust in { $days } Tagen
    .rate = Quote
