### The sentences of a deck made from facts.

## Parts of others.
part-move = { EITHER($direction, "ارتفاع", "انخفاض") }
part-moved = { KNOWN($label) ->
        [yes] { KNOWN($label) ->
        [yes] { EITHER($direction, "ارتفع", "انخفض") }{ VERB_END($label) } { $label }
       *[no] { $label }:{" "}
    }{ $size ->
        [small] {" "}قليلًا
       *[usual] {""}
        [large] {" "}بشدة
    }
       *[no] { $label }: { part-move }{ $size ->
        [small] {" "}طفيف
       *[usual] {""}
        [large] {" "}كبير
    }
    }
part-pattern = { $metric ->
        [win_rate] يأتي الفوز { EITHER($direction, "متأخرًا", "مبكرًا") }
       *[other] { $label } عند أعلى مستوى في { EITHER($direction, "نهاية", "بداية") } الربع
    }
part-held = { KNOWN($label) ->
        [yes] استقر{ VERB_END($label) } { $label }
       *[no] { $label }: استقرار
    }

## Cover.
cover-title = { WITH($company, ": ") }{ $review }، { $period }
cover-measure = { WITH($company, ": ") }{ $measure }، { $period }
cover-review = { $about ->
        [measure] { $measure }
        [sales] مراجعة المبيعات
        [success] مراجعة نجاح العملاء
        [support] مراجعة الدعم
        [people] مراجعة الموارد البشرية
        [marketing] مراجعة التسويق
        [finance] المراجعة المالية
        [results] النتائج
       *[business] مراجعة الأعمال
    }
cover-topics = { $topics }
cover-focus = التركيز: { $topics }
cover-audience = إلى: { $audience }
cover-as-of = البيانات حتى { $date }
source = المصدر: { $file }، عدد { $subject }: { FULL($rows) }، حتى { $date }

## Lead.
lead-span = { $label }{ WITH(" (", $unit, ")") }، من { $first } إلى { $last }
lead-by = { $label }{ WITH(" (", $unit, ")") } حسب { $dimension }، { $now }{ WITH(" ", VERSUS($prior)) }
lead-scorecard = { GIVEN($prior) ->
        [yes] { $now }، التغير { VERSUS($prior) }
       *[no] { $now }
    }
lead-months = { $label } حسب شهر الربع، الأرباع المكتملة فقط
lead-risks = استنادًا إلى أرقام { $now }
lead-as-of = الوضع في { $date }
lead-definitions = كما تُستخدم في كل صفحات هذا العرض
moved = { $direction ->
        [flat] { part-held } عند { $value }
       *[other] { GIVEN($multiple) ->
        [yes] { part-moved } إلى { $value }، أي { $multiple } مستوى { $prior }
       *[no] { part-moved } { EITHER(GIVEN($pct), "بنسبة", "بمقدار") } { EITHER(GIVEN($pct), ABS($pct), ABS($delta)) } إلى { $value }
    }
    }
summary-titles =
    .full = { NEEDS($driver) }{ $headline }؛ { EITHER($driverDirection, "ارتفاع", "انخفاض") } بمقدار { ABS($driverDelta) } لدى { $driverMember }
    .short = { $headline }؛ { $held }
    .shorter = { $headline }
summary-fallback = { $label } { DURING($now) }: { $value }
scorecard-all = { EITHER($better, "تحسّن", "تراجع أداء") } جميع المؤشرات مقارنةً بـ{ $prior }: { EITHER($rose, "ارتفاع", "انخفاض") } { $label } ({ SIGNED($change) })
scorecard-but = { EITHER($rose, "ارتفاع", "انخفاض") } { $label } ({ SIGNED($change) }) مقابل { EITHER($otherRose, "ارتفاع", "انخفاض") } { $other } ({ SIGNED($otherChange) })
scorecard-and = { EITHER($rose, "ارتفاع", "انخفاض") } { $label } ({ SIGNED($change) }) و{ $other } ({ SIGNED($otherChange) })
scorecard-fell = انخفاض: { $members }
scorecard-rose = ارتفاع: { $members }
scorecard-held = استقرار: { $members }
scorecard-between = ؛{" "}
scorecard-plain = { $now } بالأرقام
against = { $change } { VERSUS($prior) }

## Trend.
trend-titles =
    .full = { NEEDS($run) }{ moved }، للمرة { $run ->
        [2] الثانية
        [3] الثالثة
        [4] الرابعة
        [5] الخامسة
       *[6] السادسة
    } على التوالي
    .short = { moved } { DURING($now) }
    .shorter = { moved }
