/** The reporting period, from the ways people write quarters, halves, months and years in nine languages. */
import type { PeriodName, Question } from '../../model/brief.ts';
import { basisOf, newerYearIn } from './basis.ts';
import { fold } from './clean.ts';
import { type Range, rangeAfterAnother, rangeName, rangeOfTwoYears, withYearsEnding } from './month-ranges.ts';
import { monthNumber, monthWords } from './months.ts';
import { sentences } from './sentences.ts';
import { lastingOf, monthIn, namesYearToDate, rangeOf, withoutAhead } from './spans.ts';

const ordinals: readonly (readonly [number, string])[] = [
  [1, '1st|first|erste[sn]?|1er|premier|primer|primeiro|primo|1º|一|第一|الأول'],
  [2, '2nd|second|zweite[sn]?|2e|2ème|deuxième|segundo|secondo|2º|二|第二|الثاني'],
  [3, '3rd|third|dritte[sn]?|3e|3ème|troisième|tercer|terceiro|terzo|3º|三|第三|الثالث'],
  [4, '4th|fourth|vierte[sn]?|4e|4ème|quatrième|cuarto|quarto|4º|四|第四|الرابع'],
];
const ordinal = ordinals.map(([, words]) => words).join('|');
const digits = '(?:19|20)\\d\\d';
const year = `(?:fy|cy|fiscal(?:\\s+year)?|financial\\s+year)?\\s*(${digits}|'\\d\\d|(?<=fy\\s?)\\d\\d)`;
const of = "(?:\\s*(?:of|de|d'|do|del|des(?: jahres)?|von|im jahr|من عام|من سنة|عام|من|,|/|-)?\\s*)";

