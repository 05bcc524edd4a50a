# قرارات لها ثمن أو نسبة، موزونة.

decision-verdict = { $verdict ->
        [load] **«{ $what }»: المشكلة ليست هنا.** إنها في { $place }، بينما تولى كل فرد ({ $one }) { $load } من { $subject } في { $now }، مقابل { $loadBefore } في { $earlier }.
        [place] **«{ $what }»: المشكلة ليست هنا.** إنها في { $place } وليست في { $named }.
        [short] **«{ $what }»: لا يغطي تكلفته بهذا وحده{ WITH(" في ", $place) }.**
        [if] { $kind ->
            [case] **«{ $what }»: لا يجدي إلا بتجنب { $needed } من { $lost } حالة سنويًا{ WITH(" في ", $place) }.**
           *[deal] **«{ $what }»: لا يجدي إلا باستعادة { $needed } من { $lost } صفقة تُفقد سنويًا{ WITH(" في ", $place) }.**
        }
        [beyond] **«{ $what }»: تكلفته أكبر من المشكلة**، { $cost }{ decision-a-year } مقابل { $worth } سنويًا{ WITH(" في ", $place) }.
        [part] **«{ $what }»: لا يجدي إلا باستعادة { $share } من الخسارة{ WITH(" في ", $place) }**: { $cost }{ decision-a-year } مقابل { $worth } سنويًا.
       *[more] **«{ $what }»: لا يجدي إلا بزيادة { $needed } سنويًا ({ $subject })**، أي { $share } فوق { $all } في العام الماضي.
    }
decision-a-year = { EITHER($once, "", " سنويًا") }
decision-math = { $kind ->
        [order] بقيمة { $unit } للطلب، تتطلب { $cost }{ decision-a-year } زيادة { $needed } طلبًا.
        [customer] بقيمة { $unit } للعميل سنويًا، تتطلب { $cost }{ decision-a-year } زيادة { $needed } عميلًا.
        [case] { GIVEN($lost) ->
            [yes] بقيمة { $unit } للحالة، تتطلب { $cost }{ decision-a-year } تقليل { $needed } حالة؛ وتقع { $lost } سنويًا.
           *[no] بقيمة { $unit } للحالة، تتطلب { $cost }{ decision-a-year } تقليل { $needed } حالة.
        }
       *[deal] { GIVEN($lost) ->
            [yes] بقيمة { $unit } للصفقة، تتطلب { $cost }{ decision-a-year } استعادة { $needed } من { $lost } صفقة تُفقد سنويًا.
           *[no] بقيمة { $unit } للصفقة، تتطلب { $cost }{ decision-a-year } كسب { $needed } صفقة إضافية.
        }
    }
decision-worth = إصلاح { $place } يساوي { $worth } سنويًا.
decision-rose = تولى كل فرد ({ $one }) { $load } من { $subject }، مقابل { $loadBefore } في { $earlier }: قد يكون نقص العدد جزءًا من السبب.
decision-rate = { $of ->
        [price] { $brings ->
            [true] **«{ $what }»: يضيف { $extra } سنويًا عند الحجم نفسه**{ WITH("؛ ويجدي ما لم يُفقد أكثر من ", $even, " من الحجم") }.
           *[false] **«{ $what }»: يكلف { $extra } سنويًا عند الحجم نفسه**{ WITH("؛ ويلزم حجم إضافي قدره ", $even, " للتعادل") }.
        }
        [discount] **«{ $what }»: يحفظ { $extra } سنويًا عند الطلبات نفسها**{ WITH("؛ ويجدي ما لم يُفقد أكثر من ", $even, " من الطلبات") }.
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **«{ $what }»: أقل بمقدار { $extra } سنويًا عند المبلغ نفسه ({ $label }: { $base })** مقارنة بنسبة { $now }{ WITH("؛ ويتعادل بانخفاض ", $even) }.
               *[false] **«{ $what }»: أكثر بمقدار { $extra } سنويًا عند المبلغ نفسه ({ $label }: { $base })** مقارنة بنسبة { $now }{ WITH("؛ ويلزم ", $even, " إضافية للتعادل") }.
            }
           *[no] **«{ $what }»: يكلف { $extra } سنويًا** على { $base } ({ $label })؛ وما يُدفع اليوم غير موجود في البيانات.
        }
    }
