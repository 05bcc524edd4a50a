# Mix.

mix-alone = **偶然を超えて自ら変わったグループはない（{ $dimension }）**。動いたのはそれぞれの構成比であり、是正すべきグループはない。
mix-crossed-titles =
    .full = { $label }：{ SIGNED($delta) }のうち{ $dimension }構成の影響が{ SIGNED($mix) }、各グループ自体が{ SIGNED($rate) }
    .short = { $label }：{ SIGNED($delta) }のうち構成の影響が{ SIGNED($mix) }
mix-mostly = **グループ自体はほとんど変わっていない（{ $dimension }）**。{ SIGNED($delta) }のうち自体の変化は{ SIGNED($rate) }だけで、残りは構成比による。
mix-shift = **{ $member }の構成比は{ $before }から{ $weight }へ（{ $rows }）**。その{ $label }は{ $level }、以前は{ $levelBefore }。
mix-made = { SIGNED($delta) }のうち構成の影響が{ SIGNED($mix) }、各グループ自体が{ SIGNED($rate) }。
mix-constant = 以前の構成なら{ $label }は{ $value }ではなく{ $constant }。
mix-more = 件数では増えている。該当は月{ $hits }{ $rows }、以前は{ $before }。
mix-shift-titles =
    .full = { $isEven ->
        [true] { $label }を動かしたのは構成だけ：{ $member }が{ $before }から{ $weight }へ
       *[false] { $label }を動かしたのは主に構成：{ $member }が{ $before }から{ $weight }へ
    }
    .short = { $label }：{ SIGNED($delta) }のうち構成の影響が{ SIGNED($mix) }
mix-shift-lead = { $dimension }別の{ $rows }の構成比と{ $label }、以前と以降
mix-columns-share = { $rows }の構成比、{ $period }
mix-columns-level = { $label }、{ $period }
mix-span = { $side ->
        [since] { $start }以降
       *[before] { $start }より前
    }
mix-claims-lead = { $label }：各説明に必要な、同じ{ $dimension }の中での変化
mix-claims-constant = 構成一定の{ $label }
mix-option = { $standing ->
        [apart] 実態に合う：{ $dimension }ごとに自らの{ $label }で評価し、構成に左右されない
        [leave] 失うものはない：{ $dimension }ごとには何も変わっていない。全体の値は構成とともに動き続ける
        [undo] 年{ $count }{ $rows }{ WITH("（", $worth, "）") }を手放して全体の値を戻すだけで、改善はない
        [fix] { GIVEN($like) ->
            [yes] { $who }は変わっていない：同じ{ $dimension }では{ $like }（以前{ $before }、以降{ $since }の差は構成による）
           *[no] { $who }は変わっていない：以前{ $before }、以降{ $since }
        }
       *[none] 変わっていないものへの対策：{ $dimension }ごとの{ $label }は以前のまま
    }
mix-decision = { GIVEN($called) ->
        [yes] **{ $called }を選ぶ**{ WITH("（", $cost, "）") }。{ $dimension }ごとには何も変わっておらず、直すものはない。
       *[no] **どの選択肢も採らない**。{ $dimension }ごとには何も変わっておらず、直すものはない。{ $label }は{ $dimension }ごとに測る。
    }
mix-decision-not = { COMMAS($others, with: "、") }は変わっていないものへの{ $many ->
       *[other] 対策
    }である。
mix-decision-undo = { $called }は年{ $count }{ $rows }{ WITH("（", $worth, "）") }を手放すだけである。
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] { $called }を選ぶ：{ $dimension }ごとには何も変わっていない
       *[no] どの選択肢も採らない：{ $dimension }ごとには何も変わっていない
    }
    .short = { GIVEN($called) ->
        [yes] { $called }を選ぶ：直すものはない
       *[no] どの選択肢も不要：直すものはない
    }
mix-options-lead = 構成だけが{ $label }を動かした場合に、各選択肢が変えるもの
mix-watch = { $dimension }ごとの{ $label }と、以前の構成での全体の値（{ $value }ではなく{ $constant }）を追う。それぞれの水準で十分かは別の問題である。
mix-step =
    .head = { GIVEN($called) ->
        [yes] { $called }を選ぶ
       *[no] { $label }を{ $dimension }ごとに測る
    }
    .what = { GIVEN($called) ->
        [yes] { $called }を実行し、{ $label }を{ $dimension }ごとに、全体の値は構成一定で報告する
       *[no] { $label }を{ $dimension }ごとに、全体の値は構成一定で報告する
    }
    .measure = { $dimension }ごとの{ $label }が現状を下回らない
