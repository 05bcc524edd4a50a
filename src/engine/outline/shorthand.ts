/** The shorthand of an outline: titles, points, figures and diagrams as a person writes them → complete slides. */
import { z } from 'zod';
import { catalogueOf } from '../../languages/catalogue.ts';
import type { ErrorDetail } from '../../model/errors.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide, KindId, Outline } from '../../model/outline.ts';
import { iconGridContent } from '../kinds/icon-grid.ts';
import { slideKinds } from '../kinds/registry.ts';
import { pictureContent } from '../pictures/read-pictures.ts';
import { figureOf } from './from-brief/read/figures.ts';
import { GivenFacts } from './from-brief/read/given-facts.ts';
import { inspectPart, languageField, mostSlides, readKind, slidesIn, transitionField } from './outline-parts.ts';

const part = z.union([z.string(), z.strictObject({ head: z.string(), text: z.string().optional() })]);
const parts = z.array(part);
const points = z.array(z.string()).min(1).optional();
const axis = z
  .union([z.string(), z.strictObject({ name: z.string(), low: z.string().optional(), high: z.string().optional() })])
  .optional();
/** People use either field for a name. */
const called = { name: z.string().optional(), head: z.string().optional() };

const diagramFields = {
  /** With `steps`: the last step leads back to the first. */
  cyclic: z.boolean().optional(),
  center: z.string().optional(),
  strengths: points,
  weaknesses: points,
  opportunities: points,
  threats: points,
  pros: points,
  cons: points,
  verdict: z.string().optional(),
  periods: z.array(z.string()).optional(),
  lanes: z
    .array(z.strictObject({ ...called, items: z.array(z.strictObject({ ...called, from: z.string(), to: z.string().optional() })).min(1) }))
    .min(1)
    .optional(),
  x_axis: axis,
  y_axis: axis,
  fields: z.array(z.string()).length(4).optional(),
  items: z
    .array(z.strictObject({ ...called, x: z.union([z.number(), z.string()]), y: z.union([z.number(), z.string()]) }))
    .min(1)
    .optional(),
  /** Who reports to whom: `{name, role, reports}`, recursively; can also be written directly in the slide. */
  org: z.unknown().optional(),
  name: z.string().optional(),
  role: z.string().optional(),
  reports: z.array(z.unknown()).min(1).optional(),
  sets: parts.optional(),
  /** What two sets share, or which of three share what. */
  overlap: part.optional(),
  overlaps: z.array(z.strictObject({ of: z.array(z.number()), head: z.string(), text: z.string().optional() })).optional(),
  levels: parts.optional(),
} as const;

const shape = z.object({ ...diagramFields, steps: parts.optional() });
type Fields = z.infer<typeof shape>;

const headed = (one: z.infer<typeof part>) => (typeof one === 'string' ? { head: one } : one);
const named = ({ name, head, ...rest }: { name?: string | undefined; head?: string | undefined }) => ({ head: head ?? name, ...rest });
const axisOf = (one: z.infer<typeof axis>) => (typeof one === 'string' ? { name: one } : one);

/** Null if no field describes a diagram. The kind's own schema reports missing content. */
function diagramOf(slide: Fields): { kind: KindId; content: unknown } | null {
  const { strengths, weaknesses, opportunities, threats, pros, cons, verdict } = slide;
  if (strengths ?? weaknesses ?? opportunities ?? threats)
    return { kind: 'swot', content: { strengths, weaknesses, opportunities, threats } };
  if (pros ?? cons) return { kind: 'pros-cons', content: { pros, cons, verdict } };
  if (slide.lanes) {
    const lanes = slide.lanes.map(({ items, ...lane }) => ({ ...named(lane), items: items.map(named) }));
    return { kind: 'roadmap', content: { periods: slide.periods, lanes } };
  }
  if (slide.x_axis && slide.y_axis && slide.items) {
    const content = { x: axisOf(slide.x_axis), y: axisOf(slide.y_axis), fields: slide.fields, items: slide.items.map(named) };
    return { kind: 'matrix', content };
  }
  if (slide.org) return { kind: 'org-tree', content: slide.org };
  if (slide.reports) return { kind: 'org-tree', content: { name: slide.name, role: slide.role, reports: slide.reports } };
  if (slide.sets) {
    const overlaps =
      slide.overlaps ?? (slide.overlap === undefined ? [] : [{ of: slide.sets.map((_, index) => index + 1), ...headed(slide.overlap) }]);
    return { kind: 'venn', content: { sets: slide.sets.map(headed), overlaps } };
  }
  if (slide.levels) return { kind: 'pyramid', content: { levels: slide.levels.map(headed) } };
  if (slide.steps && slide.cyclic) return { kind: 'cycle', content: { steps: slide.steps.map(headed), center: slide.center } };
  return null;
}

