# Renewals: which are at risk, where they are lost, and what does not explain it.

renewal-sign = { $kind ->
        [seats] less than { $threshold } of licences used
        [use] { INNER($label) } down by more than { $threshold }
        [cell] { $cell }
       *[notice] notice received
    }
renewal-mark = { $kind ->
        [seats] Low use
        [use] Falling use
        [cell] Same group
       *[notice] Notice received
    }
renewal-risk-titles =
    .full = { $count } of { $all } renewals in { $coming } are at risk: { $value } of { $whole }
    .short = { $count } renewals in { $coming } are at risk: { $value }
renewal-risk-lead = Renewals in { $coming } with the sign that lost accounts showed before their renewal: { $sign }
renewal-risk-point = **{ $count } of { $all } renewals in { $coming } are at risk, { $value } of { $whole }**: { $sign }.
renewal-right = In the past year **{ $found } of { $tried } accounts** with this sign left ({ $right }){ WITH(", against ", $rest, " of the others") }.
renewal-in-cell = { GIVEN($all) ->
        [yes] **All { $count }** are { $cell }.
       *[no] **{ $count } of them** are { $cell }.
    }
renewal-well = **{ $count } of the { $of }** carry { INNER($column) } “{ $label }”: the score does not see the risk.
renewal-later = In the period after, **{ $count } more** ({ $value }) show the same sign.
renewal-columns =
    .account = Account
    .value = Up for renewal
    .day = Renewal date
    .owner = Owner
    .seats = Licences used
    .use = { $label }, change
    .sign = Sign
    .health = Health
renewal-cell-titles =
    .full = { $cell } lost { $lost } of { $due } renewals ({ $rate }), against { $rest } elsewhere
    .short = { $cell } lost { $rate } of its renewals, against { $rest } elsewhere
renewal-cell-lead = Renewals due and lost by group, { $now }
renewal-cell-point = **{ $cell } lost { $lost } of { $due } renewals ({ $rate }), { $value }**, against { $rest } elsewhere.
renewal-lost-columns =
    .group = Group
    .due = Renewals due
    .lost = Lost
    .rate = Lost in percent
    .before = { $prior }
    .amount = Amount lost
renewal-beside = { $member }, other { INNER($dimension) }
renewal-others = Others
renewal-all = All renewals
renewal-offer = **{ $label } does not explain it**: { $own } were lost with it, { $others } without.
renewal-owner = **The account owner does not explain it**: in { $cell }, { $member } lost { $own } of the renewals, the other owners { $others }.
renewal-overview-titles =
    .full = { $lost } of { $due } renewals were lost in { $now }: { $rate }, after { $before } in { $prior }
    .short = { $lost } of { $due } renewals were lost in { $now } ({ $rate })
renewal-overview-lead = Renewals by the period in which they were due
renewal-reasons-titles =
    .full = { $count } of { $lost } lost accounts give the reason “{ $reason }”, { $value }
    .short = “{ $reason }” is the first reason for leaving: { $count } of { $lost }
renewal-reasons-lead = Lost renewals by the reason recorded, { $now }
renewal-reasons-point = **{ $count } of { $lost } lost accounts give the reason “{ $reason }”**, { $value }.
renewal-reasons-cell = In { $cell }, **{ $count } of { $lost }** give this reason.
renewal-reasons-next = “{ $reason }” follows with { $count } ({ $value }).
renewal-reasons-columns =
    .reason = Reason
    .count = Lost accounts
    .amount = Amount lost
    .cell = In { $cell }

# What to do about them.

step-renewal-save =
    .head = save the { $count } renewals at risk
    .what = Agree a recovery plan with each of the { $count } accounts at risk before its renewal, the largest first
    .measure = Fewer than { $right } of them lost
step-renewal-cell =
    .head = fix { $cell }
    .what = Change how { $cell } accounts are set up and looked after: { $rate } of their renewals were lost, { $rest } elsewhere
    .measure = Lost renewals there down from { $rate } toward { $rest }
step-renewal-score =
    .head = put use into the health score
    .what = Add use to the health score: { $count } of { $of } accounts at risk carry “{ $label }”
    .measure = No account at risk that carries “{ $label }”
