/** Traces every figure: those an outline writes out to the brief, those a page shows to a fact. */

import { catalogueOf } from '../../../languages/catalogue.ts';
import type { LanguageCode } from '../../../model/language.ts';
import type { Layout, LayoutSlide } from '../../../model/layout.ts';
import type { Outline } from '../../../model/outline.ts';
import { wordsOf } from '../../language/words.ts';
import { type SlideText, slideTexts } from '../slide-texts.ts';
import { FactIndex } from './fact-index.ts';
import { type Grounds, Literals, type ReadText } from './grounds.ts';
import { numberWords, unsupportedComparisons } from './number-words.ts';
import { type Numeral, readNumerals } from './numerals.ts';
import { literally, normalise, takeDates, withoutNames } from './plain-text.ts';
import { replaceReferences, type SlideScope } from './slide-scope.ts';

type Find = (rule: string, message: string) => void;

/** Figures, number words and comparisons that the template texts of a slide write out themselves. */
export function traceTemplates(scope: SlideScope, grounds: Grounds, find: Find): void {
  const { language } = grounds;
  const index = new FactIndex(scope.facts);
  const mark = wordsOf(language).toFill;
  const continuation = new RegExp(continuationMark(language), 'giu');
  for (const template of scope.texts) {
    const text = normalise(replaceReferences(template, () => '\ufffc')).replace(continuation, ' ');
    const { numerals, badDates, rest } = read(text, grounds);
    for (const date of badDates) find('untraced-date', `"${date}" is a date of neither the data nor the brief.`);
    for (const numeral of numerals) {
      if (grounds.literals.has(numeral) || isCount(numeral, scope.counts) || index.find(numeral) === 'shown') continue;
      find('untraced-number', `"${numeral.text}" in "${shorten(text)}" traces to no fact and not to the brief.`);
    }
    // What asks the author to fill something in claims nothing.
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

/** `(continued, 2)`: tells apart pages of one title, and is no figure. */
function continuationMark(language: LanguageCode): string {
  return `\\(${literally(wordsOf(language).continued)}[^()]*\\)`;
}

/** Traces the figures of finished pages; made once a deck. */
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

  /** `scope` is what the page was made from; a page added by hand may show any fact of the deck. */
  trace(slide: Pick<LayoutSlide, 'title' | 'elements' | 'notes'>, scope: SlideScope | undefined, find: Find): void {
    const facts = scope ? new FactIndex(scope.facts) : this.#facts;
    const written = this.#written(scope);
    const texts: SlideText[] = [{ where: 'title', text: slide.title, name: 'Title' }, ...slideTexts(slide)];
    const sequence = numbering(texts);
    const counts = scope?.counts ?? new Set<number>();
    for (const { text: whole, name, where } of texts) {
      // The page's own number is the file's to say.
      if (where === 'foot' && /^\d+$/.test(normalise(whole))) continue;
      // A bridge's changes below zero.
      if (where === 'chart' && /^[+−] < 0$/.test(whole)) continue;
      const text = withoutOwnNumber(whole, name);
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

  /** What the templates of the slide write out was judged there. */
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

/** A scale of time names every year between the first and the last of its dates. */
function yearsBetween(texts: readonly string[]): number[] {
  const years = texts.flatMap((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? [Number(text.slice(0, 4))] : []));
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
}

/** `Number 7` that says `7`, and `Step 7` that begins with it, are numbered and not counted; pages that go on do not begin at 1. */
function withoutOwnNumber(text: string, name: string): string {
  const [, number, rest] = /^(\d{1,3})(?: {2}(.*))?$/s.exec(text) ?? [];
  return number !== undefined && name.endsWith(` ${number}`) ? (rest ?? '') : text;
}

/** Numerals that stand alone and count 1, 2, 3 … are numbering, not figures. */
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
