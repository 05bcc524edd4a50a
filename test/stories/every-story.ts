/** The ten stories. */
import { churnCluster } from './churn-cluster.ts';
import { mixShift } from './mix-shift.ts';
import { outlierDeal } from './outlier-deal.ts';
import { partialQuarter } from './partial-quarter.ts';
import { seasonality } from './seasonality.ts';
import { simpsonPair } from './simpson-pair.ts';
import { slippingSegment } from './slipping-segment.ts';
import { stalePipeline } from './stale-pipeline.ts';
import type { MakeStory } from './story.ts';
import { twoCurrencies } from './two-currencies.ts';
import { weeksCalendar } from './weeks-calendar.ts';

export const everyStory: readonly MakeStory[] = [
  slippingSegment,
  simpsonPair,
  outlierDeal,
  partialQuarter,
  twoCurrencies,
  weeksCalendar,
  seasonality,
  mixShift,
  churnCluster,
  stalePipeline,
];
