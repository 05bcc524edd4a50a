measure-net_revenue = 純収入
    .definition = 金額から、データにある手数料・割引・返金を引いた額。
measure-commission_rate = 手数料率
    .definition = 手数料を、それが引かれた金額で割った値。
