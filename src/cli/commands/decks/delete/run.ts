/** `decks delete`: asks the service to delete it. */
import type { Context } from '../../../context.ts';
import { deckId } from '../../../deck-id.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [typed]: readonly string[]): Promise<ExitCode> {
  const { decks } = await context.service();
  const id = await deckId(typed!, decks);
  await decks.delete(id);
  await printResult(context, { record: { deck_id: id, deleted: true }, receipt: `Deleted ${id}`, notes: [] });
  return 0;
}