decision-pace = { EITHER($year, "أرقام العام الماضي", "فترة التقرير محسوبة على سنة كاملة") }
decision-revenue = الحساب بالإيرادات: لا تتضمن البيانات تكلفة التنفيذ.
decision-unsaid = لا تقول البيانات ما سيحققه، بل ما يجب أن يحققه.
decision-sunk = { $cost } دُفعت بالفعل ولا تعود بأي خيار: لا تُحسب لأي خيار ولا عليه.
decision-titles =
    .full = { $verdict ->
        [elsewhere] «{ $what }» يكلف { $cost }{ decision-a-year } والمشكلة في مكان آخر
        [short] «{ $what }» يكلف أكثر مما يمكن استعادته{ WITH(" في ", $place) }
        [if] { $kind ->
            [case] «{ $what }» لا يجدي إلا بتجنب { $needed } من { $lost } حالة سنويًا
           *[deal] «{ $what }» لا يجدي إلا باستعادة { $needed } من { $lost } صفقة مفقودة سنويًا
        }
        [beyond] «{ $what }» يكلف أكثر من المشكلة: { $cost } مقابل { $worth } سنويًا
        [part] «{ $what }» لا يجدي إلا باستعادة { $share } من الخسارة
       *[more] «{ $what }» لا يجدي إلا بزيادة { $needed } سنويًا ({ $subject })
    }
    .short = «{ $what }» في الميزان
decision-rate-titles =
    .full = «{ $what }» يساوي { $extra } سنويًا عند المبيعات نفسها
    .short = «{ $what }» في الميزان
decision-page-titles =
    .full = { NEEDS($even) }نقطة تعادل «{ $what }»: { $even }
    .short = ما يجب أن يحققه «{ $what }»
decision-columns =
    .option = الخيار
    .cost = التكلفة السنوية
    .worth = القيمة السنوية
    .even = نقطة التعادل
    .true = ما يجب أن يتحقق
decision-once = { $cost } مرة واحدة
decision-nothing = عدم فعل شيء
decision-unknown = غير موجود في البيانات
decision-fix = أولًا: { $head }
decision-even = { $kind ->
        [order] زيادة { $needed } طلبًا سنويًا
        [customer] زيادة { $needed } عميلًا
        [case] تقليل { $needed } حالة سنويًا
       *[deal] كسب { $needed } صفقة إضافية سنويًا
    }
decision-of-lost = { $kind ->
        [case] تجنب { $needed } من { $lost } حالة{ WITH(" في ", $place) }
       *[deal] استعادة { $needed } من { $lost } صفقة مفقودة{ WITH(" في ", $place) }
    }
decision-of-all = { $share } فوق { $all } في العام الماضي
decision-of-worth = استعادة { $share } من الخسارة
decision-goes = { EITHER($brings, "أن يُفقد أقل من ذلك", "أن يزيد الحجم أكثر من ذلك") }
decision-even-rate = { $brings ->
        [true] انخفاض الحجم { $even }
       *[false] زيادة الحجم { $even }
    }
decision-stays = يبقى { $label } في { $place } عند { $rate }
decision-step = { $verdict ->
        [hold] تأجيل «{ $what }»
       *[decide] البت في «{ $what }»
    }
decision-step-what = { $verdict ->
        [hold] تأجيل «{ $what }» حتى إصلاح { $place } ثم وزنه من جديد
       *[decide] البت في «{ $what }» مع من عليهم تحقيقه
    }
decision-course =
    .volume = تغيّر الحجم
    .result = النتيجة السنوية
decision-unchanged = بلا تغيير
decision-too-many = غير ممكن: { $lost } فقط سنويًا
