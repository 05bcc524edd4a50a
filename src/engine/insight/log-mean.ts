/** A change of a product of factors as the sum of what each factor did, by the logarithmic mean: exact, and the same in whatever order. */

/** The logarithmic mean of two positive numbers. */
function logMean(a: number, b: number): number {
  return Math.abs(b - a) <= 1e-9 * Math.max(a, b) ? (a + b) / 2 : (b - a) / Math.log(b / a);
}

/** Each factor's part of the change of their product, summing to it; all factors are positive. */
export function logMeanEffects(before: readonly number[], now: readonly number[]): number[] {
  const product = (factors: readonly number[]) => factors.reduce((all, factor) => all * factor, 1);
  const weight = logMean(product(before), product(now));
  return now.map((factor, at) => weight * Math.log(factor / before[at]!));
}
