# What a summary answers to the questions of its brief.

answer-place = { $sense ->
        [best] does best on
        [worst] does worst on
        [least] ranks lowest in
       *[most] ranks highest in
    }
answer-which = **{ FIRST($member) } { answer-place } { INNER($label) }: { $value }**{ WITH(" vs. ", $whole, " overall") }; { $other } { $sense ->
        [best] does worst
        [worst] does best
        [most] is lowest
       *[other] is highest
    } at { $otherValue }.
answer-which-titles =
    .full = { FIRST($member) } { answer-place } { INNER($label) }: { $value } vs. { $whole } overall
    .short = { FIRST($member) } { answer-place } { INNER($label) }: { $value }
answer-besides = { $label } there: { $value }{ WITH(" vs. ", $whole, " overall") }.
answer-even = **No { INNER($one) } stands out on { INNER($label) }**: it runs from { $low } ({ $lowMember }) to { $high } ({ $highMember }), which may be chance.
answer-even-titles =
    .full = { $label } is similar across { INNER($many) }, from { $low } to { $high }
    .short = { $label } is similar across { INNER($many) }
answer-versus = **{ FIRST($member) } vs. { $other } on { INNER($label) }**: { $value } vs. { $otherValue }.
answer-no-cause = No single group explains it.
answer-all-periods = All periods together, as { $now } has too few rows.
answer-decided = Figures for { $period }, the newest with nearly all outcomes known.
answer-page-titles =
    .full = { $label } runs from { $low } at { $lowMember } to { $high } at { $highMember }
answer-page-rows = Based on { $least } to { $most } { $subject } each.
answer-open = **Not answered: “{ $question }”**. { $reason ->
        [prior] There is no complete earlier period to compare with.
        [period] Nothing in the data is of that time.
        [amount] No column gives its amount in money.
        [unit-cost] No table or column says what a unit costs, such as a unit cost, a standard cost or a purchase price.
        [dimension] No column splits the figures this way.
        [member] There is nothing in the data of that name.
        [since] No whole month has passed since then.
        [decision] The data do not say what it would bring.
        [fee] The data hold no sales that the rate would apply to.
        [discount] The data hold no discounts beyond that cap.
        [currency] Its price is in another currency than the data, and no rate is given.
        [ahead] The data hold what was done, not what people would do; that takes asking them, or a trial with some.
       *[measure] No column measures it.
    }
answer-in-period = **{ moved } { IN($now) }**, from { $before } in { $prior }.
answer-in-period-titles =
    .full = { moved } { IN($now) }
    .short = { moved }

# What the brief takes as given.

given-limits = Limits as given: { $limits }
given-target = Target given: { $limits }
given-cost = **{ FIRST($what) }: { $cost } { IN($now) }**, { $count } at the { $price } you gave{ WITH("; ", $before, " in ", $prior) }.
given-share = **{ FIRST($what) }: { $cost } { IN($now) }**, { $share } of { $base } in { INNER($label) }, as you gave{ WITH("; ", $before, " in ", $prior) }.
given-cost-of = Cost: { $what }
given-cost-titles =
    .full = { FIRST($what) } cost { $cost } { IN($now) }{ WITH(", vs. ", $before, " in ", $prior) }
    .short = { FIRST($what) } cost { $cost } { IN($now) }
target-gap = **{ $label } is { ABS($gap) } { EITHER($over, "above", "below") } the target** of { $target }: { $value }.

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first } to { $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows } { $subject }, { $span }
       *[no] average per period, { $span }
    }
cells-point = **{ FIRST($cell) }: { INNER($label) } of { $value }** vs. { $whole } overall ({ cells-basis }){ WITH("; ", $before, " before (", $earlier, ")") }.
cells-none = **No group stands out on { INNER($label) }**: { $count } looked at, none beyond chance ({ cells-basis }).
cells-titles =
    .full = { FIRST($cell) } { EITHER($low, "holds", "pushes") } { INNER($label) } { EITHER($low, "down", "up") } most: { $value } vs. { $whole } overall
    .short = { FIRST($cell) }: { INNER($label) } of { $value } vs. { $whole } overall
cells-page-title = { $label }: { $value } at { $cell }, { $whole } overall
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }; { EITHER($low, "only ", "") }{ $value } at { $cell }
cells-back = { $metric ->
        [win_rate] At the overall rate, **{ ABS($count) } { EITHER($more, "more", "fewer") }** of its { $rows } deals would have been won{ GIVEN($worth) ->
                [yes] , worth { ABS($worth) }
               *[no] { "" }
            }.
        [each] At the overall rate, there would have been **{ ABS($count) } { EITHER($more, "more", "fewer") }** cases ({ $span }).
       *[other] At the overall rate, **{ ABS($count) }** of its { $rows } { $subject } would have turned out differently.
    }
