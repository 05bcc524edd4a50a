/** What came of a delivery, in a line. */
import type { Delivery } from '../../../service/schema/webhook.ts';
import type { Context } from '../../context.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';

export function outcome({ attempts, status, next_attempt_at }: Delivery): string {
  const last = attempts.at(-1);
  if (!last) return status === 'pending' ? 'waits to be sent' : 'was not sent';
  const answer = last.status === null ? (last.error ?? 'no answer') : `answered ${last.status} after ${last.ms} ms`;
  return next_attempt_at === null ? answer : `${answer}; again at ${next_attempt_at.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Of one that was sent at once. */
export async function printDelivery(context: Pick<Context, 'io' | 'globals'>, delivery: Delivery): Promise<ExitCode> {
  const response = delivery.attempts.at(-1)?.response;
  await printResult(context, {
    record: delivery,
    receipt: `${delivery.event_type} ${delivery.event_id}: ${outcome(delivery)}`,
    notes: delivery.status === 'failed' && response ? [{ heading: 'It answered', tone: 'bad', lines: [response] }] : [],
  });
  return delivery.status === 'delivered' ? exitCodes.done.code : exitCodes.failed.code;
}
