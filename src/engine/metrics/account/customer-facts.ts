/** What a customer may see of its account: orders, subscriptions, usage. */

import type { FactTable } from '../../../model/fact.ts';
import type { OneAccount } from '../../data/account.ts';
import { type Database, name } from '../../data/database.ts';
import { columnOf, makeDeals, type Outcome } from '../../data/families/deals.ts';
import { type EventTable, findEvents, makeEvents } from '../../data/families/events.ts';
import { findSubscriptions, makeSubscriptions, type SubscriptionTable } from '../../data/families/subscriptions.ts';
import { findTickets } from '../../data/families/tickets.ts';
import { columnFor } from '../../data/joins.ts';
import { words } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import type { Periods } from '../calendar/periods.ts';
import { periodNotes } from '../quality/table-notes.ts';
import { CustomerQuestion } from './customer-question.ts';
import { askRequests } from './customer-requests.ts';

async function askOrders(
  question: CustomerQuestion,
  opportunities: { table: Table; outcome: Outcome },
  others: readonly Table[],
  mapping: Mapping,
  currency: string | undefined,
): Promise<void> {
  const { database, asOf } = question;
  const deals = await makeDeals(database, opportunities.table, opportunities.outcome, others, mapping, currency);
  const product = deals.dimensions.find(({ role }) => role === 'product');
  question.currency = deals.currency?.code ?? null;
  await database.run(
    `CREATE TABLE orders AS SELECT closed AS day, amount, ${product ? name(columnOf(product.id)) : 'CAST(NULL AS VARCHAR)'} AS product
     FROM deals WHERE outcome = 'won' AND closed IS NOT NULL AND closed <= DATE '${asOf}'`,
  );
  const by = await question.dimension('product', 'product', product ? 'product' : null, 'orders', 'sum(amount)');
  const split = by && { by };
  await question.ask({ id: 'orders', label: 'orders', unit: 'count', value: 'count(*)', from: 'orders', day: 'day', ...split });
  if (deals.parts.amount)
    await question.ask({
      id: 'order_value',
      label: 'value of orders',
      unit: 'money',
      value: 'coalesce(sum(amount), 0)',
      from: 'orders',
      day: 'day',
      ...split,
    });
}

const seats = /\b(seats?|licen[cs]es?|users?|lizenzen|platze|sieges|licencias|puestos|licencas|assentos|licenze|postazioni)\b/;

const renews = /\b(renew\w*|verlangerung\w*|renouvellement|renovacion|renovacao|rinnovo)\b/;

async function askSubscriptions(
  question: CustomerQuestion,
  subscriptions: SubscriptionTable,
  others: readonly Table[],
  mapping: Mapping,
  currency: string | undefined,
): Promise<void> {
  const { database, asOf } = question;
  const made = await makeSubscriptions(database, subscriptions, others, mapping, currency);
  question.currency ??= made.currency?.code ?? null;
  const { table, start, end, trial, amount, months } = subscriptions;
  const plan = columnFor('product', { ...table, columns: table.columns.filter(({ type }) => type.kind === 'text') }, mapping);
  const seat = table.columns.find((column) => column.type.kind === 'number' && seats.test(words(column.name)));
  const renewal = table.columns.find((column) => column.type.kind === 'date' && renews.test(words(column.name))) ?? end;
  const or = (column: Column | null | undefined, otherwise: string) => (column ? name(column.name) : otherwise);
  await database.run(
    `CREATE TABLE subscribed AS SELECT ${or(plan, 'CAST(NULL AS VARCHAR)')} AS plan, ${or(seat, 'CAST(NULL AS DOUBLE)')} AS seats,
       ${name(amount.name)} / ${months} AS fee, ${or(renewal, 'CAST(NULL AS DATE)')} AS renewal
     FROM (SELECT DISTINCT * FROM ${table.sql}) WHERE ${name(start.name)} <= DATE '${asOf}' AND (${end ? `${name(end.name)} IS NULL OR ${name(end.name)} > DATE '${asOf}'` : 'true'})
       ${trial ? `AND NOT coalesce(${name(trial.name)}, false)` : ''}`,
  );
  const by = await question.dimension('plan', 'product', plan ? 'plan' : null, 'subscribed', 'sum(fee)');
  const split = by && { by };
  await question.ask({
    id: 'subscriptions',
    label: 'active subscriptions',
    unit: 'count',
    value: 'count(*)',
    from: 'subscribed',
    ...split,
  });
  if (seat) await question.ask({ id: 'seats', label: 'seats', unit: 'count', value: 'sum(seats)', from: 'subscribed', ...split });
  await question.ask({ id: 'monthly_fee', label: 'monthly fee', unit: 'money', value: 'sum(fee)', from: 'subscribed', ...split });
  await question.ask({
    id: 'renewal',
    label: 'days to the next renewal',
    unit: 'days',
    value: `date_diff('day', DATE '${asOf}', min(renewal) FILTER (WHERE renewal > DATE '${asOf}'))`,
    from: 'subscribed',
  });
}

const feature = /\b(features?|modules?|functions?|funktion(en)?|modul(e)?|fonctionnalite|funcion|funcionalidade|funzione)\b/;

async function askUse(question: CustomerQuestion, usage: EventTable, mapping: Mapping): Promise<void> {
  const { database, asOf } = question;
  const made = await makeEvents(database, usage, mapping);
  const what = made.dimensions.find(({ label }) => feature.test(words(label)));
  await database.run(
    `CREATE TABLE uses AS SELECT day, times, ${what ? name(`by_${what.id}`) : 'CAST(NULL AS VARCHAR)'} AS feature FROM ${made.into} WHERE day <= DATE '${asOf}'`,
  );
  const by = await question.dimension('feature', 'product', what ? 'feature' : null, 'uses', 'sum(times)');
  await question.ask({
    id: 'uses',
    label: 'uses',
    unit: 'count',
    value: 'coalesce(sum(times), 0)',
    from: 'uses',
    day: 'day',
    ...(by && { by }),
  });
  if (by)
    await question.ask({
      id: 'features_used',
      label: 'features in use',
      unit: 'count',
      value: 'count(DISTINCT feature)',
      from: 'uses',
      day: 'day',
    });
}

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
