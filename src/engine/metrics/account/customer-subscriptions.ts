/** What the account subscribes to on the day the deck speaks from, and when it is next renewed. */
import { name } from '../../data/database.ts';
import { makeSubscriptions, type SubscriptionTable } from '../../data/families/subscriptions.ts';
import { columnFor } from '../../data/joins.ts';
import { words } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import type { CustomerQuestion } from './customer-question.ts';

const seats = /\b(seats?|licen[cs]es?|users?|lizenzen|platze|sieges|licencias|puestos|licencas|assentos|licenze|postazioni)\b/;

const renews = /\b(renew\w*|verlangerung\w*|renouvellement|renovacion|renovacao|rinnovo)\b/;

export async function askSubscriptions(
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
