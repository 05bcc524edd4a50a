# منذ متى تغيّر المعدل، وأين.

onset-point = **{ $cell } منذ { $start }: { $label } { $value }**، وقبل ذلك { $before } ({ $rows } { $subject })؛ البقية { $othersBefore } قبلًا و{ $others } بعدًا.
onset-maybe = **أكبر تحوّل هو { $cell } منذ { $start }**: { $label } { $value } مقابل { $before } ({ $rows } { $subject }). ومن بين { $count } قد تفعل ذلك واحدة بالصدفة: يُتحقق منه أولًا.
step-onset =
    .head = مراجعة { $cell }
    .ask = مراجعة { $cell } منذ { $start }
    .what = معرفة ما تغيّر في { $cell } منذ { $start } وعكسه
    .measure = عودة { $label } هناك إلى { $before }
