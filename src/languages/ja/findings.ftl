## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label }は{ $value }、{ $prior }を{ ABS($change) }{ EITHER($above, "上回る水準", "下回る水準") }
usual-within = この変化は通常の変動の範囲内です{ WITH("（", $rows, $subject, "）") }。

## What is said of a course over many periods and of a level that changed.
course-trend = { $label }は{ $periods }期にわたり{ EITHER($rose, "増加", "減少") }、{ $first }から{ $value }へ
course-level = { $label }は{ $since }以降{ EITHER($rose, "高い", "低い") }水準、期平均{ $level }（以前は{ $before }）
course-risk =
    .head = { $label }の{ EITHER($rose, "増加", "減少") }の継続

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = { $dimension }別の{ EITHER(GIVEN($whole), $whole, "行数") }の構成比、{ $now }と{ $prior }の比較
mix-titles =
    .full = { $label }：{ SIGNED($delta) }のうち{ $dimension }構成の影響が{ SIGNED($mix) }、各項目自体が{ SIGNED($rate) }
    .short = { $label }：{ SIGNED($delta) }のうち構成の影響が{ SIGNED($mix) }
mix-weight = **{ $member }**の構成比は{ $weight }、{ $prior }は{ $before }。
mix-point = **{ $label }の変化{ SIGNED($delta) }のうち{ $dimension }構成の影響が{ SIGNED($mix) }**、各項目自体が{ SIGNED($rate) }です。
mix-columns-weight = 構成比 { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member }の{ $label }は全体では{ EITHER($ahead, "上", "下") }だが、{ $inside }別に比べると{ EITHER($ahead, "下", "上") }
    .short = { $member }の{ $label }は{ $inside }別では逆転
simpson-change =
    .full = { $label }は全体では{ EITHER($rose, "上昇", "低下") }、{ $dimension }別では{ EITHER($rose, "低下", "上昇") }
    .short = { $label }は{ $dimension }別では逆転
simpson-held = **{ $inside }の構成をそろえると差は{ SIGNED($within) }です。**
simpson-turned = 逆転しているのは{ COMMAS($members, with: "、") }です。
simpson-others = その他すべて

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **最大の一件は{ $value }**で、{ $label }の{ $share }を占めます。
outlier-without = これを除く{ $label }は{ $without }{ GIVEN($change) ->
        [yes] で、{ $prior }を{ ABS($change) }{ EITHER($above, "上回ります", "下回ります") }
       *[no] です
    }。
outlier-member = **{ $member }は突出しています**（{ $label }）：{ $value }、中央値は{ $median }。
outlier-risk =
    .head = 一件に左右される実績
    .response = その一件を除いても期間を評価する

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member }は{ ABS($delta) }{ EITHER($rose, "増", "減") }
movers-between = 、
movers-of = （{ $label }）

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column }：{ $label }は{ $value }、全体は{ $whole }
crossed-reading = **{ $row } × { $column }** は { $value }。{ $row } のその他は { $restOfRow }、{ $column } のその他は { $restOfColumn }。

## What a ranking says besides its leader.
ranking-first = { $label }：{ $member }が{ $value }で首位
ranking-remainder = 残り{ $count }の{ $many }の合計は{ $value }です。
ranking-last = 表示していない中で最も低いのは{ $member }の{ $value }です。
ranking-figures = 数値で見る{ $dimension }

## What is said of the same period a year before and of the season.
year-against = 前年同期比 { $change }
year-colon = ：
year-usual-season = { $prior }からの{ EITHER($rose, "増加", "減少") }は例年の季節変動
year-season = **{ $prior }からの{ EITHER($rose, "増加", "減少") }は季節変動**：この時期は{ $outOf }年のうち{ $years }年で最も{ EITHER($rose, "高い", "低い") }水準でした。
year-above = { $label }は直近{ $outOf }期のうち{ $periods }期で前年を上回る
year-each = { $label }は直近{ $outOf }期のすべてで前年を{ EITHER($above, "上回る", "下回る") }
year-lead = { $label }{ WITH("（", $unit, "）") }、{ $first }～{ $last }、前年の同じ期間との比較
year-year-before = 前年同期
year-same-year = 当期
year-pair = **{ $period }**：前年は{ $before }、今年は{ $value }。

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now }のこれまで：{ $value }**{ WITH("、", $prior, "の同じ日数と比べ", SIGNED($change)) }。
to-date-year = **年初来：{ $value }**{ WITH("、前年比", SIGNED($change)) }。
to-date-twelve-months = **直近の一年間：{ $value }**{ WITH("、その前の一年比", SIGNED($change)) }。

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = 理由を集め、多いものから順に挙げる
response-retention = 支払いが減った顧客を洗い出し、それぞれの担当を決める
response-time = 特に遅いものを取り上げ、どこで滞ったかを調べる

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = { $member }は赤字：{ $value }（{ $label }の合計は{ $whole }）
    .short = { $member }は赤字：{ $value }
loss-many =
    .full = { COMMAS($members, with: "、") }は赤字：計{ $sum }（{ $label }の合計は{ $whole }）
    .short = { $member }などは赤字：計{ $sum }
loss-point = **{ $member }は赤字**：{ $value }（{ $label }の合計は{ $whole }）。
loss-without = 赤字を除いた{ $label }は{ $without }です。
loss-risk =
    .head = { $member }の赤字の継続
    .response = 価格、費用、撤退のいずれで止めるかを検討する（{ $label }）

## How a measure is computed, as a line of the notes.
definition-line = { $label }：{ $definition }
