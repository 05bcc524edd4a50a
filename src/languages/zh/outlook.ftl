## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label }：{ $first }**{ WITH("，", $count, $subject) }{ WITH("，占", $of, "的", $share) }。
at-risk-head-stale = 停滞的商机
at-risk-head-overdue = 已过预计关闭日的商机
at-risk-head-slipped = 滑出本期的商机
at-risk-head-renewal = 即将续约的合同
at-risk-response-stale = 关闭，或明确每笔的下一步
at-risk-response-overdue = 为每笔重定日期，或将其关闭
at-risk-response-slipped = 询问每笔的负责人如何追回
at-risk-response-renewal = 明确到期前由谁联系各客户

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = 差异率
finance-forecast = 预测
finance-last-year = 上年
finance-lead = 实际与计划，{ $now }
finance-against = { $label }{ EITHER($side, "高于", "低于") }计划：{ $actual }，计划{ $plan }
finance-against-by = { $label }{ EITHER($side, "高于", "低于") }计划{ ABS($percent) }：{ $actual }，计划{ $plan }
finance-against-on = { $label }符合计划：{ $actual }
finance-helps = 最有利：**{ $label }**，较计划{ SIGNED($variance) }。
finance-hurts = 最不利：**{ $label }**，较计划{ SIGNED($variance) }。
finance-from-plan = { $label }较计划：{ COMMAS($moved, with: "，") }
finance-customer =
    .full = 新客户获客成本{ $cac }，{ $payback }个月收回
    .short = 新客户获客成本{ $cac }
finance-economics = 单位经济效益：{ $now }
finance-cash = 期末现金
finance-lasts =
    .full = 现金{ $cash }按目前消耗可维持{ $months }个月
finance-stands = { $now }末现金{ $cash }
finance-burnt = { $now }**净消耗{ $burn }**。
finance-gained = { $now }现金变动{ SIGNED($gain) }。

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit }为{ $mrr }：现有客户增加{ $expansion }，新客户带来{ $fresh }
    .short = { $unit }为{ $mrr }：现有客户增加{ $expansion }
family-lost = **减少{ $lost }**：付费减少的客户{ $contraction }，离开的客户{ $churned }。
family-by-subscription = 按订阅计，新开{ $started }，结束{ $ended }（{ $period }）。
family-ended = **结束的订阅为{ $now }份**，{ $prior }为{ $before }份。
family-cohort = **{ $accounts }位客户**在{ $prior }末付费。
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $now }新增工单{ $created }个，关闭{ $closed }个
       *[no] { $now }新增工单{ $created }个
    }
family-satisfied = **满意占{ $share }**：限于有评分的{ $response }工单（{ $answers }个评分）。

## What the page of a funnel says.
funnel-title = { $stage }：{ $entered }个{ $many }中有{ $rate }进入下一步
funnel-lead = 进入各阶段的已结束{ $many }及其继续推进的比例，{ $now }
funnel-spoken = 从**{ $stage }**继续推进的占{ $rate }。
funnel-days = 在{ $stage }平均停留{ $days }。
funnel-closed = 进行中的{ $many }仍可能推进，未计入。

## What the page of a measure's distribution says.
distribution-title = { $label }：{ $middle }介于{ $lower }与{ $upper }之间
distribution-lead = 按{ $label }分组的{ $many }数
distribution-median = **中位数为{ $median }**：低于它的与高于它的一样多。
distribution-mark = 中位数
distribution-skewed = 平均值{ $mean }明显更高：少数较大的数值将其拉高。

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = 指标
plan-plan = 计划
plan-actual = 实际
plan-variance = 差异
plan-title = { $planned }项有计划的指标中有{ $reached }项达到计划

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = 自{ $since }以来的客户中有{ $share }仍在付费
    .short = { $share }的客户仍在付费
cohort-lead = 各季度末付费客户的比例，按加入季度划分
cohort-head = 加入季度
cohort-group = { $came }加入的**{ $accounts }位客户**中，**{ $share }**在{ $now }末付费。

