## Heads of the list of single support requests in a customer's review.
request-request = 请求
request-opened = 提交日期
request-closed = 解决日期
request-priority = 优先级
request-open = 未解决

## Sentences of the review of one customer account.
account-title = { $account }：{ $now }业务回顾
account-source = 来源：{ $account }的记录，截至{ $date }
account-labels-orders = 订单数
account-labels-order_value = 订单金额
account-labels-ordersToDate = 累计订单数
account-labels-valueToDate = 累计金额
account-labels-product = 产品
account-labels-plan = 方案
account-labels-subscriptions = 有效订阅
account-labels-seats = 席位
account-labels-monthly_fee = 月费
account-labels-uses = 使用次数
account-labels-features_used = 使用的功能
account-labels-feature = 功能
account-labels-requests = 支持请求
account-labels-requests_resolved = 已解决请求
account-labels-requests_open = 未结请求
account-labels-requests_rated = 已评价请求
account-labels-requests_satisfied = 好评
account-labels-response_time = 首次响应（中位数）
account-labels-resolution_time = 解决时间（中位数）
account-labels-requestsToDate = 累计请求
account-labels-renewal = 续约
account-parts-goals = 目标
account-parts-delivered = 交付情况
account-parts-subscription = 订阅
account-parts-use = 使用情况
account-parts-support = 支持
account-parts-roadmap = 路线图
account-parts-plan = 下一步
account-parts-definitions = 定义
account-asks-goals = 约定的目标及各自的进展
account-asks-plan = 下次回顾前要做的事
account-goals = 我们共同设定的目标
account-roadmap = 与贵方相关的后续计划
account-plan = 下一季度的计划
account-ordered = { $now }的订单金额为{ $value }
account-ordered-count = { $now }的订单：{ $orders }
account-no-orders = 数据中没有{ $now }的订单
account-products = 累计最多的是{ $product }：{ $value }
account-before = { $prior }的{ $label }：{ $value }。
account-subscribed = { GIVEN($seats) ->
        [yes] 订阅月费{ $fee }，共{ $seats }个席位
       *[no] 订阅月费{ $fee }
    }
account-renewal = **下次续约：{ $date }**，还有{ $days }。
account-no-renewal = 数据中没有续约日期。
account-no-subscription = 数据中没有有效订阅。
account-used = { GIVEN($features) ->
        [yes] { $now }使用{ $uses }次，涉及{ $features }项功能
       *[no] { $now }使用{ $uses }次
    }
account-most-used = **使用最多的是{ $feature }**：{ $uses }次。
account-no-use = 数据中没有{ $now }的使用记录。
account-not-used = { $now }没有使用记录
account-asked = { $now }的支持请求：{ $requests }
account-no-requests = { $now }没有支持请求
account-no-support = 数据中没有支持请求。
account-open-requests = **目前未结：{ $open }**。
account-none-open = **没有未结请求**。
account-resolved = { $now }已解决：{ $resolved }。
account-in-time = 按时解决：{ $due }件中的{ $inTime }件。
account-rated = 好评：{ $rated }件评价中的{ $good }件，累计{ $all }件请求。
account-unrated = 累计{ $all }件请求尚无评价。
account-time = { $label }：{ $value }，累计{ $count }件请求。
account-definitions = 数字如何统计
account-meaning-orders = 已约定的订单，按约定之日计。
account-meaning-order_value = 这些订单约定金额之和。
account-meaning-valueToDate = 截至本次回顾之日数据中的全部订单。
account-meaning-subscriptions = 本次回顾之日有效的订阅，不含试用。
account-meaning-monthly_fee = 这些订阅一个月的费用之和。
account-meaning-uses = 有记录的使用，按使用之日计。
account-meaning-requests = 按收到之日计的请求。
account-meaning-requests_satisfied = 评分较高者。
