/** What a chart may be drawn of: figures of one scale, and parts of a whole that are none below zero. */
import type { Fact, FactId } from '../../../model/fact.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';

type Find = (rule: string, message: string) => void;

/** Two scales on one axis, or euros beside dollars, make lengths that cannot be compared; a part below zero has no share. */
export function checkChartFacts(slide: AnyOutlineSlide, facts: Readonly<Record<FactId, Fact>>, find: Find): void {
  const drawn = idsOf(slide).flatMap((id) => (id !== null && Object.hasOwn(facts, id) ? [facts[id]!] : []));
  const scales = [...new Set(drawn.map(scaleOf))];
  if (scales.length > 1) find('mixed-scales', `The chart draws ${scales.join(' and ')} along one axis.`);
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
    case 'comparison':
      return slide.content.series.flatMap(({ values }) => values);
    case 'share':
      return slide.content.columns.flatMap(({ values }) => values);
    case 'ranking':
      return [...slide.content.items, ...(slide.content.other ? [slide.content.other] : [])].map(({ value }) => value);
    case 'heat-table':
      return [...slide.content.rows.flatMap(({ values }) => values), ...(slide.content.middle ? [slide.content.middle.value] : [])];
    case 'small-multiples':
      return slide.content.panels.flatMap(({ values }) => values);
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
