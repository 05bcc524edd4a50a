# 判断の選択肢を、指標が変わった場所と月に照らして年単位で比べる。

held-called = { GIVEN($what) ->
        [yes] 「{ $what }」
       *[no] 選択肢{ $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] 年{ $saved }の節約{ WITH("、損失は年", $loses, "") }
       *[no] 年{ $loses }の損失
    }
held-cost = { GIVEN($each) ->
        [yes] 1件あたり{ $each }
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] 一時費用{ $once }{ WITH("と年", $running, "") }
               *[no] { GIVEN($running) ->
                    [yes] 年{ $running }
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what }は{ $payback }か月で元が取れる
           *[no] { $what }は損失の{ $share }が戻れば採算が合う
        }
        [slow] { $what }は元を取るまで{ $payback }か月かかる
        [beyond] { $what }の費用は取り戻せる全額を上回る
        [elsewhere] { $what }は原因に届かない
        [unsaid] { $what }はデータ上、変化したものには作用しない
        [saves] { $what }は差し引き年{ $net }の節約になる
        [loses] { $what }は差し引き年{ $net }の損失になる
       *[unpriced] { $what }は費用がまだ分からない
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("。", $other) }
       *[no] { $count ->
            [elsewhere] どの選択肢も{ $place }には効かない
            [0] 選択肢は年{ $gain }を下回れば採算が合う
            [2] どちらの選択肢も採算が合わない：取り戻せるのは年{ $gain }まで
           *[other] どの選択肢も採算が合わない：取り戻せるのは年{ $gain }まで
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] { $called }を選ぶ
       *[no] 採算の合う選択肢はない
    }
held-verdict = **{ FIRST($point) }**：{ $cost }{ WITH("に対し、取り戻せるのは最大で年", $gain, "") }{ WITH("。差し引き最大で年", $net, "") }{ WITH("、初年度", $year, "") }。
held-none = { $isOpen ->
        [true] **年{ $gain }を下回る選択肢なら採算が合う。**{ $place }で取り戻せるのはそこまで。
        [elsewhere] **どの選択肢も{ $place }には効かない。**そこで取り戻せるのは最大で年{ $gain }。
       *[false] **採算の合う選択肢はない。**{ $place }で取り戻せるのは最大で年{ $gain }。
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }：{ $cost }に対し、取り戻せるのは最大で年{ $gain }。
        [elsewhere] { FIRST($point) }{ WITH("（対象は", $named, "）") }{ WITH("：", $cost) }。
        [unpriced] { FIRST($point) }：年{ $gain }を下回れば採算が合う。
       *[other] { FIRST($point) }{ WITH("：", $cost) }。
    }
held-units = 1件{ $price }で{ $count }件
held-gain = { GIVEN($outcomes) ->
        [yes] **取り戻せるのは最大で年{ $gain }**：{ $start }以降、{ $place }で以前の率を超えた分が年{ $outcomes }{ WITH(" (", $of, ")") }、1つあたり{ $unit }{ WITH("、利益率", $margin, "") }。
       *[no] **取り戻せるのは最大で年{ $gain }**：{ $start }以降、{ $place }の変化で年あたりにかかった額。
    }
held-unknown = { $isUnsaid ->
        [true] データからは、{ $place }に効くか、そのうちどれだけ戻るかは分からない。
       *[false] データからは、そのうちどれだけ戻るかは分からない。
    }{ $isProfit ->
        [true] { "" }
       *[false] { "" }利益率の指定がないため売上で計算。
    }{ "" }毎月確認する値：{ $place }の{ $label }、現在{ $value }、以前{ $before }。
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $payback }か月で元が取れる
           *[no] 採算が合う
        }{ $isUnsaid ->
            [true] （そこに効く場合）
           *[false] { "" }
        }{ WITH("（", $units, "）") }
        [slow] 元を取るまで{ $payback }か月
        [beyond] 取り戻せる全額より高い
        [elsewhere] { GIVEN($named) ->
            [yes] 対象は{ $named }で、原因ではない
           *[no] 原因に届かない
        }
        [unsaid] そこで変化したものに作用するとはデータのどこにもない{ WITH("（", $units, "）") }
        [saves] 損失より節約が大きいが、原因に届かない
        [loses] 節約より損失が大きく、原因にも届かない
       *[unpriced] 費用または件数が不明
    }
held-brings = { $isFirst ->
        [true] { $what }は初年度、費用を引いて最大{ $net }の価値がある
       *[false] { $what }は費用を引いて年最大{ $net }の価値がある
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] 依頼文によれば、そこの年{ $bad }のうち{ $share }をなくす
           *[false] 依頼文によれば、全体の年{ $bad }のうち{ $share }をなくす
        }
        [before] 最大で以前の水準に戻る
       *[most] 最大で変化分すべて。どれだけかは示されていない
    }
held-why = { $why ->
        [bills] その請求額がデータにないため、金額は分からない
        [units] { $unit }の数がデータにない
        [effect] 減らす対象の数がデータにない
       *[price] 費用または件数が不明
    }
held-all = 全体
held-left = 負担するのは相手。誰も離れない場合の最大
held-both = { $said }。{ $more }
held-sample = データは{ $times }件に1件の抽出で、年の数字は全件分です。
held-given = 1件{ $unit }は依頼文の指定。
held-column = 1件{ $unit }はこれらの行の列「{ $column }」による。全額が戻るのは以前の水準に戻った場合のみ。
held-columns =
    .option = 選択肢
    .once = 一時費用
    .cost = 年間の費用
    .gain = 年間の効果（最大）
    .net = 年間の差引
    .first = 初年度の差引
    .share = 必要な効果の割合
    .says = 数字から言えること
held-nothing = 費用はかからないが、年最大{ $gain }を失い続ける
held-lead = 年単位、{ $start }以降の{ $place }の変化に対して
held-step =
    .head = { GIVEN($called) ->
        [yes] { $called }を選ぶ
       *[no] どの選択肢も採らない
    }
    .what = { GIVEN($called) ->
        [yes] { $called }を実行し、{ $place }の{ $label }を毎月確認する
       *[no] この費用ではどの選択肢も採らず、年{ $gain }より安い案を探す
    }
    .measure = そこの{ $label }を{ $before }に戻す
held-worth = 年最大{ $net }
