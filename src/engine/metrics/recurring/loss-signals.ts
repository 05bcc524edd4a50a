/** What was known of a subscription before the period, and how many of those with it and without it ended in the period. */
import { type Fact, factId, lossSignal, signalUse } from '../../../model/fact.ts';
import { addDays } from '../../../model/period.ts';
import { type Database, hexOfRows, name } from '../../data/database.ts';
import { findEvents } from '../../data/families/events.ts';
import type { Subscriptions } from '../../data/families/subscriptions.ts';
import type { TicketTable } from '../../data/families/tickets.ts';
import { findUsage, mayTellUse } from '../../data/families/usage.ts';
import { sharedKey } from '../../data/relations/shared-key.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import { number, type Question } from '../compute.ts';
import { whereNote } from './loss-where.ts';
import { usageSignals } from './usage-signals.ts';

/** The tables beside the subscriptions. */
export interface Beside {
  tickets: TicketTable | null;
  others: readonly Table[];
}

/** Days of a young subscription. */
const young = 30;

/** SQL that is true of a subscription `s` on a day; all of it was known that day. */
interface Signal {
  id: string;
  /** What is counted of the use, where it is about that. */
  use?: string;
  limit?: { value: number; unit: 'number' | 'ratio' };
  holds: (since: string, day: string) => string;
}

/**
 * Puts, for each signal, `loss_rate.with` and `.without`, the shares that ended in the period, and `loss_rate.open` and `.open_mrr` of the last day;
 * of those with a limit also that, as `loss_rate.limit`. Gives the table of usage that it read.
 */
export async function computeLossSignals(question: Question, subscriptions: Subscriptions, beside: Beside): Promise<Table | null> {
  const { database, facts, currency, periods } = question;
  const { reporting, prior } = periods;
  if (!prior || reporting.partial) return null;
  const [before, since, until] = [prior.start, addDays(reporting.start, -1), addDays(reporting.end, -1)].map((day) => `DATE '${day}'`) as [
    string,
    string,
    string,
  ];
  const standing = (day: string) => `started <= ${day} AND (ended IS NULL OR ended > ${day})`;
  const used = await ofUsage(database, subscriptions, beside, [reporting.start, reporting.end]);
  const signals = [...(await signalsOf(database, subscriptions, beside)), ...(used?.signals ?? [])];
  for (const { id: signal, use, limit, holds } of signals) {
    const scope = { [lossSignal]: signal, ...(use !== undefined && { [signalUse]: use }) };
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
      await put(database, facts, { signal, scope, of, where, value, unit, currency, period: reporting });
    if (limit)
      await put(database, facts, {
        signal,
        scope,
        of: 'limit',
        where: `${standing(until)} AND ${now}`,
        value: `CAST(${limit.value} AS DOUBLE)`,
        unit: limit.unit,
        currency,
        period: reporting,
      });
  }
  return used?.table ?? null;
}

interface Put {
  signal: string;
  scope: Fact['scope'];
  of: string;
  where: string;
  value: string;
  unit: Fact['unit'];
  currency: string | null;
  period: { id: string; offset: number; label: string };
}

async function put(
  database: Database,
  facts: Map<string, Fact>,
  { signal, scope, of, where, value, unit, currency, period }: Put,
): Promise<void> {
  const sql = `SELECT ${value} FROM subscriptions s WHERE ${where}`;
  const [row] = await database.query(
    `SELECT ${value} AS "v", count(*) AS "n", sum(row_hash) AS "rows" FROM subscriptions s WHERE ${where}`,
  );
  const id = factId({ metric: `${whereNote.id}.${of}`, scope, at: period.offset });
  facts.set(id, {
    id,
    metric: whereNote.id,
    label: `${whereNote.label}, ${signal}, ${of}`,
    value: number(row!.v!),
    unit,
    ...(unit === 'money' && currency && { currency }),
    period: period.id,
    scope,
    n: Number(row!.n),
    rows: hexOfRows(row!.rows),
    formula:
      unit === 'ratio'
        ? `share of subscriptions active at the start of ${period.label} that ended in it, ${of} the signal ${signal}`
        : `subscriptions active at the end of ${period.label} with the signal ${signal}`,
    sql,
  });
}

interface Key {
  /** SQL of a subscription's value. */
  own: string;
  theirs: Column;
}

/** By its account, else by its own number; null where the table names neither. */
async function keyTo(database: Database, { table, account, id, snapshots }: Subscriptions, other: Table): Promise<Key | null> {
  const known = snapshots
    ? []
    : [
        { own: 'account', column: account },
        { own: 'own_id', column: id },
      ];
  for (const { own, column } of known) {
    const theirs = column && (await sharedKey(database, { table, column }, other));
    if (theirs) return { own: `CAST(${own} AS VARCHAR)`, theirs };
  }
  return null;
}

async function ofUsage(
  database: Database,
  subscriptions: Subscriptions,
  { others }: Beside,
  days: readonly string[],
): Promise<{ table: Table; signals: Signal[] } | null> {
  const keys = new Map<Table, Key>();
  for (const table of others) {
    const key = mayTellUse(table) ? await keyTo(database, subscriptions, table) : null;
    if (key) keys.set(table, key);
  }
  const usage = keys.size > 0 ? await findUsage(database, [...keys.keys()], (table) => keys.get(table)?.theirs.name) : null;
  if (!usage) return null;
  const signals = await usageSignals(database, usage, keys.get(usage.table)!.own, days);
  return {
    table: usage.table,
    signals: signals.map(({ limit, unit, holds, ...signal }) => ({
      ...signal,
      limit: { value: limit, unit },
      holds: (_, day) => holds(`(${day} + INTERVAL 1 DAY)`),
    })),
  };
}

/** Its age, and what other tables say of it or of its account in the period before. */
async function signalsOf(database: Database, subscriptions: Subscriptions, { tickets, others }: Beside): Promise<Signal[]> {
  const events = findEvents(others);
  const keys = new Map<Table, Key>();
  for (const table of [...(tickets ? [tickets.table] : []), ...events.map((each) => each.table)]) {
    const key = await keyTo(database, subscriptions, table);
    if (key) keys.set(table, key);
  }
  const age: Signal = {
    id: 'young',
    limit: { value: young, unit: 'number' },
    holds: (_, day) => `started > ${day} - INTERVAL ${young} DAY`,
  };
  /** Null where the table names neither. */
  const listedIn = (table: Table, day: Column, which = 'true'): Signal['holds'] | null => {
    const key = keys.get(table);
    if (!key) return null;
    const rows = `SELECT CAST(${name(key.theirs.name)} AS VARCHAR) FROM ${table.sql} WHERE ${which} AND ${name(key.theirs.name)} IS NOT NULL`;
    return (since, until) => `${key.own} IN (${rows} AND ${name(day.name)} BETWEEN ${since} AND ${until})`;
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
    ...events.flatMap(({ kind, table: listing, day }) => {
      const listed = listedIn(listing, day);
      if (kind === 'churn') return found('left-before', listed);
      return found('idle', listed && ((since, until) => `NOT ${listed(since, until)}`));
    }),
  ];
}

/** A score below the middle of those given says that somebody was not content. */
function middleOf({ sql }: Table, { name: column }: Column): string {
  return `(SELECT (min(${name(column)}) + max(${name(column)})) / 2.0 FROM ${sql})`;
}
