/** Parses an outline from a file or a JSON prompt: validates the full form, completes the shorthand. */
import { z } from 'zod';
import { deckTypes, type Given, type Stake } from '../../model/brief.ts';
import type { ErrorDetail } from '../../model/errors.ts';
import { waysOfWorking } from '../../model/fact.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import { slideKinds } from '../kinds/registry.ts';
import { inspectPart, invalid, languageField, mostSlides, readKind, slidesIn, transitionField } from './outline-parts.ts';
import { parseShorthand, readShortSlides } from './shorthand.ts';

/**
 * The outline in a parsed JSON or YAML value: `{version: 1, …}` as the engine writes it, or the shorthand
 * `{title, subtitle, language, audience, slides: [{title, points, kpis, quote, table, steps, columns, chart …}]}`.
 * Throws `outline_invalid` with one entry in `errors` per problem.
 */
export function parseOutline(value: unknown): Outline {
  const errors: ErrorDetail[] = [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid([{ path: '/', code: 'invalid_type', message: 'An outline is an object with a title and slides.' }]);
  }
  const outline = 'version' in value ? parseFull(value, errors, readShortSlides) : parseShorthand(value, errors);
  if (outline === null || errors.length > 0) throw invalid(errors);
  return outline;
}

const fact = z.strictObject({
  id: z.string(),
  metric: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  unit: z.enum(['money', 'count', 'ratio', 'points', 'days', 'hours', 'minutes', 'multiple', 'number', 'text']),
  currency: z.string().optional(),
  period: z.string().nullable(),
  scope: z.record(z.string(), z.string()),
  n: z.number(),
  weight: z.number().optional(),
  rows: z.string().optional(),
  formula: z.string(),
  sql: z.string(),
  from: z.array(z.string()).optional(),
  display: z.string().optional(),
  worked: z.strictObject({ how: z.enum(waysOfWorking), weight: z.number().optional() }).optional(),
  asked: z
    .strictObject({
      measure: z.string(),
      by: z.array(z.string()),
      where: z.record(z.string(), z.string()),
      periods: z.array(z.union([z.number(), z.literal('all')])),
      date: z.string().optional(),
      money: z.boolean().optional(),
    })
    .optional(),
});

const direction = z.enum(['up', 'down', 'flat']);

const text = z.string();
const term = z.strictObject({
  words: text,
  minus: z.literal(true).optional(),
  rows: z.strictObject({ words: text, not: z.literal(true).optional() }).optional(),
});
const meaning = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sum'), of: z.array(term), by: z.array(term).optional() }),
  z.strictObject({
    kind: z.literal('kept'),
    done: text,
    by: text,
    within: z.number().optional(),
    strictly: z.literal(true).optional(),
    dated: text.optional(),
  }),
  z.strictObject({
    kind: z.literal('share'),
    said: text,
    also: z.array(text).optional(),
    within: z
      .strictObject({
        count: z.number(),
        unit: z.enum(['seconds', 'minutes', 'hours', 'days', 'weeks']),
        working: z.literal(true).optional(),
        over: z.literal(true).optional(),
      })
      .optional(),
    rows: text.optional(),
  }),
  z.strictObject({ kind: z.literal('retained'), of: z.enum(['net', 'gross']) }),
  z.strictObject({ kind: z.literal('lasting'), from: text, to: text }),
  z.strictObject({ kind: z.literal('each'), what: text, terms: z.array(term).optional(), by: text, size: z.number() }),
  z.strictObject({ kind: z.literal('left'), of: text, many: text.optional(), costs: text }),
  z.strictObject({ kind: z.literal('part'), whole: text, part: text }),
]);
const given = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), text, what: text, amount: z.number(), currency: text }),
  z.strictObject({
    kind: z.literal('worth'),
    text,
    what: text,
    by: z.array(text),
    earns: z.literal(true).optional(),
    per: z.enum(['days', 'hours', 'minutes']).optional(),
  }),
  z.strictObject({ kind: z.literal('share'), text, what: text, of: text, share: z.number() }),
  z.strictObject({
    kind: z.literal('limit'),
    text,
    times: z.enum(['resolution', 'response']),
    unit: z.enum(['minutes', 'hours', 'days']),
    by: z.array(z.strictObject({ of: text.nullable(), value: z.number() })),
    share: z.number().optional(),
  }),
  z.strictObject({ kind: z.literal('target'), text, what: text, value: z.number(), percent: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('cap'), text, share: z.number() }),
  z.strictObject({ kind: z.literal('sample'), text, of: z.int().min(2) }),
  z.strictObject({ kind: z.literal('margin'), text, share: z.number() }),
  z.strictObject({ kind: z.literal('currency'), text, currency: text }),
  z.strictObject({ kind: z.literal('measure'), text, called: text.optional(), means: meaning, sure: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('retention'), text, months: z.int().min(1).max(24) }),
]);
/** Whatever a brief gives is kept with its layout, and read again. */
given satisfies [Exclude<Given['kind'], z.infer<typeof given>['kind']>] extends [never] ? unknown : never;

