# 指标变动的原因。

# 指标由哪些因素相乘而成：关闭商机数 × 赢单率 × 平均赢单金额。

factor = { $metric ->
        [decided_count] 关闭商机{ EITHER($rose, "增多", "减少") }
        [won_count] 赢单{ EITHER($rose, "增多", "减少") }
        [win_rate] 赢单率{ EITHER($rose, "上升", "下降") }
        [average_deal] 单笔金额{ EITHER($rose, "上升", "下降") }
       *[other] { $label }{ EITHER($rose, "上升", "下降") }
    }
factor-plain = { $label }
factors-titles =
    .full = { NEEDS($firstPart) }{ SIGNED($delta) }中，{ $first }占{ $firstPart }，{ $second }占{ $secondPart }
    .short = { NEEDS($firstPart) }{ SIGNED($delta) }中，{ $first }占{ $firstPart }
    .mixed = { $first }影响{ SIGNED($firstEffect) }，{ $second }影响{ SIGNED($secondEffect) }
    .shorter = { $first }影响{ SIGNED($firstEffect) }
factors-point = { GIVEN($firstPart) ->
        [yes] **{ SIGNED($delta) }中，{ $first }占{ $firstPart }**，{ $second }占{ $secondPart }
       *[no] **{ $first }影响{ SIGNED($firstEffect) }**，{ $second }影响{ SIGNED($secondEffect) }
    }。
drivers-title = { $title }：{ $factor }
drivers-from = { $label }的影响
factors-within = 其中{ $factor }影响{ SIGNED($effect) }（{ $value }，上期为{ $before }）。
lead-factors = { $label }{ WITH("（", $unit, "）") }的因素分解（{ $factors }），{ $now }对比{ $prior }

# 仍可能赢下的未结商机。

live-titles =
    .full = { $open }个未结商机中仅{ $live }个仍有效，{ $prior }为{ $before }个
    .short = { $open }个未结商机中仅{ $live }个仍有效
live-thin = 请先核对导出数据：最近一个月的商机很少。
live-dead = **{ $dead }个未结商机**的存续时间超过任何已关闭的商机（最长{ $oldest }）。
live-worth = 按当前水平（{ $rate }、{ $size }），有效商机价值**{ $worth }**。
live-change = 有效商机较{ $prior }末**{ SIGNED($delta) }**。

# 商机在多久后输掉。

age-titles =
    .first = { NEEDS($first) }{ $share }的输单在{ $days }内，{ $label }{ $value }，之后{ $rest }
    .firstShort = { NEEDS($first) }{ $share }的输单在{ $days }内
    .other = { $share }的输单在第{ $band }天，{ $label }{ $value }，其余{ $rest }
    .otherShort = { $share }的输单在第{ $band }天
age-before = **{ $prior }**占输单的{ $share }，{ $label }为{ $value }。
age-prize = 若达到其他商机的{ $label }，可多赢**{ $prize }**。
lead-age = 按决定时天数划分的关闭商机，{ $now }

# 两个维度交叉处赢单率低于自身水平。

spot = { $column }的{ $row }
spots-titles =
    .full = 薄弱点损失{ $total }：{ $spots }
    .most = { NEEDS($two) }薄弱点损失{ $total }，大部分来自{ $two }
    .two = { NEEDS($two) }损失最大的薄弱点：{ $two }
    .short = { $label }薄弱点损失{ $total }（{ $now }）
spots-how = 损失：关闭商机数 × 与自身{ $label }的差距 × 平均赢单金额。
spots-few = 每处商机不多，仅为迹象，并非证明。
spots-columns =
    .spot = 薄弱点
    .deals = 关闭商机数
    .rate = { $label }
    .usual = 总体{ $label }
    .cost = 差距损失

# 什么费力，什么带来收入。

effort-titles =
    .full = { $earners }：{ $result } { $revenue }，{ $effort } { $decided }
    .short = { $result } { $revenue }，{ $effort } { $decided }
effort-side = **{ $members }**：{ $effort } { $decided }，{ $result } { $revenue }。
lead-effort = 按{ $dimension }划分的{ $labels }，{ $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }。

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $label }变化的{ $contribution }来自{ $member }：{ $value }，上期为{ $before }
    .short = { $label }变动最大的是{ $member }：{ $value }，上期为{ $before }
points-mean-driver = **{ $label }变动最大的是{ $member }**：{ $value }，{ $prior }为{ $before }。
mean-driver-without = 若无此变动，应为**{ $without }**，而非{ $whole }。
drill-even = **{ $member }**整体变动：按{ $one }看没有差别。

