# 净留存率与总留存率说明什么，看不到什么。

retention-titles =
    .hides = { NEEDS($within) }净留存率{ $nrr }不计入{ $now }售出又流失的{ $within }
    .partial = { NEEDS($partial) }{ $prior }的{ $accounts }个账户无一离开，总留存率{ $grr }：损失都是部分损失
    .full = { $prior }的客户现在的付费为当时的{ $nrr }，不计扩展为{ $grr }
    .short = 留存率：净{ $nrr }，总{ $grr }
retention-none-left = **没有账户离开**：{ $prior }末付费的{ $accounts }个账户仍在付费{ EITHER($partial, "，损失都是部分损失", "") }。
retention-left = { $prior }末付费的{ $accounts }个账户中**{ $left }个**已不再付费。
retention-within = **{ $share }**的流失金额是在{ $now }当期售出的；两个留存率只计期初的订阅。
retention-by-subscription = **按订阅计，期初{ $unit }流失了{ $lost }**；总留存率{ $grr }用同一账户的增长抵消了损失。
