# The sentences of a deck made from facts.

# Parts of others.

part-verb = { $direction ->
        [up] { $size ->
        [small] edged up
       *[usual] rose
        [large] jumped
    }
       *[down] { $size ->
        [small] edged down
       *[usual] fell
        [large] dropped
    }
    }
part-move = { EITHER($direction, "increase", "decline") }
part-ranks = { EITHER($less, "ranks highest", "ranks first") }
part-added = { EITHER($direction, "added", EITHER($less, "shed", "lost")) }
part-in-unit = { WITH(" in ", $unit) }
part-side = { EITHER($direction, "above", "below") }

# Cover.

cover-title = { WITH($company, ": ") }{ $period } { $review }
cover-measure = { WITH($company, ": ") }{ FIRST($measure) }, { $period }
cover-review = { $about ->
        [measure] { INNER($measure) }
        [sales] sales review
        [success] customer success review
        [support] support review
        [people] people review
        [marketing] marketing review
        [finance] financial review
        [results] results
       *[business] business review
    }
cover-topics = { INNER($topics) }
cover-focus = Focus: { $topics }
cover-audience = Prepared for { WHOM($audience) }
cover-as-of = As of { $date }
source = Source: { $file }, { FULL($rows) } { $subject }, as of { $date }

# Lead.

lead-span = { $label }{ part-in-unit }, { $first } to { $last }
lead-by = { $label }{ part-in-unit } by { INNER($dimension) }, { $now }{ WITH(" vs. ", $prior) }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now } vs. { $prior }
       *[no] { FIRST($now) }
    }
lead-months = { $label } by month of the quarter, complete quarters only
lead-risks = Based on { $now } results
lead-as-of = As of { $date }
lead-definitions = As used throughout this deck
moved = { $direction ->
        [flat] { $label } held steady at { $value }
       *[other] { GIVEN($multiple) ->
        [yes] { $label } { part-verb } to { $value }, { $multiple } the { $prior } figure
       *[no] { $label } { part-verb } { EITHER(GIVEN($pct), ABS($pct), ABS($delta)) } to { $value }
    }
    }
summary-titles =
    .factor = { NEEDS($driver) }{ $headline } on { $factor }{ $driverShare ->
        [most] ; most of it in
       *[some] , led by
    } { $driverMember }
    .factorAlone = { $headline } on { $factor } and { $factor2 }
    .full = { NEEDS($driver) }{ $headline }, { $driverShare ->
        [most] { EITHER($driverDirection, "most of it from", "most of it in") }
       *[some] { EITHER($driverHit, "hardest hit:", "led by") }
    } { $driverMember } ({ SIGNED($driverDelta) })
    .short = { $headline }; { INNER($held) }
    .shorter = { $headline }
summary-fallback = { $label } came to { $value } { IN($now) }
scorecard-all = Every measure compared with { $prior } { EITHER($better, "improved", "worsened") }: { INNER($label) } { EITHER($rose, "rose", "fell") } { ABS($change) }
scorecard-but = { $label } { EITHER($rose, "rose", "fell") } { ABS($change) }, but { INNER($other) } { EITHER($otherRose, "rose", "fell") } { ABS($otherChange) }
scorecard-and = { $label } { EITHER($rose, "rose", "fell") } { ABS($change) }, { INNER($other) } { ABS($otherChange) }
scorecard-fell = { INNER($members) } fell
scorecard-rose = { INNER($members) } rose
scorecard-held = { INNER($members) } held steady
scorecard-between = ;{" "}
scorecard-plain = { FIRST($now) } at a glance
against = { $change } vs. { $prior }

# Trend.

trend-titles =
    .full = { NEEDS($run) }{ moved }, the { $run ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } { part-move } in a row
    .short = { moved } in { $now }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }
       *[other] { moved } vs. { $prior }
    }
    .short = { moved }
