/** Runs `decks`; imported on demand. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { Decks } from '../../../service/deck-service.ts';
import type { Deck } from '../../../service/schema/deck.ts';
import type { DeckStatus } from '../../../service/schema/deck-status.ts';
import { confirmRemoval } from '../../ask.ts';
import type { RemovalOptions } from '../../command-spec.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { deckId } from '../../follow-deck.ts';
import { printResult } from '../../output.ts';
import { nextPage, readPage } from '../../paging.ts';
import { listLines } from '../../text-table.ts';
import type { DecksListOptions, DecksPruneOptions } from '../decks.ts';

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

export async function decksPrune(
  context: Context,
  _args: readonly string[],
  { olderThan, dryRun = false, ...options }: DecksPruneOptions,
): Promise<ExitCode> {
  const before = new Date(context.clock().getTime() - readAge(olderThan)).toISOString();
  const { decks } = await context.service();
  const old = await finishedBefore(before, decks);
  const lines = old.map(({ deck_id, completed_at, title }) => [deck_id, completed_at!.slice(0, 10), title ?? '']);
  const many = `${old.length} ${old.length === 1 ? 'deck' : 'decks'} finished before ${before.slice(0, 10)}`;
  const record = { older_than: olderThan, dry_run: dryRun, decks: old.map(({ deck_id }) => deck_id) };
  if (dryRun || old.length === 0) {
    const receipt =
      old.length === 0
        ? `No deck finished before ${before.slice(0, 10)}`
        : listLines(['Deck', 'Finished', 'Title'], lines, '', context.io.out);
    await printResult(context, {
      record,
      receipt,
      notes: old.length === 0 ? [] : [{ heading: `Would delete ${many}`, tone: 'plain', lines: ['leave out --dry-run to delete them'] }],
    });
    return 0;
  }
  await confirmRemoval(context, options, `Delete ${many}, with their files?`);
  for (const { deck_id } of old) await deleteIfThere(deck_id, decks);
  await printResult(context, { record, receipt: `Deleted ${many}`, notes: [] });
  return 0;
}

/** Before any is deleted, so that pages do not shift. */
async function finishedBefore(before: string, decks: Decks): Promise<Deck[]> {
  const found: Deck[] = [];
  let cursor: string | undefined;
  do {
    const page = await decks.list({ limit: 100, ...(cursor !== undefined && { cursor }) });
    found.push(...page.data.filter(({ completed_at }) => completed_at !== null && completed_at < before));
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

async function deleteIfThere(deckId: string, decks: Decks): Promise<void> {
  await decks.delete(deckId).catch((error: unknown) => {
    if (!(error instanceof QuarterdeckError) || error.code !== 'deck_not_found') throw error;
  });
}

const days = { d: 1, w: 7, y: 365 } as const;

/** Milliseconds. @throws QuarterdeckError option_invalid */
function readAge(typed: string | undefined): number {
  const [, count, unit] = /^(\d{1,5})([dwy])$/.exec(typed ?? '') ?? [];
  if (count !== undefined) return Number(count) * days[unit as keyof typeof days] * 86_400_000;
  throw new QuarterdeckError('option_invalid', typed === undefined ? '--older-than is missing.' : `--older-than cannot be "${typed}".`, {
    next: '--older-than 90d, or weeks (12w) or years (1y)',
  });
}
