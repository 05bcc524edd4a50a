/** Event lists as a family: each is counted separately, under the name of its source. */

import type { Dimension } from '../../../model/fact.ts';
import type { Database } from '../../data/database.ts';
import type { Events } from '../../data/families/events.ts';
import type { Covered } from '../calendar/periods.ts';
import type { Question } from '../compute.ts';
import { type Computed, computeMetrics, type Family, noteOf } from '../family.ts';
import type { Metric } from '../metric.ts';
import { named } from '../named.ts';
import { splitsOf } from '../splits.ts';

const subject = { one: 'row', many: 'rows' };
const shared = { unit: 'count', needs: [], additive: true, byDimension: true, subject } as const;

/** Churn events are not lost accounts: an account may leave and come back. */
const churnEvents: Metric = {
  ...shared,
  ...named('churn_events'),
  polarity: 'down',
  basis: { table: 'churn_events', where: 'true', date: 'day', verb: 'dated' },
  value: 'count(*)',
  n: 'count(*)',
  formula: 'number of churn events',
};

const usage: Metric = {
  ...shared,
  ...named('usage'),
  polarity: 'up',
  basis: { table: 'usage_events', where: 'true', date: 'day', verb: 'dated' },
  value: 'coalesce(sum(times), 0)',
  n: 'count(*)',
  formula: 'sum of the uses recorded',
};

export const eventMetrics: readonly Metric[] = [churnEvents, usage];

export function eventFamily(database: Database, events: Events): Family {
  const metric = events.kind === 'churn' ? churnEvents : usage;
  return {
    id: 'usage',
    subject,
    currency: null,
    covered: () => coveredBy(database, events),
    compute: (question, known) => eventFacts(question, events, metric, known),
  };
}

async function eventFacts(
  question: Question,
  { table, dimensions: columns }: Events,
  metric: Metric,
  known: readonly Dimension[],
): Promise<Computed> {
  const { dimensions, splits } = await splitsOf(question, columns, metric, 'usage', known);
  await computeMetrics(question, [metric], splits);
  return { dimensions, metrics: [noteOf(metric, 'usage', table.name, new Map())], quality: [], used: [table.name] };
}

async function coveredBy(database: Database, { into }: Events): Promise<Covered> {
  const [row] = await database.query(
    `SELECT CAST(min(day) AS VARCHAR) AS "first", CAST(max(day) AS VARCHAR) AS "last", count(DISTINCT day) AS "days" FROM ${into}`,
  );
  return { first: String(row!.first), last: String(row!.last), days: Number(row!.days) };
}
