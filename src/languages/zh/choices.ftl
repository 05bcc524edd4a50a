# 在几个选项之间做决定：各要花多少、对应的损失有多大、需要满足什么条件。

choice-columns =
    .option = 选项
    .cost = 每年成本
    .against = 对照
    .stake = 每年攸关金额
    .even = 回本点
    .holds = 数字说明什么
choice-against = { GIVEN($place) ->
        [yes] { $place }（{ $label }）
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] 节省{ $cost }
        [once] 一次性{ $cost }
        [first] 第一年{ $cost }
       *[year] { $cost }
    }
choice-prices = “{ $what }”：{ GIVEN($paid) ->
        [yes] 每年{ $paid }{ WITH("，另有一次性", $once, "") }
       *[no] 一次性{ $once }
    }{ WITH("，减去每年不再支付的", $saved, "") }。
choice-even-case = 每例{ $turn }
choice-nothing = { WITH($place, "") }每年继续损失{ $cost }
choice-saved = { GIVEN($saving) ->
        [yes] 每年节省{ $saving }
       *[no] 节省该金额
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] 挽回{ WITH($place, "") }一年损失的{ $share }，一年内即可回本
           *[false] 挽回{ WITH($place, "") }损失的{ $share }即可回本
        }
        [beyond] { $once ->
            [true] 即使{ WITH($place, "") }的损失全部挽回，一年内也无法回本
           *[false] 无法回本：成本高于{ WITH($place, "的") }全部损失
        }
        [level] 没有可挽回的损失：{ $place }的{ $label }为{ $rate }，整体为{ $whole }
        [load] 问题不在人手不足：{ $now }每位{ $one }处理{ $load }（{ $loaded }），{ $earlier }为{ $loadBefore }
        [more] 比过去一年的{ $all }多{ $share }即可回本
        [each] { WITH($place, "") }每年{ $all }例，每例成本至少{ $turn }才能回本；未给出每例成本
        [free] { GIVEN($stake) ->
            [yes] 仅当成本低于{ WITH($place, "") }每年{ $stake }的损失时才合算
           *[no] 仅当成本低于该处的损失时才合算
        }；总价未知
        [saves] { GIVEN($given) ->
            [yes] { choice-saved }，放弃{ $place }每年{ $given }的{ $label }{ WITH("；仅当其中利润低于", $turn, "时才合算") }
           *[no] 若不因此损失更多，{ choice-saved }
        }
        [gives] 每年放弃{ $given }的{ $label }{ WITH("（占全部的", $part, "）") }：仅当{ $place }的成本高于此数时才合算
        [work] { $place }承担的{ $label }每年{ $given }{ WITH("（占全部的", $part, "）") }须由别处承接；未给出相应成本
        [moves] { choice-saved }；{ $place }承担的{ $label }每年{ $given }{ WITH("（占全部的", $part, "）") }须由别处承接
        [ends] 可省下目前的费用，但未给出金额；数据中没有与其名称相关的数字
        [today] 即目前支付的费用
        [unpriced] 总价未知，数据中也没有可挽回的损失
        [fee] 数据中没有适用该费率的销售额
        [discount] 数据中没有超过该上限的折扣
        [currency] 价格为另一种货币，且未给出汇率
       *[amount] 数据未说明能挽回多少金额
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("每年增加", $extra, "。") }销量损失不超过{ $even }即合算
           *[no] 损失低于这一数额即合算
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("每年多花", $extra, "。") }销量须增加{ $even }才合算
           *[no] { WITH("每年花费", $extra, "。") }数据中没有目前的费率
        }
    }
choice-point = “{ $what }”{ WITH("（", $cost, "）") }：{ $holds }。
choice-verdict = { $state ->
        [best] **选择“{ $what }”**：{ $holds }{ WITH("，另一选项为", $otherShare, "") }。
        [hard] **“{ $what }”：按此价格不宜**，除非能挽回{ WITH($place, "") }损失的{ $share }。
        [if] **“{ $what }”：仅在一个条件下可行**。{ $holds }。
        [reject] **不采纳“{ $what }”**。{ $holds }。
        [none] **按目前价格不选任何选项**：按这些数字，没有一个选项值回成本{ WITH("；什么都不做每年损失", $loss, "") }。
        [free] **“{ $what }”每年最多可花{ $most }**，这正是{ WITH($place, "") }的损失。总价未知。
       *[open] { $alike ->
            [true] **各选项尚无法取舍**。{ $holds }。
           *[false] **“{ $what }”尚无法决定**。{ $holds }。
        }
    }{ GIVEN($turns) ->
        [yes] 若“{ $turns }”每年低于{ $at }，则应改选它。
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] 选择“{ $what }”：每年节省{ $saving }
           *[pays] 选择“{ $what }”：挽回{ WITH($place, "") }损失的{ $share }即可回本
        }
        [hard] “{ $what }”须挽回{ WITH($place, "") }损失的{ $share }才能回本
        [if] { NEEDS($even) }“{ $what }”的回本点：{ $even }
        [reject] { NEEDS($given) }不采纳“{ $what }”：每年将放弃{ $given }
        [none] 按这些数字，没有一个选项值回成本
        [free] “{ $what }”每年成本低于{ $most }即可回本
       *[open] 决定“{ $what }”还缺什么
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] 选择“{ $what }”：每年节省{ $saving }
           *[pays] 选择“{ $what }”：须挽回损失的{ $share }
        }
        [hard] “{ $what }”须挽回损失的{ $share }
        [reject] 按这些数字不采纳“{ $what }”
        [free] “{ $what }”每年低于{ $most }即可回本
       *[other] 每个选项需要带来什么
    }
    .short = { $state ->
        [best] 选择“{ $what }”
        [reject] 不采纳“{ $what }”
       *[other] 每个选项需要带来什么
    }
choice-step = { $state ->
        [best] 选择“{ $what }”
        [hard] 暂缓“{ $what }”
        [reject] 不采纳“{ $what }”
        [none] 按目前价格不选任何选项
        [free] 取得“{ $what }”的报价
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] 在“{ $first }”和“{ $second }”之间做出决定
               *[no] 就“{ $first }”做出决定
            }
           *[no] 在各选项之间做出决定
        }
    }
choice-step-what = { $state ->
        [best] 选择“{ $what }”，并商定衡量成效的指标
        [hard] 暂缓“{ $what }”，直到有理由预期挽回损失的{ $share }
        [reject] 不采纳“{ $what }”{ WITH("，除非每年能省下超过", $given, "") }
        [none] 按目前价格不选任何选项，另找成本低于损失的方案
        [free] 取得“{ $what }”的报价，每年低于{ $most }即采纳
       *[open] 补齐缺少的数字，再做决定
    }
