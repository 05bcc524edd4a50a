# 把决策的各个方案与指标发生变化的地方和月份对照，按年计算。

held-called = { GIVEN($what) ->
        [yes] “{ $what }”
       *[no] 方案{ $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] 每年节省{ $saved }{ WITH("，损失", $loses, "") }
       *[no] 每年损失{ $loses }
    }
held-cost = { GIVEN($each) ->
        [yes] 每个{ $each }
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] 一次性{ $once }{ WITH("，另加每年", $running, "") }
               *[no] { GIVEN($running) ->
                    [yes] 每年{ $running }
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what }{ $payback }个月回本
           *[no] 只要挽回{ $share }的损失，{ $what }就划算
        }
        [slow] { $what }要{ $payback }个月才回本
        [beyond] { $what }的成本高于可挽回的全部
        [elsewhere] { $what }没有触及原因
        [unsaid] { $what }据数据不作用于任何发生变化之处
        [saves] { $what }每年净节省{ $net }
        [loses] { $what }每年净损失{ $net }
       *[unpriced] { $what }的成本尚不清楚
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("；", $other) }
       *[no] { $count ->
            [elsewhere] 没有方案作用于{ $place }
            [0] 每年低于{ $gain }的方案才划算
            [2] 两个方案都不划算：每年最多可挽回{ $gain }
           *[other] 没有划算的方案：每年最多可挽回{ $gain }
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] 选择{ $called }
       *[no] 没有划算的方案
    }
held-verdict = **{ FIRST($point) }**：{ $cost }{ WITH("，每年最多可挽回", $gain, "") }{ WITH("，每年净得最多", $net, "") }{ WITH("，第一年", $year, "") }。
held-none = { $isOpen ->
        [true] **每年低于{ $gain }的方案才划算**，{ $place }最多可挽回这么多。
        [elsewhere] **没有方案作用于{ $place }。**那里每年最多可挽回{ $gain }。
       *[false] **没有划算的方案。**{ $place }每年最多可挽回{ $gain }。
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }：{ $cost }，而每年最多可挽回{ $gain }。
        [elsewhere] { FIRST($point) }{ WITH("（作用于", $named, "）") }{ WITH("：", $cost) }。
        [unpriced] { FIRST($point) }：每年低于{ $gain }才划算。
       *[other] { FIRST($point) }{ WITH("：", $cost) }。
    }
held-units = { $count }件，每件{ $price }
held-gain = { GIVEN($outcomes) ->
        [yes] **每年最多可挽回{ $gain }**：自{ $start }起，{ $place }每年比原来的比率多出{ $outcomes }{ WITH(" (", $of, ")") }，每个{ $unit }{ WITH("，利润率", $margin, "") }。
       *[no] **每年最多可挽回{ $gain }**：这是自{ $start }起{ $place }的变化每年造成的损失。
    }
held-unknown = { $isUnsaid ->
        [true] 数据中没有：它是否作用于{ $place }，其中有多少能挽回。
       *[false] 数据中没有：其中有多少能挽回。
    }{ $isProfit ->
        [true] { "" }
       *[false] { "" }未给出利润率，按收入计算。
    }{ "" }每月检查：{ $place }的{ $label }，现在{ $value }，之前{ $before }。
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $payback }个月回本
           *[no] 划算
        }{ $isUnsaid ->
            [true] （若作用于该处）
           *[false] { "" }
        }{ WITH("（", $units, "）") }
        [slow] 要{ $payback }个月才回本
        [beyond] 成本高于可挽回的全部
        [elsewhere] { GIVEN($named) ->
            [yes] 作用于{ $named }，不是原因所在
           *[no] 没有触及原因
        }
        [unsaid] 数据中没有任何内容表明它作用于当地发生的变化{ WITH("（", $units, "）") }
        [saves] 节省多于损失，但没有触及原因
        [loses] 损失多于节省，也没有触及原因
       *[unpriced] 价格或数量未知
    }
held-brings = { $isFirst ->
        [true] { $what }扣除成本后第一年最多值{ $net }
       *[false] { $what }扣除成本后每年最多值{ $net }
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] 按需求所述，减少该处每年{ $bad }中的{ $share }
           *[false] 按需求所述，减少全部每年{ $bad }中的{ $share }
        }
        [before] 最多恢复到以前的水平
       *[most] 最多是全部变化；没有说明能减少多少
    }
held-why = { $why ->
        [bills] 数据中没有其账单，金额未知
        [units] 数据中没有{ $unit }的数量
        [effect] 数据中没有它所减少的对象
       *[price] 价格或数量未知
    }
held-all = 整体
held-left = 由对方支付：最多如此，前提是无人离开
held-both = { $said }。{ $more }
held-sample = 数据为每{ $times }行抽取1行；年度数字为全部行的数字。
held-given = 每个{ $unit }为需求中给出的金额。
held-column = 每个{ $unit }取自这些行的“{ $column }”列；只有恢复到以前的水平才会全部收回。
held-columns =
    .option = 方案
    .once = 一次性
    .cost = 每年成本
    .gain = 每年收益（最多）
    .net = 每年净额
    .first = 第一年净额
    .share = 所需收益比例
    .says = 数据说明
held-nothing = 不花钱，但每年继续损失最多{ $gain }
held-lead = 按年，对照{ $place }自{ $start }起的变化
held-step =
    .head = { GIVEN($called) ->
        [yes] 选择{ $called }
       *[no] 不选任何方案
    }
    .what = { GIVEN($called) ->
        [yes] 实施{ $called }，并每月检查{ $place }的{ $label }
       *[no] 按目前的价格不选任何方案，另找每年低于{ $gain }的办法
    }
    .measure = 该处{ $label }恢复到{ $before }
held-worth = 每年最多{ $net }
