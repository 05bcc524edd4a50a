# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member }（{ ABS($delta) }）
rate-moved-titles =
    .against = { NEEDS($against) }{ $movers }的{ $label }{ EITHER($rose, "上升", "下降") }，{ $against }{ EITHER($rose, "下降", "上升") }
    .full = { $movers }的{ $label }{ EITHER($rose, "上升", "下降") }
    .short = { $names }的{ $label }{ EITHER($rose, "上升", "下降") }
rate-moved-outcomes = { $metric ->
        [win_rate] 按{ $prior }的比率，{ $names }合计会{ EITHER($rose, "少", "多") }赢得**{ ABS($count) }个**商机{ GIVEN($worth) ->
                [yes] ，价值{ ABS($worth) }
               *[no] { "" }
            }。
       *[other] 按{ $prior }的比率，{ $names }的{ $subject }中有**{ ABS($count) }个**结果会不同。
    }
rate-moved-apart = { $of }之中，{ EITHER($rose, "上升", "下降") }最明显的是**{ $member }**：{ $value }，{ $prior }为{ $before }。
rate-moved-beyond = **超出偶然：**{ $beyond }的{ EITHER($rose, "上升", "下降") }。{ $within }可能出于偶然。
rate-moved-wide = **是否偶然：**合起来看，这些变化超出偶然；单独一项都不足为证。
rate-moved-unsure = **是否偶然：**每项变化单独看都可能出于偶然，需看下一期是否重现。

# What the columns of a table of drivers add up to.

drivers-mix = { $one }结构变化

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **变动在早期决定：**从{ $before }到{ $value }{ EITHER($clear, "", "（在正常波动范围内）") }，之后的持平
        [later] **变动在后期决定：**从{ $restBefore }到{ $rest }{ EITHER($clear, "", "（在正常波动范围内）") }，早期的持平
       *[both] **两端都有变动：**早期从{ $before }到{ $value }，后期从{ $restBefore }到{ $rest }{ EITHER($clear, "", "（在正常波动范围内）") }
    }。

# The deals behind each cell of a heat table.

spots-counts = 小号数字为{ $label }

# What the live deals of a period came from.

live-flow = **新增商机{ $created }个**，{ $prior }为{ $createdBefore }个；关闭{ $closed }个，{ $aged }个已过久。
live-flow-rows =
    .start = 期初有效商机
    .created = 新增
    .closed = 关闭
    .aged = 已过久
    .end = 期末有效商机
