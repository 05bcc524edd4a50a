# What a page means beyond its chart.

so-factors = 若{ $factor }保持{ $prior }的水平，{ $label }将为{ $value }。
so-driver =
    .against = 若不计{ $member }，变动为{ SIGNED($rest) }。
    .alone = 其余合计变动{ SIGNED($rest) }：关键在{ $member }。
    .broad = 其余也变动了{ SIGNED($rest) }：不只是{ $member }的问题。
so-common =
    .all = { $count }个{ $many }方向一致：应寻找共同因素。
    .most = { $count }个{ $many }中有{ $some }个方向相同：并非个别现象。
so-age = { $prior }为{ $before }：这是结构性问题，而非一期的偶然。
so-spots = { $row }整体赢率为{ $usual }：产品没有问题，差距在{ $column }。
so-effort = 每个关闭的商机，{ $earners }带来{ $more }，{ $busy }带来{ $less }。
so-live = 有效商机相当于{ $now }业绩的{ $share }：其余须来自新商机。
so-pattern = { $label }只宜按整季比较：月与月相差{ $gap }。
