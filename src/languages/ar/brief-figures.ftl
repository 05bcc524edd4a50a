# ما تقوله أرقام الطلب: التغيّرات والخطط والتكاليف والميزانيات والدرجات والحالات والحصص والمسارات.

# التغيّر.

figures-rose = { $label }: ارتفاع بنسبة { $change } إلى { $now }
figures-fell = { $label }: انخفاض بنسبة { $change } إلى { $now }
figures-roseFrom = { $label }: ارتفاع من { $prior } إلى { $now }
figures-fellFrom = { $label }: انخفاض من { $prior } إلى { $now }
figures-both = { $one }؛ { $other }

# مقارنة بالخطة أو الهدف أو الميزانية.

figures-budget = الميزانية

# ما تقوله الصفحة بجانب الرسم.

figures-from = من { $prior }
figures-before = سابقًا
figures-now = الآن
figures-after = لاحقًا

# حالة مسارات العمل.

figures-stateAll = { $things }: كلها { $state }، وعددها { $all }
figures-stateOf = { $things }: { $count } من { $all } { $state }؛ { $worst }
figures-stateAt = { $name }: { $state } عند { $done }
figures-state = { $name }: { $state }
figures-because = { $claim }، { $cause }
figures-workstreams = مسارات العمل
figures-workstream = مسار العمل
figures-noDue = لم يُذكر موعد لـ{ $names }.
figures-inTheWay = ما يعيقه
figures-due = الموعد

# الميزانية والمصروف منها.

figures-spentOf = صُرف { $spent } من { $whole }: أي { $share } من الميزانية
figures-spent = المصروف
figures-left = المتبقي
figures-budgetSpent = المصروف من الميزانية
figures-leftReading = **المتبقي { $left }**، أي { $share } من الميزانية.

# خيارات مقارنة بالدرجات.

figures-scoreLeadOf = { $name } في المقدمة بـ{ $points } من { $of } نقطة، بفارق { $lead } عن { $other }
figures-scoreRecommend = نوصي بـ{ $name }: { $points } من { $of } نقطة، بفارق { $lead } عن { $other }
figures-scoreLead = { $name } في المقدمة بـ{ $points } نقطة، بفارق { $lead } عن { $other }
figures-scoreTie = تعادل { $name } و{ $other } عند { $points } نقطة
figures-scoreWon = **{ $name } يتقدم في { $won } من { $all } معايير:** { COMMAS($criteria, with: "، ") }.
figures-scoreOther = { $name } يتقدم في { $criteria }.
figures-scoreEqual = كل المعايير متساوية الوزن.
figures-scoreLeads = { $name } يتقدم في { $criteria }
figures-scoreCount = { $name } يتقدم في { $won } من { $all } معايير
figures-scoreNone = لا معيار يفرّق بين { $names }
figures-trade = { $name } يكسب { $gain } نقطة أمام أفضل بديل ويتنازل عن { $loss } في { $where }
figures-tradeAll = { $name } يكسب { $gain } نقطة أمام أفضل بديل في { $on } معايير
figures-tradeLead = { $name } ناقص أفضل الخيارات الأخرى، بالنقاط
figures-tradePrice = **ثمن الاختيار:** { COMMAS($names, with: "، ") }.
figures-weightHolds = يبقى { $name } في المقدمة أيًّا كان المعيار المحذوف
figures-weightTips = النتيجة ثابتة: لا يتعادل { $other } إلا إذا بلغ وزن { $criterion } { $share }
figures-weightLost = يفقد { $name } الصدارة دون { $criterion }
figures-weightTests = **في المقدمة دون أي معيار بمفرده.** يحتفظ { $name } دائمًا بأعلى مجموع.
figures-criterion = المجموع دون

# التكاليف المتكررة وما يوفره التغيير.

figures-saving = التوفير السنوي
figures-once = تكلفة لمرة واحدة
figures-term = سنوات العقد
figures-months = أشهر
figures-yearly = التكلفة السنوية
figures-overYears = التكلفة على مدى { $years } سنوات شاملة ما يُدفع مرة واحدة
figures-saves = { $name } أقل من { $old } بمقدار { $saving } في السنة
figures-costsMore = { $name } أعلى من { $old } بمقدار { $saving } في السنة
figures-lessAYear = **أقل بـ{ $saving } في السنة، أي { $share }.** { $now } مقابل { $old }.
figures-moreAYear = **أكثر بـ{ $saving } في السنة، أي { $share }.** { $now } مقابل { $old }.
figures-paidBack = **يُسترد خلال { $months } شهرًا.** { $once } مرة واحدة مقابل توفير { $saving } في السنة.
figures-totalLess = **توفير { $difference } خلال { $years } سنوات.** المجموع { $now } مقابل { $old }.
figures-totalMore = **زيادة { $difference } خلال { $years } سنوات.** المجموع { $now } مقابل { $old }.

