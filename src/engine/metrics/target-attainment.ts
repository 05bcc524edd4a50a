/** Target attainment: won value against the target of the period, for the whole and for whoever has a target. */

import { literal, name } from '../data/database.ts';
import { columnOf } from '../data/deals.ts';
import type { Targets } from '../data/targets.ts';
import { periodNumber } from './calendar.ts';
import { number, type Question, type Split } from './compute.ts';
import type { Fact, MetricNote } from './fact.ts';
import { factId } from './fact-id.ts';

export const attainmentNote: Omit<MetricNote, 'status' | 'reason'> = {
  id: 'won_value.attainment',
  label: 'Target attainment',
  family: 'sales',
  definition: 'Won value divided by the target of the same period.',
  unit: 'ratio',
  polarity: 'up',
};

/** Puts `won_value.target@0` and `won_value.attainment@0` for each period the targets cover whole, and the same by member. */
export async function computeAttainment(question: Question, targets: Targets, splits: readonly Split[]): Promise<void> {
  const { periods } = question;
  for (const period of periods.periods) {
    const from = periodNumber(periods.calendar, period.start, 1);
    const inside = `month >= ${from} AND month + months <= ${from + periods.length}`;
    const [covered] = await question.database.query(
      `SELECT count(DISTINCT m) AS "months" FROM (SELECT unnest(range(month, month + months)) AS m FROM targets WHERE ${inside})`,
    );
    // Two months' targets are not a quarter's.
    if (Number(covered!.months) < periods.length) continue;
    const scopes: Record<string, string>[] = [{}];
    for (const split of splits) if (targets.dimensions[split.id]) scopes.push(...split.members.map((member) => ({ [split.id]: member })));
    for (const scope of scopes) await put(question, scope, period.offset, inside);
  }
}

async function put({ database, facts, currency }: Question, scope: Record<string, string>, at: number, inside: string): Promise<void> {
  const won = facts.get(factId({ metric: 'won_value', scope, at }));
  if (!won) return;
  const filter = Object.entries(scope).map(([id, member]) => ` AND ${name(columnOf(id))} = ${literal(member)}`);
  const sql = `SELECT sum(amount) FROM targets WHERE ${inside}${filter.join('')}`;
  const [row] = await database.query(sql.replace('sum(amount)', 'sum(amount) AS "v", count(amount) AS "n"'));
  const value = number(row!.v!);
  if (value === null) return;
  const target: Fact = {
    id: factId({ metric: 'won_value.target', scope, at }),
    metric: 'won_value',
    label: `${won.label}, target`,
    value,
    unit: 'money',
    ...(currency ? { currency } : {}),
    period: won.period,
    scope,
    n: Number(row!.n),
    formula: `sum of the targets for the period of: ${won.formula}`,
    sql,
  };
  facts.set(target.id, target);
  const id = factId({ metric: 'won_value.attainment', scope, at });
  facts.set(id, {
    id,
    metric: 'won_value',
    label: `${won.label}, share of target`,
    value: value > 0 && won.value !== null ? won.value / value : null,
    unit: 'ratio',
    period: won.period,
    scope,
    n: won.n,
    formula: `${won.formula}, divided by the target of the same period`,
    sql: '',
    from: [won.id, target.id],
  });
}
