/** Shown parts add to the shown total: bridges and shares. */

import type { Fact, FactId } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { ChartElement, LayoutSlide } from '../../../model/layout.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';
import { slideTexts } from '../slide-texts.ts';
import { readNumerals } from './numerals.ts';
import { normalise } from './plain-text.ts';

type Find = (rule: string, message: string) => void;

/** The page says that its figures are rounded. */
const saysRounded = /round|gerundet|rundung|arrondi|redonde|arredond|arrotond|四捨五入|端数|四舍五入|舍入|تقريب|مقرّ?ب/i;

/** The facts behind bridges and shares add up before they are rounded. */
export function checkFactSums(slide: AnyOutlineSlide, facts: Readonly<Record<FactId, Fact>>, find: Find): void {
  const value = (id: FactId) => (Object.hasOwn(facts, id) ? facts[id]!.value : null);
  if (slide.kind === 'bridge') {
    const { start, steps, end } = slide.content;
    const parts = [start, ...steps].map((step) => value(step.value));
    const total = value(end.value);
    if (total === null || parts.some((part) => part === null)) return;
    const sum = (parts as number[]).reduce((a, b) => a + b, 0);
    if (Math.abs(sum - total) > 1e-6 * Math.max(1, Math.abs(total))) find('sum', `The bridge adds to ${sum}, its end is ${total}.`);
  } else if (slide.kind === 'share') {
    for (const { label, values } of slide.content.columns) {
      const parts = values.map((id) => (id === null ? null : value(id)));
      const sum = (parts.filter((part) => part !== null) as number[]).reduce((a, b) => a + b, 0);
      if (parts.every((part) => part !== null) && Math.abs(sum - 1) > 0.005)
        find('sum', `The shares of "${label}" add to ${(sum * 100).toFixed(1)} %.`);
    }
  }
}

/** The labels of bridges and shares, as rounded, add up, or the page says that they are rounded. */
export function checkShownSums(slide: LayoutSlide, language: LanguageCode, find: Find): void {
  const chart = slide.elements.find((element): element is ChartElement => element.type === 'chart');
  if (!chart || slideTexts(slide).some(({ text }) => saysRounded.test(text))) return;
  if (slide.kind === 'bridge' && !bridgeAdds(chart, language))
    find('sum-rounding', 'The labels of the bridge, as rounded, do not add to its end, and the page does not say so.');
  if (slide.kind === 'share' && !wholesOf(chart).every((parts) => sharesAdd(parts, chart.format)))
    find('sum-rounding', 'The shares, as rounded, do not add to 100 %, and the page does not say so.');
}

/** Within one unit of the coarsest label. */
function bridgeAdds(chart: ChartElement, language: LanguageCode): boolean {
  const labels = chart.series.find(({ labelTexts }) => labelTexts)?.labelTexts;
  if (!labels) return true;
  const shown = chart.categories.map((_, i) => readNumerals(normalise(labels[i] ?? ''), language)[0]);
  if (shown.length < 3 || shown.some((numeral) => numeral === undefined)) return true;
  const values = shown.map((numeral) => (numeral!.sign === '-' ? -numeral!.value : numeral!.value));
  const off = Math.abs(values.slice(0, -1).reduce((a, b) => a + b, 0) - values.at(-1)!);
  return off <= 2 * Math.max(...shown.map((numeral) => numeral!.half)) * 1.001;
}

/** Bars are the parts of one whole; of columns each is a whole. */
function wholesOf({ chart, categories, series }: ChartElement): (number | null | undefined)[][] {
  return chart === 'percent-column'
    ? categories.map((_, at) => series.map(({ values }) => values[at]))
    : series.map(({ values }) => [...values]);
}

/** Whether shares of one whole are one hundred percent in the digits of a format code such as `0.0%`. */
function sharesAdd(parts: readonly (number | null | undefined)[], format: string): boolean {
  const shares = parts.filter((part) => part !== null && part !== undefined);
  if (shares.length < parts.length || Math.abs(shares.reduce((a, b) => a + b, 0) - 1) > 1e-6) return true;
  const steps = 10 ** (/\.(0+)/.exec(format)?.[1]?.length ?? 0);
  const digits = shares.map((share) => Math.round(Number((share * 100 * steps).toPrecision(12))));
  return digits.reduce((a, b) => a + b, 0) === 100 * steps;
}