# النقد والاستهلاك والجولة.

figures-cash = النقد
figures-burn = الاستهلاك الشهري
figures-raise = الجولة
figures-runway = النقد { $cash } يكفي { $months } شهرًا باستهلاك { $burn } في الشهر
figures-runwayReading = **{ $months } شهرًا من السيولة.** { $cash } مقسومة على استهلاك { $burn } في الشهر.
figures-raiseReading = **{ $raise } تكفي { $more } شهرًا**، والمجموع { $both } إذا بقي الاستهلاك كما هو.
figures-runwayLabel = أشهر السيولة
figures-today = النقد اليوم
figures-withRaise = مع { $raise } إضافية

# الحصص والترتيب والمسارات.

figures-shareMost =
    .of = { $name }: { $share } من { $whole }
    .bare = { $name }: { $share } من المجموع
figures-shareTwo =
    .of = { $names } معًا: { $share } من { $whole }
    .bare = { $names } معًا: { $share } من المجموع
figures-partOf = { $name }: { $share } من { $whole } ({ $value })
figures-together = **{ $names } معًا: { $share }.**
figures-dearest = **{ $name } يطلب { $gap } أكثر**، أي { $share } فوق { $first }.
figures-rankFirst = الأعلى { $name } عند { $value }، والأدنى { $last } عند { $least }
figures-cheapest = الأقل سعرًا { $name } عند { $value }، أقل من { $other } بمقدار { $gap }
figures-ofMeasure = { $label }: { $value }
figures-courseEveryUp = { $label }: ارتفاع متواصل من { $from } في { $start } إلى { $to } في { $end }
figures-courseEveryDown = { $label }: انخفاض متواصل من { $from } في { $start } إلى { $to } في { $end }
figures-courseUp = { $label }: ارتفاع بنسبة { $change } من { $start } إلى { $end }، ليبلغ { $to }
figures-courseDown = { $label }: انخفاض بنسبة { $change } من { $start } إلى { $end }، ليبلغ { $to }
figures-courseHeld = { $label }: { $to } في { $end } كما في { $start }
figures-courseBest = **الأعلى في { $best }: { $value }**، والأدنى في { $least }: { $low }.
figures-courseRose = **ارتفاع { $change }** من { $start } إلى { $end }.
figures-courseFell = **انخفاض { $change }** من { $start } إلى { $end }.

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = دون { $plan }: { $names }
figures-notBelowPlan = لا شيء من { $all } دون { $plan }
figures-abovePlan = فوق { $plan }: { $names }
figures-notAbovePlan = لا شيء من { $all } فوق { $plan }
figures-noFigure = لم يُذكر رقم لـ{ $names }.

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $what } في { $when }
    [month] { $what } في { $when }
   *[other] { $what } ({ $when })
    }
figures-beside = { $one }؛ { $other }
figures-overTotal = { $now }: أعلى من { $base ->
    [budget] الميزانية
    [target] الهدف
   *[plan] الخطة
    } بمقدار { $gap }
figures-underTotal = { $now }: أقل من { $base ->
    [budget] الميزانية
    [target] الهدف
   *[plan] الخطة
    } بمقدار { $gap }
figures-drivers = { $claim } ({ COMMAS($names, with: "، ") })
figures-totalOf = { $total } إجمالاً، أكبرها { $name }: { $value } ({ $share })
figures-goal = { $label }: من { $now } إلى { $target }
figures-toGo = الفارق عن الهدف
figures-scoreAhead = { $name }: { $points }، ثم { $other } ({ $next })
figures-mostOf = { $name }: { $value }، ثم { $other } ({ $next })

# تغير في جملة وما ينتج عنه.

figures-shiftUp = **ارتفاع قدره { $change }.**
figures-shiftDown = **انخفاض قدره { $change }.**
figures-shiftTimes = **{ $times } أضعاف الرقم السابق.**
figures-shiftApart = **الفارق { $gap }.**
figures-shiftBelow = أقل من { $limit } بمقدار { $gap }
figures-shiftAbove = أعلى من { $limit } بمقدار { $gap }
figures-shiftLimit = الحد
figures-shiftYear = **{ $month } شهريًا، أي { $year } في اثني عشر شهرًا.**
figures-shiftOf = **{ $share } من { $whole }؛** المتبقي { $left }.
figures-shiftTerm = **{ $total } على مدى { $years } سنوات.**
