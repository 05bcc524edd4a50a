# 依頼文の数字が語ること：変化、計画、費用、予算、評価、状況、構成比、推移。

# 変化。

figures-rose = { $label }は{ $change }増の{ $now }
figures-fell = { $label }は{ $change }減の{ $now }
figures-roseFrom = { $label }は{ $prior }から{ $now }に増加
figures-fellFrom = { $label }は{ $prior }から{ $now }に減少
figures-both = { $one }、{ $other }

# 計画、目標、予算との比較。

figures-budget = 予算

# グラフの横に置く説明。

figures-from = { $prior }から
figures-before = 以前
figures-now = 現在
figures-after = 変更後

# 作業の状況。

figures-stateAll = { $all }件の{ $things }すべてが{ $state }
figures-stateOf = { $all }件の{ $things }のうち{ $count }件が{ $state }、{ $worst }
figures-stateAt = { $name }は進捗{ $done }で{ $state }
figures-state = { $name }は{ $state }
figures-because = { $claim }（{ $cause }）
figures-workstreams = 作業
figures-workstream = 作業
figures-noDue = { COMMAS($names, with: "、") }の期日は示されていない。
figures-inTheWay = 障害
figures-due = 期日

# 予算と支出。

figures-spentOf = { $whole }のうち{ $spent }を支出、予算の{ $share }
figures-spent = 支出済み
figures-left = 残り
figures-budgetSpent = 予算消化
figures-leftReading = **残りは{ $left }**、予算の{ $share }。

# 点数による比較。

figures-scoreLeadOf = { $name }が{ $of }点中{ $points }点で首位、{ $other }に{ $lead }点差
figures-scoreRecommend = { $name }を推奨：{ $of }点中{ $points }点、{ $other }に{ $lead }点差
figures-scoreLead = { $name }が{ $points }点で首位、{ $other }に{ $lead }点差
figures-scoreTie = { $name }と{ $other }が{ $points }点で並ぶ
figures-scoreWon = **{ $name }は{ $all }項目中{ $won }項目で首位：** { COMMAS($criteria, with: "、") }。
figures-scoreOther = { $name }は{ COMMAS($criteria, with: "、") }で首位。
figures-scoreEqual = 各項目の重みは等しい。
figures-scoreLeads = { $name }は{ COMMAS($criteria, with: "、") }で首位
figures-scoreCount = { $name }は{ $all }項目中{ $won }項目で首位
figures-scoreNone = { COMMAS($names, with: "、") }に差のつく項目はない
figures-trade = { $name }は次点より{ $gain }点多く、{ COMMAS($where, with: "、") }で{ $loss }点譲る
figures-tradeAll = { $name }は{ $on }項目で次点を計{ $gain }点上回る
figures-tradeLead = { $name }と他の最良案との差（点）
figures-tradePrice = **この選択の代償：** { COMMAS($names, with: "、") }。
figures-weightHolds = どの項目を外しても{ $name }が首位
figures-weightTips = 結果は揺るがない：{ $other }が並ぶのは{ $criterion }の重みが{ $share }の場合のみ
figures-weightLost = { $criterion }を外すと{ $name }は首位を失う
figures-weightTests = **どの項目を外しても首位。** { $name }の合計が常に最も高い。
figures-criterion = 除いた項目

# 継続費用と切り替えによる節約。

figures-saving = 年間節約額
figures-once = 一時費用
figures-term = 契約年数
figures-months = か月
figures-yearly = 年間費用
figures-overYears = { $years }年間の費用（一時費用を含む）
figures-saves = { $name }は{ $old }より年{ $saving }安い
figures-costsMore = { $name }は{ $old }より年{ $saving }高い
figures-lessAYear = **年{ $saving }、{ $share }の減。** { $old }に対し{ $now }。
figures-moreAYear = **年{ $saving }、{ $share }の増。** { $old }に対し{ $now }。
figures-paidBack = **{ $months }か月で回収。** 一時費用{ $once }に対し、節約は年{ $saving }。
figures-totalLess = **{ $years }年間で{ $difference }の節約。** 総額は{ $old }に対し{ $now }。
figures-totalMore = **{ $years }年間で{ $difference }の増。** 総額は{ $old }に対し{ $now }。

# 手元資金と資金調達。