# 比率变化之处。

rate-change-titles =
    .alone = { NEEDS($next) }{ $member }的{ $label }变化{ SIGNED($delta) }至{ $value }，其他变化不超过{ ABS($next) }
    .few = { NEEDS($nextOfMany) }{ $member }的{ $label }变化{ SIGNED($delta) }至{ $value }，样本足够的其他项变化不超过{ ABS($nextOfMany) }
    .fewShort = { NEEDS($nextOfMany) }{ $member }的{ $label }变化{ SIGNED($delta) }，样本足够的其他项不超过{ ABS($nextOfMany) }
    .full = { $member }的{ $label }变化{ SIGNED($delta) }至{ $value }
    .short = { $member }的{ $label }为{ $value }
rate-change-outcomes = { $metric ->
        [win_rate] 按{ $prior }的比率，{ $rows }个商机中会{ EITHER($rose, "少", "多") }赢得**{ ABS($count) }个**{ GIVEN($worth) ->
                [yes] ，价值{ ABS($worth) }
               *[no] { "" }
            }。
       *[other] 按{ $prior }的比率，{ $rows }个{ $subject }中有**{ ABS($count) }个**结果会不同。
    }
rate-change-apart = { EITHER($rose, "上升", "下降") }最明显的是**{ $member }**：{ $value }，{ $prior }为{ $before }。
rate-change-unsure = 仅{ $rows }{ $subject }，尚不能视为趋势。
rate-change-few = { $subject }太少，无法比较：{ COMMAS($members, with: "、") }。
rate-change-within = { $member }按{ $dimension }
lead-rate-change = 各{ $dimension }{ $label }的变化，{ $now }与{ $prior }相比

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] 数量
        [mix] 结构
        [price] 价格
        [discount] 折扣
        [spread] 价格与成本之差
       *[cost] 单位成本
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "销量增加", "销量减少") }
        [mix] { EITHER($rose, "结构改善", "结构变差") }
        [price] { EITHER($rose, "价格提高", "价格降低") }
        [discount] { EITHER($rose, "折扣减少", "折扣加大") }
        [spread] { EITHER($rose, "价格与单位成本之差扩大", "价格与单位成本之差缩小") }
       *[cost] { EITHER($rose, "单位成本降低", "单位成本提高") }
    }
price-effect = { $factor }：**{ SIGNED($effect) }**。
price-where = { $factor }以**{ $member }**最为明显：{ SIGNED($effect) }。
price-titles =
    .full = { NEEDS($moved) }{ $moved }，{ $first }：{ SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label }：{ $first }，{ SIGNED($firstEffect) }{ WITH("；", $second, "，", SIGNED($secondEffect)) }
    .short = { $label }：{ $first }，{ SIGNED($firstEffect) }
price-point = **{ $label }：{ $first }，{ SIGNED($firstEffect) }**{ WITH("；", $second, "，", SIGNED($secondEffect)) }。
lead-price = { $label }的变动因素（按售出产品），{ $now }与{ $prior }相比

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $column }的{ $row }
        [for] { $column }的{ $row }
        [with] 有{ $column }的{ $row }
        [without] 无{ $column }的{ $row }
       *[other] { $row }×{ $column }
    }
pair-part = { $part ->
        [all] 几乎全部来自
        [more] 全部来自
       *[most] 主要来自
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }，{ pair-part }{ $pair }（由{ $before }变为{ $value }）
    .part = { NEEDS($moved) }{ $moved }，{ pair-part }{ $pair }
    .short = { $pair }的{ $label }由{ $before }变为{ $value }
pair-point = **{ $label }的{ EITHER($rose, "上升", "下降") }{ pair-part }{ $pair }**：{ $value }，{ $prior }为{ $before }。
pair-rest = { $member }的其余部分
pair-others = 其他全部
pair-all = 合计
pair-rows = { $subject }，{ $period }
pair-back = 让{ $pair }恢复到{ $prior }的水平，价值**{ ABS($worth) }**。
pair-so-what = 在别处，{ $row }和{ $column }都没有类似变化：原因在两者交汇之处。

# 折扣的代价。

discounts-titles =
    .cap = { NEEDS($kept) }折扣占价格的{ $rate }，计{ $cost }；若以{ $cap }为上限，可保留{ $kept }
    .plain = 折扣占价格的{ $rate }，计{ $cost }
discounts-cap = 若以{ $cap }为上限且销售不变，可保留**{ $kept }**。
discounts-deepest = **{ $member }**折扣最大：{ $value }，计{ $cost }。
discounts-cost = 折扣额

# 事先预示订阅终止的迹象。

