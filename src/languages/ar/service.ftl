# الدعم خلال الفترات الأخيرة.

measure-csat_top = نسبة أعلى التقييمات
    .definition = نسبة التذاكر المقيّمة التي نالت أعلى درجة في السلّم؛ ولا تُحسب التذاكر دون تقييم.
    .gender = f
service-name = { $metric ->
        [csat_mean] الرضا
        [csat_top] نسبة أعلى التقييمات
       *[other] { $label }
    }
service-titles =
    .full = { NEEDS($growth) }{ $name }: { $value } بعد { $before }، مع { EITHER($more, "زيادة", "تراجع") } التذاكر بنسبة { $growth }
    .short = { $name }: { $value } بعد { $before }
service-steady =
    .full = { NEEDS($growth) }التذاكر الواردة في { $now } { $created }، { EITHER($more, "بزيادة", "بتراجع") } { $growth } عن { $prior }؛ والخدمة ضمن نطاقها المعتاد
    .short = التذاكر الواردة في { $now } { $created }؛ والخدمة ضمن نطاقها المعتاد
service-point = { GIVEN($growth) ->
        [yes] **{ $name }: { $value } بعد { $before }**، مع { EITHER($more, "زيادة", "تراجع") } التذاكر بنسبة { $growth }
       *[no] **{ $name }: { $value } بعد { $before }**
    }.
service-section = الدعم
service-lead = حجم الدعم وسرعته وجودته، من { $first } إلى { $now }
service-columns =
    .measure = المؤشر
    .change = مقابل { $prior }
    .verdict = الحكم
service-verdict =
    .better = أفضل
    .worse = أسوأ
    .usual = النطاق المعتاد
service-per-accounts = التذاكر لكل { $per } حساب مدفوع
service-churn = **{ $signal }**: انتهى { $with } من الاشتراكات المعنية مقابل { $without } من غيرها، أي { $risk } الخطر.
service-no-churn = **لا صلة بالمغادرة**: انتهى { $with } من الاشتراكات ذات التذاكر و{ $without } من غيرها{ WITH("، و", $low, " بعد تقييم منخفض") }؛ وقد يكون الفارق صدفة.
