/** Open deals: pipeline balance, pipeline created and due, coverage, stage conversion. */

import type { Fact, MetricNote } from '../../../model/fact.ts';
import { addDays, type Period } from '../../../model/period.ts';
import { hexOfRows } from '../../data/database.ts';
import type { Targets } from '../../data/families/targets.ts';
import { following } from '../calendar/periods.ts';
import { computeMembers, computeTotals, number, type Question } from '../compute.ts';
import { createdDeals, type Metric, openDeals } from '../metric.ts';
import { named, reason } from '../named.ts';
import { targetIn } from './target-attainment.ts';

const standing = { polarity: 'up', basis: openDeals, additive: true, byDimension: true } as const;

export const openCount: Metric = {
  ...standing,
  ...named('open_count'),
  unit: 'count',
  needs: ['open'],
  value: 'count(*)',
  n: 'count(*)',
  formula: 'number of open deals',
};

export const openValue: Metric = {
  ...standing,
  ...named('open_value'),
  unit: 'money',
  needs: ['amount', 'open-amount'],
  value: 'coalesce(sum(amount), 0)',
  n: 'count(amount)',
  formula: 'sum of amount of open deals',
};

export const pipelineCreated: Metric = {
  ...named('pipeline_created'),
  unit: 'count',
  polarity: 'up',
  // Without open deals, recently created ones are missing and the last period would always fall.
  needs: ['created', 'open'],
  basis: createdDeals,
  value: 'count(*)',
  n: 'count(*)',
  formula: 'number of deals',
  additive: true,
  byDimension: true,
};

const coming = { unit: 'money', polarity: 'up', additive: true, byDimension: true, beside: 'open_value' } as const;

export const pipelineWeighted: Metric = {
  ...coming,
  ...named('pipeline_weighted'),
  needs: ['amount', 'open-amount', 'probability'],
  basis: openDeals,
  value: 'coalesce(sum(CAST(amount AS DECIMAL(24, 4)) * CAST(probability AS DECIMAL(9, 6))), 0)',
  n: 'count(CASE WHEN amount IS NOT NULL THEN probability END)',
  formula: 'sum of amount times probability of open deals',
};

export const pipelineDue: Metric = {
  ...coming,
  ...named('pipeline_due'),
  needs: ['amount', 'open-amount', 'expected'],
  basis: openDeals,
  value: 'coalesce(sum(amount), 0)',
  n: 'count(amount)',
  formula: 'sum of amount of open deals',
};

/** The next period to close: the one after the reporting period, or the reporting period itself if in progress. */
function comingPeriod({ periods }: Question): Period {
  return addDays(periods.asOf, 1) < periods.reporting.end ? periods.reporting : following(periods, true);
}

/** `pipeline_due[stage=Negotiation]@0`, `pipeline_due[forecast_category=Commit]@0`, and the weighted equivalents. */
export async function computeOutlook(question: Question, metrics: readonly Metric[]): Promise<void> {
  const { start, end, label } = comingPeriod(question);
  const due = (metric: Metric): Metric => ({
    ...metric,
    basis: { ...openDeals, where: `outcome = 'open' AND expected >= DATE '${start}' AND expected < DATE '${end}'` },
    formula: `${metric.formula} due in ${label}`,
  });
  const asked = metrics.map((metric) => (metric === pipelineDue ? due(metric) : metric));
  await computeTotals(question, asked);
  for (const [id, column, called] of [
    ['stage', 'stage', 'Stage'],
    ['forecast_category', 'forecast', 'Forecast category'],
  ] as const) {
    const rows = await question.database.query(
      `SELECT ${column} AS "member" FROM deals WHERE outcome = 'open' AND ${column} IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 30`,
    );
    await computeMembers(question, asked, [{ id, label: called, column, members: rows.map((row) => String(row.member)) }]);
  }
}

export const coverageNote: Omit<MetricNote, 'status' | 'reason'> = {
  ...named('pipeline_coverage'),
  family: 'sales',
  unit: 'multiple',
  polarity: 'up',
  beside: 'open_value',
};

const noNextTarget = reason('next-target');
const targetReached = reason('next-target-booked');

/**
 * Puts `pipeline_coverage@0` with `.target@0`, `.booked@0` and `.gap@0`, and `.need@0`: one divided by the win rate, the coverage at
 * which the remaining target would be won. Returns the reason if it cannot be computed.
 */
export async function computeCoverage(question: Question, targets: Targets | null): Promise<string | null> {
  const { database, facts, currency, periods } = question;
  const due = facts.get('pipeline_due@0');
  if (!targets) return reason('targets');
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

export const stageConversion: Metric = {
  ...named('stage_conversion'),
  unit: 'ratio',
  polarity: 'up',
  needs: ['stages'],
  basis: { table: 'stage_passes', where: 'true', date: 'closed', verb: 'closed' },
  value: 'count(*) FILTER (WHERE passed) / nullif(count(*), 0)',
  n: 'count(*)',
  formula: 'deals that went on divided by deals that had come into the stage,',
  additive: false,
  byDimension: true,
  beside: 'win_rate',
};

export const stageDuration: Metric = {
  ...named('stage_duration'),
  unit: 'days',
  polarity: 'down',
  needs: ['stages'],
  basis: stageConversion.basis,
  value: 'CAST(sum(days) AS DOUBLE) / nullif(count(days), 0)',
  n: 'count(days)',
  formula: 'mean of the days in the stage of deals',
  additive: false,
  byDimension: true,
  each: 'days',
  beside: 'sales_cycle',
};

/** Puts `stage_conversion[stage=Proposal]@0` and `stage_duration[stage=Proposal]@0`, in the order deals pass through stages. */
export async function computeStageConversion(question: Question, stages: readonly string[]): Promise<void> {
  await computeMembers(question, [stageConversion, stageDuration], [{ id: 'stage', label: 'Stage', column: 'stage', members: stages }]);
}
