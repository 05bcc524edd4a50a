/** `webhooks test`. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printDelivery } from '../delivery-line.ts';

export async function run(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { webhooks } = await context.service();
  return printDelivery(context, await webhooks.test(id!));
}
