# Why a measure moved.

# What it is the product of, such as deals closed × win rate × average deal size.

factor = { $metric ->
        [decided_count] { EITHER($rose, "more deals closed", "fewer deals closed") }
        [won_count] { EITHER($rose, "more deals won", "fewer deals won") }
        [win_rate] { EITHER($rose, "a higher win rate", "a lower win rate") }
        [average_deal] { EITHER($rose, "larger deals", "smaller deals") }
        [count] { EITHER($rose, "more", "fewer") } { INNER($label) }
       *[other] { EITHER($rose, "higher", "lower") } { INNER($label) }
    }
factor-plain = the { INNER($label) }
factors-titles =
    .full = { $firstPart } of the { ABS($delta) } { part-move } is { $first }, { $secondPart } { $second }
    .short = { $firstPart } of the { ABS($delta) } { part-move } is { $first }
    .mixed = { FIRST($first) } { EITHER($firstRose, "added", "cost") } { ABS($firstEffect) }; { $second } { EITHER($secondRose, "added", "cost") } { ABS($secondEffect) }
    .shorter = { FIRST($first) } { EITHER($firstRose, "added", "cost") } { ABS($firstEffect) }
factors-point = **{ GIVEN($firstPart) ->
        [yes] { $firstPart } of the { ABS($delta) } { part-move } is { $first }**, { $secondPart } { $second }
       *[no] { FIRST($first) } { EITHER($firstRose, "added", "cost") } { ABS($firstEffect) }**; { $second } { EITHER($secondRose, "added", "cost") } { ABS($secondEffect) }
    }.
drivers-title = { $title }: { $factor }
drivers-from = From { INNER($label) }
factors-within = { FIRST($factor) } { EITHER($rose, "added", "cost") } { ABS($effect) } there: { $value }, from { $before }.
lead-factors = { $label }{ part-in-unit } as the product of { INNER($factors) }, { $now } vs. { $prior }

# Open deals that can still be won.

live-titles =
    .full = Only { $live } of { $open } open deals are still live, { EITHER($rose, "up", "down") } from { $before } in { $prior }
    .short = Only { $live } of { $open } open deals are still live
live-thin = Check the export first: it holds few deals created in its last month.
live-dead = **{ $dead } open deals** are more than { $oldest } old; no deal has ever closed that late.
live-worth = At the present { INNER($rate) } and { INNER($size) }, the live deals are worth **{ $worth }**.
live-change = **{ SIGNED($delta) }** live deals from the end of { $prior }.

# The age at which deals are lost.

age-titles =
    .first = { NEEDS($first) }{ $share } of losses come within { $days }; { INNER($label) } is { $value } by then, { $rest } later
    .firstShort = { NEEDS($first) }{ $share } of losses come within { $days }
    .other = { $share } of losses come at { $band } days; { INNER($label) } is { $value } then, { $rest } otherwise
    .otherShort = { $share } of losses come at { $band } days
age-before = **In { $prior }** it was { $share } of losses at a { INNER($label) } of { $value }.
age-prize = At the { INNER($label) } of all other deals, these would have brought in **{ $prize }** more.
lead-age = Deals closed by age at the decision in days, { $now }

# Where two dimensions cross and the win rate lies below the member’s own.

spot = { $row } in { $column }
spots-titles =
    .full = { PLURAL($count, "One weak spot", "Weak spots") } cost { $total }: { $spots }
    .most = { NEEDS($two) }Weak spots cost { $total }, most of it { $two }
    .two = { NEEDS($two) }{ $two } are the weak spots that cost most
    .short = { PLURAL($count, "One weak spot", "Weak spots") } in { INNER($label) } cost { $total } in { $now }
spots-how = Cost: deals closed times the gap to the { INNER($label) } of the whole row, times the average deal size there.
spots-few = Few deals stand behind each: an indication, not proof.
spots-columns =
    .spot = Weak spot
    .deals = Deals closed
    .rate = { $label }
    .usual = { $label } overall
    .cost = Cost of the gap

# What takes the work and what brings the money.

effort-titles =
    .full = { $earners } brought { $result } of { INNER($revenue) } from { $effort } of { INNER($decided) }
    .short = { $result } of { INNER($revenue) } came from { $effort } of { INNER($decided) }
effort-side = **{ $members }**: { $effort } of { INNER($decided) }, { $result } of { INNER($revenue) }.
lead-effort = { FIRST(INNER($labels)) } by { INNER($dimension) }, { $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }.

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { FIRST($member) } accounted for { $contribution } of the { EITHER($direction, "rise", "fall") } in { INNER($label) }: { $value }, from { $before }
    .short = { FIRST($member) } moved { INNER($label) } most: { $value }, from { $before }
points-mean-driver = **{ FIRST($member) } moved { INNER($label) } most**: { $value }, from { $before } in { $prior }.
mean-driver-without = Without its move, { INNER($label) } would have been **{ $without }**, not { $whole }.
drill-even = It { EITHER($rose, "rose", "fell") } at **{ $member }** as a whole: no { INNER($one) } within it stands apart.

