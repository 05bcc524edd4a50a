/** Every metric by family, in the order decks list them. */
import { concentrationNotes } from './account-concentration.ts';
import { cohortWinRate } from './cohort-win-rate.ts';
import { averageDeal, medianDeal } from './deal-size.ts';
import { lostCount, wonCount } from './deals-closed.ts';
import { eventMetrics } from './event-facts.ts';
import type { MetricNote } from './fact.ts';
import { grossMarginNote } from './gross-margin.ts';
import type { Metric } from './metric.ts';
import { openCount, openValue } from './open-pipeline.ts';
import { overdueCount, overdueValue, staleCount, staleValue } from './open-risks.ts';
import { coverageNote } from './pipeline-coverage.ts';
import { pipelineCreated } from './pipeline-created.ts';
import { pipelineDue, pipelineWeighted } from './pipeline-outlook.ts';
import { recurringMetrics } from './recurring.ts';
import { lostCycle, lostCycleMedian, salesCycle, salesCycleMedian } from './sales-cycle.ts';
import { velocityNote } from './sales-velocity.ts';
import { slippage, slippedCount, slippedValue } from './slipped-deals.ts';
import { stageConversion } from './stage-conversion.ts';
import { supportMetrics } from './support.ts';
import { surveyNotes } from './survey-metrics.ts';
import { attainmentNote } from './target-attainment.ts';
import { unitEconomics } from './unit-economics.ts';
import { winRate, winRateByValue } from './win-rate.ts';
import { wonValue } from './won-value.ts';

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
  ...unitEconomics,
  ...supportMetrics({ resolution: null, response: null, scale: 5 }),
  ...eventMetrics,
  ...surveyNotes,
  grossMarginNote,
];
