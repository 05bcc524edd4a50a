# 最近各期的支持服务。

measure-csat_top = 最高评分占比
    .definition = 有评分的工单中获得最高评分的占比；无评分的工单不计入。
service-name = { $metric ->
        [csat_mean] 满意度
        [csat_top] 最高评分占比
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ $name }从{ $before }{ EITHER($rose, "升至", "降至") }{ $value }，工单{ EITHER($more, "增加", "减少") }{ $growth }
    .short = { $name }从{ $before }{ EITHER($rose, "升至", "降至") }{ $value }
service-steady =
    .full = { NEEDS($growth) }{ $now }新增工单{ $created }个，比{ $prior }{ EITHER($more, "增加", "减少") }{ $growth }；服务处于正常范围
    .short = { $now }新增工单{ $created }个；服务处于正常范围
service-point = { GIVEN($growth) ->
        [yes] **{ $name }从{ $before }{ EITHER($rose, "升至", "降至") }{ $value }**，工单{ EITHER($more, "增加", "减少") }{ $growth }
       *[no] **{ $name }从{ $before }{ EITHER($rose, "升至", "降至") }{ $value }**
    }。
service-section = 客户支持
service-lead = 支持的数量、速度与质量，{ $first }至{ $now }
service-columns =
    .measure = 指标
    .change = 较{ $prior }
    .verdict = 判断
service-verdict =
    .better = 改善
    .worse = 变差
    .usual = 正常范围
service-per-accounts = 每{ $per }个付费账户的工单
service-churn = **{ $signal }**：有此迹象的订阅结束{ $with }，其余为{ $without }，风险为{ $risk }。
service-no-churn = **与流失无关联**：有工单的订阅结束{ $with }，没有的为{ $without }{ WITH("，低评分之后为", $low) }；差距可能出于偶然。
