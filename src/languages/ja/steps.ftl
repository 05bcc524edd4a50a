# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = 担当と期限は提案
    .dates = 期限は提案
    .more = その他のステップの担当と期限は提案
step-close =
    .head = パイプラインの整理
    .ask = 停滞案件{ $dead }件の整理
    .what = { $oldest }を超えて進行中の{ $dead }件をクローズするか再評価する
    .measure = 進行中の全件が{ $oldest }以内
step-rebuild =
    .head = パイプラインの立て直し
    .ask = 有望案件{ $missing }件の補充
    .what = 止まった案件に代わる新規案件を開拓する
    .measure = 有望な案件を{ $before }件に戻す
step-early =
    .head = 早期の見極め
    .what = 案件を始める基準を定める
    .measure = { $label }を{ $value }から{ $rest }へ
step-spot =
    .head = { $spot }の差を埋める
    .what = { $spot }の{ $label }が低い理由を調べ、他で成功している方法を移す
    .measure = { $label }を{ $value }から{ $usual }へ
step-discount =
    .head = 値引きの上限を{ $cap }に
    .what = { $cap }を超える値引きを承認制にする
    .measure = { $label }を{ $value }未満に
step-audit =
    .head = 重複契約の確認
    .ask = 重複契約{ $count }件の確認
    .what = 継続収益を再び示す前に、重複する契約{ $count }件を確認する
    .measure = 重複はすべて確認済みか除外済み
step-watch =
    .head = 解約リスクのある契約の監視
    .ask = 解約リスクのある契約{ $count }件の監視
    .what = 最も強い兆候（{ $signal }）を示す{ $count }件の契約を監視対象にする
    .measure = 該当契約の解約率を{ $value }から{ $rest }へ
step-ask =
    .head = 解約理由の記録
    .what = 解約するすべてのアカウントに理由を一つ尋ねて記録する
    .measure = 理由のない損失を{ $share }未満に
step-shift =
    .head = 収益の高いものに集中
    .what = 営業時間を{ $busy }から{ $earners }へ移す
    .measure = { $busy }：{ $decided } < { $effort }
step-month =
    .head = 早めの決裁
    .what = 四半期の半ばに進行中の案件を見直し、最終月を待つ決裁を少なくする
    .measure = 初月の{ $label }が{ $value }超
step-turn =
    .head = { $direction ->
        [up] { $member }の増加の抑制
       *[other] { $member }の立て直し
    }
    .what = { $direction ->
        [up] { $member }の{ $label }が増えた原因を突き止め、元に戻す
       *[other] { $member }の{ $label }が減った原因を突き止め、取り戻す
    }
step-factor =
    .head = { $member }の立て直し
    .ask = { $member }の{ $label }を{ $before }に回復
    .what = { $kind ->
        [count] { $member }の量を取り戻す：{ $label }を{ $value }から{ $before }へ
        [rate] { $member }で失った案件を見直す：{ $label }を{ $value }から{ $before }へ
       *[mean] { $member }の{ $label }が下がった理由（{ $before }から{ $value }）を突き止め、元に戻す
    }
step-drill =
    .head = { $member }の立て直し
    .ask = { $apart }における{ $member }の立て直し
    .what = { $member }で何が変わったかを、まず{ $apart }で調べる：{ $label }は{ $before }から{ $value }
step-by = { $date }までに{ $head }
step-pair =
    .head = { $pair }の立て直し
    .what = { $prior }から{ $pair }で何が変わったかを突き止め、そこで元に戻す
    .measure = { $pair }の{ $label }を{ $before }に戻す
step-cell =
    .head = { $cell }の立て直し
    .what = { $cell }が他と何が違うかを突き止め、全体の水準にする
    .measure = { $cell }の{ $label }を{ $whole }に
step-effect =
    .head = { $way ->
        [extend] { $who }が{ $start }に始めたことの展開
       *[review] { $who }が{ $start }に始めたことの見直し
    }
    .what = { $way ->
        [extend] { $who }が{ $start }に始めたことを他にも少しずつ広げ、同じ差が出るかを見る
       *[review] { $who }が{ $start }に始めたことを見直し、他に差の理由がなければ元に戻す
    }
    .measure = { $way ->
        [extend] その他の{ $label }を{ $besideAfter }より良くする
       *[review] { $who }の{ $label }を{ $before }に戻す
    }
step-track =
    .head = { $by }別の{ $label }の追跡
    .what = { $cell }が{ $whole }になるまで、{ $by }別の{ $label }を報告する
step-repeat =
    .head = { $member }の伸びの持続性の確認
    .what = { $member }の伸び（{ $delta }）が続くかを見極めてから計画に織り込む
