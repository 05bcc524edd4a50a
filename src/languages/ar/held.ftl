# خيارات القرار مقيسة بالموضع والشهر اللذين تغيّر فيهما المؤشر، بالسنة.

held-called = { GIVEN($what) ->
        [yes] «{ $what }»
       *[no] الخيار { $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] يوفر { $saved } سنويًا{ WITH(" ويخسر ", $loses, "") }
       *[no] يخسر { $loses } سنويًا
    }
held-cost = { GIVEN($each) ->
        [yes] { $each } لكل واحد
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] { $once } مرة واحدة{ WITH(" و", $running, " سنويًا") }
               *[no] { GIVEN($running) ->
                    [yes] { $running } سنويًا
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what } يسترد كلفته خلال { $payback } من الأشهر
           *[no] { $what } مجدٍ إذا عاد { $share } من الخسارة
        }
        [slow] { $what } يحتاج إلى { $payback } من الأشهر لاسترداد كلفته
        [beyond] { $what } يكلف أكثر من كل ما يمكن استرداده
        [elsewhere] { $what } لا يمس السبب
        [unsaid] { $what } لا يمسّ، بحسب البيانات، شيئا مما تغيّر
        [saves] { $what } يوفر صافيًا { $net } سنويًا
        [loses] { $what } يخسر صافيًا { $net } سنويًا
       *[unpriced] { $what } بلا سعر معروف بعد
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("؛ ", $other) }
       *[no] { $count ->
            [elsewhere] لا خيار يعالج موضع التغير: { $place }
            [0] الخيار مجدٍ بأقل من { $gain } سنويًا
            [2] لا أحد من الخيارين مجدٍ: أقصى ما يمكن استرداده { $gain } سنويًا
           *[other] لا خيار مجدٍ: أقصى ما يمكن استرداده { $gain } سنويًا
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] اختيار { $called }
       *[no] لا خيار مجدٍ
    }
held-verdict = **{ FIRST($point) }**: { $cost }{ WITH(" مقابل ", $gain, " سنويًا على الأكثر") }{ WITH("، ويبقى حتى ", $net, " سنويًا") }{ WITH(" و", $year, " في السنة الأولى") }.
held-none = { $isOpen ->
        [true] **الخيار مجدٍ بأقل من { $gain } سنويًا**، وهو أقصى ما يمكن استرداده ({ $place }).
        [elsewhere] **لا خيار يعالج موضع التغير**: { $place }، وأقصى ما يمكن استرداده هناك { $gain } سنويًا.
       *[false] **لا خيار مجدٍ.** أقصى ما يمكن استرداده { $gain } سنويًا ({ $place }).
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }: { $cost } مقابل { $gain } سنويًا على الأكثر.
        [elsewhere] { FIRST($point) }{ WITH("، ويخص ", $named) }{ WITH(": ", $cost) }.
        [unpriced] { FIRST($point) }: مجدٍ بأقل من { $gain } سنويًا.
       *[other] { FIRST($point) }{ WITH(": ", $cost) }.
    }
held-units = { $count } بسعر { $price } لكل منها
held-gain = { GIVEN($outcomes) ->
        [yes] **أقصى ما يمكن استرداده { $gain } سنويًا**: { $outcomes }{ WITH(" (", $of, ")") } سنويًا فوق المعدل السابق ({ $place }، منذ { $start })، بواقع { $unit } لكل حالة{ WITH("، وبهامش ", $margin) }.
       *[no] **أقصى ما يمكن استرداده { $gain } سنويًا**: هذا ما كلفه التغيّر سنويًا ({ $place }، منذ { $start }).
    }
held-unknown = { $isUnsaid ->
        [true] ليس في البيانات: هل يؤثر هناك ({ $place }) وكم يعود من ذلك.
       *[false] ليس في البيانات: كم يعود من ذلك.
    }{ $isProfit ->
        [true] { "" }
       *[false] { " " }محسوب بالإيرادات لعدم ذكر هامش.
    }{ " " }للتحقق كل شهر: { $label } هناك، { $value } الآن و{ $before } سابقًا.
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] يسترد كلفته خلال { $payback } من الأشهر
           *[no] مجدٍ
        }{ $isUnsaid ->
            [true] ، إذا كان يؤثر هناك
           *[false] { "" }
        }{ WITH(" (", $units, ")") }
        [slow] يحتاج إلى { $payback } من الأشهر لاسترداد كلفته
        [beyond] يكلف أكثر من كل ما يمكن استرداده
        [elsewhere] { GIVEN($named) ->
            [yes] يخص { $named } لا السبب
           *[no] لا يمس السبب
        }
        [unsaid] لا شيء في البيانات يقول إنه يمسّ ما تغيّر هناك{ WITH(" (", $units, ")") }
        [saves] يوفر أكثر مما يخسر، لكنه لا يمس السبب
        [loses] يخسر أكثر مما يوفر ولا يمس السبب
       *[unpriced] السعر أو العدد غير معروف
    }
held-brings = { $isFirst ->
        [true] { $what } يساوي حتى { $net } في السنة الأولى بعد كلفته
       *[false] { $what } يساوي حتى { $net } سنويًا بعد كلفته
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] يزيل { $share } من { $bad } سنويًا هناك، كما يقول الطلب
           *[false] يزيل { $share } من كل { $bad } سنويًا، كما يقول الطلب
        }
        [before] على الأكثر يعود ما كان من قبل
       *[most] على الأكثر كل ما تغيّر؛ لا شيء يقول كم
    }
held-why = { $why ->
        [bills] لا فواتير له في البيانات، فالمبلغ غير معروف
        [units] عدد { $unit } ليس في البيانات
        [effect] ما يزيل جزءًا منه ليس في البيانات
       *[price] السعر أو العدد غير معروف
    }
held-all = الكل
held-left = يدفعه آخرون: على الأكثر إن لم يغادر أحد
held-both = { $said }. { $more }
held-sample = تضم البيانات صفًا واحدًا من كل { $times }؛ والأرقام السنوية لجميع الصفوف.
held-given = المبلغ لكل حالة ({ $unit }) كما يعطيه الطلب.
held-column = المبلغ لكل حالة ({ $unit }) مأخوذ من عمود «{ $column }» في تلك الصفوف؛ ولا يعود كله إلا إذا عاد كل شيء كما كان.
held-columns =
    .option = الخيار
    .once = مرة واحدة
    .cost = الكلفة سنويًا
    .gain = المكسب سنويًا، على الأكثر
    .net = الصافي سنويًا
    .first = الصافي في السنة الأولى
    .share = الحصة اللازمة من المكسب
    .says = ما تقوله الأرقام
held-nothing = لا يكلف شيئا ويستمر في خسارة ما يصل إلى { $gain } سنويًا
held-lead = بالسنة، مقابل التغيّر منذ { $start } ({ $place })
held-step =
    .head = { GIVEN($called) ->
        [yes] اختيار { $called }
       *[no] عدم أخذ أي من الخيارات
    }
    .what = { GIVEN($called) ->
        [yes] تنفيذ { $called } والتحقق كل شهر من { $label }، { $place }
       *[no] عدم أخذ أي خيار بهذا السعر والبحث عن خيار بأقل من { $gain } سنويًا
    }
    .measure = عودة { $label } هناك إلى { $before }
held-worth = حتى { $net } سنويًا
