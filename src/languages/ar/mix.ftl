# Mix.

mix-alone = **لم تتغيّر أي مجموعة بذاتها بما يتجاوز الصدفة ({ $dimension })**: ما تغيّر هو وزن كل منها، فلا مجموعة تحتاج إلى إصلاح.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } من { SIGNED($delta) } من التركيبة ({ $dimension })، و{ SIGNED($rate) } من المجموعات نفسها
    .short = { $label }: { SIGNED($mix) } من { SIGNED($delta) } من التركيبة
