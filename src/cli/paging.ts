/** A list asked for a page at a time. */
import { QuarterdeckError } from '../model/errors.ts';
import type { List, ListQuery } from '../service/schema/list.ts';
import type { PageOptions } from './command-spec.ts';
import type { Note } from './output.ts';

/** @throws QuarterdeckError option_invalid */
export function readPage({ limit = '20', cursor }: PageOptions): ListQuery {
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100) {
    throw new QuarterdeckError('option_invalid', `--limit cannot be "${limit}".`, { next: 'give a number from 1 to 100' });
  }
  return { limit: Number(limit), ...(cursor !== undefined && { cursor }) };
}

/** How to get the next page, if there is one. */
export function nextPage({ next_cursor }: List<unknown>): Note[] {
  return next_cursor === null ? [] : [{ heading: 'There are more', tone: 'plain', lines: [`add --cursor ${next_cursor}`] }];
}
