/** Every metric by family, in display order. */
import type { MetricNote } from '../../model/fact.ts';
import { grossMarginNote, ruleOf40Notes } from './finance/rule-of-40.ts';
import { unitEconomics } from './finance/unit-economics.ts';
import type { Metric } from './metric.ts';
import { eventMetrics } from './records/event-facts.ts';
import { namedOrderMetrics } from './records/order-facts.ts';
import { dsoNote, outstandingMetric, receivableMetrics } from './records/receivables.ts';
import { rowNotes } from './records/row-notes.ts';
import { surveyNotes } from './records/surveys.ts';
import { cohortNote } from './recurring/account-cohorts.ts';
import { ageNotes } from './recurring/loss-by-age.ts';
import { whereNote } from './recurring/loss-where.ts';
import { lostNotes } from './recurring/lost-revenue.ts';
import { recurringMetrics } from './recurring/recurring-revenue.ts';
import { renewalMetrics } from './recurring/renewal-facts.ts';
import { subscriptionChurn } from './recurring/subscription-churn.ts';
import { concentrationNotes } from './sales/account-concentration.ts';
import {
  averageDeal,
  cohortWinRate,
  decidedCount,
  lostCount,
  lostCycle,
  lostCycleMedian,
  medianDeal,
  salesCycle,
  salesCycleMedian,
  velocityNote,
  winRate,
  winRateByValue,
  wonCount,
  wonValue,
} from './sales/closed-deals.ts';
import { liveCount, standingCount } from './sales/deal-age.ts';
import { overdueCount, overdueValue, slippage, slippedCount, slippedValue, staleCount, staleValue } from './sales/deal-risks.ts';
import {
  coverageNote,
  openCount,
  openValue,
  pipelineCreated,
  pipelineDue,
  pipelineWeighted,
  stageConversion,
  stageDuration,
} from './sales/pipeline.ts';
import { attainmentNote } from './sales/target-attainment.ts';
import { namedSpanMetrics } from './spans/span-metrics.ts';
import { limitNotes } from './support/limits.ts';
import { supportMetrics } from './support/support.ts';

export const salesMetrics: readonly Metric[] = [
  wonValue,
  wonCount,
  lostCount,
  winRate,
  decidedCount,
  winRateByValue,
  averageDeal,
  medianDeal,
  salesCycle,
  salesCycleMedian,
  lostCycle,
  lostCycleMedian,
  pipelineCreated,
  openCount,
  standingCount,
  liveCount,
  openValue,
  staleCount,
  staleValue,
  overdueCount,
  overdueValue,
  cohortWinRate,
  slippedCount,
  slippedValue,
  slippage,
  pipelineWeighted,
  pipelineDue,
  stageConversion,
  stageDuration,
];

/** Metrics made from other figures, or from several tables. */
export const derivedSales: readonly Omit<MetricNote, 'status' | 'reason'>[] = [
  attainmentNote,
  coverageNote,
  velocityNote,
  ...concentrationNotes,
];

/** All metrics with a name of their own, whatever the data call their columns. */
export const metrics: readonly Pick<Metric, 'id' | 'label' | 'definition' | 'unit' | 'polarity'>[] = [
  ...salesMetrics,
  ...derivedSales,
  ...recurringMetrics,
  subscriptionChurn,
  cohortNote,
  ...lostNotes,
  ...ageNotes,
  whereNote,
  ...unitEconomics,
  ...ruleOf40Notes,
  ...namedSpanMetrics,
  ...limitNotes,
  ...supportMetrics({ resolution: null, response: null, scale: 5 }),
  ...namedOrderMetrics,
  ...renewalMetrics(null),
  ...eventMetrics,
  ...surveyNotes,
  grossMarginNote,
  ...rowNotes,
  ...receivableMetrics(),
  outstandingMetric(),
  dsoNote,
];
