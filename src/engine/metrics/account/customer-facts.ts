/** What a customer may be shown of its own account, and nothing else: orders, subscriptions, use and support requests. */

import type { FactTable } from '../../../model/fact.ts';
import type { OneAccount } from '../../data/account.ts';
import type { Database } from '../../data/database.ts';
import type { Outcome } from '../../data/families/deals.ts';
import { findEvents } from '../../data/families/events.ts';
import { findSubscriptions } from '../../data/families/subscriptions.ts';
import { findTickets } from '../../data/families/tickets.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { Table } from '../../data/typing/column-type.ts';
import type { Periods } from '../calendar/periods.ts';
import { periodNotes } from '../quality/period-notes.ts';
import { askOrders } from './customer-orders.ts';
import { CustomerQuestion } from './customer-question.ts';
import { askRequests } from './customer-requests.ts';
import { askSubscriptions } from './customer-subscriptions.ts';
import { askUse } from './customer-use.ts';

export async function customerFacts(
  database: Database,
  { tables }: OneAccount,
  opportunities: { table: Table; outcome: Outcome } | null,
  whole: readonly Table[],
  mapping: Mapping,
  periods: Periods,
  currency: string | undefined,
): Promise<Omit<FactTable, 'sources'>> {
  const question = new CustomerQuestion(database, periods);
  const free = tables.filter((table) => table !== opportunities?.table);
  const subscriptions = findSubscriptions(free, mapping);
  const tickets = findTickets(
    free.filter((table) => table !== subscriptions?.table),
    mapping,
  );
  const others = free.filter((table) => table !== subscriptions?.table && table !== tickets?.table);
  if (opportunities) await askOrders(question, opportunities, others, mapping, currency);
  if (subscriptions) await askSubscriptions(question, subscriptions, others, mapping, currency);
  if (tickets) await askRequests(question, tickets, others, whole, mapping);
  const usage = findEvents(others).find(({ kind }) => kind === 'usage');
  if (usage) await askUse(question, usage, mapping);
  return {
    asOf: question.asOf,
    currency: question.currency,
    subject: { one: 'order', many: 'orders' },
    periods: question.shown,
    months: [],
    reporting: periods.reporting,
    prior: periods.prior,
    dimensions: question.dimensions,
    metrics: question.metrics,
    facts: Object.fromEntries(question.facts),
    quality: periodNotes(periods).filter(({ code }) => code === 'partial-period' || code === 'as-of-moved'),
  };
}
