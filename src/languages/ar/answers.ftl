# ما يجيب به الملخص عن أسئلة الطلب.

answer-place = { $sense ->
        [best] الأفضل في
        [worst] الأسوأ في
        [least] الأدنى في
       *[most] الأعلى في
    }
answer-which = **{ answer-place } { $label }: { $member } ({ $value })**{ WITH(" مقابل ", $whole, " إجمالًا") }؛ وفي الطرف الآخر { $other } بقيمة { $otherValue }.
answer-which-titles =
    .full = { answer-place } { $label }: { $member } ({ $value }) مقابل { $whole } إجمالًا
    .short = { answer-place } { $label }: { $member } ({ $value })
answer-besides = { $label } في المجموعة نفسها: { $value }{ WITH(" مقابل ", $whole, " إجمالًا") }.
answer-even = **{ $label } حسب { $one }: لا فرق واضح**، من { $low } ({ $lowMember }) إلى { $high } ({ $highMember })، وقد يكون ذلك مصادفة.
answer-even-titles =
    .full = { $label } حسب { $one }: لا فرق واضح، من { $low } إلى { $high }
    .short = { $label } حسب { $one }: لا فرق واضح
answer-versus = **{ $label }: { $member } مقابل { $other }**، { $value } مقابل { $otherValue }.
answer-no-cause = لا تفسّره مجموعة واحدة بعينها.
answer-all-periods = كل الفترات معًا، لأن صفوف { $now } قليلة جدًا.
answer-decided = الأرقام عن { $period }، وهي أحدث فترة حُسمت نتائجها كلها تقريبًا.
answer-page-titles =
    .full = { $label }: من { $low } ({ $lowMember }) إلى { $high } ({ $highMember })
answer-page-rows = استنادًا إلى { $least } حتى { $most } { $subject } لكل مجموعة.
answer-open = **دون إجابة: «{ $question }»**. { $reason ->
        [prior] لا توجد فترة سابقة مكتملة للمقارنة.
        [period] لا تتضمن البيانات شيئًا عن تلك الفترة.
        [amount] لا يوجد عمود يعطي مبلغه.
        [unit-cost] لا يوجد جدول أو عمود يذكر تكلفة الوحدة، مثل تكلفة الوحدة أو التكلفة المعيارية أو سعر الشراء.
        [dimension] لا يوجد عمود يقسّم الأرقام بهذه الطريقة.
        [member] لا يوجد في البيانات شيء بهذا الاسم.
        [since] لم يمضِ شهر كامل منذ ذلك الحين.
        [decision] لا تبيّن البيانات ما الذي سيحققه ذلك.
        [fee] لا تتضمن البيانات مبيعات تنطبق عليها هذه النسبة.
        [discount] لا تتضمن البيانات خصومات تتجاوز هذا السقف.
        [currency] السعر بعملة غير عملة البيانات ولم يُذكر سعر الصرف.
        [ahead] تحتوي البيانات على ما حدث لا على ما سيفعله الناس؛ يتطلب ذلك سؤالهم أو تجربة مع بعضهم.
       *[measure] لا يوجد عمود يقيسه.
    }
answer-in-period = **{ moved } { DURING($now) }**، بعد { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# ما يحدده الطلب مسبقًا.

given-limits = المدد المحددة: { $limits }
given-target = الهدف المحدد: { $limits }
given-cost = **{ $what }: { $cost } { DURING($now) }**، أي { $count } بالتكلفة المحددة { $price }{ WITH("؛ ", $before, " في ", $prior) }.
given-share = **{ $what }: { $cost } { DURING($now) }**، أي { $share } من { $base } ({ $label }) كما حُدد{ WITH("؛ ", $before, " في ", $prior) }.
given-cost-of = التكلفة: { $what }
given-cost-titles =
    .full = { $what }: تكلفة { $cost } { DURING($now) }{ WITH(" مقابل ", $before, " في ", $prior) }
    .short = { $what }: تكلفة { $cost } { DURING($now) }
target-gap = **{ $label }: { EITHER($over, "فوق", "دون") } الهدف بمقدار { ABS($gap) }**، والهدف { $target } والفعلي { $value }.

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = من { $first } إلى { $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows } { $subject }، { $span }
       *[no] متوسط الفترة، { $span }
    }
cells-point = **{ $cell }: { $label } { $value }** مقابل { $whole } إجمالًا ({ cells-basis }){ WITH("؛ وقبل ذلك ", $before, " (", $earlier, ")") }.
cells-none = **{ $label }: لا مجموعة لافتة**؛ فُحصت { $count } مجموعة ولم تتجاوز أي منها المصادفة ({ cells-basis }).
cells-titles =
    .full = { $label }: الأثر الأكبر لدى { $cell }، { $value } مقابل { $whole } إجمالًا
    .short = { $cell }: { $label } { $value } مقابل { $whole } إجمالًا
cells-page-title = { $label }: { $value } لدى { $cell }، { $whole } إجمالًا
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }؛ { EITHER($low, "فقط ", "") }{ $value } لدى { $cell }
cells-back = { $metric ->
        [win_rate] بالمعدل الإجمالي كان عدد الصفقات الرابحة من أصل { $rows } سيكون **{ EITHER($more, "أكثر", "أقل") } بمقدار { ABS($count) }**{ GIVEN($worth) ->
                [yes] ، بقيمة { ABS($worth) }
               *[no] { "" }
            }.
        [each] بالمعدل الإجمالي كان العدد سيكون **{ EITHER($more, "أكثر", "أقل") } بمقدار { ABS($count) }** ({ $span }).
       *[other] بالمعدل الإجمالي كانت نتيجة **{ ABS($count) }** من أصل { $rows } ({ $subject }) ستختلف.
    }
