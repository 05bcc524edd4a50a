# 简报中的数字说明了什么：变化、计划、成本、预算、评分、状态、占比和走势。

# 变化。

figures-rose = { $label }增长{ $change }，达到{ $now }
figures-fell = { $label }下降{ $change }，至{ $now }
figures-roseFrom = { $label }从{ $prior }升至{ $now }
figures-fellFrom = { $label }从{ $prior }降至{ $now }
figures-both = { $one }；{ $other }

# 与计划、目标、预算相比。

figures-budget = 预算

# 图表旁的说明。

figures-from = 此前{ $prior }
figures-before = 之前
figures-now = 现在
figures-after = 之后

# 工作流状态。

figures-stateAll = { $all }个{ $things }全部为{ $state }
figures-stateOf = { $all }个{ $things }中{ $count }个为{ $state }；{ $worst }
figures-stateAt = { $name }为{ $state }，完成{ $done }
figures-state = { $name }为{ $state }
figures-because = { $claim }，{ $cause }
figures-workstreams = 工作流
figures-workstream = 工作流
figures-noDue = { COMMAS($names, with: "、") }未给出截止日期。
figures-inTheWay = 障碍
figures-due = 截止日期

# 预算与支出。

figures-spentOf = { $whole }中已支出{ $spent }，占预算的{ $share }
figures-spent = 已支出
figures-left = 剩余
figures-budgetSpent = 预算支出
figures-leftReading = **剩余{ $left }**，占预算的{ $share }。

# 按评分比较的方案。

figures-scoreLeadOf = { $name }以{ $points }分（满分{ $of }）居首，领先{ $other }{ $lead }分
figures-scoreRecommend = 建议选择{ $name }：{ $points }分（满分{ $of }），领先{ $other }{ $lead }分
figures-scoreLead = { $name }以{ $points }分居首，领先{ $other }{ $lead }分
figures-scoreTie = { $name }与{ $other }同为{ $points }分
figures-scoreWon = **{ $name }在{ $all }项标准中领先{ $won }项：** { COMMAS($criteria, with: "、") }。
figures-scoreOther = { $name }在{ COMMAS($criteria, with: "、") }上领先。
figures-scoreEqual = 各项标准权重相同。
figures-scoreLeads = { $name }在{ COMMAS($criteria, with: "、") }上领先
figures-scoreCount = { $name }在{ $all }项标准中领先{ $won }项
figures-scoreNone = 没有一项标准能区分{ COMMAS($names, with: "、") }
figures-trade = { $name }比最佳替代方案多{ $gain }分，在{ COMMAS($where, with: "、") }上让出{ $loss }分
figures-tradeAll = { $name }在{ $on }项标准上共比最佳替代方案多{ $gain }分
figures-tradeLead = { $name }减去其他方案中的最高分
figures-tradePrice = **这一选择的代价：** { COMMAS($names, with: "、") }。
figures-weightHolds = 无论去掉哪项标准，{ $name }都居首
figures-weightTips = 结果稳固：只有{ $criterion }占到{ $share }，{ $other }才会追平
figures-weightLost = 去掉{ $criterion }后，{ $name }失去领先
figures-weightTests = **去掉任何一项标准仍居首。** { $name }的总分始终最高。
figures-criterion = 去掉的标准

# 经常性成本与更换带来的节省。

figures-saving = 每年节省
figures-once = 一次性成本
figures-term = 合同年数
figures-months = 个月
figures-yearly = 每年成本
figures-overYears = { $years }年成本，含一次性成本
figures-saves = { $name }每年比{ $old }少{ $saving }
figures-costsMore = { $name }每年比{ $old }多{ $saving }
figures-lessAYear = **每年少{ $saving }，即{ $share }。** { $now }对{ $old }。
figures-moreAYear = **每年多{ $saving }，即{ $share }。** { $now }对{ $old }。
figures-paidBack = **{ $months }个月收回。** 一次性成本{ $once }，每年节省{ $saving }。
figures-totalLess = **{ $years }年共节省{ $difference }。** 总计{ $now }对{ $old }。
figures-totalMore = **{ $years }年共多出{ $difference }。** 总计{ $now }对{ $old }。

