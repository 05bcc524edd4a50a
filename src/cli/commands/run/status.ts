/** Runs `status`; imported on demand. */
import type { Deck } from '../../../service/schema/deck.ts';
import { isSettled } from '../../../service/schema/deck-status.ts';
import type { Context } from '../../context.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { deckId, goesOn, readSeconds, settledDeck } from '../../follow-deck.ts';
import { notesOf, printResult, stateLine } from '../../output.ts';
import type { StatusOptions } from '../status.ts';

export async function status(
  context: Context,
  [typed]: readonly string[],
  { watch = false, exitStatus = false, timeout }: StatusOptions,
): Promise<ExitCode> {
  const { decks } = await context.service();
  const id = await deckId(typed!, decks);
  const seconds = readSeconds('--timeout', timeout);
  const deck = watch ? await settledDeck(context, decks, id, goesOn(id, seconds)) : await decks.get(id);
  await printResult(context, {
    record: deck,
    receipt: [`${deck.deck_id}  ${stateLine(deck)}`, ...(deck.title ? [deck.title] : []), ...brandKit(deck), ...next(deck)].join('\n'),
    notes: deck.report ? notesOf({ ...deck.report, understood: [], assumptions: [], quality: [], changes: [] }) : [],
  });
  if (!exitStatus || deck.status === 'completed') return exitCodes.done.code;
  return isSettled(deck) ? exitCodes.failed.code : exitCodes.running.code;
}

/** The version of a saved kit that the deck was made with. */
function brandKit({ brand_kit_id, brand_kit_version }: Deck): string[] {
  return brand_kit_version === null ? [] : [`brand kit ${brand_kit_id}, version ${brand_kit_version}`];
}

function next({ status, deck_id, files }: Deck): string[] {
  if (status === 'completed' && files.some(({ format }) => format === 'pptx')) return ['', `Get it:\n  quarterdeck download ${deck_id}`];
  return status === 'queued' || status === 'processing' ? ['', `Wait for it:\n  quarterdeck status ${deck_id} --watch`] : [];
}
