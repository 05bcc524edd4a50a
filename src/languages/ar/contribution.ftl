# What is left of sales, and what moved it.

measure-contribution = هامش المساهمة
    .definition = إجمالي المبيعات ناقص الخصومات والمبالغ المستردة حسب يوم الإرجاع وتكلفة ما بيع ولم يعد إلى المخزون وتكاليف الإرجاع إن عُرفت والتسويق.
    .gender = m
measure-contribution_before_marketing = المساهمة قبل التسويق
    .definition = إجمالي المبيعات ناقص الخصومات والمبالغ المستردة حسب يوم الإرجاع وتكلفة ما بيع ولم يعد إلى المخزون وتكاليف الإرجاع إن عُرفت.
    .gender = f
measure-contribution_before_returns = المساهمة قبل المرتجعات
    .definition = إجمالي المبيعات ناقص الخصومات وتكلفة ما بيع والتسويق؛ ولا تذكر البيانات شيئًا عن المرتجعات.
    .gender = f
measure-contribution_margin = نسبة هامش المساهمة
    .definition = هامش المساهمة مقسومًا على المبيعات بعد الخصومات.
    .gender = f
measure-gross_sales = إجمالي المبيعات
    .definition = السعر في الكمية لما بيع، قبل الخصومات والمبالغ المستردة، دون الضرائب والشحن.
    .gender = m
measure-discounts = قيمة الخصومات
    .definition = ما أخذته الخصومات من إجمالي المبيعات؛ ويوزَّع خصم الطلب على بنوده بحسب قيمتها.
    .gender = f
measure-cost_of_goods = تكلفة البضاعة
    .definition = تكلفة الوحدة في الكمية لما بيع، ناقص تكلفة المرتجعات التي عادت إلى المخزون.
    .gender = f
measure-return_rate = معدل الإرجاع
    .definition = بنود طلبات الفترة التي عاد منها شيء مقسومة على جميع بنودها، حسب يوم الطلب.
    .gender = m
measure-return_costs = تكلفة المرتجعات
    .definition = ما كلفه استلام البضائع المرتجعة، حسب يوم الإرجاع.
    .gender = f
measure-marketing_spend = الإنفاق التسويقي
    .definition = ما أُنفق على التسويق في الفترة.
    .gender = m
measure-marketing_rate = حصة التسويق من المبيعات
    .definition = الإنفاق التسويقي مقسومًا على المبيعات بعد الخصومات.
    .gender = f
contrib-titles =
    .full = { NEEDS($causes) }انخفاض { $label } بنسبة { ABS($pct) } { EITHER($rose, "رغم ارتفاع المبيعات بنسبة", "مع انخفاض المبيعات بنسبة") } { ABS($growth) }: { $causes }
    .short = انخفاض { $label } بنسبة { ABS($pct) } إلى { $value } { EITHER($rose, "رغم ارتفاع المبيعات بنسبة", "مع انخفاض المبيعات بنسبة") } { ABS($growth) }
contrib-cause = { $part ->
        [discount] الخصومات على { $member }
       *[returns] مرتجعات { $member }
    }
contrib-change = **انخفض { $label } بنسبة { ABS($pct) } إلى { $value }** من { $before } في { $prior }، { EITHER($rose, "رغم ارتفاع المبيعات بعد الخصومات بنسبة", "مع انخفاض المبيعات بعد الخصومات بنسبة") } { ABS($growth) } إلى { $sales }.
contrib-discount = **{ $member }: أخذت الخصومات { $rate } من إجمالي المبيعات** ({ $before } في { $prior }){ GIVEN($month) ->
        [yes] ، منذ { $month }
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] ، وأكثرها عبر { $codes }
       *[no] { "" }
    }: أي { $excess } أكثر مما كان بالنسبة السابقة.
contrib-code = { $code } ({ $value })
contrib-returns = **{ $member }: عاد { $returned } من { $sold } بند** ({ $rate }؛ { $before } في { $prior }){ GIVEN($month) ->
        [yes] ، منذ { $month }
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] ، منها { $count } بسبب «{ $reason }»
       *[no] { "" }
    }: نحو { $excess } أكثر مما كان بالنسبة السابقة.
contrib-held = **ليس السبب**: { $parts }.
contrib-held-part = { $part ->
        [marketing] التسويق ({ $value } من المبيعات، { $before } في { $prior })
        [cost] تكلفة البضاعة ({ $value } من إجمالي المبيعات، { $before } في { $prior })
       *[returns] مرتجعات بقية المنتجات ({ $value } من البنود، { $before } في { $prior })
    }
contrib-part = { $part ->
        [volume] الكمية
        [discount] الخصومات
        [returns] المرتجعات
        [cost] تكلفة البضاعة
       *[marketing] التسويق
    }
contrib-loss = { $part ->
        [volume] كلّف تراجع الكمية { ABS($value) }
        [discount] كلّفت زيادة الخصومات { ABS($value) }
        [returns] كلّفت زيادة المرتجعات { ABS($value) }
        [cost] أخذ ارتفاع تكلفة البضاعة { ABS($value) }
       *[marketing] أخذ التسويق { ABS($value) } إضافية
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ $losses }؛ ولم تضف الكمية سوى { $volume }
    .short = { $losses }
contrib-bridge-note = الكمية هي تغير إجمالي المبيعات بنسبة هامش المساهمة في { $prior }؛ وكل جزء آخر هو ما أضافه أو أخذه تغير حصته من إجمالي المبيعات.
contrib-rate-titles =
    .full = { $part ->
        [discount] ارتفعت الخصومات على { $member } إلى { $rate } من إجمالي المبيعات من { $before }
       *[returns] عاد { $rate } من بنود { $member }، مقابل { $before }
    }
contrib-caution = { $part ->
        [discount] إنهاء الخصم لن يعيد كل ذلك: فبعض هذه الطلبات ربما لم يكن ليُقدَّم، ولا توجد مجموعة بلا خصم للمقارنة.
       *[returns] قد تعود طلبات نهاية { $now } لاحقًا، فلا يمكن لمعدل الإرجاع إلا أن يرتفع.
    }
contrib-share = الحصة من إجمالي المبيعات
contrib-statement = ما يبقى من إجمالي المبيعات، { $now } مقابل { $prior }
contrib-left = { $label }: { $share } فقط من إجمالي المبيعات، مقابل { $before }
step-codes =
    .head = إنهاء الخصومات على { $member }
    .what = إنهاء { GIVEN($codes) ->
        [yes] { $codes }
       *[no] الخصومات
    } على { $member }، أو وضع حد لها مع إبقاء مجموعة بلا خصم
    .measure = عودة معدل الخصم على { $member } إلى { $before }
step-returned =
    .head = إيقاف الترويج لمنتج { $member }
    .what = إيقاف الترويج لمنتج { $member } حتى يعود معدل الإرجاع إلى نحو { $before }{ GIVEN($reason) ->
        [yes] ، وفحص «{ $reason }»
       *[no] { "" }
    }
    .measure = عودة معدل الإرجاع لمنتج { $member } إلى { $before }