const quarters: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])[qt]([1-4])${of}${year}`, 'iu'),
  /(?:fy|cy)?((?:19|20)\d\d)[\s/-]*[qt]([1-4])(?!\d)/iu,
  /(?<!\p{L})fy\s?'?(\d\d)[\s/-]*[qt]([1-4])(?!\d)/iu,
  /(?<![\p{L}\d])([1-4])[qt]((?:19|20)\d\d|\d\d)(?!\d)/iu,
  new RegExp(`(?<!\\d)([1-4])[.ºª]?\\s*(?:quartal|trimestre|quarter|trim\\.?)${of}${year}`, 'iu'),
  new RegExp(`(?<!\\p{L})(${ordinal})\\s*(?:quarter|quartal[s]?|trimestre)${of}${year}`, 'iu'),
  /((?:19|20)\d\d)\s*年度?\s*第?\s*([1-4一二三四])\s*(?:四半期|季度|季)/u,
  new RegExp(`الربع\\s*(${ordinal}|[1-4])${of}${year}`, 'u'),
];
const halves: readonly RegExp[] = [
  /(?<!\d)(?:fy|cy)?((?:19|20)\d\d)[\s/-]*h([12])(?!\d)/iu,
  /(?<!\p{L})fy\s?'?(\d\d)[\s/-]*h([12])(?!\d)/iu,
  new RegExp(`(?<![\\p{L}\\d])[hs]([12])${of}${year}`, 'iu'),
  /(?<![\p{L}\d])([12])h\s?(?:fy|cy)?\s?'?((?:19|20)\d\d|\d\d)(?!\d)/iu,
  new RegExp(`(?<!\\d)([12])[.ºª]?[\\s-]*(?:halbjahr(?:e?s)?|semestre|half)${of}${year}`, 'iu'),
  new RegExp(`(?<!\\p{L})(${ordinal})[\\s-]*(?:half(?:[\\s-]year)?|halbjahr(?:e?s)?|semestre)${of}${year}`, 'iu'),
  new RegExp(`(?<![\\p{L}\\d])((?:19|20)\\d\\d)[\\s,-]+(${ordinal})[\\s-]*(?:half|halbjahr|semestre)(?!\\p{L})`, 'iu'),
  new RegExp(`(?:ال|لل)نصف\\s*(${ordinal}|[12])${of}${year}`, 'u'),
];
/** `half-year review 2026`: who names neither half reports on the first one. */
const halfOfYear =
  /(?<!\p{L})(?:half[\s-]year(?:ly)?|halbjahr\p{Ll}*|semestriel(?:le)?s?|semestrale?)(?!\p{L})(?:\s\p{Ll}+){0,3}\s((?:19|20)\d\d)(?![\d-])|(?<![\d-])((?:19|20)\d\d)\s(?:half[\s-]year(?:ly)?|halbjahr\p{Ll}*)(?!\p{L})/iu;
const month = `(?<!\\p{L})(${monthWords.join('|')})\\.?(?!\\p{L})`;
const oneMonth = new RegExp(`(?:for|in|during|of|für|im|pour|en|de|em|per|di)\\s+${month}\\s+((?:19|20)\\d\\d)`, 'iu');
const oneMonthCjk = /((?:19|20)\d\d)\s*年\s*(\d{1,2})\s*月(?!\s*\d{1,2}\s*日)/u;
const wholeYear: readonly RegExp[] = [
  /(?<!\p{L})(?:fiscal|financial)(?:\s+year)?\s+((?:19|20)\d\d)(?!\d)/iu,
  /(?<!\p{L})fy\s?'?((?:19|20)\d\d|\d\d)(?!\d)/iu,
  /(?:report|review|roadmap|results|year|annual|jahr(?:esbericht)?|geschäftsjahr|jahresabschluss|année|exercice|año|ejercicio|ano|anno|esercizio|bilanz|عام|سنة)\s*(?:(?:for|of|de|del|für)\s*)?((?:19|20)\d\d)(?![\d-])/iu,
  /(?<!\d)((?:19|20)\d\d)\s+(?:annual|year|review|report|results|performance|recap)/iu,
  /((?:19|20)\d\d)\s*年度?(?!\s*第?\s*\d)/u,
];

/** `FY26 P03` and `P3 FY26`: a month by its number in the fiscal year. */
const fiscalMonths: readonly RegExp[] = [
  /(?<!\p{L})fy\s?'?(?<year>20\d\d|\d\d)[\s/-]*(?:p|period\s)(?<month>0?[1-9]|1[0-2])(?!\d)/iu,
  /(?<![\p{L}\d])(?:p|period\s)(?<month>0?[1-9]|1[0-2])[\s/,-]*(?:of\s)?fy\s?'?(?<year>20\d\d|\d\d)(?!\d)/iu,
];

const heldAgainst: readonly RegExp[] = [
  /(?<!\p{L})(?:budget|plan|target|forecast|soll|ziel|objectifs?|presupuesto|objetivo|orçamento|meta|obiettivo|preventivo)(?!\p{L})|予算|計画|预算|计划|الميزانية|الموازنة|الخطة/iu,
  /(?<!\p{L})(?:actuals?|ist|réel|réalisé|real|realizado|consuntivo|effettivo)(?!\p{L})|実績|实际|الفعلي/iu,
];

/** A fiscal quarter or half without a year: the latest one. */
const latest: readonly RegExp[] = [
  /(?<!\p{L})(?:fiscal|financial)\s+([qh])([1-4])(?!\d)/iu,
  /(?<![\p{L}\d])([qths])([1-4])\s+(?:fiscal[e]?|(?:unseres|des)\s+(?:\p{L}+\s+)?geschäftsjahre?s|de\s+l'exercice|del\s+(?:año\s+fiscal|ejercicio)|do\s+ano\s+fiscal|dell'esercizio)(?!\p{L})/iu,
  /(?:会計年度|事業年度|财年|财政年度)の?第()([1-4一二三四])(?:四半期|季度)/u,
];

/**
 * The first period named, as `2026-Q3`, `2026-H1`, `2026-07` or `2026`, by the (fiscal) year's name; `FY-Q2` for the latest second
 * fiscal quarter, `CY2026-Q3` for one given by its months, `2026-01..2026-09`, `M01..M09`, `YTD` and `L12M` for other spans; null if there is
 * none. A bare `Q3` is not a period.
 */
export function periodOf(text: string): PeriodName | null {
  const flat = withYearsEnding(fold(text));
  for (const pattern of fiscalMonths) {
    const { year: of, month: number } = pattern.exec(flat)?.groups ?? {};
    if (of && number) return `FY${of.slice(-2)}-P${pad(Number(number))}`;
  }
  for (const pattern of quarters) {
    const match = pattern.exec(flat);
    if (match) return asCalendar(match, named(match, 'Q'));
  }
  const months = rangeOf(withoutAhead(flat));
  if (months) return spanName(months);
  if (namesYearToDate(flat)) return 'YTD';
  for (const pattern of halves) {
    const match = pattern.exec(flat);
    if (match) return asCalendar(match, named(match, 'H'));
  }
  const half = /((?:19|20)\d\d)年度?([上下])(?:半[年期]|期)/u.exec(flat);
  if (half) return `${half[1]}-H${half[2] === '上' ? 1 : 2}`;
  const first = halfOfYear.exec(flat);
  if (first) return `${first[1] ?? first[2]}-H1`;
  const single = oneMonth.exec(flat);
  if (single && !/\d\s*$/.test(flat.slice(0, single.index))) return `${single[2]}-${pad(monthNumber(single[1]!))}`;
  const singleCjk = oneMonthCjk.exec(flat);
  if (singleCjk) return `${singleCjk[1]}-${pad(Number(singleCjk[2]))}`;
  for (const pattern of wholeYear) {
    const match = pattern.exec(flat);
    if (match) return fullYear(match[1]!);
  }
  const newer = newerYearIn(flat);
  if (newer !== null) return newer;
  // Who holds actual figures against a plan means the year beside them.
  if (heldAgainst.every((pattern) => pattern.test(flat))) {
    const match = /(?<![\d/.-])((?:19|20)\d\d)(?![\d/.-])/u.exec(flat);
    if (match) return match[1]!;
  }
  for (const pattern of latest) {
    const match = pattern.exec(flat);
    if (match) return `FY-${/[hs]/i.test(match[1]!) ? 'H' : 'Q'}${place(match[2]!)}`;
  }
  return lastingOf(flat);
}

/** Words for a period, and what a sentence says it is: `the quarter that just ended is FY27 Q3`. */
const told =
  /(?<!\p{L})(?:quarter|half|period|year|quartal|halbjahr|zeitraum|jahr|trimestre|semestre|période|année|periodo|período|año|ano|anno)(?!\p{L})[^.,:;!?\n]{0,40}?(?<!\p{L})(?:is|was|ist|war|est|était|es|fue|é|foi|è|era)\s(?<rest>[^.;!?\n]{2,30})/giu;
/** What is compared is what the deck is about. */
const compared =
  /(?<!\p{L})(?:compar\p{L}*|vergleich\p{L}*|confront\p{L}*)(?!\p{L})(?<rest>[^.;!?\n]{2,120})|(?:比較|对比|比较|قارن)(?<cjk>[^。；！？\n]{2,80})/giu;

/** The months that a short brief holds against those of the year before, wherever it says so: `Jul-Nov against the same months last year`. */
export function periodCompared(text: string): PeriodName | null {
  const flat = withYearsEnding(fold(text));
  const range =
    rangeOfTwoYears(flat) ??
    rangeAfterAnother(flat) ??
    sentences(flat)
      .filter((sentence) => basisOf(sentence) !== null)
      .map((sentence) => rangeOf(withoutAhead(sentence)))
      .find((found) => found !== null);
  return range ? spanName(range) : yearsCompared(flat);
}

/** `the year 2025 against 2024`: the later of two years, where the one word before the first is no month or quarter. */
const years =
  /(?<before>(?<!\p{L})\p{L}{1,12}\.? )?(?<!\d)(?<one>20\d\d)(?!\d)(?: (?:whole|ganz\p{L}*|entier|enter[oa]|inteir[oa]|inter[oa]))? (?:against|versus|vs\.?|(?:as )?compared (?:with|to)|gegen|gegenüber|verglichen mit|contre|par rapport à|comparée? à|contra|frente a|respecto a|comparado con|face a|rispetto al?|contro) (?:(?:the|das|dem|l'|el|o|il) ?)?(?:(?:year|jahr|année|año|ano|anno) )?(?<other>20\d\d)(?![\d-])/iu;
const ofYear = /^(?:year|years|jahr|jahre|année|ano|año|anno|in|the|das|dem|compare|vergleich\p{L}*|comparez|compara|please|bitte)\.? $/iu;

function yearsCompared(text: string): PeriodName | null {
  const { before = '', one, other } = years.exec(text)?.groups ?? {};
  if (!one || !other || (before !== '' && !ofYear.test(before)) || Number(one) === Number(other)) return null;
  return String(Math.max(Number(one), Number(other)));
}

/** The period that a short brief says the deck is about, in a sentence that was taken for its material. */
export function periodTold(text: string): PeriodName | null {
  const flat = fold(text);
  for (const { groups } of [...flat.matchAll(told), ...flat.matchAll(compared)]) {
    const found = periodOf(groups?.rest ?? groups?.cjk ?? '');
    if (found !== null) return found;
  }
  return null;
}

/** The period of the deck, and the questions with the one that each names for itself. */
export function periodsOf(instruction: string, questions: readonly Question[]): { period: PeriodName | null; questions: Question[] } {
  const suspected = questions.filter(({ kind }) => kind === 'effect');
  // When something began is not what the deck is about.
  if (suspected.length > 0) {
    const others = suspected.reduce((text, { text: asked }) => withoutQuestion(text, asked), fold(instruction));
    const dated = periodsOf(
      others,
      questions.filter(({ kind }) => kind !== 'effect'),
    );
    const rest = [...dated.questions];
    return { period: dated.period, questions: questions.map((question) => (question.kind === 'effect' ? question : rest.shift()!)) };
  }
  const own = questions.map(({ text }) => monthIn(text) ?? (/\d/.test(text) ? periodOf(text) : null));
  const rest = questions.reduce((text, question, at) => (own[at] === null ? text : text.replace(question.text, ' ')), fold(instruction));
  // Who asks nothing else wants a deck about that period.
  if (own.every((each) => each === null) || (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length < fewWords)
    return { period: periodOf(instruction), questions: [...questions] };
  const period = periodOf(rest) ?? own.find((each) => each !== null && !isMonth(each)) ?? null;
  return {
    period,
    questions: questions.map((question, at) => {
      const named = own[at]!;
      return named === null || named === period || !(isMonth(named) || isQuarter.test(named)) ? question : { ...question, period: named };
    }),
  };
}

/** Of a question in two sentences the space between may be a line break. */
function withoutQuestion(text: string, asked: string): string {
  const at = text.replace(/\s/g, ' ').indexOf(asked.replace(/\s/g, ' '));
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + asked.length)}`;
}

