# 同一账户、同一套餐、同一价格且同时有效的重复订阅。

repeats-titles =
    .full = { NEEDS($share) }增长的{ $share }来自{ $first }，{ $repeats }的{ $unit }可能重复
    .short = { $repeats }的{ $unit }为同一套餐的第二份订阅，须先核查
repeats-held = **{ $repeats }**（占{ $unit }的{ $part }）来自{ $subscriptions }份重复订阅：同一账户、套餐和价格，涉及{ $accounts }个账户。
repeats-without = **不计重复，{ $unit }{ EITHER($rose, "增长", "下降") }{ $growth }**，从{ $before }到{ $value }。
repeats-example = **{ $account }**持有{ $count }份同价的{ $plan }订阅。
repeats-audit = **引用{ $unit }之前先核查**：可能是各团队分别购买，也可能是续约未关闭旧合同。
repeats-point = **{ $repeats }的{ $unit }（{ $part }）为重复订阅**：同一账户、套餐和价格，引用前须核查。