# 现金、消耗与融资。

figures-cash = 现金
figures-burn = 每月消耗
figures-raise = 融资额
figures-runway = 现金{ $cash }按每月消耗{ $burn }可维持{ $months }个月
figures-runwayReading = **可维持{ $months }个月。** { $cash }除以每月消耗{ $burn }。
figures-raiseReading = **{ $raise }可支撑{ $more }个月**，消耗不变时共{ $both }个月。
figures-runwayLabel = 现金可维持月数
figures-today = 现有现金
figures-withRaise = 融资{ $raise }后

# 占比、排名与走势。

figures-shareMost =
    .of = { $name }占{ $whole }的{ $share }
    .bare = { $name }占总数的{ $share }
figures-shareTwo =
    .of = { COMMAS($names, with: "和") }合计占{ $whole }的{ $share }
    .bare = { COMMAS($names, with: "和") }合计占总数的{ $share }
figures-partOf = { $name }占{ $whole }{ $value }的{ $share }
figures-together = **{ COMMAS($names, with: "和") }合计{ $share }。**
figures-dearest = **{ $name }多{ $gap }**，比{ $first }高{ $share }。
figures-rankFirst = { $name }最高，为{ $value }；{ $last }最低，为{ $least }
figures-cheapest = { $name }最低，为{ $value }，比{ $other }低{ $gap }
figures-ofMeasure = { $label }{ $value }
figures-courseEveryUp = { $label }持续上升，从{ $start }的{ $from }到{ $end }的{ $to }
figures-courseEveryDown = { $label }持续下降，从{ $start }的{ $from }到{ $end }的{ $to }
figures-courseUp = { $label }从{ $start }到{ $end }增长{ $change }，达到{ $to }
figures-courseDown = { $label }从{ $start }到{ $end }下降{ $change }，至{ $to }
figures-courseHeld = { $label }{ $end }与{ $start }持平，为{ $to }
figures-courseBest = **{ $best }最高，为{ $value }**，{ $least }最低，为{ $low }。
figures-courseRose = 从{ $start }到{ $end }**增长{ $change }**。
figures-courseFell = 从{ $start }到{ $end }**下降{ $change }**。

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = 低于{ $plan }：{ COMMAS($names, with: "、") }
figures-notBelowPlan = { $all }项均不低于{ $plan }
figures-abovePlan = 高于{ $plan }：{ COMMAS($names, with: "、") }
figures-notAbovePlan = { $all }项均不高于{ $plan }
figures-noFigure = { COMMAS($names, with: "、") }未给出数值。

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $when }{ $what }
    [month] { $when }{ $what }
   *[other] { $what }（{ $when }）
    }
figures-beside = { $one }；{ $other }
figures-overTotal = { $now }比{ $base ->
    [budget] 预算
    [target] 目标
   *[plan] 计划
    }高{ $gap }
figures-underTotal = { $now }比{ $base ->
    [budget] 预算
    [target] 目标
   *[plan] 计划
    }低{ $gap }
figures-drivers = { $claim }（{ COMMAS($names, with: "、") }）
figures-totalOf = 合计{ $total }，最大一项是{ $name }，{ $value }（{ $share }）
figures-goal = { $label }从{ $now }到{ $target }
figures-toGo = 与目标的差距
figures-scoreAhead = { $name }得{ $points }分，领先{ $other }（{ $next }）
figures-mostOf = { $name }最高，为{ $value }，其次是{ $other }（{ $next }）

# 句中的变化及由此得出的结论。

figures-shiftUp = **上升{ $change }。**
figures-shiftDown = **下降{ $change }。**
figures-shiftTimes = **是此前的{ $times }倍。**
figures-shiftApart = **相差{ $gap }。**
figures-shiftBelow = 比{ $limit }低{ $gap }
figures-shiftAbove = 比{ $limit }高{ $gap }
figures-shiftLimit = 阈值
figures-shiftYear = **每月{ $month }，十二个月共{ $year }。**
figures-shiftOf = **{ $whole }的{ $share }；** 剩余{ $left }。
figures-shiftTerm = **{ $years }年共{ $total }。**
