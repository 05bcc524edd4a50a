/** Figures in text: amounts, percentages and plain numbers with their unit, with the language's separators. */
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
};
const magnitudes: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|tsd\.?|thousand|mil|mila|千)$/iu, 1e3],
  [/^(?:万|萬)$/u, 1e4],
  [/^(?:M|mn|m|mio\.?|millions?|millionen|millones|milhões|milioni|مليون)$/u, 1e6],
  [/^(?:億|亿)$/u, 1e8],
  [/^(?:bn|B|b|mrd\.?|billions?|milliarden|milliards?|bilhões|miliardi|مليار)$/iu, 1e9],
];
const sign = String.raw`(?:US\$|R\$|[$€£¥])`;
/** Currency words that do not identify one currency. */
const localMoney = 'درهم|ريال|جنيه|دينار|دولار|reais|pesos|kronor|kroner';
const code = '(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|BRL|SEK|DKK|INR|euros?)';
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*`;
const magnitude = String.raw`(?:k|K|M|mn|m(?=\s*(?:${sign}|${code}))|bn|B|[Mm]io\.?|[Mm]rd\.?|[Tt]sd\.?|[Tt]housand|[Mm]illions?|[Mm]illionen|[Bb]illions?|[Mm]illiarden|millones|milhões|milioni|milliards?|miliardi|bilhões|万|萬|億|亿|千|مليون|مليار)`;
const pattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,/])(?:(${sign}|${code})\s?)?([-−–](?=\d))?(${number})(?:\s?(${magnitude})(?!\p{Script=Latin}))?(?:(${number})万)?(?:\s?(?:de\s|d')?(%|％|percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|パーセント|percentage points|pp|${sign}|${code}|${localMoney}|円|元)(?![\p{Script=Latin}\d]))?`,
  'gu',
);

export function figuresIn(text: string, language: LanguageCode): Figure[] {
  return [...normalForm(text, 'NFC').matchAll(pattern)].flatMap((match): Figure[] => {
    const [whole, before, minus, digits, times, low, after] = match;
    const size = parseNumber(digits!, language);
    if (size === null) return [];
    const factor = times === undefined ? 1 : (magnitudes.find(([word]) => word.test(times))?.[1] ?? 1);
    const value = (minus ? -1 : 1) * clean(size * factor + (low === undefined ? 0 : (parseNumber(low, language) ?? 0) * 1e4));
    const currency = currencies[before ?? ''] ?? currencies[after ?? ''];
    const base = { text: whole.trim(), at: match.index };
    if (currency !== undefined) return [{ ...base, value, unit: 'money' as const, currency }];
    if (after !== undefined && new RegExp(`^(?:${localMoney})$`, 'u').test(after)) return [{ ...base, value, unit: 'number' as const }];
    if (after === 'pp' || after === 'percentage points') return [{ ...base, value: clean(value / 100), unit: 'points' as const }];
    if (after !== undefined) return [{ ...base, value: clean(value / 100), unit: 'ratio' as const }];
    return [{ ...base, value, unit: 'number' as const }];
  });
}

/** A cell with only a figure; null for words, dates and IDs. */
export function figureOf(cell: string, language: LanguageCode): Figure | null {
  const found = figuresIn(cell.trim(), language);
  return found.length === 1 && found[0]!.text === cell.trim() ? found[0]! : null;
}

const decimalComma: ReadonlySet<LanguageCode> = new Set(['de', 'fr', 'es', 'pt', 'it']);

/** Of two separators, the last is the decimal one; a single one before three digits groups, unless the language uses it for decimals. */
function parseNumber(text: string, language: LanguageCode): number | null {
  const bare = text.replace(/[ \u00a0\u202f'’]/g, '');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  if (last < 0) return Number(bare);
  const mark = bare[last]!;
  const both = bare.includes(',') && bare.includes('.');
  const groups = new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(bare);
  const repeated = bare.indexOf(mark) !== last;
  const decimal = both ? !repeated : groups ? !repeated && mark === (decimalComma.has(language) ? ',' : '.') : true;
  const value = decimal ? Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`) : Number(bare.replace(/[.,]/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** Removes floating-point noise: 2.4 × 1e6 is 2400000. */
export function clean(value: number): number {
  return Number(value.toPrecision(14));
}
