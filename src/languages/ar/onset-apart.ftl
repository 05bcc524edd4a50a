# كم من تغيّر الكل يعود إلى موضع واحد.

onset-lead = { $label } قبل { $start } ({ $span }) ومنذئذ
onset-apart-basis = { $of ->
    [periods] مقارنةً ب{ $prior }
   *[since] منذ { $start } مقارنةً بالأشهر السابقة
}
onset-apart = { $part ->
    [some] **هذا { $share } من { EITHER($rose, "الارتفاع", "الانخفاض") } الكلي البالغ { ABS($change) } { $basis }**؛ ومن دون { $cell } انتقل { $label } من { $restBefore } إلى { $rest }.
    [all] **هذا كل { EITHER($rose, "الارتفاع", "الانخفاض") } البالغ { ABS($change) } { $basis }**؛ ومن دون { $cell } انتقل { $label } من { $restBefore } إلى { $rest }.
   *[points] **هذا وحده { EITHER($rose, "رفع", "خفض") } الإجمالي { ABS($effect) } { $basis }**؛ ومن دون { $cell } انتقل { $label } من { $restBefore } إلى { $rest }.
}
onset-apart-titles =
    .some = { NEEDS($share) }{ $cell }: { $share } من { EITHER($rose, "ارتفاع", "انخفاض") } { $label }
    .plain = { $cell } وحده { EITHER($rose, "رفع", "خفض") } { $label } { ABS($effect) }، والكل معًا { ABS($change) }
onset-apart-lead = ما الذي غيّر { $label }: { $now } مقارنةً ب{ $prior }
onset-apart-columns =
    .part = الجزء
    .before = { $label }، { $prior }
    .now = { $label }، { $now }
    .weightBefore = الوزن، { $prior }
    .weight = الوزن، { $now }
    .effect = الحصة من التغيّر
onset-apart-rows =
    .rest = كل البقية
    .weight = تغيّر وزن { $cell }
    .whole = الإجمالي
