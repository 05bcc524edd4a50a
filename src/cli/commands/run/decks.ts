/** Runs `decks`; imported on demand. */

import type { DeckStatus } from '../../../service/schema/deck-status.ts';
import { confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { deckId } from '../../follow-deck.ts';
import { printResult } from '../../output.ts';
import { nextPage, readPage } from '../../paging.ts';
import { listLines } from '../../text-table.ts';
import type { DecksListOptions } from '../decks.ts';

export async function decksCancel(context: Context, [typed]: readonly string[]): Promise<ExitCode> {
  const { decks } = await context.service();
  const id = await deckId(typed!, decks);
  const deck = await decks.cancel(id);
  await printResult(context, { record: deck, receipt: `Canceled ${id}`, notes: [] });
  return 0;
}

export async function decksDelete(context: Context, [typed]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { decks } = await context.service();
  const id = await deckId(typed!, decks);
  const { title } = await decks.get(id);
  await confirmRemoval(context, options, `Delete ${id}${title === null ? '' : `, “${title}”,`} and its files?`);
  await decks.delete(id);
  await printResult(context, { record: { deck_id: id, deleted: true }, receipt: `Deleted ${id}`, notes: [] });
  return 0;
}

export async function decksList(context: Context, _args: readonly string[], { status, ...page }: DecksListOptions): Promise<ExitCode> {
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
