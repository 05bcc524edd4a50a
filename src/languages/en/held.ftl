# Options of a decision, held against where and since when a measure changed, by the year.

held-called = { GIVEN($what) ->
        [yes] “{ $what }”
       *[no] option { $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] saves { $saved } a year{ WITH(" and loses ", $loses, "") }
       *[no] loses { $loses } a year
    }
held-cost = { GIVEN($each) ->
        [yes] { $each } each
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] { $once } once{ WITH(" and ", $running, " a year") }
               *[no] { GIVEN($running) ->
                    [yes] { $running } a year
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what } pays back in { $payback } months
           *[no] { $what } pays if { $share } of the loss comes back
        }
        [slow] { $what } takes { $payback } months to pay back
        [beyond] { $what } costs more than all there is to win
        [elsewhere] { $what } does not touch the cause
        [unsaid] { $what } is tied to nothing in the data that changed
        [saves] { $what } saves { $net } a year net
        [loses] { $what } loses { $net } a year net
       *[unpriced] { $what } cannot be priced yet
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("; ", $other) }
       *[no] { $count ->
            [elsewhere] None of the options acts on { $place }
            [0] An option pays below { $gain } a year
            [2] Neither option pays: at most { $gain } a year is to be won
           *[other] None of the options pays: at most { $gain } a year is to be won
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] Choose { $called }
       *[no] None of the options pays
    }
held-verdict = **{ FIRST($point) }**: { $cost }{ WITH(" against at most ", $gain, " a year") }{ WITH(", leaving up to ", $net, " a year") }{ WITH(" and ", $year, " in the first year") }.
held-none = { $isOpen ->
        [true] **An option pays below { $gain } a year**, which is the most to be won back at { $place }.
        [elsewhere] **None of the options acts on { $place }**, where at most { $gain } a year is to be won back.
       *[false] **None of the options pays.** At most { $gain } a year is to be won back at { $place }.
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }: { $cost } against at most { $gain } a year.
        [elsewhere] { FIRST($point) }{ WITH(", it acts on ", $named) }{ WITH(": ", $cost) }.
        [unpriced] { FIRST($point) }: it pays below { $gain } a year.
       *[other] { FIRST($point) }{ WITH(": ", $cost) }.
    }
held-units = { $count } at { $price } each
held-gain = { GIVEN($outcomes) ->
        [yes] **At most { $gain } a year is to be won back**: { $outcomes }{ WITH(" (", $of, ")") } more a year than at the earlier rate at { $place } since { $start }, at { $unit } each{ WITH(", at a margin of ", $margin) }.
       *[no] **At most { $gain } a year is to be won back**: that is what the change at { $place } has cost a year since { $start }.
    }
held-unknown = { $isUnsaid ->
        [true] Not in the data: whether it acts at { $place }, and how much of that comes back.
       *[false] Not in the data: how much of that comes back.
    }{ $isProfit ->
        [true] { "" }
       *[false] { " " }Gains are in revenue, as no margin is given.
    }{ " " }Check every month: { INNER($label) } there, { $value } now, { $before } before.
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] Pays back in { $payback } months
           *[no] Pays
        }{ $isUnsaid ->
            [true] , if it acts there
           *[false] { "" }
        }{ WITH(" (", $units, ")") }
        [slow] Takes { $payback } months to pay back
        [beyond] Costs more than all there is to win
        [elsewhere] { GIVEN($named) ->
            [yes] Acts on { $named }, not on the cause
           *[no] Does not touch the cause
        }
        [unsaid] Nothing in the data says that it acts on what changed there{ WITH(" (", $units, ")") }
        [saves] Saves more than it loses, but does not touch the cause
        [loses] Loses more than it saves, and does not touch the cause
       *[unpriced] Price or number not known
    }
held-brings = { $isFirst ->
        [true] { $what } is worth up to { $net } in its first year, after its cost
       *[false] { $what } is worth up to { $net } a year, after its cost
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] Takes away { $share } of the { $bad } a year there, as the brief says
           *[false] Takes away { $share } of all { $bad } a year, as the brief says
        }
        [before] At most what was before comes back
       *[most] At most all that changed comes back; nothing says how much
    }
held-why = { $why ->
        [bills] The data hold no bills of it, so nothing says what that comes to
        [units] How many { $unit } there are is not in the data
        [effect] Of what it takes a part is not in the data
       *[price] Price or number not known
    }
held-all = everywhere
held-left = Others pay it: at most, if none of them leaves
held-both = { $said }. { $more }
held-sample = The data hold one row in { $times }; what is told by the year is of all of them.
held-given = { $unit } for each is what the brief gives.
held-column = { $unit } for each is what “{ $column }” says of those rows; all of it comes back only if everything goes back to what it was.
held-columns =
    .option = Option
    .once = Once
    .cost = Cost a year
    .gain = Gain a year, at most
    .net = Net a year
    .first = Net in the first year
    .share = Share of gain needed
    .says = What the figures say
held-nothing = Costs nothing and goes on losing up to { $gain } a year
held-lead = By the year, against the change at { $place } since { $start }
held-step =
    .head = { GIVEN($called) ->
        [yes] choose { $called }
       *[no] take none of the options
    }
    .what = { GIVEN($called) ->
        [yes] Carry out { $called } and check { INNER($label) } at { $place } every month
       *[no] Take none of the options at its price, and find one that costs less than { $gain } a year
    }
    .measure = { $label } there back to { $before }
held-worth = up to { $net } a year
