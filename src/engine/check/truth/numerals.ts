/** Reads numerals and number words from a text, in nine languages. */
import { all } from '../../../languages/all.ts';
import type { Comparison } from '../../../languages/signs.ts';
import type { Fact } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';

const cardinalPatterns = new Map<LanguageCode, RegExp>();

/** One group per word, in order of value. */
function cardinalPattern(language: LanguageCode): RegExp {
  let pattern = cardinalPatterns.get(language);
  if (!pattern) {
    const { cardinals = [], ambiguous = [] } = all[language].signs;
    const words = cardinals.map((word) => (ambiguous.includes(word) ? '((?!))' : `(${word})`));
    pattern = new RegExp(words.length === 0 ? '(?!)' : `(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'giu');
    cardinalPatterns.set(language, pattern);
  }
  return pattern;
}

/** By value; those of equal value in text order. */
export function numberWords(text: string, language: LanguageCode): { text: string; value: number }[] {
  const found = Array.from(text.matchAll(cardinalPattern(language)), ([word, ...groups]) => ({
    text: word,
    value: groups.findIndex((group) => group !== undefined) + 2,
  }));
  return found.sort((a, b) => a.value - b.value);
}

const comparisonPatterns = new Map<LanguageCode, { any: RegExp; each: [Comparison, RegExp][] }>();

/** Comparisons in a text that no fact of the slide supports. */
export function unsupportedComparisons(text: string, language: LanguageCode, facts: readonly Fact[]): string[] {
  let patterns = comparisonPatterns.get(language);
  if (!patterns) {
    const spaced = language !== 'ja' && language !== 'zh' && language !== 'ar';
    const entries = Object.entries(all[language].signs.compares) as [Comparison, string][];
    const patternOf = (words: string) => new RegExp(spaced ? `(?<![\\p{L}-])(?:${words})(?![\\p{L}\\d])` : words, 'iu');
    patterns = {
      any: patternOf(entries.map(([, words]) => words).join('|')),
      each: entries.map(([comparison, words]) => [comparison, patternOf(words)]),
    };
    comparisonPatterns.set(language, patterns);
  }
  if (!patterns.any.test(text)) return [];
  return patterns.each.flatMap(([comparison, pattern]) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined || facts.some((fact) => bearsOut(fact, comparison)) ? [] : [word];
  });
}

/** "About half" is 45 to 55%, "about twice" 1.9 to 2.2 times: what a reader accepts as rounding. */
function bearsOut({ value, unit, id }: Fact, comparison: Comparison): boolean {
  if (value === null) return false;
  const isGrowth = /\.pct(?=[[@])/.test(id);
  const times = unit === 'multiple' ? value : isGrowth ? 1 + value : null;
  const share = unit === 'ratio' && !isGrowth ? value : null;
  const within = (number: number | null, low: number, high: number) => number !== null && number >= low && number <= high;
  switch (comparison) {
    case 'half':
      return within(times, 0.45, 0.55) || within(share, 0.45, 0.55);
    case 'double':
      return within(times, 1.9, 2.2);
    case 'triple':
      return within(times, 2.85, 3.3);
    case 'most':
      return within(share, 0.5, 1) && share !== 0.5;
  }
}

export type NumeralKind = 'percent' | 'points' | 'money' | 'days' | 'multiple' | 'year' | 'plain';

export interface Numeral {
  /** As written, with sign and unit. */
  text: string;
  kind: NumeralKind;
  /** Without sign; percent and points as written: 6 for 6%. */
  value: number;
  /** Half of the last digit shown: any figure that rounds to this one is within it. */
  half: number;
  /** The written sign. */
  sign: '+' | '-' | null;
}

const currency = String.raw`US\$|R\$|[$€£¥]|(?<!\p{Script=Latin})(?:USD|EUR|GBP|JPY|CNY|CHF|BRL|CAD|AUD|INR|SEK|NOK|DKK|PLN)(?![A-Za-z])`;
const space = String.raw`[ \u00a0\u202f]?`;

/** Scale words in every product language and as people write them in briefs. */
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  mil: 1e3,
  mila: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  ألف: 1e3,
  آلاف: 1e3,
  万: 1e4,
  萬: 1e4,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  mi: 1e6,
  mln: 1e6,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  milhões: 1e6,
  milioni: 1e6,
  مليون: 1e6,
  億: 1e8,
  亿: 1e8,
  b: 1e9,
  bn: 1e9,
  bi: 1e9,
  md: 1e9,
  mrd: 1e9,
  mld: 1e9,
  billion: 1e9,
  billions: 1e9,
  milliarden: 1e9,
  milliards: 1e9,
  miliardi: 1e9,
  مليار: 1e9,
};
const scaleWords = Object.keys(scales)
  .sort((a, b) => b.length - a.length)
  .join('|');

const percent = '%|percent(?!a)|per cent|Prozent(?!p)|pour cent|por ciento|por cento|per cento|パーセント';
const points =
  'percentage points?|points?|p\\.p\\.|pp|PP|pts?|Prozentpunkte?n?|Punkte|points de pourcentage|puntos porcentuales|pontos percentuais|punti percentuali|ポイント|个百分点|نقطة مئوية';
const days = 'days?|Tage?n?|jours?|días?|dias?|giorn[oi]|日|天|يومًا|يوم|أيام';

const numeral = new RegExp(
  `(?:(?<sign>[+\\-−–±])(?=(?:(?:${currency})${space})?\\d))?(?:(?<before>${currency})${space}(?<late>[-−])?)?(?<body>\\d+(?:[.,'’\u00a0\u202f]\\d+)*)` +
    `(?:(?<ordinal>(?:st|nd|rd|th|ª|º)(?![A-Za-z]))|(?:${space}(?<scale>${scaleWords})\\.?(?![\\p{Script=Latin}\\p{Script=Arabic}\\d²³]))?` +
    `(?:${space}(?<percent>${percent})|${space}(?<points>${points})(?![\\p{Script=Latin}])|${space}(?<days>${days})(?![\\p{Script=Latin}])|${space}(?<times>[x×倍](?![A-Za-z]))|${space}(?<after>${currency}))?)`,
  'giu',
);

/** Digits within a name (`GTX500`, `Covid-19`, `v2`) are not figures. */
const inName = /[\p{Script=Latin}_#]$|\p{Script=Latin}-$/u;

/** The figures of a normalised text, after names and dates were removed; without ordinals. */
export function readNumerals(text: string, language: LanguageCode): Numeral[] {
  if (!/\d/.test(text)) return [];
  const found: Numeral[] = [];
  for (const match of text.matchAll(numeral)) {
    const g = match.groups as Record<
      'sign' | 'before' | 'late' | 'body' | 'ordinal' | 'scale' | 'percent' | 'points' | 'days' | 'times' | 'after',
      string | undefined
    >;
    const before = text.slice(Math.max(0, match.index - 3), match.index);
    if (g.ordinal || (!g.before && !g.sign && inName.test(before)) || (g.sign && inName.test(before) && /[-–]/.test(g.sign))) continue;
    // 10–20 is a range, not minus twenty.
    const sign = g.late ?? (g.sign && !/\d\s?$/.test(before) ? g.sign : undefined);
    const scale = g.scale === undefined ? 1 : scales[g.scale.toLowerCase()]!;
    const kind = g.percent
      ? 'percent'
      : g.points
        ? 'points'
        : g.days
          ? 'days'
          : g.times
            ? 'multiple'
            : g.before || g.after
              ? 'money'
              : 'plain';
    for (const { value, decimals } of readBody(g.body!, language)) {
      const isYear = kind === 'plain' && scale === 1 && !sign && /^(19|20)\d\d$/.test(g.body!);
      found.push({
        text: match[0].trim(),
        kind: isYear ? 'year' : kind,
        value: value * scale,
        half: 0.5 * 10 ** -decimals * scale,
        sign: sign === undefined || sign === '±' ? null : sign === '+' ? '+' : '-',
      });
    }
  }
  return found;
}

/** One number, or several in a comma-separated list: `12,15,18`. */
function readBody(body: string, language: LanguageCode): { value: number; decimals: number }[] {
  const { decimal } = all[language].numbers;
  const other = decimal === '.' ? ',' : '.';
  const one = readAs(body, decimal, other) ?? readAs(body, other, decimal);
  if (one) return [one];
  return body.split(/[^\d]+/).map((digits) => ({ value: Number(digits), decimals: 0 }));
}

function readAs(body: string, decimal: string, group: string): { value: number; decimals: number } | null {
  const [whole = '', fraction, ...more] = body.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const groups = whole.split(new RegExp(`[${group}'’\u00a0\u202f]`));
  if (groups.some((digits, i) => !/^\d+$/.test(digits) || (i > 0 ? digits.length !== 3 : groups.length > 1 && digits.length > 3)))
    return null;
  return { value: Number(`${groups.join('')}.${fraction ?? 0}`), decimals: fraction?.length ?? 0 };
}