const cell = z.union([z.string(), z.number()]);
const point = z.union([z.string(), z.strictObject({ text: z.string(), children: z.array(z.string()).default([]) })]);

const slideFields = z.strictObject({
  title: z.string().min(1),
  kind: z.string().optional(),
  /** With `kind`, the kind's own full content. */
  content: z.unknown().optional(),
  lead: z.string().optional(),
  subtitle: z.string().optional(),
  section: z.string().optional(),
  source: z.string().optional(),
  notes: z.union([z.string(), z.array(z.string())]).optional(),
  text: z.string().optional(),
  points: z.array(point).min(1).optional(),
  kpis: z
    .array(z.strictObject({ label: z.string(), value: cell, change: z.string().optional(), target: cell.optional() }))
    .min(1)
    .optional(),
  quote: z.union([z.string(), z.strictObject({ text: z.string(), by: z.string().optional() })]).optional(),
  table: z.strictObject({ columns: z.array(z.string()).min(1).max(9), rows: z.array(z.array(cell)).min(1) }).optional(),
  heat: z
    .strictObject({
      head: z.string().default(''),
      columns: z.array(z.string()).min(1).max(24),
      rows: z.array(z.strictObject({ label: z.string(), values: z.array(cell.nullable()) })).min(1),
    })
    .optional(),
  plans: z
    .array(
      z.strictObject({
        name: z.string(),
        price: cell,
        per: z.string().optional(),
        text: z.string().optional(),
        items: z.array(z.string()).default([]),
        recommended: z.boolean().default(false),
      }),
    )
    .min(2)
    .max(4)
    .optional(),
  steps: z.array(part).min(2).optional(),
  ...diagramFields,
  timeline: z
    .array(z.strictObject({ when: z.string(), date: z.iso.date().optional(), head: z.string(), text: z.string().optional() }))
    .min(2)
    .optional(),
  cells: iconGridContent.shape.cells.optional(),
  picture: pictureContent.optional(),
  columns: z
    .array(z.strictObject({ head: z.string(), items: z.array(z.string()).min(1) }))
    .length(2)
    .optional(),
  actions: z
    .array(
      z.union([
        z.string(),
        z.strictObject({ what: z.string(), who: z.string().optional(), when: z.string().optional(), why: z.string().optional() }),
      ]),
    )
    .min(1)
    .optional(),
  risks: z
    .array(z.union([z.string(), z.strictObject({ risk: z.string(), evidence: z.string().optional(), response: z.string().optional() })]))
    .min(1)
    .optional(),
  chart: z
    .strictObject({
      type: z.enum(['column', 'line', 'bar', 'comparison']).default('column'),
      categories: z.array(cell).min(1),
      series: z
        .array(z.strictObject({ name: z.string(), values: z.array(cell.nullable()) }))
        .min(1)
        .max(4),
    })
    .optional(),
});
type ShortSlide = z.infer<typeof slideFields>;

const outlineFields = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().optional(),
  language: languageField.default('en'),
  audience: z.string().optional(),
  company: z.string().optional(),
  asOf: z.iso.date().optional(),
  slides: z.array(z.unknown()).min(1).max(mostSlides),
  transition: transitionField,
});

/** Date of a deck without one, until its maker sets it. */
const undated = '1970-01-01';

