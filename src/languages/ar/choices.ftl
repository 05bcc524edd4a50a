# قرار بين خيارات: كلفة كل منها، وما يُفقد حيث يُقاس، وما ينبغي أن يتحقق.

choice-columns =
    .option = الخيار
    .cost = الكلفة سنويًا
    .against = يُقاس على
    .stake = على المحك سنويًا
    .even = نقطة التعادل
    .holds = ما تقوله الأرقام
choice-against = { GIVEN($place) ->
        [yes] { $place } ({ $label })
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] يوفّر { $cost }
        [once] { $cost } مرة واحدة
        [first] { $cost } في السنة الأولى
       *[year] { $cost }
    }
choice-prices = «{ $what }»: { GIVEN($paid) ->
        [yes] { $paid } سنويًا{ WITH(" و", $once, " مرة واحدة") }
       *[no] { $once } مرة واحدة
    }{ WITH(" ناقص ", $saved, " سنويًا لن تُدفع بعد ذلك") }.
choice-even-case = { $turn } للحالة
choice-nothing = يُفقد { $cost } أخرى سنويًا{ WITH(" في ", $place) }
choice-saved = { GIVEN($saving) ->
        [yes] يوفّر { $saving } سنويًا
       *[no] يوفّر ذلك
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] يغطي كلفته خلال سنة إذا استُرد { $share } من خسارة سنة{ WITH(" في ", $place) }
           *[false] يغطي كلفته إذا استُرد { $share } من الخسارة{ WITH(" في ", $place) }
        }
        [beyond] { $once ->
            [true] لا يغطي كلفته خلال سنة، حتى لو استُردت الخسارة كلها{ WITH(" في ", $place) }
           *[false] لا يمكن أن يغطي كلفته: كلفته أكبر من الخسارة كلها{ WITH(" في ", $place) }
        }
        [level] لا خسارة تُسترد: { $label } في { $place } { $rate } مقابل { $whole } إجمالًا
        [load] المشكلة ليست نقص الأفراد: { $load } ({ $loaded }) لكل { $one } في { $now } مقابل { $loadBefore } في { $earlier }
        [more] يغطي كلفته بزيادة { $share } على { $all } في السنة الماضية
        [each] يغطي كلفته إذا بلغت كلفة كل حالة { $turn } على الأقل، وعدد الحالات سنويًا{ WITH(" في ", $place) } { $all }؛ لم تُذكر كلفة الحالة
        [free] { GIVEN($stake) ->
            [yes] مجدٍ فقط إن قلّت كلفته عن { $stake } تُفقد سنويًا{ WITH(" في ", $place) }
           *[no] مجدٍ فقط إن قلّت كلفته عما يُفقد هناك
        }؛ لا يُعرف سعره الإجمالي
        [saves] { GIVEN($given) ->
            [yes] { choice-saved } ويتخلى عن { $given } سنويًا ({ $label }، { $place }){ WITH("؛ مجدٍ فقط إن كان الربح منها أقل من ", $turn, "") }
           *[no] { choice-saved } ما لم يُفقد بسببه أكثر منه
        }
        [gives] يتخلى عن { $given } سنويًا ({ $label }{ WITH("، ", $part, " من الإجمالي") }): مجدٍ فقط إن تجاوزت كلفة { $place } ذلك
        [work] ما يتولاه { $place } يجب أن يُنجز في مكان آخر: { $label } { $given } سنويًا{ WITH(" (", $part, " من الإجمالي)") }؛ لم تُذكر كلفة ذلك
        [moves] { choice-saved }؛ ما يتولاه { $place } يُنجز في مكان آخر: { $label } { $given } سنويًا{ WITH(" (", $part, " من الإجمالي)") }
        [ends] يوفّر كلفته الحالية، وهي غير مذكورة؛ ولا رقم في البيانات يرتبط به بالاسم
        [today] كلفته ما يُدفع اليوم
        [unpriced] لا يُعرف سعره الإجمالي ولا تُظهر البيانات خسارة يمكن استردادها
        [fee] لا تتضمن البيانات مبيعات تسري عليها النسبة
        [discount] لا تتضمن البيانات خصومات تتجاوز هذا السقف
        [currency] سعره بعملة أخرى ولم يُذكر سعر صرف
       *[amount] لا تبيّن البيانات ما يمكن استرداده من مال
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("يحقق ", $extra, " سنويًا. ") }مجدٍ ما لم يُفقد أكثر من { $even } من الحجم
           *[no] مجدٍ ما دام المفقود أقل من ذلك
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("يكلف ", $extra, " سنويًا. ") }مجدٍ فقط إذا عوّضته زيادة الحجم بنسبة { $even }
           *[no] { WITH("يكلف ", $extra, " سنويًا. ") }النسبة الحالية غير موجودة في البيانات
        }
    }
