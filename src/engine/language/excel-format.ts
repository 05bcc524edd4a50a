/** Excel format codes that show chart values as the slide's texts show the facts. */
import { all } from '../../languages/all.ts';
import type { Fact } from '../../model/fact.ts';
import { type Form, million, type NumberContext, percentDecimals, sharedUnit, withCurrency } from './numbers.ts';

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
      return moneyCode(sharedUnit(values, context.language), first.currency, context);
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
        return moneyCode(sharedUnit(values, context.language), undefined, context);
      }
      // A price given as 4.05 is not 4.1.
      if (facts.some(({ display = '' }) => /\d[.,]\d\d(?!\d)/u.test(display))) return '#,##0.00';
      return values.every(Number.isInteger) ? '#,##0' : '#,##0.0';
  }
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
