# What is said of a change that was tested and is no more than the usual variation.

usual-stood = { $label } { EITHER($above, "rose", "fell") } { ABS($change) } to { $value }{ $place ->
        [trend] {" "}in { $now }
        [year] {" "}vs. { $prior }
        [point] , from { $before } in { $prior }
       *[summary] {""}
    }
usual-within = Within its normal { $length ->
        [quarter] quarterly range
        [month] monthly range
        [year] yearly range
       *[period] range
    }{ WITH(" (", $rows, " ", $subject, ")") }.

# What is said of a course over many periods and of a level that changed.

part-periods = { $length ->
        [quarter] quarters
        [month] months
        [year] years
       *[period] periods
    }
course-trend = { $label } { EITHER($rose, "grew", "fell") } from { $first } to { $value } over { $periods } { part-periods }
course-level = { $label } stepped { EITHER($rose, "up", "down") } in { $since }: { $level } a { $length } since, from { $before }
course-risk =
    .head = Sustained { EITHER($rose, "increase", "decline") } in { INNER($label) }

# What is said of a rate or a mean that the mix of its members moved.

mix-lead = Share of { EITHER(GIVEN($whole), INNER($whole), "rows") } by { INNER($dimension) }, { $now } vs. { $prior }
mix-titles =
    .full = { FIRST($dimension) } mix explains { SIGNED($mix) } of the { SIGNED($delta) } in { INNER($label) }: { $member } is { $weight }, from { $before }
    .short = { $label }: { INNER($dimension) } mix explains { SIGNED($mix) } of { SIGNED($delta) }
mix-weight = **{ FIRST($member) }** makes up { $weight } of { EITHER(GIVEN($whole), INNER($whole), "rows") }, from { $before } in { $prior }.
mix-point = **{ FIRST($dimension) } mix moved { INNER($label) } { SIGNED($mix) }**, and what moved within added { SIGNED($rate) }: { SIGNED($delta) } together.
mix-columns-weight = Weight { $period }
mix-columns-figure = { $label } { $period }

# What is said of a change or a difference that turns round inside the members.

simpson-difference =
    .full = { FIRST($member) } looks { EITHER($ahead, "ahead", "behind") } on { INNER($label) }, yet { EITHER($ahead, "trails", "leads") } { INNER($inside) } by { INNER($inside) }
    .short = { FIRST($member) }: { INNER($label) } reverses within each { INNER($inside) }
simpson-change =
    .full = { $label } { EITHER($rose, "rose", "fell") } overall, yet { EITHER($rose, "fell", "rose") } within each { INNER($dimension) }: the mix changed
    .short = { $label } reverses within each { INNER($dimension) }
simpson-held = **With { INNER($inside) } mix held constant, the difference is { SIGNED($within) }.**
simpson-turned = It reverses in { COMMAS($members) }.
simpson-others = All others

# What is said of a single row or member that is large out of all proportion.

outlier-largest = **One { $one } of { $value }** is { $share } of { INNER($label) }.
outlier-without = Without it, { INNER($label) } would be { $without }{ WITH(", ", ABS($change), " ", EITHER($above, "above", "below"), " ", $prior) }.
outlier-member = **{ FIRST($member) } is far from its peers** on { INNER($label) }: { $value } vs. a median of { $median }.
outlier-risk =
    .head = Result that depends on a single entry
    .response = Judge the period without it as well

# Members that moved a total, one by itself or two that moved opposite ways.

movers-one = { FIRST($member) } { EITHER($rose, "added", EITHER($less, "shed", "lost")) } { ABS($delta) }
movers-between = ;{" "}
movers-of = {" "}in { INNER($label) }

# What is said of a rate where two dimensions cross.

crossed-title = { FIRST($row) } × { $column }: { INNER($label) } of { $value } vs. { $whole } overall
crossed-reading = **{ FIRST($row) } × { $column }** is at { $value }, vs. { $restOfRow } for the rest of { $row } and { $restOfColumn } for the rest of { $column }.

# What a ranking says besides its leader.

ranking-first = { FIRST($member) } { part-ranks } in { INNER($label) } at { $value }
ranking-remainder = The other { $count } { LOWERCASE($many) } total { $value }.
ranking-last = Not shown: the rest, down to { $member } at { $value }.
ranking-figures = { $dimension } detail

# What is said of the same period a year before and of the season.

year-against = { $change } vs. { $year }
year-colon = :{" "}
year-usual-season = the { EITHER($rose, "rise", "drop") } from { $prior } is seasonal
year-season = **The { EITHER($rose, "rise", "drop") } from { $prior } is seasonal**: this part of the year was the { EITHER($rose, "highest", "lowest") } in { $years } of { $outOf } years.
year-above = { $label } beat the prior year in { $periods } of the last { $outOf } { part-periods }
year-each = { $label } stayed { EITHER($above, "above", "below") } the prior year in each of the last { $outOf } { part-periods }
year-lead = { $label }{ part-in-unit }, { $first } to { $last }, each vs. the same period a year earlier
year-year-before = A year earlier
year-same-year = Period shown
year-pair = **{ $period }**: { $value }, from { $before } a year earlier.

# What is said of the running period, the year and the last twelve months.

to-date-period = **{ $now } to date: { $value }**{ WITH(", ", SIGNED($change), " vs. the same days of ", $prior) }.
to-date-year = **Year to date: { $value }**{ WITH(", ", SIGNED($change), " vs. the prior year") }.
to-date-twelve-months = **Trailing year: { $value }**{ WITH(", ", SIGNED($change), " vs. the year before it") }.

# What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.

response-churn = Collect the reasons for leaving and act on the most frequent first
response-retention = List the accounts that pay less than before and assign each an owner
response-time = Go through the slowest cases and find where they waited

# What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.

loss-one =
    .full = A loss at { $member }: { $value } against a total { INNER($label) } of { $whole }
    .short = A loss at { $member }: { $value }
loss-many =
    .full = Losses at { $members }: { $sum } against a total { INNER($label) } of { $whole }
    .short = Losses at { $member } and others: { $sum } in { INNER($label) }
loss-point = **A loss at { $member }**: { $value } against a total { INNER($label) } of { $whole }.
loss-without = Without the losses, { INNER($label) } would be { $without }.
loss-risk =
    .head = Continued loss at { $member }
    .response = Decide which price, cost or exit would end it ({ INNER($label) })

# How a measure is computed, as a line of the notes.

definition-line = { $label }: { INNER($definition) }
