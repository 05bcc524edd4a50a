/** `webhooks list`: a line each. */
import type { Webhook } from '../../../../service/schema/webhook.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';

export async function run(context: Context): Promise<ExitCode> {
  const { webhooks } = await context.service();
  const page = await webhooks.list();
  const rows = page.data.map((webhook) => [webhook.webhook_id, webhook.url, state(webhook), webhook.events.join(' ')]);
  await printResult(context, {
    record: page,
    receipt: listLines(['Webhook', 'URL', 'State', 'Events'], rows, 'There are no webhooks.', context.io.out),
    notes: [],
  });
  return 0;
}

function state({ disabled_reason, failing_since }: Webhook): string {
  if (disabled_reason !== null) return `disabled, ${disabled_reason}`;
  return failing_since === null ? 'enabled' : `failing since ${failing_since.slice(0, 10)}`;
}
