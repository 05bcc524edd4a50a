## What is said of deals that wait too long and of contracts that end soon.
at-risk-stands = **{ $label }: { $first }**{ WITH("، عدد ", $subject, ": ", $count) }{ WITH("، ", $share, " (", $of, ")") }.
at-risk-head-stale = صفقات راكدة
at-risk-head-overdue = صفقات تجاوزت موعد إغلاقها
at-risk-head-slipped = صفقات خرجت من الفترة
at-risk-head-renewal = عقود يحين تجديدها
at-risk-response-stale = إغلاقها أو تحديد الخطوة التالية لكل منها
at-risk-response-overdue = تحديد موعد جديد لكل منها أو إغلاقها
at-risk-response-slipped = سؤال صاحب كل صفقة عما يعيدها
at-risk-response-renewal = تحديد من يتحدث مع كل عميل قبل الموعد

## Sentences of the pages on a plan, on what customers cost and bring, and on cash.
finance-percent = الفرق %
finance-forecast = التوقع
finance-last-year = السنة السابقة
finance-lead = الفعلي مقابل الخطة، { $now }
finance-against = { $label }: { EITHER($side, "أعلى", "أقل") } من الخطة، { $actual } مقابل { $plan }
finance-against-by = { $label }: { EITHER($side, "أعلى", "أقل") } من الخطة بنسبة { ABS($percent) }، { $actual } مقابل { $plan }
finance-against-on = { $label }: وفق الخطة عند { $actual }
finance-helps = الأكثر إيجابية: **{ $label }**، { SIGNED($variance) } مقارنة بالخطة.
finance-hurts = الأكثر سلبية: **{ $label }**، { SIGNED($variance) } مقارنة بالخطة.
finance-from-plan = { $label } مقارنة بالخطة: { COMMAS($moved, with: "، ") }
finance-customer =
    .full = تكلفة العميل الجديد { $cac } وتُسترد خلال { $payback } من الأشهر
    .short = تكلفة العميل الجديد { $cac }
finance-economics = اقتصاديات العميل: { $now }
finance-cash = النقد في نهاية الفترة
finance-lasts =
    .full = النقد البالغ { $cash } يكفي { $months } من الأشهر بوتيرة الاستهلاك الحالية
finance-stands = بلغ النقد { $cash } في نهاية { $now }
finance-burnt = **صافي الاستهلاك { $burn }** في { $now }.
finance-gained = تغير النقد بمقدار { SIGNED($gain) } في { $now }.

## Sentences of the pages on recurring revenue and support.
family-movement =
    .full = { $unit } { $mrr }: زاد { $expansion } من العملاء الحاليين و{ $fresh } من الجدد
    .short = { $unit } { $mrr }: زاد { $expansion } من العملاء الحاليين
family-lost = **الفاقد { $lost }**: { $contraction } لدى عملاء يدفعون أقل، و{ $churned } لدى عملاء غادروا.
family-by-subscription = بحسب الاشتراكات: بدأ { $started } وانتهى { $ended } ({ $period }).
family-ended = **الاشتراكات المنتهية { $now }**، بعد { $before } في { $prior }.
family-cohort = **عدد العملاء { $accounts }** كانوا يدفعون في نهاية { $prior }.
family-tickets =
    .full = { GIVEN($closed) ->
        [yes] التذاكر الواردة في { $now } { $created }، والمغلقة { $closed }
       *[no] التذاكر الواردة في { $now } { $created }
    }
family-satisfied = **نسبة الراضين { $share }** من { $response } من التذاكر ذات التقييم (عدد الإجابات { $answers }).

## What the page of a funnel says.
funnel-title = { $stage }: انتقل { $rate } من { $entered } { $many } إلى ما بعدها
funnel-lead = { $many } المغلقة حسب المرحلة ونسبة ما انتقل منها، { $now }
funnel-spoken = من **{ $stage }** انتقل { $rate }.
funnel-days = بقيت في { $stage } مدة { $days } في المتوسط.
funnel-closed = { $many } المفتوحة قد تنتقل لاحقًا ولا تُحسب هنا.

## What the page of a measure's distribution says.
distribution-title = { $label }: { $middle } بين { $lower } و{ $upper }
distribution-lead = عدد { $many } حسب الفئات: { $label }
distribution-median = **الوسيط هو { $median }**: ما دونه بقدر ما فوقه.
distribution-mark = الوسيط
distribution-skewed = المتوسط، { $mean }، أعلى منه بوضوح: ترفعه قيم كبيرة قليلة.

## Heads of the scorecard that sets figures beside their plan, and its title.
plan-metric = المؤشر
plan-plan = الخطة
plan-actual = الفعلي
plan-variance = الفرق
plan-title = تحققت الخطة في { $reached } من { $planned } مؤشرات مخططة

