# Mix.

mix-alone = **偶然を超えて自ら変わったグループはない（{ $dimension }）**。動いたのはそれぞれの構成比であり、是正すべきグループはない。
mix-crossed-titles =
    .full = { $label }：{ SIGNED($delta) }のうち{ $dimension }構成の影響が{ SIGNED($mix) }、各グループ自体が{ SIGNED($rate) }
    .short = { $label }：{ SIGNED($delta) }のうち構成の影響が{ SIGNED($mix) }