choice-point = «{ $what }»{ WITH(" (", $cost, ")") }: { $holds }.
choice-verdict = { $state ->
        [best] **اختيار «{ $what }»**: { $holds }{ WITH("، مقابل ", $otherShare, " للخيار الآخر") }.
        [hard] **«{ $what }»: ليس بهذا السعر**، إلا إذا أمكن استرداد { $share } من الخسارة{ WITH(" في ", $place) }.
        [if] **«{ $what }»: بشرط واحد فقط.** { $holds }.
        [reject] **لا لـ«{ $what }».** { $holds }.
        [none] **لا شيء من الخيارات بسعره الحالي**: وفق هذه الأرقام لا يغطي أي منها كلفته{ WITH("؛ عدم فعل شيء يكلف ", $loss, " سنويًا") }.
        [free] **يمكن أن يكلف «{ $what }» { $most } سنويًا على الأكثر**، وهو ما يُفقد{ WITH(" في ", $place) }. لا يُعرف سعره الإجمالي.
       *[open] { $alike ->
            [true] **لا يمكن الحسم بين الخيارات بعد.** { $holds }.
           *[false] **لا يمكن الحسم بعد بشأن «{ $what }».** { $holds }.
        }
    }{ GIVEN($turns) ->
        [yes] { " " }يتحول الجواب إلى «{ $turns }» إذا قلّت كلفته عن { $at } سنويًا.
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] اختيار «{ $what }»: يوفّر { $saving } سنويًا
           *[pays] اختيار «{ $what }»: يغطي كلفته إذا استُرد { $share } من الخسارة{ WITH(" في ", $place) }
        }
        [hard] «{ $what }» لا يغطي كلفته إلا إذا استُرد { $share } من الخسارة{ WITH(" في ", $place) }
        [if] { NEEDS($even) }نقطة تعادل «{ $what }»: { $even }
        [reject] { NEEDS($given) }لا لـ«{ $what }»: يعني التخلي عن { $given } سنويًا
        [none] لا يغطي أي من الخيارات كلفته وفق هذه الأرقام
        [free] «{ $what }» مجدٍ ما دامت كلفته أقل من { $most } سنويًا
       *[open] ما ينقص للحسم بشأن «{ $what }»
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] اختيار «{ $what }»: يوفّر { $saving } سنويًا
           *[pays] اختيار «{ $what }»: يلزم استرداد { $share } من الخسارة
        }
        [hard] على «{ $what }» استرداد { $share } من الخسارة
        [reject] لا لـ«{ $what }» وفق هذه الأرقام
        [free] «{ $what }» مجدٍ دون { $most } سنويًا
       *[other] ما ينبغي أن يحققه كل خيار
    }
    .short = { $state ->
        [best] اختيار «{ $what }»
        [reject] لا لـ«{ $what }»
       *[other] ما ينبغي أن يحققه كل خيار
    }
choice-step = { $state ->
        [best] اختيار «{ $what }»
        [hard] تعليق «{ $what }»
        [reject] رفض «{ $what }»
        [none] عدم اختيار أي خيار بسعره الحالي
        [free] طلب سعر «{ $what }»
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] الحسم بين «{ $first }» و«{ $second }»
               *[no] الحسم بشأن «{ $first }»
            }
           *[no] الحسم بين الخيارات
        }
    }
choice-step-what = { $state ->
        [best] اختيار «{ $what }» والاتفاق على المؤشر الذي يُحكم به عليه
        [hard] تعليق «{ $what }» إلى أن يُتوقع استرداد { $share } من الخسارة
        [reject] رفض «{ $what }»{ WITH("، إلا إذا وفّر أكثر من ", $given, " سنويًا") }
        [none] عدم اختيار أي خيار بسعره الحالي والبحث عن خيار أقل كلفة من الخسارة
        [free] طلب سعر «{ $what }» وقبوله دون { $most } سنويًا
       *[open] استكمال الأرقام الناقصة ثم الحسم
    }
