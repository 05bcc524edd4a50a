# 指標が動いた理由。

# 指標を構成する要因：クローズ件数 × 受注率 × 平均受注単価。

factor = { $metric ->
        [decided_count] クローズ件数の{ EITHER($rose, "増加", "減少") }
        [won_count] 受注件数の{ EITHER($rose, "増加", "減少") }
        [win_rate] 受注率の{ EITHER($rose, "上昇", "低下") }
        [average_deal] 受注単価の{ EITHER($rose, "上昇", "低下") }
       *[other] { $label }の{ EITHER($rose, "上昇", "低下") }
    }
factor-plain = { $label }
factors-titles =
    .full = { NEEDS($firstPart) }{ SIGNED($delta) }のうち{ $first }が{ $firstPart }、{ $second }が{ $secondPart }
    .short = { NEEDS($firstPart) }{ SIGNED($delta) }のうち{ $first }が{ $firstPart }
    .mixed = { $first }で{ SIGNED($firstEffect) }、{ $second }で{ SIGNED($secondEffect) }
    .shorter = { $first }で{ SIGNED($firstEffect) }
factors-point = { GIVEN($firstPart) ->
        [yes] **{ SIGNED($delta) }のうち{ $first }が{ $firstPart }**、{ $second }が{ $secondPart }
       *[no] **{ $first }で{ SIGNED($firstEffect) }**、{ $second }で{ SIGNED($secondEffect) }
    }。
drivers-title = { $title }：{ $factor }
drivers-from = { $label }による変化
factors-within = うち{ $factor }で{ SIGNED($effect) }（{ $value }、前期は{ $before }）。
lead-factors = { $label }{ WITH("（", $unit, "）") }の要因分解（{ $factors }）、{ $now }と{ $prior }の比較

# まだ受注できる進行中案件。

live-titles =
    .full = 進行中{ $open }件のうち有望なのは{ $live }件、{ $prior }は{ $before }件
    .short = 進行中{ $open }件のうち有望なのは{ $live }件
live-thin = まず抽出データを確認：直近の月の案件が少ない。
live-dead = **進行中の{ $dead }件**は、これまでにクローズしたどの案件（最長{ $oldest }）よりも古い。
live-worth = 現在の水準（{ $rate }、{ $size }）では、有望な案件の価値は**{ $worth }**。
live-change = 有望な案件は{ $prior }末から**{ SIGNED($delta) }**。

# 案件が失われる時期。

age-titles =
    .first = { NEEDS($first) }失注の{ $share }は{ $days }以内、{ $label }{ $value }、以降は{ $rest }
    .firstShort = { NEEDS($first) }失注の{ $share }は{ $days }以内
    .other = 失注の{ $share }は{ $band }日、{ $label }{ $value }、その他{ $rest }
    .otherShort = 失注の{ $share }は{ $band }日
age-before = **{ $prior }**は失注の{ $share }、{ $label }{ $value }。
age-prize = 他の案件の{ $label }なら、**{ $prize }**多く受注できた。
lead-age = 決定時の経過日数別クローズ件数、{ $now }

# 二つの軸の交わりで受注率が自らの平均を下回るところ。

spot = { $column }の{ $row }
spots-titles =
    .full = 弱点による損失は{ $total }：{ $spots }
    .most = { NEEDS($two) }弱点による損失は{ $total }、その大半は{ $two }
    .two = { NEEDS($two) }損失の大きい弱点は{ $two }
    .short = { $label }の弱点による損失は{ $total }（{ $now }）
spots-how = 損失：クローズ件数 × 自らの{ $label }との差 × 平均受注単価。
spots-few = それぞれの件数は少なく、示唆であって証明ではない。
spots-columns =
    .spot = 弱点
    .deals = クローズ件数
    .rate = { $label }
    .usual = 全体の{ $label }
    .cost = 差による損失

# 手間のかかるものと、収益を生むもの。

effort-titles =
    .full = { $earners }：{ $result } { $revenue }、{ $effort } { $decided }
    .short = { $result } { $revenue }、{ $effort } { $decided }
effort-side = **{ $members }**：{ $effort } { $decided }、{ $result } { $revenue }。
lead-effort = { $dimension }別の{ $labels }、{ $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }。

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $label }の変化の{ $contribution }は{ $member }：{ $value }、前期は{ $before }
    .short = { $label }は{ $member }で最も動いた：{ $value }、前期は{ $before }
points-mean-driver = **{ $label }は{ $member }で最も動いた**：{ $value }、{ $prior }は{ $before }。
mean-driver-without = この動きがなければ{ $whole }ではなく**{ $without }**だった。
drill-even = **{ $member }**全体が動いた：{ $one }別の違いはない。

# 率が変わったところ。

