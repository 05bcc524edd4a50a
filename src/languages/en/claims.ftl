# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [fits] { $n } may hold
    [part] { $n } true but small
    [cleared] { $n } ruled out
   *[open] { $n } cannot be tested
}
claims-head = { $none ->
    [yes] None of the { $count } explanations holds
   *[no] Of { $count } explanations, { COMMAS($parts) }
}
claims-titles =
    .full = { $none ->
        [yes] None of the { $count } explanations holds for { $cell }
       *[no] Of { $count } explanations for { $cell }, { COMMAS($parts) }
    }
    .short = { claims-head }
    .plain = { $count } explanations held against the data
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) } – { $tag }
claims-claim = “{ $claim }”{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [fits] may explain it
    [place] names the place
    [part] true, but explains little
    [alike] the same everywhere
    [still] did not happen
    [opposite] the opposite happened
    [chance] no more than chance
    [without] makes no difference
    [across] makes no difference
    [elsewhere] not where it changed
    [later] came too late
    [season] not the season
    [always] no difference elsewhere
    [few] too few rows to tell
    [person] not for figures to say
   *[unknown] cannot be tested
}
claims-detail = { $verdict ->
    [fits] { WITH("Elsewhere ", $others, ", ", $othersBefore, " before.") }
    [part] { GIVEN($share) ->
        [yes] It explains only { $share } of the change at { $cell }.
       *[no] { "" }
    }
    [alike] Elsewhere { $others } too, { $othersBefore } before; yet only { $cell } changed.
    [without] { FIRST($label) } at { $cell } moved as much without { $who }.
    [across] { FIRST($label) } at { $cell } moved as much whichever { LOWERCASE($who) } is left out.
    [elsewhere] { FIRST($cell) } changed, not { $who }.
    [later] { FIRST($cell) } changed in { $start }, before { $who }.
    [season] The same months of the year before were as all before.
    [always] Elsewhere, { INNER($label) } went from { $othersBefore } to { $others }: it would have to act only at { $cell }.
    [few] { "" }
    [person] The figures of one person do not tell a cause.
    [unknown] The data have no column { GIVEN($thing) ->
        [yes] of { $thing }
       *[no] for it
    }.
   *[other] { "" }
}
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explanation
    .what = Measured by
    .before = Before
    .since = Since { $start }
    .verdict = Verdict
claims-lead = { FIRST($cell) }: { INNER($label) } changed in { $start }; what each explanation would need there, before and since
claims-season = { FIRST($label) }, the same months of the year before
claims-share = Share of { $who }
claims-without = { $label } without { $who }
claims-load = { FIRST($rows) } per { LOWERCASE($dimension) } and month
claims-years = Years since { INNER($label) }
claims-thing = { $thing ->
    [weight] weight
    [size] size
    [age] age
    [discount] discounts
    [price] prices
    [reply] time to reply
    [approval] time to approval
    [arrival] time to arrival
    [work] working time
    [parts] parts and material
    [duration] duration
    [load] workload per person
    [distance] distance
    [temperature] temperature
   *[experience] experience
}
