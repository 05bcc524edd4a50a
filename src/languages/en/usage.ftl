# What the use of the product says of who leaves.

usage-no-churn = **{ FIRST($signal) } is no sign of leaving**: { $with } of these subscriptions ended, { $without } of the others; the gap may be chance.