rate-change-titles =
    .alone = { NEEDS($next) }{ $member }の{ $label }は{ SIGNED($delta) }で{ $value }、他は最大でも{ ABS($next) }
    .few = { NEEDS($nextOfMany) }{ $member }の{ $label }は{ SIGNED($delta) }で{ $value }、件数が十分な他は最大でも{ ABS($nextOfMany) }
    .fewShort = { NEEDS($nextOfMany) }{ $member }の{ $label }は{ SIGNED($delta) }、件数が十分な他は最大{ ABS($nextOfMany) }
    .full = { $member }の{ $label }は{ SIGNED($delta) }で{ $value }
    .short = { $member }の{ $label }は{ $value }
rate-change-outcomes = { $metric ->
        [win_rate] { $prior }の率なら、{ $rows }件のうち受注は**{ ABS($count) }件{ EITHER($rose, "少なかった", "多かった") }**{ GIVEN($worth) ->
                [yes] （{ ABS($worth) }相当）
               *[no] { "" }
            }。
       *[other] { $prior }の率なら、{ $rows }件の{ $subject }のうち**{ ABS($count) }件**の結果が変わっていた。
    }
rate-change-apart = { EITHER($rose, "上昇", "低下") }が最も明確なのは**{ $member }**：{ $value }、{ $prior }は{ $before }。
rate-change-unsure = { $rows }{ $subject }では、まだ傾向とは言えません。
rate-change-few = { $subject }が少なく比較できないもの：{ COMMAS($members, with: "、") }。
rate-change-within = { $member }の{ $dimension }別
lead-rate-change = { $dimension }別の{ $label }の変化、{ $now }と{ $prior }の比較

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] 数量
        [mix] 構成
        [price] 価格
        [discount] 値引き
        [spread] 価格と原価の差
       *[cost] 単位原価
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "販売数量の増加", "販売数量の減少") }
        [mix] { EITHER($rose, "構成の改善", "構成の悪化") }
        [price] { EITHER($rose, "価格の上昇", "価格の低下") }
        [discount] { EITHER($rose, "値引きの縮小", "値引きの拡大") }
        [spread] { EITHER($rose, "価格と単位原価の差の拡大", "価格と単位原価の差の縮小") }
       *[cost] { EITHER($rose, "単位原価の低下", "単位原価の上昇") }
    }
price-effect = { $factor }：**{ SIGNED($effect) }**。
price-where = { $factor }は**{ $member }**で最も大きい：{ SIGNED($effect) }。
price-titles =
    .full = { NEEDS($moved) }{ $moved }、{ $first }で{ SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label }：{ $first }で{ SIGNED($firstEffect) }{ WITH("、", $second, "で", SIGNED($secondEffect)) }
    .short = { $label }：{ $first }で{ SIGNED($firstEffect) }
price-point = **{ $label }：{ $first }で{ SIGNED($firstEffect) }**{ WITH("、", $second, "で", SIGNED($secondEffect)) }。
lead-price = { $label }を動かしたもの（販売した製品別）、{ $now }と{ $prior }の比較

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $column }の{ $row }
        [for] { $column }向けの{ $row }
        [with] { $column }ありの{ $row }
        [without] { $column }なしの{ $row }
       *[other] { $row }×{ $column }
    }
pair-part = { $part ->
        [all] ほぼ全てが
        [more] 全てが
       *[most] 大半が
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }、{ pair-part }{ $pair }（{ $before }から{ $value }）
    .part = { NEEDS($moved) }{ $moved }、{ pair-part }{ $pair }
    .short = { $pair }の{ $label }は{ $before }から{ $value }へ
pair-point = **{ $label }の{ EITHER($rose, "上昇", "低下") }は{ pair-part }{ $pair }によるもの**：{ $value }、{ $prior }は{ $before }。
pair-rest = { $member }の残り
pair-others = その他すべて
pair-all = 合計
pair-rows = { $subject }、{ $period }
pair-back = { $pair }を{ $prior }の水準に戻せば**{ ABS($worth) }**に相当する。
pair-so-what = { $row }にも{ $column }にも、他では同じ動きはない：原因は両者が重なる所にある。

# 値引きの影響。

discounts-titles =
    .cap = { NEEDS($kept) }値引きは価格の{ $rate }で{ $cost }、上限{ $cap }なら{ $kept }を確保
    .plain = 値引きは価格の{ $rate }、{ $cost }
discounts-cap = 上限が{ $cap }なら、同じ販売で**{ $kept }**を確保できた。
discounts-deepest = 値引きが最も大きいのは**{ $member }**：{ $value }、{ $cost }。
discounts-cost = 値引き額

# 解約を事前に示していたもの。

