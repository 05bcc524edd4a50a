# 率がいつから、どこで変わったか。

onset-point = **{ $cell }は{ $start }から{ $label }{ $value }**、それ以前は{ $before }（{ $rows }{ $subject }）。他は以前{ $othersBefore }、以後{ $others }。
onset-maybe = **最も大きく動いたのは{ $start }以降の{ $cell }**：{ $label }は{ $before }から{ $value }（{ $rows }{ $subject }）。調べた{ $count }のうち一つは偶然でもこうなりうるため、まず確認する。
onset-titles =
    .full = { NEEDS($moved) }{ $moved }：{ $start }以降の{ $cell }
    .short = { $cell }：{ $start }以降{ $value }、以前{ $before }
onset-measure-titles =
    .full = { $label }は{ $start }以降{ $value }、以前は{ $before }：{ $cell }
    .short = { $label }は{ $start }以降{ $value }、以前は{ $before }
onset-page = { $cell }：{ $start }以降の損失{ $worth }
onset-cost = { GIVEN($worth) ->
    [yes] **{ $start }以降、{ $worth }の損失となっている**：以前の率なら{ $rows }件のうちさらに{ $count }件を獲得し、1件あたり{ $average }だった。
   *[no] 以前の率なら、{ $start }以降の{ $rows }件のうち**{ $count }件**は逆の結果だった。
}
onset-beyond = { $of ->
    [money] **{ $start }以降の損失は{ $worth }**：{ $whole }に対する以前の率との差。
    [priced] **{ $start }以降の損失は{ $worth }**：{ $whole }のうち以前の率より{ $count }多い。
   *[units] { $start }以降、{ $whole }のうち以前の率より**{ $count }**多い。
}
onset-amount = **{ $start }以降の差は{ $amount }に相当する**：{ $label }は{ $before }に対し{ $value }（{ $rows }{ $subject }）。
onset-series =
    .before = { $start }より前
    .since = { $start }以降
step-onset =
    .head = { $cell }の見直し
    .ask = { $start }以降の{ $cell }の見直し
    .what = { $start }から{ $cell }で何が変わったかを調べ、元に戻す
    .measure = そこでの{ $label }を{ $before }に戻す
onset-joined = **{ $cell }、{ $start }以降の加入**：{ $label }{ $value }、以前は{ $before }（{ $rows }{ $subject }）。その他すべては以前{ $othersBefore }、以降{ $others }。
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }：{ $cell }、{ $start }以降の加入
    .short = { $cell }、{ $start }以降の加入：90日以内に{ $value }を失う、以前は{ $before }
onset-joined-page = { $start }以降、{ $cell }の{ $value }が90日以内に離れる、以前は{ $before }
onset-lost = **{ $start }以降に失った{ $all }件のうち{ $lost }件がそこ**。以前の率なら{ $excess }件が残り、{ $unit }で{ $money }。
onset-share = { $part ->
    [all] ほかでは率は上がっていない。
   *[some] 上昇の{ $share }にあたる。
}
onset-since = **{ $label }は{ $start }以降{ $value }**、以前は{ $before }。
onset-reason = **そこで理由を挙げた{ $lost }件のうち{ $count }件が「{ $why }」**、ほかでは{ $others }。
worth-monthly = 月{ $value }（{ $unit }）
onset-along = { $of ->
    [member] **{ $start }以降、そこの{ $subject }の{ $value }が「{ $what }」**、以前は{ $before }。他では{ $others }。
   *[measure] **そこの{ $what }は{ $start }以降{ $value }**、以前は{ $before }。他では{ $others }、以前は{ $othersBefore }。
}
onset-along-held = **{ $what }ではない**：{ $cell }では{ $start }以降{ $value }、以前は{ $before }。
onset-along-titles =
    .full = { $of ->
        [member] { $start }以降、{ $cell }の{ $subject }の{ $value }が「{ $what }」、他では{ $others }
       *[measure] { $start }以降、{ $cell }の{ $what }は{ $value }、以前は{ $before }、他では{ $others }
    }
    .short = { $of ->
        [member] 主にそこで「{ $what }」が{ $subject }の{ $value }、他では{ $others }
       *[measure] { $what }が変わったのは主にそこ：{ $before }から{ $value }
    }
onset-along-lead = { $cell }：{ $start }以降に共に変わったものと変わらなかったもの
onset-along-columns =
    .what = 指標
    .before = そこ・以前
    .since = そこ・以降
    .othersBefore = 他・以前
    .others = 他・以降
onset-along-so-what = 同じ場所、同じ月である。まずそこを調べる。変わった理由はデータにはない。
step-along =
    .head = { $cell }の{ $what }
    .ask = { $cell }の{ $what }を直す
    .what = { $of ->
        [member] { $cell }の「{ $what }」を見直す：{ $start }以降{ $subject }の{ $value }、以前は{ $before }
       *[measure] { $cell }の{ $what }を{ $before }に戻す：{ $start }以降{ $value }
    }
    .measure = そこの{ $label }が{ $former }に戻る
onset-course-lead = { $label }、{ $span }
onset-along-per = { $subject }あたりの{ $label }
onset-along-share = { $form ->
    [first] { $of }（初回）：{ $value }
    [value] { $of }：{ $value }
   *[filled] { $of }：記入あり
}
onset-along-step = { $from }から{ $to }までの{ $unit ->
    [hours] 時間数
   *[days] 日数
}
onset-beside-title = { $start }以降、{ $cell }は{ $value }、他は{ $others }
