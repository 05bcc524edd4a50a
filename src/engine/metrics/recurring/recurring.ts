/** Recurring revenue: what is paid on the last day of a period, how it moved in between, and how much of it stays. */
import type { Metric } from '../metric.ts';
import { contracts } from './contracts.ts';
import { movements, retention } from './movements.ts';
import { payers, revenue } from './standing.ts';

export const recurringMetrics: readonly Metric[] = [...revenue, ...retention, ...payers, ...movements, ...contracts];
