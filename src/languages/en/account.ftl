# Heads of the list of single support requests in a customer's review.

request-request = Request
request-opened = Received
request-closed = Resolved
request-priority = Priority
request-open = open

# Sentences of the review of one customer account.

account-title = { $account }: business review, { $now }
account-source = Source: records of { $account }, as of { $date }
account-labels-orders = Orders
account-labels-order_value = Value of orders
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
account-labels-requests_rated = Requests rated
account-labels-requests_satisfied = Rated well
account-labels-response_time = Median first response
account-labels-resolution_time = Median resolution
account-labels-requestsToDate = Requests to date
account-labels-renewal = Renewal
account-parts-goals = Goals
account-parts-delivered = Delivered
account-parts-subscription = Subscription
account-parts-use = Use
account-parts-support = Support
account-parts-roadmap = Roadmap
account-parts-plan = Next steps
account-parts-definitions = Definitions
account-asks-goals = the goals agreed for this period, and where each stands
account-asks-plan = what is done until the next review
account-goals = What we set out to achieve together
account-roadmap = What is coming that matters to you
account-plan = Plan for the coming quarter
account-ordered = Orders worth { $value } in { $now }
account-ordered-count = Orders in { $now }: { $orders }
account-no-orders = The data hold no orders for { $now }
account-products = { $product } accounts for most to date: { $value }
account-before = { $label } in { $prior }: { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] Subscriptions at { $fee } a month, with { $seats } { $seatsCount ->
        [one] seat
       *[other] seats
    }
       *[no] Subscriptions at { $fee } a month
    }
account-renewal = **Next renewal: { $date }**, in { $days }.
account-no-renewal = The data hold no renewal date.
account-no-subscription = The data hold no active subscription.
account-used = { GIVEN($features) ->
        [yes] Used { $uses } { $usesCount ->
        [one] time
       *[other] times
    } in { $now }, across { $features } { $featuresCount ->
        [one] feature
       *[other] features
    }
       *[no] Used { $uses } { $usesCount ->
        [one] time
       *[other] times
    } in { $now }
    }
account-most-used = **{ $feature } is used most**: { $uses } { $usesCount ->
        [one] time
       *[other] times
    }.
account-no-use = The data hold no usage for { $now }.
account-not-used = No use is recorded in { $now }
account-asked = Support requests in { $now }: { $requests }
account-no-requests = No support requests came in during { $now }
account-no-support = The data hold no support requests.
account-open-requests = **Open now: { $open }**.
account-none-open = **No request is open**.
account-resolved = Resolved in { $now }: { $resolved }.
account-in-time = Resolved in time: { $inTime } of { $due }.
account-rated = Rated well: { $good } of { $rated } rated, out of { $all } { $allCount ->
        [one] request
       *[other] requests
    } to date.
account-unrated = Requests rated: none of { $all } to date.
account-time = { $label }: { $value }, over { $count } { $countCount ->
        [one] request
       *[other] requests
    } to date.
account-definitions = How the figures are counted
account-meaning-orders = Orders placed and agreed, counted on the day they were agreed.
account-meaning-order_value = Sum of the amounts of these orders, as agreed.
account-meaning-valueToDate = All orders in the data, up to the date of this review.
account-meaning-subscriptions = Subscriptions that run on the date of this review, without trials.
account-meaning-monthly_fee = Sum of the recurring amounts of these subscriptions for one month.
account-meaning-uses = Uses as logged, on the day of use.
account-meaning-requests = Requests by the day they came in.
account-meaning-requests_satisfied = Answers in the upper part of the scale.
