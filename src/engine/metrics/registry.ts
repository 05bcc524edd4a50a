/** Every metric by family, in the order decks list them. */
import type { MetricNote } from '../../model/fact.ts';
import { grossMarginNote } from './finance/gross-margin.ts';
import { ruleOf40Notes } from './finance/rule-of-40.ts';
import { unitEconomics } from './finance/unit-economics.ts';
import type { Metric } from './metric.ts';
import { eventMetrics } from './records/event-facts.ts';
import { surveyNotes } from './records/survey-metrics.ts';
import { cohortNote } from './recurring/account-cohorts.ts';
import { recurringMetrics } from './recurring/recurring.ts';
import { concentrationNotes } from './sales/account-concentration.ts';
import { cohortWinRate } from './sales/cohort-win-rate.ts';
import { averageDeal, medianDeal } from './sales/deal-size.ts';
import { lostCount, wonCount } from './sales/deals-closed.ts';
import { openCount, openValue } from './sales/open-pipeline.ts';
import { overdueCount, overdueValue, staleCount, staleValue } from './sales/open-risks.ts';
import { coverageNote } from './sales/pipeline-coverage.ts';
import { pipelineCreated } from './sales/pipeline-created.ts';
import { pipelineDue, pipelineWeighted } from './sales/pipeline-outlook.ts';
import { lostCycle, lostCycleMedian, salesCycle, salesCycleMedian } from './sales/sales-cycle.ts';
import { velocityNote } from './sales/sales-velocity.ts';
import { slippage, slippedCount, slippedValue } from './sales/slipped-deals.ts';
import { stageConversion, stageDuration } from './sales/stage-conversion.ts';
import { attainmentNote } from './sales/target-attainment.ts';
import { winRate, winRateByValue } from './sales/win-rate.ts';
import { wonValue } from './sales/won-value.ts';
import { supportMetrics } from './support/support.ts';

export const salesMetrics: readonly Metric[] = [
  wonValue,
  wonCount,
  lostCount,
  winRate,
  winRateByValue,
  averageDeal,
  medianDeal,
  salesCycle,
  salesCycleMedian,
  lostCycle,
  lostCycleMedian,
  pipelineCreated,
  openCount,
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

/** Made of other figures, or of more than one table. */
export const derivedSales: readonly Omit<MetricNote, 'status' | 'reason'>[] = [
  attainmentNote,
  coverageNote,
  velocityNote,
  ...concentrationNotes,
];

/** All that have a name of their own, whatever the data call their columns. */
export const metrics: readonly Pick<Metric, 'id' | 'label' | 'definition' | 'unit' | 'polarity'>[] = [
  ...salesMetrics,
  ...derivedSales,
  ...recurringMetrics,
  cohortNote,
  ...unitEconomics,
  ...ruleOf40Notes,
  ...supportMetrics({ resolution: null, response: null, scale: 5 }),
  ...eventMetrics,
  ...surveyNotes,
  grossMarginNote,
];
