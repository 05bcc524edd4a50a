/** `webhooks remove`. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { webhooks } = await context.service();
  await webhooks.delete(id!);
  await printResult(context, { record: { webhook_id: id, removed: true }, receipt: `Removed ${id}`, notes: [] });
  return 0;
}
