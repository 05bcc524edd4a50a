/** Gate "true": every figure of the deck traces to a fact or to the brief, words agree with signs, parts add to their totals. */
import type { Layout, LayoutSlide } from '../../model/layout.ts';
import type { Outline } from '../../model/outline.ts';
import type { Finding } from './report.ts';
import { chartValues, checkChartFacts, checkCharts } from './truth/charts.ts';
import { checkDirections } from './truth/directions.ts';
import { references, type SlideScope, slideScope } from './truth/slide-texts.ts';
import { checkFactSums, checkShownSums, groundsOf, PageTracer, traceTemplates } from './truth/trace.ts';

export interface TruthInput {
  layout: Layout;
  outline: Outline | undefined;
  /** Texts whose figures may stand as they are. */
  allowed: readonly string[];
}

export function checkTrue({ layout, outline, allowed }: TruthInput): Finding[] {
  const findings: Finding[] = [];
  const on = (slide: number | null) => (rule: string, message: string) => findings.push({ gate: 'true', rule, slide, message });
  for (const [i, slide] of layout.slides.entries()) checkShownSums(slide, layout.language, on(i + 1));
  if (!outline) return findings;

  const grounds = groundsOf(outline, allowed);
  const firstPage = new Map<string, number>();
  const ids = new Set(outline.slides.map(({ id }) => id));
  const outlineId = ({ id }: LayoutSlide) => (ids.has(id) ? id : id.replace(/-\d+$/, ''));
  for (const [i, slide] of layout.slides.entries()) if (!firstPage.has(outlineId(slide))) firstPage.set(outlineId(slide), i + 1);
  const scopes = new Map<string, SlideScope>();
  for (const slide of outline.slides) {
    const scope = slideScope(slide, firstPage.get(slide.id) ?? null, outline.facts);
    scopes.set(slide.id, scope);
    const find = on(scope.number);
    for (const id of scope.texts.flatMap(references))
      if (!Object.hasOwn(outline.facts, id)) find('unknown-fact', `The outline refers to ${id}, which it does not hold.`);
    traceTemplates(scope, grounds, find);
    checkDirections(scope, outline.facts, grounds.language, find);
    checkFactSums(slide, outline.facts, find);
    checkChartFacts(slide, outline.facts, find);
  }
  const tracer = new PageTracer(layout, outline, grounds);
  tracer.trace({ title: layout.title, elements: [], notes: [] }, undefined, on(null));
  const known = chartValues(Object.values(outline.facts));
  layout.slides.forEach((slide, i) => {
    tracer.trace(slide, scopes.get(outlineId(slide)), on(i + 1));
    checkCharts(slide, known, on(i + 1));
  });
  return findings;
}
