## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label }：{ $first }**{ WITH("、", $count, $subject) }{ WITH("、", $of, "の", $share) }。
at-risk-head-stale = 動きのない案件
at-risk-head-overdue = 予定日を過ぎた案件
at-risk-head-slipped = 期間外にずれた案件
at-risk-head-renewal = 更新を迎える契約
at-risk-response-stale = 終了するか、それぞれの次の一手を決める
at-risk-response-overdue = それぞれの予定日を改めるか、終了する
at-risk-response-slipped = それぞれを戻すために何が要るかを担当者に聞く
at-risk-response-renewal = 期日前に誰が各顧客と話すかを決める

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = 差異率
finance-forecast = 予測
finance-last-year = 前年
finance-lead = 計画と実績、{ $now }
finance-against = { $label }は計画を{ EITHER($side, "上回る", "下回る") }{ $actual }（計画{ $plan }）
finance-against-by = { $label }は計画を{ ABS($percent) }{ EITHER($side, "上回る", "下回る") }{ $actual }（計画{ $plan }）
finance-against-on = { $label }は計画どおりの{ $actual }
finance-helps = 最も好影響：**{ $label }**、計画比{ SIGNED($variance) }。
finance-hurts = 最も悪影響：**{ $label }**、計画比{ SIGNED($variance) }。
finance-from-plan = { $label }の計画比：{ COMMAS($moved, with: "、") }
finance-customer =
    .full = 新規顧客の獲得単価は{ $cac }、回収に{ $payback }か月
    .short = 新規顧客の獲得単価は{ $cac }
finance-economics = ユニットエコノミクス：{ $now }
finance-cash = 期末の現金
finance-lasts =
    .full = 現金{ $cash }は現在の消費ペースで{ $months }か月分
finance-stands = { $now }末の現金は{ $cash }
finance-burnt = { $now }の**純消費額は{ $burn }**。
finance-gained = { $now }の現金の増減は{ SIGNED($gain) }。

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit }は{ $mrr }、既存顧客から{ $expansion }、新規顧客から{ $fresh }の増加
    .short = { $unit }は{ $mrr }、既存顧客から{ $expansion }の増加
family-lost = **減少は{ $lost }**：支払いの減った顧客で{ $contraction }、離れた顧客で{ $churned }。
family-by-subscription = 契約で見ると、開始が{ $started }、終了が{ $ended }（{ $period }）。
family-ended = **終了した契約は{ $now }件**、{ $prior }は{ $before }件。
family-cohort = **{ $accounts }社**が{ $prior }の末に支払っていた。
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $now }の受付は{ $created }件、クローズは{ $closed }件
       *[no] { $now }の受付は{ $created }件
    }
family-satisfied = **満足は{ $share }**：評価のある{ $response }（回答{ $answers }件）のうち。

## What the page of a funnel says.
funnel-title = { $stage }：{ $many }{ $entered }件のうち{ $rate }が次へ進行
funnel-lead = 各段階に入った完了済み{ $many }の数と次へ進んだ割合、{ $now }
funnel-spoken = **{ $stage }**から次へ進んだのは{ $rate }です。
funnel-days = { $stage }には平均{ $days }とどまりました。
funnel-closed = 進行中の{ $many }は今後進む可能性があるため、数えていません。

## What the page of a measure's distribution says.
distribution-title = { $label }：{ $middle }が{ $lower }から{ $upper }の間
distribution-lead = { $label }の階級別の{ $many }数
distribution-median = **中央値は{ $median }**：これを下回る数と上回る数は同じです。
distribution-mark = 中央値
distribution-skewed = 平均の{ $mean }はこれを大きく上回ります。少数の大きな値が引き上げています。

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = 指標
plan-plan = 計画
plan-actual = 実績
plan-variance = 差異
plan-title = 計画のある{ $planned }指標のうち{ $reached }が計画を達成

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = { $since }以降に加わった顧客の{ $share }が支払いを続けている
    .short = 顧客の{ $share }が支払いを続けている
cohort-lead = 各四半期末に支払っている顧客の割合（加わった四半期別）
cohort-head = 加わった期
cohort-group = { $came }に加わった**{ $accounts }社**のうち、**{ $share }**が{ $now }の末に支払っていた。

