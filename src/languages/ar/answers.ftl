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
        [dimension] لا يوجد عمود يقسّم الأرقام بهذه الطريقة.
       *[measure] لا يوجد عمود يقيسه.
    }
answer-in-period = **{ moved } { DURING($now) }**، بعد { $before } { DURING($prior) }.
answer-in-period-titles =
    .full = { moved } { DURING($now) }
    .short = { moved }

# ما يحدده الطلب مسبقًا.

given-limits = المدد المحددة: { $limits }
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