signal = { $signal ->
        [young] 最近{ $limit }天内售出
        [tickets] 有支持工单
        [escalated] 有升级工单
        [unhappy] 满意度低
        [idle] 没有使用
        [low-use] { $use }每月低于{ $limit }
        [falling-use] { $use }下降超过{ $limit }
       *[other] 账户曾经流失
    }
signals-titles =
    .only = { NEEDS($only) }{ $count }个迹象中只有一个能预示流失：{ $signal }，风险为{ $risk }
    .many = { NEEDS($signal) }{ $signal }：流失风险为{ $risk }
    .none = { NEEDS($none) }{ $count }个迹象都不能预示哪些订阅会终止
signals-watch = 目前有**{ $count }个在用订阅**带有最强迹象（{ $signal }），每月{ $mrr }。
signals-how = 迹象均来自期间之前，流失均发生在期间之内；包含1的区间可能只是偶然。
signals-lead = 有无各迹象的订阅终止情况，{ $now }
signals-columns =
    .signal = 上期的迹象
    .count = 带有
    .with = 带有者终止率
    .without = 其余终止率
    .interval = 95%区间
    .risk = 风险

# 账户给出的离开原因。

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }流失的{ $unit }有{ $share }没有原因；其余按金额首推{ $money }，按次数为{ $count }
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }流失的{ $unit }有{ $share }没有原因；其余以{ $money }居首
    .flipNone = { NEEDS($flip) }按次数首要原因是{ $count }，按金额是{ $money }，{ $share }没有原因
    .flip = { NEEDS($flip) }按次数首要流失原因是{ $count }，按金额是{ $money }
    .same = { NEEDS($same) }无论按次数还是金额，首要流失原因都是{ $money }
reasons-none = { $label }中有**{ $share }**没有记录原因。
reasons-even = 各原因次数的差异未超出偶然范围：没有确定的首要原因。
reasons-columns =
    .reason = 原因
    .count = 流失次数
    .money = { $label }
reasons-lead = 按次数和金额（{ $label }）列出的流失原因，{ $now }

# 服务变差之处。

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }：{ $month }起，{ $topic }由{ $handler }处理
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label }为{ $whole }：{ $month }起，{ $topic }由{ $handler }处理
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }：{ $place }自{ $month }起新出现
    .beside = { NEEDS($rest) }{ $place }的{ $label }为{ $value }，其他工单为{ $rest }
    .whole = { $moved }：问题出在{ $place }
    .short = { $place }的{ $label }为{ $value }
place-worse = **服务变差**：{ $measures }。
place-measure = { $label }{ $value }（{ $prior }为{ $before }{ GIVEN($year) ->
        [yes] ，{ $yearName }为{ $year }
       *[no] { "" }
    }）
place-again = { $label }{ $value }（{ $before }{ GIVEN($year) ->
        [yes] ，{ $year }
       *[no] { "" }
    }）
place-figure = { $label }{ $value }
place-point = **{ $how ->
        [handed] { $month }起，{ $topic }由{ $handler }处理
        [new] { $place }自{ $month }起新出现
       *[other] 问题出在{ $place }{ GIVEN($month) ->
            [yes] （自{ $month }起）
           *[no] { "" }
        }
    }**：{ $count }个工单，{ $measures }。
place-cost = **{ $label }由{ $before }{ EITHER($rose, "升至", "降至") }{ $value }**，其中{ $part }出在此处。
place-exposed = { $how ->
        [sla] **{ $accounts }家客户（{ $label }{ $worth }）在此未达成SLA**
        [cost] **{ $accounts }家客户（{ $label }{ $worth }）在此产生费用**
       *[other] **{ $accounts }家客户（{ $label }{ $worth }）在此有工单**
    }{ GIVEN($soon) ->
        [yes] ；{ $soon }家（{ $soonWorth }）在{ $day }前续约。
       *[no] 。
    }
place-held = **并非原因**：{ $parts }。
place-elsewhere = 别处的{ $member }（{ $measures }）
place-others = 其他所有工单（{ $measures }）
place-volume = 工单量（较{ $period }{ SIGNED($growth) }）
place-alone = 减少工单或增加人手无济于事：除{ $place }外，{ $measures }。
place-cost-titles =
    .full = { NEEDS($soon) }{ $soon }家客户（{ $label }{ $soonWorth }）在工单处理不佳后将于{ $day }前续约
    .short = { $accounts }家客户（{ $label }{ $worth }）的工单处理不佳
place-columns =
    .tickets = 工单
    .accounts = 客户数
    .exposed = 受影响
    .soon = { $day }前续约
