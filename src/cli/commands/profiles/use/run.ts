/** `profiles use`: keeps which profile is in use. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import type { Context } from '../../../context.ts';
import { Credentials } from '../../../credentials.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [name]: readonly string[]): Promise<ExitCode> {
  const { globals, env } = context;
  if ((name === undefined) === (globals.local !== true)) {
    throw new QuarterdeckError('option_invalid', 'Name one profile, or this machine with --local.', { next: 'quarterdeck profiles list' });
  }
  const credentials = new Credentials(env);
  const profile = name === undefined ? null : credentials.known(name);
  await credentials.use(name ?? null);
  await printResult(context, {
    record: { profile: name ?? null, base_url: profile?.base_url ?? null },
    receipt: profile ? `Commands ask ${profile.base_url} from now on` : 'Commands work on this machine from now on',
    notes: [],
  });
  return 0;
}
