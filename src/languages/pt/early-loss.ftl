# O mês de venda desde o qual se perde mais cedo.

loss-age-broke = **Ruptura em { $month }**: { $rate } do vendido perdeu-se em { $days } dias, { $before } nos meses anteriores.
loss-age-months =
    .month = Vendido em
    .sold = Vendas
    .lost = Perdidas em { $days } dias
    .rate = Taxa
