### The sentences of a deck made from facts.

## Parts of others.
part-move = { EITHER($direction, "上升", "下降") }
part-size = { $size ->
        [small] 小幅
       *[usual] {""}
        [large] 大幅
    }

## Cover.
cover-title = { WITH($company, "：") }{ $period }{ $review }
cover-measure = { WITH($company, "：") }{ $measure }（{ $period }）
cover-review = { $about ->
        [measure] { $measure }
        [sales] 销售回顾
        [success] 客户成功回顾
        [support] 客服回顾
        [people] 人力资源回顾
        [marketing] 市场营销回顾
        [finance] 财务回顾
        [results] 业绩
       *[business] 经营回顾
    }
cover-topics = { $topics }
cover-focus = 重点：{ $topics }
cover-audience = 呈报：{ $audience }
cover-as-of = 截至{ $date }
source = 来源：{ $file }，{ FULL($rows) }{ $subject }，截至{ $date }

## Lead.
lead-span = { $label }{ WITH("（", $unit, "）") }，{ $first }至{ $last }
lead-by = 按{ $dimension }划分的{ $label }{ WITH("（", $unit, "）") }，{ $now }{ WITH("与", $prior, "对比") }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }，与{ $prior }对比
       *[no] { $now }
    }
lead-months = 季度内各月的{ $label }，仅含完整季度
lead-risks = 依据{ $now }的数据
lead-as-of = 截至{ $date }
lead-definitions = 本演示文稿各页统一采用的定义
moved = { $direction ->
        [flat] { $label }保持在{ $value }
       *[other] { GIVEN($multiple) ->
        [yes] { $label }{ part-size }{ part-move }至{ $value }，为{ $prior }的{ $multiple }
       *[no] { $label }{ part-size }{ part-move }{ EITHER(GIVEN($pct), ABS($pct), ABS($delta)) }，至{ $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }；{ $driverMember }{ EITHER($driverDirection, "增加", "减少") }{ ABS($driverDelta) }
    .short = { $headline }；{ $held }
    .shorter = { $headline }
summary-fallback = { $now }{ $label }为{ $value }
scorecard-all = 与{ $prior }相比，各项指标全部{ EITHER($better, "改善", "恶化") }：{ $label }{ EITHER($rose, "上升", "下降") }{ ABS($change) }
scorecard-but = { $label }{ EITHER($rose, "上升", "下降") }{ ABS($change) }，但{ $other }{ EITHER($otherRose, "上升", "下降") }{ ABS($otherChange) }
scorecard-and = { $label }{ EITHER($rose, "上升", "下降") }{ ABS($change) }，{ $other }{ EITHER($rose, "上升", "下降") }{ ABS($otherChange) }
scorecard-fell = 下降：{ $members }
scorecard-rose = 上升：{ $members }
scorecard-held = 持平：{ $members }
scorecard-between = ；
scorecard-plain = { $now }数据一览
against = 较上期 { $change }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }，连续第{ $run ->
        [2] 二
        [3] 三
        [4] 四
        [5] 五
       *[6] 六
    }期{ part-move }
    .short = { $now }{ moved }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }，与{ $prior }差异不显著
       *[other] { $now }{ moved }
    }
    .short = { moved }
trend-plain = { $label }：{ $now }为{ $value }
trend-change = { $direction ->
        [flat] **与{ $prior }持平**：{ $value }，{ $prior }为{ $before }。
       *[other] **较{ $prior } { SIGNED($delta) }**，{ $prior }为{ $before }。
    }
trend-year-before = 上年同月
trend-target = 目标
trend-attained = **完成目标的{ $attainment }**，目标为{ $target }。
trend-behind = { $now }的数字基于{ $rows }{ $subject }。
trend-partial = 仅部分覆盖、不作比较：{ $periods }。

## Bridge.
bridge-titles =
    .full = { $member }{ EITHER($direction, "增加", "减少") }{ ABS($delta) }，占{ $label }净变化的{ $contribution }
    .short = { $member }{ EITHER($direction, "增加", "减少") }{ ABS($delta) }，{ $label }净变化为{ SIGNED($total) }
    .shorter = { $label }变动最大的是{ $member }：{ SIGNED($delta) }
bridge-plain = 按{ $dimension }划分的{ $label }变化
bridge-driver = **{ $member }**：{ $value }，{ $prior }为{ $before }。
bridge-counter = **{ $member }**则{ EITHER($rose, "增加", "减少") }{ ABS($delta) }。
bridge-from-to = **{ $now }为{ $end }**，{ $prior }为{ $start }。
bridge-net = 各项合计较{ $prior } { SIGNED($total) }。
bridge-other = “其他”包含的{ $dimension }数：{ $count }。

## Ranking.
ranking-titles =
    .full = { $member }以{ $value }位居{ $label }首位，为下一名的{ $lead }
    .short = { $member }以{ $value }位居{ $label }首位
    .shorter = { $member }以{ $value }位居首位
ranking-plain = 按{ $dimension }划分的{ $label }
ranking-share = **{ $member }**占{ $now }{ $label }的{ $share }。
ranking-overall = 所有期间合计，{ $member }占{ $label }的{ $allShare }{ WITH("，为下一名的", $allLead) }。
ranking-change = { $member }：较{ $prior } { SIGNED($delta) }。

