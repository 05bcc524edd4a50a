# What is left of sales, and what moved it.

measure-contribution = Contribution
    .definition = Gross sales less discounts, refunds by the day of the return, the unit cost of what was sold and not put back into stock, return handling as far as the data have it, and marketing.
measure-contribution_before_marketing = Contribution before marketing
    .definition = Gross sales less discounts, refunds by the day of the return, the unit cost of what was sold and not put back into stock, and return handling as far as the data have it.
measure-contribution_before_returns = Contribution before returns
    .definition = Gross sales less discounts, the unit cost of what was sold, and marketing; the data say nothing of returns.
measure-contribution_margin = Contribution margin
    .definition = Contribution divided by sales after discounts.
measure-gross_sales = Gross sales
    .definition = Price times quantity of what was sold, before discounts and refunds, without taxes and shipping.
measure-discounts = Discounts
    .definition = What discounts took off gross sales; an order’s discount is shared over its lines by value.
measure-cost_of_goods = Cost of goods
    .definition = Unit cost times quantity of what was sold, less that of returned goods put back into stock.
measure-return_rate = Return rate
    .definition = Order lines of the period of which something came back, divided by all its lines; by the day of the order.
measure-return_costs = Return handling
    .definition = What taking returned goods back cost, by the day of the return.
measure-marketing_spend = Marketing
    .definition = What was spent on marketing in the period.
measure-marketing_rate = Marketing share of sales
    .definition = Marketing divided by sales after discounts.
contrib-titles =
    .full = { NEEDS($causes) }{ $label } fell { ABS($pct) } as sales { EITHER($rose, "rose", "fell") } { ABS($growth) }: { $causes }
    .short = { $label } fell { ABS($pct) } to { $value } { EITHER($rose, "although", "as") } sales { EITHER($rose, "rose", "fell") } { ABS($growth) }
contrib-cause = { $part ->
        [discount] { $member } discounts
       *[returns] { $member } returns
    }
contrib-change = **{ $label } fell { ABS($pct) } to { $value }** from { $before } in { $prior }; sales after discounts { EITHER($rose, "rose", "fell") } { ABS($growth) } to { $sales }.
contrib-discount = **{ $member }: discounts took { $rate } of gross sales** ({ $before } in { $prior }){ GIVEN($month) ->
        [yes] , since { $month }
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] , mainly through { $codes }
       *[no] { "" }
    }: { $excess } more than at the earlier rate.
contrib-code = { $code } ({ $value })
contrib-returns = **{ $member }: { $returned } of { $sold } lines came back** ({ $rate }; { $before } in { $prior }){ GIVEN($month) ->
        [yes] , since { $month }
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] , { $count } of them as “{ $reason }”
       *[no] { "" }
    }: about { $excess } more than at the earlier rate.
contrib-held = **Not the cause**: { $parts }.
contrib-held-part = { $part ->
        [marketing] marketing ({ $value } of sales, { $before } in { $prior })
        [cost] cost of goods ({ $value } of gross sales, { $before } in { $prior })
       *[returns] returns of everything else ({ $value } of lines, { $before } in { $prior })
    }
contrib-part = { $part ->
        [volume] Volume
        [discount] Discounts
        [returns] Returns
        [cost] Cost of goods
       *[marketing] Marketing
    }
contrib-loss = { $part ->
        [volume] lower volume cost { ABS($value) }
        [discount] deeper discounts cost { ABS($value) }
        [returns] more returns cost { ABS($value) }
        [cost] a higher cost of goods took { ABS($value) }
       *[marketing] marketing took { ABS($value) } more
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ FIRST($losses) }; volume added only { $volume }
    .short = { FIRST($losses) }
contrib-bridge-note = Volume is the change in gross sales at the contribution margin of { $prior }; every other part is what its changed share of gross sales added or took.
contrib-rate-titles =
    .full = { $part ->
        [discount] Discounts on { $member } rose to { $rate } of gross sales from { $before }
       *[returns] { $rate } of { $member } lines came back, up from { $before }
    }
contrib-caution = { $part ->
        [discount] Ending the discount would not return all of it: some of these orders might not have been placed, and the data hold no group without it.
       *[returns] Orders from the end of { $now } may still come back, so the return rate can only rise.
    }
contrib-share = Share of gross sales
contrib-statement = What is left of gross sales, { $now } vs. { $prior }
contrib-left = { $label } is { $share } of gross sales, down from { $before }
step-codes =
    .head = end the discounts on { $member }
    .what = End { GIVEN($codes) ->
        [yes] { $codes }
       *[no] the discounts
    } on { $member }, or cap them and keep a group without
    .measure = Discount rate of { $member } back to { $before }
step-returned =
    .head = stop promoting { $member }
    .what = Stop promoting { $member } until its return rate is back near { $before }{ GIVEN($reason) ->
        [yes] ; check “{ $reason }”
       *[no] { "" }
    }
    .measure = Return rate of { $member } back to { $before }