const dictated = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('scale'), text, what: text, factor: z.number().positive(), currency: text.optional() }),
  z.strictObject({ kind: z.literal('pack'), text, what: text, size: z.int().min(2) }),
  z.strictObject({ kind: z.literal('times'), text, what: text, factor: z.number().positive() }),
  z.strictObject({
    kind: z.literal('tax'),
    text,
    what: text,
    tax: text,
    rate: z.number().nullable(),
    included: z.boolean(),
    shown: z.enum(['net', 'gross']).nullable(),
  }),
  z.strictObject({ kind: z.literal('value'), text, what: text, value: z.number(), was: z.number().nullable() }),
  z.strictObject({ kind: z.literal('rate'), text, from: text, to: text, rate: z.number().positive() }),
  z.strictObject({ kind: z.literal('renamed'), text, was: text, name: text, same: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('once'), text, what: text, ignored: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('sample'), text, said: text }),
  z.strictObject({ kind: z.literal('only'), text, what: text, sure: z.boolean() }),
  z.strictObject({ kind: z.literal('out'), text, what: text }),
]);

const price = z.strictObject({
  amount: z.number(),
  currency: text.nullable(),
  per: z.enum(['year', 'quarter', 'month', 'week']).nullable(),
  unit: z.string().optional(),
  saved: z.literal(true).optional(),
  kept: z.literal(true).optional(),
});

const stake = z.strictObject({
  what: text.nullable(),
  price: price.optional(),
  count: z.number().optional(),
  further: z.array(price.extend({ count: z.number().optional() })).optional(),
  people: z.literal(true).optional(),
  ends: z.literal(true).optional(),
  rate: z
    .strictObject({
      of: z.enum(['commission', 'price', 'discount', 'off']),
      value: z.number(),
      now: z.number().optional(),
      months: z.number().optional(),
    })
    .optional(),
  bills: z.number().optional(),
  effect: z.number().optional(),
  sunk: price.optional(),
  restores: z.literal(true).optional(),
  everyone: z.literal(true).optional(),
  loses: z.number().optional(),
} satisfies Record<keyof Stake, z.ZodType>);

const planned = z.strictObject({
  brief: z.strictObject({
    deckType: z.enum(deckTypes),
    title: z.string().nullable(),
    instruction: z.string().optional(),
    focus: z.array(z.string()),
    questions: z
      .array(
        z.strictObject({
          kind: z.enum(['why', 'which', 'amount', 'cost', 'effect', 'decide']),
          text: z.string(),
          about: z.string(),
          sense: z.enum(['best', 'worst', 'most', 'least']).optional(),
          period: z.string().optional(),
          since: z.string().optional(),
          suspects: z.tuple([z.string(), z.string()]).optional(),
          stake: stake.optional(),
          by: z.string().optional(),
          options: z.array(z.strictObject({ text: z.string(), stake, label: z.string().optional() })).optional(),
          stated: z.literal(true).optional(),
          ahead: z.literal(true).optional(),
        }),
      )
      .optional(),
    blamed: z.array(z.strictObject({ text: z.string(), since: z.string().optional(), sentence: z.literal(true).optional() })).optional(),
    exclude: z.array(z.string()),
    leaveOut: z.array(z.string()).optional(),
    ending: z.string().nullable(),
    fiscalYear: z.string().nullable(),
    basis: z.literal('year').optional(),
    account: z.strictObject({ name: z.string(), facing: z.enum(['customer', 'internal']), sure: z.boolean() }).optional(),
    sunk: z.array(price).optional(),
    given: z.array(given).optional(),
    dictated: z.array(dictated).optional(),
    actions: z.array(z.string()),
    span: z.string().optional(),
  }),
  reporting: z.string(),
  periods: z.record(z.string(), z.string()),
  date: z.string(),
  title: z.string(),
  slides: z.record(z.string(), z.record(z.string(), z.string())),
  said: z.record(z.string(), z.record(z.string(), direction)).optional(),
  heard: z.record(z.string(), direction).optional(),
});

