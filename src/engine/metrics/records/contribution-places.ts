/**
 * Where contribution was lost: the goods at which discounts took more, and those of which more came back, than before; since which month, by which
 * codes and for which reason.
 */
import { type Fact, factId } from '../../../model/fact.ts';
import type { Period } from '../../../model/period.ts';
import { literal, name, type Row } from '../../data/database.ts';
import type { Orders } from '../../data/relations/orders.ts';
import { periodNumber } from '../calendar/calendar.ts';
import { datedRows, month, type Question, type Split } from '../compute.ts';
import { trading } from './contribution.ts';

/** Standard errors from which a share of many looked at rose; part of the whole rise that its goods account for. */
const clearly = 3;
const leastPart = 0.5;
/** A smaller rise is nothing to act on, in points. */
const leastRise = 0.02;
const fewestLines = 20;
const most = { members: 60, codes: 3 } as const;
/** Part of the discounts from which a code is named. */
const leastOfCode = 0.15;

/** A share of sums over lines: what of it came off, and how both vary. */
interface Sums {
  n: number;
  part: number;
  whole: number;
  pp: number;
  pw: number;
  ww: number;
}

const kinds = {
  discount: { part: 'discount', whole: 'gross', rate: 'discount_rate' },
  returns: { part: 'CAST(came_back AS INTEGER)', whole: '1', rate: 'return_rate' },
} as const;
type Kind = keyof typeof kinds;

const nothing: Sums = { n: 0, part: 0, whole: 0, pp: 0, pw: 0, ww: 0 };
const rateOf = ({ part, whole }: Sums) => (whole > 0 ? part / whole : 0);

function errorOf(sums: Sums): number {
  const { pp, pw, ww, whole } = sums;
  const rate = rateOf(sums);
  return whole > 0 ? Math.sqrt(Math.max(0, pp - 2 * rate * pw + rate * rate * ww)) / whole : 0;
}

/** Standard errors by which a share rose. Of nothing that came off before, the error is that of now. */
function risen(now: Sums, before: Sums): number {
  const error = Math.hypot(errorOf(now), errorOf(before));
  return error > 0 ? (rateOf(now) - rateOf(before)) / error : 0;
}

interface Place {
  split: Split;
  member: string;
  now: Sums;
  before: Sums;
  /** Of everything else. */
  rest: { now: Sums; before: Sums };
}

const less = (a: Sums, b: Sums): Sums => ({
  n: a.n - b.n,
  part: a.part - b.part,
  whole: a.whole - b.whole,
  pp: a.pp - b.pp,
  pw: a.pw - b.pw,
  ww: a.ww - b.ww,
});

export async function putPlaces(question: Question, orders: Orders, splits: readonly Split[]): Promise<void> {
  const { reporting, prior } = question.periods;
  if (!prior || reporting.partial) return;
  const few = splits.filter(({ role, members }) => role === 'product' && members.length >= 2 && members.length <= most.members);
  for (const kind of Object.keys(kinds) as Kind[]) {
    if (kind === 'discount' ? !orders.amount.gross : !orders.returns) continue;
    const place = await findPlace(question, few, kind);
    if (!place) continue;
    await putSince(question, place, kind);
    await (kind === 'discount' ? putDiscounts(question, orders, place) : putReturns(question, orders, place));
  }
}

const within = ({ start, end }: Period) => `dated >= DATE '${start}' AND dated < DATE '${end}'`;
const inside = ({ split, member }: Place) => `${name(split.column)} = ${literal(member)}`;

/** What is told adds up decimals, whose sum no order of the rows changes; squares are only tested with. */
function sumsSql(kind: Kind): string {
  const { part, whole } = kinds[kind];
  const [p, w] = [part, whole].map((each) => `CAST(${each} AS DOUBLE)`);
  return `count(*) AS "n", sum(${part}) AS "part", sum(${whole}) AS "whole", sum(${p} * ${p}) AS "pp", sum(${p} * ${w}) AS "pw", sum(${w} * ${w}) AS "ww"`;
}

function sumsOf(row: Row | undefined): Sums {
  if (!row) return nothing;
  const [n, part, whole, pp, pw, ww] = ['n', 'part', 'whole', 'pp', 'pw', 'ww'].map((key) => Number(row[key] ?? 0));
  return { n: n!, part: part!, whole: whole!, pp: pp!, pw: pw!, ww: ww! };
}

