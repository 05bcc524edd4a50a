# لماذا تحرك المقياس.

# العوامل التي يتكون المقياس من حاصل ضربها.

factor = { $metric ->
        [decided_count] { EITHER($rose, "زيادة عدد الصفقات المغلقة", "تراجع عدد الصفقات المغلقة") }
        [won_count] { EITHER($rose, "زيادة عدد الصفقات الرابحة", "تراجع عدد الصفقات الرابحة") }
        [win_rate] { EITHER($rose, "ارتفاع معدل الفوز", "انخفاض معدل الفوز") }
        [average_deal] { EITHER($rose, "كبر حجم الصفقات", "صغر حجم الصفقات") }
       *[other] { EITHER($rose, "ارتفاع", "انخفاض") } { $label }
    }
factor-plain = { $label }
factors-titles =
    .full = { NEEDS($firstPart) }{ $first }: { $firstPart } من التغير البالغ { SIGNED($delta) }، و{ $second }: { $secondPart }
    .short = { NEEDS($firstPart) }{ $first }: { $firstPart } من التغير البالغ { SIGNED($delta) }
    .mixed = { $first }: { SIGNED($firstEffect) }، و{ $second }: { SIGNED($secondEffect) }
    .shorter = { $first }: { SIGNED($firstEffect) }
factors-point = **{ $first }: { GIVEN($firstPart) ->
        [yes] { $firstPart } من التغير** البالغ { SIGNED($delta) }، و{ $second }: { $secondPart }
       *[no] { SIGNED($firstEffect) }**، و{ $second }: { SIGNED($secondEffect) }
    }.
drivers-title = { $title }: { $factor }
drivers-from = أثر { $label }
factors-within = منها { $factor }: { SIGNED($effect) } ({ $value } بعد { $before }).
lead-factors = { $label }{ WITH(" (", $unit, ")") } كحاصل ضرب { $factors }، { $now } { VERSUS($prior) }

# الصفقات المفتوحة التي ما زال الفوز بها ممكنًا.

live-titles =
    .full = { $live } فقط من { $open } صفقة مفتوحة ما زالت حية، بعد { $before } في { $prior }
    .short = { $live } فقط من { $open } صفقة مفتوحة ما زالت حية
live-thin = راجع التصدير أولًا: صفقات الشهر الأخير فيه قليلة.
live-dead = **{ $dead } من الصفقات المفتوحة** أقدم من أي صفقة أُغلقت حتى الآن: { $oldest }.
live-worth = بالمستوى الحالي ({ $rate }، { $size }) تبلغ قيمة الصفقات الحية **{ $worth }**.
live-change = **{ SIGNED($delta) }** في الصفقات الحية منذ نهاية { $prior }.

# العمر الذي تُخسر عنده الصفقات.

age-titles =
    .first = { NEEDS($first) }{ $share } من الخسائر خلال { $days }: { $label } { $value } ثم { $rest }
    .firstShort = { NEEDS($first) }{ $share } من الخسائر خلال { $days }
    .other = { $share } من الخسائر عند { $band } يومًا: { $label } { $value } ولغيرها { $rest }
    .otherShort = { $share } من الخسائر عند { $band } يومًا
age-before = **{ $prior }**: { $share } من الخسائر بمعدل فوز { $value }.
age-prize = بمعدل فوز بقية الصفقات كانت هذه ستضيف **{ $prize }**.
lead-age = الصفقات المغلقة حسب العمر عند القرار بالأيام، { $now }

# حيث يتقاطع بعدان ويقل معدل الفوز عن معدل العضو نفسه.

spot = { $row } / { $column }
spots-titles =
    .full = مواطن القصور تكلف { $total }: { $spots }
    .most = { NEEDS($two) }مواطن القصور تكلف { $total }، معظمها { $two }
    .two = { NEEDS($two) }أعلى مواطن القصور تكلفة: { $two }
    .short = مواطن القصور في { $label } تكلف { $total } ({ $now })
spots-how = التكلفة: الصفقات المغلقة في الفجوة عن { $label } الخاص وبمتوسط قيمة الصفقة.
spots-few = وراء كل منها صفقات قليلة: مؤشر لا دليل.
spots-columns =
    .spot = موطن القصور
    .deals = الصفقات المغلقة
    .rate = { $label }
    .usual = المعدل الإجمالي
    .cost = تكلفة الفجوة

