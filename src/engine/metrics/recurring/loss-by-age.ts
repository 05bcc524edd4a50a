/** At what age subscriptions are lost, by the days they ran at that age; and what the book of today loses next at the rates of each period. */

import { type Fact, factId, type MetricNote } from '../../../model/fact.ts';
import { addDays, daysBetween, type Period } from '../../../model/period.ts';
import { type AgeBand, ageBands, type Per, perYear } from '../../../model/recurring-revenue.ts';
import { hexOfRows } from '../../data/database.ts';
import { following } from '../calendar/periods.ts';
import { number, type Question } from '../compute.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';

/** Days that a rate is told for. */
const perDays = 30;

const common = { family: 'recurring', polarity: 'down', untested: true, needs: ['contracts', 'ended-amounts'] } as const;

export const ageNotes: readonly (Omit<MetricNote, 'status' | 'reason' | 'source'> & Pick<Metric, 'needs'>)[] = [
  { ...common, ...named('loss_by_age'), unit: 'ratio', beside: 'ended_subscriptions' },
  { ...common, ...named('next_loss_mrr'), unit: 'money', beside: 'loss_by_age' },
  { ...common, ...named('next_loss_arr'), unit: 'money', beside: 'next_loss_mrr' },
];

/** SQL of the days that a subscription ran at the age of a band within a period. */
const daysIn = ({ from, to }: AgeBand, { start, end }: Period) =>
  `greatest(0, date_diff('day', greatest(started + ${from}, DATE '${start}'), least(${to === null ? '' : `started + ${to + 1}, `}coalesce(ended, DATE '${end}'), DATE '${end}')))`;
const endedIn = ({ from, to }: AgeBand, { start, end }: Period) =>
  `ended >= DATE '${start}' AND ended < DATE '${end}' AND ended - started >= ${from}${to === null ? '' : ` AND ended - started <= ${to}`}`;

/** Puts `loss_by_age[age=0-30]@0` and the like for the reporting period and the one before, and `next_loss_arr[age=0-30]@0` at the rates of both. */
export async function computeLossByAge(question: Question): Promise<void> {
  const { periods } = question;
  const { reporting, prior } = periods;
  if (!prior || reporting.partial) return;
  const now = await ratesOf(question, reporting);
  const before = await ratesOf(question, prior);
  if (now && before) await computeNext(question, now, before);
}

/** Puts the rates of a period; gives what a day costs of the money at each age, null where nothing ran. */
async function ratesOf({ database, facts }: Question, period: Period): Promise<number[] | null> {
  const asked = ageBands.map((band, at) => {
    const [days, ended] = [daysIn(band, period), `FILTER (WHERE ${endedIn(band, period)})`];
    return `sum(${days}) AS "days${at}", count(*) FILTER (WHERE ${days} > 0) AS "n${at}", count(*) ${ended} AS "ended${at}",
      CAST(sum(mrr * ${days}) AS DOUBLE) AS "money${at}", CAST(sum(mrr) ${ended} AS DOUBLE) AS "lost${at}"`;
  });
  const from = `FROM subscriptions WHERE started < DATE '${period.end}' AND (ended IS NULL OR ended >= DATE '${period.start}')`;
  const [row] = await database.query(`SELECT ${asked.join(', ')}, sum(row_hash) AS "rows" ${from}`);
  const { id: metric, label } = named('loss_by_age');
  const daily: number[] = [];
  for (const [at, band] of ageBands.entries()) {
    const of = (name: string) => number(row![`${name}${at}`]!) ?? 0;
    daily.push(of('money') > 0 ? of('lost') / of('money') : 0);
    const called = calledBand(band);
    const put = (suffix: string, value: number | null, unit: Fact['unit'], formula: string, select: string) => {
      const id = factId({ metric: `${metric}${suffix}`, scope: { age: band.id }, at: period.offset });
      const sql = `SELECT ${select} ${from}`;
      const rows = hexOfRows(row!.rows);
      facts.set(id, {
        id,
        metric,
        label: `${label}, ${called}`,
        value,
        unit,
        period: period.id,
        scope: { age: band.id },
        n: of('n'),
        rows,
        formula,
        sql,
      });
    };
    const [days, ended] = [`sum(${daysIn(band, period)})`, `count(*) FILTER (WHERE ${endedIn(band, period)})`];
    put('.ended', of('ended'), 'count', `subscriptions that ended at ${called} in ${period.label}`, ended);
    put('.days', of('days'), 'number', `days that subscriptions ran at ${called} in ${period.label}`, days);
    put(
      '',
      of('days') > 0 ? (perDays * of('ended')) / of('days') : null,
      'ratio',
      `subscriptions that ended at ${called} in ${period.label}, divided by the days that subscriptions ran at that age in it, times ${perDays} days`,
      `${perDays}.0 * ${ended} / nullif(${days}, 0)`,
    );
  }
  return daily.some((rate) => rate > 0) ? daily : null;
}

