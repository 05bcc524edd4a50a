# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n } تُظهره البيانات
    [fits] { $n } يوافق الزمان أو المكان فقط
    [part] { $n } صحيح لكنه محدود
    [cleared] { $n } مستبعد
   *[open] { $n } لا يمكن اختباره
}
claims-head = { $none ->
    [yes] لا يصح أي من التفسيرات الـ{ $count }
   *[no] من { $count } تفسيرات: { COMMAS($parts, with: "، ") }
}
claims-title = { $none ->
    [yes] لا يصح أي من التفسيرات الـ{ $count }: { $cell }
   *[no] من { $count } تفسيرات ({ $cell }): { COMMAS($parts, with: "، ") }
}
claims-titles =
    .short = { claims-head }
    .counts = التفسيرات: { COMMAS($parts, with: "، ") }
    .plain = { $count } تفسيرات في ضوء البيانات
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "؛ ") }.
       *[no] .
    }
claims-item = { COMMAS($claims, with: "، ") }: { $tag }
claims-claim = «{ $claim }»{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [shown] تُظهره البيانات
    [mixed] تُظهره البيانات
    [timing] يوافق الزمان فقط
    [place] يوافق المكان فقط
    [part] صحيح لكنه يفسر القليل
    [alike] نفسه في كل مكان
    [still] لم يحدث
    [opposite] حدث العكس
    [chance] لا يتجاوز الصدفة
    [without] لا يحدث فرقا
    [across] لا يحدث فرقا
    [elsewhere] ليس حيث حدث التغير
    [later] جاء متأخرا
    [early] جاء مبكرا جدا
    [season] ليس الموسم
    [always] لا فرق في غيره
    [like] لا تغير بالتركيبة نفسها
    [even] لا شيء يمكن أن يكون قد حرّكه
    [few] صفوف قليلة جدا
    [person] لا تقوله الأرقام
   *[unknown] لا يمكن اختباره
}
claims-detail = { $verdict ->
    [shown] { WITH("في غيره ", $others, "، وقبل ذلك ", $othersBefore, ".") }
    [mixed] { $label } هناك { $others }، وقبل ذلك { $othersBefore }.
    [timing] { WITH("في غيره ", $others, "، وقبل ذلك ", $othersBefore, ". ") }لا عمود يقول أكثر من الشهر.
    [place] { WITH("في غيره ", $others, "، وقبل ذلك ", $othersBefore, ". ") }لا عمود يميزه عن غيره هناك.
    [part] { GIVEN($share) ->
        [yes] لا يفسر سوى { $share } من التغير: { $cell }.
       *[no] { "" }
    }
    [alike] في غيره أيضا { $others }، وقبل ذلك { $othersBefore }؛ لكن التغير في { $cell } فقط.
    [without] { $label } في { $cell }: تغير مماثل من دون { $who }.
    [across] { $label } في { $cell }: تغير مماثل أيا كان المستبعد من { $who }.
    [elsewhere] التغير في { $cell } وليس في { $who }.
    [later] بدأ التغير في { $cell } في { $start }، قبل { $who }.
    [early] بدأ التغير في { $cell } في { $start }، بعد { $who } بكثير.
    [season] كانت الأشهر نفسها من العام السابق كما كان قبلها.
    [always] في غيره، { $label } من { $othersBefore } إلى { $others }: يجب أن يؤثر في { $cell } فقط.
    [like] بالتركيبة نفسها ({ $groups }): { $like }.
    [even] { $label } حسب { $groups } كما كان.
    [few] { "" }
    [person] أرقام شخص واحد لا تثبت سببا.
    [unknown] لا يوجد في البيانات عمود { GIVEN($thing) ->
        [yes] عن { $thing }
       *[no] لذلك
    }.
   *[other] { "" }
}
claims-alone = **{ $claim }**: { $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = التفسير
    .what = المقياس
    .before = قبل
    .since = منذ { $start }
    .verdict = الحكم
claims-lead = { $cell }: { $label } تغير في { $start }؛ ما يحتاجه كل تفسير هناك، قبل ومنذ
claims-season = { $label }، الأشهر نفسها من العام السابق
claims-of = { $label }، { $who }
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
