## Heads of the list of single support requests in a customer's review.
request-request = 問い合わせ
request-opened = 受付日
request-closed = 解決日
request-priority = 優先度
request-open = 未解決

## Sentences of the review of one customer account.
account-title = { $account }様 { $now }レビュー
account-source = 出典：{ $account }様の記録、{ $date }時点
account-labels-orders = ご注文数
account-labels-order_value = ご注文額
account-labels-ordersToDate = 累計ご注文数
account-labels-valueToDate = 累計ご注文額
account-labels-product = 製品
account-labels-plan = プラン
account-labels-subscriptions = 契約中のサブスクリプション
account-labels-seats = シート数
account-labels-monthly_fee = 月額
account-labels-uses = 利用回数
account-labels-features_used = 利用中の機能
account-labels-feature = 機能
account-labels-requests = お問い合わせ
account-labels-requests_resolved = 解決件数
account-labels-requests_open = 対応中の件数
account-labels-requests_rated = 評価いただいた件数
account-labels-requests_satisfied = 高評価
account-labels-response_time = 初回応答（中央値）
account-labels-resolution_time = 解決まで（中央値）
account-labels-requestsToDate = 累計お問い合わせ
account-labels-renewal = 更新
account-parts-goals = 目標
account-parts-delivered = 納入実績
account-parts-subscription = ご契約
account-parts-use = ご利用状況
account-parts-support = サポート
account-parts-roadmap = ロードマップ
account-parts-plan = 今後の進め方
account-parts-definitions = 定義
account-asks-goals = 合意した目標とそれぞれの状況
account-asks-plan = 次回レビューまでに行うこと
account-goals = ともに掲げた目標
account-roadmap = 今後の予定
account-plan = 次の四半期の計画
account-ordered = { $now }のご注文額は{ $value }
account-ordered-count = { $now }のご注文：{ $orders }
account-no-orders = { $now }のご注文はデータにありません
account-products = 累計で最も多いのは{ $product }：{ $value }
account-before = { $prior }の{ $label }：{ $value }。
account-subscribed = { GIVEN($seats) ->
        [yes] 月額{ $fee }、{ $seats }シートのご契約
       *[no] 月額{ $fee }のご契約
    }
account-renewal = **次回更新：{ $date }**（残り{ $days }）。
account-no-renewal = 更新日はデータにありません。
account-no-subscription = 契約中のサブスクリプションはデータにありません。
account-used = { GIVEN($features) ->
        [yes] { $now }のご利用は{ $uses }回、{ $features }機能
       *[no] { $now }のご利用は{ $uses }回
    }
account-most-used = **最も使われているのは{ $feature }**：{ $uses }回。
account-no-use = { $now }の利用はデータにありません。
account-not-used = { $now }の利用記録はありません
account-asked = { $now }のお問い合わせ：{ $requests }件
account-no-requests = { $now }のお問い合わせはありません
account-no-support = お問い合わせはデータにありません。
account-open-requests = **対応中：{ $open }件**。
account-none-open = **対応中の件はありません**。
account-resolved = { $now }の解決：{ $resolved }件。
account-in-time = 期限内の解決：{ $due }件中{ $inTime }件。
account-rated = 高評価：評価{ $rated }件中{ $good }件（累計{ $all }件）。
account-unrated = 累計{ $all }件に評価はまだありません。
account-time = { $label }：{ $value }（累計{ $count }件）。
account-definitions = 数値の数え方
account-meaning-orders = 合意した日で数えたご注文。
account-meaning-order_value = これらのご注文の合意金額の合計。
account-meaning-valueToDate = 本レビューの日までのデータ上の全ご注文。
account-meaning-subscriptions = 本レビューの日に契約中のもの。試用は除く。
account-meaning-monthly_fee = これらの契約の一か月分の金額の合計。
account-meaning-uses = 記録された利用を、利用した日で数えたもの。
account-meaning-requests = 受け付けた日で数えたお問い合わせ。
account-meaning-requests_satisfied = 評価の上位。
