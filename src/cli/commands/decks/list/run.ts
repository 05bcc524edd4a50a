/** `decks list`: asks for a page of decks and prints a line each. */
import { QuarterdeckError } from '../../../../engine/errors.ts';
import type { DeckStatus } from '../../../../service/schema/deck-status.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';
import type { DecksListOptions } from './spec.ts';

export async function run(context: Context, _args: readonly string[], { limit = '20', status }: DecksListOptions): Promise<ExitCode> {
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100) {
    throw new QuarterdeckError('option_invalid', `--limit cannot be "${limit}".`, { next: 'give a number from 1 to 100' });
  }
  const { decks } = await context.service();
  const page = await decks.list({ limit: Number(limit), status: status as DeckStatus | undefined });
  const rows = page.data.map((deck) => [deck.deck_id, deck.status, deck.created_at.slice(0, 16).replace('T', ' '), deck.title ?? '']);
  const none = status === undefined ? 'No deck was made yet.' : `No deck is ${status}.`;
  await printResult(context, {
    record: page,
    receipt: listLines(['Deck', 'Status', 'Made (UTC)', 'Title'], rows, none, context.io.out),
    notes: page.has_more
      ? [{ heading: 'There are more', tone: 'plain', lines: ['--limit 100 shows up to a hundred; --json has the cursor of the next page'] }]
      : [],
  });
  return 0;
}