signal = { $signal ->
        [young] 直近{ $limit }日以内の販売
        [tickets] サポート問い合わせ
        [escalated] エスカレーション
        [unhappy] 低い満足度
        [idle] 利用なし
        [low-use] { $use }が月{ $limit }未満
        [falling-use] { $use }が{ $limit }超の減少
       *[other] 過去に解約したアカウント
    }
signals-titles =
    .only = { NEEDS($only) }{ $count }件の兆候のうち解約を予測するのは一つ：{ $signal }、リスクは{ $risk }
    .many = { NEEDS($signal) }{ $signal }：解約リスクは{ $risk }
    .none = { NEEDS($none) }{ $count }件の兆候はいずれも解約を予測しない
signals-watch = 最も強い兆候（{ $signal }）を示す契約は現在**{ $count }件**、月額{ $mrr }。
signals-how = 兆候は期間の前、解約は期間内のもの。1を含む範囲は偶然の可能性がある。
signals-lead = 各兆候の有無別に見た解約、{ $now }
signals-columns =
    .signal = 前期の兆候
    .count = 該当数
    .with = 該当の解約率
    .without = 非該当の解約率
    .interval = 95％区間
    .risk = リスク

# アカウントが挙げる解約理由。

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }失った{ $unit }の{ $share }は理由なし、残りは金額で{ $money }、件数で{ $count }が最多
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }失った{ $unit }の{ $share }は理由なし、残りは{ $money }が最多
    .flipNone = { NEEDS($flip) }解約理由の首位は件数では{ $count }、金額では{ $money }、{ $share }は理由なし
    .flip = { NEEDS($flip) }解約理由の首位は件数では{ $count }、金額では{ $money }
    .same = { NEEDS($same) }件数でも金額でも解約理由の首位は{ $money }
reasons-none = { $label }の**{ $share }**には理由の記録がない。
reasons-even = 件数の差は偶然の範囲内で、確かな首位はない。
reasons-columns =
    .reason = 理由
    .count = 解約件数
    .money = { $label }
reasons-lead = 件数別・金額別の解約理由（{ $label }）、{ $now }

# サービスが悪化した箇所。

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }：{ $month }以降、{ $handler }が{ $topic }を担当
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label }は{ $whole }：{ $month }以降、{ $handler }が{ $topic }を担当
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }：{ $place }は{ $month }以降に新たに発生
    .beside = { NEEDS($rest) }{ $place }の{ $label }は{ $value }、その他の問い合わせは{ $rest }
    .whole = { $moved }：悪化は{ $place }に集中
    .short = { $place }の{ $label }は{ $value }
place-worse = **サービスは悪化した**：{ $measures }。
place-measure = { $label } { $value }（{ $prior }は{ $before }{ GIVEN($year) ->
        [yes] 、{ $yearName }は{ $year }
       *[no] { "" }
    }）
place-again = { $label } { $value }（{ $before }{ GIVEN($year) ->
        [yes] 、{ $year }
       *[no] { "" }
    }）
place-figure = { $label } { $value }
place-point = **{ $how ->
        [handed] { $month }以降、{ $handler }が{ $topic }を担当している
        [new] { $place }は{ $month }以降に新たに発生した
       *[other] 悪化は{ $place }に集中している{ GIVEN($month) ->
            [yes] （{ $month }以降）
           *[no] { "" }
        }
    }**：問い合わせ{ $count }件、{ $measures }。
place-cost = **{ $label }は{ $before }から{ $value }へ{ EITHER($rose, "増加", "減少") }**、うち{ $part }がこの箇所。
place-exposed = { $how ->
        [sla] **{ $accounts }社（{ $label } { $worth }）がこの箇所でSLA未達を経験**
        [cost] **{ $accounts }社（{ $label } { $worth }）でこの箇所に費用が発生**
       *[other] **{ $accounts }社（{ $label } { $worth }）がこの箇所で問い合わせ**
    }{ GIVEN($soon) ->
        [yes] 、うち{ $soon }社（{ $soonWorth }）が{ $day }までに更新を迎える。
       *[no] 。
    }
place-held = **原因ではないもの**：{ $parts }。
place-elsewhere = 他での{ $member }（{ $measures }）
place-others = その他すべての問い合わせ（{ $measures }）
place-volume = 件数（{ $period }比{ SIGNED($growth) }）
place-alone = 件数の削減や増員では解決しない：{ $place }以外では{ $measures }。
place-cost-titles =
    .full = { NEEDS($soon) }対応が悪かった{ $soon }社（{ $label } { $soonWorth }）が{ $day }までに更新を迎える
    .short = { $accounts }社（{ $label } { $worth }）が悪い対応を受けた
place-columns =
    .tickets = 問い合わせ
    .accounts = 顧客数
    .exposed = 影響を受けた顧客
    .soon = { $day }までに更新
