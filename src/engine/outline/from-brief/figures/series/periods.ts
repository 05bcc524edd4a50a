/** The periods that a text names, each with its place in time: `2022`, `'22`, `FY23`, `2022-23`, `Q3`, `三季度`, `March 2025`, `winter 2023`. */
import { all } from '../../../../../languages/all.ts';
import type { LanguageCode } from '../../../../../model/language.ts';

type PeriodKind = 'year' | 'season' | 'half' | 'quarter' | 'month';

export interface NamedPeriod {
  at: number;
  end: number;
  /** As a chart names it. */
  name: string;
  kind: PeriodKind;
  year: number | null;
  /** Within its year, from 0. */
  part: number;
}

const monthNames: readonly string[] = [
  'jan(?:uary|uar|vier|v|eiro)?|ene(?:ro)?|gen(?:naio)?|يناير',
  'feb(?:ruary|ruar|rero|braio)?|févr?(?:ier)?|fev(?:ereiro)?|فبراير',
  'mar(?:ch|s|zo|ço)?|märz?|مارس',
  'apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|أبريل',
  'may|mai|mayo|maio|mag(?:gio)?|مايو',
  'june?|juni|juin|junio|junho|giu(?:gno)?|يونيو',
  'july?|juli|juil(?:let)?|julio|julho|lug(?:lio)?|يوليو',
  'aug(?:ust)?|août|ago(?:sto)?|أغسطس',
  'sept?(?:ember|embre|iembre)?|set(?:embro|tembre|embre)?|سبتمبر',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|أكتوبر',
  'nov(?:ember|embre|iembre|embro)?|نوفمبر',
  'dec(?:ember)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|ديسمبر',
];
const isMonth = monthNames.map((name) => new RegExp(`^(?:${name})$`, 'iu'));
const seasonNames: readonly string[] = [
  'winter|hiver|invierno|inverno|冬季?',
  'spring|frühjahr|frühling|printemps|primavera|春季?',
  'summer|sommer|été|verano|verão|estate|夏季?',
  'autumn|fall|herbst|automne|otoño|outono|autunno|秋季?',
];
const isSeason = seasonNames.map((name) => new RegExp(`^(?:${name})$`, 'iu'));
const ordinals: readonly string[] = [
  'first|erste[ns]?|premier|primer|primeiro|primo|一|第一|1',
  'second|zweite[ns]?|deuxième|segundo|secondo|二|第二|2',
  'third|dritte[ns]?|troisième|tercer|terceiro|terzo|三|第三|3',
  'fourth|vierte[ns]?|quatrième|cuarto|quarto|四|第四|4',
];
const isOrdinal = ordinals.map((name) => new RegExp(`^(?:${name})$`, 'iu'));

const year = '(?:19|20)\\d\\d';
const after = `(?:\\s?(?:de\\s|del\\s|do\\s)?(?<ofYear>${year}|['’]\\d\\d))?`;
const free = { before: "(?<![\\p{L}\\d.,/'’-])", after: '(?![\\p{Script=Latin}\\p{Script=Arabic}\\d]|[.,/-]\\d)' } as const;
const spoken = `(?:${ordinals
  .map((name) =>
    name
      .split('|')
      .filter((word) => /^[a-zéè[\]?]+$/iu.test(word))
      .join('|'),
  )
  .join('|')})`;