cells-worth = رفع { $cell } إلى المستوى الإجمالي يساوي **{ ABS($worth) }**.
cells-thin = { $span }، لأن { $now } وحدها لا تكفي ({ $subject }).
cells-chance = يتجاوز المصادفة بين **{ $count } مجموعة** فُحصت؛ أما الفروق الأصغر فقد تكون مصادفة.
cells-counted = { $subject }، مرة في كل فترة
cells-columns =
    .cell = المجموعة
    .gap = مقابل الإجمالي
    .worth = القيمة

# سبب مفترض قيد الاختبار: ما فعله المؤشر منذ بدايته، إلى جانب من لا يعنيهم.

effect-moved = { $direction ->
        [up] ارتفاع بمقدار { ABS($change) } إلى { $after }
        [down] انخفاض بمقدار { ABS($change) } إلى { $after }
       *[flat] ثبات عند { $after }
    }
effect-beside = { $basis ->
        [others] ، مقابل { SIGNED($beside) } لدى الآخرين جميعًا
        [year] ، مقابل { SIGNED($beside) } قبل عام
       *[none] { "" }
    }
effect-point = **{ $label }{ WITH(" (", $who, ")") }: { effect-moved } منذ { $start }**{ effect-beside }.
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **هذا أكثر مما تفسره الصدفة** ({ $rows } { $subject })، لكن لا يوجد ما يُقارن به: تزامن ذلك مع التغيير، وهذا لا يثبت السبب.
           *[other] **الفارق البالغ { ABS($gap) } أكثر مما تفسره الصدفة** ({ $rows } { $subject }): تزامن مع التغيير، وهذا لا يثبت السبب.
        }
        [before] **بدأ هذا المسار قبل { $start }**، فلا يظهر أثر للتغيير وحده ({ $rows } { $subject }).
        [few] **{ $rows } { $subject } عدد قليل جدًا** للتمييز بين الأثر والصدفة.
       *[chance] { $basis ->
            [none] **هذا لا يتجاوز الصدفة**: لا يظهر أثر للتغيير ({ $rows } { $subject }).
           *[other] **الفارق البالغ { ABS($gap) } لا يتجاوز الصدفة**: لا يظهر أثر للتغيير ({ $rows } { $subject }).
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } منذ { $start }{ effect-beside }
       *[other] { $label }{ WITH(" (", $who, ")") }: لا أثر واضح منذ { $start }، { SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $label }{ WITH(" (", $who, ")") }: { effect-moved } منذ { $start }
       *[other] { $label }{ WITH(" (", $who, ")") }: لا أثر واضح منذ { $start }
    }
effect-page-titles =
    .full = { $label }{ WITH(" (", $who, ")") }: من { $before } إلى { $after }{ $basis ->
        [others] ، ولدى الآخرين جميعًا من { $besideBefore } إلى { $besideAfter }
        [year] ، وقبل عام من { $besideBefore } إلى { $besideAfter }
       *[none] { "" }
    }
    .short = { $label }{ WITH(" (", $who, ")") }: من { $before } إلى { $after }
effect-worth = يعادل الفارق منذ { $start } **{ ABS($worth) }** { $of ->
        [rows] { $subject }
       *[amount] ({ $label })
    }.
effect-least = لا يتميز عن الصدفة هنا إلا { $basis ->
        [none] تغير
       *[other] فارق
    } قدره **{ ABS($least) }** أو أكثر.
effect-year = قبل عام تغيرت الأشهر نفسها بمقدار { SIGNED($change) }.
effect-lead = { $label }{ WITH(" (", $unit, ")") }، { $from } مقارنةً مع { $until }
effect-so-what = { $verdict ->
        [apart] يُتحقق مما تغير غير ذلك في { $start }{ WITH(" (", $who, ")") } قبل نسبته إلى التغيير.
        [few] يُقيَّم التغيير حين يتوفر المزيد من { $subject }.
       *[other] هذه الأرقام لا تشهد للتغيير ولا عليه.
    }
effect-series =
    .others = الآخرون جميعًا
    .pace = بوتيرة الآخرين
    .year = قبل عام
effect-columns =
    .group = المجموعة
    .before = قبل
    .after = بعد
    .change = التغير

# أي السببين حرّك المؤشر.

either-moved = { SIGNED($delta) }
either-point = **{ $label }: { either-moved }، منها { SIGNED($first) } من { $one }**{ GIVEN($second) ->
        [yes] { " " }و{ SIGNED($second) } من { $other }
       *[no] ؛ ولا تسمح الأرقام بفصل { $other }
    }.
either-verdict = { $verdict ->
        [first] **الأثر الأكبر: { $one }**. هذا يبيّن موضع التغير لا سببه.
        [second] **الأثر الأكبر: { $other }**. هذا يبيّن موضع التغير لا سببه.
        [both] **وزنهما متقارب**: هذا يبيّن موضع التغير لا سببه.
        [neither] **لا يفسر أي منهما الكثير**: الباقي في موضع آخر.
       *[chance] **التغير نفسه لا يتجاوز الصدفة**، فليس أي منهما سببًا بعد.
    }
either-titles =
    .full = { $label }: { either-moved }، { SIGNED($first) } من { $one } و{ NEEDS($second) }{ SIGNED($second) } من { $other }
    .short = { $label }: { either-moved }، منها { SIGNED($first) } من { $one }
either-page-title = ما الذي حرّك { $label }، { $now }
either-overlap = يتداخل الاثنان: جزء من كل منهما في الآخر، فلا يُجمعان.
either-all = التغير كله
