# What is said of the data: what was read, left out, assumed.


# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } of won deals carry no amount and add nothing
missing-no-creation-date = { $share } of deals have no creation date and are left out
missing-no-close-date = { $share } of closed deals have no close date and are left out
missing-no-score = { $share } of tickets carry no score and are left out

# What the data do not cover.

quality-period-absent = The data hold nothing of { $period }: they run from { $first } to { $last }. The figures are of { $told }.
quality-period-part = The data cover only part of { $period }: they run from { $first } to { $last }. The figures are of { $told }.
quality-period-open = The data of { $told } run to { $last }: the rest of its last month is not in them yet.
quality-year-unreached = The data do not reach back to { $period }: figures are compared with { $told }.

# What the brief says of the data: what was changed by it, and what was not.

quality-unripe = { $rows } of { $all } rows of { $file } are left out as too new: fewer than { $days } days were seen after { $date }.
quality-sample-judged = Of { $all } rows of { $file } that were read ({ $column }), { $rows } of the { $judged } that could be judged say { $value }; { $open } could not be judged. A small sample; how it was drawn is not known.
quality-sample-read = Of { $all } rows of { $file } that were read ({ $column }), { $rows } say { $value }. A small sample; how it was drawn is not known.
quality-left-out-where = { $rows } of { $all } rows of { $file } are left out as asked ({ $column }: { $values }).
quality-left-out-with = { $rows } of { $all } rows of { $file } are left out with { $values } ({ $column }).
quality-only-where = Only { $rows } of { $all } rows of { $file } count, as asked ({ $column }: { $values }).
quality-entered-twice = { $rows } of { $all } rows of { $file } are left out as entered twice ({ $column }: { $values }).
quality-restated-divided = { $column } of { $file } divided by { $by }, as the brief says: “{ $text }”.
quality-restated-times = { $column } of { $file } multiplied by { $by }, as the brief says: “{ $text }”.
quality-restated-value = { $column } of one row of { $file } is { $value } and not { $was }, as the brief says: “{ $text }”.
quality-restated-rows = { $column } of { $rows } rows of { $file } is corrected, as the brief says: “{ $text }”; they come to { $value } instead of { $was }.
quality-renamed-value = { $column } of { $file }: { $value } is counted as { $suggestion }, as the brief says ({ $rows } rows).
quality-tax-taken-off = Amounts of { $file } ({ $column }) are shown without the { $percent } { $tax } that the brief says they include.
quality-tax-added = Amounts of { $file } ({ $column }) are shown with { $percent } { $tax } added, as the brief says.
quality-tax-held = Amounts of { $file } ({ $column }) include { $tax }, as the brief says.
quality-tax-not-held = Amounts of { $file } ({ $column }) are without { $tax }, as the brief says.
quality-not-applied = Not applied: “{ $text }”: { $why ->
    [no-row] no row fits it; look up its value or date in the data.
    [every-row] it fits every row, so that nothing would change; name fewer.
    [several] it fits several rows; name one by its ID.
    [no-value] no cell that it names holds the wrong value; correct it in the file.
    [no-rate] it names no rate; say how many per cent.
    [already] the data are read so already.
    [single] it stands in the data once; ask to leave it out if it is wrong.
    [no-repeat] no row repeats another by its number.
    [no-name] no cell holds the old name; write both names as the data do.
    [most-rows] only a part of it is a value of the data, and that fits more than half of the rows; name the value as the data do.
   *[unnamed] no column or value is called so; call it as the data do.
}
quality-unpaid = { $rows } of { $all } invoices of { $file } in { $period } are not paid yet; how late they are paid cannot be compared.
