# What is left of sales, and what moved it.

measure-contribution = 边际贡献
    .definition = 总销售额减去折扣、退款（按退货日）、已售且未重新入库商品的单位成本、已知的退货费用和营销费用。
measure-contribution_before_marketing = 营销前边际贡献
    .definition = 总销售额减去折扣、退款（按退货日）、已售且未重新入库商品的单位成本以及已知的退货费用。
measure-contribution_before_returns = 退货前边际贡献
    .definition = 总销售额减去折扣、已售商品的单位成本和营销费用；数据未包含退货。
measure-contribution_margin = 边际贡献率
    .definition = 边际贡献除以折后销售额。
measure-gross_sales = 总销售额
    .definition = 已售商品的价格乘以数量，未扣折扣和退款，不含税费和运费。
measure-discounts = 折扣金额
    .definition = 折扣从总销售额中减去的金额；整单折扣按金额分摊到各行。
measure-cost_of_goods = 商品成本
    .definition = 已售商品的单位成本乘以数量，减去重新入库退货的成本。
measure-return_rate = 退货率
    .definition = 本期订单行中发生退货的行数除以全部行数，按下单日统计。
measure-return_costs = 退货费用
    .definition = 收回退货所花的费用，按退货日统计。
measure-marketing_spend = 营销费用
    .definition = 本期的营销支出。
measure-marketing_rate = 营销费用占比
    .definition = 营销费用除以折后销售额。
contrib-titles =
    .full = { NEEDS($causes) }销售额{ EITHER($rose, "增长", "下降") }{ ABS($growth) }，{ $label }{ EITHER($rose, "却", "") }下降{ ABS($pct) }：{ $causes }
    .short = 销售额{ EITHER($rose, "增长", "下降") }{ ABS($growth) }，{ $label }{ EITHER($rose, "却", "") }下降{ ABS($pct) }至{ $value }
contrib-cause = { $part ->
        [discount] { $member }的折扣
       *[returns] { $member }的退货
    }
contrib-change = **{ $label }下降{ ABS($pct) }至{ $value }**（{ $prior }为{ $before }），折后销售额{ EITHER($rose, "增长", "下降") }{ ABS($growth) }至{ $sales }。
contrib-discount = **{ $member }：折扣占总销售额的{ $rate }**（{ $prior }为{ $before }）{ GIVEN($month) ->
        [yes] ，自{ $month }起
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] ，主要来自{ $codes }
       *[no] { "" }
    }：比按原折扣率多{ $excess }。
contrib-code = { $code }（{ $value }）
contrib-returns = **{ $member }：{ $sold }行中有{ $returned }行退货**（{ $rate }；{ $prior }为{ $before }）{ GIVEN($month) ->
        [yes] ，自{ $month }起
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] ，其中{ $count }行的原因是“{ $reason }”
       *[no] { "" }
    }：比按原退货率多约{ $excess }。
contrib-held = **并非原因**：{ $parts }。
contrib-held-part = { $part ->
        [marketing] 营销（占销售额{ $value }，{ $prior }为{ $before }）
        [cost] 商品成本（占总销售额{ $value }，{ $prior }为{ $before }）
       *[returns] 其他商品的退货（占{ $value }的订单行，{ $prior }为{ $before }）
    }
contrib-part = { $part ->
        [volume] 销量
        [discount] 折扣
        [returns] 退货
        [cost] 商品成本
       *[marketing] 营销
    }
contrib-loss = { $part ->
        [volume] 销量下降减少{ ABS($value) }
        [discount] 折扣加大减少{ ABS($value) }
        [returns] 退货增加减少{ ABS($value) }
        [cost] 商品成本上升减少{ ABS($value) }
       *[marketing] 营销费用增加减少{ ABS($value) }
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ $losses }；销量仅带来{ $volume }
    .short = { $losses }
contrib-bridge-note = 销量指按{ $prior }边际贡献率计算的总销售额变化；其余各项是其占总销售额比例的变化所带来的增减。
contrib-rate-titles =
    .full = { $part ->
        [discount] { $member }的折扣从占总销售额的{ $before }升至{ $rate }
       *[returns] { $member }有{ $rate }的订单行退货，此前为{ $before }
    }
contrib-caution = { $part ->
        [discount] 取消折扣并不能全部收回：部分订单若无折扣可能不会产生，数据中也没有对照组。
       *[returns] { $now }末的订单仍可能退货，退货率只会上升。
    }
contrib-share = 占总销售额
contrib-statement = 总销售额最终剩下多少，{ $now }对比{ $prior }
contrib-left = { $label }占总销售额的{ $share }，此前为{ $before }
step-codes =
    .head = 停止{ $member }的折扣
    .what = 停止{ $member }的{ GIVEN($codes) ->
        [yes] { $codes }
       *[no] 折扣
    }，或设上限并保留无折扣的对照组
    .measure = { $member }的折扣率回到{ $before }
step-returned =
    .head = 停止推广{ $member }
    .what = 在退货率回到{ $before }附近之前停止推广{ $member }{ GIVEN($reason) ->
        [yes] ，并核查“{ $reason }”
       *[no] { "" }
    }
    .measure = { $member }的退货率回到{ $before }
