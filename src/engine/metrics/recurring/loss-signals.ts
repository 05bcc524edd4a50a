/** What was known of a subscription before the period, and how many of those with it and without it ended in the period. */
import { type Fact, factId, lossSignal } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { type Database, hexOfRows, name } from '../../data/database.ts';
import { findEvents } from '../../data/families/events.ts';
import type { Subscriptions } from '../../data/families/subscriptions.ts';
import type { TicketTable } from '../../data/families/tickets.ts';
import { words } from '../../data/lexicon.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import { number, type Question } from '../compute.ts';
import { whereNote } from './loss-where.ts';

/** The tables beside the subscriptions. */
export interface Beside {
  tickets: TicketTable | null;
  others: readonly Table[];
}

/** Days of a young subscription. */
const young = 30;

/** SQL that is true of a subscription `s` on a day; all of it was known that day. */
type Signal = { id: string; holds: (since: string, day: string) => string };

/** Puts, for each signal, `loss_rate.with` and `.without`, the shares that ended in the period, and `loss_rate.open` and `.open_mrr` of the last day. */
export async function computeLossSignals(question: Question, subscriptions: Subscriptions, beside: Beside): Promise<void> {
  const { database, facts, currency, periods } = question;
  const { reporting, prior } = periods;
  if (!prior || reporting.partial) return;
  const [before, since, until] = [prior.start, addDays(reporting.start, -1), addDays(reporting.end, -1)].map((day) => `DATE '${day}'`) as [
    string,
    string,
    string,
  ];
  const standing = (day: string) => `started <= ${day} AND (ended IS NULL OR ended > ${day})`;
  for (const { id: signal, holds } of signalsOf(subscriptions, beside)) {
    const [then, now] = [holds(before, since), holds(`DATE '${reporting.start}'`, until)];
    const parts = [
      {
        of: 'with',
        where: `${standing(since)} AND ${then}`,
        value: `avg(CAST(ended IS NOT NULL AND ended <= ${until} AS INTEGER))`,
        unit: 'ratio',
      },
      {
        of: 'without',
        where: `${standing(since)} AND NOT ${then}`,
        value: `avg(CAST(ended IS NOT NULL AND ended <= ${until} AS INTEGER))`,
        unit: 'ratio',
      },
      { of: 'open', where: `${standing(until)} AND ${now}`, value: 'count(*)', unit: 'count' },
      { of: 'open_mrr', where: `${standing(until)} AND ${now}`, value: 'sum(mrr)', unit: 'money' },
    ] as const;
    for (const { of, where, value, unit } of parts)
      await put(database, facts, { signal, of, where, value, unit, currency, period: reporting });
  }
}

interface Put {
  signal: string;
  of: string;
  where: string;
  value: string;
  unit: Fact['unit'];
  currency: string | null;
  period: { id: string; offset: number; label: string };
}

async function put(database: Database, facts: Map<string, Fact>, { signal, of, where, value, unit, currency, period }: Put): Promise<void> {
  const sql = `SELECT ${value} FROM subscriptions s WHERE ${where}`;
  const [row] = await database.query(
    `SELECT ${value} AS "v", count(*) AS "n", sum(row_hash) AS "rows" FROM subscriptions s WHERE ${where}`,
  );
  const id = factId({ metric: `${whereNote.id}.${of}`, scope: { [lossSignal]: signal }, at: period.offset });
  facts.set(id, {
    id,
    metric: whereNote.id,
    label: `${whereNote.label}, ${signal}, ${of}`,
    value: number(row!.v!),
    unit,
    ...(unit === 'money' && currency && { currency }),
    period: period.id,
    scope: { [lossSignal]: signal },
    n: Number(row!.n),
    rows: hexOfRows(row!.rows),
    formula:
      unit === 'ratio'
        ? `share of subscriptions active at the start of ${period.label} that ended in it, ${of} the signal ${signal}`
        : `subscriptions active at the end of ${period.label} with the signal ${signal}`,
    sql,
  });
}

/** Its age, and what other tables say of it or of its account in the period before. */
function signalsOf({ account, id, snapshots }: Subscriptions, { tickets, others }: Beside): Signal[] {
  const age: Signal = { id: 'young', holds: (_, day) => `started > ${day} - INTERVAL ${young} DAY` };
  /** Null where the table names neither. */
  const listedIn = ({ sql, columns }: Table, day: Column, which = 'true'): Signal['holds'] | null => {
    const keys = [
      { own: 'account', column: account },
      { own: 'own_id', column: id },
    ];
    for (const { own, column } of snapshots ? [] : keys) {
      const key = column && columns.find((each) => words(each.name) === words(column.name));
      const rows = key && `SELECT ${name(key.name)} FROM ${sql} WHERE ${which} AND ${name(key.name)} IS NOT NULL`;
      if (rows) return (since, until) => `${own} IN (${rows} AND ${name(day.name)} BETWEEN ${since} AND ${until})`;
    }
    return null;
  };
  const found = (signal: string, holds: Signal['holds'] | null): Signal[] => (holds ? [{ id: signal, holds }] : []);
  const { table, opened, escalated, score } = tickets ?? {};
  return [
    age,
    ...(table && opened
      ? [
          ...found('tickets', listedIn(table, opened)),
          ...(escalated ? found('escalated', listedIn(table, opened, name(escalated.name))) : []),
          ...(score ? found('unhappy', listedIn(table, opened, `${name(score.name)} < ${middleOf(table, score)}`)) : []),
        ]
      : []),
    ...findEvents(others).flatMap(({ kind, table: events, day }) => {
      const listed = listedIn(events, day);
      if (kind === 'churn') return found('left-before', listed);
      return found('idle', listed && ((since, until) => `NOT ${listed(since, until)}`));
    }),
  ];
}

/** A score below the middle of those given says that somebody was not content. */
function middleOf({ sql }: Table, { name: column }: Column): string {
  return `(SELECT (min(${name(column)}) + max(${name(column)})) / 2.0 FROM ${sql})`;
}
