# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = Owners and dates are proposals
    .dates = Dates are proposals
    .more = Owners and dates of the further steps are proposals
step-close =
    .head = close out stale deals
    .ask = close out the { $dead } stale deals
    .what = Close or requalify the { $dead } open deals older than { $oldest }
    .measure = All open deals younger than { $oldest }
step-rebuild =
    .head = rebuild the pipeline
    .ask = add { $missing } live deals to the pipeline
    .what = Prospect for new deals to replace those that went quiet
    .measure = Live deals back to { $before }
step-early =
    .head = qualify deals earlier
    .what = Agree what qualifies a deal before it is opened
    .measure = { $label } of early decisions up from { $value } toward { $rest }
step-spot =
    .head = close the gap at { $spot }
    .what = Review the deals lost at { $spot } and copy what works elsewhere
    .measure = { $label } from { $value } to { $usual }
step-discount =
    .head = cap discounts at { $cap }
    .what = Require approval for discounts above { $cap }
    .measure = { $label } below { $value }
step-audit =
    .head = audit the repeats
    .ask = audit the { $count } repeat subscriptions
    .what = Audit the { $count } repeat subscriptions before recurring revenue is quoted again
    .measure = Each repeat confirmed as sold or taken out
step-watch =
    .head = watch the subscriptions at risk
    .ask = watch the { $count } subscriptions at risk
    .what = Put the { $count } subscriptions with the strongest signal ({ LOWERCASE($signal) }) on a watch list
    .measure = Loss among them down from { $value } toward { $rest }
step-ask =
    .head = record why accounts leave
    .what = Ask every account that leaves for one reason and record it
    .measure = Less than { $share } of the loss without a reason
step-shift =
    .head = sell what pays
    .what = Shift selling time from { $busy } to { $earners }
    .measure = { $busy } below { $effort } of { INNER($decided) }
step-month =
    .head = pull decisions earlier
    .what = Review open deals mid-quarter, so that fewer wait for the last month
    .measure = { $label } in the first month above { $value }
step-turn =
    .head = { $direction ->
        [up] stop the rise at { $member }
       *[other] turn { $member } around
    }
    .what = { $direction ->
        [up] Find out why { INNER($label) } rose at { $member }, and bring it back down
       *[other] Find out why { INNER($label) } fell at { $member }, and recover it
    }
step-factor =
    .head = turn { $member } around
    .ask = bring { INNER($label) } at { $member } back to { $before }
    .what = { $kind ->
        [count] Win back volume at { $member }: { INNER($label) } from { $value } to { $before } again
        [rate] Review what was lost at { $member }: { INNER($label) } from { $value } to { $before } again
       *[mean] Find what made { INNER($label) } at { $member } smaller, { $value } from { $before }, and reverse it
    }
step-drill =
    .head = turn { $member } around
    .ask = turn { $member } around at { $apart }
    .what = Find what changed at { $member }, first at { $apart }: { INNER($label) } { $value }, from { $before }
step-by = { $head } by { $date }
step-pair =
    .head = fix { $pair }
    .what = Find out what changed at { $pair } since { $prior }, and reverse it there
    .measure = { $label }, { $pair }, back to { $before }
step-cell =
    .head = fix { $cell }
    .what = Find out what sets { $cell } apart, and bring it to the overall level
    .measure = { $label }, { $cell }, at { $whole }
step-effect =
    .head = { $way ->
        [extend] extend what { $who } began in { $start }
       *[review] review what { $who } began in { $start }
    }
    .what = { $way ->
        [extend] Extend what { $who } began in { $start } to all others, a few at a time, and see whether the gap follows
       *[review] Review what { $who } began in { $start }, and undo it unless something else explains the gap
    }
    .measure = { $way ->
        [extend] { $label }, all others, better than { $besideAfter }
       *[review] { $label }, { $who }, back at { $before }
    }
step-track =
    .head = track { INNER($label) } by { $by }
    .what = Report { INNER($label) } by { $by } until { $cell } is at { $whole }
