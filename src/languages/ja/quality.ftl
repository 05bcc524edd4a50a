# What is said of the data: what was read, left out, assumed.

quality-as-of-moved = データは{ $date }まで。数値はその日の時点。
quality-ends-early = データは{ $last }までで、{ $date }よりかなり前。
quality-no-outcome = { $file }の{ $column }には受注・失注を示す値がない（{ $stages }）。対応表で指定できる。
quality-unused-stage = 対応表のステージ「{ $stage }」を持つ案件がない。
quality-lines-around = { $file }の表の外の行（表題・合計・脚注）を除外：{ $lines }行。
quality-too-many-fields = { $file }の見出しより項目が多い行を除外：{ $rows }行。
quality-not-of-type = { $file }の{ $column }の読めない値を欠損として扱う：{ $rows }件。
quality-other-currency = { $currency }以外の通貨の案件を除外：{ $rows }件。
quality-unused-table = { $file }は他の表と結び付かないため使わない。
quality-currency-assumed = 金額に通貨の記載がなく、{ $currency }とみなす。
quality-repeated = { $file }で完全に重複する行は一度だけ数える：{ $rows }行。
quality-no-member = 「{ $dimension }」のない案件：{ $all }件中{ $rows }件。「{ $unnamed }」に含める。
quality-amount-scaled = { $column }は名前のとおり{ $scale }単位で読む。
quality-no-amount = 金額のない受注案件：{ $won }件中{ $rows }件。件数に含め、金額には加えない。
quality-negative-amount = 金額がマイナスの受注案件：{ $rows }件。そのまま合計する。
quality-zero-amount-lost = 金額がゼロの失注案件：{ $lost }件中{ $rows }件。
quality-no-close-date = クローズ日のないクローズ済み案件：{ $closed }件中{ $rows }件。クローズ日基準の数値に含めない。
quality-no-creation-date = 作成日（{ $column }）のない案件：{ $all }件中{ $rows }件。新規案件数と営業サイクルに含めない。
quality-closed-before-created = クローズ日が作成日より前の案件：{ $rows }件。
quality-unlisted = { $column }の値が{ $file }にない案件：{ $all }件中{ $rows }件（{ $values }）。
quality-may-be = { $file }の{ $value }は{ $other }の{ $suggestion }かもしれない（{ $rows }件）。対応表で指定できる。
quality-without-deals = { $file }のうち案件がなく、ゼロとして示さず除外：{ $all }件中{ $rows }件（{ $members }）。
quality-dimension-left-out = 「{ $dimension }」を除外：クローズ済み{ $closed }件中{ $rows }件で、{ $column }の値が{ $file }にない。
quality-spellings = 「{ $dimension }」に同じものかもしれない表記が複数ある：{ $members }。対応表で指定できる。
quality-placeholder-dates = { $file }の{ $column }のうち{ $rows }件は日付の代わりの値であり、欠損として扱う。
quality-date-numbers = { $file }の{ $column }は数値で、日付として読む。
quality-future-close = { $file }の受注・失注のうち{ $rows }件は成約日が{ $date }より後のため、集計に含めない。
quality-still-running = { $period }は進行中。数値は最初の{ $days }日間のもの。
quality-unequal-weeks = { $period }は{ $weeks }週、{ $other }は{ $otherWeeks }週のため、比較しない。
quality-trials = { $file }のうち、まだ支払いのない試用のため除外した行：{ $rows }。
quality-no-start = { $file }のうち、開始日または金額のない契約のため除外した行：{ $rows }。
quality-ends-first = { $file }のうち、開始前に終了する契約のため除外した行：{ $rows }。
quality-no-score = { $file }の問い合わせ{ $all }件のうち、満足度の評価がないもの：{ $rows }。満足度は残りのみの値。
quality-closed-before-opened = { $file }のうち、受付前にクローズした問い合わせ：{ $rows }。
quality-churn-sources = 解約した顧客の数は出典によって異なるため、いずれも示さない：{ $sources }。
quality-converted-by-dated-rates = { $file }のクローズ日のレートで{ $currency }に換算した金額：{ $rows }件。進行中の案件は最新のレートによる。
quality-converted-by-rates = { $file }の通貨ごとの固定レートで{ $currency }に換算した金額：{ $rows }件。
quality-converted-column = 出典が{ $column }で{ $currency }に換算した金額：{ $rows }件。
quality-billing-interval = { $file }の金額は{ $column }の期間に対するもので、月額に換算している。
quality-snapshots = { $file }は月ごとの状態を示し、個々の契約の開始と終了は不明。
quality-discarded = { $file }のうち、削除済み・保管済み・テスト（{ $column }）のため除外した行：{ $rows }。
quality-thinning = { $file }のうち{ $date }以降に作成された案件は{ $rows }件のみで、通常の月は{ $usual }件。直近の案件が欠けている可能性が高く、新規パイプラインの減少からは多くを言えない。
quality-credited-today = 「{ $dimension }」別の数値は、現在データに記された相手に帰属させている。以前の担当はデータにない。
quality-former-owner = 「{ $dimension }」別の数値は、現在データに記された相手に帰属させている。{ $column }は{ $rows }件の案件で別の名を示す。
quality-owner-history = 「{ $dimension }」別の数値は、現在データに記された相手に帰属させている。{ $file }にある以前の記録は数えていない。

# What the foot of a page says of rows its figures leave out.

missing-no-amount = 受注案件の{ $share }は金額がなく、合計に含まず
missing-no-creation-date = 案件の{ $share }は作成日がなく、対象外
missing-no-close-date = 完了案件の{ $share }はクローズ日がなく、対象外
missing-no-score = 問い合わせの{ $share }は評価がなく、対象外
