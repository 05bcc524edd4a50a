/** Every metric by family, in the order decks list them. */
import { averageDeal, medianDeal } from './deal-size.ts';
import { lostCount, wonCount } from './deals-closed.ts';
import { eventMetrics } from './event-facts.ts';
import type { Metric } from './metric.ts';
import { openCount, openValue } from './open-pipeline.ts';
import { overdueCount, overdueValue, staleCount, staleValue } from './open-risks.ts';
import { pipelineCreated } from './pipeline-created.ts';
import { recurringMetrics } from './recurring.ts';
import { lostCycle, lostCycleMedian, salesCycle, salesCycleMedian } from './sales-cycle.ts';
import { supportMetrics } from './support.ts';
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
];

export const metrics: readonly Metric[] = [
  ...salesMetrics,
  ...recurringMetrics,
  ...supportMetrics({ resolution: null, response: null, scale: 5 }),
  ...eventMetrics,
];
