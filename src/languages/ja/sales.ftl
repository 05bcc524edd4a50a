# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member }（{ ABS($delta) }）
rate-moved-titles =
    .against = { NEEDS($against) }{ $label }は{ $movers }で{ EITHER($rose, "上昇", "低下") }、{ $against }で{ EITHER($rose, "低下", "上昇") }
    .full = { $label }は{ $movers }で{ EITHER($rose, "上昇", "低下") }
    .short = { $label }は{ $names }で{ EITHER($rose, "上昇", "低下") }
rate-moved-outcomes = { $metric ->
        [win_rate] { $prior }の率なら、{ $names }の受注は合わせて**{ ABS($count) }件{ EITHER($rose, "少なかった", "多かった") }**{ GIVEN($worth) ->
                [yes] （{ ABS($worth) }相当）
               *[no] { "" }
            }。
       *[other] { $prior }の率なら、{ $names }の{ $subject }のうち**{ ABS($count) }件**の結果が変わっていた。
    }
rate-moved-apart = { $of }の中で{ EITHER($rose, "上昇", "低下") }が最も明確なのは**{ $member }**：{ $value }、{ $prior }は{ $before }。
rate-moved-beyond = **偶然を超えるもの：**{ $beyond }の{ EITHER($rose, "上昇", "低下") }。{ $within }は偶然の可能性もある。
rate-moved-wide = **偶然か：**全体としては偶然の幅を超えるが、どれも単独では決め手にならない。
rate-moved-unsure = **偶然か：**どの変化も単独では偶然の可能性がある。次の期間でも続くかを確認する。

# What the columns of a table of drivers add up to.

drivers-mix = { $one }構成の変化

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **動いたのは早期の決定：**{ $before }から{ $value }へ{ EITHER($clear, "", "（通常の変動の範囲内）") }。それ以降は横ばい
        [later] **動いたのは後の決定：**{ $restBefore }から{ $rest }へ{ EITHER($clear, "", "（通常の変動の範囲内）") }。早期は横ばい
       *[both] **両方が動いた：**早期は{ $before }から{ $value }へ、以降は{ $restBefore }から{ $rest }へ{ EITHER($clear, "", "（通常の変動の範囲内）") }
    }。

# The deals behind each cell of a heat table.

spots-counts = 小さな数字は{ $label }

# What the live deals of a period came from.

live-flow = **新規案件は{ $created }件**、{ $prior }は{ $createdBefore }件。{ $closed }件がクローズし、{ $aged }件は古くなりすぎた。
live-flow-rows =
    .start = 期首の有望案件
    .created = 新規
    .closed = クローズ
    .aged = 古くなりすぎ
    .end = 期末の有望案件