## 経常収益から失われたものとその理由。
loss-causes-title =
    .full = 失った{ $unit }は{ $before }から{ $value }に{ EITHER($rose, "増加", "減少") }：規模{ $volume }、損失率{ $rates }
    .short = 失った{ $unit }は{ $value }に{ EITHER($rose, "増加", "減少") }：損失率{ $rates }
    .opposed = 失った{ $unit }は{ $before }から{ $value }へ：規模{ SIGNED($baseEffect) }、損失率{ SIGNED($ratesEffect) }
    .shorter = 失った{ $unit }は{ $before }から{ $value }へ
loss-causes-opening = **期首の契約**：{ $rate }を失い、{ $prior }は{ $before }。
loss-causes-sold = **{ $now }の販売分**：期末までに{ $rate }を失い、{ $prior }は{ $before }。
loss-causes-return = **{ $prior }の損失率なら{ $now }の損失は{ $at }**で、{ ABS($worth) }少ない。
loss-causes-point = **失った{ $unit }は{ $before }から{ $value }に{ EITHER($rose, "増加", "減少") }**：{ GIVEN($rates) ->
        [yes] 規模{ $volume }、損失率{ $rates }
       *[no] 規模{ SIGNED($baseEffect) }、損失率{ SIGNED($ratesEffect) }
    }。
loss-causes-unseen = 純継続率{ $nrr }は、{ $now }に販売し失った{ $within }を含まない。
loss-causes-step-base = 規模
loss-causes-step-opening = 期首契約の損失率
loss-causes-step-sold = 販売分の損失率
loss-causes-total = { $period }の損失
loss-causes-headline =
    .full = { $headline }、失った{ $unit }は{ $prior }の{ $multiple }
    .short = { $headline }、失った{ $unit }は{ $multiple }
loss-causes-risk =
    .head = { $now }の損失率での{ $unit }の流出
    .response = 早く終了した契約で何が変わったかを調べる
loss-within = **{ $now }に販売し失ったのは{ $value }**、損失全体の{ $share }。ネットとグロスの継続率には含まれない。

## 契約が失われる経過日数と、今後失う額。
loss-age-title =
    .broke = { NEEDS($month) }終了した契約の{ $share }は{ $day }日目に達せず、早期解約は{ $month }から
    .full = 終了した契約の{ $share }は{ $day }日目に届かず、その損失率は{ $before }から{ $value }に上昇
    .short = 経過{ $band }日の損失率は{ $per }日あたり{ $before }から{ $value }に上昇
    .shorter = 経過{ $band }日の損失率は{ $before }から{ $value }へ
loss-age-lead = { $per }日あたりに終了した契約の割合（経過日数別）、{ $now }と{ $prior }
loss-age-days = { $band }日
loss-age-early = **終了した契約の{ $share }**は{ $day }日目に届かなかった。
loss-age-counted = **{ $band }日**：{ $now }の終了は{ $ended }件、{ $prior }は{ $before }件。
loss-age-held = 通常の変動を超える上昇がないのは{ $bands }日。
loss-age-point = **経過{ $band }日の損失率は{ $per }日あたり{ $before }から{ $value }に上昇**。
loss-stake-title =
    .full = { $now }の損失率なら次期に{ $value }、{ $prior }の損失率なら{ $before }を失う
    .short = 次期の損失は{ $value }、{ $prior }の損失率なら{ $before }
loss-stake-lead = 次期に失う見込みの{ $unit }（現在の経過日数別）{ WITH("、", $currency) }
loss-stake-rates = { $period }の損失率
loss-stake-difference = **差は{ $stake }**：次期に{ $prior }の損失率へ戻ることの価値。
loss-stake-age = **{ $band }日**がそのうち{ $part }で、{ $unit }は{ $book }。
loss-stake-point = **{ $now }の損失率なら次期に{ $unit } { $value }、{ $prior }の損失率なら{ $before }を失う**。

