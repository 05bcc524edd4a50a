# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n }つはデータが示す
    [fits] { $n }つは時期か場所が合うだけ
    [part] { $n }つは事実だが影響は小さい
    [cleared] { $n }つは該当せず
   *[open] { $n }つは検証不可
}
claims-head = { $none ->
    [yes] { $count }つの説明はどれも当てはまりません
   *[no] { $count }つの説明のうち、{ COMMAS($parts, with: "、") }
}
claims-title = { $none ->
    [yes] { $count }つの説明はどれも{ $cell }に当てはまりません
   *[no] { $cell }についての{ $count }つの説明のうち、{ COMMAS($parts, with: "、") }
}
claims-titles =
    .short = { claims-head }
    .counts = 説明：{ COMMAS($parts, with: "、") }
    .plain = { $count }つの説明をデータで検証
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] 。{ COMMAS($items, with: "。") }。
       *[no] 。
    }
claims-item = { COMMAS($claims, with: "、") }は{ $tag }
claims-claim = 「{ $claim }」{ WITH("（", $who, "）") }
claims-tag = { $verdict ->
    [shown] データが示す
    [mixed] データが示す
    [timing] 時期が合うだけ
    [place] 場所が合うだけ
    [part] 事実だが、説明は一部
    [alike] どこでも同じ
    [still] 起きていない
    [opposite] 逆のことが起きた
    [chance] 偶然の範囲
    [without] 違いはない
    [across] 違いはない
    [elsewhere] 変化した場所ではない
    [later] 時期が遅い
    [early] 時期が早すぎる
    [season] 季節ではない
    [always] ほかでは違いなし
    [like] 同じ構成では変化なし
    [even] 動かしたものがない
    [few] 行数が少なすぎる
    [person] 数値では言えない
   *[unknown] 検証できない
}
claims-detail = { $verdict ->
    [shown] { WITH("ほかは", $others, "、以前", $othersBefore, "。") }
    [mixed] その{ $label }は{ $others }、以前は{ $othersBefore }。
    [timing] { WITH("ほかは", $others, "、以前", $othersBefore, "。") }月のほかに示す列がありません。
    [place] { WITH("ほかは", $others, "、以前", $othersBefore, "。") }そこのほかの事柄と区別する列がありません。
    [part] { GIVEN($share) ->
        [yes] { $cell }の変化の{ $share }しか説明しません。
       *[no] { "" }
    }
    [alike] ほかも{ $others }、以前{ $othersBefore }。変化したのは{ $cell }だけです。
    [without] { $who }を除いても、{ $cell }の{ $label }は同じだけ動きました。
    [across] { $who }のどれを除いても、{ $cell }の{ $label }は同じだけ動きました。
    [elsewhere] 変化したのは{ $cell }で、{ $who }ではありません。
    [later] { $cell }の変化は{ $start }で、{ $who }より前です。
    [early] { $cell }の変化は{ $start }で、{ $who }よりずっと後です。
    [season] 前年同月は以前と同じでした。
    [always] ほかの{ $label }は{ $othersBefore }から{ $others }。{ $cell }だけに効いたことになります。
    [like] 同じ{ $groups }では{ $like }です。
    [even] { $groups }ごとの{ $label }は以前のままです。
    [few] { "" }
    [person] 一人の数値は原因を示しません。
    [unknown] { GIVEN($thing) ->
        [yes] { $thing }
       *[no] これ
    }を示す列がデータにありません。
   *[other] { "" }
}
claims-alone = **{ $claim }**：{ $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH("。", $detail) }
claims-columns =
    .claim = 説明
    .what = 測定
    .before = 以前
    .since = { $start }以降
    .verdict = 判定
claims-lead = { $cell }：{ $label }は{ $start }に変化。各説明に必要な変化を以前と以降で比較
claims-season = { $label }（前年同月）
claims-of = { $label }（{ $who }）
claims-share = { $who }の割合
claims-without = { $who }を除く{ $label }
claims-load = { $dimension }・月あたりの{ $rows }
claims-years = { $label }からの年数
claims-thing = { $thing ->
    [weight] 重さ
    [size] 大きさ
    [age] 年数
    [discount] 値引き
    [price] 価格
    [reply] 応答時間
    [approval] 承認までの時間
    [arrival] 到着までの時間
    [work] 作業時間
    [parts] 部品と材料
    [duration] 所要時間
    [load] 一人当たりの負荷
    [distance] 距離
    [temperature] 温度
   *[experience] 経験
}
