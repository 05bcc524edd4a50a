/** `profiles list`: a line each. */
import type { Context } from '../../../context.ts';
import { Credentials, keyHint } from '../../../credentials.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';

export async function run(context: Context): Promise<ExitCode> {
  const credentials = new Credentials(context.env);
  const inUse = credentials.inUse()?.name;
  const data = credentials
    .list()
    .map(({ name, profile }) => ({ name, base_url: profile.base_url, key: keyHint(profile.api_key), in_use: name === inUse }));
  const rows = data.map(({ name, base_url, key, in_use }) => [name, base_url, key, in_use ? 'in use' : '']);
  await printResult(context, {
    record: { object: 'list', data, has_more: false, next_cursor: null },
    receipt: listLines(['Profile', 'Server', 'Key', ''], rows, 'No server is signed in to.', context.io.out),
    notes: [],
  });
  return 0;
}
