/** Cursors: where the next page of a list starts. */
import { QuarterdeckError } from '../../model/errors.ts';

export function writeCursor({ created_at, id }: { created_at: number; id: string }): string {
  return Buffer.from(`${created_at}:${id}`).toString('base64url');
}

/** @throws QuarterdeckError option_invalid */
export function readCursor(cursor: string): { at: number; id: string } {
  const found = /^(\d{1,15}):(\w{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (found) return { at: Number(found[1]), id: found[2]! };
  throw new QuarterdeckError('option_invalid', 'The cursor is not one of ours.', { next: 'send next_cursor of the page before, as it is' });
}