const outlineFields = z.strictObject({
  version: z.literal(1),
  title: z.string().min(1),
  language: languageField,
  asOf: z.iso.date(),
  company: z.string().optional(),
  audience: z.string().optional(),
  slides: z.array(z.unknown()).min(1).max(mostSlides),
  transition: transitionField,
  facts: z.record(z.string(), fact),
  behind: z.record(z.string(), fact).optional(),
  planned: planned.optional(),
});

const slideFields = z.strictObject({
  id: z.string().min(1),
  kind: z.string(),
  title: z.string().min(1),
  lead: z.string().optional(),
  section: z.string().optional(),
  source: z.string().optional(),
  notes: z.array(z.string()).optional(),
  content: z.unknown(),
  comment: z.strictObject({ text: z.array(z.string()).min(1), by: z.string().optional() }).optional(),
  scaffold: z.boolean().optional(),
});

/** Reads a slide that a person added in the shorthand, and returns the facts made from its figures. */
type ReadShort = (
  slides: readonly unknown[],
  language: LanguageCode,
  taken: readonly string[],
  errors: ErrorDetail[],
) => { slides: (AnyOutlineSlide | null)[]; facts: Outline['facts'] };

/** Null if there are problems, which are added to `errors`. */
function parseFull(value: object, errors: ErrorDetail[], readShort: ReadShort): Outline | null {
  const outer = inspectPart(outlineFields, value, '', errors);
  const given = slidesIn(value);
  const short = readShort(
    given.map((slide) => (isShort(slide) ? slide : null)),
    outer?.language ?? 'en',
    Object.keys(outer?.facts ?? {}),
    errors,
  );
  const slides = given.map(
    (slide, index) => short.slides[index] ?? (isShort(slide) ? null : parseSlide(slide, `/slides/${index}`, errors)),
  );
  if (outer === null || errors.length > 0) return null;
  const facts = { ...outer.facts, ...short.facts };
  checkReferences({ facts }, slides, errors);
  return { ...outer, facts, slides } as Outline;
}

/** A slide of title and points, as a person adds it to a planned outline. */
function isShort(slide: unknown): boolean {
  return typeof slide === 'object' && slide !== null && !('id' in slide) && !('content' in slide);
}

function parseSlide(value: unknown, path: string, errors: ErrorDetail[]): AnyOutlineSlide | null {
  const slide = inspectPart(slideFields, value, path, errors);
  const kind = slide && readKind(slide.kind, path, errors);
  if (kind === null) return null;
  const content = inspectPart<z.ZodType>(slideKinds[kind].content, slide?.content, `${path}/content`, errors);
  return content === null ? null : ({ ...slide, content } as AnyOutlineSlide);
}

/** Checks IDs and references, whose errors would otherwise only show up when the page is drawn. */
function checkReferences(
  outline: { facts: Record<string, unknown> },
  slides: readonly (AnyOutlineSlide | null)[],
  errors: ErrorDetail[],
): void {
  const ids = new Set<string>();
  for (const [index, slide] of slides.entries()) {
    if (slide === null) continue;
    const path = `/slides/${index}`;
    if (ids.has(slide.id)) errors.push({ path: `${path}/id`, code: 'duplicate_id', message: `Two slides have the id "${slide.id}".` });
    ids.add(slide.id);
    for (const [, id] of JSON.stringify([slide.title, slide.lead, slide.source, slide.notes, slide.content]).matchAll(
      /\{\{([^{}|]+)(?:\|[a-z]+)?\}\}/g,
    )) {
      if (!Object.hasOwn(outline.facts, id!)) errors.push({ path, code: 'unknown_fact', message: `There is no fact "${id}" in facts.` });
    }
  }
}
