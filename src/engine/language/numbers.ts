/** Formats facts as text: three significant digits, a true minus sign, the language's separators and units. */
import { all } from '../../languages/all.ts';
import type { NumberPattern, Scale } from '../../languages/numbers.ts';
import type { Fact, FactId } from '../../model/fact.ts';
import { type LanguageCode, languages } from '../../model/language.ts';
import type { FactStyle } from '../../model/text.ts';
import { currencySign } from './currency-sign.ts';

const minus = '\u2212';
export const million = 1e6;
/** Keeps a leading sign to the left of its digits in right-to-left text. */
const leftToRight = '\u200E';

/** One unit and number of decimals for all figures of a table column or chart. */
export interface Form {
  scale: Scale;
  decimals: number;
}

export interface NumberContext {
  language: LanguageCode;
  /**
   * Rates shown with their differences: a decimal is added, so that 63.2% minus 1.2 points visibly gives 62.0%.
   * Scores shown with a difference below one have two.
   * Shares (`won_value.share`) that only add up to 100 this way.
   */
  preciseMetrics: ReadonlySet<string>;
  /** Figures with a common format, by fact ID: those of a table column. Others get their own. */
  forms?: ReadonlyMap<FactId, Form>;
}

/** The metric of figures from a brief: as people write them, with no decimal that says nothing. */
const given = 'given';

/** What a deck's numbers have in common, from all facts of its outline. */
export function numberContext(facts: Iterable<Fact>, language: LanguageCode): NumberContext {
  const preciseMetrics = new Set<string>();
  // Figures that a brief gives are of many measures.
  for (const fact of facts) if (fact.metric !== given && (fact.unit === 'points' || isFineStep(fact))) preciseMetrics.add(baseMetric(fact));
  return { language, preciseMetrics };
}