trend-rate =
    .full = { $direction ->
        [flat] { moved }، والفرق { VERSUS($prior) } غير دالّ إحصائيًا
       *[other] { moved } { VERSUS($prior) }
    }
    .short = { moved }
trend-plain = { $label }: { $value } { DURING($now) }
trend-change = { $direction ->
        [flat] **استقرار { VERSUS($prior) }**: { $value } بعد { $before }.
       *[other] **{ SIGNED($delta) } { VERSUS($prior) }**، حيث كان الرقم { $before }.
    }
trend-year-before = قبل عام
trend-target = الهدف
trend-attained = **{ $attainment } من الهدف**، وهو { $target }.
trend-behind = أساس رقم { $now }، عدد { $subject }: { $rows }.
trend-partial = فترات مغطاة جزئيًا ولا تُقارن: { $periods }.

## Bridge.
bridge-titles =
    .full = { EITHER($direction, "ارتفاع", "انخفاض") } بمقدار { ABS($delta) } لدى { $member }، أي { $contribution } من صافي التغير في { $label }
    .short = { EITHER($direction, "ارتفاع", "انخفاض") } بمقدار { ABS($delta) } لدى { $member }، وصافي التغير في { $label } هو { SIGNED($total) }
    .shorter = أكبر تغير في { $label }: { $member }، { SIGNED($delta) }
bridge-plain = { $label }: التغير حسب { $dimension }
bridge-driver = **{ $member }**: { $value } بعد { $before } { DURING($prior) }.
bridge-counter = في المقابل **{ EITHER($rose, "ارتفاع", "انخفاض") } بمقدار { ABS($delta) } لدى { $member }**.
bridge-from-to = **{ $end }** { DURING($now) } بعد { $start } { DURING($prior) }.
bridge-net = مجموع الخطوات { SIGNED($total) } { VERSUS($prior) }.
bridge-other = تجمع «أخرى» ما تبقى من { $dimension }: { $count }.

## Ranking.
ranking-titles =
    .full = { $member } في صدارة { $label } عند { $value }، أي { $lead } مقارنةً بالمرتبة التالية
    .short = { $member } في صدارة { $label } عند { $value }
    .shorter = { $member } في الصدارة عند { $value }
ranking-plain = { $label } حسب { $dimension }
ranking-share = **حصة { $member }** من { $label } { DURING($now) }: { $share }.
ranking-overall = على امتداد كل الفترات حصة { $member } من { $label } هي { $allShare }{ WITH("، أي ", $allLead, " مقارنةً بالمرتبة التالية") }.
ranking-change = { $member }: { SIGNED($delta) } { VERSUS($prior) }.

## Share.
share-titles =
    .full = حصة { $member } من { $label } هي { $share }، { EITHER($rose, "ارتفاع", "انخفاض") } بمقدار { ABS($shift) }
    .short = حصة { $member } من { $label } هي { $share }
share-plain = { $label } حسب { $dimension }
share-shift = **{ $member }** صاحب أكبر تحرك في المزيج: الحصة { SIGNED($shift) }، القيمة { SIGNED($delta) }.
share-steady-mix = لم تتحرك أي حصة بنقطة كاملة { VERSUS($prior) }.
share-first = **{ $members }** معًا: { $share }.

## Comparison.
comparison-titles =
    .full = أكبر { EITHER($rose, "ارتفاع", "انخفاض") } في { $label }: { $member }، { SIGNED($delta) }
    .short = { $member }: { SIGNED($delta) } في { $label }
comparison-rate =
    .few = { NEEDS($few) }{ $label } حسب { $one }: الفروق غير دالّة إحصائيًا حيث يكفي عدد { $few }
    .full = { $label } حسب { $one }: الفروق غير دالّة إحصائيًا
    .short = { $label } حسب { $one }: فروق غير دالّة
comparison-rate-differs =
    .full = { $member } يختلف في { $label }: { $value } مقابل { $whole } إجمالًا
    .short = { $member }: { $label } { $value }
comparison-member = **{ $member }**: { $value } بعد { $before } { DURING($prior) }.
comparison-rows = أصغر مجموعة معروضة، عدد { $subject }: { $least }.

## Pattern.
pattern-titles =
    .full = { part-pattern }: { $third } في الشهر الأخير { OF_PERIOD($now) }، { $first } في الأول
    .short = { part-pattern }: { $third } بعد { $first }
pattern-categories =
    .full = الشهر الأول
    .short = الشهر الأوسط
    .shorter = الشهر الأخير
