/** `webhooks remove`. */
import { confirmRemoval } from '../../../ask.ts';
import type { RemovalOptions } from '../../../command-spec.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [id]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { webhooks } = await context.service();
  await confirmRemoval(context, options, `Remove ${id} with what was still to be sent to it?`);
  await webhooks.delete(id!);
  await printResult(context, { record: { webhook_id: id, removed: true }, receipt: `Removed ${id}`, notes: [] });
  return 0;
}