## 经常性收入流失了什么，以及原因。
loss-causes-title =
    .full = 流失{ $unit }由{ $before }{ EITHER($rose, "上升", "下降") }至{ $value }：规模占{ $volume }，流失率占{ $rates }
    .short = 流失{ $unit }{ EITHER($rose, "上升", "下降") }至{ $value }：流失率占{ $rates }
    .opposed = 流失{ $unit }由{ $before }变为{ $value }：规模{ SIGNED($baseEffect) }，流失率{ SIGNED($ratesEffect) }
    .shorter = 流失{ $unit }由{ $before }变为{ $value }
loss-causes-opening = **期初订阅**：流失{ $rate }，{ $prior }为{ $before }。
loss-causes-sold = **{ $now }售出**：期末前流失{ $rate }，{ $prior }为{ $before }。
loss-causes-return = **按{ $prior }的流失率，{ $now }只会流失{ $at }**，少{ ABS($worth) }。
loss-causes-point = **流失{ $unit }由{ $before }{ EITHER($rose, "上升", "下降") }至{ $value }**：{ GIVEN($rates) ->
        [yes] 规模占{ $volume }，流失率占{ $rates }
       *[no] 规模{ SIGNED($baseEffect) }，流失率{ SIGNED($ratesEffect) }
    }。
loss-causes-unseen = 净留存率{ $nrr }不计入{ $now }售出又流失的{ $within }。
loss-causes-step-base = 规模
loss-causes-step-opening = 期初订阅流失率
loss-causes-step-sold = 新售流失率
loss-causes-total = { $period }流失
loss-causes-headline =
    .full = { $headline }；流失{ $unit }为{ $prior }的{ $multiple }
    .short = { $headline }；流失{ $unit }为{ $multiple }
loss-causes-risk =
    .head = 按{ $now }流失率流失的{ $unit }
    .response = 查明最先结束的订阅发生了什么变化
loss-within = **{ $now }售出又流失{ $value }**，占全部流失的{ $share }；净留存率和总留存率均不计入。

## 订阅在使用多少天时流失，以及下期将流失多少。
loss-age-title =
    .broke = { NEEDS($month) }结束的订阅有{ $share }未到第{ $day }天；早期流失始于{ $month }
    .full = 结束的订阅中{ $share }未到第{ $day }天；此前流失率由{ $before }上升至{ $value }
    .short = 使用{ $band }天的流失率由每{ $per }天{ $before }上升至{ $value }
    .shorter = 使用{ $band }天的流失率由{ $before }变为{ $value }
loss-age-lead = 每{ $per }天结束的订阅比例，按使用天数，{ $now }与{ $prior }
loss-age-days = { $band }天
loss-age-early = **结束的订阅中{ $share }**未到第{ $day }天。
loss-age-counted = **{ $band }天**：{ $now }结束{ $ended }份，{ $prior }为{ $before }份。
loss-age-held = 没有超出通常波动的上升：{ $bands }天。
loss-age-point = **使用{ $band }天的流失率由每{ $per }天{ $before }上升至{ $value }**。
loss-stake-title =
    .full = 按{ $now }流失率，现有订阅下期流失{ $value }，按{ $prior }为{ $before }
    .short = 现有订阅下期流失{ $value }，按{ $prior }为{ $before }
loss-stake-lead = 下期预计流失的{ $unit }，按当前使用天数{ WITH("，", $currency) }
loss-stake-rates = { $period }流失率
loss-stake-difference = **差额{ $stake }**：下期回到{ $prior }流失率的价值。
loss-stake-age = **{ $band }天**占其中{ $part }，对应{ $unit }{ $book }。
loss-stake-point = **按{ $now }流失率，现有订阅下期流失{ $unit }{ $value }，按{ $prior }为{ $before }**。

