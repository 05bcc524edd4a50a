# What is said of deals that wait too long and of contracts that end soon.

at-risk-stands = **{ $label }: { $first }**{ GIVEN($count) ->
        [yes] , { $count } { $subject }
       *[no] {""}
    }{ GIVEN($share) ->
        [yes] , { $share } of { INNER($of) }
       *[no] {""}
    }.
at-risk-head-stale = Deals that have gone quiet
at-risk-head-overdue = Deals past their expected close
at-risk-head-slipped = Deals that slipped out of the period
at-risk-head-renewal = Contracts up for renewal
at-risk-response-stale = Consider closing them, or naming the next step of each
at-risk-response-overdue = Consider a new close date for each, or closing it
at-risk-response-slipped = Consider asking the owner of each what would bring it back
at-risk-response-renewal = Consider naming who speaks to each account before its date

# Sentences of the pages on a plan, on what customers cost and bring, and on cash.

finance-percent = Variance %
finance-forecast = Forecast
finance-last-year = Prior year
finance-lead = Actual against plan, { $now }
finance-against = { $label } { $side } plan: { $actual } against { $plan }
finance-against-by = { $label } { ABS($percent) } { $side } plan: { $actual } against { $plan }
finance-against-on = { $label } on plan at { $actual }
finance-helps = Most in favour: **{ $label }**, { SIGNED($variance) } against plan.
finance-hurts = Most against: **{ $label }**, { SIGNED($variance) } against plan.
finance-from-plan = { $label } against plan: { COMMAS($moved) }
finance-customer =
    .full = A new customer costs { $cac } and is paid back in { $payback } months
    .short = A new customer costs { $cac }
finance-economics = Unit economics in { $now }
finance-cash = Cash at the end of the period
finance-lasts =
    .full = Cash of { $cash } lasts { $months } months at the present burn
finance-stands = Cash of { $cash } at the end of { $now }
finance-burnt = **{ $burn } net burn** in { $now }.
finance-gained = Cash changed by { SIGNED($gain) } in { $now }.

# Sentences of the pages on recurring revenue and support.

family-movement =
    .full = MRR at { $mrr }: { $expansion } gained from existing accounts, { $fresh } from new ones
    .short = MRR at { $mrr }: { $expansion } from existing accounts
family-lost = **{ $lost } lost**: { $contraction } with accounts that pay less, { $churned } with accounts that left.
family-by-subscription = By subscription, { $started } started and { $ended } ended in { $period }.
family-ended = **{ $now } subscriptions ended**, after { $before } in { $prior }.
family-retention =
    .full = Accounts of { $prior } now pay { $nrr } of what they paid, { $grr } without expansion
    .short = Retention: { $nrr } net, { $grr } gross
family-cohort = **{ $accounts } accounts** paid at the end of { $prior }.
family-lost-accounts = By subscriptions, { $rate } of them pay nothing any more.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] { $created } tickets came in during { $now }, { $closed } were closed
       *[no] { $created } tickets came in during { $now }
    }
family-satisfied = **{ $share } satisfied**, of the { $response } of tickets that carry a score ({ $answers } answers).

# What the page of a funnel says.

funnel-title = { $stage }: { $rate } of { $entered } { $many } went on
funnel-lead = Closed { $many } that had come into each stage and share that went on, { $now }
funnel-spoken = **{ $stage }** let { $rate } go on.
funnel-days = They stayed in { $stage } for { $days } on average.
funnel-closed = Open { $many } may still go on and are not counted.

# What the page of a measure's distribution says.

distribution-title = { $label }: { $middle } lie between { $lower } and { $upper }
distribution-lead = Number of { $many } by class of { INNER($label) }
distribution-median = **The median is { $median }**: as many lie below it as above.
distribution-mark = Median
distribution-skewed = The mean, { $mean }, lies well above it: a few large values pull it up.

# Heads of the scorecard that sets figures beside their plan, and its title.

plan-metric = Measure
plan-plan = Plan
plan-actual = Actual
plan-variance = Variance
plan-title = { $reached } of { $planned } planned figures reached their plan

# What is said of accounts followed from the period they came in.

cohort-title =
    .full = { $share } of the accounts that came since { $since } still pay
    .short = { $share } of accounts still pay
cohort-lead = Share of accounts that pay at the end of each quarter, by the quarter they came in
cohort-head = Came in
cohort-group = Of the **{ $accounts } accounts** that came in { $came }, **{ $share }** paid at the end of { $now }.
