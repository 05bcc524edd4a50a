/** Charts draw facts: every value of a visible series is one, but for the columns a bridge is built from. */

import type { Fact } from '../../../model/fact.ts';
import type { LayoutSlide } from '../../../model/layout.ts';

/** Values as charts hold them: points times a hundred, the rest as they are; sizes, as falls are drawn upwards. */
export function chartValues(facts: Iterable<Fact>): number[] {
  const values: number[] = [];
  for (const { value, unit } of facts) if (value !== null) values.push(Math.abs(unit === 'points' ? value * 100 : value));
  return values.sort((a, b) => a - b);
}

export function checkCharts(
  { kind, elements }: LayoutSlide,
  known: readonly number[],
  find: (rule: string, message: string) => void,
): void {
  for (const element of elements) {
    if (element.type !== 'chart') continue;
    const visible = element.series.filter(({ color }) => color !== 'none');
    if (element.series.some(({ values }) => values.length !== element.categories.length))
      find('chart-values', `"${element.name}" does not have one value for each of its ${element.categories.length} categories.`);
    for (const measure of [element.across, element.sizes]) {
      const strange = measure?.values.find((value) => value !== null && !has(known, Math.abs(value)));
      if (strange !== undefined) find('chart-values', `"${element.name}" draws ${strange} of "${measure!.name}", which is no fact.`);
    }
    element.categories.forEach((category, i) => {
      const drawn = visible.flatMap(({ values }) => (values[i] === null || values[i] === undefined ? [] : [Math.abs(values[i]!)]));
      // A change that crosses zero is drawn in two pieces, which together are the fact.
      const sizes = kind === 'bridge' && drawn.length > 1 ? [drawn.reduce((a, b) => a + b, 0)] : drawn;
      for (const size of sizes)
        if (!has(known, size)) find('chart-values', `"${element.name}" draws ${size} for "${category}", which is no fact.`);
    });
  }
}

function has(sorted: readonly number[], size: number): boolean {
  const slack = 1e-9 * Math.max(1, size);
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < size - slack) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && sorted[low]! <= size + slack;
}
