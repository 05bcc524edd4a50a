# 直近の期間のサポート。

measure-csat_top = 最高評価の割合
    .definition = 評価のある問い合わせのうち、最高の評価が付いたものの割合。評価のないものは含まない。
service-name = { $metric ->
        [csat_mean] 満足度
        [csat_top] 最高評価の割合
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ $name }は{ $before }から{ $value }へ{ EITHER($rose, "上昇", "低下") }、受付は{ $growth }{ EITHER($more, "増", "減") }
    .short = { $name }は{ $before }から{ $value }へ{ EITHER($rose, "上昇", "低下") }
service-steady =
    .full = { NEEDS($growth) }{ $now }の受付は{ $created }件で{ $prior }比{ $growth }{ EITHER($more, "増", "減") }、対応品質は通常の範囲
    .short = { $now }の受付は{ $created }件、対応品質は通常の範囲
service-point = { GIVEN($growth) ->
        [yes] **{ $name }は{ $before }から{ $value }へ{ EITHER($rose, "上昇", "低下") }**、受付は{ $growth }{ EITHER($more, "増", "減") }
       *[no] **{ $name }は{ $before }から{ $value }へ{ EITHER($rose, "上昇", "低下") }**
    }。
service-section = サポート
service-lead = サポートの件数・速さ・品質、{ $first }〜{ $now }
service-columns =
    .measure = 指標
    .change = { $prior }比
    .verdict = 判定
service-verdict =
    .better = 改善
    .worse = 悪化
    .usual = 通常の範囲
service-per-accounts = 有料アカウント{ $per }件あたりの受付
service-churn = **{ $signal }**：該当する契約の終了は{ $with }、その他は{ $without }、リスクは{ $risk }。
service-no-churn = **解約との関連なし**：問い合わせのあった契約の終了は{ $with }、なかった契約は{ $without }{ WITH("、低評価の後は", $low) }。差は偶然の範囲。
