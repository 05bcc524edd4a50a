/** `keys rotate`: asks the service for the new key and shows it. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import type { KeysRotateOptions } from './spec.ts';

export async function run(context: Context, [id]: readonly string[], { overlapHours = '24' }: KeysRotateOptions): Promise<ExitCode> {
  if (!/^\d{1,3}$/.test(overlapHours) || Number(overlapHours) > 168) {
    throw new QuarterdeckError('option_invalid', `--overlap-hours cannot be "${overlapHours}".`, { next: 'give a number from 0 to 168' });
  }
  const { apiKeys } = await context.service();
  const made = await apiKeys.rotate(id!, { overlapHours: Number(overlapHours) });
  const lines = [`${id} ends ${overlapHours === '0' ? 'now' : `in ${overlapHours} h`}`];
  await printResult(context, {
    record: made,
    receipt: made.key,
    notes: [{ heading: `${made.key_id}, shown this once`, tone: 'warn', lines }],
  });
  return 0;
}
