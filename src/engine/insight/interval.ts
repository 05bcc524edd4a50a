/** Wilson's interval around a rate, as facts: `win_rate.low@0`, `win_rate.high@0`. */
import { workedOut } from './derived-fact.ts';
import type { Evidence, Known } from './evidence.ts';
import { proportionOf } from './guards.ts';
import { wilson } from './statistics.ts';

function intervalOf(evidence: Evidence, rate: Known): { low: Known; high: Known } | null {
  const proportion = proportionOf(rate);
  if (!proportion) return null;
  const { low, high } = wilson(proportion);
  const end = (suffix: '.low' | '.high', value: number) =>
    evidence.keep(
      workedOut(
        rate,
        suffix,
        value,
        { label: `${rate.label}, ${suffix.slice(1)} end`, formula: `Wilson interval at 95% of ${rate.formula}` },
        [rate],
      ),
    )!;
  return { low: end('.low', low), high: end('.high', high) };
}

/** The ends by the part they play in a finding; nothing for what is no proportion. */
export function intervalRoles(evidence: Evidence, rate: Known): Record<string, string> {
  const ends = intervalOf(evidence, rate);
  return ends ? { low: ends.low.id, high: ends.high.id } : {};
}