const patterns: readonly (readonly [PeriodKind, RegExp])[] = [
  [
    'year',
    new RegExp(`${free.before}(?<first>${year})(?:年度?)?(?:\\s?[-–/~〜～]\\s?)(?<second>${year}|\\d\\d)(?:年度?)?${free.after}`, 'giu'),
  ],
  ['quarter', new RegExp(`${free.before}(?:[QT](?<q>[1-4])|(?<p>[1-4])Q)${after}${free.after}`, 'giu')],
  ['half', new RegExp(`${free.before}(?:[HS](?<q>[12])|(?<p>[12])H)${after}${free.after}`, 'gu')],
  [
    'quarter',
    new RegExp(
      `${free.before}(?:the )?(?<word>${spoken}|[1-4](?:\\.|er|º|°|ème|e))\\s(?:quarter|quartal|trimestre)${after}${free.after}`,
      'giu',
    ),
  ],
  ['quarter', /(?:(?<ofYear>20\d\d)年度?)?(?<word>第?[一二三四1-4])(?:四半期|季度)/gu],
  ['half', /(?:(?<ofYear>20\d\d)年度?)?(?<half>[上下])半[年期]/gu],
  ['month', /(?:(?<ofYear>20\d\d)年)?(?<month>1[0-2]|[1-9])月(?!\d|[上中下末初])/gu],
  ['month', new RegExp(`${free.before}(?<name>${monthNames.join('|')})\\.?${after}${free.after}`, 'giu')],
  [
    'season',
    new RegExp(
      `(?<![\\p{Script=Latin}\\d])(?:the )?(?<name>${seasonNames.join('|')})(?:\\s(?:of|de|del|do|in)(?:\\sthe)?)?${after}(?![\\p{Script=Latin}\\d])`,
      'giu',
    ),
  ],
  ['year', new RegExp(`${free.before}(?:FY|GJ|exercice|ejercicio)\\s?['’]?(?<short>(?:20)?\\d\\d)${free.after}`, 'giu')],
  ['year', /(?<![\d.,])(?<first>(?:19|20)\d\d)年度?/gu],
  ['year', /(?<![\p{L}\d])['’](?<short>\d\d)(?![\p{L}\d])/gu],
  ['year', new RegExp(`${free.before}(?<first>${year})${free.after}(?!\\s?(?:%|[$€£¥]))`, 'gu')],
];

const fullYear = (written: string): number => {
  const digits = Number(written.replace(/['’]/gu, ''));
  return digits < 100 ? 2000 + digits : digits;
};
const plausible = (value: number) => value >= 1990 && value <= 2060;

/** `last`: the year before that of the deck, which people call last year. */
export function periodsNamed(text: string, language: LanguageCode, last: number | null): NamedPeriod[] {
  const found: NamedPeriod[] = [];
  const take = (period: NamedPeriod) => {
    if (!found.some(({ at, end }) => period.at < end && period.end > at)) found.push(period);
  };
  for (const [kind, pattern] of patterns)
    for (const match of text.matchAll(pattern)) {
      const read = readPeriod(kind, match.groups ?? {});
      if (read === null || (read.year !== null && !plausible(read.year))) continue;
      const name = /^['’]/u.test(match[0])
        ? String(read.year)
        : match[0]
            .replace(/^the /iu, '')
            .replace(/['’](?=\d)/u, '20')
            .replace(/\.\s*$/u, '')
            .trim();
      take({ kind, ...read, name, at: match.index, end: match.index + match[0].trimEnd().length });
    }
  if (last !== null)
    for (const match of text.matchAll(lastYearOf(language)))
      take({ kind: 'year', year: last, part: 0, name: String(last), at: match.index, end: match.index + match[0].length });
  return found.sort((a, b) => a.at - b.at);
}

function readPeriod(kind: PeriodKind, groups: Record<string, string | undefined>): { year: number | null; part: number } | null {
  const ofYear = groups.ofYear === undefined ? null : fullYear(groups.ofYear);
  if (kind === 'year') {
    const first = fullYear(groups.first ?? groups.short!);
    // `2022-23` is a year that begins in one and ends in the next; `2021–2025` is several.
    if (groups.second !== undefined && fullYear(groups.second) !== first + 1) return null;
    return { year: first, part: 0 };
  }
  const digit = groups.q ?? groups.p;
  if (digit !== undefined) return { year: ofYear, part: Number(digit) - 1 };
  if (groups.half !== undefined) return { year: ofYear, part: groups.half === '上' ? 0 : 1 };
  if (groups.month !== undefined) return { year: ofYear, part: Number(groups.month) - 1 };
  const word = (groups.word ?? groups.name ?? '').trim();
  const names = groups.word === undefined ? (kind === 'month' ? isMonth : isSeason) : isOrdinal;
  const part = names.findIndex((name) =>
    name.test(groups.word === undefined ? word : word.replace(/(?:\.|er|º|°|ème|e)$/u, (end) => (/^\d/u.test(word) ? '' : end))),
  );
  return part < 0 ? null : { year: ofYear, part };
}

const compiled = new Map<LanguageCode, RegExp>();
function lastYearOf(language: LanguageCode): RegExp {
  const known = compiled.get(language);
  if (known) return known;
  const made = new RegExp(`(?<!\\p{L})(?:${all[language].figures.series.lastYear})(?!\\p{Script=Latin})`, 'giu');
  compiled.set(language, made);
  return made;
}

/** How many of each kind a year has. */
export const perYear = { year: 1, season: 4, half: 2, quarter: 4, month: 12 } as const;

/** The periods in order of time, or null where they are not of one kind and each after the one before. */
export function inTime(periods: readonly NamedPeriod[]): NamedPeriod[] | null {
  const [first] = periods;
  if (first === undefined || periods.some(({ kind }) => kind !== first.kind)) return null;
  const size = perYear[first.kind];
  let current = first.year;
  let turns = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (const { year: own, part } of periods) {
    if (own !== null) current = own;
    let place = (current ?? 0) * size + part + turns * size;
    // `November, December, January`: the year ends between two of them.
    if (place <= before && own === null && turns === 0) {
      turns = 1;
      place += size;
    }
    if (place <= before || (own !== null && before > 0 && place - before > size * 10)) return null;
    before = place;
  }
  const named = first.kind === 'year' || periods.every(({ year: own }) => own === null) || first.year !== null;
  return named ? [...periods] : null;
}

/** All years or quarters from the first to the last; null where it is not sure how many there are. */
export function allBetween(first: NamedPeriod, last: NamedPeriod): NamedPeriod[] | null {
  if (first.kind !== last.kind || (first.kind !== 'year' && first.kind !== 'quarter')) return null;
  if (first.kind === 'quarter') {
    if (first.year !== last.year || last.part <= first.part) return null;
    return Array.from({ length: last.part - first.part + 1 }, (_, at) => {
      const part = first.part + at;
      return {
        ...first,
        part,
        name: first.name.replace(/[1-4一二三四]/u, (sign) => (/\d/.test(sign) ? String(part + 1) : '一二三四'[part]!)),
      };
    });
  }
  const count = last.year! - first.year! + 1;
  if (count < 3 || count > 20) return null;
  return Array.from({ length: count }, (_, at) => {
    const own = first.year! + at;
    const written = first.name.replace(/\d{4}|\d{2}/gu, (digits) => {
      const shift = fullYear(digits) - first.year! + own;
      return digits.length === 2 ? String(shift % 100).padStart(2, '0') : String(shift);
    });
    return { ...first, year: own, name: written };
  });
}