# ما يستهلك الجهد وما يجلب المال.

effort-titles =
    .full = { $earners }: { $result } { $revenue }، { $effort } { $decided }
    .short = { $result } { $revenue }، { $effort } { $decided }
effort-side = **{ $members }**: { $effort } { $decided }، { $result } { $revenue }.
lead-effort = { $labels } حسب { $dimension }، { $now }

# What the readers of a summary are asked to decide.

summary-ask = { FIRST($heads) }.

# The member whose own figure moved a mean or a rate.

mean-driver-titles =
    .full = { $contribution } من التغير في { $label } يعود إلى { $member }: { $value } بعد { $before }
    .short = { $label }: أكبر تغير لدى { $member }، { $value } بعد { $before }
points-mean-driver = **{ $label }: أكبر تغير لدى { $member }**، { $value } بعد { $before } ({ $prior }).
mean-driver-without = لولا هذا التغير لكانت القيمة **{ $without }** بدلًا من { $whole }.
drill-even = تغيّر **{ $member }** ككل: لا فرق حسب { $one }.

# أين تغيّر معدل.

rate-change-titles =
    .alone = { NEEDS($next) }{ $label } لدى { $member }: { SIGNED($delta) } إلى { $value }؛ ولم يتجاوز غيره { ABS($next) }
    .few = { NEEDS($nextOfMany) }{ $label } لدى { $member }: { SIGNED($delta) } إلى { $value }؛ ولم يتجاوز غيره ممن تكفي بياناته { ABS($nextOfMany) }
    .fewShort = { NEEDS($nextOfMany) }{ $label } لدى { $member }: { SIGNED($delta) }؛ ولم يتجاوز غيره ممن تكفي بياناته { ABS($nextOfMany) }
    .full = { $label } لدى { $member }: { SIGNED($delta) } إلى { $value }
    .short = { $label } لدى { $member }: { $value }
rate-change-outcomes = { $metric ->
        [win_rate] بمعدل { $prior } كان عدد الصفقات الرابحة من أصل { $rows } سيكون **{ EITHER($rose, "أقل", "أكثر") } بمقدار { ABS($count) }**{ GIVEN($worth) ->
                [yes] ، بقيمة { ABS($worth) }
               *[no] { "" }
            }.
       *[other] بمعدل { $prior } كانت نتيجة **{ ABS($count) }** من أصل { $rows } ({ $subject }) ستختلف.
    }
rate-change-apart = أوضح { EITHER($rose, "ارتفاع", "انخفاض") } لدى **{ $member }**: { $value }، مقابل { $before } في { $prior }.
rate-change-unsure = مع { $rows } { $subject }، لا يُعدّ ذلك اتجاهًا بعد.
rate-change-few = عدد { $subject } لا يكفي للمقارنة لدى: { COMMAS($members, with: "، ") }.
rate-change-within = { $member } حسب { $dimension }
lead-rate-change = التغير في { $label } حسب { $dimension }، { $now } مقابل { $prior }

# What price, volume, mix, discounts and unit costs did.

price-factor-name = { $factor ->
        [volume] الكمية
        [mix] المزيج
        [price] السعر
        [discount] الخصومات
        [spread] السعر مقابل التكلفة
       *[cost] تكلفة الوحدة
    }
price-factor = { $factor ->
        [volume] { EITHER($rose, "وحدات مبيعة أكثر", "وحدات مبيعة أقل") }
        [mix] { EITHER($rose, "مزيج أفضل", "مزيج أضعف") }
        [price] { EITHER($rose, "أسعار أعلى", "أسعار أقل") }
        [discount] { EITHER($rose, "خصومات أقل", "خصومات أكبر") }
        [spread] { EITHER($rose, "فارق أكبر بين السعر وتكلفة الوحدة", "فارق أصغر بين السعر وتكلفة الوحدة") }
       *[cost] { EITHER($rose, "تكلفة وحدة أقل", "تكلفة وحدة أعلى") }
    }
