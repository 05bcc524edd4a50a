## Heads of the list of single support requests in a customer's review.
request-request = الطلب
request-opened = تاريخ الاستلام
request-closed = تاريخ الحل
request-priority = الأولوية
request-open = مفتوح

## Sentences of the review of one customer account.
account-title = { $account }: مراجعة مشتركة، { $now }
account-source = المصدر: سجلات { $account }، حتى { $date }
account-labels-orders = الطلبات
account-labels-order_value = قيمة الطلبات
account-labels-ordersToDate = الطلبات حتى اليوم
account-labels-valueToDate = القيمة حتى اليوم
account-labels-product = المنتج
account-labels-plan = الباقة
account-labels-subscriptions = الاشتراكات السارية
account-labels-seats = المقاعد
account-labels-monthly_fee = الرسم الشهري
account-labels-uses = مرات الاستخدام
account-labels-features_used = الميزات المستخدمة
account-labels-feature = الميزة
account-labels-requests = طلبات الدعم
account-labels-requests_resolved = طلبات الدعم المحلولة
account-labels-requests_open = طلبات الدعم المفتوحة
account-labels-requests_rated = طلبات الدعم المقيّمة
account-labels-requests_satisfied = تقييم جيد
account-labels-response_time = أول رد (الوسيط)
account-labels-resolution_time = الحل (الوسيط)
account-labels-requestsToDate = طلبات الدعم حتى اليوم
account-labels-renewal = التجديد
account-parts-goals = الأهداف
account-parts-delivered = ما تم تسليمه
account-parts-subscription = الاشتراك
account-parts-use = الاستخدام
account-parts-support = الدعم
account-parts-roadmap = خارطة الطريق
account-parts-plan = الخطوات التالية
account-parts-definitions = التعريفات
account-asks-goals = الأهداف المتفق عليها وأين وصل كل منها
account-asks-plan = ما يُنجز حتى المراجعة القادمة
account-goals = ما أردنا تحقيقه معًا
account-roadmap = ما هو قادم ويهمكم
account-plan = خطة الربع القادم
account-ordered = طلبات بقيمة { $value } في { $now }
account-ordered-count = الطلبات في { $now }: { $orders }
account-no-orders = لا تتضمن البيانات طلبات في { $now }
account-products = { $product } هو الأكبر حتى اليوم: { $value }
account-before = { $label } في { $prior }: { $value }.
account-subscribed = { GIVEN($seats) ->
        [yes] اشتراكات بقيمة { $fee } شهريًا، المقاعد: { $seats }
       *[no] اشتراكات بقيمة { $fee } شهريًا
    }
account-renewal = **التجديد القادم: { $date }**، بعد { $days }.
account-no-renewal = لا تتضمن البيانات تاريخ تجديد.
account-no-subscription = لا تتضمن البيانات اشتراكًا ساريًا.
account-used = { GIVEN($features) ->
        [yes] مرات الاستخدام في { $now }: { $uses }، الميزات: { $features }
       *[no] مرات الاستخدام في { $now }: { $uses }
    }
account-most-used = **الأكثر استخدامًا { $feature }**: { $uses }.
account-no-use = لا تتضمن البيانات استخدامًا في { $now }.
account-not-used = لا يوجد استخدام مسجل في { $now }
account-asked = طلبات الدعم في { $now }: { $requests }
account-no-requests = لا طلبات دعم في { $now }
account-no-support = لا تتضمن البيانات طلبات دعم.
account-open-requests = **المفتوحة الآن: { $open }**.
account-none-open = **لا طلبات مفتوحة**.
account-resolved = المحلولة في { $now }: { $resolved }.
account-in-time = المحلولة في الموعد: { $inTime } من { $due }.
account-rated = تقييم جيد: { $good } من { $rated } مقيّمة، من أصل { $all } حتى اليوم.
account-unrated = لم يُقيَّم أي من طلبات الدعم حتى اليوم ({ $all }).
account-time = { $label }: { $value } (عدد الطلبات حتى اليوم: { $count }).
account-definitions = كيف تُحتسب الأرقام
account-meaning-orders = الطلبات المتفق عليها، محسوبة يوم الاتفاق.
account-meaning-order_value = مجموع مبالغ هذه الطلبات كما اتُّفق عليها.
account-meaning-valueToDate = كل الطلبات في البيانات حتى تاريخ هذه المراجعة.
account-meaning-subscriptions = الاشتراكات السارية في تاريخ هذه المراجعة، من دون التجارب.
account-meaning-monthly_fee = مجموع المبالغ المتكررة لهذه الاشتراكات في شهر.
account-meaning-uses = مرات الاستخدام المسجلة، يوم الاستخدام.
account-meaning-requests = طلبات الدعم بحسب يوم ورودها.
account-meaning-requests_satisfied = الإجابات في أعلى المقياس.
