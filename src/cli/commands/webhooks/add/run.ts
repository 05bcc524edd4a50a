/** `webhooks add`: asks the service for the webhook and shows its secret. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { readEvents } from '../read-events.ts';
import type { WebhooksAddOptions } from './spec.ts';

export async function run(context: Context, [url]: readonly string[], { events, description }: WebhooksAddOptions): Promise<ExitCode> {
  const wanted = events === undefined ? {} : { events: readEvents(events) };
  const { webhooks } = await context.service();
  const made = await webhooks.create({ url: url!, ...wanted, ...(description !== undefined && { description }) });
  await printResult(context, {
    record: made,
    receipt: made.secret,
    notes: [{ heading: `${made.webhook_id}, its secret shown this once`, tone: 'warn', lines: [made.events.join(' ')] }],
  });
  return 0;
}
