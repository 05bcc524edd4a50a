# What is done next: a few words as one asks for it, the step, and the figure by which one will know that it worked.

lead-proposed =
    .all = المسؤولون والمواعيد مقترحة
    .dates = المواعيد مقترحة
    .more = مسؤولو الخطوات الأخرى ومواعيدها مقترحون
step-close =
    .head = تنقية مسار الصفقات
    .ask = إغلاق الصفقات الراكدة ({ $dead })
    .what = إغلاق أو إعادة تأهيل { $dead } من الصفقات المفتوحة الأقدم من { $oldest }
    .measure = كل الصفقات المفتوحة أحدث من { $oldest }
step-rebuild =
    .head = إعادة بناء مسار الصفقات
    .ask = تعويض الصفقات الحية الناقصة ({ $missing })
    .what = البحث عن صفقات جديدة بدل المتوقفة
    .measure = العودة إلى { $before } صفقة حية
step-early =
    .head = تأهيل الصفقات أبكر
    .what = وضع معايير دخول قبل فتح أي صفقة
    .measure = رفع معدل فوزها من { $value } نحو { $rest }
step-spot =
    .head = سد الفجوة في { $spot }
    .what = معرفة سبب قلة الفوز في { $spot } ونقل ما ينجح في غيرها
    .measure = { $label } من { $value } إلى { $usual }
step-discount =
    .head = تحديد سقف الخصومات عند { $cap }
    .what = اشتراط الموافقة على الخصومات التي تتجاوز { $cap }
    .measure = { $label } دون { $value }
step-audit =
    .head = تدقيق الاشتراكات المكررة
    .ask = تدقيق الاشتراكات المكررة ({ $count })
    .what = تدقيق الاشتراكات المكررة ({ $count }) قبل ذكر الإيرادات المتكررة مجددًا
    .measure = تأكيد كل اشتراك مكرر أو حذفه
step-watch =
    .head = متابعة الاشتراكات المعرضة للخطر
    .ask = متابعة الاشتراكات المعرضة للخطر ({ $count })
    .what = وضع { $count } اشتراكًا بأقوى إشارة ({ $signal }) على قائمة متابعة
    .measure = خسارتها من { $value } نحو { $rest }
step-ask =
    .head = تسجيل أسباب المغادرة
    .what = سؤال كل حساب يغادر عن سبب واحد وتسجيله
    .measure = أقل من { $share } من الخسارة بلا سبب
step-shift =
    .head = بيع ما يُجدي
    .what = نقل وقت البيع من { $busy } إلى { $earners }
    .measure = { $busy }: { $decided } < { $effort }
step-month =
    .head = التبكير في القرارات
    .what = مراجعة الصفقات المفتوحة في منتصف الربع حتى تقل القرارات التي تنتظر الشهر الأخير
    .measure = { $label } في الشهر الأول فوق { $value }
step-turn =
    .head = { $direction ->
        [up] وقف الارتفاع لدى { $member }
       *[other] إنعاش { $member }
    }
    .what = { $direction ->
        [up] معرفة سبب ارتفاع { $label } لدى { $member } وعكسه
       *[other] معرفة سبب انخفاض { $label } لدى { $member } واستعادته
    }
step-factor =
    .head = إنعاش { $member }
    .ask = إعادة { $label } لدى { $member } إلى { $before }
    .what = { $kind ->
        [count] استعادة الحجم لدى { $member }: { $label } من { $value } إلى { $before } مجددًا
        [rate] مراجعة ما فُقد لدى { $member }: { $label } من { $value } إلى { $before } مجددًا
       *[mean] معرفة ما خفّض { $label } لدى { $member } ({ $value } مقابل { $before }) وعكسه
    }
step-drill =
    .head = إنعاش { $member }
    .ask = إنعاش { $member } لدى { $apart }
    .what = معرفة ما تغيّر لدى { $member }، بدءًا من { $apart }: { $label } { $value } مقابل { $before }
step-by = { $head } بحلول { $date }
step-pair =
    .head = معالجة { $pair }
    .what = معرفة ما تغيّر في { $pair } منذ { $prior } وعكسه هناك
    .measure = { $label }، { $pair }: العودة إلى { $before }
step-cell =
    .head = معالجة { $cell }
    .what = معرفة ما يميّز { $cell } والوصول به إلى المستوى الإجمالي
    .measure = { $label }، { $cell }: { $whole }
step-effect =
    .head = { $way ->
        [extend] تعميم ما بدأه { $who } في { $start }
       *[review] مراجعة ما بدأه { $who } في { $start }
    }
    .what = { $way ->
        [extend] تعميم ما بدأه { $who } في { $start } على الآخرين تدريجيًا ومتابعة ما إذا تكرر الفارق
       *[review] مراجعة ما بدأه { $who } في { $start } والتراجع عنه إن لم يفسّر الفارقَ شيءٌ آخر
    }
    .measure = { $way ->
        [extend] { $label }، كل الآخرين: أفضل من { $besideAfter }
       *[review] { $label }، { $who }: عودة إلى { $before }
    }
step-track =
    .head = متابعة { $label } حسب { $by }
    .what = عرض { $label } حسب { $by } إلى أن يبلغ { $cell } مستوى { $whole }