/** Fewer words beside the questions ask for nothing. */
const fewWords = 3;
const isMonth = (name: PeriodName) => /^(?:M|\d{4}-)\d\d$/.test(name);
const isQuarter = /^(?:CY)?\d{4}-Q\d$/;

/** A period from the option: the same grammar, or the name itself; null if invalid. */
export function periodFromOption(value: string): PeriodName | null {
  const text = value.trim();
  if (/^(?:CY)?(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/.test(text)) return text;
  const part = /^(?:fy(\d\d)|(?:fy)?((?:19|20)\d\d))[ -]p(0[1-9]|1[0-2])$/i.exec(text);
  if (part) return `FY${part[1] ?? part[2]}-P${part[3]}`;
  return periodOf(text);
}

/** `CY2025 Q4` means the calendar quarter. */
function asCalendar([text]: RegExpExecArray, period: PeriodName): PeriodName {
  return /(?<!\p{L})cy/iu.test(text) ? `CY${period}` : period;
}

function named(match: RegExpExecArray, letter: 'Q' | 'H'): PeriodName {
  const [a, b] = [match[1]!, match[2]!];
  return /^\d\d(?:\d\d)?$/.test(a) ? `${fullYear(a)}-${letter}${place(b)}` : `${fullYear(b)}-${letter}${place(a)}`;
}

function place(text: string): number {
  if (/^[1-4]$/.test(text)) return Number(text);
  return ordinals.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(text))![0];
}

function fullYear(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 2 ? `20${digits}` : digits;
}

function spanName(range: Range): PeriodName {
  const { first, last } = range;
  // Months are calendar months, whatever the fiscal year.
  if (last.year !== null && first.year === last.year) {
    const [from, length] = [first.month, last.month - first.month + 1];
    if (length === 3 && from % 3 === 1) return `CY${last.year}-Q${(from + 2) / 3}`;
    if (length === 6 && from % 6 === 1) return `CY${last.year}-H${(from + 5) / 6}`;
    if (length === 12) return `CY${last.year}`;
  }
  return rangeName(range);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