/** Null if there are problems, which are added to `errors`. Adds a cover if there is none. */
export function parseShorthand(value: object, errors: ErrorDetail[]): Outline | null {
  const outer = inspectPart(outlineFields, value, '', errors);
  const given = slidesIn(value);
  const language = outer?.language ?? 'en';
  const facts = new GivenFacts();
  const slides = given.map((slide, index) => readSlide(slide, index, language, facts, errors));
  if (outer === null || errors.length > 0) return null;
  const { title, subtitle, audience, company, asOf, transition } = outer;
  const own = slides.filter((slide) => slide !== null);
  const cover: AnyOutlineSlide = {
    id: 'cover',
    kind: 'cover',
    title,
    content: {
      ...(subtitle === undefined ? {} : { subtitle }),
      details: audience === undefined ? [] : [catalogueOf(language).say('for-audience', { audience })],
    },
  };
  const all = own[0]?.kind === 'cover' || own.length >= mostSlides ? own : [cover, ...own];
  return {
    version: 1,
    title,
    language,
    asOf: asOf ?? undated,
    ...(company === undefined ? {} : { company }),
    ...(audience === undefined ? {} : { audience }),
    slides: all,
    ...(transition === undefined ? {} : { transition }),
    facts: facts.used(all),
  };
}

/** Shorthand slides within a full outline; null for a slide that is already full. */
export function readShortSlides(given: readonly unknown[], language: LanguageCode, taken: readonly string[], errors: ErrorDetail[]) {
  const facts = new GivenFacts(Math.max(0, ...taken.map((id) => Number(/^given\D*(\d+)/.exec(id)?.[1] ?? 0))));
  const slides = given.map((slide, index) => (slide === null ? null : readSlide(slide, index, language, facts, errors)));
  return { slides, facts: facts.used(slides.filter((slide) => slide !== null)) };
}

function readSlide(
  value: unknown,
  index: number,
  language: LanguageCode,
  facts: GivenFacts,
  errors: ErrorDetail[],
): AnyOutlineSlide | null {
  const path = `/slides/${index}`;
  const slide = inspectPart(slideFields, value, path, errors);
  if (slide === null) return null;
  const told = slide.kind === undefined ? undefined : readKind(slide.kind, path, errors);
  if (told === null) return null;
  const inferred = slide.content === undefined ? contentOf(slide, language, facts) : { kind: told ?? 'bullets', content: slide.content };
  const kind = told ?? inferred.kind;
  const content = inspectPart<z.ZodType>(slideKinds[kind].content, inferred.content, `${path}/content`, errors);
  if (content === null) return null;
  const { title, lead, section, source, notes } = slide;
  return {
    id: kind === 'cover' ? 'cover' : `slide-${index + 1}`,
    kind,
    title,
    ...(lead === undefined ? {} : { lead }),
    ...(section === undefined ? {} : { section }),
    ...(source === undefined ? {} : { source }),
    ...(notes === undefined ? {} : { notes: typeof notes === 'string' ? [notes] : notes }),
    content,
  } as AnyOutlineSlide;
}

