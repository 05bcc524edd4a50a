/** The work of `logout`, imported when it runs. */
import { QuarterdeckError } from '../../../model/errors.ts';
import type { Context } from '../../context.ts';
import { Credentials } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';

export async function logout(context: Context): Promise<ExitCode> {
  const credentials = new Credentials(context.env);
  const name = context.globals.profile ?? credentials.inUse()?.name;
  if (name === undefined) {
    throw new QuarterdeckError('remote_unavailable', 'No profile is in use.', { next: 'quarterdeck profiles list' });
  }
  credentials.known(name);
  await credentials.forget(name);
  await printResult(context, { record: { profile: name, forgotten: true }, receipt: `Forgot the profile ${name}`, notes: [] });
  return 0;
}
