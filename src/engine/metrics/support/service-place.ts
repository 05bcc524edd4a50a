/**
 * Where service got worse: the group of tickets, of one member or where two cross, without which the quality measures would have held. Compared
 * with the rest of either member and all others; since when it is there, what was there before, and which accounts it concerns.
 */
import { renewsSoon } from '../../../model/due.ts';
import { type Fact, factId } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import { type Cell, hexOfRows, literal, name, type Row } from '../../data/database.ts';
import type { Tickets } from '../../data/families/tickets.ts';
import { periodNumber } from '../calendar/calendar.ts';
import { datedRows, month, number, period, type Question, type Split } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';
import { valuesOf } from '../values.ts';

/** A quality measure as the mean of what each ticket adds. */
interface Quality {
  metric: Metric;
  /** SQL of one ticket's part; null where it does not count. */
  each: string;
  /** 1 where more is worse. */
  worse: 1 | -1;
}

/** Rows, their sum and sum of squares. */
interface Sums {
  n: number;
  sum: number;
  squares: number;
}

type Worse = Quality & { now: Sums; before: Sums; at: number };

interface Place {
  scope: Fact['scope'];
  /** SQL of the tickets of each member. */
  members: readonly string[];
  /** The measure by which it stands out most. */
  most: Worse;
}

/** Standard errors from which a measure got worse, and a group stands apart from all others, of many looked at, and from what it was itself. */
const clearly = { whole: 1.6, group: 4, itself: 3 } as const;
/** A smaller move is nothing to act on: points of a rate, part of a mean. */
const leastMove = { rate: 0.015, mean: 0.05 } as const;
/** Part of what got worse that the group must account for, in most of the measures. */
const leastPart = 0.5;
const fewestTickets = 20;
const fewestBeside = 10;
/** A larger group is no place. */
const mostShare = 0.5;
const mostMembers = 20;
const mostSplits = 8;
/** How near the rest of either member may come to the group before it is that member's matter as a whole. */
const mostLikeness = 0.4;
/** Where two members cross is told only if it says this much more than either. */
const worthCrossing = 0.03;

export async function placeFacts(
  question: Question,
  tickets: Tickets,
  metrics: readonly Metric[],
  splits: readonly Split[],
): Promise<void> {
  const { reporting, prior } = question.periods;
  if (!prior || reporting.partial) return;
  const basis = metrics.find(({ id }) => id === 'tickets_created')!.basis;
  const measured = qualitiesOf(metrics, tickets.scale);
  const few = splits
    .filter(({ members, role }) => members.length >= 2 && members.length <= mostMembers && role !== 'owner' && role !== 'account')
    .slice(0, mostSplits);
  if (measured.length === 0 || few.length === 0) return;
  const from = await datedRows(question, { ...basis, where: `${basis.where} AND ${within(basis, [reporting, prior])}` });
  const rows = `(SELECT *, ${basis.date} >= DATE '${reporting.start}' AS "now" FROM ${from})`;
  const sums = measured.map(
    ({ each }, at) =>
      `count(${each}) AS "n${at}", sum(CAST(${each} AS DOUBLE)) AS "s${at}", sum(CAST(${each} AS DOUBLE) * ${each}) AS "q${at}"`,
  );
  const totals = await question.database.query(`SELECT "now", ${sums.join(', ')} FROM ${rows} GROUP BY 1`);
  const whole = { now: totals.find((row) => row.now === true), before: totals.find((row) => row.now === false) };
  if (!whole.now || !whole.before) return;
  const worse = measured.flatMap((quality, at) => {
    const found = { ...quality, now: sumsOf(whole.now!, at), before: sumsOf(whole.before!, at), at };
    return gotWorse(found) ? [found] : [];
  });
  if (worse.length === 0) return;
  const place = await findPlace(question, rows, few, sums, worse);
  if (place) await putPlace(question, tickets, metrics, basis, place);
}

