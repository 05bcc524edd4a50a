# Decisions with a price or a rate, weighed: what they cost against what the cause is worth, and what would have to come of them.

decision-verdict = { $verdict ->
        [load] **“{ $what }”: not where the problem lies.** It lies at { $place }, while each { INNER($one) } handled { $load } { $subject } in { $now }, vs. { $loadBefore } in { $earlier }.
        [place] **“{ $what }”: not where the problem lies.** It lies at { $place }, not at { $named }.
        [short] **“{ $what }”: does not earn its cost through this alone{ WITH(" at ", $place) }.**
        [if] { $kind ->
            [case] **“{ $what }”: pays only if it avoids { $needed } of the { $lost } cases{ WITH(" at ", $place) } a year.**
           *[deal] **“{ $what }”: pays only if it wins back { $needed } of the { $lost } deals lost{ WITH(" at ", $place) } a year.**
        }
        [beyond] **“{ $what }”: costs more than the problem**, { $cost }{ decision-a-year } vs. { $worth } a year{ WITH(" at ", $place) }.
        [part] **“{ $what }”: pays only if it brings back { $share } of what is lost{ WITH(" at ", $place) }**: { $cost }{ decision-a-year } vs. { $worth } a year.
       *[more] **“{ $what }”: pays only with { $needed } more { $subject } a year**, { $share } on top of the { $all } of the past year.
    }
decision-a-year = { EITHER($once, "", " a year") }
decision-math = { $kind ->
        [order] At { $unit } an order, { $cost }{ decision-a-year } takes { $needed } more orders.
        [customer] At { $unit } a customer a year, { $cost }{ decision-a-year } takes { $needed } more customers.
        [case] { GIVEN($lost) ->
            [yes] At { $unit } a case, { $cost }{ decision-a-year } takes { $needed } fewer cases; there are { $lost } a year.
           *[no] At { $unit } a case, { $cost }{ decision-a-year } takes { $needed } fewer cases.
        }
       *[deal] { GIVEN($lost) ->
            [yes] At { $unit } a deal, { $cost }{ decision-a-year } takes { $needed } of the { $lost } deals lost a year{ WITH(" at ", $place) }.
           *[no] At { $unit } a deal, { $cost }{ decision-a-year } takes { $needed } more deals won.
        }
    }
decision-worth = Fixing { $place } is worth { $worth } a year.
decision-rose = Each { INNER($one) } handled { $load } { $subject }, up from { $loadBefore } in { $earlier }: too few people may be part of it.
decision-rate = { $of ->
        [price] { $brings ->
            [true] **“{ $what }”: worth { $extra } a year at the same volume**{ WITH("; it pays as long as no more than ", $even, " of the volume is lost") }.
           *[false] **“{ $what }”: costs { $extra } a year at the same volume**{ WITH("; it takes ", $even, " more volume to even out") }.
        }
        [discount] **“{ $what }”: keeps { $extra } a year on the same orders**{ WITH("; it pays as long as no more than ", $even, " of orders are lost over it") }.
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **“{ $what }”: { $extra } a year less on the same { INNER($label) } of { $base }** than at { $now }{ WITH("; ", $even, " less of it evens that out") }.
               *[false] **“{ $what }”: { $extra } a year more on the same { INNER($label) } of { $base }** than at { $now }{ WITH("; it takes ", $even, " more of it to even out") }.
            }
           *[no] **“{ $what }”: costs { $extra } a year** on { INNER($label) } of { $base }; what is paid today is not in the data.
        }
    }
decision-pace = { EITHER($year, "Figures of the past year", "The reporting period, taken to a full year") }
decision-revenue = Break-even is in revenue: the data do not hold what it costs to deliver.
decision-unsaid = The data do not say what it will bring, only what it has to bring.
decision-sunk = { $cost } is spent either way and counts for none.
decision-titles =
    .full = { $verdict ->
        [elsewhere] “{ $what }” costs { $cost }{ decision-a-year } and is not where the problem lies
        [short] “{ $what }” costs more than can be won back{ WITH(" at ", $place) }
        [if] { $kind ->
            [case] “{ $what }” pays only by avoiding { $needed } of { $lost } cases a year
           *[deal] “{ $what }” pays only by winning back { $needed } of { $lost } lost deals a year
        }
        [beyond] “{ $what }” costs more than the problem: { $cost } vs. { $worth } a year
        [part] “{ $what }” pays only by bringing back { $share } of what is lost
       *[more] “{ $what }” pays only with { $needed } more { $subject } a year
    }
    .short = “{ $what }” weighed
decision-rate-titles =
    .full = “{ $what }” comes to { $extra } a year on the same sales
    .short = “{ $what }” weighed
decision-page-titles =
    .full = { NEEDS($even) }“{ $what }” breaks even at { $even }
    .short = What “{ $what }” has to bring
decision-columns =
    .option = Option
    .cost = Cost a year
    .worth = Worth a year
    .even = Breaks even at
    .true = What would have to be true
decision-once = { $cost } once
decision-nothing = Do nothing
decision-unknown = Not in the data
decision-fix = First { $head }
decision-even = { $kind ->
        [order] { $needed } more orders a year
        [customer] { $needed } more customers
        [case] { $needed } fewer cases a year
       *[deal] { $needed } more deals won a year
    }
decision-of-lost = { $kind ->
        [case] { $needed } of the { $lost } cases{ WITH(" at ", $place) } are avoided
       *[deal] { $needed } of the { $lost } deals lost{ WITH(" at ", $place) } are won back
    }
decision-of-all = { $share } more than the { $all } of the past year
decision-of-worth = { $share } of what is lost comes back
decision-goes = { EITHER($brings, "Less than that is lost", "Volume grows by more than that") }
decision-even-rate = { $brings ->
        [true] { $even } less volume
       *[false] { $even } more volume
    }
decision-stays = { $label }, { $place }, stays at { $rate }
decision-step = { $verdict ->
        [hold] hold “{ $what }”
       *[decide] decide on “{ $what }”
    }
decision-step-what = { $verdict ->
        [hold] Put “{ $what }” on hold until { $place } is fixed, then weigh it again
       *[decide] Decide on “{ $what }” with whoever would have to deliver it
    }
decision-course =
    .volume = Change in volume
    .result = Result a year
decision-unchanged = Unchanged
decision-too-many = Not possible: only { $lost } a year