# Where a rate changed.

rate-change-titles =
    .alone = { NEEDS($next) }{ $label } at { $member } { EITHER($rose, "rose", "fell") } { ABS($delta) }; no other { INNER($one) } moved by more than { ABS($next) }
    .few = { NEEDS($nextOfMany) }{ $label } at { $member } { EITHER($rose, "rose", "fell") } { ABS($delta) }; no other { INNER($one) } with enough { $subject } moved more than { ABS($nextOfMany) }
    .fewShort = { NEEDS($nextOfMany) }{ $label } at { $member } { EITHER($rose, "rose", "fell") } { ABS($delta) }; others with enough { $subject } moved { ABS($nextOfMany) } at most
    .full = { $label } at { $member } { EITHER($rose, "rose", "fell") } { ABS($delta) } to { $value }
    .short = { $label } at { $member } { EITHER($rose, "rose", "fell") } to { $value }
rate-change-outcomes = { $metric ->
        [win_rate] At its { $prior } rate, **{ ABS($count) } { EITHER($rose, "fewer", "more") }** of its { $rows } deals would have been won{ GIVEN($worth) ->
                [yes] , worth { ABS($worth) }
               *[no] { "" }
            }.
       *[other] At its { $prior } rate, **{ ABS($count) }** of its { $rows } { $subject } would have gone the other way.
    }
rate-change-apart = The { EITHER($rose, "rise", "fall") } was clearest at **{ $member }**: { $value }, from { $before } in { $prior }.
rate-change-unsure = With { $rows } { $subject }, not yet a trend.
rate-change-few = Too few { $subject } to compare: { COMMAS($members) }.
rate-change-within = { $member } by { INNER($dimension) }
lead-rate-change = Change in { INNER($label) } by { INNER($dimension) }, { $now } vs. { $prior }

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] Volume
        [mix] Mix
        [price] Price
        [discount] Discounts
        [spread] Price against cost
       *[cost] Unit cost
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "more units sold", "fewer units sold") }
        [mix] { EITHER($rose, "a richer mix", "a poorer mix") }
        [price] { EITHER($rose, "higher prices", "lower prices") }
        [discount] { EITHER($rose, "smaller discounts", "deeper discounts") }
        [spread] { EITHER($rose, "a wider gap between price and unit cost", "a narrower gap between price and unit cost") }
       *[cost] { EITHER($rose, "lower unit costs", "higher unit costs") }
    }
price-effect = { FIRST($factor) } { EITHER($rose, "added", "took off") } **{ ABS($effect) }**.
price-where = { FIRST($factor) } count most at **{ $member }**: { SIGNED($effect) }.
price-titles =
    .full = { NEEDS($moved) }{ $moved }: { $first } { EITHER($firstRose, "added", "took off") } { ABS($firstEffect) }
    .both = { NEEDS($second) }{ FIRST($first) } { EITHER($firstRose, "added", "took") } { ABS($firstEffect) } { EITHER($firstRose, "to", "off") } { INNER($label) }{ WITH("; ", $second, " ", EITHER($secondRose, "added", "took off"), " ", ABS($secondEffect)) }
    .short = { FIRST($first) } { EITHER($firstRose, "added", "took") } { ABS($firstEffect) } { EITHER($firstRose, "to", "off") } { INNER($label) }
price-point = **{ FIRST($first) } { EITHER($firstRose, "added", "took") } { ABS($firstEffect) } { EITHER($firstRose, "to", "off") } { INNER($label) }**{ WITH("; ", $second, " ", EITHER($secondRose, "added", "took off"), " ", ABS($secondEffect)) }.
lead-price = What moved { INNER($label) }, by product sold, { $now } vs. { $prior }

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $row } in { $column }
        [for] { $row } for { $column }
        [with] { $row } with { INNER($column) }
        [without] { $row } without { INNER($column) }
       *[other] { $row } × { $column }
    }
pair-part = { $part ->
        [all] nearly all of it
        [more] all of it
       *[most] most of it
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }, { pair-part } from { $pair } ({ $value }, from { $before })
    .part = { NEEDS($moved) }{ $moved }, { pair-part } from { $pair }
    .short = { $pair }: { INNER($label) } { EITHER($rose, "rose", "fell") } to { $value }, from { $before }
pair-point = **{ $part ->
        [all] Nearly all
        [more] All
       *[most] Most
    } of the { EITHER($rose, "rise", "fall") } in { INNER($label) } came from { $pair }**: { $value }, from { $before } in { $prior }.
pair-rest = Rest of { $member }
pair-others = All others
pair-all = Total
pair-rows = { FIRST($subject) }, { $period }
pair-back = Bringing { $pair } back to its { $prior } level is worth **{ ABS($worth) }**.
pair-so-what = Elsewhere, { $row } and { $column } saw nothing like it: the cause lies where they meet.

