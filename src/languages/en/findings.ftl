# What is said of a change that was tested and is no more than the usual variation.

usual-stood = { $label } stood at { $value }, { ABS($change) } { $above ->
        [true] above
       *[false] below
    } { $prior }
usual-within = The change is within the usual variation.
usual-of-member = The change at { $member } is within the usual variation.
usual-others = { $claimed }; nothing else stands out from the usual variation
usual-all = { $now }: no change stands out from the usual variation

# What is said of a course over many periods and of a level that changed.

course-trend = { $label }: a { $rose ->
        [true] rise
       *[false] fall
    } over { $periods } periods, from { $first } to { $value }
course-level = { $label }: a { $rose ->
        [true] higher
       *[false] lower
    } level since { $since }, { $level } a period after { $before }
course-risk =
    .head = A lasting { $rose ->
        [true] rise
       *[false] fall
    } in { INNER($label) }
    .response = Consider naming who stops it, and by which quarter

# What is said of a rate or a mean that the mix of its members moved.

mix-lead = Part of the rows by { INNER($dimension) }, { $now } against { $prior }
mix-titles =
    .full = { $label } { SIGNED($delta) }: { SIGNED($mix) } from the { INNER($dimension) } mix, { SIGNED($rate) } from the members
    .short = { $label }: the { INNER($dimension) } mix made { SIGNED($mix) } of { SIGNED($delta) }
mix-weight = **{ $member }** makes { $weight } of the rows, after { $before } in { $prior }.
mix-point = **The { INNER($dimension) } mix moved { INNER($label) }** by { SIGNED($mix) } of { SIGNED($delta) }; the members themselves by { SIGNED($rate) }.
mix-columns-weight = Weight { $period }
mix-columns-figure = { $label } { $period }

# What is said of a change or a difference that turns round inside the members.

simpson-difference =
    .full = { $member } looks { $ahead ->
        [true] ahead
       *[false] behind
    } in { INNER($label) }, yet { $ahead ->
        [true] trails
       *[false] leads
    } { INNER($inside) } by { INNER($inside) }
    .short = { $member }: { INNER($label) } turns round inside each { INNER($inside) }
simpson-change =
    .full = { $label } { $rose ->
        [true] rose
       *[false] fell
    } in all, yet { $rose ->
        [true] fell
       *[false] rose
    } inside each { INNER($dimension) }: the mix differs
    .short = { $label } turns round inside each { INNER($dimension) }
simpson-held = **With the { INNER($inside) } mix held, the difference is { SIGNED($within) }.**
simpson-turned = It turns round in { COMMAS($members) }.
simpson-others = All others

# What is said of a single row or member that is large out of all proportion.

outlier-largest = **The largest { $one }, { $value },** makes { $share } of { INNER($label) }.
outlier-without = Without it { INNER($label) } would be { $without }{ GIVEN($change) ->
        [yes] , { ABS($change) } { $above ->
        [true] above
       *[false] below
    } { $prior }
       *[no] {""}
    }.
outlier-member = **{ $member } stands far from its peers** in { INNER($label) }: { $value } against a median of { $median }.
outlier-risk =
    .head = Results that hang on a single entry
    .response = Consider judging the period without it

# Members that moved a total, one by itself or two that moved opposite ways.

movers-one = { $member } { $rose ->
        [true] gained
       *[false] lost
    } { ABS($delta) }
movers-between = ;{" "}
movers-of = {" "}in { INNER($label) }

# What is said of a rate where two dimensions cross.

crossed-title = { $row } × { $column }: { INNER($label) } { $value } against { $whole } overall
crossed-reading = **{ $row } × { $column }** stands at { $value }: the rest of { $row } at { $restOfRow }, the rest of { $column } at { $restOfColumn }.

# What a ranking says besides its leader.

ranking-first = { $label }: { $member } is first at { $value }
ranking-remainder = The remaining { $count } { LOWERCASE($many) } come to { $value } together.
ranking-last = Not shown: the others, down to { $member } at { $value }.
ranking-figures = { $dimension } in figures

# What is said of the same period a year before and of the season.

year-against = { $change } vs { $year }
year-colon = :{" "}
year-usual-season = the { $rose ->
        [true] rise
       *[false] fall
    } on { $prior } is the usual season
year-season = **The { $rose ->
        [true] rise
       *[false] fall
    } on { $prior } is the season**: this part of the year was the { $rose ->
        [true] highest
       *[false] lowest
    } in { $years } of { $outOf } years.
year-above = { $label } stood above the year before in { $periods } of the last { $outOf } periods
year-each = { $label } stood { $above ->
        [true] above
       *[false] below
    } the year before in each of the last { $outOf } periods
year-lead = { $label }{ GIVEN($unit) ->
        [yes] {" "}in { $unit }
       *[no] {""}
    }, { $first } to { $last }, each beside the same period a year before
year-year-before = A year before
year-same-year = Period shown
year-pair = **{ $period }**: { $value } after { $before } a year before.

# What is said of the running period, the year and the last twelve months.

to-date-period = **{ $now } to date: { $value }**{ GIVEN($change) ->
        [yes] , { SIGNED($change) } on the same days of { $prior }
       *[no] {""}
    }.
to-date-year = **Year to date: { $value }**{ GIVEN($change) ->
        [yes] , { SIGNED($change) } on the year before
       *[no] {""}
    }.
to-date-twelve-months = **A full year back: { $value }**{ GIVEN($change) ->
        [yes] , { SIGNED($change) } on the one before
       *[no] {""}
    }.

# What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.

response-churn = Consider collecting the reasons behind them, the most frequent first
response-retention = Consider listing the accounts that pay less than before, and who speaks to each
response-time = Consider looking at the slowest cases, and where they waited
response-watch = Consider who watches it, and when it is looked at again

# What is suggested about a member of a table that holds no deals.

look-into = Go through { $member } in { $now } and name what moved it ({ $label })

# What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.

loss-one =
    .full = A loss at { $member }: { $value } in a total { INNER($label) } of { $whole }
    .short = A loss at { $member }: { $value }
loss-many =
    .full = Losses at { $members }: { $sum } in a total { INNER($label) } of { $whole }
    .short = Losses at { $member } and others: { $sum } in { INNER($label) }
loss-point = **A loss at { $member }**: { $value } in a total { INNER($label) } of { $whole }.
loss-without = Without the losses { INNER($label) } would be { $without }.
loss-risk =
    .head = A lasting loss at { $member }
    .response = Consider what price, cost or exit would end it ({ INNER($label) })
loss-action =
    .head = decide on { $member }
    .what = Go through prices, discounts and costs at { $member } and decide whether to go on

# How a measure is computed, as a line of the notes.

definition-line = { $label }: { INNER($definition) }
