# What is said of deals that wait too long and of contracts that end soon.

at-risk-stands = **{ STANDS($label) } at { $first }**{ WITH(" across ", $count, " ", $subject) }{ WITH(", ", $share, " of ", INNER($of)) }.
at-risk-head-stale = Deals that have gone quiet
at-risk-head-overdue = Deals past their close date
at-risk-head-slipped = Deals that slipped out of the period
at-risk-head-renewal = Contracts up for renewal
at-risk-response-stale = Close them out or set a next step for each
at-risk-response-overdue = Set a new close date for each or close it out
at-risk-response-slipped = Ask each owner what would bring the deal back
at-risk-response-renewal = Assign an owner to each account before its renewal date

# Sentences of the pages on a plan, on what customers cost and bring, and on cash.

finance-percent = Variance %
finance-forecast = Forecast
finance-last-year = Prior year
finance-lead = Actual vs. plan, { $now }
finance-against = { $label } came in { $side } plan: { $actual } vs. { $plan }
finance-against-by = { $label } came in { ABS($percent) } { $side } plan: { $actual } vs. { $plan }
finance-against-on = { $label } came in on plan at { $actual }
finance-helps = Biggest help: **{ $label }**, { SIGNED($variance) } vs. plan.
finance-hurts = Biggest drag: **{ $label }**, { SIGNED($variance) } vs. plan.
finance-from-plan = { $label } vs. plan: { COMMAS($moved) }
finance-customer =
    .full = A new customer costs { $cac } and pays back in { $payback } months
    .short = A new customer costs { $cac }
finance-economics = Unit economics in { $now }
finance-cash = Cash at period end
finance-lasts =
    .full = { $cash } of cash covers { $months } months at the current burn
finance-stands = Cash stood at { $cash } at the end of { $now }
finance-burnt = **Net burn of { $burn }** in { $now }.
finance-gained = Cash changed by { SIGNED($gain) } in { $now }.

# Sentences of the pages on recurring revenue and support.

family-movement =
    .full = { $unit } reached { $mrr }: { $expansion } from expansion, { $fresh } from new accounts
    .short = { $unit } reached { $mrr }, with { $expansion } from expansion
family-lost = **{ $lost } lost**: { $contraction } to contraction, { $churned } to churn.
family-by-subscription = By subscription, { $started } started and { $ended } ended in { $period }.
family-ended = **{ $now } subscriptions ended**, from { $before } in { $prior }.
family-cohort = Based on the **{ $accounts } accounts** paying at the end of { $prior }.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $created } tickets came in during { $now } and { $closed } were closed
       *[no] { $created } tickets came in during { $now }
    }
family-satisfied = **{ $share } satisfied**, based on the { $response } of tickets that were rated ({ $answers } answers).

# What the page of a funnel says.

funnel-title = { $stage }: { $rate } of { $entered } { $many } moved on
funnel-lead = Closed { $many } that reached each stage and share that moved on, { $now }
funnel-spoken = **{ $rate }** moved on from { $stage }.
funnel-days = They spent { $days } in { $stage } on average.
funnel-closed = Open { $many } may still move on and are not counted.

# What the page of a measure's distribution says.

distribution-title = { $label }: { $middle } fall between { $lower } and { $upper }
distribution-lead = Number of { $many } by { INNER($label) }
distribution-median = **The median is { $median }**: half are below it, half above.
distribution-mark = Median
distribution-skewed = The mean, { $mean }, is well above it: a few large values pull it up.

# Heads of the scorecard that sets figures beside their plan, and its title.

plan-metric = Metric
plan-plan = Plan
plan-actual = Actual
plan-variance = Variance
plan-title = { $reached } of { $planned } metrics met plan

# What is said of accounts followed from the period they came in.

cohort-title =
    .full = { $share } of the accounts that joined since { $since } still pay
    .short = { $share } of accounts still pay
cohort-lead = Share of accounts paying at the end of each quarter, by the quarter they joined
cohort-head = Joined
cohort-group = Of the **{ $accounts } accounts** that joined in { $came }, **{ $share }** were paying at the end of { $now }.