step-repeat =
    .head = test whether the gain in { $member } lasts
    .what = Establish whether the gain in { $member } ({ $delta }) will repeat before it goes into the plan
step-look =
    .head = review { $member }
    .what = Find what moved { INNER($label) } at { $member } { IN($now) }
step-level =
    .head = { $direction ->
        [up] bring down { INNER($label) }
       *[other] lift { INNER($label) } again
    }
    .what = { $direction ->
        [up] Find what raised { INNER($label) }, and reverse it
       *[other] Find what lowered { INNER($label) }, and win it back
    }
step-trail =
    .head = close the gap at { $member }
    .what = Compare { $member } with the rest on { INNER($label) }, and close the gap
step-overdue =
    .head = re-date overdue deals
    .what = Set a new close date for each overdue deal, or close it
step-stale =
    .head = wake the quiet deals
    .what = Set a next step for each quiet deal, or close it
step-slipped =
    .head = win back slipped deals
    .what = Ask what would bring each slipped deal back, and act on it
step-renewal =
    .head = secure the renewals
    .what = Speak to every account up for renewal before its date
step-rely-account =
    .head = secure { $member }
    .what = Agree a plan with { $member } for the coming year
step-rely-owner =
    .head = back up { $member }
    .what = Give the largest accounts of { $member } a second contact
step-record =
    .head = record { INNER($label) }
    .what = Record what { INNER($label) } needs, to show it next time
step-rate =
    .head = rate every ticket
    .what = Ask for a rating on every ticket closed
    .measure = { $label } above { $share }
step-check =
    .head = confirm the { $now } figures
    .what = Confirm the { $now } figures with the data owners
loss-causes-action =
    .head = cut loss rates
    .what = Find what raised loss rates since { $prior }, and reverse it
    .measure = Lost { $unit } at { $value } or less
loss-age-action =
    .head = protect the first { $days } days
    .what = Fund a programme for the first { $days } days of a subscription
    .measure = Loss at { $band } days back to { $before } per { $per } days
loss-where-action =
    .head = close the gap at { $row } × { $column }
    .what = Bring losses at { $row } × { $column } down to the { $column } rate
    .measure = Loss rate from { $rate } to { $whole }
loss-action =
    .head = decide on { $member }
    .what = Review prices, discounts and costs at { $member }
    .measure = { $label } at { $member } above zero
lost-why = { $label } at { $member }: { $value }, from { $before } in { $prior }.

# Success measures: the level of before, or that of all others.

aim-back = { $label } at { $member } back to { $before }
aim-hold = { $label } at { $member } at least { $value }
aim-level = { $label } back to { $before }
aim-toward = { $label } at { $member } from { $value } to { $whole }
aim-below = { $label } below { $value }
aim-cause = { ABS($delta) } explained
aim-share = { $member } below { $share } of { INNER($label) }
worth-rows = { $count } { $subject }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = Head of sales
owner-operations = Sales operations
owner-success = Customer success
owner-support = Head of support
owner-finance = Finance
owner-budget = Budget owner
plan-moves-action =
    .head = fence { $to } off from { $from }
    .what = Set limits for { $to } and rules for stepping down from { $from } before the next renewals; count the moves weekly
    .measure = At most { $before } moves a period, down from { $count }

place-back =
    .head = take back { $topic }
    .what = Route { $topic } away from { $handler }, back to those who handled it before { $month }
    .measure = { $label } of { $topic } back at { $value }
place-fix =
    .head = fix { $place }
    .what = Find what changed at { $place }{ GIVEN($month) ->
        [yes] { " " }in { $month }
       *[no] { "" }
    } and undo it
    .measure = { $label } there at { $value }, as in all other tickets
place-call =
    .head = call { $count } accounts before they renew
    .what = Call the { $count } exposed accounts that renew by { $day } before they decide
    .measure = All { $count } called, none lost over service
place-entry =
    .head = set entry criteria
    .what = Keep the other tickets at { $handler }; set entry criteria before it gets { $topic } again
    .measure = { $label } at { $handler } stays at { $value }
