/** Excel format codes that show chart values as the slide's texts show the facts. */
import { all } from '../../languages/all.ts';
import type { NumberPattern } from '../../languages/numbers.ts';
import type { Fact } from '../../model/fact.ts';
import { type Form, million, type NumberContext, naturalUnit, percentDecimals, sharedUnit, withCurrency } from './numbers.ts';

/**
 * One code for all facts of a chart: `$#,##0.00,,"M"`, `0.0%`. Facts share one unit; the first decides.
 * Points must be multiplied by a hundred, because Excel only scales rates with a percent sign.
 */
export function excelFormat(facts: readonly Fact[], context: NumberContext): string {
  const values = facts.flatMap(({ value }) => (value === null ? [] : [value]));
  const code = codeOf(facts, values, context);
  // Two adjacent quoted texts would read as an escaped quote, so they are joined.
  return values.some((value) => value < 0) ? `${code};${`"\u2212"${code}`.replace('""', '')}` : code;
}

function codeOf(facts: readonly Fact[], values: readonly number[], context: NumberContext): string {
  const pattern = all[context.language].numbers;
  const first = facts[0];
  switch (first?.unit) {
    case undefined:
    case 'text':
      return 'General';
    case 'money':
      return moneyCodes(values, first.currency, context);
    case 'ratio': {
      const decimals = Math.max(...facts.map((fact) => percentDecimals(fact, context)));
      return `0${decimals > 0 ? '.0' : ''}${pattern.percent.length > 1 ? ' %' : '%'}`;
    }
    case 'points':
      return `0.0${quoted(pattern.labels?.points ?? pattern.points)}`;
    case 'multiple':
      return `0.0${quoted(pattern.labels?.times ?? pattern.times)}`;
    case 'days':
    case 'hours':
    case 'minutes':
    case 'count':
    case 'number':
      if (first.unit === 'number' && values.some((value) => Math.abs(value) >= million)) {
        return moneyCodes(values, undefined, context);
      }
      // A price given as 4.05 is not 4.1.
      if (facts.some(({ display = '' }) => /\d[.,]\d\d(?!\d)/u.test(display))) return '#,##0.00';
      return values.every(Number.isInteger) ? '#,##0' : '#,##0.0';
  }
}

/** Format codes have room for so many conditions and what remains. */
const mostForms = 3;

/**
 * Each amount as a text on the page says it, three digits in its own unit: no bar says $10,160K next to $10.2M in the title.
 * Where a code cannot hold so many forms, or there are negative amounts, all have one unit.
 */
function moneyCodes(values: readonly number[], currency: string | undefined, context: NumberContext): string {
  const pattern = all[context.language].numbers;
  const code = (form: Form) => moneyCode(form, currency, context);
  const forms = formsOf(
    values.filter((value) => value !== 0),
    pattern,
  );
  const largestUnit = forms[0]?.scale.unit ?? 1;
  const uniform = forms.length < 2 || largestUnit === 1 || values.some((value) => value < 0) || !inThousands(largestUnit);
  if (uniform) return code(sharedUnit(values, context.language));
  // Small amounts next to large ones keep the large ones' unit: 0.50 next to 122 million.
  const kept = forms.length <= mostForms ? forms : forms.filter(({ scale }) => scale.unit === largestUnit);
  const smallest = Math.min(...values.filter((value) => value > 0));
  if (kept.length < forms.length && smallest < largestUnit / 10) return code(sharedUnit(values, context.language));
  return kept.map((form, index) => (index === kept.length - 1 ? code(form) : `[>=${leastOf(form)}]${code(form)}`)).join(';');
}

const inThousands = (unit: number) => Math.round(Math.log10(unit)) % 3 === 0;

/** The different forms of amounts, that of the largest first; next to thousands no cents. */
function formsOf(values: readonly number[], pattern: NumberPattern): Form[] {
  const sorted = values.map(Math.abs).sort((a, b) => b - a);
  const forms = sorted.map((size) => naturalUnit(size, pattern)).map((form) => (form.scale.unit === 1 ? { ...form, decimals: 0 } : form));
  return forms.filter(({ scale, decimals }, index) => {
    const before = forms[index - 1];
    return before === undefined || before.scale.unit !== scale.unit || before.decimals !== decimals;
  });
}

/** The smallest amount that rounds to three digits with so many decimals; below ten thousand, amounts are exact. */
function leastOf({ scale, decimals }: Form): number {
  const digits = (99.95 / 10 ** decimals) * scale.unit;
  return Number(Math.max(digits, scale.unit === 1000 ? 9999.5 : 0).toPrecision(12));
}

/** Symbol and suffix surround the digits just as in text. */
function moneyCode({ scale, decimals }: Form, currency: string | undefined, { language }: NumberContext): string {
  const [before = '', after = ''] = withCurrency(digitsMark, scale, currency, language).split(digitsMark);
  return signCode(before) + digitsCode(scale.unit, decimals) + quoted(after);
}

const digitsMark = '#';

/** Commas only scale by thousands; for 万 and 億 a literal point is inserted among the remaining digits. */
function digitsCode(unit: number, decimals: number): string {
  const zeros = Math.round(Math.log10(unit));
  const commas = ','.repeat(Math.floor(zeros / 3));
  const left = zeros % 3;
  if (left > 0) return `0\\.${'0'.repeat(left)}${commas}`;
  return `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}${commas}`;
}

/** Single currency signs can stand alone in a format code; letters must be quoted. */
function signCode(sign: string): string {
  return /^[$€£¥]$/.test(sign) ? sign : quoted(sign);
}

function quoted(text: string): string {
  return text === '' ? '' : `"${text}"`;
}
