/** Gate "clean": nothing left over from the making of the deck; and what is not decided yet. */
import { all } from '../../../languages/all.ts';
import { wordsOf } from '../../../languages/catalogue.ts';
import { type LanguageCode, languages } from '../../../model/language.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { bodiesOf, type ForeignDeck, isFoot, type Page, type Shape, showsOneThing, textOf } from '../page.ts';

const languageCodes = Object.keys(languages) as LanguageCode[];
/** In any language; capitals on their own, because `Xx-holding` is a company. */
const anywhere =
  /lorem ipsum|dolor sit amet|\bT\.?B\.?[DAC]\b\.?|\bFIXME\b|\bundefined\b|\bNaN\b|\[object \w+\]|\{\{|\}\}|\[(?:insert|your|name|date|company|client|x+)\b[^\]]*\]|<(?:insert|your)\b[^>]*>|(?<![\p{L}\d])x{2,}(?= ?[%€$£]| (?:million|mio|bn)\b)|(?<=[€$£] ?)x{2,}(?!\p{L})|(?<![\p{L}\d])\?{3,}|#(?:REF|DIV\/0|N\/A|VALUE|NAME)[!?]?|\basdf|\bfoo ?bar\b/iu;
/** In capitals alone: there is always much to do, and todo means all in Spanish. */
const blank = /(?<![\p{L}\d-])X{2,}(?![\p{L}\d-])|\bTO ?DO\b/u;
const signs = Object.values(all).map((language) => language.signs);
const fillers = new RegExp(signs.map((each) => each.fillers).join('|'), 'iu');
const open = new RegExp(signs.map((each) => each.stillOpen).join('|'), 'iu');
const scaffold = languageCodes.flatMap((code) => {
  const { toFill, unassigned, undated } = wordsOf(code);
  return [toFill, unassigned, undated];
});

export function checkClean(deck: ForeignDeck, reviewing: Reviewing): void {
  const { report } = reviewing;
  for (const page of deck.pages) {
    for (const shape of page.shapes) {
      if (shape.hidden) report('hidden-shape', { page, shape }, `${quoted(shape.name)} is hidden.`);
      else {
        checkText(shape, page, reviewing);
        checkEmpty(shape, page, reviewing);
      }
    }
    const match = fillerIn(page.notes);
    if (match) report('filler', { page, shape: 'Notes' }, `The notes say ${quoted(match)}.`);
  }
  checkFeet(deck, reviewing);
}

function checkText(shape: Shape, page: Page, { report }: Reviewing): void {
  const texts = textsOf(shape);
  const match = texts.map(fillerIn).find((each) => each !== null);
  if (match) report('filler', { page, shape }, `${quoted(shape.name)} says ${quoted(match)}.`);
  const date = texts.map(impossibleDate).find((each) => each !== null);
  if (date) report('impossible-date', { page, shape }, `${quoted(shape.name)} says ${quoted(date)}.`);
  const left = texts
    .map((text) => open.exec(text)?.[0] ?? scaffold.find((words) => text.includes(words)))
    .find((each) => each !== undefined);
  if (left) report('still-open', { page, shape }, `${quoted(shape.name)} says ${quoted(left)}.`);
}

function fillerIn(text: string): string | null {
  return (anywhere.exec(text) ?? blank.exec(text) ?? fillers.exec(text))?.[0] ?? null;
}

/** What a shape says, cell by cell and name by name. */
function textsOf(shape: Shape): string[] {
  const { chart, alt } = shape;
  const names = chart
    ? [chart.title ?? '', ...chart.plots.flatMap(({ series }) => series.flatMap(({ name, categories }) => [name, ...categories]))]
    : [];
  return [...bodiesOf(shape).map(textOf), ...names, alt].filter((text) => text.trim() !== '');
}

function checkEmpty(shape: Shape, page: Page, { report }: Reviewing): void {
  if (shape.kind !== 'shape' || textOf(shape.text).trim() !== '') return;
  if (shape.placeholder !== null) {
    if (!['sldNum', 'dt', 'ftr'].includes(shape.placeholder))
      report('empty-placeholder', { page, shape }, `The placeholder ${quoted(shape.name)} is empty.`);
  } else if (shape.text && !shape.fill && !shape.line) report('empty-text', { page, shape }, `${quoted(shape.name)} is empty.`);
}

