/** `decks delete`: asks the service to delete it. */
import { confirmRemoval } from '../../../ask.ts';
import type { RemovalOptions } from '../../../command-spec.ts';
import type { Context } from '../../../context.ts';
import { deckId } from '../../../deck-id.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [typed]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { decks } = await context.service();
  const id = await deckId(typed!, decks);
  const { title } = await decks.get(id);
  await confirmRemoval(context, options, `Delete ${id}${title === null ? '' : `, “${title}”,`} and its files?`);
  await decks.delete(id);
  await printResult(context, { record: { deck_id: id, deleted: true }, receipt: `Deleted ${id}`, notes: [] });
  return 0;
}