## What is said of accounts followed from the period they came in.
cohort-title =
    .full = { $share } من العملاء المنضمين منذ { $since } ما زالوا يدفعون
    .short = { $share } من العملاء ما زالوا يدفعون
cohort-lead = نسبة العملاء الدافعين في نهاية كل ربع سنة، بحسب ربع الانضمام
cohort-head = الانضمام
cohort-group = من العملاء المنضمين في { $came } وعددهم **{ $accounts }**، كان **{ $share }** يدفعون في نهاية { $now }.

## ما فُقد من الإيراد المتكرر وسببه.
loss-causes-title =
    .full = { EITHER($rose, "ارتفاع", "انخفاض") } الفاقد من { $before } إلى { $value }: القاعدة { $volume }، معدلات الفقد { $rates }
    .short = { EITHER($rose, "ارتفاع", "انخفاض") } الفاقد إلى { $value }: معدلات الفقد { $rates }
    .opposed = الفاقد { $value } بعد { $before }: القاعدة { SIGNED($baseEffect) }، معدلات الفقد { SIGNED($ratesEffect) }
    .shorter = الفاقد { $value } بعد { $before }
loss-causes-opening = **رصيد البداية**: فُقد { $rate }، مقابل { $before } في { $prior }.
loss-causes-sold = **المبيع في { $now }**: فُقد { $rate } قبل نهايته، مقابل { $before } في { $prior }.
loss-causes-return = **بمعدلات الفقد في { $prior } كان الفاقد في { $now } سيبلغ { $at }**، أي أقل بمقدار { ABS($worth) }.
loss-causes-point = **{ EITHER($rose, "ارتفاع", "انخفاض") } الفاقد من { $before } إلى { $value }**: { GIVEN($rates) ->
        [yes] القاعدة { $volume }، معدلات الفقد { $rates }
       *[no] القاعدة { SIGNED($baseEffect) }، معدلات الفقد { SIGNED($ratesEffect) }
    }.
loss-causes-unseen = لا يشمل صافي الاحتفاظ البالغ { $nrr } ما بيع وفُقد في { $now } وقدره { $within }.
loss-causes-step-base = حجم القاعدة
loss-causes-step-opening = معدل فقد رصيد البداية
loss-causes-step-sold = معدل فقد المبيعات
loss-causes-total = الفاقد في { $period }
loss-causes-headline =
    .full = { $headline }؛ والفاقد { $multiple } مستوى { $prior }
    .short = { $headline }؛ والفاقد { $multiple }
loss-causes-risk =
    .head = فقد الإيراد بمعدلات { $now }
    .response = معرفة ما تغيّر في الاشتراكات التي انتهت أولًا
loss-within = **بيع وفُقد { $value } في { $now }**، أي { $share } من كل الفاقد؛ ولا يشمله صافي الاحتفاظ ولا إجماليه.

## عند أي عمر تُفقد الاشتراكات، وما سيُفقد تاليًا.
loss-age-title =
    .broke = { NEEDS($month) }{ $share } من الاشتراكات المنتهية لم تبلغ اليوم { $day }؛ بدأ الفقد المبكر في { $month }
    .full = { $share } من الاشتراكات المنتهية لم تبلغ اليوم { $day }؛ وارتفع الفقد قبله من { $before } إلى { $value }
    .short = ارتفع الفقد عند عمر { $band } يومًا من { $before } إلى { $value } لكل { $per } يومًا
    .shorter = الفقد عند عمر { $band } يومًا: { $value } بعد { $before }
loss-age-lead = الاشتراكات المنتهية لكل { $per } يومًا بحسب العمر بالأيام، { $now } مقابل { $prior }
loss-age-days = { $band } يومًا
loss-age-early = **{ $share } من الاشتراكات المنتهية** لم تبلغ اليوم { $day }.
loss-age-counted = **{ $band } يومًا**: انتهى { $ended } في { $now }، و{ $before } في { $prior }.
loss-age-held = لا ارتفاع يتجاوز التغير المعتاد عند { $bands } يومًا.
loss-age-point = **ارتفع الفقد عند عمر { $band } يومًا من { $before } إلى { $value }** لكل { $per } يومًا.
loss-stake-title =
    .full = بمعدلات { $now } يُفقد تاليًا { $value }، وبمعدلات { $prior } { $before }
    .short = يُفقد تاليًا { $value } بمعدلات { $now }
loss-stake-lead = الفقد المتوقع في الفترة التالية بحسب العمر اليوم{ WITH("، ", $currency) }
loss-stake-rates = معدلات { $period }
loss-stake-difference = **الفرق { $stake }**: قيمة العودة إلى معدلات الفقد في { $prior } في الفترة التالية.
loss-stake-age = **{ $band } يومًا**: منه { $part } على { $book }.
loss-stake-point = **بمعدلات الفقد في { $now } يُفقد تاليًا { $value }، وبمعدلات { $prior } { $before }**.

