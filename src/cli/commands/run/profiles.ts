/** Runs `profiles`; imported on demand. */

import { QuarterdeckError } from '../../../model/errors.ts';
import type { Context } from '../../context.ts';
import { Credentials, secretHint } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { listLines } from '../../text-table.ts';

export async function profilesList(context: Context): Promise<ExitCode> {
  const credentials = new Credentials(context.env);
  const inUse = credentials.inUse()?.name;
  const data = credentials
    .list()
    .map(({ name, profile }) => ({ name, base_url: profile.base_url, key: secretHint(profile), in_use: name === inUse }));
  const rows = data.map(({ name, base_url, key, in_use }) => [name, base_url, key, in_use ? 'in use' : '']);
  await printResult(context, {
    record: { object: 'list', data, has_more: false, next_cursor: null },
    receipt: listLines(['Profile', 'Server', 'Key', ''], rows, 'No server is signed in to.', context.io.out),
    notes: [],
  });
  return 0;
}

export async function profilesUse(context: Context, [name]: readonly string[]): Promise<ExitCode> {
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
