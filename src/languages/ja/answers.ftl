# 依頼の質問に対する要約の答え。

answer-place = { $sense ->
        [best] 最も良い
        [worst] 最も悪い
        [least] 最も低い
       *[most] 最も高い
    }
answer-which = **{ $label }は{ $member }が{ answer-place }：{ $value }**{ WITH("、全体は", $whole) }。反対側は{ $other }の{ $otherValue }。
answer-which-titles =
    .full = { $label }は{ $member }が{ answer-place }：{ $value }、全体は{ $whole }
    .short = { $label }は{ $member }が{ answer-place }：{ $value }
answer-besides = 同じ区分の{ $label }：{ $value }{ WITH("、全体は", $whole) }。
answer-even = **{ $one }別の{ $label }に明確な差はない**：{ $low }（{ $lowMember }）から{ $high }（{ $highMember }）、偶然の範囲内。
answer-even-titles =
    .full = { $one }別の{ $label }に明確な差はない：{ $low }から{ $high }
    .short = { $one }別の{ $label }に明確な差はない
answer-versus = **{ $label }：{ $member }と{ $other }の比較**、{ $value }に対し{ $otherValue }。
answer-no-cause = 単独で説明する区分はありません。
answer-all-periods = { $now }は行数が少ないため、全期間の値です。
answer-decided = 結果がほぼ出そろった直近の期間、{ $period }の数値。
answer-page-titles =
    .full = { $label }は{ $low }（{ $lowMember }）から{ $high }（{ $highMember }）まで
answer-page-rows = 各区分{ $least }～{ $most }{ $subject }に基づく。
answer-open = **未回答：「{ $question }」**。{ $reason ->
        [prior] 比較できる過去の完全な期間がありません。
        [period] その期間のデータがない。
        [amount] 金額を示す列がありません。
        [unit-cost] 単位原価・標準原価・仕入価格など、1単位の原価を示す表や列がありません。
        [dimension] この切り口で分ける列がありません。
        [member] その名前のものはデータにありません。
        [since] それから丸1か月がまだ経っていません。
        [decision] その効果を示すデータがありません。
        [fee] その率を適用する売上がデータにありません。
        [discount] その上限を超える値引きはデータにありません。
        [currency] 金額の通貨がデータと異なり、換算レートが示されていません。
        [ahead] データにあるのは実際の行動で、人がこれからどうするかではない。本人に尋ねるか、一部で試す必要がある。
       *[measure] これを測る列がありません。
    }
answer-in-period = **{ $now }：{ moved }**、{ $prior }は{ $before }。
answer-in-period-titles =
    .full = { $now }：{ moved }
    .short = { moved }

# 依頼に示された前提。

given-limits = 指定の期限：{ $limits }
given-target = 指定の目標：{ $limits }
given-cost = **{ $what }：{ $now }に{ $cost }**（{ $count }件、指定の単価{ $price }）{ WITH("、", $prior, "は", $before) }。
given-share = **{ $what }：{ $now }に{ $cost }**（{ $label }{ $base }の{ $share }、指定の比率）{ WITH("、", $prior, "は", $before) }。
given-cost-of = コスト：{ $what }
given-cost-titles =
    .full = { $what }のコストは{ $now }に{ $cost }{ WITH("、", $prior, "は", $before) }
    .short = { $what }のコストは{ $now }に{ $cost }
target-gap = **{ $label }は目標{ $target }を{ ABS($gap) }{ EITHER($over, "上回る", "下回る") }**：{ $value }。

# Where a measure that is asked about is weak or strong, alone or where two dimensions cross.

cells-span = { $first }～{ $last }
cells-basis = { GIVEN($rows) ->
        [yes] { $rows }{ $subject }、{ $span }
       *[no] 期間平均、{ $span }
    }
cells-point = **{ $cell }の{ $label }は{ $value }**、全体は{ $whole }（{ cells-basis }{ WITH("、", $earlier, "は", $before) }）。
cells-none = **{ $label }で際立つ区分はない**：{ $count }区分を調べ、偶然を超える差はなかった（{ cells-basis }）。
cells-titles =
    .full = { $label }に最も響くのは{ $cell }：{ $value }、全体は{ $whole }
    .short = { $cell }の{ $label }は{ $value }、全体は{ $whole }
cells-page-title = { $label }：{ $cell }は{ $value }、全体は{ $whole }
cells-moved-titles =
    .full = { NEEDS($moved) }{ $moved }。{ $cell }は{ $value }{ EITHER($low, "にとどまる", "") }
cells-back = { $metric ->
        [win_rate] 全体の率なら、{ $rows }件のうち受注は**{ ABS($count) }件{ EITHER($more, "多かった", "少なかった") }**{ GIVEN($worth) ->
                [yes] （{ ABS($worth) }相当）
               *[no] { "" }
            }。
        [each] 全体の率なら**{ ABS($count) }件{ EITHER($more, "多かった", "少なかった") }**（{ $span }）。
       *[other] 全体の率なら、{ $rows }件の{ $subject }のうち**{ ABS($count) }件**の結果が変わっていた。
    }
