/** Gate "true": every figure of the deck traces to a fact or to the brief, words agree with signs, figures agree with each other. */
import type { Layout, LayoutSlide } from '../../model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import type { Finding } from './report.ts';
import { checkContradictions, checkQuotients, checkRows } from './truth/agreement.ts';
import { chartValues, checkChartFacts, checkCharts } from './truth/charts.ts';
import { checkClaims } from './truth/claims.ts';
import { checkDirections } from './truth/directions.ts';
import { references, type SlideScope, slideScope } from './truth/slide-texts.ts';
import { checkFactSums, checkShownSums, type Grounds, groundsOf, PageTracer, traceTemplates } from './truth/trace.ts';

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
  const scopes = new Map(outline.slides.map((slide) => [slide.id, slideScope(slide, firstPage.get(slide.id) ?? null, outline.facts)]));
  checkPages(outline, [...scopes.values()], grounds, ({ number }, rule, message) => on(number)(rule, message));
  const tracer = new PageTracer(layout, outline, grounds);
  tracer.trace({ title: layout.title, elements: [], notes: [] }, undefined, on(null));
  const known = chartValues(Object.values(outline.facts));
  layout.slides.forEach((slide, i) => {
    tracer.trace(slide, scopes.get(outlineId(slide)), on(i + 1));
    checkCharts(slide, known, on(i + 1));
  });
  return findings;
}

type FindOn = (scope: SlideScope, rule: string, message: string) => void;

/** What can be seen before a page is laid out. */
function checkPages(outline: Outline, scopes: readonly SlideScope[], grounds: Grounds, findOn: FindOn): void {
  for (const scope of scopes) checkPage(scope, outline, grounds, (rule, message) => findOn(scope, rule, message));
  checkContradictions(scopes, findOn);
}

function checkPage(scope: SlideScope, { facts }: Outline, grounds: Grounds, find: (rule: string, message: string) => void): void {
  const { slide, texts } = scope;
  for (const id of texts.flatMap(references))
    if (!Object.hasOwn(facts, id)) find('unknown-fact', `The outline refers to ${id}, which it does not hold.`);
  traceTemplates(scope, grounds, find);
  checkDirections(scope, facts, grounds.language, find);
  checkClaims(scope, grounds, find);
  checkFactSums(slide, facts, find);
  checkChartFacts(slide, facts, find);
  checkQuotients(scope, find);
  checkRows(slide, facts, find);
}

/** The faults of a planned deck's pages, by slide ID, before they are laid out. */
export function faultsOfPages(outline: Outline, allowed: readonly string[]): ReadonlyMap<string, string[]> {
  const faults = new Map<string, string[]>();
  const scopes = outline.slides.map((slide, index) => slideScope(slide, index + 1, outline.facts));
  checkPages(outline, scopes, groundsOf(outline, allowed), ({ slide: { id } }, _, message) =>
    faults.set(id, [...(faults.get(id) ?? []), message]),
  );
  return faults;
}

/** Whether a page by itself has a fault. */
export function hasFault(slide: AnyOutlineSlide, outline: Outline, grounds: Grounds): boolean {
  let found = false;
  checkPage(slideScope(slide, null, outline.facts), outline, grounds, () => {
    found = true;
  });
  return found;
}
