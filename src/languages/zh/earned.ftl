measure-net_revenue = 净收入
    .definition = 金额减去数据中的佣金、折扣和退款。
measure-commission_rate = 佣金占比
    .definition = 佣金除以被扣除佣金的金额。
