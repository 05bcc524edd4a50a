/** `webhooks rotate`: asks the service for the new secret and shows it. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import type { WebhooksRotateOptions } from './spec.ts';

export async function run(context: Context, [id]: readonly string[], { overlapHours = '24' }: WebhooksRotateOptions): Promise<ExitCode> {
  if (!/^\d{1,3}$/.test(overlapHours) || Number(overlapHours) > 168) {
    throw new QuarterdeckError('option_invalid', `--overlap-hours cannot be "${overlapHours}".`, { next: 'give a number from 0 to 168' });
  }
  const { webhooks } = await context.service();
  const made = await webhooks.rotateSecret(id!, { overlapHours: Number(overlapHours) });
  const lines = [`the old one ends ${overlapHours === '0' ? 'now' : `in ${overlapHours} h`}`];
  await printResult(context, {
    record: made,
    receipt: made.secret,
    notes: [{ heading: `${made.webhook_id}, its secret shown this once`, tone: 'warn', lines }],
  });
  return 0;
}
