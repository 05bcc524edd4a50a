# 续约：哪些有风险，在哪里流失，哪些不是原因。

renewal-sign = { $kind ->
        [seats] 许可使用率低于{ $threshold }
        [use] { $label }下降超过{ $threshold }
        [cell] { $cell }
       *[notice] 已收到终止通知
    }
renewal-mark = { $kind ->
        [seats] 使用率低
        [use] 使用下降
        [cell] 同一群组
       *[notice] 已收到终止通知
    }
renewal-risk-titles =
    .full = { $coming }的{ $all }笔续约中有{ $count }笔存在风险：{ $whole }中的{ $value }
    .short = { $coming }有{ $count }笔续约存在风险：{ $value }
renewal-risk-lead = { $coming }中带有流失客户续约前所示迹象的续约：{ $sign }
renewal-risk-point = **{ $coming }的{ $all }笔续约中有{ $count }笔存在风险，{ $whole }中的{ $value }**：{ $sign }。
renewal-right = 过去一年，有此迹象的**{ $tried }家客户中有{ $found }家**流失（{ $right }{ WITH("，其余为", $rest) }）。
renewal-in-cell = { GIVEN($all) ->
        [yes] **全部{ $count }笔**均属于{ $cell }。
       *[no] **其中{ $count }笔**属于{ $cell }。
    }
renewal-well = **{ $of }笔中有{ $count }笔**的{ $column }为“{ $label }”：评分没有反映风险。
renewal-later = 再下一期还有**{ $count }笔**（{ $value }）显示同样迹象。
renewal-columns =
    .account = 客户
    .value = 到期续约金额
    .day = 续约日期
    .owner = 负责人
    .seats = 许可使用率
    .use = { $label }变化
    .sign = 迹象
    .health = 健康度
renewal-cell-titles =
    .full = { $cell }的{ $due }笔续约流失{ $lost }笔（{ $rate }），其他为{ $rest }
    .short = { $cell }的续约流失{ $rate }，其他为{ $rest }
renewal-cell-lead = { $now }各群组到期与流失的续约
renewal-cell-point = **{ $cell }的{ $due }笔续约流失{ $lost }笔（{ $rate }），{ $value }**，其他为{ $rest }。
renewal-lost-columns =
    .group = 群组
    .due = 到期续约
    .lost = 流失
    .rate = 流失率
    .before = { $prior }
    .amount = 流失金额
renewal-beside = { $member }，其他{ $dimension }
renewal-others = 其他
renewal-all = 全部续约
renewal-offer = **{ $label }不是原因**：有此项的流失率为{ $own }，无此项为{ $others }。
renewal-owner = **负责人不是原因**：在{ $cell }中，{ $member }的流失率为{ $own }，其他负责人为{ $others }。
renewal-overview-titles =
    .full = { $now }的{ $due }笔续约流失{ $lost }笔：{ $rate }，{ $prior }为{ $before }
    .short = { $now }的{ $due }笔续约流失{ $lost }笔（{ $rate }）
renewal-overview-lead = 按到期期间统计的续约
renewal-reasons-titles =
    .full = { $lost }家流失客户中有{ $count }家的原因是“{ $reason }”，{ $value }
    .short = “{ $reason }”是首要流失原因：{ $lost }家中的{ $count }家
renewal-reasons-lead = { $now }按记录原因统计的流失续约
renewal-reasons-point = **{ $lost }家流失客户中有{ $count }家的原因是“{ $reason }”**，{ $value }。
renewal-reasons-cell = 在{ $cell }中，**{ $lost }家中有{ $count }家**给出此原因。
renewal-reasons-next = 其次是“{ $reason }”，{ $count }家（{ $value }）。
renewal-reasons-columns =
    .reason = 原因
    .count = 流失客户
    .amount = 流失金额
    .cell = { $cell }

# 应对措施。

step-renewal-save =
    .head = 挽回{ $count }笔有风险的续约
    .what = 在续约前与{ $count }家有风险的客户逐一商定挽回计划，金额大者优先
    .measure = 流失率低于{ $right }
step-renewal-cell =
    .head = 改进{ $cell }
    .what = 改变{ $cell }客户的上线与服务方式：其续约流失{ $rate }，其他为{ $rest }
    .measure = 该处流失率由{ $rate }降向{ $rest }
step-renewal-score =
    .head = 将使用情况纳入健康评分
    .what = 将使用情况纳入健康评分：{ $of }家有风险的客户中有{ $count }家为“{ $label }”
    .measure = 有风险的客户均不再为“{ $label }”
