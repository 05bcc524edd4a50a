# 摘要对需求中问题的回答。

answer-place = { $sense ->
        [best] 表现最好
        [worst] 表现最差
        [least] 最低
       *[most] 最高
    }
answer-which = **{ $label }：{ $member }{ answer-place }，为{ $value }**{ WITH("，整体为", $whole) }；另一端是{ $other }，为{ $otherValue }。
answer-which-titles =
    .full = { $label }：{ $member }{ answer-place }，为{ $value }，整体为{ $whole }
    .short = { $label }：{ $member }{ answer-place }，为{ $value }
answer-besides = 同组的{ $label }：{ $value }{ WITH("，整体为", $whole) }。
answer-even = **各{ $one }的{ $label }没有明显差异**：从{ $low }（{ $lowMember }）到{ $high }（{ $highMember }），可能出于偶然。
answer-even-titles =
    .full = 各{ $one }的{ $label }没有明显差异：从{ $low }到{ $high }
    .short = 各{ $one }的{ $label }没有明显差异
answer-versus = **{ $label }：{ $member }与{ $other }相比**，分别为{ $value }和{ $otherValue }。
answer-no-cause = 没有哪一组能单独解释这一变化。
answer-all-periods = { $now }的行数过少，因此取全部期间。
answer-decided = 数据取自{ $period }，即结果基本明确的最近期间。
answer-page-titles =
    .full = { $label }：从{ $low }（{ $lowMember }）到{ $high }（{ $highMember }）
answer-page-rows = 每组基于{ $least }至{ $most }{ $subject }。
answer-open = **未能回答：“{ $question }”**。{ $reason ->
        [prior] 缺少可供比较的完整往期。
        [period] 数据中没有该时间段。
        [amount] 没有给出其金额的列。
        [unit-cost] 没有表或列给出每单位的成本，例如单位成本、标准成本或进价。
        [dimension] 没有可按此拆分的列。
        [member] 数据中没有这一名称。
        [since] 此后尚未满一个完整的月。
        [decision] 数据未显示它会带来什么。
        [fee] 数据中没有适用该比率的销售额。
        [discount] 数据中没有超过该上限的折扣。
        [currency] 金额的货币与数据不同，且未给出汇率。
        [ahead] 数据只记录已发生的事，不说明人们将会怎么做；需要询问他们，或先在部分人中试行。
       *[measure] 没有衡量它的列。
    }
answer-in-period = **{ $now }：{ moved }**，{ $prior }为{ $before }。
answer-in-period-titles =
    .full = { $now }：{ moved }
    .short = { moved }

# 请求中给定的前提。

given-limits = 给定时限：{ $limits }
given-target = 给定目标：{ $limits }
given-cost = **{ $what }：{ $now }为{ $cost }**（{ $count }次，按给定单价{ $price }）{ WITH("，", $prior, "为", $before) }。
given-share = **{ $what }：{ $now }为{ $cost }**（{ $label }{ $base }的{ $share }，按给定比例）{ WITH("，", $prior, "为", $before) }。
given-cost-of = 成本：{ $what }
given-cost-titles =
    .full = { $what }在{ $now }的成本为{ $cost }{ WITH("，", $prior, "为", $before) }
    .short = { $what }在{ $now }的成本为{ $cost }
target-gap = **{ $label }{ EITHER($over, "高于", "低于") }目标{ $target }{ ABS($gap) }**：{ $value }。

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first }至{ $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows }{ $subject }，{ $span }
       *[no] 各期平均，{ $span }
    }
cells-point = **{ $cell }的{ $label }为{ $value }**，整体为{ $whole }（{ cells-basis }{ WITH("，", $earlier, "为", $before) }）。
cells-none = **没有哪一组的{ $label }明显突出**：共查看{ $count }组，均未超出偶然（{ cells-basis }）。
cells-titles =
    .full = 对{ $label }影响最大的是{ $cell }：{ $value }，整体为{ $whole }
    .short = { $cell }的{ $label }为{ $value }，整体为{ $whole }
cells-page-title = { $label }：{ $cell }为{ $value }，整体为{ $whole }
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }；{ $cell }{ EITHER($low, "仅为", "为") }{ $value }
cells-back = { $metric ->
        [win_rate] 按整体比率，{ $rows }个商机中会{ EITHER($more, "多", "少") }赢得**{ ABS($count) }个**{ GIVEN($worth) ->
                [yes] ，价值{ ABS($worth) }
               *[no] { "" }
            }。
        [each] 按整体比率会{ EITHER($more, "多", "少") }**{ ABS($count) }例**（{ $span }）。
       *[other] 按整体比率，{ $rows }个{ $subject }中有**{ ABS($count) }个**结果会不同。
    }
