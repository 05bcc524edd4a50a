# 選択肢の間の判断を、費用、損失、成り立つべき条件で比べる。

choice-columns =
    .option = 選択肢
    .cost = 年間費用
    .against = 比較の対象
    .stake = 年間で左右される額
    .even = 採算ライン
    .holds = 数字が示すこと
choice-against = { GIVEN($place) ->
        [yes] { $place }（{ $label }）
       *[no] { $label }
    }
choice-cost = { $kind ->
        [saves] { $cost }の節約
        [once] 一時費用{ $cost }
        [first] 初年度{ $cost }
       *[year] { $cost }
    }
choice-prices = 「{ $what }」：{ GIVEN($paid) ->
        [yes] 年間{ $paid }{ WITH("と一時費用", $once, "") }
       *[no] 一時費用{ $once }
    }{ WITH("、不要になる年間", $saved, "を差し引く") }。
choice-even-case = 1件あたり{ $turn }
choice-nothing = { WITH($place, "で") }さらに年間{ $cost }を失う
choice-saved = { GIVEN($saving) ->
        [yes] 年間{ $saving }の節約
       *[no] その額の節約
    }
choice-if = { $standing ->
        [pays] { $once ->
            [true] { WITH($place, "の") }1年分の損失の{ $share }を取り戻せば1年で元が取れる
           *[false] { WITH($place, "の") }損失の{ $share }を取り戻せば元が取れる
        }
        [beyond] { $once ->
            [true] { WITH($place, "の") }損失をすべて取り戻しても1年では回収できない
           *[false] 採算は取れない：{ WITH($place, "の") }損失全体より費用が大きい
        }
        [level] 取り戻す損失はない：{ $place }の{ $label }は{ $rate }、全体は{ $whole }
        [load] 人手不足が原因ではない：{ $one }1人あたり{ $now }は{ $load }件（{ $loaded }）、{ $earlier }は{ $loadBefore }件
        [more] 過去1年の{ $all }から{ $share }増えれば元が取れる
        [each] { WITH($place, "の") }年間{ $all }件の1件あたりの費用が{ $turn }以上なら元が取れる。1件の費用は示されていない
        [free] { GIVEN($stake) ->
            [yes] 費用が{ WITH($place, "の") }年間損失{ $stake }を下回る場合に限り採算が取れる
           *[no] 費用がそこでの損失を下回る場合に限り採算が取れる
        }。総額は分からない
        [saves] { GIVEN($given) ->
            [yes] { choice-saved }、{ $place }の{ $label }年間{ $given }を手放す{ WITH("。そのうち利益が", $turn, "未満の場合に限り採算が取れる") }
           *[no] それ以上を失わなければ{ choice-saved }
        }
        [gives] { $label }を年間{ $given }手放す{ WITH("（全体の", $part, "）") }。{ $place }の費用がそれを上回る場合に限り採算が取れる
        [work] { $place }が担う{ $label }年間{ $given }{ WITH("（全体の", $part, "）") }を他で引き受ける必要がある。その費用は示されていない
        [moves] { choice-saved }。{ $place }が担う{ $label }年間{ $given }{ WITH("（全体の", $part, "）") }は他で引き受ける
        [ends] 現在の費用が節約になるが、その額は示されていない。名前で結び付く数字もデータにない
        [today] 現在払っている額
        [unpriced] 総額が分からず、取り戻せる損失もデータにない
        [fee] 料率がかかる売上がデータにない
        [discount] その上限を超える値引きがデータにない
        [currency] 価格が別の通貨で、換算レートが示されていない
       *[amount] 金額でいくら取り戻せるかがデータにない
    }
choice-rate = { $brings ->
        [true] { GIVEN($even) ->
            [yes] { WITH("年間", $extra, "の効果。") }数量の減少が{ $even }以内なら採算が取れる
           *[no] 減少がそれを下回れば採算が取れる
        }
       *[false] { GIVEN($even) ->
            [yes] { WITH("年間", $extra, "の負担。") }数量が{ $even }増えた場合に限り採算が取れる
           *[no] { WITH("年間", $extra, "の負担。") }現在の料率はデータにない
        }
    }
