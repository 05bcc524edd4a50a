# A support desk over the last periods.

measure-csat_top = Best ratings
    .definition = Share of rated tickets with the best score of the scale; tickets without a score are excluded.
service-name = { $metric ->
        [csat_mean] satisfaction
        [csat_top] the share of best ratings
       *[other] { INNER($label) }
    }
service-titles =
    .full = { NEEDS($growth) }{ FIRST($name) } { EITHER($rose, "rose", "fell") } to { $value } from { $before } while tickets { EITHER($more, "rose", "fell") } { $growth }
    .short = { FIRST($name) } { EITHER($rose, "rose", "fell") } to { $value } from { $before }
service-steady =
    .full = { NEEDS($growth) }Tickets { EITHER($more, "rose", "fell") } { $growth } to { $created }; service stayed in its usual range
    .short = { $created } tickets came in during { $now }; service stayed in its usual range
service-point = { GIVEN($growth) ->
        [yes] **{ FIRST($name) } { EITHER($rose, "rose", "fell") } to { $value } from { $before }** while tickets { EITHER($more, "rose", "fell") } { $growth }
       *[no] **{ FIRST($name) } { EITHER($rose, "rose", "fell") } to { $value } from { $before }**
    }.
service-section = Support
service-lead = Volume, speed and quality of support, { $first } to { $now }
service-columns =
    .measure = Measure
    .change = vs. { $prior }
    .verdict = Verdict
service-verdict =
    .better = Better
    .worse = Worse
    .usual = Usual range
service-per-accounts = Tickets per { $per } paying accounts
service-churn = **{ FIRST($signal) }**: { $with } of subscriptions ended with it, { $without } without it, { $risk } the risk.
service-no-churn = **No link to churn**: { $with } of subscriptions with a ticket ended, { $without } of those without{ WITH(", ", $low, " after a low rating") }; the gap may be chance.