cells-worth = 让{ $cell }达到整体水平，价值**{ ABS($worth) }**。
cells-thin = 仅{ $now }的{ $subject }过少，因此取{ $span }。
cells-chance = 在查看的**{ $count }组**中超出偶然；较小的差距可能出于偶然。
cells-counted = { $subject }，每期计一次
cells-columns =
    .cell = 组别
    .gap = 与整体之差
    .worth = 价值

# 检验怀疑的原因：自其开始以来指标的变化，与不受影响者对比。

effect-moved = { $direction ->
        [up] 上升{ ABS($change) }至{ $after }
        [down] 下降{ ABS($change) }至{ $after }
       *[flat] 保持在{ $after }
    }
effect-beside = { $basis ->
        [others] ，其余为{ SIGNED($beside) }
        [year] ，上年同期为{ SIGNED($beside) }
       *[none] { "" }
    }
effect-point = **自{ $start }起，{ WITH($who, "的") }{ $label }{ effect-moved }**{ effect-beside }。
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **这超出偶然所能解释的范围**（{ $rows }个{ $subject }），但没有可比对象：它与这一变动同时出现，并不证明因果。
           *[other] **{ ABS($gap) }的差距超出偶然所能解释的范围**（{ $rows }个{ $subject }）：它与这一变动同时出现，并不证明因果。
        }
        [before] **{ $start }之前已有这一走势**，看不出这一变动本身的效果（{ $rows }个{ $subject }）。
        [few] **{ $rows }个{ $subject }太少**，无法区分效果与偶然。
       *[chance] { $basis ->
            [none] **这不超出偶然范围**：看不出这一变动的效果（{ $rows }个{ $subject }）。
           *[other] **{ ABS($gap) }的差距不超出偶然范围**：看不出这一变动的效果（{ $rows }个{ $subject }）。
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] 自{ $start }起，{ WITH($who, "的") }{ $label }{ effect-moved }{ effect-beside }
       *[other] 自{ $start }起，{ WITH($who, "的") }{ $label }未见明显效果：{ SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] 自{ $start }起，{ WITH($who, "的") }{ $label }{ effect-moved }
       *[other] 自{ $start }起，{ WITH($who, "的") }{ $label }未见明显效果
    }
effect-page-titles =
    .full = { WITH($who, "的") }{ $label }从{ $before }到{ $after }{ $basis ->
        [others] ，其余从{ $besideBefore }到{ $besideAfter }
        [year] ，上年同期从{ $besideBefore }到{ $besideAfter }
       *[none] { "" }
    }
    .short = { WITH($who, "的") }{ $label }从{ $before }到{ $after }
effect-worth = 自{ $start }起，这一差距相当于{ $of ->
        [rows] **{ ABS($worth) }**个{ $subject }
       *[amount] { $label }**{ ABS($worth) }**
    }。
effect-least = 只有**{ ABS($least) }**或更大的{ $basis ->
        [none] 变化
       *[other] 差距
    }才能在此与偶然区分开。
effect-year = 上年同样月份的变化为{ SIGNED($change) }。
effect-lead = { $label }{ WITH("（", $unit, "）") }，{ $from }与{ $until }对比
effect-so-what = { $verdict ->
        [apart] 在归功于这一变动之前，先查清{ $start }{ WITH($who, "") }还有哪些变化。
        [few] 等有更多{ $subject }后再评价这一变动。
       *[other] 仅凭这些数字，既不能归功也不能归咎于这一变动。
    }
effect-series =
    .others = 其余
    .pace = 按其余的走势
    .year = 上年同期
effect-columns =
    .group = 组
    .before = 之前
    .after = 之后
    .change = 变化

# 两个原因中哪一个使指标变动。

either-moved = { SIGNED($delta) }
either-point = **{ $label }变动{ either-moved }，其中{ $one }为{ SIGNED($first) }**{ GIVEN($second) ->
        [yes] ，{ $other }为{ SIGNED($second) }
       *[no] ；数据无法单独看出{ $other }
    }。
either-verdict = { $verdict ->
        [first] **{ $one }的影响更大**：这说明变动在哪里，并不说明原因。
        [second] **{ $other }的影响更大**：这说明变动在哪里，并不说明原因。
        [both] **两者大致相当**：这说明变动在哪里，并不说明原因。
        [neither] **两者都解释不了多少**：其余在别处。
       *[chance] **变动本身不超出偶然范围**，两者都还算不上原因。
    }
either-titles =
    .full = { $label }变动{ either-moved }：{ $one }为{ SIGNED($first) }，{ NEEDS($second) }{ $other }为{ SIGNED($second) }
    .short = { $label }变动{ either-moved }，其中{ $one }为{ SIGNED($first) }
either-page-title = { $now }是什么使{ $label }变动
either-overlap = 两者有重叠，不能相加。
either-all = 全部变动
