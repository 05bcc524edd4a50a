/** What a customer may be shown of its own account, and nothing else: orders, subscriptions, use and support requests. */
import type { OneAccount } from '../../data/account/one-account.ts';
import { type Database, name } from '../../data/database.ts';
import { columnOf, makeDeals, noMember } from '../../data/families/deals.ts';
import { findEvents, makeEvents } from '../../data/families/events.ts';
import type { Outcome } from '../../data/families/outcome.ts';
import { findSubscriptions, makeSubscriptions } from '../../data/families/subscriptions.ts';
import { findTickets, makeTickets } from '../../data/families/tickets.ts';
import { words } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import { columnFor } from '../../data/roles.ts';
import type { Column, Table } from '../../data/typing/column-type.ts';
import type { Periods } from '../calendar/periods.ts';
import type { Dimension, Fact, FactTable, MetricNote, Unit } from '../fact.ts';
import { factId } from '../fact-id.ts';
import { periodNotes } from '../quality/period-notes.ts';

/** Quarters shown at most. */
const history = 8;
/** Members of a dimension with figures of their own. */
const mostMembers = 50;
/** Fewer rows than this have no typical value. */
const fewest = 5;

const seats = /\b(seats?|licen[cs]es?|users?|lizenzen|platze|sieges|licencias|puestos|licencas|assentos|licenze|postazioni)\b/;
const renews = /\b(renew\w*|verlangerung\w*|renouvellement|renovacion|renovacao|rinnovo)\b/;
const feature = /\b(features?|modules?|functions?|funktion(en)?|modul(e)?|fonctionnalite|funcion|funcionalidade|funzione)\b/;
const urgency = /\b(priority|severity|urgency|prioritat|dringlichkeit|priorite|prioridad|prioridade|priorita)\b/;

interface Asked {
  id: string;
  label: string;
  unit: Unit;
  value: string;
  from: string;
  /** The day a row counts on; none for a state of the day the deck speaks from. */
  day?: string;
  by?: { dimension: string; column: string; members: readonly string[] };
  /** Fewer rows give no figure. */
  least?: number;
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
  const { asOf } = periods;
  const facts = new Map<string, Fact>();
  const metrics: MetricNote[] = [];
  const dimensions: Dimension[] = [];
  let code: string | null = null;
  const shown = periods.periods.slice(-history);

  const ask = async (asked: Asked) => {
    const { id, label, unit, value, from, day, by, least = 0 } = asked;
    if (!metrics.some((note) => note.id === id))
      metrics.push({ id, label, definition: `${label}.`, unit, polarity: 'neutral', status: 'computed' });
    const put = async (at: number | 'all', period: string | null, where: string, scope: Fact['scope']) => {
      const sql = `SELECT CAST(${value} AS DOUBLE) AS "value", count(*) AS "rows" FROM ${from} WHERE ${where}`;
      const [row] = await database.query(sql);
      const n = Number(row!.rows);
      if (row!.value === null || n < least) return;
      const formula = `${label}${period ? ` in ${period}` : ` up to ${asOf}`}`;
      const key = factId({ metric: id, at, scope });
      facts.set(key, {
        id: key,
        metric: id,
        label,
        value: Number(row!.value),
        unit,
        ...(unit === 'money' && code !== null && { currency: code }),
        period,
        scope,
        n,
        formula,
        sql,
      });
    };
    const members = [
      { scope: {}, where: 'true' },
      ...(by?.members ?? []).map((member) => ({
        scope: { [by!.dimension]: member },
        where: `${by!.column} = '${member.replaceAll("'", "''")}'`,
      })),
    ];
    for (const { scope, where } of members) {
      await put('all', null, day ? `${where} AND ${day} <= DATE '${asOf}'` : where, scope);
      if (!day) continue;
      for (const { offset, id: period, start, end } of shown)
        await put(offset, period, `${where} AND ${day} >= DATE '${start}' AND ${day} < DATE '${end}' AND ${day} <= DATE '${asOf}'`, scope);
    }
  };

