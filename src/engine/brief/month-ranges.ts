/** Months from one to another, as `Nov 2026 – Jun 2027`, and two such spans that are held against each other. */
import { monthNumber, monthWordsInSpans } from './months.ts';
import { sentences } from './sentences.ts';

export interface Range {
  first: { year: number | null; month: number };
  last: { year: number | null; month: number };
}

const dash = '[-–—―−~〜]';
const to = `\\s*(?:${dash}|(?:up )?to|through|thru|until|till|bis|à|au|jusqu'(?:à|en|au)|a|al|ad|hasta|até|fino ad?|إلى|الى|حتى)\\s*(?:(?:the )?end (?:of )?|ende |einschließlich |(?:la )?fin (?:de )?|finales de |(?:o )?fim de |(?:la )?fine (?:di )?|نهاية )?`;
const word = `(?<!\\p{L})(${monthWordsInSpans.join('|')})\\.?(?!\\p{L})`;
/** A day before it makes it a span of days. */
const month = `(?<!\\d[.]?\\s)${word}`;
const year = "\\s*(?:(?:of|de|del|من عام|عام)\\s*)?((?:19|20)\\d\\d|'\\d\\d)(?!\\d|-\\d)";
/** Either year may stand by itself; a day after the last month makes it a span of days. */
const spaced = new RegExp(`${month}(?:${year})?${to}${month}(?:${year})?(?!\\s*\\d{1,2}(?!\\d))`, 'giu');
/** `Between February and September 2026`. */
const between = new RegExp(
  `(?<!\\p{L})(?:between|zwischen|entre|tra|fra)\\s+${word}(?:${year})?\\s+(?:and|und|et|y|e)\\s+${word}(?:${year})?`,
  'giu',
);
const inCjk =
  /(?:((?:19|20)\d\d)\s*年\s*)?(?<![\d第])(\d{1,2})\s*月?\s*(?:[-–—―−~〜]|から|到|至)\s*(?:((?:19|20)\d\d)\s*年\s*)?(\d{1,2})\s*月(?!\s*\d{1,2}\s*日)/gu;
/** `11/2026 - 06/2027`, `2026-11 to 2027-06`. */
const numbered = ['(\\d{1,2})[/.]((?:19|20)\\d\\d)', '((?:19|20)\\d\\d)[/.-](\\d{1,2})'].map(
  (one) => new RegExp(`(?<![\\d/.-])${one}(?![\\d/.]\\d?)${to}${one}(?!\\d|[/.-]\\d)`, 'giu'),
);
/** `Nov. 25 – Juni 26` may be days; two of them a year apart are not. */
const shortYears = new RegExp(`${month}\\s(\\d\\d)(?!\\d|[.:,/]\\d)${to}${month}\\s(\\d\\d)(?!\\d|[.:,/]\\d)`, 'giu');

interface Found extends Range {
  at: number;
  end: number;
}

/** All that a text names, in its order. */
function rangesIn(text: string): Found[] {
  const found = (pattern: RegExp, of: (groups: readonly (string | undefined)[]) => Range | null) =>
    [...text.matchAll(pattern)].flatMap((match): Found[] => {
      const range = of(match);
      return range ? [{ ...range, at: match.index, end: match.index + match[0].length }] : [];
    });
  const named = ([, first, firstYear, last, lastYear]: readonly (string | undefined)[]) =>
    ordered(firstYear, monthNumber(first!), lastYear, monthNumber(last!));
  const [monthFirst, yearFirst] = numbered as [RegExp, RegExp];
  const all = [
    ...found(spaced, named),
    ...found(between, named),
    ...found(inCjk, ([, firstYear, first, lastYear, last]) => ordered(firstYear, Number(first), lastYear, Number(last))),
    ...found(monthFirst, ([, first, firstYear, last, lastYear]) => ordered(firstYear, Number(first), lastYear, Number(last))),
    ...found(yearFirst, ([, firstYear, first, lastYear, last]) => ordered(firstYear, Number(first), lastYear, Number(last))),
  ];
  return all.sort((one, other) => one.at - other.at);
}

function shortYearsIn(text: string): Range[] {
  return [...text.matchAll(shortYears)].flatMap(
    ([, first, firstYear, last, lastYear]) => ordered(`'${firstYear}`, monthNumber(first!), `'${lastYear}`, monthNumber(last!)) ?? [],
  );
}

const number = ({ year: of, month: at }: Range['first']) => (of === null ? null : of * 12 + at);

