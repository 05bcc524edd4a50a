# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = 负责人和日期为建议
    .dates = 日期为建议
    .more = 其余步骤的负责人和日期为建议
step-close =
    .head = 清理商机储备
    .ask = 清理{ $dead }个停滞商机
    .what = 关闭或重新评估{ $dead }个超过{ $oldest }的未结商机
    .measure = 未结商机均不超过{ $oldest }
step-rebuild =
    .head = 重建商机储备
    .ask = 补充{ $missing }个有效商机
    .what = 开拓新商机，替换停滞的商机
    .measure = 有效商机恢复到{ $before }个
step-early =
    .head = 更早筛选
    .what = 设定开启商机的准入标准
    .measure = { $label }从{ $value }升向{ $rest }
step-spot =
    .head = 补上{ $spot }的差距
    .what = 查明{ $spot }赢单较少的原因，推广别处的有效做法
    .measure = { $label }从{ $value }升至{ $usual }
step-discount =
    .head = 将折扣上限定为{ $cap }
    .what = 超过{ $cap }的折扣须经审批
    .measure = { $label }降至{ $value }以下
step-audit =
    .head = 核查重复订阅
    .ask = 核查{ $count }个重复订阅
    .what = 在再次引用经常性收入之前核查{ $count }个重复订阅
    .measure = 每个重复订阅均已确认或剔除
step-watch =
    .head = 关注有流失风险的订阅
    .ask = 关注{ $count }个有流失风险的订阅
    .what = 将带有最强迹象（{ $signal }）的{ $count }个订阅列入关注名单
    .measure = 其流失率从{ $value }降向{ $rest }
step-ask =
    .head = 记录流失原因
    .what = 向每个离开的账户询问一个原因并记录
    .measure = 没有原因的流失降至{ $share }以下
step-shift =
    .head = 主攻高回报产品
    .what = 把销售时间从{ $busy }转向{ $earners }
    .measure = { $busy }：{ $decided } < { $effort }
step-month =
    .head = 更早促成决策
    .what = 在季度中期回顾进行中的商机，让更少的决策等到最后一个月
    .measure = 首月{ $label }高于{ $value }
step-turn =
    .head = { $direction ->
        [up] 遏制{ $member }的上升
       *[other] 扭转{ $member }
    }
    .what = { $direction ->
        [up] 查明{ $member }的{ $label }上升的原因并扭转
       *[other] 查明{ $member }的{ $label }下降的原因并追回
    }
step-factor =
    .head = 扭转{ $member }
    .ask = { $member }的{ $label }恢复到{ $before }
    .what = { $kind ->
        [count] 夺回{ $member }的数量：{ $label }从{ $value }恢复到{ $before }
        [rate] 复盘{ $member }丢失的部分：{ $label }从{ $value }恢复到{ $before }
       *[mean] 查明{ $member }的{ $label }为何变小（{ $before }降至{ $value }）并扭转
    }
step-drill =
    .head = 扭转{ $member }
    .ask = 扭转{ $apart }的{ $member }
    .what = 查明{ $member }有何变化，先看{ $apart }：{ $label }{ $value }，此前{ $before }
step-by = { $date }前{ $head }
step-pair =
    .head = 解决{ $pair }的问题
    .what = 查明{ $prior }以来{ $pair }发生了什么变化，并就地扭转
    .measure = { $pair }的{ $label }恢复到{ $before }
step-cell =
    .head = 解决{ $cell }的问题
    .what = 查明{ $cell }有何不同，并使其达到整体水平
    .measure = { $cell }的{ $label }达到{ $whole }
step-effect =
    .head = { $way ->
        [extend] 推广{ $who }自{ $start }开始的做法
       *[review] 复核{ $who }自{ $start }开始的做法
    }
    .what = { $way ->
        [extend] 把{ $who }自{ $start }开始的做法逐步推广到其他各处，看差距是否重现
       *[review] 复核{ $who }自{ $start }开始的做法，若别无原因则予以撤回
    }
    .measure = { $way ->
        [extend] 其他各处的{ $label }优于{ $besideAfter }
       *[review] { $who }的{ $label }回到{ $before }
    }
step-track =
    .head = 按{ $by }跟踪{ $label }
    .what = 按{ $by }报告{ $label }，直到{ $cell }达到{ $whole }