price-effect = { $factor }: **{ SIGNED($effect) }**.
price-where = { $factor }: أكثرها لدى **{ $member }**، { SIGNED($effect) }.
price-titles =
    .full = { NEEDS($moved) }{ $moved }؛ { $first }: { SIGNED($firstEffect) }
    .both = { NEEDS($second) }{ $label }: { $first }، { SIGNED($firstEffect) }{ WITH("؛ ", $second, "، ", SIGNED($secondEffect)) }
    .short = { $label }: { $first }، { SIGNED($firstEffect) }
price-point = **{ $label }: { $first }، { SIGNED($firstEffect) }**{ WITH("؛ ", $second, "، ", SIGNED($secondEffect)) }.
lead-price = ما أثّر في { $label } حسب المنتج المبيع، { $now } مقابل { $prior }

# The pair of members in which a change happened.

pair = { $link ->
        [in] { $row } في { $column }
        [for] { $row } لدى { $column }
        [with] { $row } مع { $column }
        [without] { $row } دون { $column }
       *[other] { $row } × { $column }
    }
pair-part = { $part ->
        [all] وكله تقريبًا من
        [more] وكله من
       *[most] ومعظمه من
    }
pair-titles =
    .full = { NEEDS($moved) }{ $moved }، { pair-part } { $pair } ({ $value } بعد { $before })
    .part = { NEEDS($moved) }{ $moved }، { pair-part } { $pair }
    .short = { $pair }: { $label } { $value } بعد { $before }
pair-point = **{ $part ->
        [all] كل { EITHER($rose, "الارتفاع", "الانخفاض") } تقريبًا
        [more] كل { EITHER($rose, "الارتفاع", "الانخفاض") }
       *[most] معظم { EITHER($rose, "الارتفاع", "الانخفاض") }
    } في { $label } من { $pair }**: { $value } مقابل { $before } ({ $prior }).
pair-rest = بقية { $member }
pair-others = كل ما عدا ذلك
pair-all = الإجمالي
pair-rows = { $subject }، { $period }
pair-back = إعادة { $pair } إلى مستوى { $prior } تساوي **{ ABS($worth) }**.
pair-so-what = في ما عدا ذلك لم يشهد { $row } ولا { $column } شيئًا مماثلًا: السبب حيث يلتقيان.

# كلفة الخصومات.

discounts-titles =
    .cap = { NEEDS($kept) }الخصومات: { $rate } من الأسعار، { $cost }؛ وسقف عند { $cap } كان سيحفظ { $kept }
    .plain = الخصومات: { $rate } من الأسعار، { $cost }
discounts-cap = سقف عند { $cap } كان سيحفظ **{ $kept }** مع ثبات المبيعات.
discounts-deepest = أعلى الخصومات لدى **{ $member }**: { $value }، { $cost }.
discounts-cost = الخصومات

# ما كان ينبئ مسبقًا بانتهاء اشتراك.

signal = { $signal ->
        [young] بيع خلال آخر { $limit } يومًا
        [tickets] تذكرة دعم
        [escalated] تذكرة مصعّدة
        [unhappy] رضا منخفض
        [idle] لا استخدام
        [low-use] { $use } أقل من { $limit } شهريًا
        [falling-use] انخفاض { $use } بأكثر من { $limit }
       *[other] حساب غادر من قبل
    }
signals-titles =
    .only = { NEEDS($only) }من { $count } إشارات، واحدة فقط تنبئ بالخسارة: { $signal }، الخطر { $risk }
    .many = { NEEDS($signal) }{ $signal }: خطر الخسارة { $risk }
    .none = { NEEDS($none) }لا تنبئ أي من { $count } إشارات بالاشتراكات التي تنتهي
signals-watch = **{ $count } اشتراكًا مفتوحًا** يحمل اليوم أقوى إشارة ({ $signal })، بقيمة { $mrr } شهريًا.
signals-how = كل إشارة سابقة للفترة وكل خسارة واقعة فيها؛ والمدى الذي يشمل 1 قد يكون مصادفة.
signals-lead = الاشتراكات المنتهية مع كل إشارة وبدونها، { $now }
signals-columns =
    .signal = الإشارة في الفترة السابقة
    .count = معها
    .with = انتهت معها
    .without = انتهت بدونها
    .interval = مدى 95%
    .risk = الخطر

# لماذا تقول الحسابات إنها تغادر.