## 经常性收入在何处流失（两个维度交叉）。
loss-where-title =
    .full = { $row }×{ $column }流失{ $unit }的{ $rate }，{ $column }整体为{ $whole }：差额{ $gap }
    .short = { $row }×{ $column }流失{ $unit }的{ $rate }，{ $column }整体为{ $whole }
loss-where-even =
    .full = { $column }占流失{ $unit }的{ $share }；按{ $dimension }没有超出偶然的差异
    .short = { $column }占流失{ $unit }的{ $share }
loss-where-lead = { $now }有效或售出的{ $unit }中结束的比例，{ $rows }×{ $columns }
loss-where-gap = **{ $row }×{ $column }**：{ $exposed }中流失{ $rate }，按{ $column }的{ $whole }可少{ $gap }。
loss-where-rows = 每格至少{ $least }份订阅。
loss-where-point = **{ $row }×{ $column }流失{ $unit }的{ $rate }**，{ $column }整体为{ $whole }。

## 经常性收入变化的因素。
recurring-growth-title =
    .full = { $unit }的变化中{ $first }占{ $share }，{ $second }占{ $secondShare }
    .short = { $unit } { SIGNED($delta) }：{ $first }{ SIGNED($firstEffect) }，{ $second }{ SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **{ $unit }的变化中{ $first }占{ $share }**，{ $second }占{ $secondShare }
       *[no] **{ $unit } { SIGNED($delta) }**：{ $first }{ SIGNED($firstEffect) }，{ $second }{ SIGNED($secondEffect) }
    }。
recurring-growth-factor = **{ $factor }**：{ $value }，{ $prior }为{ $before }。
recurring-growth-accounts = 付费客户数
recurring-growth-subscriptions = 每位客户的订阅数
recurring-growth-size = 每份订阅的{ $unit }

# 转到更低价套餐的客户。

plan-moves-titles =
    .full = { $count }位{ $from }客户降至{ $to }，{ $unit }减少{ $lost }
    .short = { $count }位{ $from }客户降至{ $to }
plan-moves-headline =
    .full = { $headline }；{ $count }位{ $from }客户降至{ $to }
    .short = { $count }位{ $from }客户降至{ $to }，{ $unit }减少{ $lost }
plan-moves-lead = { $now }由{ $from }降至{ $to }的客户，按计费周期
plan-moves-columns =
    .billing = 计费周期
    .stood = 期初{ $from }
    .moved = 降至{ $to }
    .share = 占比
    .lost = 减少的MRR
    .open = 仍在{ $from }
plan-moves-row = { $every ->
        [month] 按月
        [quarter] 按季
        [half] 按半年
        [year] 按年
       *[other] 多年
    }
plan-moves-where = **其中{ $moved }位{ $every ->
        [month] 按月
        [quarter] 按季
        [half] 按半年
        [year] 按年
       *[other] 按多年
    }计费**：占该周期{ $stood }位{ $from }客户的{ $rate }。
plan-moves-due = { $due }位长期合约到期的{ $from }客户中，{ $moved }位降级。
plan-moves-fresh = { $to }新增{ $fresh }位客户，MRR { $money }；降级使{ $unit }减少{ $lost }。
plan-moves-churn = 流失不是原因：流失{ $unit }为{ $now }，{ $prior }为{ $before }。
plan-moves-open = { $open }位{ $every ->
        [month] 按月
        [quarter] 按季
        [half] 按半年
        [year] 按年
       *[other] 按多年
    }计费的{ $from }客户仍可降级。
plan-moves-ahead = { $open }位{ $every ->
        [month] 按月
        [quarter] 按季
        [half] 按半年
        [year] 按年
       *[other] 按多年
    }计费的{ $from }客户仍可降级，另有{ $ahead }份长期合约（MRR { $money }）在未来六个月到期。
plan-moves-point = **{ $count }位{ $from }客户降至{ $to }**，{ $unit }减少{ $lost }，折合每年{ $yearly }。
plan-moves-risk = 更多{ $from }客户降至{ $to }
