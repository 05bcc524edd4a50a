/** `webhooks deliveries`: a line each. */
import { QuarterdeckError } from '../../../../engine/errors.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';
import { outcome } from '../delivery-line.ts';
import type { WebhooksDeliveriesOptions } from './spec.ts';

export async function run(
  context: Context,
  [id]: readonly string[],
  { limit = '20', cursor }: WebhooksDeliveriesOptions,
): Promise<ExitCode> {
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100)
    throw new QuarterdeckError('option_invalid', `--limit cannot be "${limit}".`, { next: 'give a number from 1 to 100' });
  const { webhooks } = await context.service();
  const page = await webhooks.deliveries(id!, { limit: Number(limit), ...(cursor !== undefined && { cursor }) });
  const rows = page.data.map((delivery) => [
    delivery.delivery_id,
    delivery.event_type,
    delivery.created_at.slice(0, 16).replace('T', ' '),
    delivery.status,
    outcome(delivery),
  ]);
  await printResult(context, {
    record: page,
    // What was answered is not cut.
    receipt: listLines(['Delivery', 'Event', 'At (UTC)', 'State', 'Last attempt'], rows, 'Nothing was sent to it.', {
      isTTY: context.io.out.isTTY,
      columns: Number.POSITIVE_INFINITY,
    }),
    notes: page.next_cursor === null ? [] : [{ heading: 'There are more', tone: 'plain', lines: [`--cursor ${page.next_cursor}`] }],
  });
  return 0;
}
