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
        [dimension] 没有可按此拆分的列。
       *[measure] 没有衡量它的列。
    }
answer-in-period = **{ $now }：{ moved }**，{ $prior }为{ $before }。
answer-in-period-titles =
    .full = { $now }：{ moved }
    .short = { moved }

# 请求中给定的前提。

given-limits = 给定时限：{ $limits }
given-cost = **{ $what }：{ $now }为{ $cost }**（{ $count }次，按给定单价{ $price }）{ WITH("，", $prior, "为", $before) }。
given-share = **{ $what }：{ $now }为{ $cost }**（{ $label }{ $base }的{ $share }，按给定比例）{ WITH("，", $prior, "为", $before) }。
given-cost-of = 成本：{ $what }
given-cost-titles =
    .full = { $what }在{ $now }的成本为{ $cost }{ WITH("，", $prior, "为", $before) }
    .short = { $what }在{ $now }的成本为{ $cost }
target-gap = **{ $label }{ EITHER($over, "高于", "低于") }目标{ $target }{ ABS($gap) }**：{ $value }。
