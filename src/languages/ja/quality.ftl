## What is said of the data: what was read, left out, assumed.
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
quality-read-as = { $file }の{ $value }は{ $other }の{ $suggestion }とみなした（{ $rows }件）。
quality-without-deals = { $file }のうち案件がなく、ゼロとして示さず除外：{ $all }件中{ $rows }件（{ $members }）。
quality-dimension-left-out = 「{ $dimension }」を除外：クローズ済み{ $closed }件中{ $rows }件で、{ $column }の値が{ $file }にない。
quality-only-ended = 「{ $dimension }」を除外：結果そのものを示し、後で分かる項目のため、結果を説明しない。
quality-only-lost = 「{ $dimension }」を除外：失注案件のみに値があり、結果の後で分かる項目のため、結果を説明しない。
quality-only-won = 「{ $dimension }」を除外：受注案件のみに値があり、結果の後で分かる項目のため、結果を説明しない。
quality-spellings = 「{ $dimension }」に同じものかもしれない表記が複数ある：{ $members }。対応表で指定できる。
quality-respelled = { $file }の{ $column }のうち{ $rows }件は書き方だけが違う表記であり、同じ値として数える。
quality-placeholder-dates = { $file }の{ $column }のうち{ $rows }件は日付の代わりの値であり、欠損として扱う。
quality-date-numbers = { $file }の{ $column }は数値で、日付として読む。
quality-future-close = { $file }の受注・失注のうち{ $rows }件は成約日が{ $date }より後のため、集計に含めない。
quality-rewound = { $rows }件は{ $date }より後にクローズしたため、その日は進行中とする。当時のステージはデータにない。
quality-renamed = { $dimension }：{ $value }は{ $suggestion }が始まる{ $date }に終わり、案件数も同程度のため、{ $suggestion }として数える。
quality-clean-up = { $file }の{ $rows }件は{ $date }の一日だけで失注とされ、半数は{ $days }日以上経過（通常は{ $usual }日）。古い案件の整理とみなし除外した。
quality-still-running = { $period }は進行中。数値は最初の{ $days }日間のもの。
quality-unequal-weeks = { $period }は{ $weeks }週、{ $other }は{ $otherWeeks }週のため、比較しない。
quality-trials = { $file }のうち、まだ支払いのない試用のため除外した行：{ $rows }。
quality-no-start = { $file }のうち、開始日または金額のない契約のため除外した行：{ $rows }。
quality-ends-first = { $file }のうち、開始前に終了する契約のため除外した行：{ $rows }。
quality-no-value = { $file }の{ $all }行のうち、{ $column }のない{ $rows }行はその数値に含めない。
quality-void-rows = { $file }の{ $all }行のうち、{ $column }が{ $members }の{ $rows }行は数えない。
quality-span-undated = { $file }のうち、開始日がないため除外した行：{ $rows }。
quality-span-backwards = { $file }のうち、開始前に終了するため除外した行：{ $rows }。
quality-no-score = { $file }の問い合わせ{ $all }件のうち、満足度の評価がないもの：{ $rows }。満足度は残りのみの値。
quality-impossible-times = { $file }のうち、受付からの経過より長く、集計から除いた時間：{ $rows }件。
quality-closed-before-opened = { $file }のうち、受付前にクローズした問い合わせ：{ $rows }。
quality-churn-sources = 解約した顧客の数は出典によって異なるため、いずれも示さない：{ $sources }。
quality-converted-by-dated-rates = { $file }のクローズ日のレートで{ $currency }に換算した金額：{ $rows }件。進行中の案件は最新のレートによる。
quality-converted-by-rates = { $file }の通貨ごとの固定レートで{ $currency }に換算した金額：{ $rows }件。
quality-converted-column = 出典が{ $column }で{ $currency }に換算した金額：{ $rows }件。
quality-billing-interval = { $file }の金額は{ $column }の期間に対するもので、月額に換算している。
quality-interval-doubt = { $file }では{ $column }が長い行の金額がその月数倍に近い。{ $amount }の名のとおり月額として集計。
quality-snapshots = { $file }は月ごとの状態を示し、個々の契約の開始と終了は不明。
quality-billed = 経常収益は、{ $file }で各顧客に1か月分として請求した額。一度限りの行（{ $once }）と無効の行（{ $voided }）は除く。
quality-discarded = { $file }のうち、削除済み・保管済み・テスト（{ $column }）のため除外した行：{ $rows }。
quality-left-out = ご指定により{ $file }の{ $all }行のうち{ $rows }行を除外（{ $column }：{ $values }）。
quality-left-out-amount = ご指定により{ $file }の{ $all }行のうち{ $rows }行を除外（{ $column }：{ $values }）。金額は計{ $amount }。
quality-unripe = { $file }の{ $all }行のうち{ $rows }行は新しすぎるため除外：{ $date }より後は{ $days }日間を見ていない。
quality-sample-judged = { $file }で読み直した{ $all }行（{ $column }）のうち、判断できた{ $judged }行中{ $rows }行が{ $value }。{ $open }行は判断できず。小さな標本で、抽出方法は不明。
quality-sample-read = { $file }で読み直した{ $all }行（{ $column }）のうち{ $rows }行が{ $value }。小さな標本で、抽出方法は不明。
quality-left-out-where = ご指定により{ $file }の{ $all }行のうち{ $rows }行を除外（{ $column }：{ $values }）。
quality-left-out-with = { $values }に伴い{ $file }の{ $all }行のうち{ $rows }行を除外（{ $column }）。
quality-only-where = ご指定により{ $file }の{ $all }行のうち{ $rows }行のみを集計（{ $column }：{ $values }）。
quality-entered-twice = 二重登録として{ $file }の{ $all }行のうち{ $rows }行を除外（{ $column }：{ $values }）。
quality-restated-divided = { $file }の{ $column }は、ご指定により{ $by }で割った値：「{ $text }」。
quality-restated-times = { $file }の{ $column }は、ご指定により{ $by }を掛けた値：「{ $text }」。
quality-restated-value = { $file }の1行の{ $column }は、ご指定により{ $was }ではなく{ $value }：「{ $text }」。
quality-restated-rows = { $file }の{ $rows }行の{ $column }を、ご指定により修正（合計は{ $was }ではなく{ $value }）：「{ $text }」。
quality-renamed-value = { $file }の{ $column }：依頼のとおり{ $value }を{ $suggestion }として数える（{ $rows }行）。
quality-tax-taken-off = { $file }の金額（{ $column }）は、含まれるとされる{ $tax }{ $percent }を除いた値。
quality-tax-added = { $file }の金額（{ $column }）は、ご指定により{ $tax }{ $percent }を加えた値。
quality-tax-held = { $file }の金額（{ $column }）は、ご指定のとおり{ $tax }を含む。
quality-tax-not-held = { $file }の金額（{ $column }）は、ご指定のとおり{ $tax }を含まない。
quality-not-applied = 未適用：「{ $text }」：{ $why ->
    [no-row] 該当する行がない。データの値または日付を確認のこと。
    [every-row] すべての行が該当し、何も変わらない。対象を絞ること。
    [several] 複数の行が該当する。IDで1行を指定のこと。
    [no-value] 該当するセルに誤った値がない。ファイルで修正のこと。
    [no-rate] 税率の指定がない。何%かを示すこと。
    [already] データはすでにそのように読まれている。
    [single] データには1件しかない。誤りであれば除外を指示のこと。
    [no-repeat] 番号で見て重複する行はない。
    [no-name] 旧名のセルがない。両方の名称をデータのとおりに書く。
    [most-rows] 一部だけがデータの値で、半数を超える行に当てはまる。値をデータのとおりに示す。
   *[unnamed] その名の列も値もない。データの名称で示すこと。
}
quality-signs-of-amounts = { $file }は収益を負の金額で計上。符号は勘定に従い、収益と費用を正の金額で示し、利益は両者の差。
quality-signs-of-credits = { $file }は収益を貸方に計上。符号は勘定に従い、収益と費用を正の金額で示し、利益は両者の差。
quality-thinning = { $file }のうち{ $date }以降に作成された案件は{ $rows }件のみで、通常の月は{ $usual }件。直近の案件が欠けている可能性が高く、新規パイプラインの減少からは多くを言えない。
quality-unresolved = { $period }の問い合わせ{ $all }件のうち{ $rows }件は未解決であり、残りの解決時間は短く出るため比較できない。
quality-undecided = { $period }の{ $file }の{ $all }行のうち{ $rows }行はまだ結果が出ておらず、転換率は比較できない。
quality-credited-today = 「{ $dimension }」別の数値は、現在データに記された相手に帰属させている。以前の担当はデータにない。
quality-former-owner = 「{ $dimension }」別の数値は、現在データに記された相手に帰属させている。{ $column }は{ $rows }件の案件で別の名を示す。
quality-owner-history = 「{ $dimension }」別の数値は、現在データに記された相手に帰属させている。{ $file }にある以前の記録は数えていない。

