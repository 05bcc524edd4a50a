# منذ متى تغيّر المعدل، وأين.

onset-point = **{ $cell } منذ { $start }: { $label } { $value }**، وقبل ذلك { $before } ({ $rows } { $subject })؛ البقية { $othersBefore } قبلًا و{ $others } بعدًا.
onset-maybe = **أكبر تحوّل هو { $cell } منذ { $start }**: { $label } { $value } مقابل { $before } ({ $rows } { $subject }). ومن بين { $count } قد تفعل ذلك واحدة بالصدفة: يُتحقق منه أولًا.
onset-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell } منذ { $start }
    .short = { $cell }: { $value } منذ { $start }، { $before } قبله
onset-measure-titles =
    .full = { $label } { $value } منذ { $start }، وكان { $before } من قبل: { $cell }
    .short = { $label } { $value } منذ { $start }، وكان { $before } من قبل
onset-page = { $cell }: خسارة { $worth } منذ { $start }
onset-cost = { GIVEN($worth) ->
    [yes] **كلّف ذلك { $worth } منذ { $start }**: بالمعدل السابق كان سيُكسب { $count } أكثر من أصل { $rows }، بقيمة { $average } لكل منها.
   *[no] بالمعدل السابق كان **{ $count } من أصل { $rows }** منذ { $start } سينتهي إلى النتيجة الأخرى.
}
onset-beyond = { $of ->
    [money] **كلّف ذلك { $worth } منذ { $start }**: وهو الفرق عن المعدل السابق على { $whole }.
    [priced] **كلّف ذلك { $worth } منذ { $start }**: { $count } من { $whole } وحدة زيادة على المعدل السابق.
   *[units] منذ { $start }، **{ $count } من { $whole } وحدة** زيادة على المعدل السابق.
}
onset-amount = **يساوي ذلك { $amount } منذ { $start }**: { $label } { $value } بدلًا من { $before }، في { $rows } { $subject }.
onset-series =
    .before = قبل { $start }
    .since = منذ { $start }
step-onset =
    .head = مراجعة { $cell }
    .ask = مراجعة { $cell } منذ { $start }
    .what = معرفة ما تغيّر في { $cell } منذ { $start } وعكسه
    .measure = عودة { $label } هناك إلى { $before }
onset-joined = **{ $cell }، انضموا منذ { $start }**: { $label } { $value }، وكان { $before } من قبل ({ $rows } { $subject })؛ والباقون { $othersBefore } من قبل و{ $others } منذئذ.
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell }، انضموا منذ { $start }
    .short = { $cell }، انضموا منذ { $start }: فُقد { $value } خلال 90 يومًا، وكان { $before } من قبل
onset-joined-page = منذ { $start } يغادر { $value } من { $cell } خلال 90 يومًا، وكان { $before } من قبل
onset-lost = **{ $lost } من { $all } ممن فُقدوا منذ { $start } كانوا هناك**؛ وبالمعدل السابق كان { $excess } سيبقون، بقيمة { $money } من { $unit }.
onset-share = { $part ->
    [all] وفي غيره لم يرتفع المعدل.
   *[some] وهذا { $share } من الارتفاع.
}
onset-since = **{ $label } { $value } منذ { $start }**، وكان { $before } من قبل.
onset-reason = **هناك { $count } من { $lost } ممن ذكروا سببًا قالوا «{ $why }»**، و{ $others } في غيره.
worth-monthly = { $value } من { $unit } شهريًا
onset-along = { $of ->
    [member] **{ $value } من { $subject } هناك منذ { $start } لها «{ $what }»**، وقبل ذلك { $before }؛ وفي البقية { $others }.
   *[measure] **{ $what } هناك منذ { $start }: { $value }**، وقبل ذلك { $before }؛ وفي البقية { $others }، وقبل ذلك { $othersBefore }.
}
onset-along-held = **ليس { $what }**: في { $cell } منذ { $start } { $value }، وقبل ذلك { $before }.
onset-along-titles =
    .full = { $of ->
        [member] منذ { $start } { $value } من { $subject } في { $cell } لها «{ $what }»، وفي البقية { $others }
       *[measure] { $what } في { $cell } منذ { $start }: { $value }، وقبل ذلك { $before }؛ وفي البقية { $others }
    }
    .short = { $of ->
        [member] هناك خصوصًا: «{ $what }» في { $value } من { $subject }، وفي البقية { $others }
       *[measure] { $what } تغيّر هناك خصوصًا: { $value } بعد { $before }
    }
onset-along-lead = { $cell }: ما تغيّر معها منذ { $start } وما لم يتغيّر
onset-along-columns =
    .what = المقياس
    .before = هناك قبل ذلك
    .since = هناك منذ ذلك
    .othersBefore = البقية قبل ذلك
    .others = البقية منذ ذلك
onset-along-so-what = المكان نفسه والشهر نفسه: يُبحث هناك أولًا. والبيانات لا تقول لماذا تغيّر.
step-along =
    .head = { $what } في { $cell }
    .ask = معالجة { $what } في { $cell }
    .what = { $of ->
        [member] مراجعة «{ $what }» في { $cell }: { $value } من { $subject } منذ { $start }، وقبل ذلك { $before }
       *[measure] إعادة { $what } في { $cell } إلى { $before }: منذ { $start } { $value }
    }
    .measure = عودة { $label } هناك إلى { $former }
onset-course-lead = { $label }، { $span }
onset-along-per = { $label } لكل { $subject }
onset-along-share = { $form ->
    [first] { $of }، أول مرة: { $value }
    [value] { $of }: { $value }
   *[filled] { $of }: مُدخل
}
onset-along-step = { $unit ->
    [hours] الساعات
   *[days] الأيام
} من { $from } إلى { $to }
onset-beside-title = منذ { $start } { $value } في { $cell }؛ والبقية { $others }