## أين يُفقد الإيراد المتكرر، بعدان متقاطعان.
loss-where-title =
    .full = { $row } × { $column }: فُقد { $rate } من الإيراد، و{ $column } إجمالًا { $whole }؛ الفرق { $gap }
    .short = { $row } × { $column }: فُقد { $rate } من الإيراد، و{ $column } إجمالًا { $whole }
loss-where-even =
    .full = { $column }: { $share } من الفاقد؛ لا فرق بحسب { $dimension } يتجاوز المصادفة
    .short = { $column }: { $share } من الفاقد
loss-where-lead = نسبة ما انتهى مما كان ساريًا أو بيع في { $now }، { $rows } × { $columns }
loss-where-gap = **{ $row } × { $column }**: فُقد { $rate } من { $exposed }؛ وبمعدل { $column } البالغ { $whole } كان سيقل بمقدار { $gap }.
loss-where-rows = عدد الاشتراكات في كل خانة { $least } على الأقل.
loss-where-point = **{ $row } × { $column }: فُقد { $rate } من الإيراد**، و{ $column } إجمالًا { $whole }.

## ما الذي حرّك الإيراد المتكرر.
recurring-growth-title =
    .full = تغير الإيراد: { $share } من { $first }، و{ $secondShare } من { $second }
    .short = تغير الإيراد { SIGNED($delta) }: { $first } { SIGNED($firstEffect) }، { $second } { SIGNED($secondEffect) }
recurring-growth-point = { GIVEN($share) ->
        [yes] **تغير الإيراد: { $share } من { $first }**، و{ $secondShare } من { $second }
       *[no] **تغير الإيراد { SIGNED($delta) }**: { $first } { SIGNED($firstEffect) }، { $second } { SIGNED($secondEffect) }
    }.
recurring-growth-factor = **{ $factor }**: { $value } بعد { $before } في { $prior }.
recurring-growth-accounts = العملاء الدافعون
recurring-growth-subscriptions = الاشتراكات لكل عميل
recurring-growth-size = الإيراد لكل اشتراك

# عملاء انتقلوا إلى خطة أرخص.

plan-moves-titles =
    .full = انتقال عملاء من { $from } إلى { $to } (العدد { $count }) خفّض الإيراد بمقدار { $lost }
    .short = انتقال عملاء من { $from } إلى { $to }، العدد { $count }
plan-moves-headline =
    .full = { $headline }؛ وانتقل عملاء من { $from } إلى { $to }، عددهم { $count }
    .short = انتقال عملاء من { $from } إلى { $to }، العدد { $count }: الفاقد { $lost }
plan-moves-lead = العملاء المنتقلون من { $from } إلى { $to } في { $now }، حسب دورة الفوترة
plan-moves-columns =
    .billing = الفوترة
    .stood = { $from } في البداية
    .moved = إلى { $to }
    .share = النسبة
    .lost = الإيراد المفقود
    .open = ما زالوا على { $from }
plan-moves-row = { $every ->
        [month] شهرية
        [quarter] ربع سنوية
        [half] نصف سنوية
        [year] سنوية
       *[other] لعدة سنوات
    }
plan-moves-where = **عدد من فوترتهم { $every ->
        [month] شهرية
        [quarter] ربع سنوية
        [half] نصف سنوية
        [year] سنوية
       *[other] لعدة سنوات
    } بينهم { $moved }**: أي { $rate } من عملاء { $from } بهذه الفوترة وعددهم { $stood }.
plan-moves-due = عملاء { $from } الذين حان تجديد عقودهم الأطول { $due }، وانتقل منهم { $moved }.
plan-moves-fresh = كسبت { $to } عملاء جددًا عددهم { $fresh } بإيراد شهري { $money }؛ وكلّف الانتقال { $lost } من { $unit }.
plan-moves-churn = ترك العملاء ليس السبب: الإيراد المفقود بسببه { $now } ({ $unit })، بعد { $before } في { $prior }.
plan-moves-open = عملاء { $from } بفوترة { $every ->
        [month] شهرية
        [quarter] ربع سنوية
        [half] نصف سنوية
        [year] سنوية
       *[other] لعدة سنوات
    } وعددهم { $open } ما زال بإمكانهم الانتقال.
plan-moves-ahead = عملاء { $from } بفوترة { $every ->
        [month] شهرية
        [quarter] ربع سنوية
        [half] نصف سنوية
        [year] سنوية
       *[other] لعدة سنوات
    } وعددهم { $open } ما زال بإمكانهم الانتقال، ويحين تجديد { $ahead } من العقود الأطول (بإيراد شهري { $money }) خلال ستة أشهر.
plan-moves-point = **انتقل عملاء من { $from } إلى { $to } وعددهم { $count }**، فانخفض { $unit } بمقدار { $lost }، أي { $yearly } سنويًا.
plan-moves-risk = انتقال مزيد من عملاء { $from } إلى { $to }
