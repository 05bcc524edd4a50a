## What is said of the data: what was read, left out, assumed.
quality-as-of-moved = تنتهي البيانات في { $date }، والأرقام حتى ذلك اليوم.
quality-ends-early = تنتهي البيانات في { $last }، قبل { $date } بمدة طويلة.
quality-no-outcome = لا قيمة في { $column } من { $file } تدل على الفوز أو الخسارة ({ $stages })، ويمكن لملف المطابقة أن يبيّن ذلك.
quality-unused-stage = يذكر ملف المطابقة المرحلة { $stage }، ولا صفقة فيها.
quality-lines-around = أسطر خارج الجدول في { $file } (عنوان أو مجموع أو تذييل) استُبعدت: { $lines }.
quality-too-many-fields = صفوف في { $file } حقولها أكثر من الترويسة استُبعدت: { $rows }.
quality-not-of-type = قيم غير مقروءة في { $column } من { $file } عُدّت ناقصة: { $rows }.
quality-other-currency = صفقات بعملة غير { $currency } استُبعدت: { $rows }.
quality-unused-table = لم يُستخدم { $file }: لا شيء يربطه بالجداول الأخرى.
quality-currency-assumed = لا تذكر المبالغ عملة، والمفترض { $currency }.
quality-repeated = صفوف مكررة تمامًا في { $file } عُدّت مرة واحدة: { $rows }.
quality-no-member = صفقات بلا «{ $dimension }»: { $rows } من { $all }، وتُحسب ضمن «{ $unnamed }».
quality-amount-scaled = يُقرأ { $column } بوحدات { $scale } كما يدل اسمه.
quality-no-amount = صفقات رابحة بلا مبلغ: { $rows } من { $won }، تُعدّ رابحة ولا تضيف إلى القيمة.
quality-negative-amount = صفقات رابحة بمبلغ سالب: { $rows }، وتُجمع كما هي.
quality-zero-amount-lost = صفقات خاسرة مبلغها صفر: { $rows } من { $lost }.
quality-no-close-date = صفقات مغلقة بلا تاريخ إغلاق: { $rows } من { $closed }، ولا تدخل في الأرقام بحسب تاريخ الإغلاق.
quality-no-creation-date = صفقات بلا تاريخ إنشاء ({ $column }): { $rows } من { $all }، ولا تدخل في الصفقات الجديدة ودورة البيع.
quality-closed-before-created = صفقات أُغلقت قبل إنشائها: { $rows }.
quality-unlisted = صفقات قيمة { $column } فيها غير واردة في { $file }: { $rows } من { $all } ({ $values }).
quality-may-be = قد تكون { $value } في { $file } هي { $suggestion } في { $other } (عدد الصفقات { $rows })، ويمكن لملف المطابقة أن يبيّن ذلك.
quality-read-as = تُقرأ { $value } في { $file } على أنها { $suggestion } في { $other } (عدد الصفقات { $rows }).
quality-without-deals = بلا صفقات واستُبعدت ولم تظهر صفرًا: { $rows } من { $all } في { $file } ({ $members }).
quality-dimension-left-out = استُبعد «{ $dimension }»: { $rows } من { $closed } صفقة مغلقة بلا قيمة، إذ لا ترد قيمة { $column } في { $file }.
quality-only-ended = استُبعد «{ $dimension }»: فهو يذكر النتيجة نفسها؛ ولا يُعرف إلا بعدها ولا يفسرها.
quality-only-lost = استُبعد «{ $dimension }»: لا ترد قيمته إلا في الصفقات الخاسرة؛ فهو معروف بعد القرار ولا يفسره.
quality-only-won = استُبعد «{ $dimension }»: لا ترد قيمته إلا في الصفقات الرابحة؛ فهو معروف بعد القرار ولا يفسره.
quality-spellings = كُتب «{ $dimension }» بعدة صيغ قد تكون واحدة: { $members }، ويمكن لملف المطابقة أن يبيّن ذلك.
quality-respelled = { $rows } من قيم { $column } في { $file } لا تختلف عن غيرها إلا في طريقة الكتابة وتُعد واحدة.
quality-placeholder-dates = { $rows } من قيم { $column } في { $file } ليست تواريخ حقيقية وتُعد ناقصة.
quality-date-numbers = يحتوي { $column } في { $file } على أرقام تُقرأ كتواريخ.
quality-future-close = { $rows } من الصفقات الرابحة أو الخاسرة في { $file } تُغلق بعد { $date } ولا تُحتسب.
quality-rewound = أُغلقت { $rows } صفقة بعد { $date } وتُعد مفتوحة في ذلك اليوم؛ ومراحلها آنذاك غير واردة في البيانات.
quality-renamed = { $dimension }: تنتهي { $value } حيث تبدأ { $suggestion } ({ $date }) بعدد مماثل من الصفقات، وتُعد { $suggestion }.
quality-clean-up = أُغلقت { $rows } صفقة في { $file } على أنها خاسرة في { $date } وحده، نصفها بعد { $days } يومًا أو أكثر (والمعتاد { $usual }): تُقرأ على أنها تنظيف لصفقات قديمة وتُستبعد.
quality-still-running = { $period } لم تنتهِ بعد، والأرقام عن أول { $days } يومًا منها.
quality-unequal-weeks = في { $period } { $weeks } أسبوعًا وفي { $other } { $otherWeeks }، فلا مقارنة بينهما.
quality-trials = تجارب في { $file } لا تدفع بعد، مستبعدة: { $rows }.
quality-no-start = اشتراكات في { $file } بلا بداية أو بلا مبلغ، مستبعدة: { $rows }.
quality-ends-first = اشتراكات في { $file } تنتهي قبل أن تبدأ، مستبعدة: { $rows }.
quality-no-value = صفوف { $file } بلا { $column } غير الداخلة في أرقامه: { $rows } من { $all }.
quality-void-rows = صفوف { $file } غير المحتسبة بحسب { $column } ({ $members }): { $rows } من { $all }.
quality-span-undated = صفوف في { $file } بلا تاريخ بداية، مستبعدة: { $rows }.
quality-span-backwards = صفوف في { $file } تنتهي قبل أن تبدأ، مستبعدة: { $rows }.
quality-no-score = تذاكر في { $file } بلا تقييم للرضا: { $rows } من { $all }؛ والرضا عن البقية وحدها.
quality-impossible-times = مدد في { $file } أطول من الوقت منذ ورود التذكرة، لم تُحتسب: { $rows }.
quality-closed-before-opened = تذاكر في { $file } أُغلقت قبل ورودها: { $rows }.
quality-churn-sources = تختلف المصادر في عدد العملاء المفقودين فلا يُعرض أي منها: { $sources }.
quality-converted-by-dated-rates = مبالغ حُوّلت إلى { $currency } بسعر يوم الإغلاق من { $file }: { $rows }؛ والصفقات المفتوحة بآخر سعر.
quality-converted-by-rates = مبالغ حُوّلت إلى { $currency } بسعر ثابت لكل عملة من { $file }: { $rows }.
quality-converted-column = مبالغ بعملة { $currency } كما حوّلها المصدر في { $column }: { $rows }.
quality-billing-interval = المبالغ في { $file } عن المدة المذكورة في { $column }، وقد حُوّلت إلى مبلغ شهري.
quality-interval-doubt = في { $file } تبلغ مبالغ الصفوف ذات { $column } الأطول أضعافًا بعدد أشهرها؛ وهي محسوبة شهرية كما يسميها { $amount }.
quality-snapshots = يعرض { $file } حالة كل شهر: بداية كل اشتراك ونهايته غير معروفتين.
quality-billed = الإيراد المتكرر هو ما يفوتره { $file } لكل عميل عن الشهر، دون الصفوف غير المتكررة ({ $once }) والملغاة ({ $voided }).
quality-discarded = صفوف من { $file } محذوفة أو مؤرشفة أو تجريبية ({ $column }) استُبعدت: { $rows }.
quality-left-out = استُبعدت من { $file } كما طُلب: { $rows } من { $all } صفًا ({ $column }: { $values }).
quality-left-out-amount = استُبعدت من { $file } كما طُلب: { $rows } من { $all } صفًا ({ $column }: { $values })، ومجموعها { $amount }.
quality-unripe = استُبعد { $rows } من { $all } صفًا في { $file } لحداثتها: بعد { $date } لم تُرصد { $days } يومًا كاملة.
quality-sample-judged = من { $all } صفًا أُعيدت قراءتها في { $file } ({ $column })، { $rows } من { $judged } أمكن الحكم عليها تقول { $value }؛ وتعذر الحكم على { $open }. عينة صغيرة لا يُعرف كيف سُحبت.
quality-sample-read = من { $all } صفًا أُعيدت قراءتها في { $file } ({ $column })، { $rows } تقول { $value }. عينة صغيرة لا يُعرف كيف سُحبت.
quality-left-out-where = استُبعدت من { $file } كما طُلب: { $rows } من { $all } صفًا ({ $column }: { $values }).
quality-left-out-with = استُبعدت مع { $values } من { $file }: { $rows } من { $all } صفًا ({ $column }).
quality-only-where = تُحتسب من { $file } كما طُلب { $rows } فقط من { $all } صفًا ({ $column }: { $values }).
quality-entered-twice = استُبعدت من { $file } لأنها مُدخلة مرتين: { $rows } من { $all } صفًا ({ $column }: { $values }).
quality-restated-divided = قُسم { $column } في { $file } على { $by } كما ورد في الطلب: «{ $text }».
quality-restated-times = ضُرب { $column } في { $file } في { $by } كما ورد في الطلب: «{ $text }».
quality-restated-value = قيمة { $column } في صف واحد من { $file } هي { $value } لا { $was } كما ورد في الطلب: «{ $text }».
quality-restated-rows = صُحّح { $column } في { $rows } من صفوف { $file } كما ورد في الطلب: «{ $text }»؛ المجموع { $value } بدلًا من { $was }.
quality-renamed-value = { $column } في { $file }: تُحتسب { $value } ضمن { $suggestion } كما ورد في الطلب (الصفوف: { $rows }).
quality-tax-taken-off = تظهر مبالغ { $file } ({ $column }) دون { $tax } بنسبة { $percent } التي تشملها بحسب الطلب.
quality-tax-added = تظهر مبالغ { $file } ({ $column }) مضافًا إليها { $tax } بنسبة { $percent } كما ورد في الطلب.
quality-tax-held = تشمل مبالغ { $file } ({ $column }) { $tax } كما ورد في الطلب.
quality-tax-not-held = لا تشمل مبالغ { $file } ({ $column }) { $tax } كما ورد في الطلب.
quality-not-applied = لم يُطبَّق: «{ $text }»: { $why ->
    [no-row] لا صف يطابقه؛ تُراجع القيمة أو التاريخ في البيانات.
    [every-row] يطابق كل الصفوف فلا يتغير شيء؛ يُحدَّد أقل.
    [several] يطابق عدة صفوف؛ يُحدَّد واحد برقمه.
    [no-value] لا خلية مذكورة تحمل القيمة الخاطئة؛ تُصحَّح في الملف.
    [no-rate] لم تُذكر النسبة؛ تُحدَّد بالمئة.
    [already] البيانات مقروءة هكذا أصلًا.
    [single] يرد مرة واحدة في البيانات؛ يُطلب استبعاده إن كان خاطئًا.
    [no-repeat] لا يكرر أي صف صفًا آخر بحسب رقمه.
    [no-name] لا توجد خلية تحمل الاسم القديم؛ اكتب الاسمين كما في البيانات.
    [most-rows] جزء منه فقط قيمة في البيانات، وهو ينطبق على أكثر من نصف الصفوف؛ سمِّ القيمة كما في البيانات.
   *[unnamed] لا عمود ولا قيمة بهذا الاسم؛ يُستعمل الاسم الوارد في البيانات.
}
quality-signs-of-amounts = يسجل { $file } الإيرادات بمبالغ سالبة؛ وتتبع الإشارات الحسابات: تظهر الإيرادات والتكاليف موجبة والنتيجة هي الفرق بينهما.
quality-signs-of-credits = يسجل { $file } الإيرادات في الجانب الدائن؛ وتتبع الإشارات الحسابات: تظهر الإيرادات والتكاليف موجبة والنتيجة هي الفرق بينهما.
quality-thinning = الصفقات المُنشأة في { $file } منذ { $date }: { $rows } فقط، مقابل { $usual } في شهر معتاد. يُرجَّح أن أحدثها ناقص، فلا يدل انخفاض الصفقات الجديدة على الكثير.
quality-unresolved = { $rows } من { $all } تذكرة في { $period } لم تُحل بعد، وزمن حل الباقي أقل من أن يُقارن.
quality-undecided = { $rows } من { $all } صفًا في { $file } خلال { $period } لم يُحسم بعد، ولا يمكن مقارنة تحويلها.
quality-credited-today = تُنسب الأرقام حسب «{ $dimension }» إلى من تسمّيه البيانات اليوم، ولا تذكر البيانات من كان قبله.
quality-former-owner = تُنسب الأرقام حسب «{ $dimension }» إلى من تسمّيه البيانات اليوم، ويذكر { $column } غيره في { $rows } صفقة.
quality-owner-history = تُنسب الأرقام حسب «{ $dimension }» إلى من تسمّيه البيانات اليوم، وما يذكره { $file } عمّن سبق غير محسوب.

