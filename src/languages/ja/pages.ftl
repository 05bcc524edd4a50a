### The sentences of a deck made from facts.

## Parts of others.
part-move = { EITHER($direction, "増加", "減少") }

## Cover.
cover-title = { WITH($company, " ") }{ $period } { $review }
cover-measure = { WITH($company, " ") }{ $measure }（{ $period }）
cover-review = { $about ->
        [measure] { $measure }
        [sales] 営業レビュー
        [success] カスタマーサクセスレビュー
        [support] サポートレビュー
        [people] 人事レビュー
        [marketing] マーケティングレビュー
        [finance] 財務レビュー
        [results] 実績
       *[business] 業績レビュー
    }
cover-topics = { $topics }
cover-focus = 重点：{ $topics }
cover-audience = { $audience }向け
cover-as-of = { $date }時点
source = 出典：{ $file }、{ FULL($rows) }{ $subject }、{ $date }時点

## Lead.
lead-span = { $label }{ WITH("（", $unit, "）") }、{ $first }～{ $last }
lead-by = { $dimension }別の{ $label }{ WITH("（", $unit, "）") }、{ $now }{ WITH("と", $prior, "の比較") }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }、{ $prior }との比較
       *[no] { $now }
    }
lead-months = 四半期内の月別の{ $label }、完了した四半期のみ
lead-risks = { $now }の数値に基づく
lead-as-of = { $date }時点
lead-definitions = 本資料の全ページで用いる定義
moved = { $direction ->
        [flat] { $label }は{ $value }で横ばい
       *[other] { GIVEN($multiple) ->
        [yes] { $label }は{ $value }に{ part-move }、{ $prior }の{ $multiple }
       *[no] { $label }は{ $size ->
        [small] わずかに
       *[usual] {""}
        [large] 大幅に
    }{ EITHER(GIVEN($pct), ABS($pct), ABS($delta)) }{ EITHER($direction, "増", "減") }の{ $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }、{ $driverMember }は{ ABS($driverDelta) }{ EITHER($driverDirection, "増", "減") }
    .short = { $headline }、{ $held }
    .shorter = { $headline }
summary-fallback = { $now }の{ $label }は{ $value }
scorecard-all = { $prior }と比較した指標はすべて{ EITHER($better, "改善", "悪化") }、{ $label }は{ ABS($change) }{ EITHER($rose, "増", "減") }
scorecard-but = { $label }は{ ABS($change) }{ EITHER($rose, "増", "減") }、一方で{ $other }は{ ABS($otherChange) }{ EITHER($otherRose, "増", "減") }
scorecard-and = { $label }は{ ABS($change) }{ EITHER($rose, "増", "減") }、{ $other }は{ ABS($otherChange) }{ EITHER($rose, "増", "減") }
scorecard-fell = 減少：{ $members }
scorecard-rose = 増加：{ $members }
scorecard-held = 横ばい：{ $members }
scorecard-between = ／
scorecard-plain = 数字で見る{ $now }
against = 前期比 { $change }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }、{ $run ->
        [2] 二
        [3] 三
        [4] 四
        [5] 五
       *[6] 六
    }期連続の{ part-move }
    .short = { $now }の{ moved }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }、{ $prior }との差は有意でない
       *[other] { $now }の{ moved }
    }
    .short = { moved }
trend-plain = { $label }：{ $now }は{ $value }
trend-change = { $direction ->
        [flat] **{ $prior }から横ばい**：{ $value }、{ $prior }は{ $before }。
       *[other] **{ $prior }比 { SIGNED($delta) }**、{ $prior }は{ $before }。
    }
trend-year-before = 前年
trend-target = 目標
trend-attained = **目標の{ $attainment }**、目標は{ $target }。
trend-behind = { $now }の数値は{ $rows }{ $subject }に基づく。
trend-partial = 一部のみで比較しない期間：{ $periods }。

## Bridge.
bridge-titles =
    .full = { $member }は{ ABS($delta) }{ EITHER($direction, "増", "減") }、{ $label }の純変化の{ $contribution }
    .short = { $member }は{ ABS($delta) }{ EITHER($direction, "増", "減") }、{ $label }の純変化は{ SIGNED($total) }
    .shorter = { $label }で最も動いたのは{ $member }：{ SIGNED($delta) }
bridge-plain = { $label }の{ $dimension }別の変化
bridge-driver = **{ $member }**：{ $value }、{ $prior }は{ $before }。
bridge-counter = **{ $member }**は逆に{ ABS($delta) }{ EITHER($rose, "増", "減") }。
bridge-from-to = **{ $now }は{ $end }**、{ $prior }は{ $start }。
bridge-net = 各要素の合計は{ $prior }比 { SIGNED($total) }。
bridge-other = 「その他」に含まれる{ $dimension }の数：{ $count }。

## Ranking.
ranking-titles =
    .full = { $member }が{ $label }で首位（{ $value }）、次点の{ $lead }
    .short = { $member }が{ $label }で首位（{ $value }）
    .shorter = { $member }が{ $value }で首位
ranking-plain = { $dimension }別の{ $label }
ranking-share = **{ $member }**は{ $now }の{ $label }の{ $share }を占める。
ranking-overall = 全期間では{ $member }が{ $label }の{ $allShare }{ WITH("、次点の", $allLead) }。
ranking-change = { $member }：{ $prior }比 { SIGNED($delta) }。

