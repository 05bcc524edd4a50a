# التجديدات: أيها معرض للخطر، وأين تُفقد، وما الذي لا يفسر ذلك.

renewal-sign = { $kind ->
        [seats] استخدام أقل من { $threshold } من التراخيص
        [use] انخفاض { $label } بأكثر من { $threshold }
        [cell] { $cell }
       *[notice] ورود إشعار إلغاء
    }
renewal-mark = { $kind ->
        [seats] استخدام ضعيف
        [use] استخدام متراجع
        [cell] المجموعة نفسها
       *[notice] إشعار إلغاء
    }
renewal-risk-titles =
    .full = { $count } من أصل { $all } تجديدات في { $coming } معرضة للخطر: { $value } من { $whole }
    .short = { $count } من تجديدات { $coming } معرضة للخطر: { $value }
renewal-risk-lead = تجديدات { $coming } التي تحمل العلامة التي ظهرت على العملاء المفقودين قبل تجديدهم: { $sign }
renewal-risk-point = **{ $count } من أصل { $all } تجديدات في { $coming } معرضة للخطر، { $value } من { $whole }**: { $sign }.
renewal-right = في العام الماضي غادر **{ $found } من أصل { $tried } عملاء** يحملون هذه العلامة ({ $right }){ WITH("، مقابل ", $rest, " من غيرهم") }.
renewal-in-cell = { GIVEN($all) ->
        [yes] **جميعها ({ $count })** ضمن { $cell }.
       *[no] **{ $count } منها** ضمن { $cell }.
    }
renewal-well = **{ $count } من أصل { $of }** تحمل { $column } «{ $label }»: التقييم لا يرى الخطر.
renewal-later = في الفترة التالية تظهر العلامة نفسها على **{ $count } أخرى** ({ $value }).
renewal-columns =
    .account = العميل
    .value = المستحق للتجديد
    .day = تاريخ التجديد
    .owner = المسؤول
    .seats = التراخيص المستخدمة
    .use = تغير { $label }
    .sign = العلامة
    .health = الحالة
renewal-cell-titles =
    .full = فقدت { $cell } { $lost } من أصل { $due } تجديدات ({ $rate })، مقابل { $rest } في غيرها
    .short = فقدت { $cell } { $rate } من تجديداتها، مقابل { $rest } في غيرها
renewal-cell-lead = التجديدات المستحقة والمفقودة حسب المجموعة، { $now }
renewal-cell-point = **فقدت { $cell } { $lost } من أصل { $due } تجديدات ({ $rate })، { $value }**، مقابل { $rest } في غيرها.
renewal-lost-columns =
    .group = المجموعة
    .due = التجديدات المستحقة
    .lost = المفقودة
    .rate = نسبة المفقود
    .before = { $prior }
    .amount = المبلغ المفقود
renewal-beside = { $member }، بخلاف { $dimension }
renewal-others = أخرى
renewal-all = كل التجديدات
renewal-offer = **{ $label } لا يفسر ذلك**: فُقد { $own } معه و{ $others } من دونه.
renewal-owner = **المسؤول عن الحساب لا يفسر ذلك**: في { $cell } فقد { $member } { $own } من التجديدات، وفقد المسؤولون الآخرون { $others }.
renewal-overview-titles =
    .full = فُقد { $lost } من أصل { $due } تجديدات في { $now }: { $rate } بعد { $before } في { $prior }
    .short = فُقد { $lost } من أصل { $due } تجديدات في { $now } ({ $rate })
renewal-overview-lead = التجديدات حسب فترة استحقاقها
renewal-reasons-titles =
    .full = { $count } من أصل { $lost } عملاء مفقودين ذكروا السبب «{ $reason }»، { $value }
    .short = «{ $reason }» أول أسباب المغادرة: { $count } من { $lost }
renewal-reasons-lead = التجديدات المفقودة حسب السبب المسجل، { $now }
renewal-reasons-point = **{ $count } من أصل { $lost } عملاء مفقودين ذكروا السبب «{ $reason }»**، { $value }.
renewal-reasons-cell = في { $cell } ذكر **{ $count } من أصل { $lost }** هذا السبب.
renewal-reasons-next = يليه «{ $reason }» بعدد { $count } ({ $value }).
renewal-reasons-columns =
    .reason = السبب
    .count = العملاء المفقودون
    .amount = المبلغ المفقود
    .cell = في { $cell }

# ما ينبغي فعله.

step-renewal-save =
    .head = إنقاذ { $count } من التجديدات المعرضة للخطر
    .what = الاتفاق على خطة مع كل من العملاء المعرضين للخطر ({ $count }) قبل تجديده، الأكبر أولًا
    .measure = فقدان أقل من { $right } منهم
step-renewal-cell =
    .head = معالجة { $cell }
    .what = تغيير طريقة إعداد عملاء { $cell } ومتابعتهم: فُقد { $rate } من تجديداتهم و{ $rest } في غيرها
    .measure = خفض نسبة المفقود هناك من { $rate } نحو { $rest }
step-renewal-score =
    .head = إدراج الاستخدام في تقييم الحالة
    .what = إدراج الاستخدام في تقييم الحالة: { $count } من أصل { $of } عملاء معرضين للخطر يحملون «{ $label }»
    .measure = لا عميل معرضًا للخطر يحمل «{ $label }»
