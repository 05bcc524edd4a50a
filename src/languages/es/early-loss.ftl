# El mes de venta desde el que se pierde más al principio.

loss-age-broke = **Ruptura en { $month }**: se perdió el { $rate } de lo vendido en { $days } días, el { $before } en los meses anteriores.
loss-age-months =
    .month = Vendido en
    .sold = Ventas
    .lost = Perdido en { $days } días
    .rate = Tasa