# What discounts cost.

discounts-titles =
    .cap = { NEEDS($kept) }Discounts took { $rate } off prices, { $cost }; a cap at { $cap } would have kept { $kept }
    .plain = Discounts took { $rate } off prices, { $cost }
discounts-cap = A cap at { $cap } would have kept **{ $kept }**, if every sale had been made all the same.
discounts-deepest = **{ FIRST($member) }** has the deepest discounts: { $value }, { $cost }.
discounts-cost = Discounts

# What told beforehand that a subscription would end.

signal = { $signal ->
        [young] Sold in the last { $limit } days
        [tickets] Support ticket
        [escalated] Escalated ticket
        [unhappy] Low satisfaction score
        [idle] No use
        [low-use] Under { $limit } { INNER($use) } a month
        [falling-use] { FIRST($use) } down by more than { $limit }
       *[other] Account churned before
    }
signals-titles =
    .only = { NEEDS($only) }Of { $count } signals, only one predicts loss: { LOWERCASE($signal) }, { $risk } the risk
    .many = { NEEDS($signal) }{ FIRST($signal) }: { $risk } the risk of loss
    .none = { NEEDS($none) }None of { $count } signals predicts which subscriptions end
signals-watch = **{ $count } open subscriptions** carry the strongest signal today ({ LOWERCASE($signal) }), { $mrr } a month.
signals-how = Each signal is from before the period, each loss from within it; a range that includes 1 may be chance.
signals-lead = Subscriptions that ended, with and without each signal, { $now }
signals-columns =
    .signal = Signal in the period before
    .count = With it
    .with = Ended with it
    .without = Ended without
    .interval = 95% range
    .risk = Risk

# Why accounts say they leave.

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }{ $share } of lost { $unit } has no reason; { $money } leads the rest by money, { $count } by count
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }{ $share } of lost { $unit } has no recorded reason; { $money } leads the rest
    .flipNone = { NEEDS($flip) }By count the first reason is { $count }; by money it is { $money }, and { $share } has no reason
    .flip = { NEEDS($flip) }By count the first reason for leaving is { $count }; by money it is { $money }
    .same = { NEEDS($same) }{ FIRST($money) } is the first reason for leaving, by count and by money
reasons-none = **{ $share }** of { INNER($label) } has no recorded reason.
reasons-even = The counts are spread as evenly as chance would spread them: no reason leads for sure.
reasons-columns =
    .reason = Reason
    .count = Churn events
    .money = { $label }
reasons-lead = Reasons for leaving by count and by { INNER($label) }, { $now }

# The place where service got worse.

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }: since { $month }, { $handler } handles { $topic }
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label } at { $whole }: since { $month }, { $handler } handles { $topic }
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }: { $place } is new since { $month }
    .beside = { NEEDS($rest) }{ $place }: { $label } { $value }, { $rest } in all other tickets
    .whole = { $moved }: the problem lies in { $place }
    .short = { $place }: { $label } { $value }
place-worse = **Service got worse**: { $measures }.
place-measure = { $label } { $value } ({ $before } in { $prior }{ GIVEN($year) ->
        [yes] , { $year } in { $yearName }
       *[no] { "" }
    })
place-again = { INNER($label) } { $value } ({ $before }{ GIVEN($year) ->
        [yes] , { $year }
       *[no] { "" }
    })
place-figure = { INNER($label) } { $value }
place-point = **{ $how ->
        [handed] Since { $month }, { $handler } handles { $topic }
        [new] { $place } is new since { $month }
       *[other] It lies in { $place }{ GIVEN($month) ->
            [yes] , since { $month }
           *[no] { "" }
        }
    }**: { $count } tickets, { $measures }.
place-cost = **{ $label } { EITHER($rose, "rose", "fell") } to { $value }** from { $before }, { $part } of it there.
place-exposed = { $how ->
        [sla] **{ $accounts } accounts ({ $label } { $worth }) missed an SLA there**
        [cost] **{ $accounts } accounts ({ $label } { $worth }) had a costly ticket there**
       *[other] **{ $accounts } accounts ({ $label } { $worth }) had tickets there**
    }{ GIVEN($soon) ->
        [yes] ; { $soon } ({ $soonWorth }) renew by { $day }.
       *[no] .
    }
place-held = **Not the cause**: { $parts }.
place-elsewhere = { $member } elsewhere ({ $measures })
place-others = all other tickets ({ $measures })
place-volume = volume ({ SIGNED($growth) } on { $period })
place-alone = Fewer tickets or more staff would not help: outside { $place }, { $measures }.
place-cost-titles =
    .full = { NEEDS($soon) }{ $soon } accounts with { $soonWorth } of { $label } renew by { $day } after a poor ticket
    .short = { $accounts } accounts with { $worth } of { $label } had a poor ticket
place-columns =
    .tickets = Tickets
    .accounts = Accounts
    .exposed = Exposed
    .soon = Renew by { $day }
