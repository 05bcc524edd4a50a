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