cells-worth = { $cell }を全体の水準にすれば**{ ABS($worth) }**に相当する。
cells-thin = { $now }だけでは{ $subject }が少ないため、{ $span }の数値。
cells-chance = 調べた**{ $count }区分**の中で偶然を超える差。これより小さい差は偶然かもしれない。
cells-counted = { $subject }、期間ごとに1回
cells-columns =
    .cell = 区分
    .gap = 全体との差
    .worth = 効果

# 原因と疑われたことの検証：始まってからの指標の動きを、対象外と比べる。

effect-moved = { $direction ->
        [up] { ABS($change) }上昇し{ $after }
        [down] { ABS($change) }低下し{ $after }
       *[flat] { $after }で横ばい
    }
effect-beside = { $basis ->
        [others] （それ以外は{ SIGNED($beside) }）
        [year] （前年は{ SIGNED($beside) }）
       *[none] { "" }
    }
effect-point = **{ $start }以降：{ WITH($who, "の") }{ $label }は{ effect-moved }**{ effect-beside }。
effect-verdict = { $verdict ->
        [apart] { $basis ->
            [none] **偶然では説明できない変化**です（{ $subject }{ $rows }件）が、比べる対象がありません。変更と時期は重なりますが、原因の証明ではありません。
           *[other] **{ ABS($gap) }の差は偶然では説明できません**（{ $subject }{ $rows }件）。変更と時期は重なりますが、原因の証明ではありません。
        }
        [before] **{ $start }より前から同じ方向に動いており**、変更だけの効果は見られません（{ $subject }{ $rows }件）。
        [few] **{ $subject }{ $rows }件では少なすぎ**、効果と偶然を区別できません。
       *[chance] { $basis ->
            [none] **偶然の範囲を超えません**。変更の効果は見られません（{ $subject }{ $rows }件）。
           *[other] **{ ABS($gap) }の差は偶然の範囲を超えません**。変更の効果は見られません（{ $subject }{ $rows }件）。
        }
    }
effect-titles =
    .full = { $verdict ->
        [apart] { $start }以降：{ WITH($who, "の") }{ $label }は{ effect-moved }{ effect-beside }
       *[other] { $start }以降、{ WITH($who, "の") }{ $label }に明らかな効果なし：{ SIGNED($change) }{ effect-beside }
    }
    .short = { $verdict ->
        [apart] { $start }以降：{ WITH($who, "の") }{ $label }は{ effect-moved }
       *[other] { $start }以降、{ WITH($who, "の") }{ $label }に明らかな効果なし
    }
effect-page-titles =
    .full = { WITH($who, "の") }{ $label }：{ $before }から{ $after }へ{ $basis ->
        [others] 、それ以外は{ $besideBefore }から{ $besideAfter }へ
        [year] 、前年は{ $besideBefore }から{ $besideAfter }へ
       *[none] { "" }
    }
    .short = { WITH($who, "の") }{ $label }：{ $before }から{ $after }へ
effect-worth = この差は{ $start }以降で{ $of ->
        [rows] { $subject }**{ ABS($worth) }**件
       *[amount] { $label }**{ ABS($worth) }**
    }に当たります。
effect-least = 偶然と区別できるのは**{ ABS($least) }**以上の{ $basis ->
        [none] 変化
       *[other] 差
    }です。
effect-year = 前年の同じ月の変化は{ SIGNED($change) }でした。
effect-lead = { $label }{ WITH("（", $unit, "）") }、{ $from }と{ $until }の比較
effect-so-what = { $verdict ->
        [apart] 変更の成果とする前に、{ $start }に{ WITH($who, "で") }ほかに何が変わったかを確認する。
        [few] { $subject }が増えてから変更を評価する。
       *[other] この数字からは、変更の成果とも責任とも言えない。
    }
effect-series =
    .others = それ以外
    .pace = それ以外と同じ推移なら
    .year = 前年
effect-columns =
    .group = グループ
    .before = 前
    .after = 後
    .change = 変化

# 二つの原因のどちらが指標を動かしたか。

either-moved = { SIGNED($delta) }
either-point = **{ $label }は{ either-moved }、うち{ $one }が{ SIGNED($first) }**{ GIVEN($second) ->
        [yes] 、{ $other }が{ SIGNED($second) }
       *[no] 。{ $other }は数字から切り分けられません
    }。
either-verdict = { $verdict ->
        [first] **より大きいのは{ $one }**です。変化がどこにあるかを示すもので、原因の証明ではありません。
        [second] **より大きいのは{ $other }**です。変化がどこにあるかを示すもので、原因の証明ではありません。
        [both] **両者の重みはほぼ同じ**です。変化がどこにあるかを示すもので、原因の証明ではありません。
        [neither] **いずれも変化の多くを説明しません**。残りは別のところにあります。
       *[chance] **変化そのものが偶然の範囲**にあり、いずれもまだ原因とは言えません。
    }
either-titles =
    .full = { $label }は{ either-moved }、{ $one }が{ SIGNED($first) }、{ NEEDS($second) }{ $other }が{ SIGNED($second) }
    .short = { $label }は{ either-moved }、うち{ $one }が{ SIGNED($first) }
either-page-title = { $now }の{ $label }を動かしたもの
either-overlap = 両者は重なり合うため、足し合わせることはできません。
either-all = 変化の全体
