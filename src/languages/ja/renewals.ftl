# 更新：リスクのあるもの、失われた場所、説明にならないもの。

renewal-sign = { $kind ->
        [seats] ライセンス利用率{ $threshold }未満
        [use] { $label }が{ $threshold }超の減少
        [cell] { $cell }
       *[notice] 解約通知あり
    }
renewal-mark = { $kind ->
        [seats] 利用が少ない
        [use] 利用が減少
        [cell] 同じグループ
       *[notice] 解約通知あり
    }
renewal-risk-titles =
    .full = { $coming }の更新{ $all }件のうち{ $count }件にリスク：{ $whole }のうち{ $value }
    .short = { $coming }の更新{ $count }件にリスク：{ $value }
renewal-risk-lead = 失われた顧客が更新前に示した兆候を持つ{ $coming }の更新：{ $sign }
renewal-risk-point = **{ $coming }の更新{ $all }件のうち{ $count }件、{ $whole }のうち{ $value }にリスクがあります**：{ $sign }。
renewal-right = 過去1年に、この兆候のある**{ $tried }社のうち{ $found }社**が離れました（{ $right }{ WITH("、その他は", $rest) }）。
renewal-in-cell = { GIVEN($all) ->
        [yes] **{ $count }件すべて**が{ $cell }です。
       *[no] **うち{ $count }件**が{ $cell }です。
    }
renewal-well = **{ $of }件のうち{ $count }件**は{ $column }が「{ $label }」で、スコアにリスクが表れていません。
renewal-later = その次の期間にも、**さらに{ $count }件**（{ $value }）が同じ兆候を示しています。
renewal-columns =
    .account = 顧客
    .value = 更新対象額
    .day = 更新日
    .owner = 担当者
    .seats = ライセンス利用率
    .use = { $label }の変化
    .sign = 兆候
    .health = 健全性
renewal-cell-titles =
    .full = { $cell }は更新{ $due }件のうち{ $lost }件を失い（{ $rate }）、その他は{ $rest }
    .short = { $cell }は更新の{ $rate }を失い、その他は{ $rest }
renewal-cell-lead = グループ別の更新対象と喪失、{ $now }
renewal-cell-point = **{ $cell }は更新{ $due }件のうち{ $lost }件（{ $rate }）、{ $value }を失いました**。その他は{ $rest }です。
renewal-lost-columns =
    .group = グループ
    .due = 更新対象
    .lost = 喪失
    .rate = 喪失率
    .before = { $prior }
    .amount = 喪失額
renewal-beside = { $member }、{ $dimension }が異なるもの
renewal-others = その他
renewal-all = すべての更新
renewal-offer = **{ $label }では説明できません**：ありの喪失率は{ $own }、なしは{ $others }です。
renewal-owner = **担当者では説明できません**：{ $cell }での喪失率は{ $member }が{ $own }、他の担当者は{ $others }です。
renewal-overview-titles =
    .full = { $now }は更新{ $due }件のうち{ $lost }件を喪失：{ $rate }、{ $prior }は{ $before }
    .short = { $now }は更新{ $due }件のうち{ $lost }件を喪失（{ $rate }）
renewal-overview-lead = 期日のある期間別の更新
renewal-reasons-titles =
    .full = 失った{ $lost }社のうち{ $count }社の理由は「{ $reason }」、{ $value }
    .short = 離れた理由の最多は「{ $reason }」：{ $lost }社のうち{ $count }社
renewal-reasons-lead = 記録された理由別の失われた更新、{ $now }
renewal-reasons-point = **失った{ $lost }社のうち{ $count }社の理由は「{ $reason }」**、{ $value }です。
renewal-reasons-cell = { $cell }では**{ $lost }社のうち{ $count }社**がこの理由です。
renewal-reasons-next = 次は「{ $reason }」の{ $count }社（{ $value }）です。
renewal-reasons-columns =
    .reason = 理由
    .count = 失った顧客
    .amount = 喪失額
    .cell = { $cell }

# 対策。

step-renewal-save =
    .head = リスクのある更新{ $count }件を守る
    .what = リスクのある{ $count }社それぞれと、金額の大きい順に、更新前に改善計画を合意する
    .measure = 喪失率を{ $right }未満にする
step-renewal-cell =
    .head = { $cell }を立て直す
    .what = { $cell }の導入と支援を見直す：更新の{ $rate }を喪失、その他は{ $rest }
    .measure = そこでの喪失率を{ $rate }から{ $rest }に近づける
step-renewal-score =
    .head = 利用状況を健全性スコアに加える
    .what = 利用状況を健全性スコアに加える：リスクのある{ $of }社のうち{ $count }社が「{ $label }」
    .measure = リスクのある顧客に「{ $label }」がない
