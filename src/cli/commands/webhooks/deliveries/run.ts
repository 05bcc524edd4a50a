/** `webhooks deliveries`: a line each. */
import type { PageOptions } from '../../../command-spec.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { nextPage, readPage } from '../../../paging.ts';
import { listLines } from '../../../text-table.ts';
import { outcome } from '../delivery-line.ts';

export async function run(context: Context, [id]: readonly string[], options: PageOptions): Promise<ExitCode> {
  const query = readPage(options);
  const { webhooks } = await context.service();
  const page = await webhooks.deliveries(id!, query);
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
    notes: nextPage(page),
  });
  return 0;
}