function qualitiesOf(metrics: readonly Metric[], scale: Tickets['scale']): Quality[] {
  const flag = (condition: string) => `CAST(${condition} AS INTEGER)`;
  const parts: Record<string, string> = {
    csat_share: `CASE WHEN score IS NOT NULL THEN ${flag(`score >= ${scale === 1 ? 1 : scale === 10 ? 8 : 4}`)} END`,
    sla_attainment: flag('sla'),
    resolution_time: 'resolution',
    reopen_rate: flag('reopened'),
    escalation_rate: flag('escalated'),
    first_response: 'response',
  };
  return metrics.flatMap((metric): Quality[] => {
    const { id, measured, each, polarity } = metric;
    const part = parts[id] ?? (measured?.how === 'sum' && each ? `coalesce(${each}, 0)` : undefined);
    return part === undefined ? [] : [{ metric, each: part, worse: polarity === 'up' ? -1 : 1 }];
  });
}

const within = ({ date }: Basis, periods: readonly Period[]) =>
  `(${periods.map(({ start, end }) => `(${date} >= DATE '${start}' AND ${date} < DATE '${end}')`).join(' OR ')})`;

const sumsOf = (row: Row, at: number): Sums => ({
  n: Number(row[`n${at}`]),
  sum: Number(row[`s${at}`] ?? 0),
  squares: Number(row[`q${at}`] ?? 0),
});
const nothing: Sums = { n: 0, sum: 0, squares: 0 };
const less = (a: Sums, b: Sums): Sums => ({ n: a.n - b.n, sum: a.sum - b.sum, squares: a.squares - b.squares });
const meanOf = ({ n, sum }: Sums) => (n > 0 ? sum / n : 0);
const varianceOf = (of: Sums) => (of.n > 1 ? Math.max(0, of.squares - of.n * meanOf(of) ** 2) / (of.n - 1) : 0);

/** Standard errors between two means; 0 where nothing tells. */
function apart(a: Sums, b: Sums): number {
  const error = a.n > 0 && b.n > 0 ? Math.sqrt(varianceOf(a) / a.n + varianceOf(b) / b.n) : 0;
  return error > 0 ? (meanOf(a) - meanOf(b)) / error : 0;
}

function gotWorse({ metric, worse, now, before }: Pick<Worse, 'metric' | 'worse' | 'now' | 'before'>): boolean {
  const move = worse * (meanOf(now) - meanOf(before));
  const least = metric.unit === 'ratio' ? leastMove.rate : leastMove.mean * meanOf(before);
  return move >= least && worse * apart(now, before) >= clearly.whole;
}