trend-plain = { $label } came to { $value } { IN($now) }
trend-change = { $direction ->
        [flat] **Unchanged from { $prior }** at { $value }.
        [up] **Up { ABS($delta) }** from { $before } in { $prior }.
       *[down] **Down { ABS($delta) }** from { $before } in { $prior }.
    }
trend-year-before = Year before
trend-target = Target
trend-attained = **{ $attainment } of target**, which was { $target }.
trend-behind = Based on { $rows } { $subject }.
trend-partial = { $periods } { COUNT($periods) ->
        [1] is
       *[other] are
    } incomplete and not compared.

# Bridge.

bridge-titles =
    .full = { NEEDS($contribution) }{ ABS($delta) } of the { ABS($total) } { part-move } in { INNER($label) } came from { $member }
    .short = { FIRST($member) } { part-added } { ABS($delta) }, against a net { part-move } of { ABS($total) } in { INNER($label) }
    .shorter = { FIRST($member) } moved { INNER($label) } most: { SIGNED($delta) }
bridge-plain = What changed { INNER($label) }, by { INNER($dimension) }
bridge-driver = **{ FIRST($member) }** { EITHER($direction, "rose", "fell") } to { $value }, from { $before } in { $prior }.
bridge-counter = **{ FIRST($member) }** went the other way, { EITHER($rose, "up", "down") } { ABS($delta) }.
bridge-from-to = **{ $end }** in { $now }, from { $start } in { $prior }.
bridge-net = The steps total { SIGNED($total) } from { $prior }.
bridge-other = "Other" combines { $count } { INNER($dimension) }.

# Ranking.

ranking-titles =
    .full = { FIRST($member) } { part-ranks } in { INNER($label) } with { $value }, { $lead } the runner-up
    .short = { FIRST($member) } { part-ranks } in { INNER($label) } with { $value }
    .shorter = { FIRST($member) } { part-ranks } with { $value }
ranking-plain = { $label } by { INNER($dimension) }
ranking-share = **{ FIRST($member) }** accounted for { $share } of { INNER($label) } { IN($now) }.
ranking-overall = Across all periods, { $member } accounted for { $allShare } of { INNER($label) }{ WITH(", ", $allLead, " the runner-up") }.
ranking-change = { FIRST($member) } is { EITHER($direction, "up", "down") } { ABS($delta) } from { $prior }.

# Share.

share-titles =
    .full = { FIRST($member) } accounted for { $share } of { INNER($label) }, { EITHER($rose, "up", "down") } { ABS($shift) }
    .short = { FIRST($member) } accounted for { $share } of { INNER($label) }
share-plain = { $label } by { INNER($dimension) }
share-shift = **{ FIRST($member) }** shifted most: { SIGNED($shift) } in share, { SIGNED($delta) } in value.
share-steady-mix = Every share is within a point of { $prior }.
share-first = **{ FIRST($members) }** together accounted for { $share }.

# Comparison.

comparison-titles =
    .full = { $label } { EITHER($rose, "grew", "fell") } most at { $member }, by { ABS($delta) }
    .short = { FIRST($member) }: { SIGNED($delta) } in { INNER($label) }
comparison-rate =
    .few = { NEEDS($few) }{ $label } is similar across { INNER($many) } with enough { $few }
    .full = { $label } is similar across { INNER($many) }
    .short = { $label } by { INNER($many) }
comparison-rate-differs =
    .full = { FIRST($member) } is { part-side } average on { INNER($label) }: { $value } vs. { $whole } overall
    .short = { $label } in { $member }: { $value }
comparison-member = **{ FIRST($member) }**: { $value }, from { $before } in { $prior }.
comparison-rows = Smallest group shown: { $least } { $subject }.

# Pattern.

part-through-the-quarter = { EITHER($direction, "climbs", "falls") } through the quarter
pattern-titles =
    .full = { $label } { part-through-the-quarter }: { $first } in the first month of { $now }, { $third } in the last
    .short = { $label } { part-through-the-quarter }, from { $first } to { $third }
pattern-categories =
    .full = First month
    .short = Second month
    .shorter = Third month
