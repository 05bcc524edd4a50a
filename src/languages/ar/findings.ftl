## What is said of a change that was tested and is no more than the usual variation.
usual-stood = { $label }: { $value }، { EITHER($above, "فوق", "دون") } مستوى { $prior } بفارق { ABS($change) }
usual-within = يقع هذا التغير ضمن التذبذب المعتاد{ WITH(" (", $rows, " ", $subject, ")") }.

## What is said of a course over many periods and of a level that changed.
course-trend = { $label }: { EITHER($rose, "ارتفاع", "انخفاض") } على مدى { $periods } فترات، من { $first } إلى { $value }
course-level = { $label }: مستوى { EITHER($rose, "أعلى", "أدنى") } منذ { $since }، { $level } لكل فترة بعد { $before }
course-risk =
    .head = استمرار { EITHER($rose, "ارتفاع", "انخفاض") } { $label }

## What is said of a rate or a mean that the mix of its members moved.
mix-lead = { EITHER(GIVEN($whole), $whole, "الصفوف") }: الحصص حسب { $dimension }، { $now } مقارنةً ب{ $prior }
mix-titles =
    .full = { $label }: { SIGNED($mix) } من { SIGNED($delta) } من التركيبة
mix-weight = **{ $member }**: الوزن { $weight } بعد { $before } في { $prior }.
mix-point = **{ $label }: حصة التركيبة ({ $dimension }) { SIGNED($mix) } من { SIGNED($delta) }**، وحصة البنود نفسها { SIGNED($rate) }.
mix-columns-weight = الوزن { $period }
mix-columns-figure = { $label } { $period }

## What is said of a change or a difference that turns round inside the members.
simpson-difference =
    .full = { $member }: { $label } { EITHER($ahead, "متقدم", "متأخر") } إجمالًا، لكنه { EITHER($ahead, "متأخر", "متقدم") } عند المقارنة حسب { $inside }
    .short = { $member }: { $label } ينعكس حسب { $inside }
simpson-change =
    .full = { $label }: { EITHER($rose, "ارتفاع", "انخفاض") } إجمالًا، لكن { EITHER($rose, "انخفاض", "ارتفاع") } حسب { $dimension }
    .short = { $label }: اتجاه معكوس حسب { $dimension }
simpson-held = **عند تثبيت التركيبة ({ $inside }) يبلغ الفرق { SIGNED($within) }.**
simpson-turned = ينعكس الاتجاه لدى: { COMMAS($members, with: "، ") }.
simpson-others = كل البقية

## What is said of a single row or member that is large out of all proportion.
outlier-largest = **أكبر بند ({ $many }): { $value }**، بحصة { $share } ({ $label }).
outlier-without = { $label } بعد استبعاده: { $without }{ WITH("، ", EITHER($above, "فوق", "دون"), " مستوى ", $prior, " بفارق ", ABS($change)) }.
outlier-member = **{ $member } بعيد عن البقية** ({ $label }): { $value } مقابل وسيط قدره { $median }.
outlier-risk =
    .head = نتيجة معلّقة ببند واحد
    .response = تقييم الفترة أيضًا بعد استبعاده

## Members that moved a total, one by itself or two that moved opposite ways.
movers-one = { $member }: { EITHER($rose, "ارتفاع", "انخفاض") } بمقدار { ABS($delta) }
movers-between = ؛{" "}
movers-of = {" "}({ $label })

## What is said of a rate where two dimensions cross.
crossed-title = { $row } × { $column }: { $label } { $value } مقابل { $whole } إجمالًا
crossed-reading = **{ $row } × { $column }**: { $value }؛ بقية { $row }: { $restOfRow }، بقية { $column }: { $restOfColumn }.

## What a ranking says besides its leader.
ranking-first = { $label }: { $member } في المقدمة بقيمة { $value }
ranking-remainder = مجموع البقية وعددها { $count } ({ $many }) هو { $value }.
ranking-last = لم تُعرض البقية، وأدناها { $member } بقيمة { $value }.
ranking-figures = { $dimension } بالأرقام

## What is said of the same period a year before and of the season.
year-against = { $change } مقارنةً ب{ $year }
year-colon = :{" "}
year-usual-season = و{ EITHER($rose, "الارتفاع", "الانخفاض") } عن { $prior } موسمي معتاد
year-season = **{ EITHER($rose, "الارتفاع", "الانخفاض") } عن { $prior } موسمي**: كانت هذه الفترة من السنة { EITHER($rose, "الأعلى", "الأدنى") } في { $years } من أصل { $outOf } سنوات.
year-above = { $label }: فوق مستوى العام السابق في { $periods } من آخر { $outOf } فترات
year-each = { $label }: { EITHER($above, "فوق", "دون") } مستوى العام السابق في كل من آخر { $outOf } فترات
year-lead = { $label }{ WITH(" (", $unit, ")") }، من { $first } إلى { $last }، إلى جانب الفترة نفسها من العام السابق
year-year-before = العام السابق
year-same-year = الفترة المعروضة
year-pair = **{ $period }**: { $value } بعد { $before } قبل عام.

## What is said of the running period, the year and the last twelve months.
to-date-period = **{ $now } حتى الآن: { $value }**{ WITH("، ", SIGNED($change), " مقارنةً بالأيام نفسها من ", $prior) }.
to-date-year = **منذ بداية العام: { $value }**{ WITH("، ", SIGNED($change), " عن العام السابق") }.
to-date-twelve-months = **آخر سنة كاملة: { $value }**{ WITH("، ", SIGNED($change), " عن التي قبلها") }.

## What may be done about a measure that went the wrong way, by what it measures; `watch` where another line has said to agree.
response-churn = حصر الأسباب بدءًا بأكثرها تكرارًا
response-retention = حصر العملاء الذين يدفعون أقل من السابق وتحديد من يتواصل مع كل منهم
response-time = النظر في الحالات الأبطأ وأين طال انتظارها

## What is said of members whose sum is below zero. No verb agrees with a member's name: `Furniture` may be one or many.
loss-one =
    .full = خسارة لدى { $member }: { $value } من إجمالي { $whole } ({ $label })
    .short = خسارة لدى { $member }: { $value }
loss-many =
    .full = خسائر لدى { COMMAS($members, with: "، ") }: { $sum } من إجمالي { $whole } ({ $label })
    .short = خسائر لدى { $member } وغيرها: { $sum } ({ $label })
loss-point = **خسارة لدى { $member }**: { $value } من إجمالي { $whole } ({ $label }).
loss-without = { $label } بعد استبعاد الخسائر: { $without }.
loss-risk =
    .head = خسارة مستمرة لدى { $member }
    .response = النظر في السعر أو التكلفة أو الخروج الذي ينهيها ({ $label })

## How a measure is computed, as a line of the notes.
definition-line = { $label }: { $definition }