/** A score that moved by less than one: 4.14 less 0.25 visibly gives 3.89. */
function isFineStep({ id, unit, value }: Fact): boolean {
  return unit === 'number' && /\.delta(?=[[@])/.test(id) && value !== null && Math.abs(value) < 1 && !Number.isInteger(value);
}

/** A fact as text: `$2.80M`, `−6.0%`, `51.8 days`; a given fact verbatim; `n/a` if it cannot be computed. */
export function formatFact(fact: Fact, style: FactStyle, context: NumberContext): string {
  const pattern = all[context.language].numbers;
  // What was worked out is written without its sign.
  if (fact.display !== undefined)
    return fact.worked && fact.value !== null ? signOf(fact.value, fact.display, style) + fact.display : fact.display;
  if (fact.value === null || !Number.isFinite(fact.value)) return fact.unit === 'text' ? fact.label : pattern.notAvailable;
  const { digits, wrap } = parts(fact, Math.abs(fact.value), style, context, pattern);
  const text = wrap(localDigits(digits, pattern));
  const sign = signOf(fact.value, digits, style);
  return sign === '' ? text : (context.language === 'ar' ? leftToRight : '') + sign + text;
}

/** A value rounded to zero has no sign: never −0. */
function signOf(value: number, digits: string, style: FactStyle): string {
  if (style === 'abs') return '';
  if (!/[1-9]/.test(digits)) return isSigned(style) ? '±' : '';
  if (value < 0) return minus;
  return isSigned(style) ? '+' : '';
}

const isSigned = (style: FactStyle) => style === 'signed' || style === 'label';

/** The value that a fact's text shows, rounded, and the value of one unit of its last digit. */
export function shownValue(fact: Fact, context: NumberContext): { value: number; step: number } {
  if (fact.value === null || !Number.isFinite(fact.value)) return { value: 0, step: 0 };
  if (fact.display !== undefined) return { value: fact.value, step: 0 };
  const { digits, worth = 1 } = parts(fact, Math.abs(fact.value), 'abs', context, all[context.language].numbers);
  return { value: Math.sign(fact.value) * Number(digits) * worth, step: worth / 10 ** (digits.split('.')[1]?.length ?? 0) };
}

interface Parts {
  /** Digits with a decimal point: `2.80`. */
  digits: string;
  /** Value of one in the fact's own unit: a million for `2.80M`; 1 by default. */
  worth?: number;
  /** Adds symbol, suffix and unit to the localised digits. */
  wrap: (digits: string) => string;
}

function parts(fact: Fact, size: number, style: FactStyle, context: NumberContext, pattern: NumberPattern): Parts {
  const full = style === 'full';
  const form = context.forms?.get(fact.id);
  const unit = (name: 'points' | 'times') => (style === 'label' ? pattern.labels?.[name] : undefined) ?? pattern[name];
  switch (fact.unit) {
    case 'money': {
      const { scale, decimals } = full ? fullUnit(size) : (form ?? naturalUnit(size, pattern));
      return {
        digits: rounded(size / scale.unit, decimals),
        worth: scale.unit,
        wrap: (text) => withCurrency(text, scale, fact.currency, context.language),
      };
    }
    case 'ratio':
      return {
        // 28.749999999999996 was meant to be 28.75, and a chart shows it so.
        digits: rounded(Number((size * 100).toPrecision(12)), full ? 2 : (form?.decimals ?? percentDecimals(fact, context))),
        worth: 0.01,
        wrap: (text) => text + pattern.percent,
      };
    case 'points':
      return {
        // 28.749999999999996 was meant to be 28.75, and a chart shows it so.
        digits: rounded(Number((size * 100).toPrecision(12)), full ? 2 : fact.metric === given && isWhole(size * 100) ? 0 : 1),
        worth: 0.01,
        wrap: (text) => text + unit('points'),
      };
    case 'days':
    case 'hours':
    case 'minutes': {
      const digits = full ? rounded(size, Number.isInteger(size) ? 0 : 2) : form ? rounded(size, form.decimals) : wholeOrThreeDigits(size);
      const forms = pattern[fact.unit];
      return { digits, wrap: (text) => text + plural(digits, context.language, forms) };
    }
    case 'multiple':
      return { digits: rounded(size, size < 100 ? 1 : 0), wrap: (text) => text + unit('times') };
    case 'count':
      return { digits: full || Number.isInteger(size) ? exactDigits(size) : wholeOrThreeDigits(size), wrap: same };
    case 'number':
      // From seven digits on, counts use millions, like amounts.
      if (!full && (form ? form.scale.unit > 1 : size >= million)) {
        const { scale, decimals } = form ?? naturalUnit(size, pattern);
        return { digits: rounded(size / scale.unit, decimals), worth: scale.unit, wrap: (text) => text + scale.suffix };
      }
      if (!full && size < 10 && context.preciseMetrics.has(baseMetric(fact))) return { digits: rounded(size, 2), wrap: same };
      return { digits: full ? exactDigits(size) : wholeOrThreeDigits(size), wrap: same };
    case 'text':
      return { digits: full ? exactDigits(size) : wholeOrThreeDigits(size), wrap: same };
  }
}

/** Decimals of a rate: one below ten percent or if differences are shown, otherwise none. */
export function percentDecimals(fact: Fact, context: NumberContext): 0 | 1 {
  const percent = Math.abs(fact.value ?? 0) * 100;
  const isPrecise = context.preciseMetrics.has(baseMetric(fact)) || context.preciseMetrics.has(shareName(fact));
  // A rate that its author gave as 96.2% is not 96%.
  if (fact.metric === given && /\d[.,]\d{1,2}\s?(?:[%％٪]|per ?cent|prozent|pour ?cent|por ?cien|por ?cento)/iu.test(fact.display ?? ''))
    return 1;
  if (fact.metric === given && isWhole(percent)) return 0;
  return percent < 9.95 || isPrecise ? 1 : 0;
}

const isWhole = (size: number) => Math.abs(size - Math.round(size)) < 0.05;

/** The unit of a single amount: exact below 10,000, above that three significant digits. */
export function naturalUnit(size: number, pattern: NumberPattern): Form {
  if (rounded(size, 0).length < 5) return exactUnit(size);
  const fits = pattern.scales.findLast(({ unit }) => threeDigits(size) >= unit) ?? pattern.scales[0]!;
  return { scale: fits, decimals: decimalsForThree(size / fits.unit) };
}

/** No scale; cents only for amounts below a hundred that have some. */
function exactUnit(size: number): Form {
  return { scale: { unit: 1, suffix: '' }, decimals: size < 100 && !Number.isInteger(size) ? 2 : 0 };
}

function fullUnit(size: number): Form {
  return { scale: { unit: 1, suffix: '' }, decimals: Number.isInteger(size) ? 0 : 2 };
}

/**
 * One unit for several amounts: chosen by the largest, unless most are less than one of it; the smallest keeps two digits.
 * If that needs more than two decimals, the next smaller unit is used.
 */
export function sharedUnit(values: readonly number[], language: LanguageCode): Form {
  const pattern = all[language].numbers;
  const sizes = values
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (smallest === undefined || largest === undefined) return exactUnit(0);
  const middle = sizes[Math.floor(sizes.length / 2)]!;
  const natural = naturalUnit(largest, pattern);
  const candidates = pattern.scales.filter(({ unit }) => unit <= natural.scale.unit).toReversed();
  for (const [index, scale] of candidates.entries()) {
    const smaller = candidates[index + 1];
    // $358K next to $1,932K reads better than $0.36M next to $1.93M, but five digits do not.
    if (smaller && threeDigits(middle) < scale.unit && largest / smaller.unit < 9999.5) continue;
    const decimals = Math.max(decimalsForThree(largest / scale.unit), decimalsForTwo(smallest / scale.unit));
    if (decimals <= 2) return { scale, decimals };
  }
  return exactUnit(sizes.every(Number.isInteger) ? largest : smallest);
}

function decimalsForThree(size: number): number {
  if (threeDigits(size) < 10) return 2;
  return threeDigits(size) < 100 ? 1 : 0;
}

function decimalsForTwo(size: number): number {
  if (size >= 9.95) return 0;
  return Math.max(1, 1 - Math.floor(Math.log10(size)));
}

function wholeOrThreeDigits(size: number): string {
  return Number.isInteger(size) ? exactDigits(size) : rounded(size, size < 1 ? 2 : size < 100 ? 1 : 0);
}

/** An amount's digits with unit and currency: `$2.80M`, `2,80 Mio. €`. */
export function withCurrency(digits: string, scale: Scale, currency: string | undefined, language: LanguageCode): string {
  const amount = digits + scale.suffix;
  if (currency === undefined) return amount;
  const sign = currencySign(currency, language);
  const place = all[language].numbers.currency;
  // French and Spanish write 2,80 M$ without a space, because the sign follows a bare letter.
  if (place === 'after') return amount + (/[kM]$|Md$/.test(scale.suffix) && sign.length === 1 ? '' : '\u00A0') + sign;
  return sign + (place === 'before-spaced' || sign.length > 1 ? '\u00A0' : '') + amount;
}

const pluralRules = new Map<LanguageCode, Intl.PluralRules>();

function plural(digits: string, language: LanguageCode, forms: NumberPattern['days']): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(languages[language].locale);
  pluralRules.set(language, rules);
  // English and similar languages write 1 day but 1.0 days; French uses the singular below two.
  const category = digits.includes('.') && language !== 'fr' ? 'other' : rules.select(Number(digits));
  return forms[category] ?? forms.other;
}

