# 带有金额或比率的决策权衡。

decision-verdict = { $verdict ->
        [load] **“{ $what }”：问题不在这里。**问题在{ $place }，而每位{ $one }在{ $now }处理{ $load }（{ $subject }），{ $earlier }为{ $loadBefore }。
        [place] **“{ $what }”：问题不在这里。**问题在{ $place }，不在{ $named }。
        [short] **“{ $what }”：{ WITH("在", $place) }仅凭这一点无法回本。**
        [if] { $kind ->
            [case] **“{ $what }”：只有避免{ WITH("", $place) }每年{ $lost }起中的{ $needed }起才能回本。**
           *[deal] **“{ $what }”：只有在{ WITH("", $place) }每年丢失的{ $lost }单中赢回{ $needed }单才能回本。**
        }
        [beyond] **“{ $what }”：成本高于问题本身**，{ $cost }{ decision-a-year }，而{ WITH("", $place, "为") }每年{ $worth }。
        [part] **“{ $what }”：只有挽回{ WITH("", $place, "的") }损失的{ $share }才能回本**：{ $cost }{ decision-a-year }，损失为每年{ $worth }。
       *[more] **“{ $what }”：只有{ $subject }每年增加{ $needed }才能回本**，比过去一年的{ $all }多{ $share }。
    }
decision-a-year = { EITHER($once, "", "（每年）") }
decision-math = { $kind ->
        [order] 按每单{ $unit }计，{ $cost }{ decision-a-year }需要多{ $needed }个订单。
        [customer] 按每位客户每年{ $unit }计，{ $cost }{ decision-a-year }需要多{ $needed }位客户。
        [case] { GIVEN($lost) ->
            [yes] 按每起{ $unit }计，{ $cost }{ decision-a-year }需要减少{ $needed }起；目前每年有{ $lost }起。
           *[no] 按每起{ $unit }计，{ $cost }{ decision-a-year }需要减少{ $needed }起。
        }
       *[deal] { GIVEN($lost) ->
            [yes] 按每单{ $unit }计，{ $cost }{ decision-a-year }需要赢回每年丢失的{ $lost }单中的{ $needed }单。
           *[no] 按每单{ $unit }计，{ $cost }{ decision-a-year }需要多赢{ $needed }单。
        }
    }
decision-worth = 解决{ $place }每年价值{ $worth }。
decision-rose = 每位{ $one }处理{ $load }（{ $subject }），{ $earlier }为{ $loadBefore }：人手不足可能也是原因之一。
decision-rate = { $of ->
        [price] { $brings ->
            [true] **“{ $what }”：销量不变时每年增加{ $extra }**{ WITH("；只要销量损失不超过", $even, "就划算") }。
           *[false] **“{ $what }”：销量不变时每年减少{ $extra }**{ WITH("；销量需增加", $even, "才能持平") }。
        }
        [discount] **“{ $what }”：订单不变时每年保留{ $extra }**{ WITH("；只要订单损失不超过", $even, "就划算") }。
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **“{ $what }”：同样的{ $label }（{ $base }）每年比{ $now }少付{ $extra }**{ WITH("；", $label, "减少", $even, "即被抵消") }。
               *[false] **“{ $what }”：同样的{ $label }（{ $base }）每年比{ $now }多付{ $extra }**{ WITH("；", $label, "需增加", $even, "才能持平") }。
            }
           *[no] **“{ $what }”：按{ $label }{ $base }计每年{ $extra }**；数据中没有目前的比率。
        }
    }
decision-pace = { EITHER($year, "过去一年的数据", "报告期数据按全年折算") }
decision-revenue = 按收入计算：数据中没有交付成本。
decision-unsaid = 数据说明的不是它会带来什么，而是它必须带来什么。
decision-sunk = { $cost } 已经支付，任何方案都收不回：不作为支持或反对任何方案的理由。
decision-titles =
    .full = { $verdict ->
        [elsewhere] “{ $what }”成本为{ $cost }{ decision-a-year }，但问题不在这里
        [short] “{ $what }”的成本高于{ WITH("", $place) }可挽回的金额
        [if] { $kind ->
            [case] “{ $what }”只有每年避免{ $lost }起中的{ $needed }起才能回本
           *[deal] “{ $what }”只有每年赢回{ $lost }单丢单中的{ $needed }单才能回本
        }
        [beyond] “{ $what }”的成本高于问题本身：{ $cost }，问题为每年{ $worth }
        [part] “{ $what }”只有挽回损失的{ $share }才能回本
       *[more] “{ $what }”只有{ $subject }每年增加{ $needed }才能回本
    }
    .short = “{ $what }”的权衡
decision-rate-titles =
    .full = “{ $what }”在销售不变时每年为{ $extra }
    .short = “{ $what }”的权衡
decision-page-titles =
    .full = { NEEDS($even) }“{ $what }”的盈亏平衡点：{ $even }
    .short = “{ $what }”必须带来什么
decision-columns =
    .option = 方案
    .cost = 年成本
    .worth = 年价值
    .even = 盈亏平衡点
    .true = 须满足的条件
decision-once = 一次性{ $cost }
decision-nothing = 什么都不做
decision-unknown = 数据中没有
decision-fix = 先{ $head }
decision-even = { $kind ->
        [order] 每年多{ $needed }个订单
        [customer] 多{ $needed }位客户
        [case] 每年少{ $needed }起
       *[deal] 每年多赢{ $needed }单
    }
decision-of-lost = { $kind ->
        [case] 避免{ WITH("", $place) }{ $lost }起中的{ $needed }起
       *[deal] 赢回{ WITH("", $place) }丢失的{ $lost }单中的{ $needed }单
    }
decision-of-all = 比过去一年的{ $all }多{ $share }
decision-of-worth = 挽回损失的{ $share }
decision-goes = { EITHER($brings, "损失低于该比例", "销量增幅高于该比例") }
decision-even-rate = { $brings ->
        [true] 销量减少{ $even }
       *[false] 销量增加{ $even }
    }
decision-stays = { $place }的{ $label }维持在{ $rate }
decision-step = { $verdict ->
        [hold] 暂缓“{ $what }”
       *[decide] 决定“{ $what }”
    }
decision-step-what = { $verdict ->
        [hold] 在解决{ $place }之前暂缓“{ $what }”，之后重新权衡
       *[decide] 与负责实现的人一起决定“{ $what }”
    }
decision-course =
    .volume = 销量变化
    .result = 年度结果
decision-unchanged = 不变
decision-too-many = 不可能：每年仅{ $lost }起