/** The group that explains most of what got worse with the fewest tickets. */
async function findPlace(
  { database }: Question,
  rows: string,
  few: readonly Split[],
  sums: readonly string[],
  worse: readonly Worse[],
): Promise<Place | null> {
  const pairs = few
    .flatMap((first, at) => few.slice(at + 1).map((second) => [first, second] as const))
    .filter(([a, b]) => a.column !== b.column);
  const columns = few.map(({ column }) => name(column));
  const sets = [...few.map((split) => [split]), ...pairs].map(
    (set) => `(${[...set.map(({ column }) => name(column)), '"now"'].join(', ')})`,
  );
  const found = await database.query(
    `SELECT GROUPING(${columns.join(', ')}) AS "which", ${columns.map((column, at) => `CAST(${column} AS VARCHAR) AS "c${at}"`).join(', ')}, "now", count(*) AS "rows", ${sums.join(', ')}
     FROM ${rows} GROUP BY GROUPING SETS (${sets.join(', ')})`,
  );
  const keyOf = (set: readonly Split[], members: readonly string[]) => set.map(({ id }, at) => `${id}=${members[at]}`).join('\n');
  const cells = new Map<string, Record<'now' | 'before', Row | undefined> & { set: readonly Split[]; members: readonly string[] }>();
  for (const row of found) {
    const set = few.filter((_, at) => (Number(row.which) & (1 << (few.length - 1 - at))) === 0);
    const members = set.map((split) => row[`c${few.indexOf(split)}`] as Cell);
    if (members.some((member, at) => member === null || !set[at]!.members.includes(String(member)) || member === '(none)')) continue;
    const named = members.map(String);
    const key = keyOf(set, named);
    const cell = cells.get(key) ?? { set, members: named, now: undefined, before: undefined };
    cell[row.now === true ? 'now' : 'before'] = row;
    cells.set(key, cell);
  }
  const all = [...cells.values()]
    .filter(({ set }) => set.length === 1)
    .reduce((most, { set, now }) => (set[0] === few[0] ? most + Number(now?.rows ?? 0) : most), 0);
  const of = (key: string, at: number, when: 'now' | 'before') => {
    const row = cells.get(key)?.[when];
    return row ? sumsOf(row, at) : nothing;
  };
  const scored = [...cells].flatMap(([key, { set, members, now }]) => {
    const count = Number(now?.rows ?? 0);
    if (count < fewestTickets || count > all * mostShare) return [];
    const parts = worse.map((each) => {
      const [is, was] = [of(key, each.at, 'now'), of(key, each.at, 'before')];
      const rest = { now: less(each.now, is), before: less(each.before, was) };
      const part = 1 - (meanOf(rest.now) - meanOf(rest.before)) / (meanOf(each.now) - meanOf(each.before));
      return {
        each,
        is,
        part: Math.min(1, Math.max(-0.5, part)),
        far: each.worse * apart(is, rest.now),
        isNews: was.n === 0 || each.worse * apart(is, was) >= clearly.itself,
      };
    });
    const holds = parts
      .filter(({ part, far, isNews }) => part >= leastPart && far >= clearly.group && isNews)
      .toSorted((a, b) => b.far - a.far);
    const [most] = holds;
    if (!most || holds.length * 2 < worse.length) return [];
    if (set.length === 2) {
      const { at, now: every } = most.each;
      const singles = set.map((split, index) => of(keyOf([split], [members[index]!]), at, 'now'));
      const others = less(less(every, singles[0]!), less(singles[1]!, most.is));
      const far = meanOf(most.is) - meanOf(others);
      const isAlone = singles.every((single) => {
        const beside = less(single, most.is);
        return beside.n >= fewestBeside && Math.abs(far) > 0 && (meanOf(beside) - meanOf(others)) / far <= mostLikeness;
      });
      if (!isAlone) return [];
    }
    const explains = parts.reduce((sum, { part }) => sum + part, 0) / parts.length;
    return [{ set, members, key, most: most.each, score: explains - count / all - (set.length - 1) * worthCrossing }];
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  if (!best) return null;
  return {
    scope: Object.fromEntries(best.set.map(({ id }, at) => [id, best.members[at]!])),
    members: best.set.map(({ column }, at) => `CAST(${name(column)} AS VARCHAR) = ${literal(best.members[at]!)}`),
    most: best.most,
  };
}

/** What each part of the tickets is called in a fact's ID. */
const areas = ['place', 'beside_first', 'beside_second', 'others'] as const;

async function putPlace(question: Question, tickets: Tickets, metrics: readonly Metric[], basis: Basis, place: Place): Promise<void> {
  const { database, periods } = question;
  const { reporting, prior } = periods;
  const { scope, members } = place;
  const year = periods.periods.find(({ offset }) => offset === -4 && periods.cut.length === 3);
  const told = [reporting, prior!, ...(year && year.offset !== prior!.offset ? [year] : [])];
  const [one, two] = members;
  const inside = members.join(' AND ');
  const area = two ? `CASE WHEN ${inside} THEN 0 WHEN ${one} THEN 1 WHEN ${two} THEN 2 ELSE 3 END` : `CASE WHEN ${one} THEN 0 ELSE 3 END`;
  const asked = metrics.filter((metric) => metric.basis === basis);
  const of = { ...basis, where: `${basis.where} AND ${within(basis, told)}` };
  const from = `(SELECT *, ${area} AS "area", ${area} = 0 AS "inside" FROM ${await datedRows(question, of)})`;
  const rows = await database.query(
    `SELECT "area", "inside", GROUPING("area") AS "joined", min(${basis.date}) >= DATE '${reporting.start}' AS "now", CAST(min(${basis.date}) AS VARCHAR) AS "day", ${valuesOf(asked)}
     FROM ${from} GROUP BY GROUPING SETS (("area", ${period}), ("inside", ${period}))`,
  );
  for (const row of rows) {
    const at = told.find(({ start, end }) => String(row.day) >= start && String(row.day) < end);
    const isJoined = Number(row.joined) === 1;
    if (!at || (isJoined && row.inside === true)) continue;
    const [called, where] = isJoined
      ? (['elsewhere', `NOT (${inside})`] as const)
      : ([areas[Number(row.area)]!, `${area} = ${Number(row.area)}`] as const);
    for (const [index, metric] of asked.entries()) put(question, metric, called, scope, at, where, row, index);
  }
  await putBefore(question, basis, place);
  await putAccounts(question, tickets, basis, scope, inside);
}

function put(
  question: Question,
  metric: Metric,
  called: string,
  scope: Fact['scope'],
  at: Period,
  where: string,
  row: Row,
  index: number,
): void {
  const value = number(row[`v${index}`]!) ?? (metric.additive ? 0 : null);
  if (value === null) return;
  const { facts, currency } = question;
  const { table, where: counts, date, verb } = metric.basis;
  const id = factId({ metric: `${metric.id}.${called}`, scope, at: at.offset });
  facts.set(id, {
    id,
    metric: metric.id,
    label: `${metric.label}, ${words[called]!}`,
    value,
    unit: metric.unit,
    ...(metric.unit === 'money' && currency ? { currency } : {}),
    period: at.id,
    scope,
    n: number(row[`n${index}`]!) ?? 0,
    rows: hexOfRows(row.rows),
    formula: `${metric.formula} ${verb} in ${at.label}, ${words[called]!} ${Object.values(scope).join(' and ')}`,
    sql: `SELECT ${metric.value} FROM ${table} WHERE ${counts} AND ${date} >= DATE '${at.start}' AND ${date} < DATE '${at.end}' AND ${where}`,
  });
}

const words: Record<string, string> = {
  place: 'of',
  beside_first: 'of the first alone, of',
  beside_second: 'of the second alone, of',
  others: 'of neither',
  elsewhere: 'outside of',
};

/**
 * `tickets_created.since[…]@m-2`: from which month the group stands out, with its tickets since; `tickets_created.before[…]@0`: what it and each of
 * its members had until then.
 */
async function putBefore({ database, periods, facts }: Question, basis: Basis, { scope, members, most: measure }: Place): Promise<void> {
  const { each, worse, before } = measure;
  const inside = members.join(' AND ');
  const conditions = [inside, ...members];
  const held = conditions.map((where, at) => `count(*) FILTER (WHERE ${where}) AS "held${at}"`);
  const from = await datedRows({ database, periods }, basis);
  const found = await database.query(
    `SELECT ${month} AS "m", ${held.join(', ')}, sum(CAST(${each} AS DOUBLE)) FILTER (WHERE ${inside}) AS "s", count(${each}) FILTER (WHERE ${inside}) AS "n"
     FROM ${from} GROUP BY 1`,
  );
  const rows = new Map(found.map((row) => [Number(row.m), row]));
  const months = periods.months.map((each) => ({ each, row: rows.get(periodNumber(periods.calendar, each.start, 1)) }));
  const hasTickets = ({ row }: (typeof months)[number]) => Number(row?.held0 ?? 0) > 0;
  const error = Math.sqrt(varianceOf(before));
  const total = (of: typeof months) =>
    of.reduce((sums, { row }) => ({ n: sums.n + Number(row?.n ?? 0), sum: sums.sum + Number(row?.s ?? 0) }), { n: 0, sum: 0 });
  /** How far all months from one on stand from all before it, in standard errors. */
  const turn = (at: number) => {
    const [is, was] = [total(months.slice(at)), total(months.slice(0, at))];
    return is.n > 0 && was.n > 0 && error > 0 ? (worse * (is.sum / is.n - was.sum / was.n)) / (error * Math.sqrt(1 / is.n + 1 / was.n)) : 0;
  };
  const turns = months.map((_, at) => turn(at));
  const most = Math.max(...turns);
  // What is new began with its first ticket, whatever that was like; else where it turned most.
  const isNew = !months.some((month) => month.each.start < periods.reporting.start && hasTickets(month));
  const since = (isNew ? months.find(hasTickets) : most >= clearly.itself ? months[turns.indexOf(most)] : undefined)?.each;
  if (!since) return;
  const put = (metric: string, own: Fact['scope'], at: 0 | `m${number}`, key: string, where: string, is: '<' | '>=') => {
    const value = found.reduce((sum, row) => sum + (compare(row, is) ? Number(row[key]) : 0), 0);
    const formula = `number of tickets submitted ${is === '<' ? 'before' : 'since'} ${since.label}`;
    const sql = `SELECT count(*) FROM ${basis.table} WHERE ${basis.where} AND ${where} AND ${basis.date} ${is} DATE '${since.start}' AND ${basis.date} <= DATE '${periods.asOf}'`;
    const id = factId({ metric, scope: own, at });
    facts.set(id, {
      id,
      metric: 'tickets_created',
      label: 'Tickets submitted',
      value,
      unit: 'count',
      period: null,
      scope: own,
      n: value,
      formula,
      sql,
    });
  };
  const first = periodNumber(periods.calendar, since.start, 1);
  const compare = (row: Row, is: '<' | '>=') => (is === '<' ? Number(row.m) < first : Number(row.m) >= first);
  put('tickets_created.since', scope, `m${since.offset}`, 'held0', inside, '>=');
  const own = [scope, ...(members.length > 1 ? Object.entries(scope).map(([id, member]) => ({ [id]: member })) : [])];
  for (const [index, of] of own.entries()) put('tickets_created.before', of, 0, `held${index}`, conditions[index]!, '<');
}

/** `exposed_accounts`, `exposed_value`, and of them `renewing_accounts` and `renewing_value`: those with a ticket there that went wrong. */
async function putAccounts(
  { database, facts, periods, currency }: Question,
  { account, sla, costs }: Tickets,
  basis: Basis,
  scope: Fact['scope'],
  inside: string,
): Promise<void> {
  if (!account) return;
  const { start, end, label } = periods.reporting;
  const until = renewsSoon(end);
  const wrong = sla ? 'NOT sla' : costs.length > 0 ? 'cost_0 > 0' : 'true';
  const where = `${basis.where} AND ${basis.date} >= DATE '${start}' AND ${basis.date} < DATE '${end}' AND ${inside} AND ${wrong}`;
  const sql = `SELECT DISTINCT account, account_value, account_renews FROM tickets WHERE ${where} AND account IS NOT NULL`;
  const renews = `account_renews > DATE '${periods.asOf}' AND account_renews <= DATE '${until}'`;
  const [row] = await database.query(
    `SELECT count(*) AS "all", sum(account_value) AS "value", count(*) FILTER (WHERE ${renews}) AS "soon", sum(account_value) FILTER (WHERE ${renews}) AS "soonValue" FROM (${sql})`,
  );
  if (Number(row!.all) === 0) return;
  const add = (metric: string, called: string, value: number, unit: 'count' | 'money', formula: string) => {
    const id = factId({ metric, scope, at: 0 });
    const said = unit === 'money' ? { currency: account.currency ?? currency ?? 'USD' } : {};
    facts.set(id, {
      id,
      metric,
      label: called,
      value,
      unit,
      ...said,
      period: periods.reporting.id,
      scope,
      n: Number(row!.all),
      formula,
      sql,
    });
  };
  const which = `accounts with a ticket of ${Object.values(scope).join(' and ')} in ${label}${sla ? ' that missed its SLA' : costs.length > 0 ? ' that cost money' : ''}`;
  add('exposed_accounts', 'Accounts exposed', Number(row!.all), 'count', `number of ${which}`);
  add('exposed_value', account.label, Number(row!.value ?? 0), 'money', `${account.label} of ${which}`);
  if (!account.renews) return;
  add('renewing_accounts', 'Accounts that renew soon', Number(row!.soon), 'count', `number of ${which} and renew by ${until}`);
  add('renewing_value', account.label, Number(row!.soonValue ?? 0), 'money', `${account.label} of ${which} and renew by ${until}`);
}