  const dimension = async (id: string, role: Dimension['role'], column: string | null, from: string, weight: string) => {
    if (column === null) return undefined;
    const rows = await database.query(
      `SELECT ${column} AS "member" FROM ${from} WHERE ${column} IS NOT NULL AND ${column} <> '${noMember}' GROUP BY 1 ORDER BY ${weight} DESC NULLS LAST, 1 LIMIT ${mostMembers}`,
    );
    const members = rows.map(({ member }) => String(member));
    if (members.length === 0) return undefined;
    dimensions.push({ id, label: id, role, members });
    return { dimension: id, column, members };
  };

  const free = tables.filter((table) => table !== opportunities?.table);
  const subscriptions = findSubscriptions(free);
  const tickets = findTickets(free.filter((table) => table !== subscriptions?.table));
  const others = free.filter((table) => table !== subscriptions?.table && table !== tickets?.table);

  if (opportunities) {
    const deals = await makeDeals(database, opportunities.table, opportunities.outcome, others, mapping, currency);
    const product = deals.dimensions.find(({ role }) => role === 'product');
    code = deals.currency?.code ?? null;
    await database.run(
      `CREATE TABLE orders AS SELECT closed AS day, amount, ${product ? name(columnOf(product.id)) : 'CAST(NULL AS VARCHAR)'} AS product
       FROM deals WHERE outcome = 'won' AND closed IS NOT NULL AND closed <= DATE '${asOf}'`,
    );
    const by = await dimension('product', 'product', product ? 'product' : null, 'orders', 'sum(amount)');
    const split = by && { by };
    await ask({ id: 'orders', label: 'orders', unit: 'count', value: 'count(*)', from: 'orders', day: 'day', ...split });
    if (deals.parts.amount)
      await ask({
        id: 'order_value',
        label: 'value of orders',
        unit: 'money',
        value: 'coalesce(sum(amount), 0)',
        from: 'orders',
        day: 'day',
        ...split,
      });
  }

  if (subscriptions) {
    const made = await makeSubscriptions(database, subscriptions, others, mapping, currency);
    code ??= made.currency?.code ?? null;
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
    const by = await dimension('plan', 'product', plan ? 'plan' : null, 'subscribed', 'sum(fee)');
    const split = by && { by };
    await ask({ id: 'subscriptions', label: 'active subscriptions', unit: 'count', value: 'count(*)', from: 'subscribed', ...split });
    if (seat) await ask({ id: 'seats', label: 'seats', unit: 'count', value: 'sum(seats)', from: 'subscribed', ...split });
    await ask({ id: 'monthly_fee', label: 'monthly fee', unit: 'money', value: 'sum(fee)', from: 'subscribed', ...split });
    await ask({
      id: 'renewal',
      label: 'days to the next renewal',
      unit: 'days',
      value: `date_diff('day', DATE '${asOf}', min(renewal) FILTER (WHERE renewal > DATE '${asOf}'))`,
      from: 'subscribed',
    });
  }

