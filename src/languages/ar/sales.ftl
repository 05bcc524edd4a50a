# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member } ({ ABS($delta) })
rate-moved-titles =
    .against = { NEEDS($against) }{ $label }: { EITHER($rose, "ارتفاع", "انخفاض") } لدى { $movers }، و{ EITHER($rose, "انخفاض", "ارتفاع") } لدى { $against }
    .full = { $label }: { EITHER($rose, "ارتفاع", "انخفاض") } لدى { $movers }
    .short = { $label }: { EITHER($rose, "ارتفاع", "انخفاض") } لدى { $names }
rate-moved-outcomes = { $metric ->
        [win_rate] بمعدلات { $prior } كان عدد الصفقات الرابحة لدى { $names } سيكون **{ EITHER($rose, "أقل", "أكثر") } بمقدار { ABS($count) }**{ GIVEN($worth) ->
                [yes] ، بقيمة { ABS($worth) }
               *[no] { "" }
            }.
       *[other] بمعدلات { $prior } كانت نتيجة **{ ABS($count) }** لدى { $names } ({ $subject }) ستختلف.
    }
rate-moved-apart = داخل { $of }، أوضح { EITHER($rose, "ارتفاع", "انخفاض") } لدى **{ $member }**: { $value }، مقابل { $before } في { $prior }.
rate-moved-beyond = **أكثر من صدفة:** { EITHER($rose, "الارتفاع", "الانخفاض") } لدى { $beyond }. أما لدى { $within } فقد يكون صدفة.
rate-moved-wide = **هل هي صدفة؟** التغيرات مجتمعة تتجاوز ما تحدثه الصدفة؛ ولا يكفي أي منها وحده دليلًا.
rate-moved-unsure = **هل هي صدفة؟** قد يكون كل تغير منها وحده صدفة؛ ويبقى أن نرى هل يتكرر في الفترة المقبلة.

# What the columns of a table of drivers add up to.

drivers-mix = انتقال الوزن حسب { $one }

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **تغيّرت القرارات المبكرة:** { $value } مقابل { $before }{ EITHER($clear, "", " (ضمن النطاق المعتاد)") }؛ وبقيت اللاحقة على حالها
        [later] **تغيّرت القرارات اللاحقة:** { $rest } مقابل { $restBefore }{ EITHER($clear, "", " (ضمن النطاق المعتاد)") }؛ وبقيت المبكرة على حالها
       *[both] **تغيّر الجانبان:** المبكرة { $value } مقابل { $before }، واللاحقة { $rest } مقابل { $restBefore }{ EITHER($clear, "", " (ضمن النطاق المعتاد)") }
    }.

# The deals behind each cell of a heat table.

spots-counts = الأرقام الصغيرة: { $label }

# What the live deals of a period came from.

live-flow = **صفقات جديدة: { $created }** مقابل { $createdBefore } في { $prior }؛ وأُغلقت { $closed } وتقادمت { $aged }.
live-flow-rows =
    .start = حيّة في البداية
    .created = جديدة
    .closed = أُغلقت
    .aged = تقادمت
    .end = حيّة في النهاية