pattern-pooled = **كل ربع مكتمل يُظهر ذلك**: { $allFirst } ثم { $allSecond } ثم { $allThird } حسب الشهر لكل الأرباع مجتمعة.
pattern-test = الفرق بين الشهر الأول والشهر الأخير دالّ إحصائيًا.

## Table.
table-title =
    .full = { $dimension } بالأرقام: { $member } في صدارة { $label } عند { $value }
    .short = { $dimension } بالأرقام: { $member } في الصدارة عند { $value }
table-two-leaders =
    .full = الصدارة في { $label }: { $member }، وفي { $label2 }: { $member2 }
table-share = الحصة
table-change = { VERSUS($prior) }
table-small-count = { $hits } من { $n }

## Pipeline.
pipeline-titles =
    .full = { $label }: { $value }؛ { $created }
    .short = { $label }: { $value }
pipeline-other = **{ $label }**: { $value }.
pipeline-no-value = { $label }: لا يمكن الحساب هنا. { $reason }

## Points.
points-delta = **{ moved }**{ GIVEN($multiple) ->
        [yes] {""}
       *[no] {" "}({ SIGNED($delta) })
    }.
points-rate-delta = **{ moved }**، بعد { $before }.
points-unchanged = **{ part-held }** عند { $value }، كما { DURING($prior) }.
points-driver = **{ EITHER($direction, "ارتفاع", "انخفاض") } بمقدار { ABS($delta) } لدى { $member }**{ WITH("، أي ", $contribution, " من صافي التغير في ", $label) }.
points-pattern = **{ $metric ->
        [win_rate] يأتي الفوز { EITHER($direction, "متأخرًا", "مبكرًا") } في الربع
       *[other] { $label } عند أعلى مستوى في { EITHER($direction, "نهاية", "بداية") } الربع
    }**: { $first } ثم { $second } ثم { $third } حسب الشهر.
points-rank = **{ $member } في صدارة { $label }**{ WITH(" بحصة ", $share) }{ WITH("، أي ", $lead, " مقارنةً بالمرتبة التالية") }.
points-concentration = **{ $members }** معًا: { $share } من { $label }.
points-shift = **حصة { $member }** من { $label } هي { $share }، { part-move } بمقدار { ABS($shift) }.
points-threshold = **{ $label }: { $attainment } من الهدف**، { $value } مقابل { $target }.
points-rate-difference = **{ $member } يختلف في { $label }**: { $value } مقابل { $whole } إجمالًا.
points-plain = **{ $label }** { DURING($now) }: { $value }.

## Risks.
risks-title = المخاطر: { $heads }
risks-driver =
    .head = { part-move } إضافي لدى { $member }
    .response = مراجعة حالات { $member } كل حالة على حدة
risks-pattern =
    .head = ربع معلّق بشهره الأخير
    .response = مراجعة مواعيد القرار في الأسابيع الأولى من الربع
risks-rank =
    .head = الاعتماد على { $member }
risks-delta =
    .head = { part-move } إضافي في { $label }
risks-unknown =
    .head = { $label }: بيانات غائبة
    .evidence = { $reason }

## Actions.
actions-title = { GIVEN($heads) ->
        [yes] الخطوات التالية: { $heads }
       *[no] الخطوات التالية
    }
definitions-title = التعريفات: كيف يُحسب كل مؤشر
not-computable = لم يُحسب: { $reason }

## Quality.
appendix-title = جودة البيانات والتعريفات
quality-title = جودة البيانات: ما قُرئ وما استُبعد
quality-file = الصفوف المقروءة: { FULL($rows) }، المرفوضة: { FULL($rejected) }
quality-period = الفترات
quality-partial = مغطاة جزئيًا، تُعرض ولا تُقارن أبدًا: { $periods }
quality-tests = الاختبارات
quality-guard = لا يقال إن معدلًا تغيّر إلا إذا وجد اختبار النسب، المصحَّح لكل المعدلات المختبرة، أن الفرق دالّ إحصائيًا
agenda = محتويات هذه المراجعة

## Sections.
sections-summary = الملخص
sections-results = النتائج
sections-evidence = التحليل
sections-outlook = الآفاق
sections-actions = الخطوات التالية
sections-appendix = ملحق

## Notes.
notes-formula = { $name } ({ $value }){ GIVEN($definition) ->
        [yes] : { $definition }
       *[no] {"."}
    } عدد { $subject }: { FULL($rows) }.
trend-effects = منها { SIGNED($volume) } من العدد و{ SIGNED($size) } من متوسط القيمة.
