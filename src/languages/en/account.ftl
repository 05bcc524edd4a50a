# Heads of the list of single support requests in a customer's review.

request-request = Request
request-opened = Opened
request-closed = Resolved
request-priority = Priority
request-open = open

# Sentences of the review of one customer account.

account-title = { $account }: business review, { $now }
account-source = Source: records of { $account }, as of { $date }
account-labels-orders = Orders
account-labels-order_value = Order value
account-labels-ordersToDate = Orders to date
account-labels-valueToDate = Value to date
account-labels-product = Product
account-labels-plan = Plan
account-labels-subscriptions = Active subscriptions
account-labels-seats = Seats
account-labels-monthly_fee = Monthly fee
account-labels-uses = Uses
account-labels-features_used = Features in use
account-labels-feature = Feature
account-labels-requests = Support requests
account-labels-requests_resolved = Requests resolved
account-labels-requests_open = Open requests
account-labels-requests_rated = Rated requests
account-labels-requests_satisfied = Satisfied
account-labels-response_time = Median first response time
account-labels-resolution_time = Median resolution time
account-labels-requestsToDate = Requests to date
account-labels-renewal = Renewal
account-parts-goals = Goals
account-parts-delivered = Delivered
account-parts-subscription = Subscription
account-parts-use = Usage
account-parts-support = Support
account-parts-roadmap = Roadmap
account-parts-plan = Next steps
account-parts-definitions = Definitions
account-asks-goals = the goals agreed for this period and the status of each
account-asks-plan = what happens before the next review
account-goals = What we set out to achieve together
account-roadmap = What is coming that matters to you
account-plan = Plan for the coming quarter
account-ordered = Orders worth { $value } in { $now }
account-ordered-count = Orders in { $now }: { $orders }
account-no-orders = No orders on record for { $now }
account-products = { $product } makes up the largest part to date: { $value }
account-before = { $label } in { $prior }: { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] Subscriptions of { $fee } a month, with { $seats } { PLURAL($seatsCount, "seat", "seats") }
       *[no] Subscriptions of { $fee } a month
    }
account-renewal = **Next renewal: { $date }**, in { $days }.
account-no-renewal = No renewal date on record.
account-no-subscription = No active subscription on record.
account-used = { GIVEN($features) ->
        [yes] Used { $uses } { PLURAL($usesCount, "time", "times") } in { $now }, across { $features } { PLURAL($featuresCount, "feature", "features") }
       *[no] Used { $uses } { PLURAL($usesCount, "time", "times") } in { $now }
    }
account-most-used = **{ $feature } is used most**: { $uses } { PLURAL($usesCount, "time", "times") }.
account-no-use = No usage on record for { $now }.
account-not-used = No usage recorded in { $now }
account-asked = Support requests in { $now }: { $requests }
account-no-requests = No support requests came in during { $now }
account-no-support = No support requests on record.
account-open-requests = **Open now: { $open }**.
account-none-open = **No open requests**.
account-resolved = Resolved in { $now }: { $resolved }.
account-in-time = Resolved on time: { $inTime } of { $due }.
account-rated = Satisfied: { $good } of { $rated } rated, out of { $all } { PLURAL($allCount, "request", "requests") } to date.
account-unrated = Rated requests: none of { $all } to date.
account-time = { $label }: { $value }, over { $count } { PLURAL($countCount, "request", "requests") } to date.
account-definitions = How the figures are calculated
account-meaning-orders = Orders placed and confirmed, counted on the day of confirmation.
account-meaning-order_value = Total amount of these orders, as confirmed.
account-meaning-valueToDate = All orders up to the date of this review.
account-meaning-subscriptions = Subscriptions active on the date of this review, excluding trials.
account-meaning-monthly_fee = Total recurring amount of these subscriptions for one month.
account-meaning-uses = Logged uses, by day of use.
account-meaning-requests = Requests by the day they were opened.
account-meaning-requests_satisfied = Ratings in the upper part of the scale.
