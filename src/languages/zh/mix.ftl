# Mix.

mix-alone = **没有任何分组自身的变化超出偶然（{ $dimension }）**：变动的是各组的占比，没有需要整改的分组。
mix-crossed-titles =
    .full = { $label }：{ SIGNED($delta) }中，{ $dimension }构成占{ SIGNED($mix) }，各组自身占{ SIGNED($rate) }
    .short = { $label }：{ SIGNED($delta) }中构成占{ SIGNED($mix) }
mix-mostly = **各组自身几乎没有变化（{ $dimension }）**：{ SIGNED($delta) }中只有{ SIGNED($rate) }来自各组自身，其余来自占比。
mix-shift = **{ $member }在{ $rows }中的占比从{ $before }变为{ $weight }**；其{ $label }为{ $level }，此前{ $levelBefore }。
mix-made = { SIGNED($delta) }中构成占{ SIGNED($mix) }，各组自身占{ SIGNED($rate) }。
mix-constant = 按此前的构成，{ $label }会是{ $constant }，而不是{ $value }。
mix-more = 数量反而更多：每月{ $hits }{ $rows }达标，此前{ $before }。
mix-shift-titles =
    .full = { $isEven ->
        [true] 只有构成影响了{ $label }：{ $member }占比从{ $before }变为{ $weight }
       *[false] 主要是构成影响了{ $label }：{ $member }占比从{ $before }变为{ $weight }
    }
    .short = { $label }：{ SIGNED($delta) }中构成占{ SIGNED($mix) }
mix-shift-lead = 按{ $dimension }的{ $rows }占比与{ $label }，此前与以来
mix-columns-share = { $rows }占比，{ $period }
mix-columns-level = { $label }，{ $period }
mix-span = { $side ->
        [since] { $start }起
       *[before] { $start }之前
    }
mix-claims-lead = { $label }：各解释所需的、同一{ $dimension }之内的变化
mix-claims-constant = 构成不变时的{ $label }
mix-option = { $standing ->
        [apart] 符合实情：每个{ $dimension }按自己的{ $label }衡量，不受构成影响
        [leave] 没有损失：每个{ $dimension }之内没有变化。总体数字仍会随构成变动
        [undo] 靠每年放弃{ $count }{ $rows }{ WITH("（", $worth, "）") }让总体数字回升，并没有做得更好
        [fix] { GIVEN($like) ->
            [yes] { $who }没有变化：同一{ $dimension }之内为{ $like }（此前{ $before }、以来{ $since }，差别来自构成）
           *[no] { $who }没有变化：此前{ $before }，以来{ $since }
        }
       *[none] 针对的是没有变化的东西：每个{ $dimension }之内，{ $label }与此前一样
    }
mix-decision = { GIVEN($called) ->
        [yes] **选择{ $called }**{ WITH("（", $cost, "）") }：每个{ $dimension }之内没有变化，因此无需修复。
       *[no] **不选任何方案**：每个{ $dimension }之内没有变化，因此无需修复。应按{ $dimension }衡量{ $label }。
    }
mix-decision-not = { COMMAS($others, with: "、") }针对的是没有变化的{ $many ->
       *[other] 东西
    }。
mix-decision-undo = { $called }只会每年放弃{ $count }{ $rows }{ WITH("（", $worth, "）") }。
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] 选择{ $called }：每个{ $dimension }之内没有变化
       *[no] 不选任何方案：每个{ $dimension }之内没有变化
    }
    .short = { GIVEN($called) ->
        [yes] 选择{ $called }：无需修复
       *[no] 不选任何方案：无需修复
    }
mix-options-lead = 在只有构成影响{ $label }的情况下，各方案会改变什么
mix-watch = 关注每个{ $dimension }的{ $label }，以及按此前构成的总体数字：{ $constant }，而不是{ $value }。各自水平是否足够好是另一个问题。
mix-step =
    .head = { GIVEN($called) ->
        [yes] 选择{ $called }
       *[no] 按{ $dimension }衡量{ $label }
    }
    .what = { GIVEN($called) ->
        [yes] 实施{ $called }，并按{ $dimension }报告{ $label }，总体数字按不变构成计算
       *[no] 按{ $dimension }报告{ $label }，总体数字按不变构成计算
    }
    .measure = 每个{ $dimension }的{ $label }不低于目前水平
