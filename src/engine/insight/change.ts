/** Whether two figures of one measure differ by more than chance: the test behind every change. */
import type { MetricNote } from '../metrics/fact.ts';
import type { Evidence, Known } from './evidence.ts';
import { comparableRate, minRows } from './guards.ts';
import { pOfZ, twoProportionZ } from './statistics.ts';

/** A sum of fewer rows than this, now and before together, is told without a test. */
const minRowsOfSum = 10;

/** `exact`: counted over all there is, so that the change needs no test; null: nothing tells how far chance reaches. */
export function testOfChange(evidence: Evidence, note: MetricNote, now: Known, before: Known): number | 'exact' | null {
  if (note.state || note.untested) return 'exact';
  const [a, b] = [comparableRate(now), comparableRate(before)];
  if (a && b) return pOfZ(twoProportionZ(a, b));
  const z = zOfChange(evidence, now, before);
  return z === null ? null : pOfZ(z);
}

/** The change in units of its noise; null with too few rows. */
export function zOfChange(evidence: Evidence, now: Known, before: Known): number | null {
  const [a, b] = [evidence.noise(now), evidence.noise(before)];
  if (!a || !b) return null;
  const enough = a.of === 'mean' || b.of === 'mean' ? Math.min(now.n, before.n) >= minRows : now.n + before.n >= minRowsOfSum;
  const error = Math.hypot(a.error, b.error);
  return enough && error > 0 ? (now.value - before.value) / error : null;
}
