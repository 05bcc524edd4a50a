/** Figures in text: amounts, percentages and plain numbers with their unit, with the language's separators. */
import { all } from '../../../../languages/all.ts';
import type { Unit } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { normalForm } from '../../../language/normal-form.ts';

export interface Figure {
  /** As written, for display. */
  text: string;
  at: number;
  value: number;
  unit: Unit;
  currency?: string;
}

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '€': 'EUR',
  EUR: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  GBP: 'GBP',
  CHF: 'CHF',
  '¥': 'JPY',
  JPY: 'JPY',
  円: 'JPY',
  元: 'CNY',
  CNY: 'CNY',
  RMB: 'CNY',
  R$: 'BRL',
  BRL: 'BRL',
  SEK: 'SEK',
  DKK: 'DKK',
  INR: 'INR',
  '₹': 'INR',
  Rs: 'INR',
  'Rs.': 'INR',
};
/** What a word after a number multiplies it by. */
const magnitudes: readonly (readonly [RegExp, number])[] = [
  [/^(?:T|k|tsd\.?|thousand|mille|mil|mila|千|ألف|آلاف)$/iu, 1e3],
  [/^(?:万|萬)$/u, 1e4],
  [/^lakhs?$/iu, 1e5],
  [/^crores?$/iu, 1e7],
  [/^(?:m|mn|mln|mio\.?|millions?|millionen|millón|millones|milhão|milhões|milione|milioni|百万|مليون|ملايين)$/iu, 1e6],
  [/^(?:千万|千萬)$/u, 1e7],
  [/^(?:億|亿)$/u, 1e8],
  [/^(?:bn|b|bi|mrd\.?|billions?|mil millones|milliarden?|milliards?|bilhão|bilhões|miliardo|miliardi|十亿|مليار|مليارات)$/iu, 1e9],
  [/^(?:万亿|兆)$/u, 1e12],
];
const sign = String.raw`(?:US\$|R\$|[$€£¥₹])`;
/** Currency words that do not identify one currency. */
const localMoney = 'درهم|ريال|جنيه|دينار|دولار|reais|pesos|kronor|kroner';
const code = '(?:Rs\\.?|USD|EUR|GBP|CHF|JPY|CNY|RMB|BRL|SEK|DKK|INR|[Ee]uros?)';
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*`;
const magnitude =
  'mil millones|[Ll]akhs?|[Cc]rores?|T(?=\\s?€)|[Kk]|[Mm]illions?|[Mm]illionen|[Mm]illiarden?|[Mm]illiards?|millón|millones|milhão|milhões|milione|milioni|miliardo|miliardi|bilhão|bilhões|[Bb]illions?|[Tt]housand|mille|mila|mil|[Mm]io\\.?|[Mm]rd\\.?|[Tt]sd\\.?|mln|mn|M|m|bn|bi|B|b|万亿|千万|千萬|百万|十亿|万|萬|億|亿|千|兆|مليون|ملايين|مليارات|مليار|ألف|آلاف';
const points =
  '%-Punkte|Prozentpunkten?|percentage points|points de pourcentage|puntos porcentuales|pontos percentuais|punti percentuali|个百分点|نقطة مئوية|نقاط مئوية|pp';
const percent = '%|％|٪|percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|パーセント';
const pattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,/])(?:(${sign}|${code})\s?)?([-−–](?=\d))?(${number})(?:\s?(${magnitude})(?!\p{Script=Latin}))?(?:(${number})[万萬])?(?:\s?(?:de\s|d['’]|di\s)?(${points}|${percent}|${sign}|${code}|${localMoney}|円|元)(?![\p{Script=Latin}\d]))?`,
  'gu',
);
const isPoints = new RegExp(`^(?:${points})$`, 'u');
const isLocalMoney = new RegExp(`^(?:${localMoney})$`, 'u');

export function figuresIn(text: string, language: LanguageCode): Figure[] {
  const normal = normalForm(text, 'NFC');
  return [...westernDigits(normal).matchAll(pattern)].flatMap((match): Figure[] => {
    const [whole, before, minus, digits, times, low, after] = match;
    const size = parseNumber(digits!, language);
    if (size === null) return [];
    const currency = currencies[before ?? ''] ?? currencies[after ?? ''] ?? currencies[after?.toLowerCase() ?? ''];
    const isMoney = currency !== undefined || (after !== undefined && isLocalMoney.test(after));
    // `12m` may be metres, `4 bi` nothing at all, and `mil` is a thousand in some languages only.
    const counts = times === undefined || countsAs(times, isMoney, language);
    const factor = times === undefined || !counts ? 1 : (magnitudes.find(([word]) => word.test(times))?.[1] ?? 1);
    const length = counts ? whole.trimEnd().length : whole.indexOf(digits!) + digits!.length;
    const value = (minus ? -1 : 1) * clean(size * factor + (low === undefined ? 0 : (parseNumber(low, language) ?? 0) * 1e4));
    const base = { text: normal.slice(match.index, match.index + length), at: match.index };
    if (!counts && before === undefined) return [{ ...base, value, unit: 'number' as const }];
    if (currency !== undefined) return [{ ...base, value, unit: 'money' as const, currency }];
    if (after === undefined || isLocalMoney.test(after)) return [{ ...base, value, unit: 'number' as const }];
    return [{ ...base, value: clean(value / 100), unit: isPoints.test(after) ? ('points' as const) : ('ratio' as const) }];
  });
}

function countsAs(word: string, isMoney: boolean, language: LanguageCode): boolean {
  if (word === 'mil') return all[language].figures.milIsThousand === true;
  return isMoney || !/^(?:m|b|bi)$/u.test(word) || (word === 'bi' && language === 'pt');
}

/** `١٢٫٥` as `12.5`, character by character. */
function westernDigits(text: string): string {
  return text.replace(/[٠-٩٫٬]/gu, (found) => (found === '٫' ? '.' : found === '٬' ? ',' : String(found.charCodeAt(0) - 0x660)));
}

/** A cell with only a figure; null for words, dates and IDs. */
export function figureOf(cell: string, language: LanguageCode): Figure | null {
  const found = figuresIn(cell.trim(), language);
  return found.length === 1 && found[0]!.text === cell.trim() ? found[0]! : null;
}

/** Of two separators, the last is the decimal one; a single one before three digits groups, unless the language uses it for decimals. */
function parseNumber(text: string, language: LanguageCode): number | null {
  const bare = text.replace(/[ \u00a0\u202f'’]/g, '');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (last < 0) return Number(bare);
  const mark = bare[last]!;
  const both = bare.includes(',') && bare.includes('.');
  const groups = new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(bare);
  const repeated = bare.indexOf(mark) !== last;
  const decimal = both ? !repeated : groups ? !repeated && mark === all[language].numbers.decimal : true;
  const value = decimal ? Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`) : Number(bare.replace(/[.,]/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** Removes floating-point noise: 2.4 × 1e6 is 2400000. */
export function clean(value: number): number {
  return Number(value.toPrecision(14));
}
