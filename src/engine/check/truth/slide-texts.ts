/** The texts of a slide as displayed, and the part of the outline they come from. */
import { catalogueOf } from '../../../languages/catalogue.ts';
import type { Fact, FactId } from '../../../model/fact.ts';
import { type LanguageCode, languages } from '../../../model/language.ts';
import type { Element, LayoutSlide, Paragraph, PlaceholderName, Run } from '../../../model/layout.ts';
import type { AnyOutlineSlide } from '../../../model/outline.ts';

export interface SlideText {
  where: 'title' | 'text' | 'foot' | 'table' | 'chart' | 'alt' | 'notes';
  text: string;
  /** Name of the element; `Notes` for the notes. */
  name: string;
}

export const runsText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** One line per paragraph. */
export const paragraphsText = (paragraphs: readonly Paragraph[]): string => paragraphs.map(({ runs }) => runsText(runs)).join('\n');

const framing: readonly (PlaceholderName | undefined)[] = ['eyebrow', 'footer', 'number'];

/** Source line, slide number and footer, and the section's name. */
export function isFoot(element: Element): boolean {
  return element.type === 'text' && (framing.includes(element.placeholder) || /^source\b/i.test(element.name));
}

export function isTitle(element: Element): boolean {
  return element.type === 'text' && element.placeholder === 'title';
}

export function slideTexts({ elements, notes }: Pick<LayoutSlide, 'elements' | 'notes'>): SlideText[] {
  const texts = elements.flatMap(elementTexts);
  for (const text of notes) texts.push({ where: 'notes', text, name: 'Notes' });
  return texts.filter(({ text }) => text !== '');
}

function elementTexts(element: Element): SlideText[] {
  const { name } = element;
  const alts = [element.alt, element.groupAlt].filter((alt) => alt !== undefined);
  const texts: SlideText[] = alts.map((text) => ({ where: 'alt', text, name }));
  if (element.type === 'text') {
    const where = isTitle(element) ? 'title' : isFoot(element) ? 'foot' : 'text';
    texts.push({ where, text: paragraphsText(element.paragraphs), name });
  } else if (element.type === 'table')
    for (const { cells } of element.rows) for (const { runs } of cells) texts.push({ where: 'table', text: runsText(runs), name });
  else if (element.type === 'chart') {
    const labels = element.series.flatMap((series) => [series.name, ...Object.values(series.labelTexts ?? {})]);
    for (const text of [...element.categories, ...labels]) texts.push({ where: 'chart', text, name });
  }
  return texts;
}

/** Converts Arabic and full-width digits and signs to ASCII, and drops direction marks. */
export function normalise(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/[\u066a\uff05]/g, '%');
}

const addresses =
  /\bhttps?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|(?<![\w-])[\w-]+\.(?:csv|tsv|xlsx?|jsonl?|ndjson|parquet|sqlite|db|pptx|md|pdf|txt)\b/gi;

/** A date or period as written, with the parts that can be wrong. */
interface DateLabel {
  text: string;
  year?: number;
  day?: number;
}

const months = new Map<LanguageCode, string>();

/** Month names, long and short, in the language and in English, as one alternation. */
function monthNames(language: LanguageCode): string {
  let names = months.get(language);
  if (names === undefined) {
    const found = new Set<string>();
    for (const code of new Set<LanguageCode>([language, 'en']))
      for (const month of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(languages[code].locale, { month, timeZone: 'UTC' });
        for (let i = 0; i < 12; i++) found.add(format.format(Date.UTC(2000, i, 15)).replace(/\.$/, ''));
      }
    // Names with digits (1月) are covered by the Chinese and Japanese date pattern.
    names = [...found]
      .filter((name) => !/\d/.test(name))
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
      .join('|');
    months.set(language, names);
  }
  return names;
}

const patternsOf = new Map<LanguageCode, RegExp[]>();

function datePatterns(language: LanguageCode): RegExp[] {
  let patterns = patternsOf.get(language);
  if (!patterns) {
    const month = `(?<![\\p{L}])(?:${monthNames(language)})\\.?(?![\\p{L}])`;
    const [quarter, half] = (['period-quarter', 'period-half'] as const).map((key) =>
      catalogueOf(language).say(key, { n: '{n}', year: '{year}' }),
    );
    const year = "(?<year>(?:19|20)\\d\\d|['’]\\d\\d|FY\\s?(?:(?:19|20)\\d\\d|\\d\\d))(?!\\d)";
    const label = (template: string) => literally(template).replace('\\{n\\}', '[1-4]').replace('\\{year\\}', year);
    patterns = [
      `\\b(?<year>\\d{4})-(?:Q[1-4]|H[12]|W\\d\\d?|\\d\\d(?:-(?<day>\\d\\d))?)(?!\\d)`,
      `\\b\\d{1,2}[./]\\d{1,2}[./](?<year>\\d{4})(?!\\d)`,
      `(?<year>\\d{4})年(?:第?[1-4]四半期|第?[1-4]季度|\\d{1,2}月(?:\\d{1,2}日)?|度)?`,
      `\\d{1,2}月(?:\\d{1,2}日)?`,
      label(quarter!),
      label(half!),
      // A fiscal period by ID, and a period of weeks: FY26-Q1, P3 FY26.
      `\\b(?<year>FY(?:\\d{4}|\\d\\d))-(?:Q[1-4]|H[12]|P\\d\\d)(?!\\d)`,
      `\\b(?:P\\d\\d?\\s)?(?<year>FY\\s?(?:(?:19|20)\\d\\d|\\d\\d))(?!\\d)(?:\\s第[1-4](?:四半期|季度))?`,
      `\\b(?:Q[1-4]|T[1-4]|[1-4]T|H[12]|S[12]|FY|GJ)\\s?${year}`,
      `第[1-4]四半期|第[1-4]季度`,
      `\\b(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|º|er)?[^\\S\\n](?:de\\s|of\\s)?${month}(?:(?:,|\\sde|\\sof)?\\s${year})?`,
      // What ends one line and begins the next is no date: `Ready in May`, `40 more places`.
      `${month}[^\\S\\n](?<day>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:,?\\s${year})?`,
      `${month}(?:,|\\sde)?[\\s-]${year}`,
    ].map((source) => new RegExp(source, 'giu'));
    patternsOf.set(language, patterns);
  }
  return patterns;
}

