/** Traces every numeral on a slide to a fact, a sum of facts or the brief. */
import { catalogueOf, wordsOf } from '../../../languages/catalogue.ts';
import { proposedDays, weekAhead } from '../../../model/due.ts';
import type { Fact, FactId } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { ChartElement, Layout, LayoutSlide } from '../../../model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../../model/outline.ts';
import { weekdays } from '../../language/weekdays.ts';
import { type Numeral, type NumeralKind, numberWords, readNumerals, unsupportedComparisons } from './numerals.ts';
import {
  literally,
  normalise,
  replaceReferences,
  type SlideScope,
  type SlideText,
  slideTexts,
  takeDates,
  withoutNames,
  yearOf,
} from './slide-texts.ts';

interface Shown {
  kind: Exclude<NumeralKind, 'year'>;
  /** Value as written: 6 for a ratio of 0.06. */
  size: number;
  negative: boolean;
}

/** Kinds of fact that a kind of numeral may show. A bare number may be in a table whose header has the unit. */
const shows: Readonly<Record<NumeralKind, readonly Shown['kind'][]>> = {
  percent: ['percent'],
  points: ['points', 'plain'],
  money: ['money'],
  days: ['days', 'plain'],
  multiple: ['multiple'],
  year: ['plain', 'days'],
  plain: ['plain', 'days', 'multiple', 'money'],
};

const kindOfUnit = {
  money: 'money',
  count: 'plain',
  number: 'plain',
  ratio: 'percent',
  points: 'points',
  days: 'days',
  hours: 'plain',
  minutes: 'plain',
  multiple: 'multiple',
} as const;

type Match = 'shown' | 'other-sign' | null;

export class FactIndex {
  readonly #byKind = new Map<Shown['kind'], Shown[]>();

  constructor(facts: Iterable<Fact>) {
    for (const { value, unit } of facts) {
      if (value === null || unit === 'text') continue;
      const kind = kindOfUnit[unit];
      const size = Math.abs(unit === 'ratio' || unit === 'points' ? value * 100 : value);
      const list = this.#byKind.get(kind);
      const shown = { kind, size, negative: value < 0 };
      if (list) list.push(shown);
      else this.#byKind.set(kind, [shown]);
    }
    for (const list of this.#byKind.values()) list.sort((a, b) => a.size - b.size);
  }

  /** Whether a fact rounds to the figure and has the written sign. */
  find({ kind, value, half, sign }: Numeral): Match {
    let match: Match = null;
    // Half an ulp of tolerance: 2.805 is stored as slightly less.
    const reach = half * 1.0001 + value * 1e-9;
    for (const wanted of shows[kind]) {
      const list = this.#byKind.get(wanted) ?? [];
      for (let i = lowerBound(list, value - reach); i < list.length && list[i]!.size <= value + reach; i++) {
        if (sign === null || list[i]!.size === 0 || list[i]!.negative === (sign === '-')) return 'shown';
        match = 'other-sign';
      }
    }
    return match;
  }
}

function lowerBound(list: readonly Shown[], size: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.size < size) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Find = (rule: string, message: string) => void;

/** Figures, number words and comparisons spelled out in a slide's template texts. */
export function traceTemplates(scope: SlideScope, grounds: Grounds, find: Find): void {
  const { language } = grounds;
  const index = new FactIndex(scope.facts);
  const mark = wordsOf(language).toFill;
  const continuation = new RegExp(continuationMark(language), 'giu');
  for (const template of scope.texts) {
    if (scope.proposed.has(template)) continue;
    const text = normalise(replaceReferences(template, () => '\ufffc')).replace(continuation, ' ');
    const { numerals, badDates, rest } = read(text, grounds);
    for (const date of badDates) find('untraced-date', `"${date}" is a date of neither the data nor the brief.`);
    for (const numeral of numerals) {
      if (grounds.literals.has(numeral) || isCount(numeral, scope.counts) || index.find(numeral) === 'shown') continue;
      find('untraced-number', `"${numeral.text}" in "${shorten(text)}" traces to no fact and not to the brief.`);
    }
    // A prompt for the author claims nothing.
    if (scope.slide.scaffold || template.includes(mark)) continue;
    for (const { text: word, value } of numberWords(rest, language)) {
      const numeral: Numeral = { text: word, kind: 'plain', value, half: 0, sign: null };
      if (!grounds.literals.has(numeral) && !scope.counts.has(value) && index.find(numeral) !== 'shown')
        find('untraced-number-word', `"${word}" in "${shorten(text)}" traces to no fact and not to the brief.`);
    }
    for (const word of unsupportedComparisons(rest, language, scope.facts))
      if (!grounds.words.includes(word.toLowerCase()))
        find('untraced-comparison', `No figure of the slide bears out "${word}" in "${shorten(text)}".`);
  }
}

/** `(continued, 2)`: distinguishes pages with the same title, and is not a figure. */
function continuationMark(language: LanguageCode): string {
  return `\\(${literally(wordsOf(language).continued)}[^()]*\\)`;
}

/** Traces the figures of finished pages; one per deck. */
export class PageTracer {
  readonly #facts: FactIndex;
  readonly #layout: Layout;
  readonly #grounds: Grounds;
  readonly #pointers: RegExp;

