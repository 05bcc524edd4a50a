# اشتراكات تكرر اشتراكًا ساريًا آخر للعميل نفسه بالباقة والسعر نفسيهما.

repeats-titles =
    .full = { NEEDS($share) }{ $share } من النمو: { $first }؛ و{ $repeats } من { $unit } قد تكون مكررة
    .short = { $repeats } من { $unit } في اشتراكات سارية مكررة من باقة واحدة: للتدقيق أولًا
repeats-held = **{ $repeats }**، أي { $part } من { $unit }، في { $subscriptions } من الاشتراكات المكررة: العميل والباقة والسعر أنفسها، لدى { $accounts } من العملاء.
repeats-without = **من دونها { EITHER($rose, "ارتفع", "تراجع") } { $unit } بنسبة { $growth }**، من { $before } إلى { $value }.
repeats-example = لدى **{ $account }** { $count } من اشتراكات { $plan } السارية بسعر واحد.
repeats-audit = **للتدقيق قبل إعلان { $unit }**: قد تشتري الفرق منفردة، أو تترك التجديدات العقد القديم مفتوحًا.
repeats-point = **{ $repeats } من { $unit }، أي { $part }، في اشتراكات مكررة** للعميل والباقة والسعر أنفسها: للتدقيق قبل إعلانه.
