# Since when a measure is another one, and where.

onset-point = **{ FIRST($cell) }: { INNER($label) } went from { $before } before { $start } to { $value } since** ({ $rows } { $subject }); everywhere else from { $othersBefore } to { $others }.
onset-maybe = **The largest shift is { $cell } since { $start }**: { INNER($label) } of { $value }, from { $before } ({ $rows } { $subject }). Of { $count } places looked at, one may do so by chance: confirm it first.
onset-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell } since { $start }
    .short = { FIRST($cell) }: { $value } since { $start }, { $before } before
onset-measure-titles =
    .full = { FIRST($label) } has been { $value } since { $start }, { $before } before: { $cell }
    .short = { FIRST($label) } has been { $value } since { $start }, { $before } before
onset-page = { FIRST($cell) }: { $worth } lost since { $start }
onset-cost = { GIVEN($worth) ->
    [yes] **That has cost { $worth } since { $start }**: { $count } more of { $rows } { $subject } at the rate before, { $average } each.
   *[no] At the earlier rate, **{ $count } of its { $rows } { $subject }** since { $start } would have turned out differently.
}
onset-beyond = { $of ->
    [money] **That has cost { $worth } since { $start }**, on { $whole }: what the gap to the rate before comes to.
    [priced] **That has cost { $worth } since { $start }**: { $count } of { $whole } units more than at the rate before.
   *[units] Since { $start }, **{ $count } of { $whole } units** more than at the rate before.
}
onset-amount = **That comes to { $amount } since { $start }**: { INNER($label) } of { $value } instead of { $before }, over { $rows } { $subject }.
onset-series =
    .before = Before { $start }
    .since = Since { $start }
step-onset =
    .head = review { $cell }
    .ask = review { $cell } since { $start }
    .what = Find what changed at { $cell } since { $start }, and reverse it
    .measure = { $label } there back to { $before }
onset-joined = **{ FIRST($cell) }, joined since { $start }**: { INNER($label) } of { $value }, { $before } before ({ $rows } { $subject }); all others { $othersBefore } before, { $others } since.
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell }, joined since { $start }
    .short = { FIRST($cell) }, joined since { $start }: { $value } lost within 90 days, { $before } before
onset-joined-page = Since { $start }, { $value } of { $cell } leave within 90 days, { $before } before
onset-lost = **{ $lost } of the { $all } lost since { $start } were there**; { $excess } would have stayed at the rate before, with { $money } of { $unit }.
onset-share = { $part ->
    [all] Elsewhere, the rate did not rise.
   *[some] That is { $share } of the rise.
}
onset-since = **{ FIRST($label) } has been { $value } since { $start }**, { $before } before.
onset-reason = **{ $count } of the { $lost } that gave a reason there said “{ $why }”**, { $others } elsewhere.
worth-monthly = { $value } of { $unit } a month
onset-along = { $of ->
    [member] **What changed there: “{ $what }”**, { $before } of its { $subject } before { $start }, { $value } since; elsewhere { $others }.
   *[measure] **What changed there: { INNER($what) }**, { $before } before { $start }, { $value } since; elsewhere { $othersBefore } before, { $others } since.
}
onset-along-held = **Not { INNER($what) }**: { $value } at { $cell } since { $start }, { $before } before.
onset-along-titles =
    .full = { $of ->
        [member] At { $cell }, “{ $what }” has gone from { $before } to { $value } of { $subject } since { $start }; elsewhere { $others }
       *[measure] At { $cell }, { INNER($what) } has gone from { $before } to { $value } since { $start }; elsewhere { $others }
    }
    .short = { $of ->
        [member] There above all, “{ $what }” went from { $before } to { $value }
       *[measure] There above all, { INNER($what) } went from { $before } to { $value }
    }
onset-along-lead = { FIRST($cell) }: what changed with it since { $start }, and what did not
onset-along-columns =
    .what = Measure
    .before = There before
    .since = There since
    .othersBefore = Elsewhere before
    .others = Elsewhere since
onset-along-so-what = Same place, same month: start there. The data do not say why it changed.
step-along =
    .head = { $of ->
        [member] review “{ $what }” at { $cell }
       *[measure] bring { INNER($what) } at { $cell } back to { $before }
    }
    .ask = { $of ->
        [member] review “{ $what }” at { $cell }
       *[measure] bring { INNER($what) } at { $cell } back to { $before }
    }
    .what = { $of ->
        [member] Review “{ $what }” at { $cell }: { $value } of its { $subject } since { $start }, { $before } before
       *[measure] Bring { INNER($what) } at { $cell } back to { $before } ({ $value } since { $start })
    }
    .measure = { $label } there back to { $former }
onset-course-lead = { $label }, { $span }
onset-along-per = { $label } per { $subject }
onset-along-share = { $form ->
    [first] { $of }, first time: { $value }
    [value] { $of }: { $value }
   *[filled] { $of }: filled in
}
onset-along-step = { $unit ->
    [hours] hours
   *[days] days
} from { INNER($from) } to { INNER($to) }
onset-beside-title = Since { $start }, { $value } at { $cell } and { $others } everywhere else