# What was lost of recurring revenue, and why.

loss-causes-title =
    .full = Lost { $unit } { EITHER($rose, "rose", "fell") } from { $before } to { $value }: { EITHER($rose, "growth", "a smaller base") } explains { $volume }, { EITHER($rose, "higher", "lower") } loss rates { $rates }
    .short = Lost { $unit } { EITHER($rose, "rose", "fell") } to { $value }: { EITHER($rose, "higher", "lower") } loss rates explain { $rates }
    .opposed = Lost { $unit } went from { $before } to { $value }: { SIGNED($baseEffect) } by its base, { SIGNED($ratesEffect) } by loss rates
    .shorter = Lost { $unit } went from { $before } to { $value }
loss-causes-opening = **Opening book**: { $rate } lost, from { $before } in { $prior }.
loss-causes-sold = **Sold in { $now }**: { $rate } lost before its end, from { $before } in { $prior }.
loss-causes-return = **At { $prior } loss rates { $now } would have lost { $at }**, { ABS($worth) } less.
loss-causes-point = **Lost { $unit } { EITHER($rose, "rose", "fell") } from { $before } to { $value }**: { GIVEN($rates) ->
        [yes] { EITHER($rose, "growth", "a smaller base") } explains { $volume }, { EITHER($rose, "higher", "lower") } loss rates { $rates }
       *[no] { SIGNED($baseEffect) } by its base, { SIGNED($ratesEffect) } by loss rates
    }.
loss-causes-unseen = Net retention of { $nrr } leaves out the { $within } sold and lost within { $now }.
loss-causes-step-base = Size of the base
loss-causes-step-opening = Loss rate, opening book
loss-causes-step-sold = Loss rate, new sales
loss-causes-total = Lost in { $period }
loss-causes-headline =
    .full = { $headline }, but lost { $unit } is { $multiple } the { $prior } figure
    .short = { $headline }; lost { $unit }: { $multiple }
loss-causes-risk =
    .head = { $unit } lost at the { $now } rates
    .response = Find out what changed in the subscriptions that ended first
loss-within = **{ $value } was sold and lost within { $now }**, { $share } of all that was lost; net and gross retention leave it out.

# At what age subscriptions are lost, and what the book stands to lose next.

loss-age-title =
    .broke = { NEEDS($month) }Early loss jumped in { $month }: { $share } of those lost never reached day { $day }
    .full = { $share } of ended subscriptions never reached day { $day }; early loss up from { $before } to { $value }
    .short = Subscriptions { $band } days old now end at { $value } per { $per } days, up from { $before }
    .shorter = Subscriptions { $band } days old now end at { $value }, up from { $before }
loss-age-lead = Subscriptions ended per { $per } days, by age in days, { $now } vs. { $prior }
loss-age-days = { $band } days
loss-age-early = **{ $share } of ended subscriptions** never reached day { $day }.
loss-age-counted = **{ $band } days**: { $ended } ended in { $now }, { $before } in { $prior }.
loss-age-held = No rise beyond the usual variation at { $bands } days.
loss-age-point = **Subscriptions { $band } days old now end at { $value }** per { $per } days, up from { $before }.
loss-stake-title =
    .full = At { $now } loss rates today’s book loses { $value } next, at { $prior } rates { $before }
    .short = Today’s book loses { $value } next at { $now } rates
loss-stake-lead = { $unit } expected to end in the next period by age today{ WITH(", in ", $currency) }
loss-stake-rates = { $period } rates
loss-stake-difference = **{ $stake } is at stake**: what a return to { $prior } loss rates is worth in the next period.
loss-stake-age = **{ $band } days** hold { $part } of it, on { $book } of { $unit }.
loss-stake-point = **At { $now } loss rates today’s book loses { $value } of { $unit } next**, at { $prior } rates { $before }.

# Where recurring revenue is lost, two dimensions crossed.

