/** `decks list`: asks for a page of decks and prints a line each. */
import type { DeckStatus } from '../../../../service/schema/deck-status.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { nextPage, readPage } from '../../../paging.ts';
import { listLines } from '../../../text-table.ts';
import type { DecksListOptions } from './spec.ts';

export async function run(context: Context, _args: readonly string[], { status, ...page }: DecksListOptions): Promise<ExitCode> {
  const query = readPage(page);
  const { decks } = await context.service();
  const list = await decks.list({ ...query, status: status as DeckStatus | undefined });
  const rows = list.data.map((deck) => [deck.deck_id, deck.status, deck.created_at.slice(0, 16).replace('T', ' '), deck.title ?? '']);
  const none = status === undefined ? 'No deck was made yet.' : `No deck is ${status}.`;
  await printResult(context, {
    record: list,
    receipt: listLines(['Deck', 'Status', 'Made (UTC)', 'Title'], rows, none, context.io.out),
    notes: nextPage(list),
  });
  return 0;
}