choice-point = 「{ $what }」{ WITH("（", $cost, "）") }：{ $holds }。
choice-verdict = { $state ->
        [best] **「{ $what }」を選ぶ**：{ $holds }{ WITH("（もう一方は", $otherShare, "）") }。
        [hard] **「{ $what }」：この価格では見送り**。{ WITH($place, "の") }損失の{ $share }を取り戻せる見込みがあれば別。
        [if] **「{ $what }」：条件付き**。{ $holds }。
        [reject] **「{ $what }」は見送り**。{ $holds }。
        [none] **この価格ではどれも選ばない**：この数字では、どの選択肢も費用に見合わない{ WITH("。何もしない場合の損失は年間", $loss, "") }。
        [free] **「{ $what }」にかけられるのは年間{ $most }まで**。これが{ WITH($place, "の") }損失額。総額は分からない。
       *[open] { $alike ->
            [true] **選択肢はまだ決められない**。{ $holds }。
           *[false] **「{ $what }」はまだ決められない**。{ $holds }。
        }
    }{ GIVEN($turns) ->
        [yes] 「{ $turns }」が年間{ $at }を下回れば、答えはそちらに変わる。
       *[no] { "" }
    }
choice-titles =
    .full = { $state ->
        [best] { $standing ->
            [saves] 「{ $what }」を選ぶ：年間{ $saving }の節約
           *[pays] 「{ $what }」を選ぶ：{ WITH($place, "の") }損失の{ $share }を取り戻せば元が取れる
        }
        [hard] 「{ $what }」は{ WITH($place, "の") }損失の{ $share }を取り戻して初めて元が取れる
        [if] { NEEDS($even) }「{ $what }」の採算ラインは{ $even }
        [reject] { NEEDS($given) }「{ $what }」は見送り：年間{ $given }を手放すことになる
        [none] この数字では、どの選択肢も費用に見合わない
        [free] 「{ $what }」は年間{ $most }を下回れば採算が取れる
       *[open] 「{ $what }」を決めるために足りないもの
    }
    .medium = { $state ->
        [best] { $standing ->
            [saves] 「{ $what }」を選ぶ：年間{ $saving }の節約
           *[pays] 「{ $what }」を選ぶ：損失の{ $share }の回復が条件
        }
        [hard] 「{ $what }」には損失の{ $share }の回復が必要
        [reject] この数字では「{ $what }」は見送り
        [free] 「{ $what }」は年間{ $most }未満なら採算が取れる
       *[other] 各選択肢に必要な効果
    }
    .short = { $state ->
        [best] 「{ $what }」を選ぶ
        [reject] 「{ $what }」は見送り
       *[other] 各選択肢に必要な効果
    }
choice-step = { $state ->
        [best] 「{ $what }」を選ぶ
        [hard] 「{ $what }」を保留する
        [reject] 「{ $what }」を見送る
        [none] この価格ではどれも選ばない
        [free] 「{ $what }」の価格を確認する
       *[open] { GIVEN($first) ->
            [yes] { GIVEN($second) ->
                [yes] 「{ $first }」か「{ $second }」かを決める
               *[no] 「{ $first }」の可否を決める
            }
           *[no] 選択肢から決める
        }
    }
choice-step-what = { $state ->
        [best] 「{ $what }」を選び、成果を判断する指標を決める
        [hard] 損失の{ $share }を取り戻せる見込みが立つまで「{ $what }」を保留する
        [reject] 「{ $what }」を見送る{ WITH("（年間", $given, "を超える費用が浮く場合を除く）") }
        [none] この価格ではどれも選ばず、損失より安い案を探す
        [free] 「{ $what }」の価格を確認し、年間{ $most }未満なら採用する
       *[open] 不足している数字をそろえて決める
    }