figures-cash = 手元資金
figures-burn = 月間消費額
figures-raise = 調達額
figures-runway = 手元資金{ $cash }は月{ $burn }の消費で{ $months }か月分
figures-runwayReading = **残り{ $months }か月。** { $cash }を月間消費額{ $burn }で割った値。
figures-raiseReading = **{ $raise }で{ $more }か月**、消費が変わらなければ合計{ $both }か月。
figures-runwayLabel = 資金が持つ月数
figures-today = 現在の資金
figures-withRaise = { $raise }調達後

# 構成比、順位、推移。

figures-shareMost =
    .of = { $name }が{ $whole }の{ $share }を占める
    .bare = { $name }が全体の{ $share }を占める
figures-shareTwo =
    .of = { COMMAS($names, with: "と") }で{ $whole }の{ $share }を占める
    .bare = { COMMAS($names, with: "と") }で全体の{ $share }を占める
figures-partOf = { $name }が{ $whole }{ $value }の{ $share }を占める
figures-together = **{ COMMAS($names, with: "と") }の合計は{ $share }。**
figures-dearest = **{ $name }は{ $gap }高く**、{ $first }を{ $share }上回る。
figures-rankFirst = 最も高いのは{ $name }の{ $value }、最も低いのは{ $last }の{ $least }
figures-cheapest = 最も安いのは{ $name }の{ $value }で、{ $other }より{ $gap }低い
figures-ofMeasure = { $label }{ $value }
figures-courseEveryUp = { $label }は{ $start }の{ $from }から{ $end }の{ $to }まで増え続けた
figures-courseEveryDown = { $label }は{ $start }の{ $from }から{ $end }の{ $to }まで減り続けた
figures-courseUp = { $label }は{ $start }から{ $end }にかけて{ $change }増え、{ $to }に
figures-courseDown = { $label }は{ $start }から{ $end }にかけて{ $change }減り、{ $to }に
figures-courseHeld = { $label }は{ $end }も{ $start }と同じ{ $to }
figures-courseBest = **最高は{ $best }の{ $value }**、最低は{ $least }の{ $low }。
figures-courseRose = { $start }から{ $end }にかけて**{ $change }増**。
figures-courseFell = { $start }から{ $end }にかけて**{ $change }減**。

# Tables: who is below a plan, and what has no figure.
figures-belowPlan = { $plan }を下回ったのは{ COMMAS($names, with: "、") }
figures-notBelowPlan = { $all }件のうち{ $plan }を下回ったものはない
figures-abovePlan = { $plan }を上回ったのは{ COMMAS($names, with: "、") }
figures-notAbovePlan = { $all }件のうち{ $plan }を上回ったものはない
figures-noFigure = { COMMAS($names, with: "、") }の数値は示されていない。

# Tables of the brief: steps with dates, plan against actual, lists of costs, targets, weighted scores.
plan-dated = { $kind ->
    [day] { $what }は{ $when }
    [month] { $what }は{ $when }
   *[other] { $what }（{ $when }）
    }
figures-beside = { $one }、{ $other }
figures-overTotal = { $now }は{ $base ->
    [budget] 予算
    [target] 目標
   *[plan] 計画
    }を{ $gap }上回る
figures-underTotal = { $now }は{ $base ->
    [budget] 予算
    [target] 目標
   *[plan] 計画
    }を{ $gap }下回る
figures-drivers = { $claim }（{ COMMAS($names, with: "、") }）
figures-totalOf = 合計{ $total }、最大は{ $name }の{ $value }（{ $share }）
figures-goal = { $label }を{ $now }から{ $target }へ
figures-toGo = 目標との差
figures-scoreAhead = { $name }が{ $points }で、{ $other }（{ $next }）を上回る
figures-mostOf = 最も高いのは{ $name }の{ $value }、次いで{ $other }（{ $next }）

# 文中の変化と、そこから言えること。

figures-shiftUp = **{ $change }の増加。**
figures-shiftDown = **{ $change }の減少。**
figures-shiftTimes = **以前の{ $times }倍。**
figures-shiftApart = **{ $gap }の差。**
figures-shiftBelow = { $limit }を{ $gap }下回る
figures-shiftAbove = { $limit }を{ $gap }上回る
figures-shiftLimit = 基準値
figures-shiftYear = **毎月{ $month }、12か月で{ $year }。**
figures-shiftOf = **{ $whole }の{ $share }。** 残り{ $left }。
figures-shiftTerm = **{ $years }年間で{ $total }。**
