# What net and gross retention say, and what they do not see.

retention-titles =
    .hides = { NEEDS($within) }Net retention of { $nrr } leaves out the { $within } sold and lost within { $now }
    .partial = { NEEDS($partial) }None of the { $accounts } { $prior } accounts has left, but gross retention is { $grr }: every loss is partial
    .full = Net revenue retention is { $nrr } on { $prior } accounts; gross retention is { $grr }
    .short = Net revenue retention is { $nrr }, gross { $grr }
retention-none-left = **No account has left**: all { $accounts } that paid at the end of { $prior } still pay{ EITHER($partial, ", so every loss is partial", "") }.
retention-left = **{ $left } of the { $accounts } accounts** paying at the end of { $prior } pay nothing any more.
retention-within = **{ $share }** of what was lost was sold in { $now } itself; net and gross retention count the opening book alone.
retention-by-subscription = **By subscription, { $lost } of the opening { $unit } was lost**; gross retention of { $grr } sets growth of the same account against it.
