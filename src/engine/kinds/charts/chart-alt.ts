/** What a chart shows, for those who cannot see it: its message, then its values, or of a long series the first, highest, lowest and last. */
import type { FactId } from '../../../model/fact.ts';
import { ref } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';
import { tellingPoints } from './chart-labels.ts';

/** More points than this are not read out one by one. */
const mostSpoken = 8;

export interface SpokenSeries {
  name: string;
  values: readonly (FactId | null)[];
}

export function chartAlt(message: string, categories: readonly string[], series: readonly SpokenSeries[], page: Page): string {
  const spoken = series.map(({ name, values }) => {
    const points = (values.length > mostSpoken ? tellingPoints(values, [], page) : [...values.keys()])
      .filter((index) => values[index] !== null)
      .map((index) => `${categories[index]} ${page.plain(ref(values[index]!))}`);
    return name === '' ? `${points.join('; ')}.` : `${name}: ${points.join('; ')}.`;
  });
  return [/[.!?…]$/.test(message) ? message : `${message}.`, ...spoken].join(' ');
}
