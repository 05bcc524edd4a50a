# The month of sale from which more is lost early.

loss-age-broke = **It began in { $month }**: { $rate } of what was sold was lost within { $days } days, { $before } in the months before.
loss-age-months =
    .month = Sold in
    .sold = Sold
    .lost = Lost in { $days } days
    .rate = Rate
