# Mix.

mix-alone = **لم تتغيّر أي مجموعة بذاتها بما يتجاوز الصدفة ({ $dimension })**: ما تغيّر هو وزن كل منها، فلا مجموعة تحتاج إلى إصلاح.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } من { SIGNED($delta) } من التركيبة ({ $dimension })، و{ SIGNED($rate) } من المجموعات نفسها
    .short = { $label }: { SIGNED($mix) } من { SIGNED($delta) } من التركيبة
mix-mostly = **لم يتغيّر شيء يُذكر داخل المجموعات نفسها ({ $dimension })**: من { SIGNED($delta) } لا يأتي منها سوى { SIGNED($rate) }، والباقي من وزن كل منها.
mix-shift = **{ $member }: من { $before } إلى { $weight } من المجموع ({ $rows })**؛ و{ $label } هناك { $level }، وكان { $levelBefore } من قبل.
mix-made = حصة التركيبة { SIGNED($mix) } من { SIGNED($delta) }، وحصة المجموعات نفسها { SIGNED($rate) }.
mix-constant = بالتركيبة السابقة يكون { $label } { $constant } بدلا من { $value }.
mix-more = والعدد أكبر رغم ذلك: { $hits } { $rows } شهريا، وكان { $before } من قبل.
mix-shift-titles =
    .full = { $isEven ->
        [true] التركيبة وحدها حرّكت { $label }: { $member } من { $before } إلى { $weight }
       *[false] التركيبة هي غالبا ما حرّك { $label }: { $member } من { $before } إلى { $weight }
    }
    .short = { $label }: { SIGNED($mix) } من { SIGNED($delta) } من التركيبة
mix-shift-lead = { $rows }: الحصص و{ $label } حسب { $dimension }، قبل ومنذ
mix-columns-share = الحصة ({ $rows })، { $period }
mix-columns-level = { $label }، { $period }
mix-span = { $side ->
        [since] منذ { $start }
       *[before] قبل { $start }
    }
mix-claims-lead = { $label }: ما يحتاجه كل تفسير، وهو تغير بالتركيبة نفسها ({ $dimension })
mix-claims-constant = { $label } بتركيبة ثابتة
mix-option = { $standing ->
        [apart] يناسب ما حدث: تُقاس كل مجموعة ({ $dimension }) برقمها هي، أيا كانت التركيبة
        [leave] لا خسارة فيه: لم تتغيّر أي مجموعة بذاتها ({ $dimension }). ويظل الرقم الإجمالي تابعا للتركيبة
        [undo] يعيد الرقم الإجمالي بالتخلي عن { $count } { $rows } سنويًا{ WITH(" (", $worth, ")") }، من دون تحسين شيء
        [fix] { GIVEN($like) ->
            [yes] { $who } لم يتغيّر: { $like } بالتركيبة نفسها ({ $dimension })؛ أما { $before } قبل و{ $since } منذ ذلك فمن التركيبة
           *[no] { $who } لم يتغيّر: { $before } قبل، { $since } منذ ذلك
        }
       *[none] يعالج ما لم يتغيّر: { $label } حسب { $dimension } كما كان
    }
mix-decision = { GIVEN($called) ->
        [yes] **اختيار { $called }**{ WITH(" (", $cost, ")") }: لم يتغيّر شيء حسب { $dimension }، فلا شيء يحتاج إلى إصلاح.
       *[no] **عدم أخذ أي من الخيارات**: لم يتغيّر شيء حسب { $dimension }، فلا شيء يحتاج إلى إصلاح. والأولى قياس { $label } حسب { $dimension }.
    }
mix-decision-not = { COMMAS($others, with: "، ") }: { $many ->
        [1] خيار يعالج
       *[other] خيارات تعالج
    } ما لم يتغيّر.
mix-decision-undo = { $called } لا يعني سوى التخلي عن { $count } { $rows } سنويًا{ WITH(" (", $worth, ")") }.
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] اختيار { $called }: لم يتغيّر شيء حسب { $dimension }
       *[no] عدم أخذ أي من الخيارات: لم يتغيّر شيء حسب { $dimension }
    }
    .short = { GIVEN($called) ->
        [yes] اختيار { $called }: لا شيء يحتاج إلى إصلاح
       *[no] لا خيار منها: لا شيء يحتاج إلى إصلاح
    }
mix-options-lead = ما يغيّره كل خيار حيث لم تتحرك سوى التركيبة: { $label }
mix-watch = للمتابعة: { $label } حسب { $dimension }، والرقم الإجمالي بالتركيبة السابقة، { $constant } لا { $value }. أما كفاية كل مستوى فسؤال آخر.
mix-step =
    .head = { GIVEN($called) ->
        [yes] اختيار { $called }
       *[no] قياس { $label } حسب { $dimension }
    }
    .what = { GIVEN($called) ->
        [yes] تنفيذ { $called } وعرض { $label } حسب { $dimension }، والرقم الإجمالي بتركيبة ثابتة
       *[no] عرض { $label } حسب { $dimension }، والرقم الإجمالي بتركيبة ثابتة
    }
    .measure = { $label } حسب { $dimension } ليس أسوأ من اليوم