## What the foot of a page says of rows its figures leave out.
missing-no-amount = 受注案件の{ $share }は金額がなく、合計に含まず
missing-no-creation-date = 案件の{ $share }は作成日がなく、対象外
missing-no-close-date = 完了案件の{ $share }はクローズ日がなく、対象外
missing-no-score = 問い合わせの{ $share }は評価がなく、対象外

## How tables were joined.
quality-lines-read = 売上高は{ $file }の各行の{ $formula }で、日付は{ $other }の{ $column }による。
quality-cost-read = 売上総利益は売上から{ $formula }を引いた額。{ $file }のうち原価がないため除外した行：{ $rows }。
quality-cost-in-force = { $file }の{ $column }は{ $since }により各行の日付に有効なものを使用。後日から有効な原価は使わない。
quality-uncosted = { $file }に{ $members }の原価がなく、{ $period }の売上の{ $percent }%は売上総利益と粗利益率に含まれない。
quality-refunds-kept = { $file }の{ $column }は、何がいつ戻ったかを示さないため、どの数値からも差し引いていない。売上は返金前。
quality-total-matches = 売上高は{ $all }件すべてで{ $file }の{ $column }と一致する。
quality-total-differs = { $file }の{ $column }が明細の合計と異なるもの：{ $all }件のうち{ $rows }件、差額は計{ $difference }。明細で数える。
quality-unused-repeats = 他の表の行を繰り返すため使わない：{ $file }。
quality-unused-multiplies = 結び付けると明細を重複して数えるため使わない：{ $file }。
quality-period-absent = データに{ $period }はない（{ $first }から{ $last }まで）。数値は{ $told }のもの。
quality-period-part = データは{ $period }の一部のみ（{ $first }から{ $last }まで）。数値は{ $told }のもの。
quality-period-open = { $told }のデータは{ $last }までで、最終月の残りはまだ含まれない。
quality-year-unreached = { $period }まで遡るデータがないため、{ $told }と比較。
quality-account-names = { $file }で一つの番号に複数の名称がある勘定：{ $accounts }件。番号を基準とし、最も多い名称で示す。
quality-postings-without = { $file }で{ $column }のない仕訳：{ $rows }件（{ $amount }）。合計には含め、別に示す。
quality-amounts-taken = { $file }の金額は、元データの{ $column }にある{ $currency }の金額である。
quality-amounts-converted = { $other }の通貨ごとの固定レートで{ $currency }に換算した{ $file }の行：{ $rows }件。
quality-amounts-converted-dated = { $other }の各日付のレートで{ $currency }に換算した{ $file }の行：{ $rows }件。
quality-amounts-converted-as-said = 指定されたレート（「{ $text }」）で{ $currency }に換算した{ $file }の行：{ $rows }件。
quality-amounts-without-rate = { $file }の{ $all }件のうち{ $rows }件は{ $members }建てで、{ $currency }への為替レートがデータにないため、金額は{ $currency }建てのものに限る。
quality-rows-dated = { $file }の各行は{ $other }ではなく{ $column }の日付で数える。
quality-took-place = { $file }の{ $all }件のうち{ $rows }件は実施されなかった（{ $column }が{ $members }）ため、合計に含めない。
quality-unpaid = { $period }の{ $file }の請求書{ $all }件のうち{ $rows }件はまだ入金がなく、遅れを比較できない。
