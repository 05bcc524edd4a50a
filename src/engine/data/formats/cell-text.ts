/** A cell of a workbook as text: what Excel would show, where the format says more than the value. */
import type { CellValue } from 'hucre/xlsx';
import { numberText, textOf } from '../raw-table.ts';
import { currencySymbols } from '../typing/number-shape.ts';

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Dollars and crowns by the locale that the format names: `[$$-1009]` is Canadian. */
const byLocale: Readonly<Record<string, string>> = {
  '': 'USD',
  '409': 'USD',
  '1009': 'CAD',
  C0C: 'CAD',
  C09: 'AUD',
  '1409': 'NZD',
  '4809': 'SGD',
  C04: 'HKD',
  '80A': 'MXN',
  '41D': 'SEK',
  '414': 'NOK',
  '406': 'DKK',
};

/** @param format The cell's number format, as Excel writes it; none where the cell has none of its own. */
export function cellText(value: CellValue, format: string | undefined): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return dateText(value);
  // Excel itself keeps 15 digits; the rest is noise of the binary number.
  const number = fifteenDigits(value);
  if (format === undefined || format === 'General') return numberText(number);
  const { percent, currency } = meaningOf(format);
  if (percent) {
    const text = numberText(fifteenDigits(value * 100));
    return text && `${text}%`;
  }
  const text = numberText(number);
  return text && currency ? `${currency} ${text}` : text;
}

function fifteenDigits(value: number): number {
  return Number(value.toPrecision(15));
}

/** A time of day alone lies before 1900, where Excel counts from. */
function dateText(value: Date): string | null {
  const seconds = Math.round(value.getTime() / 1000);
  if (!Number.isFinite(seconds)) return null;
  const [date, time] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T') as [string, string];
  if (date < '1900-01-01') return time;
  return time === '00:00:00' ? date : `${date} ${time}`;
}

interface Meaning {
  percent: boolean;
  currency: string | null;
}

const known = new Map<string, Meaning>();

/** What a number format says of the value: `0.0%`, `#,##0 "€"`, `[$CHF-807] #,##0`. */
function meaningOf(format: string): Meaning {
  let meaning = known.get(format);
  if (!meaning) {
    const first = format.split(';')[0]!;
    meaning = { percent: first.replace(/"[^"]*"|\\./g, '').includes('%'), currency: currencyOf(first) };
    known.set(format, meaning);
  }
  return meaning;
}

function currencyOf(format: string): string | null {
  const bracket = /\[\$([^\]-]+)(?:-([0-9A-Fa-f]+))?\]/.exec(format);
  if (bracket) return codeOf(bracket[1]!.trim(), (bracket[2] ?? '').toUpperCase().replace(/^0+/, ''));
  const words = [...format.matchAll(/"([^"]*)"/g)].map((match) => match[1]!.trim());
  const plain = format.replace(/"[^"]*"|\[[^[\]]*\]|[_*]./g, ' ').replaceAll('\\', '');
  const bare = /(?:US|[ACR])?\$|[€£¥₹₩₽]/.exec(plain)?.[0];
  return [...words, ...(bare ? [bare] : [])].map((word) => codeOf(word, '')).find((code) => code !== null) ?? null;
}

function codeOf(symbol: string, locale: string): string | null {
  if (codes.has(symbol)) return symbol;
  if (symbol === '$' || symbol === 'kr' || symbol === 'kr.') return symbol === '$' || locale !== '' ? (byLocale[locale] ?? null) : null;
  return currencySymbols[symbol] ?? null;
}
