/** The value axis of a line: from zero to a round number, so that a course looks as flat or as steep as it is. */

/** Air over the highest and under the lowest point, for their labels. */
const air = 1.1;
/** Steps the axis is cut into, at most. */
const steps = 5;

/** `rates` are shares of a whole: while none is over 100 %, neither is the axis. */
export function axisRange(values: readonly number[], rates: boolean): { min: number; max: number } {
  const highest = Math.max(0, ...values) * air;
  const lowest = Math.min(0, ...values) * air;
  if (highest - lowest < 1e-9) return { min: 0, max: 1 };
  const step = roundUp((highest - lowest) / steps);
  const multiple = (count: number) => Number((count * step).toPrecision(6));
  const max = multiple(Math.ceil(highest / step - 1e-9));
  return { min: multiple(Math.floor(lowest / step + 1e-9)), max: rates && highest <= air ? Math.min(1, max) : max };
}

/** The next of 1, 2, 5, 10 …: what an axis is read in. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return ([1, 2, 5].find((step) => step * power >= size * (1 - 1e-9)) ?? 10) * power;
}

/** Both ends around the values, at round numbers a step apart: for places rather than lengths, which need no zero. */
export function closeRange(values: readonly number[], rates: boolean): { min: number; max: number; step: number } {
  const whole = axisRange(values, rates);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || lowest <= highest / 2) return { ...whole, step: roundUp((whole.max - whole.min) / steps) };
  const step = roundUp(((highest - lowest) * air || highest * 0.1) / steps);
  const multiple = (count: number) => Number((count * step).toPrecision(6));
  const min = multiple(Math.max(0, Math.floor(lowest / step - 0.5)));
  return { min, step, max: Math.min(multiple(Math.ceil(highest / step + 0.5)), rates && highest <= 1 ? 1 : Number.POSITIVE_INFINITY) };
}