/** `1234567.8` → `1,234,567.8`. */
function localDigits(digits: string, pattern: NumberPattern): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.length < pattern.groupFrom ? whole : inThrees(whole).join(pattern.group);
  return fraction === undefined ? grouped : grouped + pattern.decimal + fraction;
}

/** `1234567` → `1`, `234`, `567`. */
function inThrees(digits: string): string[] {
  const first = digits.length % 3;
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...(digits.slice(first).match(/.{3}/g) ?? [])];
}

/** Rounds half away from zero on the decimal digits of the number, as spreadsheets do: 2.805 is 2.81, though binary holds a bit less. */
function rounded(size: number, decimals: number): string {
  return rounder(decimals).format(size);
}

const rounders = new Map<number, Intl.NumberFormat>();

function rounder(decimals: number): Intl.NumberFormat {
  const known = rounders.get(decimals);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false });
  rounders.set(decimals, made);
  return made;
}

function threeDigits(size: number): number {
  return Number(size.toPrecision(3));
}

function exactDigits(size: number): string {
  return Number.isInteger(size) ? rounded(size, 0) : rounded(size, 2);
}

/** `win_rate` for `win_rate.delta`. */
function baseMetric(fact: Fact): string {
  return fact.metric.split('.')[0]!;
}

/** `won_value.share` for `won_value.share[region=East]@0`. */
export function shareName({ id }: Fact): string {
  return id.split(/[[@]/, 1)[0]!;
}

function same(text: string): string {
  return text;
}
