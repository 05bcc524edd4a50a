# What is said of the data: what was read, left out, assumed.


# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } of won deals carry no amount and add nothing
missing-no-creation-date = { $share } of deals have no creation date and are left out
missing-no-close-date = { $share } of closed deals have no close date and are left out
missing-no-score = { $share } of tickets carry no score and are left out

# What the data do not cover.

quality-period-absent = The data hold nothing of { $period }: they run from { $first } to { $last }. The figures are of { $told }.
quality-period-part = The data cover only part of { $period }: they run from { $first } to { $last }. The figures are of { $told }.
quality-year-unreached = The data do not reach back to { $period }: figures are compared with { $told }.
