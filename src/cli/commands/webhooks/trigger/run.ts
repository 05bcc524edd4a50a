/** `webhooks trigger`. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { readEvent } from '../read-events.ts';

export async function run(context: Context, [typed]: readonly string[]): Promise<ExitCode> {
  const type = readEvent(typed!);
  const { webhooks } = await context.service();
  const triggered = await webhooks.trigger(type);
  const told = triggered.deliveries === 1 ? '1 webhook' : `${triggered.deliveries} webhooks`;
  await printResult(context, { record: triggered, receipt: `${type} ${triggered.event_id} goes to ${told}`, notes: [] });
  return 0;
}