loss-where-title =
    .full = { $row } × { $column } lost { $rate } of its { $unit }, { $column } as a whole { $whole }: a gap of { $gap }
    .short = { $row } × { $column } lost { $rate } of its { $unit }, { $column } as a whole { $whole }
loss-where-even =
    .full = { $column } is { $share } of lost { $unit }; no { INNER($dimension) } stands apart by more than chance
    .short = { $column } is { $share } of lost { $unit }
loss-where-lead = Share of { $unit } active or sold in { $now } that ended, { $rows } × { $columns }
loss-where-gap = **{ $row } × { $column }**: { $rate } of { $exposed } lost; at the { $column } rate of { $whole } it would have been { $gap } less.
loss-where-rows = Each cell counts at least { $least } subscriptions.
loss-where-point = **{ $row } × { $column } lost { $rate } of its { $unit }**, { $column } as a whole { $whole }.

# What recurring revenue grew by.

recurring-growth-title =
    .full = { $share } of the { EITHER($rose, "growth", "decline") } in { $unit } is { INNER($first) }, { $secondShare } { INNER($second) }
    .short = { $unit } { SIGNED($delta) }: { SIGNED($firstEffect) } by { INNER($first) }, { SIGNED($secondEffect) } by { INNER($second) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **{ $share } of the { EITHER($rose, "growth", "decline") } in { $unit } is { INNER($first) }**, { $secondShare } { INNER($second) }
       *[no] **{ $unit } { SIGNED($delta) }**: { SIGNED($firstEffect) } by { INNER($first) }, { SIGNED($secondEffect) } by { INNER($second) }
    }.
recurring-growth-factor = **{ $factor }**: { $value }, from { $before } in { $prior }.
recurring-growth-accounts = Paying accounts
recurring-growth-subscriptions = Subscriptions per account
recurring-growth-size = { $unit } per subscription

# Customers who stepped down to a cheaper plan.

plan-moves-titles =
    .full = { $count } { $from } customers stepped down to { $to }, costing { $lost } of { $unit }
    .short = { $count } { $from } customers stepped down to { $to }
plan-moves-headline =
    .full = { $headline }, { EITHER($rose, "but", "as") } { $count } { $from } customers stepped down to { $to }
    .short = { $count } { $from } customers stepped down to { $to }: { $lost } of { $unit } lost
plan-moves-lead = { $from } customers who moved to { $to } in { $now }, by billing interval
plan-moves-columns =
    .billing = Billing
    .stood = On { $from } at start
    .moved = Moved to { $to }
    .share = Share
    .lost = MRR lost
    .open = Still on { $from }
plan-moves-row = { $every ->
        [month] Monthly
        [quarter] Quarterly
        [half] Half-yearly
        [year] Annual
       *[other] Multi-year
    }
plan-moves-where = **{ $moved } of them are billed { $every ->
        [month] monthly
        [quarter] quarterly
        [half] every six months
        [year] annually
       *[other] for several years
    }**: { $rate } of the { $stood } { $from } customers on that interval.
plan-moves-due = Of { $due } { $from } customers whose longer term came up for renewal, { $moved } stepped down.
plan-moves-fresh = { $to } won { $fresh } new customers worth { $money } of MRR; the moves cost { $lost } of { $unit }.
plan-moves-churn = Churn is not the cause: churned { $unit } was { $now }, after { $before } in { $prior }.
plan-moves-open = { $open } { $from } customers billed { $every ->
        [month] monthly
        [quarter] quarterly
        [half] every six months
        [year] annually
       *[other] for several years
    } can still step down.
plan-moves-ahead = { $open } { $from } customers billed { $every ->
        [month] monthly
        [quarter] quarterly
        [half] every six months
        [year] annually
       *[other] for several years
    } can still step down, and { $ahead } longer terms ({ $money } of MRR) come up for renewal in the next six months.
plan-moves-point = **{ $count } { $from } customers stepped down to { $to }**, costing { $lost } of { $unit }, or { $yearly } a year.
plan-moves-risk = More { $from } customers step down to { $to }
