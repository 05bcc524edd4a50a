## What is said of the data: what was read, left out, assumed.
quality-as-of-moved = 数据截止于{ $date }，数字以该日为准。
quality-ends-early = 数据截止于{ $last }，远早于{ $date }。
quality-no-outcome = { $file }的{ $column }中没有表示赢单或输单的值（{ $stages }），可用映射文件说明。
quality-unused-stage = 映射文件提到阶段“{ $stage }”，但没有商机处于该阶段。
quality-lines-around = { $file }表格之外的行（标题、合计、页脚）已排除：{ $lines }行。
quality-too-many-fields = { $file }中字段多于表头的行已排除：{ $rows }行。
quality-not-of-type = { $file }中{ $column }无法读取的值按缺失计：{ $rows }个。
quality-other-currency = 非{ $currency }币种的商机已排除：{ $rows }笔。
quality-unused-table = 未使用{ $file }：它与其他表没有关联。
quality-currency-assumed = 金额未注明币种，假定为{ $currency }。
quality-repeated = { $file }中完全重复的行只计一次：{ $rows }行。
quality-no-member = 未注明“{ $dimension }”的商机：{ $all }笔中{ $rows }笔，计入“{ $unnamed }”。
quality-amount-scaled = { $column }按其名称以{ $scale }为单位读取。
quality-no-amount = 没有金额的赢单：{ $won }笔中{ $rows }笔，计入赢单数，不计入金额。
quality-negative-amount = 金额为负的赢单：{ $rows }笔，按原值合计。
quality-zero-amount-lost = 金额为零的输单：{ $lost }笔中{ $rows }笔。
quality-no-close-date = 没有关闭日期的已关闭商机：{ $closed }笔中{ $rows }笔，不计入按关闭日期统计的数字。
quality-no-creation-date = 没有创建日期（{ $column }）的商机：{ $all }笔中{ $rows }笔，不计入新增商机数和销售周期。
quality-closed-before-created = 关闭日期早于创建日期的商机：{ $rows }笔。
quality-unlisted = { $column }的值不在{ $file }中的商机：{ $all }笔中{ $rows }笔（{ $values }）。
quality-may-be = { $file }中的{ $value }可能是{ $other }中的{ $suggestion }（{ $rows }笔商机），可用映射文件说明。
quality-read-as = { $file }中的{ $value }按{ $other }中的{ $suggestion }计（{ $rows }笔商机）。
quality-without-deals = { $file }中没有商机、已排除而未显示为零：{ $all }个中{ $rows }个（{ $members }）。
quality-dimension-left-out = 已排除“{ $dimension }”：{ $closed }笔已关闭商机中有{ $rows }笔缺失，其{ $column }的值不在{ $file }中。
quality-only-ended = 已排除“{ $dimension }”：它就是结果本身，事后才知道，不能解释结果。
quality-only-lost = 已排除“{ $dimension }”：仅输单商机有该值，结果之后才知道，不能解释结果。
quality-only-won = 已排除“{ $dimension }”：仅赢单商机有该值，结果之后才知道，不能解释结果。
quality-spellings = “{ $dimension }”有多种写法，可能是同一个：{ $members }，可用映射文件说明。
quality-respelled = { $file }的{ $column }中有{ $rows }个值仅写法不同，按同一个值计。
quality-placeholder-dates = { $file }的{ $column }中有{ $rows }个值是占位日期，按缺失处理。
quality-date-numbers = { $file }的{ $column }是数字，按日期读取。
quality-future-close = { $file }中有{ $rows }个赢单或输单的关闭日期晚于{ $date }，不计入。
quality-rewound = { $rows }笔商机在{ $date }之后关闭，当日计为未结；当时的阶段不在数据中。
quality-renamed = { $dimension }：{ $value }在{ $suggestion }开始时（{ $date }）结束，商机数量相当，按{ $suggestion }计。
quality-clean-up = { $file }中有{ $rows }笔商机仅在{ $date }一天内被关闭为丢单，其中一半历时{ $days }天以上（通常为{ $usual }天）：视为清理旧商机，不计入。
quality-still-running = { $period }尚未结束，数字为其前{ $days }天。
quality-unequal-weeks = { $period }有{ $weeks }周，{ $other }有{ $otherWeeks }周，不作比较。
quality-trials = { $file } 中尚未付费的试用，已排除：{ $rows }。
quality-no-start = { $file } 中没有开始日期或金额的订阅，已排除：{ $rows }。
quality-ends-first = { $file } 中结束早于开始的订阅，已排除：{ $rows }。
quality-no-value = { $file }的{ $all }行中，没有{ $column }的{ $rows }行不计入其数值。
quality-void-rows = { $file }的{ $all }行中，{ $column }为{ $members }的{ $rows }行不计入。
quality-span-undated = { $file } 中没有开始日期的行，已排除：{ $rows }。
quality-span-backwards = { $file } 中结束早于开始的行，已排除：{ $rows }。
quality-no-score = { $file } 的 { $all } 个工单中没有满意度评分的：{ $rows }；满意度仅就其余而言。
quality-impossible-times = { $file } 中长于工单提交以来时间、未计入的时长：{ $rows }。
quality-closed-before-opened = { $file } 中关闭早于提交的工单：{ $rows }。
quality-churn-sources = 各来源的流失客户数不一致，均不展示：{ $sources }。
quality-converted-by-dated-rates = 按 { $file } 中关闭日汇率换算为 { $currency } 的金额：{ $rows }；进行中的商机按最新汇率。
quality-converted-by-rates = 按 { $file } 中各币种固定汇率换算为 { $currency } 的金额：{ $rows }。
quality-converted-column = 采用来源在 { $column } 中换算的 { $currency } 金额：{ $rows }。
quality-billing-interval = { $file } 的金额对应 { $column } 所示周期，已换算为每月。
quality-interval-doubt = { $file }中{ $column }较长的行，其金额约为月数的倍数；按{ $amount }的名称计为月度金额。
quality-snapshots = { $file } 给出每月的状态：各订阅的开始和结束不详。
quality-billed = 经常性收入为 { $file } 中按月向每位客户开具的金额；一次性收费行（{ $once }）和作废行（{ $voided }）已排除。
quality-discarded = { $file } 中已删除、已归档或测试的行（{ $column }），已排除：{ $rows }。
quality-left-out = 按要求从{ $file }的{ $all }行中排除{ $rows }行（{ $column }：{ $values }）。
quality-left-out-amount = 按要求从{ $file }的{ $all }行中排除{ $rows }行（{ $column }：{ $values }），合计{ $amount }。
quality-unripe = { $file }的{ $all }行中有{ $rows }行因太新而剔除：{ $date }之后观察不足{ $days }天。
quality-sample-judged = { $file }中复读的{ $all }行（{ $column }）里，可判断的{ $judged }行中有{ $rows }行为{ $value }；{ $open }行无法判断。样本小，抽取方式不明。
quality-sample-read = { $file }中复读的{ $all }行（{ $column }）里有{ $rows }行为{ $value }。样本小，抽取方式不明。
quality-left-out-where = 按要求从{ $file }的{ $all }行中剔除{ $rows }行（{ $column }：{ $values }）。
quality-left-out-with = 随{ $values }一并从{ $file }的{ $all }行中剔除{ $rows }行（{ $column }）。
quality-only-where = 按要求{ $file }的{ $all }行中只计{ $rows }行（{ $column }：{ $values }）。
quality-entered-twice = 因重复录入，从{ $file }的{ $all }行中剔除{ $rows }行（{ $column }：{ $values }）。
quality-restated-divided = { $file }的{ $column }已按要求除以{ $by }：“{ $text }”。
quality-restated-times = { $file }的{ $column }已按要求乘以{ $by }：“{ $text }”。
quality-restated-value = { $file }中一行的{ $column }按要求为{ $value }，而非{ $was }：“{ $text }”。
quality-restated-rows = 按要求更正{ $file }中{ $rows }行的{ $column }（合计{ $value }，而非{ $was }）：“{ $text }”。
quality-renamed-value = { $file } 的 { $column }：按要求将{ $value }计为{ $suggestion }（{ $rows } 行）。
quality-tax-taken-off = { $file }的金额（{ $column }）已扣除按要求所含的{ $percent }{ $tax }。
quality-tax-added = { $file }的金额（{ $column }）已按要求加上{ $percent }{ $tax }。
quality-tax-held = { $file }的金额（{ $column }）按要求视为含{ $tax }。
quality-tax-not-held = { $file }的金额（{ $column }）按要求视为不含{ $tax }。
quality-not-applied = 未应用：“{ $text }”：{ $why ->
    [no-row] 没有符合的行；请核对数据中的值或日期。
    [every-row] 所有行都符合，不会有任何变化；请缩小范围。
    [several] 有多行符合；请用编号指定一行。
    [no-value] 所指单元格中没有该错误值；请在文件中更正。
    [no-rate] 未说明税率；请注明百分之几。
    [already] 数据已按此读取。
    [single] 数据中仅有一条；如有误，请要求剔除。
    [no-repeat] 按编号没有重复的行。
    [no-name] 没有单元格含有旧名称；请按数据写出两个名称。
    [most-rows] 只有一部分是数据中的值，且适用于一半以上的行；请按数据写出该值。
   *[unnamed] 没有这样命名的列或值；请使用数据中的名称。
}
quality-signs-of-amounts = { $file }以负数记录收入；符号以科目为准：收入和成本均显示为正数，利润为二者之差。
quality-signs-of-credits = { $file }将收入记在贷方；符号以科目为准：收入和成本均显示为正数，利润为二者之差。
quality-thinning = { $file }中自{ $date }起创建的交易仅{ $rows }笔，通常每月{ $usual }笔：最新的交易很可能缺失，新建管道的下降说明不了什么。
quality-unresolved = { $period }提交的{ $all }张工单中有{ $rows }张尚未解决，其余工单的解决时间偏低，不宜比较。
quality-undecided = { $period }的{ $file }中{ $all }行有{ $rows }行尚未定论，其转化率不宜比较。
quality-credited-today = 按“{ $dimension }”的数字归于数据目前所列者；此前归谁，数据中没有。
quality-former-owner = 按“{ $dimension }”的数字归于数据目前所列者；{ $column }在{ $rows }笔商机中列有另一个。
quality-owner-history = 按“{ $dimension }”的数字归于数据目前所列者；{ $file }中此前的记录未计入。