const daysIn = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const months = new Map(
  languageCodes.flatMap((code) =>
    daysIn.flatMap((_, month) =>
      (['long', 'short'] as const).map((length) => {
        const name = new Intl.DateTimeFormat(code, { month: length, day: 'numeric', timeZone: 'UTC' })
          .formatToParts(Date.UTC(2024, month, 1))
          .find(({ type }) => type === 'month')!.value;
        return [name.toLowerCase().replace(/\.$/, ''), month] as const;
      }),
    ),
  ),
);
const dayMonth = /(?<![\p{L}\d.,])(\d{1,2})(?:st|nd|rd|th|\.|º)?(?: de| of)? (\p{L}{3,12})(?!\p{L})/gu;
const monthDay = /(?<!\p{L})(\p{L}{3,12}) (\d{1,2})(?:st|nd|rd|th)?(?![\d%:.,]\d|\d|%| ?[kKmM]\b)(?=,? \d{4}|[).,;]|$)/gu;

/** A date that no calendar has, as written; null without. */
function impossibleDate(text: string): string | null {
  for (const [whole, year, month, day] of text.matchAll(/(?<![\d-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/g))
    if (!isDay(Number(day), Number(month) - 1, Number(year))) return whole;
  for (const [whole, first, second, year] of text.matchAll(/(?<![\d./])(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)(?!\d)/g)) {
    const [a, b] = [Number(first), Number(second)];
    if (!isDay(a, b - 1, Number(year)) && !(whole.includes('/') && isDay(b, a - 1, Number(year)))) return whole;
  }
  for (const [whole, day, name] of text.matchAll(dayMonth)) if (isWrong(Number(day), name!)) return whole;
  for (const [whole, name, day] of text.matchAll(monthDay)) if (isWrong(Number(day), name!)) return whole;
  return null;
}

/** "May 40" may be a product; "mar" a word: only a day that a month could almost have counts. */
function isWrong(day: number, name: string): boolean {
  const month = months.get(name.toLowerCase());
  return month !== undefined && /^\p{Lu}/u.test(name) && day > daysIn[month]! && day < 40;
}

function isDay(day: number, month: number, year: number): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const most = month === 1 && !leap ? 28 : daysIn[month];
  return most !== undefined && day >= 1 && day <= most;
}

/** What most pages of a deck have at the foot, all should have. */
const usual = 0.7;

function checkFeet(deck: ForeignDeck, { report }: Reviewing): void {
  const pages = deck.pages.filter((page) => !showsOneThing(page) && !page.hidden);
  if (pages.length < 4) return;
  const numbered = pages.filter((page) => page.shapes.some(hasNumber));
  if (numbered.length >= usual * pages.length && numbered.length < pages.length)
    for (const page of pages)
      if (!numbered.includes(page))
        report('number-missing', { page }, `The slide has no number; ${numbered.length} of ${pages.length} have one.`);
  for (const placeholder of ['ftr', 'dt']) {
    const footer = (page: Page) => page.shapes.find((shape) => shape.placeholder === placeholder && isFoot(shape, deck.size));
    const texts = pages.map((page) => textOf(footer(page)?.text ?? null).trim());
    const common = texts.find((text) => text !== '' && texts.filter((other) => other === text).length >= usual * pages.length);
    if (common === undefined || isSource(common)) continue;
    for (const [at, text] of texts.entries())
      if (text !== '' && !isSource(text) && !alike(text, common))
        report(
          'footer-differs',
          { page: pages[at]!, shape: footer(pages[at]!)! },
          `The foot says ${quoted(text)}, that of the other slides ${quoted(common)}.`,
        );
  }
}

/** What a slide rests on differs from slide to slide. */
const sources = languageCodes.map((code) => wordsOf(code).source.toLowerCase());

function isSource(text: string): boolean {
  return sources.some((word) => text.toLowerCase().startsWith(word));
}

/** Footers of several parts, such as source and name of the deck, have one in common. */
function alike(text: string, common: string): boolean {
  const parts = (of: string) => of.split(/[·|•–]/).map((part) => part.trim());
  return parts(text).some((part) => parts(common).includes(part));
}

function hasNumber({ placeholder, text }: Shape): boolean {
  return (
    placeholder === 'sldNum' ||
    (text?.paragraphs.some(({ runs }) => runs.some(({ field, text: shown }) => field && /^\s*\S?\d+\S?\s*$/.test(shown))) ?? false)
  );
}
