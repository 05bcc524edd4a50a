## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label }为{ $value }，比{ $prior }{ EITHER($above, "高", "低") }{ ABS($change) }
usual-within = 该变化在正常波动范围内{ WITH("（", $rows, $subject, "）") }。

## What is said of a course over many periods and of a level that changed.
course-trend = { $label }在{ $periods }个期间内持续{ EITHER($rose, "上升", "下降") }，从{ $first }到{ $value }
course-level = { $label }自{ $since }起处于更{ EITHER($rose, "高", "低") }水平，每期平均{ $level }，此前为{ $before }
course-risk =
    .head = { $label }持续{ EITHER($rose, "上升", "下降") }

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = 按{ $dimension }的{ EITHER(GIVEN($whole), $whole, "行数") }占比，{ $now }与{ $prior }相比
mix-titles =
    .full = { $label }：{ SIGNED($delta) }中，{ $dimension }构成占{ SIGNED($mix) }，各项自身占{ SIGNED($rate) }
    .short = { $label }：{ SIGNED($delta) }中构成占{ SIGNED($mix) }
mix-weight = **{ $member }**的权重为{ $weight }，{ $prior }为{ $before }。
mix-point = **{ $label }的变化{ SIGNED($delta) }中，{ $dimension }构成占{ SIGNED($mix) }**，各项自身占{ SIGNED($rate) }。
mix-columns-weight = 权重 { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member }的{ $label }总体{ EITHER($ahead, "领先", "落后") }，但按{ $inside }同类相比则{ EITHER($ahead, "落后", "领先") }
    .short = { $member }的{ $label }按{ $inside }比较则相反
simpson-change =
    .full = { $label }总体{ EITHER($rose, "上升", "下降") }，但按{ $dimension }看则{ EITHER($rose, "下降", "上升") }
    .short = { $label }按{ $dimension }看则相反
simpson-held = **{ $inside }构成相同时，差异为{ SIGNED($within) }。**
simpson-turned = 方向相反的有：{ COMMAS($members, with: "、") }。
simpson-others = 其余全部

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **最大的一笔为{ $value }**，占{ $label }的{ $share }。
outlier-without = 除去这一笔，{ $label }为{ $without }{ WITH("，比", $prior, EITHER($above, "高", "低"), ABS($change)) }。
outlier-member = **{ $member }与其他项相差悬殊**（{ $label }）：{ $value }，中位数为{ $median }。
outlier-risk =
    .head = 业绩取决于单独一笔
    .response = 也在除去这一笔的情况下评估本期

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member }{ EITHER($rose, "增加", "减少") }{ ABS($delta) }
movers-between = ；
movers-of = （{ $label }）

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column }：{ $label }为{ $value }，整体为{ $whole }
crossed-reading = **{ $row } × { $column }** 为 { $value }；{ $row } 的其余部分为 { $restOfRow }，{ $column } 的其余部分为 { $restOfColumn }。

## What a ranking says besides its leader.
ranking-first = { $label }：{ $member }以{ $value }居首
ranking-remainder = 其余{ $count }个{ $many }合计{ $value }。
ranking-last = 未显示的其余项中最低的是{ $member }，为{ $value }。
ranking-figures = { $dimension }数据一览

## What is said of the same period a year before and of the season.
year-against = 较上年同期 { $change }
year-colon = ：
year-usual-season = 较{ $prior }的{ EITHER($rose, "上升", "下降") }属于惯常的季节性
year-season = **较{ $prior }的{ EITHER($rose, "上升", "下降") }属于季节性**：{ $outOf }年中有{ $years }年，一年里这段时间{ EITHER($rose, "最高", "最低") }。
year-above = { $label }在最近{ $outOf }个期间中有{ $periods }个高于上年
year-each = { $label }在最近{ $outOf }个期间中均{ EITHER($above, "高", "低") }于上年
year-lead = { $label }{ WITH("（", $unit, "）") }，{ $first }至{ $last }，与上年同期并列
year-year-before = 上年同期
year-same-year = 本期
year-pair = **{ $period }**：{ $value }，上年同期为{ $before }。

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now }至今：{ $value }**{ WITH("，较", $prior, "同期天数", SIGNED($change)) }。
to-date-year = **年初至今：{ $value }**{ WITH("，较上年", SIGNED($change)) }。
to-date-twelve-months = **最近一年：{ $value }**{ WITH("，较前一年", SIGNED($change)) }。

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = 梳理原因，按出现频率列出
response-retention = 列出付费减少的客户，并为每位指定对接人
response-time = 查看最慢的那些卡在哪个环节

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = { $member }亏损：{ $value }（{ $label }合计{ $whole }）
    .short = { $member }亏损：{ $value }
loss-many =
    .full = { COMMAS($members, with: "、") }亏损：共{ $sum }（{ $label }合计{ $whole }）
    .short = { $member }等亏损：共{ $sum }
loss-point = **{ $member }亏损**：{ $value }（{ $label }合计{ $whole }）。
loss-without = 除去亏损，{ $label }为{ $without }。
loss-risk =
    .head = { $member }持续亏损
    .response = 考虑以何种价格、成本或退出来止住（{ $label }）

## How a measure is computed, as a line of the notes.
definition-line = { $label }：{ $definition }