step-repeat =
    .head = التحقق من استمرار نمو { $member }
    .what = التحقق من أن الزيادة لدى { $member } ({ $delta }) ستتكرر قبل إدراجها في الخطة
step-look =
    .head = فحص { $member }
    .what = مراجعة { $member } في { $now } وتحديد ما الذي تغيّر ({ $label })
step-level =
    .head = { $direction ->
        [up] خفض { $label }
       *[other] رفع { $label } من جديد
    }
    .what = { $direction ->
        [up] معرفة سبب ارتفاع { $label } وعكسه
       *[other] معرفة سبب انخفاض { $label } وعكسه
    }
step-trail =
    .head = سد الفجوة لدى { $member }
    .what = مقارنة { $member } بغيره في { $label } وسد الفجوة
step-overdue =
    .head = إعادة جدولة الصفقات المتأخرة
    .what = تحديد موعد جديد لكل صفقة متأخرة أو إغلاقها
step-stale =
    .head = تحريك الصفقات الراكدة
    .what = تحديد خطوة تالية لكل صفقة راكدة أو إغلاقها
step-slipped =
    .head = استعادة الصفقات المؤجلة
    .what = معرفة ما يعيد كل صفقة مؤجلة والعمل به
step-renewal =
    .head = تأمين التجديدات
    .what = التحدث مع كل عميل قبل موعد تجديده
step-rely-account =
    .head = تأمين { $member }
    .what = الاتفاق مع { $member } على خطة للسنة المقبلة
step-rely-owner =
    .head = إسناد { $member }
    .what = تعيين مسؤول آخر لأكبر عملاء { $member }
step-record =
    .head = تسجيل { $label }
    .what = تسجيل ما يلزم لعرض «{ $label }» في المصدر كي تُظهره المراجعة القادمة
step-rate =
    .head = تقييم كل تذكرة
    .what = طلب تقييم بعد كل تذكرة مغلقة
    .measure = { $label } فوق { $share }
step-check =
    .head = تأكيد أرقام { $now }
    .what = تأكيد أرقام { $now } مع المسؤولين عن البيانات
loss-causes-action =
    .head = خفض معدلات الفقد
    .what = معرفة ما رفع معدلات الفقد منذ { $prior } وعكسه
    .measure = الفقد ({ $unit }): { $value } أو أقل
loss-age-action =
    .head = حماية أول { $days } يومًا
    .what = تمويل برنامج لأول { $days } يومًا من الاشتراك
    .measure = عودة الفقد بعمر { $band } يومًا إلى { $before } لكل { $per } يومًا
loss-where-action =
    .head = سد الفجوة لدى { $row } × { $column }
    .what = خفض فقد { $row } × { $column } إلى معدل { $column }
    .measure = معدل الفقد من { $rate } إلى { $whole }
loss-action =
    .head = حسم وضع { $member }
    .what = مراجعة أسعار { $member } وخصوماتها وتكاليفها
    .measure = { $label } لدى { $member } فوق الصفر
lost-why = { $label } لدى { $member }: { $value } مقابل { $before } ({ $prior }).

# Success measures: the level of before, or that of all others.

aim-back = إعادة { $label } لدى { $member } إلى { $before }
aim-hold = { $label } لدى { $member }: { $value } على الأقل
aim-level = إعادة { $label } إلى { $before }
aim-toward = { $label } لدى { $member } من { $value } إلى { $whole }
aim-below = { $label } دون { $value }
aim-cause = تفسير { ABS($delta) }
aim-share = { $member } دون { $share } ({ $label })
worth-rows = عدد { $subject }: { $count }

# Who may own a step where the data name nobody and the trade makes it plain.

owner-sales = إدارة المبيعات
owner-operations = عمليات المبيعات
owner-success = نجاح العملاء
owner-support = إدارة الدعم
owner-finance = المالية
owner-budget = مسؤول الميزانية
plan-moves-action =
    .head = تمييز { $to } عن { $from }
    .what = وضع حدود لـ{ $to } وقواعد للانتقال من { $from } قبل التجديدات القادمة، وعدّ الانتقالات أسبوعيًا
    .measure = لا أكثر من { $before } انتقالات في الفترة بدلًا من { $count }

place-back =
    .head = استعادة { $topic }
    .what = سحب { $topic } من { $handler } وإعادتها إلى من تولّاها قبل { $month }
    .measure = عودة { $label } في { $topic } إلى { $value }
place-fix =
    .head = إصلاح { $place }
    .what = معرفة ما تغيّر في { $place }{ GIVEN($month) ->
        [yes] { " " }في { $month }
       *[no] { "" }
    } والتراجع عنه
    .measure = { $label } هناك عند { $value } كسائر التذاكر
place-call =
    .head = الاتصال بالعملاء قبل التجديد ({ $count })
    .what = الاتصال بالعملاء المتأثرين الذين يجددون حتى { $day } ({ $count }) قبل أن يقرروا
    .measure = الاتصال بهم جميعًا ({ $count }) دون خسارة أحد بسبب الخدمة
place-entry =
    .head = وضع معايير قبول
    .what = إبقاء سائر التذاكر لدى { $handler }؛ ووضع معايير قبول قبل أن تعود إليها { $topic }
    .measure = بقاء { $label } لدى { $handler } عند { $value }
