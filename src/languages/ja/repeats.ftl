# 同じアカウント・プラン・価格で有効な契約が重複しているもの。

repeats-titles =
    .full = { NEEDS($share) }成長の{ $share }は{ $first }、{ $unit }の{ $repeats }は重複の疑い
    .short = { $unit }の{ $repeats }は同じプランの二つ目以降の契約、要監査
repeats-held = **{ $repeats }**（{ $unit }の{ $part }）は{ $subscriptions }件の重複契約：同じアカウント・プラン・価格で、{ $accounts }社が保有。
repeats-without = **除くと{ $unit }は{ $growth }{ EITHER($rose, "増", "減") }**、{ $before }から{ $value }。
repeats-example = **{ $account }**は同じ価格の{ $plan }を{ $count }件保有。
repeats-audit = **{ $unit }の公表前に監査**：部署ごとの購入か、更新時に旧契約が閉じられていないか。
repeats-point = **{ $unit }の{ $repeats }（{ $part }）は重複契約**：同じアカウント・プラン・価格。公表前に監査を。
