/** Recognises numbers with the digits and separators of nine languages. */
import { type Database, literal, name } from '../database.ts';

const scripts = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９'];
const signs = { from: '٫٬٪．，／－：％＄￥', to: '.,%.,/-:%$¥' } as const;
/** Direction marks are not part of a number; characters without a counterpart are dropped. */
const marks = '\u200e\u200f\u061c';
const from = scripts.join('') + signs.from + marks;
const to = '0123456789'.repeat(scripts.length) + signs.to;

/** Whether any text has digits of another script. */
export function hasLocalDigits(texts: readonly string[]): boolean {
  return texts.some((text) => /[^\P{Nd}0-9]/u.test(text));
}

/** SQL of a text with ASCII digits. */
export function plainDigits(column: string): string {
  return `translate(${name(column)}, ${literal(from)}, ${literal(to)})`;
}

export async function writePlainDigits(database: Database, table: string, column: string): Promise<void> {
  await database.run(`UPDATE ${name(table)} SET ${name(column)} = ${plainDigits(column)} WHERE ${name(column)} IS NOT NULL`);
}

export interface NumberShape {
  /** Decimal separator the shape proves; null if it has none or is ambiguous. */
  decimal: '.' | ',' | null;
  /** A single separator before exactly three digits: `9.999` may be a thousand or a fraction. */
  unclear: '.' | ',' | null;
  whole: number;
  fraction: number;
  currency: string | null;
  percent: boolean;
}

export const currencySymbols: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  A$: 'AUD',
  C$: 'CAD',
  R$: 'BRL',
  '₩': 'KRW',
  '₽': 'RUB',
  zł: 'PLN',
};

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Letters directly before plain digits are a currency only if it is much traded: SHP900101 is a shipment, no Saint Helena pounds. */
const traded = new Set([
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'JPY',
  'CNY',
  'CAD',
  'AUD',
  'INR',
  'BRL',
  'MXN',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'SGD',
  'HKD',
  'NZD',
  'AED',
  'SAR',
  'EGP',
]);
const glued = /^\(?[-+−]?([A-Z]{3})9+\)?$/;

const unit = String.raw`(?:US\$|A\$|C\$|R\$|[$€£¥₹₩₽]|zł|[A-Z]{3})`;
const pattern = new RegExp(String.raw`^(\()?([-+−])?(${unit})?\s?([-−])?(9[9.,' \u00a0\u202f’]*|[.,]9+)\s?(%|${unit})?(\))?([-−])?$`);

/** @param shape a value with every digit replaced by 9 */
export function readNumberShape(shape: string): NumberShape | null {
  const match = pattern.exec(shape);
  if (!match) return null;
  const [, open, first, before, second, body, after, close, last] = match;
  const letters = glued.exec(shape)?.[1];
  if (letters !== undefined && !traded.has(letters)) return null;
  if (!!open !== !!close) return null;
  // SAP sets the sign behind: `620-`.
  if (last && (open || first || second)) return null;
  const percent = after === '%';
  const mark = before ?? (percent ? undefined : after);
  if (before && after) return null;
  const currency = mark === undefined ? null : (currencySymbols[mark] ?? mark);
  if (currency !== null && !codes.has(currency)) return null;
  const digits = readDigits(body!.trim());
  return digits && { ...digits, percent, currency };
}

function readDigits(body: string): Omit<NumberShape, 'currency' | 'percent'> | null {
  const core = /[ '\u00a0\u202f’]/.test(body) ? groupedBySpace(body) : body;
  if (core === null) return null;
  const comma = core.lastIndexOf(',');
  const dot = core.lastIndexOf('.');
  if (comma < 0 && dot < 0) return { decimal: null, unclear: null, whole: core.length, fraction: 0 };
  if (comma >= 0 && dot >= 0) {
    const decimal = comma > dot ? ',' : '.';
    const [whole, fraction] = cut(core, decimal);
    return fraction !== null && grouped(whole, decimal === ',' ? '.' : ',') ? counts(decimal, null, whole, fraction) : null;
  }
  const separator = comma >= 0 ? ',' : '.';
  const parts = core.split(separator);
  if (parts.length > 2) {
    return grouped(core, separator) ? counts(separator === ',' ? '.' : ',', null, core, '') : null;
  }
  const [whole, fraction] = parts as [string, string];
  const unclear = fraction.length === 3 && whole.length >= 1 && whole.length <= 3 && core === body;
  return counts(unclear ? null : separator, unclear ? separator : null, whole, fraction);
}

function counts(decimal: '.' | ',' | null, unclear: '.' | ',' | null, whole: string, fraction: string) {
  return { decimal, unclear, whole: whole.replace(/[^9]/g, '').length, fraction: fraction.length };
}

function cut(core: string, decimal: string): [string, string | null] {
  const at = core.indexOf(decimal);
  return core.indexOf(decimal, at + 1) >= 0 ? [core, null] : [core.slice(0, at), core.slice(at + 1)];
}

function grouped(whole: string, separator: string): boolean {
  const groups = whole.split(separator);
  if (separator === ',' && indian.test(whole)) return true;
  return groups[0]!.length >= 1 && groups[0]!.length <= 3 && groups.slice(1).every((group) => group.length === 3);
}

/** `12,34,567`: lakhs and crores, grouped in pairs above the thousands. */
const indian = /^9{1,2}(?:,99)+,999$/;

/** `1 234 567,89` and `1'234'567.89` without grouping; null if the groups are not of three digits. */
function groupedBySpace(body: string): string | null {
  const whole = /^[^.,]*/.exec(body)![0];
  return grouped(whole.replace(/['\u00a0\u202f’]/g, ' '), ' ') ? body.replace(/[ '\u00a0\u202f’]/g, '') : null;
}
