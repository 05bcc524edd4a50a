/** The day that counts as today, for what is made without a date of its own. */
import { QuarterdeckError } from '../model/errors.ts';
import type { Context } from './context.ts';

/** SOURCE_DATE_EPOCH makes a build repeatable; it is UTC by definition, while a person's today is that of their clock. */
export function today({ env, clock }: Pick<Context, 'env' | 'clock'>): string {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && epoch !== '') {
    const date = new Date(Number(epoch) * 1000);
    if (/^\d+$/.test(epoch) && !Number.isNaN(date.getTime())) return date.toISOString().slice(0, 10);
    throw new QuarterdeckError('option_invalid', `SOURCE_DATE_EPOCH cannot be "${epoch}": it is not a number of seconds since 1970.`, {
      next: 'unset it, or give --as-of',
    });
  }
  const now = clock();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
