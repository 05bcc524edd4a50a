# What a page means beyond its chart.

so-factors = Had { INNER($factor) } stayed at the { $prior } level, { INNER($label) } would have been { $value }.
so-driver =
    .against = Without { $member }, { INNER($label) } would have { EITHER($rose, "risen", "fallen") } by { ABS($rest) }.
    .alone = All the rest together moved by { SIGNED($rest) }: it hinges on { $member }.
    .broad = The rest { EITHER($rose, "rose", "fell") } { ABS($rest) } too: it does not hinge on { $member } alone.
so-common =
    .all = All { $count } { INNER($many) } { EITHER($rose, "rose", "fell") }: look for what they have in common, not at one of them.
    .most = { $some } of { $count } { INNER($many) } { EITHER($rose, "rose", "fell") }: this is broader than one of them.
so-age = It was { $before } in { $prior } too: this is structural, not a matter of one period.
so-spots = { $row } wins { $usual } overall: it sells, so the gap is local to { $column }.
so-effort = A deal closed at { $earners } brings { $more }, one at { $busy } { $less }.
so-live = The live deals bring { $share } of what { $now } did: the rest must come from deals not yet opened.
so-pattern = Compare { INNER($label) } over whole quarters only: months within one differ by { $gap }.
