/** How much open pipeline stands against what is still to be booked. */

import type { Fact, MetricNote } from '../../../model/fact.ts';
import { hexOfRows } from '../../data/database.ts';
import type { Targets } from '../../data/families/targets.ts';
import { number, type Question } from '../compute.ts';
import { comingPeriod } from './pipeline-outlook.ts';
import { targetIn } from './target-attainment.ts';

export const coverageNote: Omit<MetricNote, 'status' | 'reason'> = {
  id: 'pipeline_coverage',
  label: 'Pipeline coverage',
  family: 'sales',
  definition:
    'Open pipeline due next, divided by what its target leaves to be booked: the target of that period less what is won in it already.',
  unit: 'multiple',
  polarity: 'up',
  beside: 'open_value',
};

const noNextTarget = 'The data hold no target for the period to come.';
const targetReached = 'The target of the period to come is booked already.';

/**
 * Puts `pipeline_coverage@0` with `.target@0`, `.booked@0` and `.gap@0`, and `.need@0`: one divided by the win rate, the coverage at which as
 * much as is left would be won. Returns the reason where it cannot be computed.
 */
export async function computeCoverage(question: Question, targets: Targets | null): Promise<string | null> {
  const { database, facts, currency, periods } = question;
  const due = facts.get('pipeline_due@0');
  if (!targets) return 'The data hold no targets.';
  if (!due || due.value === null) return 'The open pipeline due next is not known.';
  const coming = comingPeriod(question);
  const target = await targetIn(question, targets, coming);
  if (!target) return noNextTarget;
  const which = `outcome = 'won' AND closed >= DATE '${coming.start}' AND closed < DATE '${coming.end}' AND closed <= DATE '${periods.asOf}'`;
  const [row] = await database.query(
    `SELECT coalesce(sum(amount), 0) AS "v", count(amount) AS "n", sum(row_hash) AS "rows" FROM deals WHERE ${which}`,
  );
  const money = { metric: coverageNote.id, unit: 'money' as const, ...(currency && { currency }), period: coming.id, scope: {} };
  const put = (fact: Fact) => {
    facts.set(fact.id, fact);
    return fact;
  };
  const goal = put({
    ...money,
    ...target,
    id: 'pipeline_coverage.target@0',
    label: `Target of ${coming.label}`,
    formula: `sum of the targets for ${coming.label}`,
  });
  const booked = put({
    ...money,
    id: 'pipeline_coverage.booked@0',
    label: `Booked in ${coming.label}`,
    value: number(row!.v!),
    n: Number(row!.n),
    rows: hexOfRows(row!.rows),
    formula: `sum of amount of won deals closed in ${coming.label} so far`,
    sql: `SELECT coalesce(sum(amount), 0) FROM deals WHERE ${which}`,
  });
  const left = goal.value! - booked.value!;
  if (left <= 0) return targetReached;
  const gap = put({
    ...money,
    id: 'pipeline_coverage.gap@0',
    label: `Left to be booked in ${coming.label}`,
    value: left,
    n: booked.n,
    formula: `target of ${coming.label} less what is booked in it`,
    sql: '',
    from: [goal.id, booked.id],
  });
  const multiple = { metric: coverageNote.id, unit: 'multiple' as const, scope: {}, sql: '' };
  put({
    ...multiple,
    id: 'pipeline_coverage@0',
    label: coverageNote.label,
    value: due.value / left,
    period: periods.reporting.id,
    n: due.n,
    formula: `${due.formula}, divided by what is left to be booked in ${coming.label}`,
    from: [due.id, gap.id],
  });
  const rate = facts.get('win_rate@0');
  if (rate?.value) {
    put({
      ...multiple,
      id: 'pipeline_coverage.need@0',
      label: 'Coverage needed at the win rate',
      value: 1 / rate.value,
      period: periods.reporting.id,
      n: rate.n,
      formula: `inverse of: ${rate.formula}`,
      from: [rate.id],
    });
  }
  return null;
}
