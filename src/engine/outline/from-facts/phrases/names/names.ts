/** What the measures and dimensions of the data are called in a language, and how each measure is defined. */
import { financeIds } from './finance.ts';
import { outlookIds } from './outlook.ts';
import { recurringIds } from './recurring.ts';
import { stageTimeIds } from './stage-time.ts';
import { supportIds } from './support.ts';

export const metricIds = [
  'won_value',
  'won_count',
  'lost_count',
  'win_rate',
  'win_rate_value',
  'average_deal',
  'median_deal',
  'sales_cycle',
  'sales_cycle_median',
  'lost_cycle',
  'lost_cycle_median',
  'pipeline_created',
  'open_count',
  'open_value',
  'won_value.attainment',
  ...recurringIds,
  ...supportIds,
  ...outlookIds,
  ...financeIds,
  ...stageTimeIds,
] as const;
export type MetricId = (typeof metricIds)[number];

/** Whether every language has a name for it. */
export function isNamed(metric: string): metric is MetricId {
  return (metricIds as readonly string[]).includes(metric);
}

export interface Name {
  label: string;
  /** One sentence, for the appendix. */
  definition: string;
}

/** What a column of the data often is; `dimension-labels.ts` says which English labels mean it. */
export type DimensionName =
  | 'product'
  | 'series'
  | 'category'
  | 'region'
  | 'office'
  | 'country'
  | 'location'
  | 'team'
  | 'manager'
  | 'owner'
  | 'segment'
  | 'industry'
  | 'account'
  | 'customer'
  | 'parent'
  | 'channel'
  | 'source'
  | 'type';

/** What a figure counts. */
export type SubjectName = 'deal' | 'row' | 'subscription' | 'account' | 'ticket';

/** Why a measure cannot be computed. */
export interface Lacks {
  amounts: string;
  someAmounts: (have: string, all: string) => string;
  created: string;
  closed: string;
  lost: string;
  lostAmounts: string;
  noWorth: string;
  open: string;
  openAmounts: string;
  targets: string;
}

export interface Names<N extends Name = Name> {
  metrics: Readonly<Record<MetricId, N>>;
  dimensions: Readonly<Record<DimensionName, readonly [one: string, many: string]>>;
  subjects: Readonly<Record<SubjectName, readonly [one: string, many: string]>>;
  lacks: Lacks;
  /** What rows without a member are counted under. */
  unnamed: string;
}

/** Finds the measure that a label names; null for a measure that only the data know. */
export function byLabel<N extends Name>({ metrics }: Names<N>): (label: string) => N | null {
  const found = new Map(Object.values(metrics).map((name) => [name.label, name]));
  return (label) => found.get(label) ?? null;
}
