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
        [dimension] No column splits the figures this way.
       *[measure] No column measures it.
    }
answer-in-period = **{ moved } { IN($now) }**, from { $before } in { $prior }.
answer-in-period-titles =
    .full = { moved } { IN($now) }
    .short = { moved }

# What the brief takes as given.

given-limits = Limits as given: { $limits }
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
cells-page-title = { $label } is { $value } at { $cell }, { $whole } overall
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }; { EITHER($low, "only ", "") }{ $value } at { $cell }
cells-back = { $metric ->
        [win_rate] At the overall rate, **{ ABS($count) } { EITHER($more, "more", "fewer") }** of its { $rows } deals would have been won{ GIVEN($worth) ->
                [yes] , worth { ABS($worth) }
               *[no] { "" }
            }.
        [each] At the overall rate, there would have been **{ ABS($count) } { EITHER($more, "more", "fewer") }** cases ({ $span }).
       *[other] At the overall rate, **{ ABS($count) }** of its { $rows } { $subject } would have gone the other way.
    }
cells-worth = Bringing { $cell } to the overall level is worth **{ ABS($worth) }**.
cells-thin = { $span }, as { $now } alone has too few { $subject }.
cells-chance = Beyond chance among **{ $count } groups** looked at; smaller gaps may be chance.
cells-counted = { $subject }, once a period
cells-columns =
    .cell = Group
    .gap = vs. overall
    .worth = Worth
