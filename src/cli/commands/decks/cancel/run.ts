/** `decks cancel`: asks the service to cancel it. */
import type { Context } from '../../../context.ts';
import { deckId } from '../../../deck-id.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [typed]: readonly string[]): Promise<ExitCode> {
  const { decks } = await context.service();
  const id = await deckId(typed!, decks);
  const deck = await decks.cancel(id);
  await printResult(context, { record: deck, receipt: `Canceled ${id}`, notes: [] });
  return 0;
}