  if (tickets) {
    const made = await makeTickets(database, tickets, others, mapping);
    const priority = made.dimensions.find(({ label }) => urgency.test(words(label)));
    await database.run(
      `CREATE TABLE requests AS SELECT opened, closed, due, CAST(resolution AS DOUBLE) AS resolution, CAST(response AS DOUBLE) AS response, CAST(score AS DOUBLE) AS score,
         ${priority ? name(`by_${priority.id}`) : 'CAST(NULL AS VARCHAR)'} AS priority
       FROM tickets WHERE opened IS NOT NULL AND opened <= DATE '${asOf}'`,
    );
    const by = await dimension('priority', 'other', priority ? 'priority' : null, 'requests', 'count(*)');
    const opened = { from: 'requests', day: 'opened' };
    const count = (condition: string) => `count(*) FILTER (WHERE ${condition})`;
    await ask({ id: 'requests', label: 'support requests', unit: 'count', value: 'count(*)', ...opened, ...(by && { by }) });
    if (tickets.closed) {
      await ask({
        id: 'requests_resolved',
        label: 'support requests resolved',
        unit: 'count',
        value: 'count(*)',
        from: 'requests',
        day: 'closed',
      });
      await ask({
        id: 'requests_open',
        label: 'open support requests',
        unit: 'count',
        value: count(`closed IS NULL OR closed > DATE '${asOf}'`),
        from: 'requests',
      });
    }
    if (tickets.due && tickets.closed) {
      await ask({
        id: 'requests_due',
        label: 'support requests with a promised day',
        unit: 'count',
        value: count('due IS NOT NULL AND closed IS NOT NULL'),
        ...opened,
      });
      await ask({
        id: 'requests_in_time',
        label: 'support requests resolved in time',
        unit: 'count',
        value: count('due IS NOT NULL AND closed <= due'),
        ...opened,
      });
    }
    const median = (id: string, label: string, unit: Unit, column: string) =>
      ask({ id, label, unit, value: `CASE WHEN count(${column}) >= ${fewest} THEN median(${column}) END`, ...opened });
    if (made.response) await median('response_time', 'median time to the first response', made.response.unit, 'response');
    if (made.resolution) await median('resolution_time', 'median time to the resolution', made.resolution.unit, 'resolution');
    const good = await goodScore(
      database,
      tickets.score,
      whole.find(({ name: called }) => called === tickets.table.name),
    );
    if (good !== null) {
      await ask({ id: 'requests_rated', label: 'support requests rated', unit: 'count', value: count('score IS NOT NULL'), ...opened });
      await ask({
        id: 'requests_satisfied',
        label: 'support requests rated well',
        unit: 'count',
        value: count(`score >= ${good}`),
        ...opened,
      });
    }
  }

  const usage = findEvents(others).find(({ kind }) => kind === 'usage');
  if (usage) {
    const made = await makeEvents(database, usage, mapping);
    const what = made.dimensions.find(({ label }) => feature.test(words(label)));
    await database.run(
      `CREATE TABLE uses AS SELECT day, times, ${what ? name(`by_${what.id}`) : 'CAST(NULL AS VARCHAR)'} AS feature FROM ${made.into} WHERE day <= DATE '${asOf}'`,
    );
    const by = await dimension('feature', 'product', what ? 'feature' : null, 'uses', 'sum(times)');
    await ask({ id: 'uses', label: 'uses', unit: 'count', value: 'coalesce(sum(times), 0)', from: 'uses', day: 'day', ...(by && { by }) });
    if (by)
      await ask({
        id: 'features_used',
        label: 'features in use',
        unit: 'count',
        value: 'count(DISTINCT feature)',
        from: 'uses',
        day: 'day',
      });
  }

  return {
    asOf,
    currency: code,
    subject: { one: 'order', many: 'orders' },
    periods: shown,
    months: [],
    reporting: periods.reporting,
    prior: periods.prior,
    dimensions,
    metrics,
    facts: Object.fromEntries(facts),
    quality: periodNotes(periods).filter(({ code: kind }) => kind === 'partial-period' || kind === 'as-of-moved'),
  };
}

/** From which score on somebody is satisfied, on the scale that the scores of all accounts show. */
async function goodScore(database: Database, score: Column | null, table: Table | undefined): Promise<number | null> {
  if (!score || !table) return null;
  const [row] = await database.query(`SELECT min(${name(score.name)}) AS "least", max(${name(score.name)}) AS "most" FROM ${table.sql}`);
  const [least, most] = [Number(row!.least), Number(row!.most)];
  return least < 0 || most <= 1 ? null : most <= 5 ? 4 : most <= 10 ? 8 : null;
}
