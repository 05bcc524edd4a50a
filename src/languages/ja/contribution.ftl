# What is left of sales, and what moved it.

measure-contribution = 貢献利益
    .definition = 総売上高から割引、返金（返品日基準）、販売して在庫に戻らなかった商品の原価、判明している返品費用、マーケティング費を引いた額。
measure-contribution_before_marketing = マーケティング費控除前の貢献利益
    .definition = 総売上高から割引、返金（返品日基準）、販売して在庫に戻らなかった商品の原価、判明している返品費用を引いた額。
measure-contribution_before_returns = 返品控除前の貢献利益
    .definition = 総売上高から割引、販売した商品の原価、マーケティング費を引いた額。返品はデータにない。
measure-contribution_margin = 貢献利益率
    .definition = 貢献利益を割引後の売上高で割った値。
measure-gross_sales = 総売上高
    .definition = 販売した商品の価格×数量。割引・返金前で、税と送料は含まない。
measure-discounts = 割引額
    .definition = 割引が総売上高から差し引いた額。注文全体の割引は金額に応じて各明細に配分する。
measure-cost_of_goods = 商品原価
    .definition = 販売した商品の単位原価×数量から、在庫に戻った返品の原価を引いた額。
measure-return_rate = 返品率
    .definition = 期間の注文明細のうち返品があったものの割合。注文日で集計する。
measure-return_costs = 返品費用
    .definition = 返品の引き取りにかかった費用。返品日で集計する。
measure-marketing_spend = マーケティング費
    .definition = 期間のマーケティング支出。
measure-marketing_rate = 売上高マーケティング費比率
    .definition = マーケティング費を割引後の売上高で割った値。
contrib-titles =
    .full = { NEEDS($causes) }売上高は{ ABS($growth) }{ EITHER($rose, "増えたが", "減り") }、{ $label }は{ ABS($pct) }減少：{ $causes }
    .short = 売上高は{ ABS($growth) }{ EITHER($rose, "増えたが", "減り") }、{ $label }は{ ABS($pct) }減の{ $value }
contrib-cause = { $part ->
        [discount] { $member }の割引
       *[returns] { $member }の返品
    }
contrib-change = **{ $label }は{ ABS($pct) }減の{ $value }**（{ $prior }は{ $before }）。割引後の売上高は{ ABS($growth) }{ EITHER($rose, "増", "減") }の{ $sales }。
contrib-discount = **{ $member }：割引が総売上高の{ $rate }**（{ $prior }は{ $before }）{ GIVEN($month) ->
        [yes] 、{ $month }から
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] 、主に{ $codes }
       *[no] { "" }
    }。以前の率より{ $excess }多い。
contrib-code = { $code }（{ $value }）
contrib-returns = **{ $member }：{ $sold }明細のうち{ $returned }が返品**（{ $rate }、{ $prior }は{ $before }）{ GIVEN($month) ->
        [yes] 、{ $month }から
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] 、うち{ $count }は「{ $reason }」
       *[no] { "" }
    }。以前の率より約{ $excess }多い。
contrib-held = **原因ではないもの**：{ $parts }。
contrib-held-part = { $part ->
        [marketing] マーケティング（売上高の{ $value }、{ $prior }は{ $before }）
        [cost] 商品原価（総売上高の{ $value }、{ $prior }は{ $before }）
       *[returns] その他の商品の返品（明細の{ $value }、{ $prior }は{ $before }）
    }
contrib-part = { $part ->
        [volume] 数量
        [discount] 割引
        [returns] 返品
        [cost] 商品原価
       *[marketing] マーケティング
    }
contrib-loss = { $part ->
        [volume] 数量減で{ ABS($value) }減
        [discount] 割引拡大で{ ABS($value) }減
        [returns] 返品増で{ ABS($value) }減
        [cost] 商品原価の上昇で{ ABS($value) }減
       *[marketing] マーケティング費の増加で{ ABS($value) }減
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ $losses }、数量による増加は{ $volume }にとどまる
    .short = { $losses }
contrib-bridge-note = 数量は{ $prior }の貢献利益率で見た総売上高の増減。ほかは総売上高に占める割合の変化による増減。
contrib-rate-titles =
    .full = { $part ->
        [discount] { $member }の割引は総売上高の{ $before }から{ $rate }へ
       *[returns] { $member }の明細の{ $rate }が返品、以前は{ $before }
    }
contrib-caution = { $part ->
        [discount] 割引をやめても全額は戻らない。割引なしでは入らなかった注文もあり、比較対象となるグループもない。
       *[returns] { $now }末の注文は今後返品される可能性があり、返品率は上がることはあっても下がらない。
    }
contrib-share = 総売上高比
contrib-statement = 総売上高から残るもの、{ $now }と{ $prior }
contrib-left = { $label }は総売上高の{ $share }、以前は{ $before }
step-codes =
    .head = { $member }の割引を終了
    .what = { $member }の{ GIVEN($codes) ->
        [yes] { $codes }
       *[no] 割引
    }を終了するか、上限を設けて割引なしのグループを残す
    .measure = { $member }の割引率を{ $before }に戻す
step-returned =
    .head = { $member }の販促を停止
    .what = 返品率が{ $before }近くに戻るまで{ $member }の販促を停止{ GIVEN($reason) ->
        [yes] し、「{ $reason }」を確認
       *[no] { "" }
    }
    .measure = { $member }の返品率を{ $before }に戻す