  constructor(layout: Layout, { facts }: Outline, grounds: Grounds) {
    this.#facts = new FactIndex(Object.values(facts));
    this.#layout = layout;
    this.#grounds = grounds;
    const seeSlide = catalogueOf(grounds.language).say('see-slide', { n: '{n}' });
    this.#pointers = new RegExp(
      `${continuationMark(grounds.language)}|${literally(seeSlide).replace('\\{n\\}', '(?<slide>\\d+)')}|^[→←] (?<short>\\d+)$`,
      'giu',
    );
  }

  /** `scope`: what the page was made from; a page added by hand may show any fact of the deck. */
  trace(slide: Pick<LayoutSlide, 'title' | 'elements' | 'notes'>, scope: SlideScope | undefined, find: Find): void {
    const facts = scope ? new FactIndex(scope.facts) : this.#facts;
    const written = this.#written(scope);
    const texts: SlideText[] = [{ where: 'title', text: slide.title, name: 'Title' }, ...slideTexts(slide)];
    const sequence = new Set([...numbering(texts), ...stepNumbers(scope)]);
    const counts = scope?.counts ?? new Set<number>();
    for (const { text: whole, name, where } of texts) {
      if (scope?.proposed.has(whole)) continue;
      // Where a step stands alone, its day stands among its other details.
      const told = [...(scope?.proposed ?? [])].reduce((rest, day) => rest.replaceAll(day, ' '), whole);
      // The slide number is not a claim.
      if (where === 'foot' && /^\d+$/.test(normalise(whole))) continue;
      // Negative changes of a bridge.
      if (where === 'chart' && /^[+−] < 0$/.test(whole)) continue;
      const text = withoutMarks(withoutOwnNumber(told, name), sequence);
      const { numerals, badDates } = read(this.#withoutPointers(normalise(text), name, find), this.#grounds);
      for (const date of badDates) find('untraced-date', `"${date}" in "${name}" is a date of neither the data nor the brief.`);
      for (const numeral of numerals) {
        if (sequence.has(text.trim()) || written.has(numeral) || this.#grounds.literals.has(numeral) || isCount(numeral, counts)) continue;
        const match = facts.find(numeral);
        if (match === 'other-sign') find('wrong-sign', `"${numeral.text}" in "${name}" has the wrong sign.`);
        else if (match === null) find('untraced-number', `"${numeral.text}" in "${name}" traces to no fact and not to the brief.`);
      }
    }
  }

  /** What the slide's templates spell out was checked there. */
  #written(scope: SlideScope | undefined): Literals {
    const literals = new Literals();
    for (const template of scope?.texts ?? [])
      for (const numeral of read(normalise(replaceReferences(template, () => '\ufffc')), this.#grounds).numerals) literals.add(numeral);
    for (const value of yearsBetween(scope?.texts ?? [])) literals.add({ kind: 'year', value });
    return literals;
  }

  #withoutPointers(text: string, name: string, find: Find): string {
    if (!/\d/.test(text)) return text;
    return text.replace(this.#pointers, (...match) => {
      const { slide, short } = match.at(-1) as { slide?: string; short?: string };
      const number = slide ?? short;
      if (number !== undefined && !(Number(number) >= 1 && Number(number) <= this.#layout.slides.length))
        find('slide-pointer', `"${match[0]}" in "${name}" leads to no slide.`);
      return ' ';
    });
  }
}

/** A time axis names every year between its first and last date. */
function yearsBetween(texts: readonly string[]): number[] {
  const years = texts.flatMap((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? [Number(text.slice(0, 4))] : []));
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
}

/** `Number 7` with the text `7`, and `Step 7` at the start of a text, are numbering; continued pages do not start at 1. */
function withoutOwnNumber(text: string, name: string): string {
  const [, number, rest] = /^(\d{1,3})(?: {2}(.*))?$/s.exec(text) ?? [];
  return number !== undefined && name.endsWith(` ${number}`) ? (rest ?? '') : text;
}

/** `(2)` in a sentence is a mark where rows of the page are numbered so far. */
function withoutMarks(text: string, sequence: ReadonlySet<string>): string {
  return text.replace(/\((\d{1,2})\)/g, (mark, number: string) => (sequence.has(number) ? ' ' : mark));
}

/** Next steps are numbered, and on a continued page the numbers go on. */
function stepNumbers(scope: SlideScope | undefined): string[] {
  const slide = scope?.slide;
  return slide?.kind === 'action-table' ? slide.content.actions.map((_, at) => String(at + 1)) : [];
}

/** Standalone numerals that count 1, 2, 3 … are numbering, not figures. */
function numbering(texts: readonly SlideText[]): ReadonlySet<string> {
  const alone = new Set(texts.flatMap(({ text }) => (/^\d{1,2}\.?$/.test(text.trim()) ? [text.trim()] : [])));
  const numbers = new Set([...alone].map((text) => Number.parseInt(text, 10)));
  const sequence = [...alone].filter((text) =>
    Array.from({ length: Number.parseInt(text, 10) }, (_, i) => i + 1).every((n) => numbers.has(n)),
  );
  return new Set(sequence);
}

function read(text: string, { language, names, years, days, read: known }: Grounds): ReadText {
  const before = known.get(text);
  if (before) return before;
  const { rest, dates } = takeDates(withoutNames(text, names), language);
  const badDates = dates
    .filter(({ year, day }) => (year !== undefined && !years.has(year)) || (day !== undefined && !days.has(day)))
    .map((date) => date.text);
  const numerals = readNumerals(rest, language).filter(({ kind, value }) => kind !== 'year' || !years.has(value));
  const found = { numerals, badDates, rest };
  known.set(text, found);
  return found;
}

function isCount({ kind, value, half, sign }: Numeral, counts: ReadonlySet<number>): boolean {
  return kind === 'plain' && half === 0.5 && sign === null && counts.has(value);
}

function shorten(text: string): string {
  const flat = text.replaceAll('\ufffc', '…').replace(/\s+/g, ' ');
  return flat.length > 80 ? `${flat.slice(0, 79)}…` : flat;
}

/** The page says that figures are rounded. */
/** A page that says its figures are rounded. */
export const saysRounded = /round|gerundet|rundung|arrondi|redonde|arredond|arrotond|四捨五入|端数|四舍五入|舍入|تقريب|مقرّ?ب/i;

/** The facts behind bridges and shares add up before rounding. */
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

/** The rounded labels of bridges and shares add up, or the page says that they are rounded. */
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

/** Bars are the parts of one whole; each column is its own whole. */
function wholesOf({ chart, categories, series }: ChartElement): (number | null | undefined)[][] {
  return chart === 'percent-column'
    ? categories.map((_, at) => series.map(({ values }) => values[at]))
    : series.map(({ values }) => [...values]);
}

/** Whether the shares of a whole add up to 100% in the digits of a format code such as `0.0%`. */
function sharesAdd(parts: readonly (number | null | undefined)[], format: string): boolean {
  const shares = parts.filter((part) => part !== null && part !== undefined);
  if (shares.length < parts.length || Math.abs(shares.reduce((a, b) => a + b, 0) - 1) > 1e-6) return true;
  const steps = 10 ** (/\.(0+)/.exec(format)?.[1]?.length ?? 0);
  const digits = shares.map((share) => Math.round(Number((share * 100 * steps).toPrecision(12))));
  return digits.reduce((a, b) => a + b, 0) === 100 * steps;
}

export interface Grounds {
  language: LanguageCode;
  /** Members and labels with digits in them, longest first. */
  names: readonly string[];
  years: ReadonlySet<number>;
  days: ReadonlySet<number>;
  /** Figures from the brief and from given facts. */
  literals: Literals;
  /** Lower-case text of the brief, for words such as `half`. */
  words: string;
  /** Cache: the outline's texts are read again for its pages. */
  read: Map<string, ReadText>;
}

/** Figures of a text, dates that nobody gave, and the remaining words. */
interface ReadText {
  numerals: Numeral[];
  badDates: string[];
  rest: string;
}

export function groundsOf({ language, asOf, facts }: Outline, allowed: readonly string[]): Grounds {
  const all = Object.values(facts);
  const given = all.flatMap(({ display, label, formula }) => [display ?? '', label, formula]);
  const literals = new Literals();
  const asOfYear = Number(asOf.slice(0, 4));
  const years = new Set([asOfYear - 1, asOfYear, asOfYear + 1]);
  const days = new Set([1, 28, 29, 30, 31, Number(asOf.slice(8, 10)), ...proposedDays(asOf)]);
  // `On Thursday` is a day of the week ahead.
  if (allowed.some((text) => weekdays().some((pattern) => pattern.test(text)))) for (const day of weekAhead(asOf)) days.add(day);
  const names = namesOf(all);
  for (const { period } of all) if (period !== null) years.add(yearOf(period.split('-')[0]!));
  for (const text of new Set([...allowed, ...given])) {
    const { rest, dates } = takeDates(withoutNames(normalise(text), names), language);
    for (const { year, day } of dates) {
      if (year !== undefined) years.add(year);
      if (day !== undefined) days.add(day);
    }
    for (const numeral of readNumerals(rest, language)) {
      literals.add(numeral);
      if (numeral.kind === 'year') years.add(numeral.value);
      if (numeral.value <= 31) days.add(numeral.value);
    }
    for (const { value } of numberWords(rest, language)) literals.add({ text: '', kind: 'plain', value, half: 0.5, sign: null });
  }
  return { language, names, years, days, literals, words: allowed.join('\n').toLowerCase(), read: new Map() };
}

/** Only names with a letter: a member called `5` must not hide every 5. */
function namesOf(facts: readonly Fact[]): string[] {
  const names = new Set<string>();
  for (const { scope } of facts)
    for (const member of Object.values(scope)) {
      if (!/\d/.test(member) || !/\p{L}/u.test(member)) continue;
      // A sentence that begins with a name begins with a capital.
      const written = normalise(member);
      names.add(written).add(written.charAt(0).toUpperCase() + written.slice(1));
    }
  return [...names].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Figures that may be repeated as they are, or in another scale of the same value and kind. */
class Literals {
  readonly #values = new Map<string, Set<number>>();

  add({ kind, value }: Pick<Numeral, 'kind' | 'value'> & Partial<Numeral>): void {
    const key = kindKey(kind);
    const known = this.#values.get(key);
    if (known) known.add(value);
    else this.#values.set(key, new Set([value]));
  }

  has({ kind, value, half }: Numeral): boolean {
    const near = (of: string) => {
      for (const known of this.#values.get(of) ?? [])
        if (Math.abs(known - value) <= Math.min(half * 1.0001, Math.abs(known) * 0.05) + 1e-9) return true;
      return false;
    };
    const key = kindKey(kind);
    // A brief may write `5,000` where the deck writes `$5,000`, and the other way round; a percent sign is never added.
    return near(key) || (key === 'money' && near('plain')) || (key === 'plain' && near('money'));
  }
}

function kindKey(kind: Numeral['kind']): string {
  return kind === 'percent' || kind === 'money' ? kind : 'plain';
}