## Share.
share-titles =
    .full = { $member }占{ $label }的{ $share }，{ EITHER($rose, "上升", "下降") }{ ABS($shift) }
    .short = { $member }占{ $label }的{ $share }
share-plain = 按{ $dimension }划分的{ $label }
share-shift = **{ $member }**的占比变动最大：占比{ SIGNED($shift) }，数值{ SIGNED($delta) }。
share-steady-mix = 与{ $prior }相比，各占比变动都很小。
share-first = **{ $members }**合计占{ $share }。

## Comparison.
comparison-titles =
    .full = { $label }{ EITHER($rose, "增加", "减少") }最多的是{ $member }：{ SIGNED($delta) }
    .short = { $member }的{ $label }：{ SIGNED($delta) }
comparison-rate =
    .few = { NEEDS($few) }{ $few }足够的各{ $one }之间{ $label }差异不显著
    .full = 各{ $one }的{ $label }差异不显著
    .short = 各{ $one }的{ $label }：无显著差异
comparison-rate-differs =
    .full = { $member }的{ $label }与众不同：{ $value }，整体为{ $whole }
    .short = { $member }的{ $label }为{ $value }
comparison-member = **{ $member }**：{ $value }，{ $prior }为{ $before }。
comparison-rows = 所示最小组别：{ $least }{ $subject }。

## Pattern.
pattern-titles =
    .full = { $label }在季{ EITHER($direction, "末", "初") }更高：{ $now }最后一个月为{ $third }，首月为{ $first }
    .short = { $label }在季{ EITHER($direction, "末", "初") }更高：从{ $first }到{ $third }
pattern-categories =
    .full = 首月
    .short = 次月
    .shorter = 末月
pattern-pooled = **每个完整季度都是如此**：各月合并为{ $allFirst }、{ $allSecond }和{ $allThird }。
pattern-test = 首月与末月的差异具有统计显著性。

## Table.
table-title =
    .full = { $dimension }数据一览：{ $member }以{ $value }位居{ $label }首位
    .short = { $dimension }数据一览：{ $member }以{ $value }居首
table-two-leaders =
    .full = { $member }的{ $label }居首，{ $member2 }的{ $label2 }居首
table-share = 占比
table-change = 较{ $prior }
table-small-count = { $hits }/{ $n }

## Pipeline.
pipeline-titles =
    .full = { $label }为{ $value }；{ $created }
    .short = { $label }为{ $value }
pipeline-other = **{ $label }**：{ $value }。
pipeline-no-value = { $label }无法计算。{ $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] ，较{ $prior } { SIGNED($delta) }
    }。
points-rate-delta = **{ moved }**，{ $prior }为{ $before }。
points-unchanged = **{ $label }持平**：{ $value }，与{ $prior }相当。
points-driver = **{ $member }{ EITHER($direction, "增加", "减少") }{ ABS($delta) }**{ WITH("，占", $label, "净变化的", $contribution) }。
points-pattern = **{ $label }在季{ EITHER($direction, "末", "初") }更高**：{ $now }各月为{ $first }、{ $second }和{ $third }。
points-rank = **{ $member }位居{ $label }首位**{ WITH("，占", $share) }{ WITH("，为下一名的", $lead) }。
points-concentration = **{ $members }**合计占{ $label }的{ $share }。
points-shift = **{ $member }**占{ $label }的{ $share }，{ part-move }{ ABS($shift) }。
points-threshold = **{ $label }完成目标的{ $attainment }**：{ $value }，目标为{ $target }。
points-rate-difference = **{ $member }的{ $label }与众不同**：{ $value }，整体为{ $whole }。
points-plain = **{ $now }{ $label }**为{ $value }。

## Risks.
risks-title = 风险：{ COMMAS($heads, with: "、") }
risks-driver =
    .head = { $member }进一步{ part-move }
    .response = 逐笔查看{ $member }的商机
risks-pattern =
    .head = 季度成败系于最后一个月
    .response = 在季度最初几周就核对决策日期
risks-rank =
    .head = 对{ $member }的依赖
risks-delta =
    .head = { $label }进一步{ part-move }
risks-unknown =
    .head = { $label }未知
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] 下一步：{ COMMAS($heads, with: "、") }
       *[no] 下一步
    }
definitions-title = 定义：各指标的计算方法
not-computable = 无法计算：{ $reason }

## Quality.
appendix-title = 数据质量与指标定义
quality-title = 数据质量：读取了什么，排除了什么
quality-file = 读取{ FULL($rows) }行，排除{ FULL($rejected) }行
quality-period = 期间
quality-partial = 仅部分覆盖，展示但从不比较：{ $periods }
quality-tests = 检验
quality-guard = 只有当比例检验（已就所有受检比率校正）显示差异显著时，才说某个比率发生了变化
agenda = 本次回顾的内容

## Sections.
sections-summary = 摘要
sections-results = 业绩
sections-evidence = 分析
sections-outlook = 展望
sections-actions = 下一步
sections-appendix = 附录

## Notes.
notes-formula = { $name }（{ $value }）{ GIVEN($definition) ->
        [yes] ：{ $definition }
       *[no] 。
    }基于{ FULL($rows) }{ $subject }。
trend-effects = 其中数量影响{ SIGNED($volume) }，平均金额影响{ SIGNED($size) }。
