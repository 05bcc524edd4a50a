# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [fits] { $n } قد يصح
    [part] { $n } صحيح لكنه محدود
    [cleared] { $n } مستبعد
   *[open] { $n } لا يمكن اختباره
}
claims-head = { $none ->
    [yes] لا يصح أي من التفسيرات الـ{ $count }
   *[no] من { $count } تفسيرات: { COMMAS($parts, with: "، ") }
}
claims-titles =
    .full = { $none ->
        [yes] لا يصح أي من التفسيرات الـ{ $count }: { $cell }
       *[no] من { $count } تفسيرات ({ $cell }): { COMMAS($parts, with: "، ") }
    }
    .short = { claims-head }
    .plain = { $count } تفسيرات في ضوء البيانات
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "؛ ") }.
       *[no] .
    }
claims-item = { COMMAS($claims, with: "، ") }: { $tag }
claims-claim = «{ $claim }»{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [fits] قد يفسر ذلك
    [place] يسمي المكان
    [part] صحيح لكنه يفسر القليل
    [alike] نفسه في كل مكان
    [still] لم يحدث
    [opposite] حدث العكس
    [chance] لا يتجاوز الصدفة
    [without] لا يحدث فرقا
    [across] لا يحدث فرقا
    [elsewhere] ليس حيث حدث التغير
    [later] جاء متأخرا
    [season] ليس الموسم
    [always] لا فرق في غيره
    [few] صفوف قليلة جدا
    [person] لا تقوله الأرقام
   *[unknown] لا يمكن اختباره
}
claims-detail = { $verdict ->
    [fits] { WITH("في غيره ", $others, "، وقبل ذلك ", $othersBefore, ".") }
    [part] { GIVEN($share) ->
        [yes] لا يفسر سوى { $share } من التغير: { $cell }.
       *[no] { "" }
    }
    [alike] في غيره أيضا { $others }، وقبل ذلك { $othersBefore }؛ لكن التغير في { $cell } فقط.
    [without] { $label } في { $cell }: تغير مماثل من دون { $who }.
    [across] { $label } في { $cell }: تغير مماثل أيا كان المستبعد من { $who }.
    [elsewhere] التغير في { $cell } وليس في { $who }.
    [later] بدأ التغير في { $cell } في { $start }، قبل { $who }.
    [season] كانت الأشهر نفسها من العام السابق كما كان قبلها.
    [always] في غيره، { $label } من { $othersBefore } إلى { $others }: يجب أن يؤثر في { $cell } فقط.
    [few] { "" }
    [person] أرقام شخص واحد لا تثبت سببا.
    [unknown] لا يوجد في البيانات عمود { GIVEN($thing) ->
        [yes] عن { $thing }
       *[no] لذلك
    }.
   *[other] { "" }
}
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = التفسير
    .what = المقياس
    .before = قبل
    .since = منذ { $start }
    .verdict = الحكم
claims-lead = { $cell }: { $label } تغير في { $start }؛ ما يحتاجه كل تفسير هناك، قبل ومنذ
claims-season = { $label }، الأشهر نفسها من العام السابق
claims-share = حصة { $who }
claims-without = { $label } من دون { $who }
claims-load = { $rows } لكل { $dimension } في الشهر
claims-years = سنوات منذ { $label }
claims-thing = { $thing ->
    [weight] الوزن
    [size] الحجم
    [age] العمر
    [discount] الخصومات
    [price] الأسعار
    [reply] وقت الرد
    [approval] الوقت حتى الموافقة
    [arrival] الوقت حتى الوصول
    [work] وقت العمل
    [parts] القطع والمواد
    [duration] المدة
    [load] عبء العمل للفرد
    [distance] المسافة
    [temperature] الحرارة
   *[experience] الخبرة
}
