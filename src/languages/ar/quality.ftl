# What is said of the data: what was read, left out, assumed.

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
quality-without-deals = بلا صفقات واستُبعدت ولم تظهر صفرًا: { $rows } من { $all } في { $file } ({ $members }).
quality-dimension-left-out = استُبعد «{ $dimension }»: { $rows } من { $closed } صفقة مغلقة بلا قيمة، إذ لا ترد قيمة { $column } في { $file }.
quality-spellings = كُتب «{ $dimension }» بعدة صيغ قد تكون واحدة: { $members }، ويمكن لملف المطابقة أن يبيّن ذلك.
quality-placeholder-dates = { $rows } من قيم { $column } في { $file } ليست تواريخ حقيقية وتُعد ناقصة.
quality-date-numbers = يحتوي { $column } في { $file } على أرقام تُقرأ كتواريخ.
quality-future-close = { $rows } من الصفقات الرابحة أو الخاسرة في { $file } تُغلق بعد { $date } ولا تُحتسب.
quality-still-running = { $period } لم تنتهِ بعد، والأرقام عن أول { $days } يومًا منها.
quality-unequal-weeks = في { $period } { $weeks } أسبوعًا وفي { $other } { $otherWeeks }، فلا مقارنة بينهما.
quality-trials = تجارب في { $file } لا تدفع بعد، مستبعدة: { $rows }.
quality-no-start = اشتراكات في { $file } بلا بداية أو بلا مبلغ، مستبعدة: { $rows }.
quality-ends-first = اشتراكات في { $file } تنتهي قبل أن تبدأ، مستبعدة: { $rows }.
quality-no-score = تذاكر في { $file } بلا تقييم للرضا: { $rows } من { $all }؛ والرضا عن البقية وحدها.
quality-closed-before-opened = تذاكر في { $file } أُغلقت قبل ورودها: { $rows }.
quality-churn-sources = تختلف المصادر في عدد العملاء المفقودين فلا يُعرض أي منها: { $sources }.
quality-converted-by-dated-rates = مبالغ حُوّلت إلى { $currency } بسعر يوم الإغلاق من { $file }: { $rows }؛ والصفقات المفتوحة بآخر سعر.
quality-converted-by-rates = مبالغ حُوّلت إلى { $currency } بسعر ثابت لكل عملة من { $file }: { $rows }.
quality-converted-column = مبالغ بعملة { $currency } كما حوّلها المصدر في { $column }: { $rows }.
quality-billing-interval = المبالغ في { $file } عن المدة المذكورة في { $column }، وقد حُوّلت إلى مبلغ شهري.
quality-snapshots = يعرض { $file } حالة كل شهر: بداية كل اشتراك ونهايته غير معروفتين.
quality-discarded = صفوف من { $file } محذوفة أو مؤرشفة أو تجريبية ({ $column }) استُبعدت: { $rows }.
quality-thinning = الصفقات المُنشأة في { $file } منذ { $date }: { $rows } فقط، مقابل { $usual } في شهر معتاد. يُرجَّح أن أحدثها ناقص، فلا يدل انخفاض الصفقات الجديدة على الكثير.
quality-credited-today = تُنسب الأرقام حسب «{ $dimension }» إلى من تسمّيه البيانات اليوم، ولا تذكر البيانات من كان قبله.
quality-former-owner = تُنسب الأرقام حسب «{ $dimension }» إلى من تسمّيه البيانات اليوم، ويذكر { $column } غيره في { $rows } صفقة.
quality-owner-history = تُنسب الأرقام حسب «{ $dimension }» إلى من تسمّيه البيانات اليوم، وما يذكره { $file } عمّن سبق غير محسوب.

# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } من الصفقات الرابحة بلا مبلغ ولا تدخل في القيمة
missing-no-creation-date = { $share } من الصفقات بلا تاريخ إنشاء وغير محتسبة
missing-no-close-date = { $share } من الصفقات المغلقة بلا تاريخ إغلاق وغير محتسبة
missing-no-score = { $share } من التذاكر بلا تقييم وغير محتسبة
