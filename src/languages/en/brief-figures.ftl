# What the figures of a brief say: changes, plans, costs, budgets, scores, statuses, shares and series.

# A change.

figures-rose = { $label } rose { $change } to { $now }
figures-fell = { $label } fell { $change } to { $now }
figures-roseFrom = { $label } rose from { $prior } to { $now }
figures-fellFrom = { $label } fell from { $prior } to { $now }
figures-both = { $one } and { $other }

# Against a plan, a target, a budget.

figures-budget = budget

# What a page of changes says beside its chart.

figures-from = from { $prior }
figures-before = Before
figures-now = Now
figures-after = After

# Statuses of workstreams.

figures-stateAll = All { $all } { $things } are { $state }
figures-stateOf = { $count } of { $all } { $things } are { $state }; { $worst }
figures-stateAt = { $name } is { $state } at { $done }
figures-state = { $name } is { $state }
figures-because = { $claim }, { $cause }
figures-workstreams = workstreams
figures-workstream = Workstream
figures-noDue = No due date was given for { $names }.
figures-inTheWay = What stands in the way
figures-due = Due

# A budget and how much of it is used.

figures-spentOf = { $spent } of { $whole } is spent: { $share } of the budget
figures-spent = Spent
figures-left = Left
figures-budgetSpent = Budget spent
figures-leftReading = **{ $left } is left**, { $share } of the budget.

# Options compared by scores.

figures-scoreLeadOf = { $name } comes first with { $points } of { $of } points, { $lead } ahead of { $other }
figures-scoreRecommend = We recommend { $name }: { $points } of { $of } points, { $lead } ahead of { $other }
figures-scoreLead = { $name } comes first with { $points } points, { $lead } ahead of { $other }
figures-scoreTie = { $name } and { $other } tie at { $points } points
figures-scoreWon = **{ $name } leads { $won } of { $all } criteria:** { COMMAS($criteria) }.
figures-scoreOther = { $name } leads on { $criteria }.
figures-scoreEqual = All criteria count the same.
figures-scoreLeads = { $name } leads on { $criteria }
figures-scoreCount = { $name } leads { $won } of { $all } criteria
figures-scoreNone = No criterion separates { $names }
figures-trade = { $name } gains { $gain } points on the best alternative and gives up { $loss } on { $where }
figures-tradeAll = { $name } gains { $gain } points on the best alternative in { $on } criteria
figures-tradeLead = { $name } minus the best of the other options, points
figures-tradePrice = **The price of the choice:** { COMMAS($names) }.
figures-weightHolds = { $name } stays first whichever criterion is dropped
figures-weightTips = The result holds: { $other } draws level only if { $criterion } counts for { $share }
figures-weightLost = { $name } loses the lead without { $criterion }
figures-weightTests = **First without any one of the criteria.** { $name } keeps the highest total each time.
figures-criterion = Total without

# Recurring costs, and what a change saves.

figures-saving = Saving a year
figures-once = One-time cost
figures-term = Years of the contract
figures-months = Months
figures-yearly = Cost a year
figures-overYears = Cost over { $years } years, one-time cost included
figures-saves = { $name } costs { $saving } a year less than { $old }
figures-costsMore = { $name } costs { $saving } a year more than { $old }
figures-lessAYear = **{ $saving } less a year, { $share }.** { $now } against { $old }.
figures-moreAYear = **{ $saving } more a year, { $share }.** { $now } against { $old }.
figures-paidBack = **Paid back in { $months } months.** The one-time { $once } against a saving of { $saving } a year.
figures-totalLess = **{ $difference } saved over { $years } years.** { $now } in total against { $old }.
figures-totalMore = **{ $difference } more over { $years } years.** { $now } in total against { $old }.

# Cash, burn and a round.

figures-cash = Cash
figures-burn = Burn a month
figures-raise = Round
figures-runway = { $cash } of cash lasts { $months } months at a burn of { $burn } a month
figures-runwayReading = **{ $months } months of runway.** { $cash } divided by a burn of { $burn } a month.
figures-raiseReading = **{ $raise } buys { $more } months**, { $both } in all, if the burn stays as it is.
figures-runwayLabel = Months of runway
figures-today = Cash today
figures-withRaise = With { $raise } raised

# Parts of a whole, rankings and courses over periods.

figures-shareMost =
    .of = { $name } made up { $share } of { $whole }
    .bare = { $name } made up { $share } of the total
figures-shareTwo =
    .of = { $names } together made up { $share } of { $whole }
    .bare = { $names } together made up { $share } of the total
figures-partOf = { $name } makes up { $share } of the { $value } { $whole }
figures-together = **{ $names } together: { $share }.**
figures-dearest = **{ $name } asks { $gap } more**, { $share } above { $first }.
figures-rankFirst = { $name } had the highest figure, { $value }; { $last } the lowest, { $least }
figures-cheapest = { $name } is cheapest at { $value }, { $gap } below { $other }
figures-ofMeasure = { $label } of { $value }
figures-courseEveryUp = { $label } rose without a break, from { $from } in { $start } to { $to } in { $end }
figures-courseEveryDown = { $label } fell without a break, from { $from } in { $start } to { $to } in { $end }
figures-courseUp = { $label } rose { $change } from { $start } to { $end }, to { $to }
figures-courseDown = { $label } fell { $change } from { $start } to { $end }, to { $to }
figures-courseHeld = { $label } ended { $end } where it began in { $start }, at { $to }
figures-courseBest = **Highest in { $best } at { $value }**, lowest in { $least } at { $low }.
figures-courseRose = **Up { $change }** from { $start } to { $end }.
figures-courseFell = **Down { $change }** from { $start } to { $end }.

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = Below { $plan }: { $names }
figures-notBelowPlan = None of the { $all } is below { $plan }
figures-abovePlan = Above { $plan }: { $names }
figures-notAbovePlan = None of the { $all } is above { $plan }
figures-noFigure = No figure was given for { $names }.

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $what } on { $when }
    [month] { $what } in { $when }
   *[other] { $what } ({ $when })
    }
figures-beside = { $one }; { $other }
figures-overTotal = { $now } { $gap } above { $base ->
    [budget] budget
    [target] target
   *[plan] plan
    }
figures-underTotal = { $now } { $gap } below { $base ->
    [budget] budget
    [target] target
   *[plan] plan
    }
figures-drivers = { $claim }: { COMMAS($names) }
figures-totalOf = { $total } in total, { $share } of it { $name } ({ $value })
figures-goal = { $label }: from { $now } to { $target }
figures-toGo = Still to go
figures-scoreAhead = { $name }: { $points }, ahead of { $other } ({ $next })
figures-mostOf = { $name }: { $value }, ahead of { $other } ({ $next })

# A change in a sentence, and what follows from it.

figures-shiftUp = **Up { $change }.**
figures-shiftDown = **Down { $change }.**
figures-shiftTimes = **{ $times } times the earlier figure.**
figures-shiftApart = **{ $gap } apart.**
figures-shiftBelow = { $gap } below { $limit }
figures-shiftAbove = { $gap } above { $limit }
figures-shiftLimit = Threshold
figures-shiftYear = **{ $month } a month is { $year } over twelve months.**
figures-shiftOf = **{ $share } of { $whole };** { $left } left.
figures-shiftTerm = **{ $total } over { $years } years.**
