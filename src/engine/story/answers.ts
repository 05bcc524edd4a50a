/** The two answers asked of a model: what it wants to know of the figures, and the deck; as JSON Schema for it and as types for us. */
import { z } from 'zod';
import { waysOfWorking } from '../../model/fact.ts';
import { writtenKinds } from './kinds-in-short.ts';

const words = z.string();

/** A question to the engine; which fields count depends on its tool. */
const question = z.object({
  tool: z.enum(['measures', 'compute', 'decompose', 'rank', 'relate', 'page', 'read']),
  measure: words.optional().describe('ID of a measure, such as won_value'),
  by: words.optional().describe('ID of a dimension, or two joined by +, such as product+region'),
  filters: z.record(words, words).optional().describe('dimension: member'),
  // A model writes `all`, alone or among the periods, as one would say it.
  periods: z
    .preprocess(
      (given) =>
        Array.isArray(given) ? given.filter((each) => each !== 'all') : given === 'all' ? [] : typeof given === 'number' ? [given] : given,
      z.array(z.number().int()),
    )
    .optional()
    .describe('0 is the reporting period, -1 the one before'),
  all: z.boolean().optional().describe('everything up to the day of the deck, beside or instead of periods'),
  date: words.optional().describe('for a table: the column of dates that decides the period'),
  money: z.boolean().optional().describe('for a column of a table: it holds money'),
  of: z.array(words).optional().describe('for relate: IDs of two facts'),
  how: z.enum(['difference', 'growth', 'share', 'multiple']).optional().describe('for relate'),
  page: words.optional().describe('for page: ID of a page of the embedded outline'),
  passage: z.number().int().optional().describe('for read: number of a passage'),
});
export type EngineQuestion = z.infer<typeof question>;

const look = z.object({ questions: z.array(question) });

const slide = z.object({
  id: words.describe('short, unique, of letters and dashes'),
  from: words.nullish().describe('ID of a page of the embedded outline that this page keeps or replaces'),
  kind: words.nullish().describe('slide kind; null to keep the content of the page in "from"'),
  title: words,
  lead: words.nullish(),
  section: words.nullish(),
  notes: z.array(words).nullish(),
  content: z.record(words, z.unknown()).nullish(),
});
export type WrittenSlide = z.infer<typeof slide>;

const workedOut = z.object({
  id: words.regex(/^[a-z][\w-]*$/i),
  how: z.enum(waysOfWorking),
  of: z.array(words).min(1).max(24),
  /** For weighted: what the first counts, 0 to 1; the second counts the rest. */
  weight: z.number().min(0).max(1).nullish(),
});
export type AskedFigure = z.infer<typeof workedOut>;

const coverPage = z.object({
  figures: z.array(z.object({ value: words, label: words, note: words.nullish() })).max(3),
  tone: z.enum(['good', 'warn', 'bad']).nullish(),
});
export type WrittenCover = z.infer<typeof coverPage>;

const deck = z.object({
  title: words,
  subtitle: words.nullish(),
  cover: z.unknown().optional(),
  figures: z.array(z.unknown()).nullish(),
  slides: z.array(z.unknown()),
});

/** Only what every provider's schemas can say: no unions, no limits. */
const text = { type: 'string' };
const orNull = { type: ['string', 'null'] };

export const lookAnswer = { name: 'questions', schema: schemaOf(look) };

export const deckAnswer = {
  name: 'deck',
  schema: {
    type: 'object',
    properties: {
      title: text,
      subtitle: orNull,
      cover: {
        type: ['object', 'null'],
        properties: {
          figures: {
            type: 'array',
            items: { type: 'object', properties: { value: text, label: text, note: orNull }, required: ['value', 'label'] },
          },
          tone: { type: ['string', 'null'], enum: ['good', 'warn', 'bad', null] },
        },
        required: ['figures'],
      },
      figures: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: text,
            how: { type: 'string', enum: [...waysOfWorking] },
            of: { type: 'array', items: text },
            weight: { type: ['number', 'null'] },
          },
          required: ['id', 'how', 'of'],
        },
      },
      slides: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: text,
            from: orNull,
            kind: { type: ['string', 'null'], enum: [...writtenKinds, null] },
            title: text,
            lead: orNull,
            section: orNull,
            notes: { type: 'array', items: text },
            content: { type: ['object', 'null'] },
          },
          required: ['id', 'title'],
        },
      },
    },
    required: ['title', 'slides'],
  },
};

/** Each question, or why it cannot be understood. */
export function readLook(value: unknown): (EngineQuestion | { asked: object; reason: string })[] {
  const given = (value as { questions?: unknown } | null)?.questions;
  if (!Array.isArray(given)) return [];
  return given.map((each) => {
    const plain = withoutNulls(each) as { periods?: unknown };
    const read = question.safeParse(plain);
    if (!read.success)
      return {
        asked: Object(each),
        reason: `Not understood: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}.`,
      };
    const said = [plain.periods].flat();
    return said.includes('all') ? { ...read.data, all: true } : read.data;
  });
}

export interface WrittenDeck {
  title: string | null;
  subtitle: string | null;
  /** null if it gave none that can be read. */
  cover: WrittenCover | null;
  figures: AskedFigure[];
  slides: WrittenSlide[];
  /** One sentence for each slide that has no shape. */
  faults: string[];
}

const mostSlides = 100;

/** null if it is no deck at all. */
export function readDeck(value: unknown): WrittenDeck | null {
  const read = deck.partial({ title: true }).safeParse(value);
  if (!read.success) return null;
  const { title = null, subtitle = null, slides } = read.data;
  const figures = (read.data.figures ?? []).flatMap((each) => workedOut.safeParse(each).data ?? []);
  const faults: string[] = [];
  const good = slides.slice(0, mostSlides).flatMap((each, at) => {
    const found = slide.safeParse(each);
    if (found.success) return [found.data];
    faults.push(`Slide ${at + 1} needs at least "id" and "title" as texts, "notes" as a list of texts and "content" as an object.`);
    return [];
  });
  return { title, subtitle, cover: coverPage.safeParse(read.data.cover).data ?? null, figures, slides: good, faults };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** Models held to a schema write null for what they leave out. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null));
}
