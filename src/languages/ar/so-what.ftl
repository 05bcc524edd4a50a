# What a page means beyond its chart.

so-factors = لو بقي { $factor } بمستوى { $prior } لبلغت النتيجة { $value }.
so-driver =
    .against = لولا { $member } لكان التغير { SIGNED($rest) }.
    .alone = تغيّر كل ما عداه { SIGNED($rest) }: الأمر رهن { $member }.
    .broad = تغيّر الباقي أيضًا { SIGNED($rest) }: { $member } ليس الجواب كله.
so-common =
    .all = تحركت كلها ({ $count } { $many }) في الاتجاه نفسه: ينبغي البحث عن العامل المشترك.
    .most = تحرك { $some } من { $count } ({ $many }) في هذا الاتجاه: الأمر أوسع من حالة واحدة.
so-age = كان { $before } في { $prior }: الأمر بنيوي لا يخص فترة واحدة.
so-spots = يفوز { $row } إجمالًا بنسبة { $usual }: العرض مقنع والفجوة تخص { $column }.
so-effort = تجلب الصفقة المغلقة { $more } لدى { $earners } و{ $less } لدى { $busy }.
so-live = تجلب الصفقات الحية { $share } مما جلبه { $now }: الباقي من صفقات جديدة.
so-pattern = تُقارن { $label } بأرباع كاملة فقط: تختلف الأشهر بمقدار { $gap }.
