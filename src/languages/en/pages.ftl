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
part-move = { $direction ->
        [up] rise
       *[down] fall
    }
part-gained = { $direction ->
        [up] gained
       *[down] lost
    }

# Cover.

cover-title = { GIVEN($company) ->
        [yes] { $company }:{" "}
       *[no] {""}
    }{ $period } { $isReview ->
        [true] business review
       *[false] results
    }
cover-focus = Focus: { $topics }
cover-audience = For { WHOM($audience) }
cover-as-of = As of { $date }
source = Source: { $file }, { FULL($rows) } { $subject }, as of { $date }

# Lead.

lead-span = { $label }{ GIVEN($unit) ->
        [yes] {" "}in { $unit }
       *[no] {""}
    }, { $first } to { $last }
lead-by = { $label }{ GIVEN($unit) ->
        [yes] {" "}in { $unit }
       *[no] {""}
    } by { INNER($dimension) }, { $now }{ GIVEN($prior) ->
        [yes] {" "}against { $prior }
       *[no] {""}
    }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }, change against { $prior }
       *[no] { FIRST($now) }
    }
lead-months = { $label } by month of the quarter, complete quarters only
lead-suggestions = Suggestions drawn from the findings; owners and dates are for the meeting to set
lead-risks = Drawn from the figures of { $now }
lead-as-of = State of { $date }
lead-definitions = As used on every page of this deck
moved = { $direction ->
        [flat] { $label } held at { $value }
       *[other] { GIVEN($multiple) ->
        [yes] { $label } { part-verb } to { $value }, { $multiple } the { $prior } figure
       *[no] { $label } { part-verb } { GIVEN($pct) ->
        [yes] {""}
       *[no] by{" "}
    }{ GIVEN($pct) ->
        [yes] { ABS($pct) }
       *[no] { ABS($delta) }
    } to { $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }; { $driverMember } alone { $driverDirection ->
        [up] gained
       *[down] lost
    } { ABS($driverDelta) }
    .short = { $headline }; { INNER($held) }
    .shorter = { $headline }
summary-fallback = { $label } came to { $value } in { $now }
scorecard-fell = { INNER($members) } fell
scorecard-rose = { INNER($members) } rose
scorecard-held = { INNER($members) } held
scorecard-between = ;{" "}
scorecard-plain = { $now } in figures
against = { $change } vs { $prior }
within-chance = { $change }, within chance

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
        [flat] { moved }: the change from { $prior } is within chance
       *[other] { moved } on { $prior }
    }
    .short = { moved }
trend-plain = { $label }: { $value } in { $now }
trend-change = { $direction ->
        [flat] **Held against { $prior }**: { $value } now, { $before } then.
       *[other] **{ SIGNED($delta) } on { $prior }**, which stood at { $before }.
    }
trend-target = Target
trend-attained = **{ $attainment } of target**, which was { $target }.
trend-behind = { $rows } { $subject } stand behind the { $now } figure.
trend-partial = { $periods } { COUNT($periods) ->
        [1] is
       *[other] are
    } covered only in part and not compared.

# Bridge.

bridge-titles =
    .full = { NEEDS($contribution) }{ $member } { part-gained } { ABS($delta) }, { GIVEN($contribution) ->
        [yes] { $contribution } of the net { part-move } in { INNER($label) }
       *[no] {""}
    }
    .short = { $member } alone { part-gained } { ABS($delta) } against a net { part-move } of { ABS($total) } in { INNER($label) }
    .shorter = { $member } moved { INNER($label) } most: { SIGNED($delta) }
bridge-plain = { $label }: what moved it by { INNER($dimension) }
bridge-driver = **{ $member }** went from { $before } in { $prior } to { $value }.
bridge-counter = **{ $member }** moved the other way: { $rose ->
        [true] up
       *[false] down
    } { ABS($delta) }.
bridge-from-to = **{ $end }** in { $now } after { $start } in { $prior }.
bridge-net = Together the steps come to { SIGNED($total) } on { $prior }.
bridge-other = Other joins the remaining { $count } { INNER($dimension) }.

# Ranking.

ranking-titles =
    .full = { $member } leads { INNER($label) } with { $value }, { $lead } the second
    .short = { $member } leads { INNER($label) } with { $value }
    .shorter = { $member } leads with { $value }
ranking-plain = { $label } by { INNER($dimension) }
ranking-share = **{ $member }** brings { $share } of { INNER($label) } in { $now }.
ranking-overall = Over all periods, { $member } holds { $allShare } of { INNER($label) }{ GIVEN($allLead) ->
        [yes] , { $allLead } the second
       *[no] {""}
    }.
ranking-change = { $member }: { SIGNED($delta) } on { $prior }.

# Share.

share-titles =
    .full = { $member } holds { $share } of { INNER($label) }, { $rose ->
        [true] up
       *[false] down
    } { ABS($shift) }
    .short = { $member } holds { $share } of { INNER($label) }
share-plain = { $label } by { INNER($dimension) }
share-shift = **{ $member }** moved most in the mix: its share by { SIGNED($shift) }, its value by { SIGNED($delta) }.
share-steady-mix = No share moved by a full point against { $prior }.
share-first = **{ $members }** together hold { $share }.

# Comparison.

comparison-titles =
    .full = { $member } { $rose ->
        [true] gained
       *[false] lost
    } most in { INNER($label) }: { SIGNED($delta) }
    .short = { $member }: { SIGNED($delta) } in { INNER($label) }
comparison-rate =
    .full = { $label } is alike across { INNER($many) }: differences are within chance
    .short = { $label } across { INNER($many) }: within chance
comparison-rate-differs =
    .full = { $member } stands apart in { INNER($label) }: { $value } against { $whole } in all
    .short = { $member }: { $label } { $value }
comparison-member = **{ $member }**: { $value } after { $before } in { $prior }.
comparison-rows = Smallest group shown: { $least } { $subject }.

# Pattern.

pattern-titles =
    .full = { $metric ->
        [win_rate] { $direction ->
        [up] Wins come late
       *[down] Wins come early
    }
       *[other] { $label } { $direction ->
        [up] rises
       *[down] falls
    } within the quarter
    }: { $third }{ $metric ->
        [win_rate] {" "}won
       *[other] {""}
    } in the last month of { $now }, { $first } in the first
    .short = { $metric ->
        [win_rate] { $direction ->
        [up] Wins come late
       *[down] Wins come early
    }
       *[other] { $label } { $direction ->
        [up] rises
       *[down] falls
    } within the quarter
    }: { $third } after { $first }
pattern-categories =
    .full = First month
    .short = Second month
    .shorter = Third month
pattern-pooled = **Every complete quarter shows it**: { $allFirst }, { $allSecond } and { $allThird } by month, taken together.
pattern-test = The gap between the first and the last month is beyond chance.

# Table.

table-title =
    .full = { $dimension } in figures: { $member } is first in { INNER($label) } at { $value }
    .short = { $dimension } in figures: { $member } is first at { $value }
table-two-leaders =
    .full = { $member } is first in { INNER($label) }, { $member2 } in { INNER($label2) }
table-share = Share
table-change = vs { $prior }
table-small-count = { $hits } of { $n }

# Pipeline.

pipeline-titles =
    .full = { STANDS($label) } at { $value }; { INNER($created) }
    .short = { STANDS($label) } at { $value }
pipeline-other = **{ $label }**: { $value }.
pipeline-no-value = { $label } has no value here. { $reason }

# Points.

points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] , { SIGNED($delta) } on { $prior }
    }.
