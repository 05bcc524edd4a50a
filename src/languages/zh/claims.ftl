# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n }种由数据证实
    [fits] { $n }种只是时间或地点吻合
    [part] { $n }种属实但影响很小
    [cleared] { $n }种被排除
   *[open] { $n }种无法检验
}
claims-head = { $none ->
    [yes] { $count }种解释都不成立
   *[no] { $count }种解释中，{ COMMAS($parts, with: "，") }
}
claims-title = { $none ->
    [yes] { $count }种解释都不适用于{ $cell }
   *[no] 关于{ $cell }的{ $count }种解释中，{ COMMAS($parts, with: "，") }
}
claims-titles =
    .short = { claims-head }
    .counts = 解释：{ COMMAS($parts, with: "，") }
    .plain = { $count }种解释与数据对照
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] 。{ COMMAS($items, with: "；") }。
       *[no] 。
    }
claims-item = { COMMAS($claims, with: "、") }：{ $tag }
claims-claim = “{ $claim }”{ WITH("（", $who, "）") }
claims-tag = { $verdict ->
    [shown] 由数据证实
    [mixed] 由数据证实
    [timing] 只是时间吻合
    [place] 只是地点吻合
    [part] 属实，但只解释一小部分
    [alike] 各处都一样
    [still] 没有发生
    [opposite] 情况相反
    [chance] 不超出偶然
    [without] 没有差别
    [across] 没有差别
    [elsewhere] 不是变化之处
    [later] 发生得太晚
    [early] 发生得太早
    [season] 并非季节
    [always] 其他地方没有差别
    [like] 同样构成下没有变化
    [even] 没有被它改变的东西
    [few] 行数太少
    [person] 数字无法说明
   *[unknown] 无法检验
}
claims-detail = { $verdict ->
    [shown] { WITH("其他为", $others, "，此前", $othersBefore, "。") }
    [mixed] 其{ $label }为{ $others }，此前{ $othersBefore }。
    [timing] { WITH("其他为", $others, "，此前", $othersBefore, "。") }除月份外没有列能说明。
    [place] { WITH("其他为", $others, "，此前", $othersBefore, "。") }没有列能把它与那里的其他情况区分开。
    [part] { GIVEN($share) ->
        [yes] 只解释了{ $cell }变化的{ $share }。
       *[no] { "" }
    }
    [alike] 其他也为{ $others }，此前{ $othersBefore }；但只有{ $cell }变了。
    [without] 不计{ $who }，{ $cell }的{ $label }变动同样大。
    [across] 无论剔除哪个{ $who }，{ $cell }的{ $label }变动同样大。
    [elsewhere] 变化的是{ $cell }，不是{ $who }。
    [later] { $cell }在{ $start }变化，早于{ $who }。
    [early] { $cell }在{ $start }变化，远晚于{ $who }。
    [season] 上年同月与此前一样。
    [always] 其他的{ $label }由{ $othersBefore }变为{ $others }：它必须只作用于{ $cell }。
    [like] 同一{ $groups }之内为{ $like }。
    [even] 每个{ $groups }之内，{ $label }与此前一样。
    [few] { "" }
    [person] 一个人的数字不能说明原因。
    [unknown] 数据中没有{ GIVEN($thing) ->
        [yes] { $thing }
       *[no] 这方面
    }的列。
   *[other] { "" }
}
claims-alone = **{ $claim }**：{ $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH("。", $detail) }
claims-columns =
    .claim = 解释
    .what = 衡量依据
    .before = 此前
    .since = { $start }以来
    .verdict = 结论
claims-lead = { $cell }：{ $label }在{ $start }发生变化；各解释所需的变化，此前与以来
claims-season = { $label }（上年同月）
claims-of = { $label }（{ $who }）
claims-share = { $who }占比
claims-without = 不计{ $who }的{ $label }
claims-load = 每{ $dimension }每月的{ $rows }
claims-years = 距{ $label }的年数
claims-thing = { $thing ->
    [weight] 重量
    [size] 尺寸
    [age] 年限
    [discount] 折扣
    [price] 价格
    [reply] 回复时间
    [approval] 审批所需时间
    [arrival] 到达所需时间
    [work] 工作时间
    [parts] 零件和材料
    [duration] 时长
    [load] 人均工作量
    [distance] 距离
    [temperature] 温度
   *[experience] 经验
}