/** A regular expression that matches exactly this text. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Removes dates and periods from a normalised text, leaving only figures and bare years. */
export function takeDates(text: string, language: LanguageCode): { rest: string; dates: DateLabel[] } {
  if (!/\d/.test(text)) return { rest: text, dates: [] };
  const dates: DateLabel[] = [];
  let rest = text;
  for (const pattern of datePatterns(language))
    rest = rest.replace(pattern, (...match) => {
      const groups = match.at(-1) as { year?: string; day?: string };
      const year = groups.year === undefined ? undefined : yearOf(groups.year);
      dates.push({ text: match[0], ...(year !== undefined && { year }), ...(groups.day !== undefined && { day: Number(groups.day) }) });
      return ' ';
    });
  return { rest, dates };
}

/** `2017`, `’17`, `FY17`, `FY 2017`. */
export function yearOf(text: string): number {
  const digits = text.replace(/\D/g, '');
  return Number(digits.length === 2 ? `20${digits}` : digits);
}

/** Removes URLs, file names and the given names, whose digits are not figures. `names`: longest first. */
export function withoutNames(text: string, names: readonly string[]): string {
  if (!/\d/.test(text)) return text;
  let rest = text.replace(addresses, ' ');
  for (const name of names) if (rest.includes(name)) rest = rest.replaceAll(name, ' ');
  return rest;
}

export interface SlideScope {
  slide: AnyOutlineSlide;
  /** Number of its first page, from 1. */
  number: number | null;
  texts: string[];
  facts: Fact[];
  /** Lengths of its lists, how many members its figures are of, and a section's number. */
  counts: ReadonlySet<number>;
  /** Dates that are proposed for its steps: they claim nothing that could be traced. */
  proposed: ReadonlySet<string>;
}

/** Settings and names rather than text. */
const settings = new Set([
  'id',
  'kind',
  'slide',
  'chart',
  'align',
  'role',
  'direction',
  'tone',
  'tones',
  'section',
  'icon',
  'file',
  'data',
  'turn',
]);

export function slideScope(slide: AnyOutlineSlide, number: number | null, facts: Readonly<Record<FactId, Fact>>): SlideScope {
  const texts: string[] = [];
  const ids = new Set<FactId>();
  const counts = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (Object.hasOwn(facts, value)) ids.add(value);
      else {
        texts.push(value);
        for (const id of references(value)) ids.add(id);
      }
    } else if (Array.isArray(value)) {
      counts.add(value.length);
      value.forEach(visit);
    } else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (!settings.has(key)) visit(inner);
  };
  if (slide.kind === 'section' && slide.content.number !== undefined) counts.add(slide.content.number);
  visit({ title: slide.title, lead: slide.lead, source: slide.source, notes: slide.notes, content: slide.content });
  const cited = [...ids].flatMap((id) => (Object.hasOwn(facts, id) ? [facts[id]!] : []));
  for (const count of memberCounts(cited)) counts.add(count);
  return { slide, number, texts, facts: cited, counts, proposed: proposedDates(slide) };
}

/** How many members of a dimension the figures are of: "two teams" where two are told of. */
function memberCounts(facts: readonly Fact[]): number[] {
  const members = new Map<string, Set<string>>();
  for (const { scope } of facts)
    for (const [dimension, member] of Object.entries(scope)) members.set(dimension, (members.get(dimension) ?? new Set()).add(member));
  return [...members.values()].map(({ size }) => size);
}

function proposedDates(slide: AnyOutlineSlide): ReadonlySet<string> {
  if (slide.kind !== 'action-table') return new Set();
  return new Set(slide.content.actions.flatMap(({ when, proposed }) => (when && proposed ? [when] : [])));
}

const reference = /\{\{([^{}|]+)(?:\|([^{}]*))?\}\}/g;

export function references(text: string): FactId[] {
  return Array.from(text.matchAll(reference), (match) => match[1]!.trim());
}

/** The text with each reference replaced by the result of `replace`. */
export function replaceReferences(text: string, replace: (id: FactId, style: string) => string): string {
  return text.replace(reference, (_, id: string, style: string | undefined) => replace(id.trim(), style?.trim() ?? 'plain'));
}
