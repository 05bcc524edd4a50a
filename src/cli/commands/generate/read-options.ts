/** The flags of `generate`, read and checked: strings in, the service's options out. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DeckOptions } from '../../../engine/generate-deck.ts';
import { QuarterdeckError } from '../../../model/errors.ts';
import { isLanguage } from '../../../model/language.ts';
import type { GenerateRequest } from '../../../service/schema/request.ts';
import type { Context } from '../../context.ts';
import { today } from '../../today.ts';
import type { GenerateOptions } from './spec.ts';

/**
 * @throws QuarterdeckError option_invalid
 */
export function readOptions(options: GenerateOptions, context: Pick<Context, 'env' | 'clock'>): DeckOptions {
  if (options.outlineOnly && options.layoutOnly) {
    throw new QuarterdeckError('option_invalid', '--outline-only and --layout-only exclude each other.', { next: 'give one of them' });
  }
  const until = options.outlineOnly ? 'outline' : options.layoutOnly ? 'layout' : 'deck';
  return {
    until,
    today: today(context),
    ...(options.slides === undefined ? {} : { slides: readSlides(options.slides) }),
    ...(options.language !== undefined && isLanguage(options.language) ? { language: options.language } : {}),
    ...(options.audience === undefined ? {} : { audience: readWords('--audience', options.audience, '"the board"') }),
    ...(options.account === undefined ? {} : { account: readWords('--account', options.account, '"Isdom"') }),
    ...(options.period === undefined ? {} : { period: readWords('--period', options.period, '2025-Q4') }),
    ...(options.asOf === undefined ? {} : { asOf: readDate('--as-of', options.asOf) }),
    ...(options.dateOrder === undefined ? {} : { dateOrder: options.dateOrder as 'dmy' | 'mdy' }),
    ...(options.fiscalYear === undefined ? {} : { fiscalYear: readWords('--fiscal-year', options.fiscalYear, 'feb') }),
    ...(options.timeZone === undefined ? {} : { timeZone: readWords('--time-zone', options.timeZone, 'America/New_York') }),
    ...(options.currency === undefined ? {} : { currency: readCurrency(options.currency) }),
  };
}

/** `name=path` or a path, `-` for stdin, or the URL of a database; a name is one word, and what exists as it was typed is a path. */
export function readDataSources(values: readonly string[], cwd: string): GenerateRequest['data'] {
  return values.map((value) => {
    if (value.trim() === '') throw new QuarterdeckError('option_invalid', '--data is empty.', { next: '--data deals.csv' });
    if (value === '-') return { path: '-' };
    const database = /^(?:([\p{L}_][\p{L}\p{N}_-]*)=)?(postgres(?:ql)?:\/\/.*)$/isu.exec(value);
    if (database) return { ...(database[1] && { name: database[1] }), path: database[2]! };
    const named = existsSync(path.resolve(cwd, value)) ? null : /^([\p{L}_][\p{L}\p{N}_-]*)=(.+)$/u.exec(value);
    if (!named) return { path: path.resolve(cwd, value) };
    return { name: named[1]!, path: named[2] === '-' ? '-' : path.resolve(cwd, named[2]!) };
  });
}

/** `name=value` each. @throws QuarterdeckError option_invalid */
export function readMetadata(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    values.map((value) => {
      const found = /^([^=]{1,64})=(.{0,500})$/s.exec(value);
      if (found && values.length <= 20) return [found[1]!, found[2]!];
      throw new QuarterdeckError(
        'option_invalid',
        found ? '--metadata was given more than 20 times.' : `--metadata cannot be "${value}".`,
        {
          next: '--metadata team=sales',
        },
      );
    }),
  );
}

/** @throws QuarterdeckError option_invalid */
export function checkIdempotencyKey(key: string): void {
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return;
  throw new QuarterdeckError('option_invalid', '--idempotency-key takes up to 200 letters, digits and signs, without spaces.', {
    next: '--idempotency-key q4-board',
  });
}

export function readSlides(value: string): { min: number; max: number } {
  const found = /^\s*(\d{1,6})\s*(?:(?:-|–|\.\.)\s*(\d{1,6})\s*)?$/.exec(value);
  if (!found) {
    throw new QuarterdeckError('option_invalid', `--slides cannot be "${value}".`, {
      next: 'give a number such as 12, or a range such as 8-12',
    });
  }
  const min = Number(found[1]);
  const max = Number(found[2] ?? found[1]);
  if (min > max) throw new QuarterdeckError('option_invalid', `--slides ${value} runs backwards.`, { next: `--slides ${max}-${min}` });
  return { min, max };
}

function readDate(flag: string, value: string): string {
  const date = new Date(`${value}T00:00:00Z`);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) return value;
  throw new QuarterdeckError('option_invalid', `${flag} cannot be "${value}": it is not a date of the calendar.`, {
    next: `${flag} 2025-12-31`,
  });
}

function readCurrency(value: string): string {
  const code = value.toUpperCase();
  if (/^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new QuarterdeckError('option_invalid', `--currency cannot be "${value}".`, {
    next: 'give a code of three letters, such as USD or EUR',
  });
}

function readWords(flag: string, value: string, example: string): string {
  if (value.trim() !== '') return value.trim();
  throw new QuarterdeckError('option_invalid', `${flag} is empty.`, { next: `${flag} ${example}` });
}