points-rate-delta = **{ moved }**, after { $before } in { $prior }.
points-steady = **{ $label } held**: { $value } after { $before } in { $prior }, a change within chance.
points-unchanged = **{ $label } held** at { $value }, as in { $prior }.
points-driver = **{ $member } alone { part-gained } { ABS($delta) }**{ GIVEN($contribution) ->
        [yes] , { $contribution } of the net { part-move } in { INNER($label) }
       *[no] {""}
    }.
points-pattern = **{ $metric ->
        [win_rate] { $direction ->
        [up] Wins come late in the quarter
       *[down] Wins come early in the quarter
    }
       *[other] { $label } { $direction ->
        [up] rises
       *[down] falls
    } within the quarter
    }**: { $first }, { $second } and { $third } by month of { $now }.
points-rank = **{ $member } leads { INNER($label) }**{ GIVEN($share) ->
        [yes] {" "}with { $share }
       *[no] {""}
    }{ GIVEN($lead) ->
        [yes] , { $lead } the second
       *[no] {""}
    }.
points-concentration = **{ $members } together** hold { $share } of { INNER($label) }.
points-shift = **{ $member }'s share of { INNER($label) }** moved { SIGNED($shift) } to { $share }.
points-threshold = **{ $label } came to { $attainment } of target**: { $value } against { $target }.
points-rate-difference = **{ $member } stands apart in { INNER($label) }**: { $value } against { $whole } in all.
points-plain = **{ $label }** came to { $value } in { $now }.