cells-worth = Bringing { $cell } to the overall level is worth **{ ABS($worth) }**.
cells-thin = { $span }, as { $now } alone has too few { $subject }.
cells-chance = Beyond chance among **{ $count } groups** looked at; smaller gaps may be chance.
cells-counted = { $subject }, once a period
cells-columns =
    .cell = Group
    .gap = vs. overall
    .worth = Worth

# A suspected cause, tested: what a measure did from its beginning on, beside those it does not concern.

effect-moved = { $direction ->
        [up] rose { ABS($change) } to { $after }
        [down] fell { ABS($change) } to { $after }
       *[flat] stayed at { $after }
    }
effect-beside = { $basis ->
        [others] , vs. { SIGNED($beside) } for all others
        [year] , vs. { SIGNED($beside) } a year before
       *[none] { "" }
    }
effect-point = **{ $label }{ WITH(" for ", $who) } { effect-moved } from { $start } on**{ effect-beside }.
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **That is more than chance explains** ({ $rows } { $subject }), but there is nothing to compare with: it came with the change, which is no proof of the cause.
           *[other] **The gap of { ABS($gap) } is more than chance explains** ({ $rows } { $subject }): it came with the change, which is no proof of the cause.
        }
        [before] **It was heading that way before { $start }**, so no effect of the change shows by itself ({ $rows } { $subject }).
        [few] **{ $rows } { $subject } are too few** to tell an effect from chance.
       *[chance] { $basis ->
            [none] **That is no more than chance**: no effect of the change shows ({ $rows } { $subject }).
           *[other] **The gap of { ABS($gap) } is no more than chance**: no effect of the change shows ({ $rows } { $subject }).
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $label }{ WITH(" for ", $who) } { effect-moved } from { $start } on{ effect-beside }
       *[other] No clear effect on { INNER($label) }{ WITH(" for ", $who) } since { $start }: { SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $label }{ WITH(" for ", $who) } { effect-moved } from { $start } on
       *[other] No clear effect on { INNER($label) }{ WITH(" for ", $who) } since { $start }
    }
effect-page-titles =
    .full = { $label }{ WITH(" for ", $who) } went from { $before } to { $after }{ $basis ->
        [others] , for all others from { $besideBefore } to { $besideAfter }
        [year] , a year before from { $besideBefore } to { $besideAfter }
       *[none] { "" }
    }
    .short = { $label }{ WITH(" for ", $who) } went from { $before } to { $after }
effect-worth = The gap comes to **{ ABS($worth) }** { $of ->
        [rows] { $subject }
       *[amount] in { INNER($label) }
    } from { $start } on.
effect-least = Only a { $basis ->
        [none] change
       *[other] gap
    } of **{ ABS($least) }** or more would stand clear of chance here.
effect-year = A year before, the same months moved by { SIGNED($change) }.
effect-lead = { $label }{ part-in-unit }, { $from } vs. { $until }
effect-so-what = { $verdict ->
        [apart] Check what else changed{ WITH(" for ", $who) } in { $start } before crediting it to the change.
        [few] Judge the change once there are more { $subject }.
       *[other] On these figures, neither credit nor blame the change.
    }
effect-series =
    .others = All others
    .pace = At the pace of the others
    .year = A year before
effect-columns =
    .group = Group
    .before = Before
    .after = After
    .change = Change

# Which of two made a measure move.

either-moved = { $direction ->
        [up] rose { ABS($delta) }
        [down] fell { ABS($delta) }
       *[flat] did not move
    }
either-point = **{ $label } { either-moved }: { SIGNED($first) } from { $one }**{ GIVEN($second) ->
        [yes] , { SIGNED($second) } from { $other }
       *[no] ; the figures do not tell { $other } apart
    }.
either-verdict = { $verdict ->
        [first] **More of it lies with { $one }**: this says where the change lies, not what caused it.
        [second] **More of it lies with { $other }**: this says where the change lies, not what caused it.
        [both] **Both weigh about the same**: this says where the change lies, not what caused it.
        [neither] **Neither explains much of it**: the rest lies elsewhere.
       *[chance] **The change itself is no more than chance**, so neither is a cause yet.
    }
either-titles =
    .full = { $label } { either-moved }: { SIGNED($first) } from { $one }, { NEEDS($second) }{ SIGNED($second) } from { $other }
    .short = { $label } { either-moved }: { SIGNED($first) } from { $one }
either-page-title = What moved { INNER($label) } in { $now }
either-overlap = They overlap: part of each is in the other, so they do not add up.
either-all = All of the change