reasons-titles =
    .mostly = { NEEDS($none) }{ NEEDS($flip) }{ $share } من { $unit } المفقود بلا سبب؛ والبقية: { $money } بالمبلغ و{ $count } بالعدد
    .mostlySame = { NEEDS($none) }{ NEEDS($same) }{ $share } من { $unit } المفقود بلا سبب؛ ويتصدر البقية { $money }
    .flipNone = { NEEDS($flip) }السبب الأول بالعدد { $count } وبالمبلغ { $money }، و{ $share } بلا سبب
    .flip = { NEEDS($flip) }السبب الأول للمغادرة بالعدد { $count } وبالمبلغ { $money }
    .same = { NEEDS($same) }{ $money } هو السبب الأول للمغادرة، بالعدد وبالمبلغ
reasons-none = **{ $share }** بلا سبب مسجل ({ $label }).
reasons-even = تتوزع الأسباب بالتساوي كما تفعل المصادفة: لا سبب يتصدر بيقين.
reasons-columns =
    .reason = السبب
    .count = حالات المغادرة
    .money = { $label }
reasons-lead = أسباب المغادرة بالعدد وبالمبلغ ({ $label })، { $now }

# الموضع الذي تراجعت فيه الخدمة.

place-titles =
    .handed = { NEEDS($handler) }{ NEEDS($month) }{ $moved }: منذ { $month } تتولى { $handler } ‏{ $topic }
    .handedShort = { NEEDS($handler) }{ NEEDS($month) }{ NEEDS($whole) }{ $label } عند { $whole }: منذ { $month } تتولى { $handler } ‏{ $topic }
    .new = { NEEDS($begun) }{ NEEDS($month) }{ $moved }: { $place } جديد منذ { $month }
    .beside = { NEEDS($rest) }{ $place }: { $label } { $value } مقابل { $rest } في سائر التذاكر
    .whole = { $moved }: المشكلة في { $place }
    .short = { $place }: { $label } { $value }
place-worse = **تراجعت الخدمة**: { $measures }.
place-measure = { $label } { $value } ({ $before } في { $prior }{ GIVEN($year) ->
        [yes] ، { $year } في { $yearName }
       *[no] { "" }
    })
place-again = { $label } { $value } ({ $before }{ GIVEN($year) ->
        [yes] ، { $year }
       *[no] { "" }
    })
place-figure = { $label } { $value }
place-point = **{ $how ->
        [handed] منذ { $month } تتولى { $handler } ‏{ $topic }
        [new] { $place } جديد منذ { $month }
       *[other] السبب في { $place }{ GIVEN($month) ->
            [yes] ، منذ { $month }
           *[no] { "" }
        }
    }**: عدد التذاكر { $count }، { $measures }.
place-cost = **{ $label }: { EITHER($rose, "ارتفاع", "انخفاض") } إلى { $value }** من { $before }، منها { $part } هناك.
place-exposed = { $how ->
        [sla] **عملاء تجاوزت تذاكرهم SLA هناك: { $accounts } ({ $label } { $worth })**
        [cost] **عملاء كلّفت تذاكرهم مالًا هناك: { $accounts } ({ $label } { $worth })**
       *[other] **عملاء لهم تذاكر هناك: { $accounts } ({ $label } { $worth })**
    }{ GIVEN($soon) ->
        [yes] ؛ يجدد منهم { $soon } ({ $soonWorth }) حتى { $day }.
       *[no] .
    }
place-held = **ليس السبب**: { $parts }.
place-elsewhere = { $member } في غير ذلك ({ $measures })
place-others = كل التذاكر الأخرى ({ $measures })
place-volume = الحجم ({ SIGNED($growth) } مقارنةً بـ { $period })
place-alone = لن يفيد تقليل التذاكر ولا زيادة الموظفين: خارج { $place }، { $measures }.
place-cost-titles =
    .full = { NEEDS($soon) }يجدد { $soon } من العملاء ({ $label }: { $soonWorth }) حتى { $day } بعد تذكرة سيئة
    .short = عدد العملاء ذوي تذكرة سيئة { $accounts } ({ $label }: { $worth })
place-columns =
    .tickets = التذاكر
    .accounts = العملاء
    .exposed = المتأثرون
    .soon = يجددون حتى { $day }