## Share.
share-titles =
    .full = { $member }が{ $label }の{ $share }を占め、{ ABS($shift) }{ EITHER($rose, "上昇", "低下") }
    .short = { $member }が{ $label }の{ $share }を占める
share-plain = { $dimension }別の{ $label }
share-shift = **{ $member }**の構成比が最も動いた：構成比 { SIGNED($shift) }、実数{ SIGNED($delta) }。
share-steady-mix = 構成比は{ $prior }から大きく動いていない。
share-first = **{ $members }**の合計で{ $share }。

## Comparison.
comparison-titles =
    .full = { $label }の{ EITHER($rose, "増加", "減少") }が最大なのは{ $member }：{ SIGNED($delta) }
    .short = { $member }の{ $label }：{ SIGNED($delta) }
comparison-rate =
    .few = { NEEDS($few) }{ $few }が十分な{ $one }の間で{ $label }に有意な差はない
    .full = { $one }別の{ $label }に有意な差はない
    .short = { $one }別の{ $label }：有意差なし
comparison-rate-differs =
    .full = { $member }の{ $label }は他と異なる：{ $value }、全体は{ $whole }
    .short = { $member }の{ $label }は{ $value }
comparison-member = **{ $member }**：{ $value }、{ $prior }は{ $before }。
comparison-rows = 表示した最小のグループ：{ $least }{ $subject }。

## Pattern.
pattern-titles =
    .full = { $label }は四半期の{ EITHER($direction, "終わり", "初め") }に高い：{ $now }の最終月は{ $third }、初月は{ $first }
    .short = { $label }は四半期の{ EITHER($direction, "終わり", "初め") }に高い：{ $first }から{ $third }
pattern-categories =
    .full = 初月
    .short = 中間月
    .shorter = 最終月
pattern-pooled = **完了したすべての四半期で同じ形**：月別の合算で{ $allFirst }、{ $allSecond }、{ $allThird }。
pattern-test = 初月と最終月の差は統計的に有意。

## Table.
table-title =
    .full = 数字で見る{ $dimension }：{ $member }が{ $label }で首位（{ $value }）
    .short = 数字で見る{ $dimension }：{ $member }が{ $value }で首位
table-two-leaders =
    .full = { $label }の首位は{ $member }、{ $label2 }の首位は{ $member2 }
table-share = 構成比
table-change = { $prior }比
table-small-count = { $n }件中{ $hits }件

## Pipeline.
pipeline-titles =
    .full = { $label }は{ $value }、{ $created }
    .short = { $label }は{ $value }
pipeline-other = **{ $label }**：{ $value }。
pipeline-no-value = { $label }は算出できない。{ $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] 、{ $prior }比 { SIGNED($delta) }
    }。
points-rate-delta = **{ moved }**、{ $prior }は{ $before }。
points-unchanged = **{ $label }は横ばい**：{ $value }、{ $prior }と同じ水準。
points-driver = **{ $member }は{ ABS($delta) }{ EITHER($direction, "増", "減") }**{ WITH("、", $label, "の純変化の", $contribution) }。
points-pattern = **{ $label }は四半期の{ EITHER($direction, "終わり", "初め") }に高い**：{ $now }は月別に{ $first }、{ $second }、{ $third }。
points-rank = **{ $member }が{ $label }で首位**{ WITH("、構成比", $share) }{ WITH("、次点の", $lead) }。
points-concentration = **{ $members }**の合計で{ $label }の{ $share }を占める。
points-shift = **{ $member }**が{ $label }の{ $share }を占め、{ ABS($shift) }{ EITHER($direction, "上昇", "低下") }。
points-threshold = **{ $label }は目標の{ $attainment }**：{ $value }、目標は{ $target }。
points-rate-difference = **{ $member }の{ $label }は他と異なる**：{ $value }、全体は{ $whole }。
points-plain = **{ $now }の{ $label }**は{ $value }。

## Risks.
risks-title = リスク：{ $heads }
risks-driver =
    .head = { $member }のさらなる{ part-move }
    .response = { $member }の案件を個別に確認する
risks-pattern =
    .head = 最終月に頼る四半期
    .response = 四半期の最初の数週間で決裁予定日を見直す
risks-rank =
    .head = { $member }への依存
risks-delta =
    .head = { $label }のさらなる{ part-move }
risks-unknown =
    .head = { $label }が不明
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] 次のステップ：{ $heads }
       *[no] 次のステップ
    }
definitions-title = 定義：各指標の計算方法
not-computable = 算出できない：{ $reason }

## Quality.
appendix-title = データの品質と用語の定義
quality-title = データ品質：読み込んだものと除外したもの
quality-file = 読み込み{ FULL($rows) }行、除外{ FULL($rejected) }行
quality-period = 期間
quality-partial = 一部のみの期間、示すが比較しない：{ $periods }
quality-tests = 検定
quality-guard = 率の変化は、調べたすべての率について補正した比率の検定で有意なときに限って述べる
agenda = このレビューの内容

## Sections.
sections-summary = 要旨
sections-results = 実績
sections-evidence = 分析
sections-outlook = 見通し
sections-actions = 次のステップ
sections-appendix = 付録

## Notes.
notes-formula = { $name }（{ $value }）{ GIVEN($definition) ->
        [yes] ：{ $definition }
       *[no] 。
    }対象：{ FULL($rows) }{ $subject }。
trend-effects = うち件数による分は{ SIGNED($volume) }、平均額による分は{ SIGNED($size) }。
