# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n } shown by the data
    [fits] { $n } { $many ->
        [1] fits
       *[other] fit
    } in time or place only
    [part] { $n } true but small
    [cleared] { $n } ruled out
   *[open] { $n } cannot be tested
}
claims-head = { $none ->
    [yes] None of the { $count } explanations holds
   *[no] Of { $count } explanations, { COMMAS($parts) }
}
claims-title = { $none ->
    [yes] None of the { $count } explanations holds for { $cell }
   *[no] Of { $count } explanations for { $cell }, { COMMAS($parts) }
}
claims-titles =
    .short = { claims-head }
    .counts = Explanations: { COMMAS($parts) }
    .plain = { $count } explanations held against the data
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) } – { $tag }
claims-claim = “{ $claim }”{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [shown] shown by the data
    [mixed] shown by the data
    [timing] fits in time only
    [place] fits the place only
    [part] true, but explains little
    [alike] the same everywhere
    [still] did not happen
    [opposite] the opposite happened
    [chance] no more than chance
    [without] makes no difference
    [across] makes no difference
    [elsewhere] not where it changed
    [later] came too late
    [early] came too early
    [season] not the season
    [always] no difference elsewhere
    [like] no change in like groups
    [even] nothing it could have moved
    [few] too few rows to tell
    [person] not for figures to say
   *[unknown] cannot be tested
}
claims-detail = { $verdict ->
    [shown] { WITH("Elsewhere ", $others, ", ", $othersBefore, " before.") }
    [mixed] Its own { INNER($label) } is { $others }, { $othersBefore } before.
    [timing] { WITH("Elsewhere ", $others, ", ", $othersBefore, " before. ") }No column tells more than the month.
    [place] { WITH("Elsewhere ", $others, ", ", $othersBefore, " before. ") }No column tells it from anything else there.
    [part] { GIVEN($share) ->
        [yes] It explains only { $share } of the change at { $cell }.
       *[no] { "" }
    }
    [alike] Elsewhere { $others } too, { $othersBefore } before; yet only { $cell } changed.
    [without] { FIRST($label) } at { $cell } moved as much without { $who }.
    [across] { FIRST($label) } at { $cell } moved as much whichever { LOWERCASE($who) } is left out.
    [elsewhere] { FIRST($cell) } changed, not { $who }.
    [later] { FIRST($cell) } changed in { $start }, before { $who }.
    [early] { FIRST($cell) } changed in { $start }, long after { $who }.
    [season] The same months of the year before were as all before.
    [always] Elsewhere, { INNER($label) } went from { $othersBefore } to { $others }: it would have to act only at { $cell }.
    [like] Within the same { INNER($groups) }, { $like }.
    [even] Within each { LOWERCASE($groups) }, { INNER($label) } is what it was.
    [few] { "" }
    [person] The figures of one person do not tell a cause.
    [unknown] The data have no column { GIVEN($thing) ->
        [yes] of { $thing }
       *[no] for it
    }.
   *[other] { "" }
}
claims-alone = **{ FIRST($claim) }**: { $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explanation
    .what = Measured by
    .before = Before
    .since = Since { $start }
    .verdict = Verdict
claims-lead = { FIRST($cell) }: { INNER($label) } changed in { $start }; what each explanation would need there, before and since
claims-season = { FIRST($label) }, the same months of the year before
claims-of = { $label }, { $who }
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