## What the foot of a page says of rows its figures leave out.
missing-no-amount = { $share }的赢单商机没有金额，未计入金额
missing-no-creation-date = { $share }的商机没有创建日期，未计入
missing-no-close-date = { $share }的已关闭商机没有关闭日期，未计入
missing-no-score = { $share }的工单没有评分，未计入

## How tables were joined.
quality-lines-read = 销售收入为{ $file }每行的{ $formula }，日期取自{ $other }的{ $column }。
quality-cost-read = 毛利为收入减去 { $formula }；{ $file } 中没有成本、未计入的行：{ $rows }。
quality-cost-in-force = { $file } 中的 { $column } 按 { $since } 取各行当日有效的成本；之后才生效的成本不使用。
quality-uncosted = { $file } 中没有 { $members } 的成本：{ $period }收入的 { $percent }% 未计入毛利和毛利率。
quality-refunds-kept = { $file } 的 { $column } 未说明退回了什么、何时退回，因此未从任何数字中扣除：收入为退款前。
quality-total-matches = 销售收入在全部{ $all }张单据中与{ $file }的{ $column }一致。
quality-total-differs = { $file }的{ $column }与明细合计不同的单据：{ $all }张中有{ $rows }张，共差{ $difference }；以明细为准。
quality-unused-repeats = 因其行重复其他表而未使用：{ $file }。
quality-unused-multiplies = 因关联后会重复计算明细而未使用：{ $file }。
quality-period-absent = 数据中没有{ $period }：数据自{ $first }至{ $last }。数字为{ $told }的数字。
quality-period-part = 数据仅覆盖{ $period }的一部分（{ $first }至{ $last }）。图表数字为{ $told }。
quality-period-open = { $told }的数据截至{ $last }，最后一个月其余日期尚未包含。
quality-year-unreached = 数据未追溯到{ $period }，因此与{ $told }比较。
quality-account-names = { $file }中同一编号有多个名称的科目：{ $accounts }个。以编号为准，采用最常见的名称。
quality-postings-without = { $file }中没有{ $column }的凭证：{ $rows }笔（{ $amount }），计入各项合计并单独列示。
quality-amounts-taken = { $file } 的金额取自来源列 { $column } 中的 { $currency } 金额。
quality-amounts-converted = 按 { $other } 中各币种固定汇率换算为 { $currency } 的 { $file } 行数：{ $rows }。
quality-amounts-converted-dated = 按 { $other } 中各自日期的汇率换算为 { $currency } 的 { $file } 行数：{ $rows }。
quality-amounts-converted-as-said = 按指定汇率（“{ $text }”）换算为 { $currency } 的 { $file } 行数：{ $rows }。
quality-amounts-without-rate = { $file } 的 { $all } 行中有 { $rows } 行以 { $members } 计价，而数据中没有兑 { $currency } 的汇率：金额仅为 { $currency } 的部分。
quality-rows-dated = { $file } 的各行按 { $column } 的日期计，而非 { $other }。
quality-took-place = { $file } 的 { $all } 行中有 { $rows } 行未发生（{ $column } 为 { $members }）：不计入任何合计。
quality-unpaid = { $period }的{ $file }中{ $all }张发票有{ $rows }张尚未付款，其逾期情况不宜比较。
