# How invoices are paid, and what is owed.

measure-invoiced_amount = Invoiced amount
    .definition = Amount of the invoices dated in the period, less credit notes.
measure-days_late = Days late
    .definition = Mean number of days from the due date to the day an invoice was paid in full, negative where it was paid early; only invoices of the period that are paid in full.
measure-late_share = Share paid late
    .definition = Invoices paid in full after their due date, divided by all invoices of the period paid in full; open invoices count as neither.
measure-days_to_pay = Days to pay
    .definition = Mean number of days from the invoice date to the day an invoice was paid in full; only invoices of the period that are paid in full.
measure-late_amount = Amount paid late
    .definition = Amount of the invoices of the period that were paid in full after their due date.
measure-unpaid_amount = Open invoices
    .definition = What is still to be paid of all invoices on the day the data end; unapplied credit notes are not taken off.
measure-past_due = Overdue
    .definition = What is still to be paid of invoices past their due date on the day the data end.
measure-past_due_30 = Overdue 1–30 days
    .definition = What is still to be paid of invoices that many days past their due date.
measure-past_due_60 = Overdue 31–60 days
    .definition = What is still to be paid of invoices that many days past their due date.
measure-past_due_90 = Overdue 61–90 days
    .definition = What is still to be paid of invoices that many days past their due date.
measure-past_due_more = Overdue more than 90 days
    .definition = What is still to be paid of invoices that many days past their due date.
measure-receivables = Receivables
    .definition = Invoices not paid in full on the last day of the period, each with its whole amount.
measure-dso = DSO
    .definition = Days sales outstanding: receivables at the end of the period, divided by what was invoiced in it, times its days.
late-terms = Days to pay { $pay }, { $terms } of it by the terms agreed.
late-tied = **{ FIRST($cell) } ties up { $tied } more** on average than { EITHER($before, "at its own pace before", "at the average pace") }.
late-tied-all = Invoices of { $now } are paid { $days } late on average, which **ties up { $tied }**.
late-largest = **The largest part is owed at { $member }**: { $amount } ({ $share }).
late-ages =
    .due = Not yet due
    .month = 1–30 days
    .two = 31–60 days
    .three = 61–90 days
    .more = Over 90 days
late-overdue-titles =
    .full = { NEEDS($old) }{ $overdue } is overdue, { $old } of it for more than 90 days
    .short = { NEEDS($share) }{ $overdue } is overdue, { $share } of all open invoices
    .shorter = { $overdue } is overdue
late-overdue-lead = Open invoices of { $open } by days overdue, { $day }
late-decision-place = { $onTime ->
        [true] **No to “{ $what }” for all: { $rest } of the amount paid late is owed by others**, who pay by their due date on average. Settle { $cell } first.
       *[false] **No to “{ $what }” for all: { $rest } of the amount paid late is owed by others**, who pay { $others } late{ WITH(", ", $othersBefore, " before") }. Settle { $cell } first.
    }
late-decision-all = **“{ $what }”: no group stands out.** In { $now }, { $rate } of invoices were paid late, { $days } on average across all customers.
late-decision-unsaid = What it would bring is not in the data.
late-step = ask for “{ $what }” at { $cell } only
late-step-what = Do not ask for “{ $what }” of all customers; settle { $cell } first
