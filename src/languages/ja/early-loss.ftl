# 早期解約が増え始めた販売月。

loss-age-broke = **{ $month }に変化**：販売後{ $days }日以内に失われたのは{ $rate }、それ以前は{ $before }。
loss-age-months =
    .month = 販売月
    .sold = 販売
    .lost = { $days }日以内の解約
    .rate = 割合
