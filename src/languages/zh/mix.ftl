# Mix.

mix-alone = **没有任何分组自身的变化超出偶然（{ $dimension }）**：变动的是各组的占比，没有需要整改的分组。
mix-crossed-titles =
    .full = { $label }：{ SIGNED($delta) }中，{ $dimension }构成占{ SIGNED($mix) }，各组自身占{ SIGNED($rate) }
    .short = { $label }：{ SIGNED($delta) }中构成占{ SIGNED($mix) }