step-look =
    .head = { $member }の確認
    .what = { $now }の{ $member }を確認し、動いた要因を挙げる（{ $label }）
step-level =
    .head = { $direction ->
        [up] { $label }の引き下げ
       *[other] { $label }の回復
    }
    .what = { $direction ->
        [up] { $label }が上がった原因を突き止め、元に戻す
       *[other] { $label }が下がった原因を突き止め、元に戻す
    }
step-trail =
    .head = { $member }の差を縮める
    .what = { $member }の{ $label }を他と比べ、差を縮める
step-overdue =
    .head = 期日超過案件の見直し
    .what = 期日を過ぎた案件ごとに新しい期日を決めるか、クローズする
step-stale =
    .head = 停滞案件の再始動
    .what = 停滞案件ごとに次の一手を決めるか、クローズする
step-slipped =
    .head = 後ろ倒し案件の回収
    .what = 後ろ倒しになった案件ごとに取り戻す条件を確かめ、動く
step-renewal =
    .head = 更新の確保
    .what = 更新を控えた顧客すべてと期日前に話す
step-rely-account =
    .head = { $member }の確保
    .what = { $member }と来年の計画を合意する
step-rely-owner =
    .head = { $member }の補強
    .what = { $member }の主要顧客にもう一人の担当を付ける
step-record =
    .head = { $label }の記録
    .what = 次回のレビューで示せるよう、{ $label }に必要な項目を元データに記録する
step-rate =
    .head = 全チケットの評価取得
    .what = クローズした全チケットで評価を依頼する
    .measure = { $label }が{ $share }超
step-check =
    .head = { $now }の数値の確認
    .what = { $now }の数値をデータの責任者と確認する
loss-causes-action =
    .head = 損失率を下げる
    .what = { $prior }以降に損失率が上がった原因を突き止め、元に戻す
    .measure = { $unit }の損失を{ $value }以下に
loss-age-action =
    .head = 最初の{ $days }日を守る
    .what = 契約後{ $days }日間の支援プログラムを設ける
    .measure = 経過{ $band }日の損失を{ $per }日あたり{ $before }に戻す
loss-where-action =
    .head = { $row }×{ $column }の差を縮める
    .what = { $row }×{ $column }の損失を{ $column }の水準に抑える
    .measure = 損失率を{ $rate }から{ $whole }へ
loss-action =
    .head = { $member }の方針を決める
    .what = { $member }の価格、値引き、費用を見直す
    .measure = { $member }の{ $label }を黒字に
lost-why = { $member }の{ $label }は{ $prior }の{ $before }から{ $value }へ。

# Success measures: the level of before, or that of all others.

aim-back = { $member }の{ $label }を{ $before }に戻す
aim-hold = { $member }の{ $label }が{ $value }以上
aim-level = { $label }を{ $before }に戻す
aim-toward = { $member }の{ $label }を{ $value }から{ $whole }へ
aim-below = { $label }を{ $value }未満に
aim-cause = { ABS($delta) }の要因が判明
aim-share = { $member }の比率を{ $share }未満に（{ $label }）
worth-rows = { $count }{ $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = 営業責任者
owner-operations = 営業企画
owner-success = カスタマーサクセス
owner-support = サポート責任者
owner-finance = 財務
owner-budget = 予算責任者
plan-moves-action =
    .head = { $to }と{ $from }を差別化する
    .what = 次の更新までに{ $to }の上限と{ $from }からの移行条件を定め、移行件数を毎週確認する
    .measure = 移行を{ $count }社から1期あたり{ $before }社以下へ

place-back =
    .head = { $topic }を引き取る
    .what = { $topic }を{ $handler }に回すのをやめ、{ $month }より前の担当に戻す
    .measure = { $topic }の{ $label }を{ $value }に戻す
place-fix =
    .head = { $place }を立て直す
    .what = { GIVEN($month) ->
        [yes] { $month }に
       *[no] { "" }
    }{ $place }で何が変わったかを突き止め、元に戻す
    .measure = この箇所の{ $label }を他の問い合わせと同じ{ $value }にする
place-call =
    .head = 更新前の{ $count }社に連絡する
    .what = { $day }までに更新を迎える影響先{ $count }社に、更新の判断前に連絡する
    .measure = { $count }社すべてに連絡し、サービスを理由とする解約をゼロにする
place-entry =
    .head = 受け入れ基準を定める
    .what = 他の問い合わせは{ $handler }に残し、{ $topic }を再び任せる前に受け入れ基準を定める
    .measure = { $handler }の{ $label }を{ $value }に保つ