## What the foot of a page says of rows its figures leave out.
missing-no-amount = { $share } من الصفقات الرابحة بلا مبلغ ولا تدخل في القيمة
missing-no-creation-date = { $share } من الصفقات بلا تاريخ إنشاء وغير محتسبة
missing-no-close-date = { $share } من الصفقات المغلقة بلا تاريخ إغلاق وغير محتسبة
missing-no-score = { $share } من التذاكر بلا تقييم وغير محتسبة

## How tables were joined.
quality-lines-read = الإيرادات هي { $formula } لكل صف في { $file }، مؤرخة بحسب { $column } في { $other }.
quality-cost-read = إجمالي الربح هو الإيرادات ناقص { $formula }؛ صفوف في { $file } بلا تكلفة، مستبعدة منه: { $rows }.
quality-cost-in-force = تُحتسب { $column } من { $file } كما كانت سارية في يوم كل صف بحسب { $since }؛ ولا تُستخدم تكلفة تسري بعده.
quality-uncosted = لا يذكر { $file } تكلفة { $members }: تبقى { $percent }% من إيرادات { $period } خارج إجمالي الربح وهامش الربح الإجمالي.
quality-refunds-kept = لا تُطرح { $column } من { $file } من أي رقم لأنها لا تذكر ما الذي أُعيد ولا متى: الإيرادات قبل رد المبالغ.
quality-total-matches = تطابق الإيرادات { $column } في { $file } في جميع المستندات وعددها { $all }.
quality-total-differs = مستندات يختلف { $column } فيها ضمن { $file } عن بنودها: { $rows } من { $all }، بفارق إجمالي { $difference }؛ والمعتمد هو البنود.
quality-unused-repeats = لم تُستخدم لأن صفوفها تكرر جداول أخرى: { $file }.
quality-unused-multiplies = لم تُستخدم لأن ربطها يعدّ البنود أكثر من مرة: { $file }.
quality-period-absent = لا تتضمن البيانات شيئًا عن { $period }: فهي من { $first } إلى { $last }. والأرقام عن { $told }.
quality-period-part = لا تغطي البيانات سوى جزء من { $period }: فهي تمتد من { $first } إلى { $last }. والأرقام تخص { $told }.
quality-period-open = تمتد بيانات { $told } حتى { $last }، ولا تتضمن بعدُ بقية الشهر الأخير.
quality-year-unreached = لا تعود البيانات إلى { $period }، لذا تُقارن الأرقام بـ{ $told }.
quality-account-names = حسابات في { $file } لها عدة أسماء لرقم واحد: { $accounts }. يُعتمد الرقم وأكثر الأسماء ورودًا.
quality-postings-without = قيود في { $file } بلا { $column }: { $rows } ({ $amount }). تدخل في كل المجاميع وتظهر منفصلة.
quality-amounts-taken = مبالغ { $file } هي بعملة { $currency } كما يذكرها المصدر في { $column }.
quality-amounts-converted = صفوف { $file } بعملات أخرى حُوّلت إلى { $currency } بسعر ثابت لكل عملة من { $other }: { $rows }.
quality-amounts-converted-dated = صفوف { $file } بعملات أخرى حُوّلت إلى { $currency } بسعر تاريخ كل منها من { $other }: { $rows }.
quality-amounts-converted-as-said = صفوف { $file } بعملات أخرى حُوّلت إلى { $currency } بالسعر المذكور في الطلب («{ $text }»): { $rows }.
quality-amounts-without-rate = { $rows } من { $all } صفوف في { $file } بعملة { $members } ولا يوجد سعر صرف إلى { $currency } بين البيانات: المبالغ هي مبالغ { $currency } وحدها.
quality-rows-dated = تُحسب صفوف { $file } في تاريخ { $column }، لا في تاريخ { $other }.
quality-took-place = { $rows } من { $all } صفوف في { $file } لم تتم ({ $members } في { $column }): لا يحسبها أي مجموع.
quality-unpaid = { $rows } من { $all } فاتورة في { $file } خلال { $period } لم تُسدد بعد، ولا يمكن مقارنة تأخرها.