const calledBand = ({ from, to }: AgeBand) => (to === null ? `an age of ${from}+ days` : `an age of ${from}–${to} days`);

/** What stands on the last day, rolled forward by the days of the next period: each day it loses what was lost of a day at its age. */
async function computeNext(
  { database, facts, currency, periods }: Question,
  now: readonly number[],
  before: readonly number[],
): Promise<void> {
  const { reporting } = periods;
  const next = following(periods, false);
  const days = daysBetween(next.start, next.end);
  const day = addDays(reporting.end, -1);
  const age = `(DATE '${day}' - started)`;
  const stays = (daily: readonly number[]) =>
    ageBands
      .map(({ from, to }, at) => {
        const last = to === null ? `${age} + ${days}` : `least(${age} + ${days}, ${to})`;
        return `pow(${1 - daily[at]!}, greatest(0, ${last} - greatest(${age} + 1, ${from}) + 1))`;
      })
      .join(' * ');
  const from = `FROM subscriptions WHERE started <= DATE '${day}' AND (ended IS NULL OR ended > DATE '${day}')`;
  const band = `CASE ${ageBands.map(({ id, to }) => (to === null ? `ELSE '${id}'` : `WHEN ${age} <= ${to} THEN '${id}'`)).join(' ')} END`;
  const sums = [
    // Decimals add up to the same in whatever order.
    ['', `sum(CAST(MONEY * (1 - ${stays(now)}) AS DECIMAL(28, 6)))`, reporting.label],
    ['.prior_rates', `sum(CAST(MONEY * (1 - ${stays(before)}) AS DECIMAL(28, 6)))`, periods.prior!.label],
    ['.book', 'sum(MONEY)', null],
  ] as const;
  const select = (per: Per) =>
    sums.map(([, value], at) => `CAST(${value.replace('MONEY', `CAST(${per} AS DOUBLE)`)} AS DOUBLE) AS "${per}${at}"`);
  const rows = await database.query(
    `SELECT ${band} AS "age", count(*) AS "n", sum(row_hash) AS "rows", ${[...select('mrr'), ...select('arr')].join(', ')} ${from} GROUP BY GROUPING SETS ((1), ()) ORDER BY 1`,
  );
  for (const row of rows)
    for (const per of ['mrr', 'arr'] as const) {
      const metric = per === 'mrr' ? 'next_loss_mrr' : perYear('next_loss_mrr')!;
      const scope: Record<string, string> = row.age === null ? {} : { age: String(row.age) };
      const of = ageBands.find(({ id }) => id === row.age);
      for (const [at, [suffix, value, rates]] of sums.entries()) {
        const id = factId({ metric: `${metric}${suffix}`, scope, at: reporting.offset });
        const stood = `subscriptions active on ${day}${of ? ` at ${calledBand(of)}` : ''}`;
        facts.set(id, {
          id,
          metric,
          label: `${named(metric).label}${of ? `, ${calledBand(of)}` : ''}`,
          value: number(row[`${per}${at}`]!) ?? 0,
          unit: 'money',
          ...(currency && { currency }),
          period: reporting.id,
          scope,
          n: Number(row.n),
          rows: hexOfRows(row.rows),
          formula:
            rates === null ? `value of ${stood}` : `what ${stood} lose in ${days} days, each day at the loss rate of their age in ${rates}`,
          sql: `SELECT ${value.replace('MONEY', per)} ${from}${of ? ` AND ${band} = '${of.id}'` : ''}`,
        });
      }
    }
}
