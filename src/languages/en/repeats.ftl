# Subscriptions that repeat another live one of the same account, plan and price.

repeats-titles =
    .full = { NEEDS($share) }{ $share } of growth is { INNER($first) }, and { $repeats } of { $unit } may be repeats
    .short = { $repeats } of { $unit } sits in second live subscriptions of one plan: audit first
repeats-held = **{ $repeats }**, { $part } of { $unit }, sits in { $subscriptions } repeats of a live subscription: same account, plan and price, at { $accounts } accounts.
repeats-without = **Without them { $unit } { EITHER($rose, "rose", "fell") } { $growth }**, from { $before } to { $value }.
repeats-example = **{ $account }** holds { $count } live { $plan } subscriptions at one price.
repeats-audit = **Audit them before { $unit } is quoted**: teams may buy separately, or renewals leave the old contract open.
repeats-point = **{ $repeats } of { $unit }, { $part }, sits in repeat subscriptions** of one account, plan and price: audit before it is quoted.