/** The newer of two spans of as many months, one of which begins so many months after the other. */
function newerOf(found: readonly Range[], isApart: (months: number, length: number) => boolean): Range | null {
  const lengthOf = (range: Range) => (number(range.last) ?? Number.NaN) - (number(range.first) ?? Number.NaN) + 1;
  const isNewer = (one: Range, other: Range) =>
    lengthOf(one) === lengthOf(other) && isApart((number(one.first) ?? Number.NaN) - (number(other.first) ?? Number.NaN), lengthOf(one));
  return found.find((one) => found.some((other) => isNewer(one, other))) ?? null;
}

/** The newer of two spans of the same months a year apart: `June to October 2026 with June to October 2025`. */
export function rangeOfTwoYears(text: string): Range | null {
  const isYear = (months: number, length: number) => months === 12 && length <= 12;
  return newerOf(rangesIn(text), isYear) ?? newerOf(shortYearsIn(text), isYear);
}

/** The newer of two spans in one sentence, the older of which ends where it begins: `January to April 2027 with September to December 2026`. */
export function rangeAfterAnother(text: string): Range | null {
  const found = sentences(text).map((sentence) => newerOf(rangesIn(sentence), (months, length) => months === length && length < 12));
  return found.find((each) => each !== null) ?? null;
}

/** What says that a sentence tells what the files hold, and not what the deck is on. */
const ofFiles =
  /(?<!\p{L})(?:attached|enclosed|exports?|exported|extracts?|dump|files?|data(?:set)?|spreadsheet|workbook|holds?|covers?|anbei|anhang|beigefügt|\p{L}*export|\p{L}*auszug|\p{L}*datei(?:en)?|\p{L}*daten|enthält|umfasst|ci-joints?|joints?|fichiers?|données|extraction|adjunt[oa]s?|archivos?|ficheros?|datos|extracción|anexos?|arquivos?|ficheiros?|dados|extração|allegat[oaie]|file|dati|estrazione)(?!\p{L})|添付|ファイル|データ|附件|文件|数据|导出|مرفق|ملف|بيانات/iu;
const longestCompared = 12;

/**
 * The months that a text is about: those held against others, or else the first named. What is longer than a year and stands where a sentence
 * tells what the files hold is no period of a deck.
 */
export function monthRange(text: string): Range | null {
  const held = rangeOfTwoYears(text) ?? rangeAfterAnother(text);
  if (held) return held;
  const found = sentences(text).flatMap((sentence) => rangesIn(sentence).map((range) => ({ range, isHeld: ofFiles.test(sentence) })));
  const isLong = ({ first, last }: Range) => (number(last) ?? 0) - (number(first) ?? 0) >= longestCompared;
  return found.find(({ range, isHeld }) => !(isHeld && isLong(range)))?.range ?? null;
}

function ordered(firstYear: string | undefined, first: number, lastYear: string | undefined, last: number): Range | null {
  if (first === last || first < 1 || first > 12 || last < 1 || last > 12) return null;
  const of = (digits: string | undefined) => (digits === undefined ? null : Number(digits.replace("'", '20')));
  const [a, b] = [of(firstYear), of(lastYear)];
  const over = first > last ? 1 : 0;
  const [from, until] = [a ?? (b === null ? null : b - over), b ?? (a === null ? null : a + over)];
  // Backwards, or longer than a deck would call one span.
  if (from !== null && until !== null && (until * 12 + last <= from * 12 + first || until - from > 3)) return null;
  return { first: { year: from, month: first }, last: { year: until, month: last } };
}

/** `2026-01..2026-09`; `M01..M09` for the latest January to September. */
export function rangeName({ first, last }: Range): string {
  return `${monthName(first)}..${monthName(last)}`;
}

export const monthName = ({ year: of, month: at }: Range['first']) => `${of === null ? 'M' : `${of}-`}${String(at).padStart(2, '0')}`;

/** `FY25/26` and `2025/26`, named by the year that it ends in. */
const overNewYear = /(?<![\d/.-])(fy\s?'?)?((?:20)?\d\d)[/–-]((?:20)?\d\d)(?![\d/-]|\.\d)/giu;

/** Years that begin in one and end in the next, as the one they end in. */
export const withYearsEnding = (text: string) =>
  text.replace(overNewYear, (whole: string, fiscal: string | undefined, first: string, last: string) => {
    const [from, until] = [first, last].map((digits) => Number(digits.slice(-2))) as [number, number];
    const isYear = until === (from + 1) % 100 && (fiscal !== undefined || (first.length === 4 && until > 12));
    return isYear ? `${fiscal ?? ''}20${String(until).padStart(2, '0')}` : whole;
  });