/** The first field that describes the content decides. */
function contentOf(slide: ShortSlide, language: LanguageCode, facts: GivenFacts): { kind: KindId; content: unknown } {
  const figure = (value: string | number, label: string) => {
    const read = figureOf(String(value), 'en');
    const written = typeof value === 'string' ? leading(value, language) : null;
    const number = typeof value === 'number' ? { text: String(value), at: 0, value, unit: 'number' as const } : (written ?? read);
    return number === null ? null : facts.give({ ...number, text: String(value) }, label);
  };
  const shown = (value: string | number, label: string) => {
    const id = figure(value, label);
    return id === null ? String(value) : `{{${id}}}`;
  };
  if (slide.chart) {
    const { type, categories, series } = slide.chart;
    const values = series.map(({ name, values }) => ({
      name,
      values: values.map((value, at) => (value === null ? null : figure(value, `${name}, ${categories[at] ?? ''}`))),
    }));
    const names = categories.map(String);
    if (type === 'bar' && values.length === 1) {
      const items = names.flatMap((label, at) => (values[0]!.values[at] ? [{ label, value: values[0]!.values[at] }] : []));
      return { kind: 'ranking', content: { items } };
    }
    if (type === 'comparison' || type === 'bar' || names.length < 2)
      return { kind: 'comparison', content: { categories: names, series: values.slice(0, 3) } };
    return { kind: 'trend', content: { chart: type, periods: names, series: values } };
  }
  if (slide.kpis) {
    const tiles = slide.kpis.map(({ label, value, change, target }) => ({
      label,
      value: shown(value, label),
      ...(change === undefined
        ? {}
        : {
            change: { text: change, direction: /^\s*[-−–]/.test(change) ? 'down' : /^\s*\+/.test(change) ? 'up' : 'flat', tone: 'neutral' },
          }),
      ...(target === undefined ? {} : { target: shown(target, label) }),
    }));
    return { kind: 'scorecard', content: { tiles } };
  }
  if (slide.picture) {
    const points = slide.points?.map((item) => (typeof item === 'string' ? item : [item.text, ...item.children].join(': ')));
    return {
      kind: 'picture-text',
      content: { picture: slide.picture, ...(slide.text === undefined ? {} : { text: slide.text }), ...(points && { points }) },
    };
  }
  if (slide.quote) return { kind: 'quote', content: typeof slide.quote === 'string' ? { text: slide.quote } : slide.quote };
  if (slide.table) {
    const { columns, rows } = slide.table;
    const numeric = columns.map((_, at) => rows.every((row) => row[at] === undefined || leading(String(row[at]), language) !== null));
    return {
      kind: 'table',
      content: {
        columns: columns.map((label, at) => ({ label, align: numeric[at] ? 'right' : 'left' })),
        rows: rows.map((row) => ({
          cells: columns.map((label, at) =>
            numeric[at] && row[at] !== undefined ? shown(row[at], `${label}, ${row[0]}`) : String(row[at] ?? ''),
          ),
        })),
      },
    };
  }
  if (slide.cells) return { kind: 'icon-grid', content: { cells: slide.cells } };
  const diagram = diagramOf(slide);
  if (diagram) return diagram;
  if (slide.heat) {
    const { head, columns, rows } = slide.heat;
    const values = rows.map(({ label, values }) => ({
      label,
      values: values.map((value, at) => (value === null ? null : figure(value, `${label}, ${columns[at] ?? ''}`))),
    }));
    return { kind: 'heat-table', content: { head, columns, rows: values } };
  }
  if (slide.plans) {
    const plans = slide.plans.map(({ recommended: _, price, ...plan }) => ({ ...plan, price: shown(price, plan.name) }));
    const recommended = slide.plans.findIndex((plan) => plan.recommended);
    return { kind: 'pricing', content: { plans, ...(recommended < 0 ? {} : { recommended }) } };
  }
  if (slide.timeline) return { kind: 'timeline', content: { events: slide.timeline } };
  if (slide.steps) return { kind: 'process', content: { steps: slide.steps.map(headed) } };
  if (slide.columns) return { kind: 'two-columns', content: { left: slide.columns[0], right: slide.columns[1] } };
  if (slide.actions)
    return {
      kind: 'action-table',
      content: { actions: slide.actions.map((action) => (typeof action === 'string' ? { what: action } : action)) },
    };
  if (slide.risks) return { kind: 'risks', content: { items: slide.risks.map((risk) => (typeof risk === 'string' ? { risk } : risk)) } };
  if (slide.points)
    return { kind: 'bullets', content: { items: slide.points.map((item) => (typeof item === 'string' ? { text: item } : item)) } };
  if (slide.text !== undefined) return { kind: 'statement', content: { text: slide.text } };
  if (slide.kind === 'cover') return { kind: 'cover', content: slide.subtitle === undefined ? {} : { subtitle: slide.subtitle } };
  return { kind: 'section', content: slide.subtitle === undefined ? {} : { text: slide.subtitle } };
}

/** `52 min`, `11%`, `$3.4M`: a figure with its unit at the start. */
function leading(text: string, language: LanguageCode) {
  const whole = figureOf(text, language);
  if (whole) return whole;
  const match = /^([-−+]?[\d.,\s]*\d)\s*\p{L}[\p{L}/²³.]*$/u.exec(text.trim());
  return match ? figureOf(match[1]!.replace(/^\+/, ''), language) : null;
}
