/** `keys create`: asks the service for a key and shows it. */
import { didYouMean } from '../../../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../../../model/errors.ts';
import { type Scope, scopes } from '../../../../service/schema/api-key.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import type { KeysCreateOptions } from './spec.ts';

export async function run(
  context: Context,
  [name]: readonly string[],
  { scope, expiresInDays = '365' }: KeysCreateOptions,
): Promise<ExitCode> {
  const unknown = scope?.find((each) => !(scopes as readonly string[]).includes(each));
  if (unknown !== undefined) {
    const near = didYouMean(unknown, scopes);
    throw new QuarterdeckError('option_invalid', `There is no scope "${unknown}"${near ? `; did you mean ${near}?` : '.'}`, {
      next: `use one of ${scopes.join(', ')}`,
    });
  }
  if (!/^\d{1,4}$/.test(expiresInDays) || Number(expiresInDays) < 1 || Number(expiresInDays) > 3650) {
    throw new QuarterdeckError('option_invalid', `--expires-in-days cannot be "${expiresInDays}".`, {
      next: 'give a number from 1 to 3650',
    });
  }
  const { apiKeys } = await context.service();
  const made = await apiKeys.create({ name: name!, ...(scope && { scopes: scope as Scope[] }), expires_in_days: Number(expiresInDays) });
  await printResult(context, {
    record: made,
    receipt: made.key,
    notes: [{ heading: `${made.key_id}, shown this once`, tone: 'warn', lines: [made.scopes.join(' ')] }],
  });
  return 0;
}
