# 比率从何时、在何处改变。

onset-point = **{ $cell }自{ $start }起{ $label }为{ $value }**，此前{ $before }（{ $rows }{ $subject }）；其他此前{ $othersBefore }，此后{ $others }。
onset-maybe = **变化最大的是{ $start }以来的{ $cell }**：{ $label }从{ $before }到{ $value }（{ $rows }{ $subject }）。在所查{ $count }组中，有一组可能出于偶然：先予确认。
onset-titles =
    .full = { NEEDS($moved) }{ $moved }：{ $start }起的{ $cell }
    .short = { $cell }：{ $start }起{ $value }，此前{ $before }
onset-measure-titles =
    .full = { $label }自{ $start }起为{ $value }，此前为{ $before }：{ $cell }
    .short = { $label }自{ $start }起为{ $value }，此前为{ $before }
onset-page = { $cell }：{ $start }起损失{ $worth }
onset-cost = { GIVEN($worth) ->
    [yes] **自{ $start }起已损失{ $worth }**：按此前的比率，{ $rows }笔中本可多赢{ $count }笔，每笔{ $average }。
   *[no] 按此前的比率，自{ $start }起{ $rows }笔中有**{ $count }笔**结果会相反。
}
onset-beyond = { $of ->
    [money] **自{ $start }以来损失 { $worth }**：即 { $whole } 与之前比率的差额。
    [priced] **自{ $start }以来损失 { $worth }**：{ $whole } 件中比之前的比率多 { $count } 件。
   *[units] 自{ $start }以来，{ $whole } 件中比之前的比率多 **{ $count } 件**。
}
onset-amount = **自{ $start }起差额合计{ $amount }**：{ $label }为{ $value }，此前为{ $before }（{ $rows }{ $subject }）。
onset-series =
    .before = { $start }之前
    .since = { $start }起
step-onset =
    .head = 复盘{ $cell }
    .ask = 复盘{ $start }以来的{ $cell }
    .what = 查明{ $cell }自{ $start }起有何变化并扭转
    .measure = 该处{ $label }恢复到{ $before }
onset-joined = **{ $cell }，{ $start }起加入**：{ $label }{ $value }，此前{ $before }（{ $rows } { $subject }）；其余此前{ $othersBefore }，此后{ $others }。
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }：{ $cell }，{ $start }起加入
    .short = { $cell }，{ $start }起加入：90 天内流失{ $value }，此前{ $before }
onset-joined-page = { $start }以来，{ $cell }有{ $value }在 90 天内流失，此前{ $before }
onset-lost = **{ $start }以来流失的{ $all }个中有{ $lost }个在那里**；按此前的比率，{ $excess }个会留下，合{ $money } { $unit }。
onset-share = { $part ->
    [all] 其他地方的比率没有上升。
   *[some] 占上升的{ $share }。
}
onset-since = **{ $label }自{ $start }起为{ $value }**，此前为{ $before }。
onset-reason = **那里说明原因的{ $lost }个中，{ $count }个说“{ $why }”**，其他地方为{ $others }。
worth-monthly = 每月{ $value } { $unit }
onset-along = { $of ->
    [member] **自{ $start }起，那里{ $value }的{ $subject }为“{ $what }”**，此前{ $before }；其他为{ $others }。
   *[measure] **那里的{ $what }自{ $start }起为{ $value }**，此前{ $before }；其他为{ $others }，此前{ $othersBefore }。
}
onset-along-held = **不是{ $what }**：{ $cell }自{ $start }起为{ $value }，此前{ $before }。
onset-along-titles =
    .full = { $of ->
        [member] 自{ $start }起，{ $cell }有{ $value }的{ $subject }为“{ $what }”，其他为{ $others }
       *[measure] 自{ $start }起，{ $cell }的{ $what }为{ $value }，此前{ $before }，其他为{ $others }
    }
    .short = { $of ->
        [member] 主要是那里“{ $what }”占{ $subject }的{ $value }，其他{ $others }
       *[measure] 主要是那里的{ $what }变了：从{ $before }到{ $value }
    }
onset-along-lead = { $cell }：自{ $start }起一同变化的和没有变化的
onset-along-columns =
    .what = 指标
    .before = 那里此前
    .since = 那里此后
    .othersBefore = 其他此前
    .others = 其他此后
onset-along-so-what = 同一处、同一月份：先查那里。为何变化，数据没有说明。
step-along =
    .head = { $cell }的{ $what }
    .ask = 处理{ $cell }的{ $what }
    .what = { $of ->
        [member] 检查{ $cell }的“{ $what }”：自{ $start }起占{ $subject }的{ $value }，此前{ $before }
       *[measure] 使{ $cell }的{ $what }回到{ $before }：自{ $start }起为{ $value }
    }
    .measure = 那里的{ $label }回到{ $former }
onset-course-lead = { $label }，{ $span }
onset-along-per = 每{ $subject }的{ $label }
onset-along-share = { $form ->
    [first] { $of }（首次）：{ $value }
    [value] { $of }：{ $value }
   *[filled] { $of }：已填写
}
onset-along-step = 从{ $from }到{ $to }的{ $unit ->
    [hours] 小时数
   *[days] 天数
}
onset-beside-title = 自{ $start }起，{ $cell }为{ $value }，其他为{ $others }