step-repeat =
    .head = 核实{ $member }的增长能否持续
    .what = 先确认{ $member }的增长（{ $delta }）能否持续，再纳入计划
step-look =
    .head = 查看{ $member }
    .what = 梳理{ $now }的{ $member }，说明变动原因（{ $label }）
step-level =
    .head = { $direction ->
        [up] 降低{ $label }
       *[other] 恢复{ $label }
    }
    .what = { $direction ->
        [up] 查明{ $label }上升的原因并扭转
       *[other] 查明{ $label }下降的原因并扭转
    }
step-trail =
    .head = 缩小{ $member }的差距
    .what = 对比{ $member }与其他的{ $label }，缩小差距
step-overdue =
    .head = 重排逾期商机
    .what = 为每个逾期商机重设日期或予以关闭
step-stale =
    .head = 激活停滞商机
    .what = 为每个停滞商机确定下一步或予以关闭
step-slipped =
    .head = 追回延后的商机
    .what = 查明每个延后商机的挽回条件并采取行动
step-renewal =
    .head = 锁定续约
    .what = 在到期前与每位待续约客户沟通
step-rely-account =
    .head = 稳住{ $member }
    .what = 与{ $member }商定来年计划
step-rely-owner =
    .head = 为{ $member }配备后援
    .what = 为{ $member }的最大客户增配联系人
step-record =
    .head = 记录{ $label }
    .what = 在源头记录{ $label }所需的内容，以便下次回顾时展示
step-rate =
    .head = 让每张工单都有评分
    .what = 每张工单关闭后都请客户评分
    .measure = { $label }高于{ $share }
step-check =
    .head = 核实{ $now }的数据
    .what = 与数据负责人核实{ $now }的数据
loss-causes-action =
    .head = 降低流失率
    .what = 查明{ $prior }以来流失率上升的原因并扭转
    .measure = { $unit }流失不超过{ $value }
loss-age-action =
    .head = 守住前{ $days }天
    .what = 为订阅的前{ $days }天设立专项支持
    .measure = { $band }天的流失恢复到每{ $per }天{ $before }
loss-where-action =
    .head = 缩小{ $row }×{ $column }的差距
    .what = 把{ $row }×{ $column }的流失降到{ $column }的水平
    .measure = 流失率由{ $rate }降至{ $whole }
loss-action =
    .head = 对{ $member }作出决定
    .what = 梳理{ $member }的价格、折扣和成本
    .measure = { $member }的{ $label }转正
lost-why = { $member }的{ $label }：{ $value }，{ $prior }为{ $before }。

# Success measures: the level of before, or that of all others.

aim-back = { $member }的{ $label }恢复到{ $before }
aim-hold = { $member }的{ $label }不低于{ $value }
aim-level = { $label }恢复到{ $before }
aim-toward = { $member }的{ $label }由{ $value }到{ $whole }
aim-below = { $label }低于{ $value }
aim-cause = 查明{ ABS($delta) }的原因
aim-share = { $member }占比低于{ $share }（{ $label }）
worth-rows = { $count }{ $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = 销售负责人
owner-operations = 销售运营
owner-success = 客户成功
owner-support = 客服负责人
owner-finance = 财务
owner-budget = 预算负责人
plan-moves-action =
    .head = 区隔{ $to }与{ $from }
    .what = 在下一批续约前明确{ $to }的限制和由{ $from }降级的规则，并每周统计降级
    .measure = 每期降级由{ $count }位降至不超过{ $before }位

place-back =
    .head = 收回{ $topic }
    .what = 不再将{ $topic }交给{ $handler }，交还{ $month }之前的处理方
    .measure = { $topic }的{ $label }回到{ $value }
place-fix =
    .head = 整顿{ $place }
    .what = 查明{ $place }{ GIVEN($month) ->
        [yes] 在{ $month }
       *[no] { "" }
    }发生了什么变化，并恢复原状
    .measure = 该处{ $label }与其他工单一样为{ $value }
place-call =
    .head = 在续约前致电{ $count }家客户
    .what = 在{ $day }前续约的{ $count }家受影响客户做决定之前致电
    .measure = { $count }家全部联系，无一因服务流失
place-entry =
    .head = 设定准入标准
    .what = 其他工单仍留在{ $handler }；再次交付{ $topic }之前设定准入标准
    .measure = { $handler }的{ $label }保持在{ $value }