## 経常収益がどこで失われるか（二つの軸の交差）。
loss-where-title =
    .full = { $row }×{ $column }は{ $unit }の{ $rate }を失い、{ $column }全体は{ $whole }：差{ $gap }
    .short = { $row }×{ $column }は{ $unit }の{ $rate }を失い、{ $column }全体は{ $whole }
loss-where-even =
    .full = 失った{ $unit }の{ $share }は{ $column }、{ $dimension }別に偶然を超える差はない
    .short = 失った{ $unit }の{ $share }は{ $column }
loss-where-lead = { $now }に有効または販売された{ $unit }のうち終了した割合（{ $rows }×{ $columns }）
loss-where-gap = **{ $row }×{ $column }**：{ $exposed }の{ $rate }を失い、{ $column }の{ $whole }なら{ $gap }少ない。
loss-where-rows = 各セルは{ $least }件以上の契約。
loss-where-point = **{ $row }×{ $column }は{ $unit }の{ $rate }を失い**、{ $column }全体は{ $whole }。

## 経常収益を動かした要因。
recurring-growth-title =
    .full = { $unit }の変化は{ $first }が{ $share }、{ $second }が{ $secondShare }
    .short = { $unit } { SIGNED($delta) }：{ $first } { SIGNED($firstEffect) }、{ $second } { SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **{ $unit }の変化は{ $first }が{ $share }**、{ $second }が{ $secondShare }
       *[no] **{ $unit } { SIGNED($delta) }**：{ $first } { SIGNED($firstEffect) }、{ $second } { SIGNED($secondEffect) }
    }。
recurring-growth-factor = **{ $factor }**：{ $value }、{ $prior }は{ $before }。
recurring-growth-accounts = 有料顧客数
recurring-growth-subscriptions = 顧客あたりの契約数
recurring-growth-size = 契約あたりの{ $unit }

# 安いプランに移った顧客。

plan-moves-titles =
    .full = { $from }の顧客{ $count }社が{ $to }に移行し、{ $unit }が{ $lost }減少
    .short = { $from }の顧客{ $count }社が{ $to }に移行
plan-moves-headline =
    .full = { $headline }、{ $from }の顧客{ $count }社が{ $to }に移行
    .short = { $from }の顧客{ $count }社が{ $to }に移行、{ $unit }は{ $lost }減少
plan-moves-lead = { $now }に{ $from }から{ $to }へ移行した顧客、請求間隔別
plan-moves-columns =
    .billing = 請求間隔
    .stood = 期首の{ $from }
    .moved = { $to }へ移行
    .share = 割合
    .lost = 失ったMRR
    .open = 残る{ $from }
plan-moves-row = { $every ->
        [month] 月払い
        [quarter] 四半期払い
        [half] 半年払い
        [year] 年払い
       *[other] 複数年払い
    }
plan-moves-where = **うち{ $moved }社は{ $every ->
        [month] 月払い
        [quarter] 四半期払い
        [half] 半年払い
        [year] 年払い
       *[other] 複数年払い
    }**：この払い方の{ $from }顧客{ $stood }社の{ $rate }。
plan-moves-due = より長い契約が更新時期を迎えた{ $from }顧客{ $due }社のうち、{ $moved }社が移行した。
plan-moves-fresh = { $to }の新規顧客は{ $fresh }社、MRR { $money }。移行による減少は{ $unit } { $lost }。
plan-moves-churn = 解約は原因ではない：解約{ $unit }は{ $now }、{ $prior }は{ $before }。
plan-moves-open = { $every ->
        [month] 月払い
        [quarter] 四半期払い
        [half] 半年払い
        [year] 年払い
       *[other] 複数年払い
    }の{ $from }顧客{ $open }社はまだ移行できる。
plan-moves-ahead = { $every ->
        [month] 月払い
        [quarter] 四半期払い
        [half] 半年払い
        [year] 年払い
       *[other] 複数年払い
    }の{ $from }顧客{ $open }社はまだ移行でき、より長い契約{ $ahead }件（MRR { $money }）が今後6か月で更新を迎える。
plan-moves-point = **{ $from }の顧客{ $count }社が{ $to }に移行**し、{ $unit }が{ $lost }（年間{ $yearly }）減少した。
plan-moves-risk = { $from }顧客の{ $to }への移行が続く
