# 早期流失开始增加的售出月份。

loss-age-broke = **{ $month }出现转折**：售出后{ $days }天内流失{ $rate }，此前各月为{ $before }。
loss-age-months =
    .month = 售出月份
    .sold = 售出
    .lost = { $days }天内流失
    .rate = 比率
