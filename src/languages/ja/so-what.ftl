# What a page means beyond its chart.

so-factors = { $factor }が{ $prior }の水準なら、{ $label }は{ $value }だった。
so-driver =
    .against = { $member }を除けば増減は{ SIGNED($rest) }。
    .alone = 残り全体の増減は{ SIGNED($rest) }。{ $member }次第である。
    .broad = 残りも{ SIGNED($rest) }動いた。{ $member }だけの問題ではない。
so-common =
    .all = { $many }の{ $count }すべてが同じ方向に動いた。共通の要因を探るべきである。
    .most = { $many }の{ $count }のうち{ $some }が同じ方向に動いた。一部だけの問題ではない。
so-age = { $prior }も{ $before }だった。一時的ではなく構造的な問題である。
so-spots = { $row }は全体では{ $usual }の勝率。製品ではなく{ $column }の問題。
so-effort = クローズ1件あたり、{ $earners }は{ $more }、{ $busy }は{ $less }。
so-live = 有望な案件は{ $now }の実績の{ $share }にとどまり、残りは新規案件で補う必要がある。
so-pattern = { $label }は四半期全体で比べるべきで、月の間には{ $gap }の差がある。
