/** Checks that charts show the facts they are drawn from. */
import type { Fact, FactId } from '../../../model/fact.ts';
import type { LayoutSlide } from '../../../model/layout.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';

type Find = (rule: string, message: string) => void;

/** Two scales or currencies on one axis make lengths that cannot be compared; a negative part has no share. */
export function checkChartFacts(slide: AnyOutlineSlide, facts: Readonly<Record<FactId, Fact>>, find: Find): void {
  const drawn = idsOf(slide).flatMap((id) => (id !== null && Object.hasOwn(facts, id) ? [facts[id]!] : []));
  const scales = [...new Set(drawn.map(scaleOf))];
  if (scales.length > 1) find('mixed-scales', `The chart draws ${scales.join(' and ')} along one axis.`);
  if (slide.kind === 'small-multiples' && slide.content.measures)
    for (const { values } of slide.content.panels) {
      const along = [...new Set(values.flatMap((id) => (id !== null && Object.hasOwn(facts, id) ? [scaleOf(facts[id]!)] : [])))];
      if (along.length > 1) find('mixed-scales', `The chart draws ${along.join(' and ')} along one axis.`);
    }
  if (slide.kind === 'scatter')
    for (const ids of [slide.content.points.map(({ x }) => x), slide.content.points.map(({ y }) => y)]) {
      const along = [...new Set(ids.flatMap((id) => (Object.hasOwn(facts, id) ? [scaleOf(facts[id]!)] : [])))];
      if (along.length > 1) find('mixed-scales', `The chart draws ${along.join(' and ')} along one axis.`);
    }
  const below = slide.kind === 'share' ? drawn.find(({ value }) => value !== null && value < 0) : undefined;
  if (below) find('negative-part', `The share ${below.id} is below zero, which is no part of a whole.`);
}

function idsOf(slide: AnyOutlineSlide): (FactId | null)[] {
  switch (slide.kind) {
    case 'trend':
      return [...slide.content.series, ...(slide.content.target ? [slide.content.target] : [])].flatMap(({ values }) => values);
    case 'scorecard':
      return [...(slide.content.course?.series ?? []), ...(slide.content.course?.target ? [slide.content.course.target] : [])].flatMap(
        ({ values }) => values,
      );
    case 'comparison':
      return slide.content.series.flatMap(({ values }) => values);
    case 'share':
      return slide.content.columns.flatMap(({ values }) => values);
    case 'ranking':
      return [...slide.content.items, ...(slide.content.other ? [slide.content.other] : [])].map(({ value }) => value);
    case 'heat-table':
      return [...slide.content.rows.flatMap(({ values }) => values), ...(slide.content.middle ? [slide.content.middle.value] : [])];
    case 'small-multiples':
      // Of different measures, each panel has an axis of its own.
      return slide.content.measures ? [] : slide.content.panels.flatMap(({ values }) => values);
    case 'funnel':
      return slide.content.stages.map(({ value }) => value);
    case 'distribution':
      return slide.content.classes;
    case 'win-loss':
      return slide.content.segments.flatMap(({ won, lost }) => [won, lost]);
    case 'bridge':
      return [slide.content.start, ...slide.content.steps, slide.content.end].map(({ value }) => value);
    default:
      return [];
  }
}

function scaleOf({ unit, currency }: Fact): string {
  if (unit === 'money') return currency ?? 'money';
  return unit === 'number' ? 'count' : unit;
}

/** Values as charts hold them: points times a hundred, others unchanged; absolute, because falls are drawn upwards. */
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
    const visible = element.series.filter(({ color, guide }) => color !== 'none' && !guide);
    if (element.series.some(({ values }) => values.length !== element.categories.length))
      find('chart-values', `"${element.name}" does not have one value for each of its ${element.categories.length} categories.`);
    for (const measure of [element.across, element.sizes]) {
      const strange = measure?.values.find((value) => value !== null && !has(known, Math.abs(value)));
      if (strange !== undefined) find('chart-values', `"${element.name}" draws ${strange} of "${measure!.name}", which is no fact.`);
    }
    element.categories.forEach((category, i) => {
      const drawn = visible.flatMap(({ values }) => (values[i] === null || values[i] === undefined ? [] : [Math.abs(values[i]!)]));
      // A change that crosses zero is drawn in two pieces that add up to the fact.
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
