/** `webhooks enable`. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { webhooks } = await context.service();
  const webhook = await webhooks.enable(id!);
  await printResult(context, { record: webhook, receipt: `Enabled ${webhook.webhook_id}, ${webhook.url}`, notes: [] });
  return 0;
}