# Risks.

risks-title = Risks: { INNER($heads) }
risks-driver =
    .head = A further { part-move } at { $member }
    .response = Consider going through the { $member } cases behind { INNER($label) } one by one
risks-pattern =
    .head = A quarter that hangs on its last month
    .response = Consider reviewing decision dates in the first weeks of the quarter
risks-rank =
    .head = Dependence on { $member }
    .response = Consider what the other { INNER($many) } need to close the gap
risks-delta =
    .head = A further { part-move } in { INNER($label) }
    .response = Agree on the figure at which the plan is changed
risks-unknown =
    .head = { $label } is not known
    .evidence = { $reason }
    .response = Consider filling the missing field in the source

# Actions.

actions-title = { GIVEN($heads) ->
        [yes] Next steps: { INNER($heads) }
       *[no] Next steps
    }
actions-driver =
    .head = look into { $member }
    .what = Review the { $member } deals of { $now } with their owners and name what { $tone ->
        [bad] was lost
       *[other] worked
    }
actions-pattern =
    .head = decide deals earlier
    .what = Consider a mid-quarter review of open deals, so that fewer decisions wait for the last month
actions-rank =
    .head = spread what { $member } does
    .what = Consider sharing how { $member } works with the rest of the team
actions-product =
    .head = plan around { $member }
    .what = Consider a plan for { $member } and for what could stand beside it
actions-delta =
    .head = set a course for { INNER($label) }
    .what = Agree on the aim for { INNER($label) } next period and who answers for it
actions-steady =
    .head = test what moves { INNER($label) }
    .what = Choose one change to test on { INNER($label) }, as it held without one
actions-missing =
    .head = record { INNER($label) }
    .what = Consider recording what { INNER($label) } needs at the source, so that the next review can show it
actions-check =
    .head = confirm the figures of { $now }
    .what = Confirm the figures of { $now } with the owners of the data
definitions-title = Definitions: how each figure is computed
not-computable = Not computed: { $reason }

# Quality.

quality-title = Data quality: what was read and what was left out
quality-file = { FULL($rows) } rows read, { FULL($rejected) } rejected
quality-period = Periods
quality-partial = Covered in part, shown and never compared: { $periods }
quality-tests = Tests
quality-guard = A rate is said to change only when a two-proportion test, corrected for all rates tested, finds it beyond chance
agenda = What this review covers

# Sections.

sections-summary = Summary
sections-results = Results
sections-evidence = Evidence
sections-outlook = Outlook
sections-actions = Next steps
sections-appendix = Appendix

# Notes.

notes-formula = { $label } ({ $value }): { $formula }; from { FULL($rows) } { $subject }.