pattern-pooled = **Every complete quarter shows it**: { $allFirst }, { $allSecond } and { $allThird } by month, combined.
pattern-test = The gap between the first and last month is too wide to be chance.

# Table.

table-title =
    .full = { $dimension } detail: { $member } led { INNER($label) } with { $value }
    .short = { $dimension } detail: { $member } led with { $value }
table-two-leaders =
    .full = { FIRST($member) } led in { INNER($label) }, { $member2 } in { INNER($label2) }
table-share = Share
table-change = vs. { $prior }
table-small-count = { $hits } of { $n }

# Pipeline.

pipeline-titles =
    .full = { STANDS($label) } at { $value }; { INNER($created) }
    .short = { STANDS($label) } at { $value }
pipeline-other = **{ $label }**: { $value }.
pipeline-no-value = { $label } is not available. { $reason }

# Points.

points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] , { EITHER($direction, "up", "down") } { ABS($delta) } from { $prior }
    }.
points-rate-delta = **{ moved }**, from { $before } in { $prior }.
points-unchanged = **{ $label } held steady** at { $value }, as in { $prior }.
points-driver = **{ FIRST($member) } { part-added } { ABS($delta) }**{ GIVEN($contribution) ->
        [yes] , { $contribution } of the { part-move } in { INNER($label) }
       *[no] {" "}in { INNER($label) }
    }.
points-pattern = **{ $label } { part-through-the-quarter }**: { $first }, { $second } and { $third } by month of { $now }.
points-rank = **{ FIRST($member) } { part-ranks } in { INNER($label) }**{ WITH(" with ", $share, " of the total") }{ WITH(", ", $lead, " the runner-up") }.
points-concentration = **{ FIRST($members) }** together accounted for { $share } of { INNER($label) }.
points-shift = **The { $member } share of { INNER($label) }** { EITHER($direction, "rose", "fell") } { ABS($shift) } to { $share }.
points-threshold = **{ $label } came in { EITHER($less, EITHER($direction, "over target, at", "under target, at"), "at") } { $attainment } of { EITHER($less, "it", "target") }**: { $value } vs. { $target }.
points-rate-difference = **{ FIRST($member) } is { part-side } average on { INNER($label) }**: { $value } vs. { $whole } overall.
points-plain = **{ $label }** came to { $value } { IN($now) }.

# Risks.

risks-title = Risks: { INNER($heads) }
risks-driver =
    .head = Further { part-move } at { $member }
    .response = Find out what moved { INNER($label) } at { $member }, and reverse what can be reversed
risks-pattern =
    .head = Dependence on the last month of the quarter
    .response = Review decision dates in the first weeks of the quarter
risks-rank =
    .head = Reliance on { $member }
risks-delta =
    .head = Further { part-move } in { INNER($label) }
risks-unknown =
    .head = { $label } is not known
    .evidence = { $reason }

# Actions.

actions-title = { GIVEN($heads) ->
        [yes] Next steps: { INNER($heads) }
       *[no] Next steps
    }
definitions-title = Definitions: how each metric is calculated
not-computable = Not available: { $reason }

# Quality.

appendix-title = Data quality and definitions
quality-title = Data quality: what was included and what was left out
quality-file = { FULL($rows) } rows read, { FULL($rejected) } rejected
quality-period = Periods
quality-partial = Incomplete, shown but never compared: { $periods }
quality-tests = Method
quality-guard = Changes in rates are tested with a two-proportion test, corrected for all rates tested; changes that fail the test are treated as normal variation
agenda = What this review covers

# Sections.

sections-summary = Summary
sections-results = Results
sections-evidence = Evidence
sections-outlook = Outlook
sections-actions = Next steps
sections-appendix = Appendix

# Notes.

notes-formula = { $label } ({ $value }): { $formula }; based on { FULL($rows) } { $subject }.
trend-effects = Of this, { SIGNED($volume) } comes from the number of { $subject } and { SIGNED($size) } from their average value.
