/** How far chance reaches in a figure: its standard error. */
import { withSuffix } from '../../model/fact.ts';
import type { Evidence, Known } from './evidence.ts';

export interface Noise {
  error: number;
  of: 'sum' | 'mean';
}

/** Of a sum, a count or a mean; null where nothing tells how its rows vary. */
export function noiseOf(evidence: Evidence, fact: Known): Noise | null {
  const sum = evidence.byId(withSuffix(fact.id, '.se'));
  if (sum) return { error: sum.value, of: 'sum' };
  const mean = evidence.byId(withSuffix(fact.id, '.mean_se'));
  if (mean) return { error: mean.value, of: 'mean' };
  if (fact.n === 0 && fact.value === 0) return { error: 0, of: 'sum' };
  // Counts of independent events vary by their square root.
  return fact.unit === 'count' && fact.value === fact.n ? { error: Math.sqrt(fact.value), of: 'sum' } : null;
}