/** The member that explains most of the rise with the least of what is sold. */
async function findPlace({ database, periods }: Question, splits: readonly Split[], kind: Kind): Promise<Place | null> {
  const { reporting, prior } = periods;
  const from = `(SELECT *, ${within(reporting)} AS "now" FROM trading WHERE own AND ((${within(reporting)}) OR (${within(prior!)})))`;
  const totals = await database.query(`SELECT "now", ${sumsSql(kind)} FROM ${from} GROUP BY 1`);
  const [now, before] = [true, false].map((at) => sumsOf(totals.find((row) => row.now === at)));
  const rise = now!.part - rateOf(before!) * now!.whole;
  if (rise <= 0) return null;
  let best: (Place & { score: number }) | null = null;
  for (const split of splits) {
    const rows = await database.query(
      `SELECT CAST(${name(split.column)} AS VARCHAR) AS "member", "now", ${sumsSql(kind)} FROM ${from} GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    for (const member of split.members) {
      const of = (at: boolean) => sumsOf(rows.find((row) => row.member === member && row.now === at));
      const [is, was] = [of(true), of(false)];
      const place = { split, member, now: is, before: was, rest: { now: less(now!, is), before: less(before!, was) } };
      if (place.now.n < fewestLines || place.before.n < fewestLines) continue;
      if (rateOf(place.now) - rateOf(place.before) < leastRise || risen(place.now, place.before) < clearly) continue;
      const part = (place.now.part - rateOf(place.before) * place.now.whole) / rise;
      const score = Math.min(part, 1) - place.now.whole / now!.whole;
      if (part >= leastPart && score > (best?.score ?? 0) + 0.02) best = { ...place, score };
    }
  }
  return best;
}

function put(
  question: Question,
  metric: string,
  fact: Pick<Fact, 'label' | 'value' | 'unit' | 'scope' | 'n' | 'formula' | 'sql'>,
  at: 0 | number | `m${number}` = 0,
): void {
  const { facts, currency, periods } = question;
  const id = factId({ metric, scope: fact.scope, at });
  if (facts.has(id)) return;
  const period =
    typeof at === 'number' ? periods.periods.find(({ offset }) => offset === at) : periods.months.find(({ offset }) => `m${offset}` === at);
  facts.set(id, {
    ...fact,
    id,
    metric: metric.replace(/\..*$/, ''),
    ...(fact.unit === 'money' && currency ? { currency } : {}),
    period: period?.id ?? null,
  });
}

/** `discount_rate[…]@m-3` of each month, and `discount_rate.since[…]@m-3` of the month from which it stands higher. */
async function putSince(question: Question, place: Place, kind: Kind): Promise<void> {
  const { periods } = question;
  const { rate } = kinds[kind];
  const from = await datedRows(question, trading);
  const rows = await question.database.query(
    `SELECT ${month} AS "m", ${sumsSql(kind)} FROM ${from} WHERE own AND ${inside(place)} GROUP BY 1`,
  );
  const months = periods.months
    .filter(({ start }) => start < periods.reporting.end)
    .map((each) => ({ each, sums: sumsOf(rows.find((row) => Number(row.m) === periodNumber(periods.calendar, each.start, 1))) }));
  const scope = { [place.split.id]: place.member };
  const about = (each: Period, sums: Sums) => ({
    label: kind === 'discount' ? 'Discount rate' : 'Return rate',
    value: rateOf(sums),
    unit: 'ratio' as const,
    scope,
    n: sums.n,
    formula: `${kind === 'discount' ? 'amounts taken off by discounts divided by amounts before them' : 'lines of which something came back divided by lines sold'}, ${each.label}`,
    sql: `SELECT sum(${kinds[kind].part}) / sum(${kinds[kind].whole}) FROM trading WHERE own AND ${inside(place)} AND ${within(each)}`,
  });
  for (const { each, sums } of months) if (sums.n > 0) put(question, rate, about(each, sums), `m${each.offset}`);
  const total = (of: typeof months) =>
    of.reduce<Sums>(
      (sum, { sums }) => ({
        n: sum.n + sums.n,
        part: sum.part + sums.part,
        whole: sum.whole + sums.whole,
        pp: sum.pp + sums.pp,
        pw: sum.pw + sums.pw,
        ww: sum.ww + sums.ww,
      }),
      nothing,
    );
  // How far all months from one on stand above all before it.
  const turns = months.map((_, at) => (at === 0 ? 0 : risen(total(months.slice(at)), total(months.slice(0, at)))));
  const at = turns.indexOf(Math.max(...turns));
  const since = months[at];
  if (!since || turns[at]! < clearly) return;
  put(question, `${rate}.since`, about(since.each, total(months.slice(at))), `m${since.each.offset}`);
}

/** `discounts.excess[…]@0`, what they took beyond the share of before, and `discounts[code=…&…]@0` of the codes behind it. */
async function putDiscounts(question: Question, { dimensions }: Orders, place: Place): Promise<void> {
  const { reporting, prior } = question.periods;
  const { split, member, now, before } = place;
  const scope = { [split.id]: member };
  const where = `own AND ${inside(place)} AND ${within(reporting)}`;
  put(question, 'discounts.excess', {
    label: 'Discounts beyond their earlier rate',
    value: now.part - rateOf(before) * now.whole,
    unit: 'money',
    scope,
    n: now.n,
    formula: `discounts of ${member} in ${reporting.label} less its gross sales times its discount rate of ${prior!.label}`,
    sql: `SELECT sum(discount) - sum(gross) * ${rateOf(before)} FROM trading WHERE ${where}`,
  });
  const code = dimensions.find(({ tellsDiscount }) => tellsDiscount);
  if (!code) return;
  const column = name(`by_${code.id}`);
  const rows = await question.database.query(
    `SELECT CAST(${column} AS VARCHAR) AS "code", count(*) FILTER (discount > 0 AND ${within(reporting)}) AS "n", CAST(coalesce(sum(discount) FILTER (${within(reporting)}), 0) AS DOUBLE) AS "now",
            CAST(coalesce(sum(discount) FILTER (${within(prior!)}), 0) AS DOUBLE) AS "before"
     FROM trading WHERE own AND ${inside(place)} AND ${column} IS NOT NULL GROUP BY 1 ORDER BY 3 DESC, 1`,
  );
  const behind = rows.filter((row) => Number(row.now) >= leastOfCode * now.part && Number(row.now) > 2 * Number(row.before));
  for (const row of behind.slice(0, most.codes)) {
    put(question, 'discounts.code', {
      label: `Discounts by ${row.code}`,
      value: Number(row.now),
      unit: 'money',
      scope: { [code.id]: String(row.code), ...scope },
      n: Number(row.n),
      formula: `sum of amounts taken off by ${row.code} at ${member} in ${reporting.label}`,
      sql: `SELECT sum(discount) FROM trading WHERE ${where} AND ${column} = ${literal(String(row.code))}`,
    });
  }
}

/** `returned_lines[…]` and `sold_lines[…]` now and before, `refunds.excess[…]@0` with what taking them back cost, and the reason given most. */
async function putReturns(question: Question, { returns }: Orders, place: Place): Promise<void> {
  const { reporting, prior } = question.periods;
  const { split, member, now, before, rest } = place;
  const scope = { [split.id]: member };
  for (const [period, sums, others] of [
    [reporting, now, rest.now],
    [prior!, before, rest.before],
  ] as const) {
    const where = `own AND ${inside(place)} AND ${within(period)}`;
    const shared = { unit: 'count' as const, scope, n: sums.n };
    put(
      question,
      'returned_lines',
      {
        ...shared,
        label: 'Lines returned',
        value: sums.part,
        formula: `number of lines sold in ${period.label} of which something came back`,
        sql: `SELECT count(*) FROM trading WHERE ${where} AND came_back`,
      },
      period.offset,
    );
    put(
      question,
      'return_rate.rest',
      {
        label: `Return rate of all but ${member}`,
        value: rateOf(others),
        unit: 'ratio',
        scope,
        n: others.n,
        formula: `lines of all but ${member} sold in ${period.label} of which something came back divided by all of them`,
        sql: `SELECT avg(CAST(came_back AS INTEGER)) FROM trading WHERE own AND NOT (${inside(place)}) AND ${within(period)}`,
      },
      period.offset,
    );
    put(
      question,
      'sold_lines',
      {
        ...shared,
        label: 'Lines sold',
        value: sums.n,
        formula: `number of lines sold in ${period.label}`,
        sql: `SELECT count(*) FROM trading WHERE ${where}`,
      },
      period.offset,
    );
  }
  const where = `own AND came_back AND ${inside(place)} AND ${within(reporting)}`;
  const [row] = await question.database.query(
    `SELECT CAST(sum(line_refund) AS DOUBLE) AS "refund", CAST(sum(line_fees) AS DOUBLE) AS "fees" FROM trading WHERE ${where}`,
  );
  const beyond = now.part - rateOf(before) * now.whole;
  const excess = (sum: unknown) => (Number(sum ?? 0) * beyond) / now.part;
  put(question, 'returned_lines.excess', {
    label: 'Lines returned beyond the earlier rate',
    value: beyond,
    unit: 'count',
    scope,
    n: now.n,
    formula: `lines returned less lines sold times the return rate of ${prior!.label}`,
    sql: '',
  });
  put(question, 'refunds.excess', {
    label: 'Cost of returns beyond their earlier rate',
    value: excess(row!.refund) + excess(row!.fees),
    unit: 'money',
    scope,
    n: Math.round(now.part),
    formula: `refunds${returns?.fees ? ` and ${returns.fees}` : ''} of the lines sold in ${reporting.label} that came back, times the part of them beyond the return rate of ${prior!.label}`,
    sql: `SELECT sum(line_refund + line_fees) FROM trading WHERE ${where}`,
  });
  if (!returns?.reason) return;
  const reasons = await question.database.query(
    `SELECT reason, count(*) AS "n" FROM trading WHERE ${where} AND reason IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1`,
  );
  const [first] = reasons;
  if (!first || Number(first.n) < now.part * 0.4) return;
  put(question, 'returned_lines.reason', {
    label: String(first.reason),
    value: Number(first.n),
    unit: 'count',
    scope,
    n: Number(first.n),
    formula: `number of lines sold in ${reporting.label} that came back as ${first.reason}`,
    sql: `SELECT count(*) FROM trading WHERE ${where} AND reason = ${literal(String(first.reason))}`,
  });
}
