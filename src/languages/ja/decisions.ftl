# 金額や率を伴う意思決定の比較検討。

decision-verdict = { $verdict ->
        [load] **「{ $what }」：問題はそこにはありません。** 問題は{ $place }にあり、{ $one }1人あたりの{ $subject }は{ $now }で{ $load }、{ $earlier }は{ $loadBefore }でした。
        [place] **「{ $what }」：問題はそこにはありません。** 問題は{ $named }ではなく{ $place }にあります。
        [short] **「{ $what }」：{ WITH("", $place, "では") }これだけでは採算が取れません。**
        [if] { $kind ->
            [case] **「{ $what }」：{ WITH("", $place, "の") }年間{ $lost }件のうち{ $needed }件を防いで初めて採算が取れます。**
           *[deal] **「{ $what }」：{ WITH("", $place, "で") }年間に失う{ $lost }件のうち{ $needed }件を取り戻して初めて採算が取れます。**
        }
        [beyond] **「{ $what }」：費用が問題の大きさを上回ります**。{ $cost }{ decision-a-year }に対し{ WITH("", $place, "は") }年間{ $worth }です。
        [part] **「{ $what }」：{ WITH("", $place, "の") }損失の{ $share }を取り戻して初めて採算が取れます**（{ $cost }{ decision-a-year }、損失は年間{ $worth }）。
       *[more] **「{ $what }」：{ $subject }が年間{ $needed }増えて初めて採算が取れます**（この1年の{ $all }に対し{ $share }増）。
    }
decision-a-year = { EITHER($once, "", "（年間）") }
decision-math = { $kind ->
        [order] 注文1件{ $unit }なら、{ $cost }{ decision-a-year }には注文があと{ $needed }件必要です。
        [customer] 顧客1社の年額{ $unit }なら、{ $cost }{ decision-a-year }には顧客があと{ $needed }社必要です。
        [case] { GIVEN($lost) ->
            [yes] 1件{ $unit }なら、{ $cost }{ decision-a-year }には{ $needed }件の減少が必要です。発生は年間{ $lost }件です。
           *[no] 1件{ $unit }なら、{ $cost }{ decision-a-year }には{ $needed }件の減少が必要です。
        }
       *[deal] { GIVEN($lost) ->
            [yes] 1件{ $unit }なら、{ $cost }{ decision-a-year }には、年間に失う{ $lost }件のうち{ $needed }件が必要です。
           *[no] 1件{ $unit }なら、{ $cost }{ decision-a-year }には受注があと{ $needed }件必要です。
        }
    }
decision-worth = { $place }の立て直しは年間{ $worth }に相当します。
decision-rose = { $one }1人あたりの{ $subject }は{ $load }で、{ $earlier }の{ $loadBefore }から増えており、人手不足も一因かもしれません。
decision-rate = { $of ->
        [price] { $brings ->
            [true] **「{ $what }」：数量が同じなら年間{ $extra }の増収**{ WITH("。失う数量が", $even, "以内なら採算が取れます") }。
           *[false] **「{ $what }」：数量が同じなら年間{ $extra }の減収**{ WITH("。埋め合わせには数量が", $even, "増える必要があります") }。
        }
        [discount] **「{ $what }」：注文が同じなら年間{ $extra }が手元に残ります**{ WITH("。失う注文が", $even, "以内なら採算が取れます") }。
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **「{ $what }」：同じ{ $label }（{ $base }）で年間{ $extra }の減**（{ $now }との比較）{ WITH("。", $label, "が", $even, "減ると相殺されます") }。
               *[false] **「{ $what }」：同じ{ $label }（{ $base }）で年間{ $extra }の増**（{ $now }との比較）{ WITH("。埋め合わせには", $label, "が", $even, "増える必要があります") }。
            }
           *[no] **「{ $what }」：{ $label }{ $base }に対し年間{ $extra }の費用**。現在の率はデータにありません。
        }
    }
decision-pace = { EITHER($year, "直近1年の数値", "対象期間を1年分に換算") }
decision-revenue = 売上で計算しています。提供にかかる費用はデータにありません。
decision-unsaid = データから分かるのは得られる効果ではなく、必要な効果です。
decision-sunk = { $cost }は支払い済みで、どの案でも戻らない。どの案の利点にも欠点にも数えない。
decision-titles =
    .full = { $verdict ->
        [elsewhere] 「{ $what }」の費用は{ $cost }{ decision-a-year }、問題は別のところにある
        [short] 「{ $what }」の費用は{ WITH("", $place, "で") }取り戻せる額を上回る
        [if] { $kind ->
            [case] 「{ $what }」は年間{ $lost }件のうち{ $needed }件を防いで初めて採算が取れる
           *[deal] 「{ $what }」は年間の失注{ $lost }件のうち{ $needed }件を取り戻して初めて採算が取れる
        }
        [beyond] 「{ $what }」の費用は問題を上回る：{ $cost }、問題は年間{ $worth }
        [part] 「{ $what }」は損失の{ $share }を取り戻して初めて採算が取れる
       *[more] 「{ $what }」は{ $subject }が年間{ $needed }増えて初めて採算が取れる
    }
    .short = 「{ $what }」の検討
decision-rate-titles =
    .full = 「{ $what }」は同じ販売で年間{ $extra }に相当
    .short = 「{ $what }」の検討
decision-page-titles =
    .full = { NEEDS($even) }「{ $what }」の損益分岐点：{ $even }
    .short = 「{ $what }」に必要な効果
decision-columns =
    .option = 選択肢
    .cost = 年間費用
    .worth = 年間の価値
    .even = 損益分岐点
    .true = 満たすべき条件
decision-once = 一時費用{ $cost }
decision-nothing = 何もしない
decision-unknown = データなし
decision-fix = まず{ $head }
decision-even = { $kind ->
        [order] 注文が年間{ $needed }件増
        [customer] 顧客が{ $needed }社増
        [case] 年間{ $needed }件減
       *[deal] 受注が年間{ $needed }件増
    }
decision-of-lost = { $kind ->
        [case] { WITH("", $place, "の") }{ $lost }件のうち{ $needed }件を防ぐ
       *[deal] { WITH("", $place, "で") }失った{ $lost }件のうち{ $needed }件を取り戻す
    }
decision-of-all = この1年の{ $all }より{ $share }増
decision-of-worth = 損失の{ $share }が戻る
decision-goes = { EITHER($brings, "失う量がそれを下回る", "数量の伸びがそれを上回る") }
decision-even-rate = { $brings ->
        [true] 数量{ $even }減
       *[false] 数量{ $even }増
    }
decision-stays = { $place }の{ $label }は{ $rate }のまま
decision-step = { $verdict ->
        [hold] 「{ $what }」を保留する
       *[decide] 「{ $what }」を決める
    }
decision-step-what = { $verdict ->
        [hold] { $place }を立て直すまで「{ $what }」を保留し、その後あらためて検討する
       *[decide] 成果を担う責任者とともに「{ $what }」を決める
    }
decision-course =
    .volume = 数量の変化
    .result = 年間の結果
decision-unchanged = 変化なし
decision-too-many = 不可能：年間{ $lost }件のみ
