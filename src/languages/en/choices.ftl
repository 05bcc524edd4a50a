# A decision between options, each weighed: what it costs, what is lost where it is held against, and what would have to be true of it.

choice-columns =
    .option = Option
    .cost = Cost a year
    .against = Held against
    .stake = At stake a year
    .even = Breaks even at
    .holds = What the figures say
choice-against = { GIVEN($place) ->
        [yes] { $place } ({ INNER($label) })
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] Saves { $cost }
        [once] { $cost } once
        [first] { $cost } in the first year
       *[year] { $cost }
    }
choice-prices = “{ $what }”: { GIVEN($paid) ->
        [yes] { $paid } a year{ WITH(" and ", $once, " once") }
       *[no] { $once } once
    }{ WITH(", less ", $saved, " a year no longer paid") }.
choice-even-case = { $turn } a case
choice-nothing = Another { $cost } a year is lost{ WITH(" at ", $place) }
choice-saved = { GIVEN($saving) ->
        [yes] Saves { $saving } a year
       *[no] Saves that
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] Pays for itself within a year if { $share } of a year’s loss{ WITH(" at ", $place) } comes back
           *[false] Pays for itself if { $share } of the loss{ WITH(" at ", $place) } comes back
        }
        [beyond] { $once ->
            [true] Does not pay within a year, even if the whole loss{ WITH(" at ", $place) } came back
           *[false] Cannot pay: it costs more than the whole loss{ WITH(" at ", $place) }
        }
        [level] Nothing to win back: { INNER($label) } at { $place } is { $rate }, vs. { $whole } overall
        [load] Too few people is not the problem: each { INNER($one) } handled { $load } { $loaded } in { $now }, vs. { $loadBefore } in { $earlier }
        [more] Pays for itself with { $share } more than the { $all } of the past year
        [each] Pays for itself if each of the { $all } cases a year{ WITH(" at ", $place) } costs at least { $turn }; what one costs is not given
        [free] Pays only if it costs less than { GIVEN($stake) ->
            [yes] the { $stake } a year lost{ WITH(" at ", $place) }
           *[no] what is lost there
        }; its price in all is not known
        [saves] { GIVEN($given) ->
            [yes] { choice-saved } and gives up { $given } a year of { INNER($label) } at { $place }{ WITH("; pays only if less than ", $turn, " of that is profit") }
           *[no] { choice-saved }, if no more than that is lost with it
        }
        [gives] Gives up { $given } a year of { INNER($label) }{ WITH(" (", $part, " of all)") }: pays only if { $place } costs more than that
        [work] What { $place } handles would have to go elsewhere: { INNER($label) }, { $given } a year{ WITH(" (", $part, " of all)") }; what that costs is not given
        [moves] { choice-saved }; what { $place } handles has to be done elsewhere: { INNER($label) }, { $given } a year{ WITH(" (", $part, " of all)") }
        [ends] Saves what it costs today, which is not given; no figure in the data hangs on it by name
        [today] Costs what is paid today
        [unpriced] Its price in all is not known, and the data show no loss for it to win back
        [fee] The data hold no sales the rate would apply to
        [discount] The data hold no discounts above that cap
        [currency] Its price is in another currency, and no exchange rate is given
       *[amount] The data do not say what it could win back in money
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("Worth ", $extra, " a year. ") }Pays as long as no more than { $even } of the volume is lost over it
           *[no] Pays as long as less than that is lost over it
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("Costs ", $extra, " a year. ") }Pays only if { $even } more volume makes up for it
           *[no] { WITH("Costs ", $extra, " a year. ") }What is paid today is not in the data
        }
    }
choice-point = “{ $what }”{ WITH(" (", $cost, ")") }: { INNER($holds) }.
choice-verdict = { $state ->
        [best] **Choose “{ $what }”**: { INNER($holds) }{ WITH(", vs. ", $otherShare, " for the other") }.
        [hard] **“{ $what }”: not at this price**, unless { $share } of the loss{ WITH(" at ", $place) } can be won back.
        [if] **“{ $what }”: only on one condition.** { $holds }.
        [reject] **No to “{ $what }”.** { $holds }.
        [none] **None of the options at its price**: on these figures none earns its cost{ WITH("; doing nothing costs ", $loss, " a year") }.
        [free] **“{ $what }” may cost at most { $most } a year**, which is what is lost{ WITH(" at ", $place) }. Its price in all is not known.
       *[open] { $alike ->
            [true] **The options cannot be decided between yet.** { $holds }.
           *[false] **“{ $what }” cannot be decided yet.** { $holds }.
        }
    }{ GIVEN($turns) ->
        [yes] { " " }The answer turns to “{ $turns }” if that costs less than { $at } a year.
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] Choose “{ $what }”: it saves { $saving } a year
           *[pays] Choose “{ $what }”: it pays for itself if { $share } of the loss{ WITH(" at ", $place) } comes back
        }
        [hard] “{ $what }” pays for itself only if { $share } of the loss{ WITH(" at ", $place) } comes back
        [if] { NEEDS($even) }“{ $what }” breaks even at { $even }
        [reject] { NEEDS($given) }No to “{ $what }”: it gives up { $given } a year
        [none] { $count ->
            [2] Neither option earns its cost on these figures
           *[other] None of the options earns its cost on these figures
        }
        [free] “{ $what }” pays as long as it costs less than { $most } a year
       *[open] What is missing to decide on “{ $what }”
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] Choose “{ $what }”: it saves { $saving } a year
           *[pays] Choose “{ $what }”: { $share } of the loss has to come back
        }
        [hard] “{ $what }” has { $share } of the loss to win back
        [reject] No to “{ $what }” on these figures
        [free] “{ $what }” pays below { $most } a year
       *[other] What each option would have to bring
    }
    .short = { $state ->
        [best] Choose “{ $what }”
        [reject] No to “{ $what }”
       *[other] What each option would have to bring
    }
choice-step = { $state ->
        [best] choose “{ $what }”
        [hard] hold “{ $what }”
        [reject] decide against “{ $what }”
        [none] take none of the options at its price
        [free] get the price of “{ $what }”
       *[open] { GIVEN($first) ->
            [yes] decide { GIVEN($second) ->
                [yes] between “{ $first }” and “{ $second }”
               *[no] on “{ $first }”
            }
           *[no] decide between the options
        }
    }
choice-step-what = { $state ->
        [best] Choose “{ $what }” and agree on the figure by which it is judged
        [hard] Hold “{ $what }” until there is reason to expect { $share } of the loss back
        [reject] Decide against “{ $what }”{ WITH(", unless it frees more than ", $given, " a year") }
        [none] Take none of the options at its price, and look for one that costs less than the loss
        [free] Get the price of “{ $what }” and take it below { $most } a year
       *[open] Get the figures that are missing, then decide
    }
