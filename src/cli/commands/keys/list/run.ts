/** `keys list`: a line each. */
import type { ApiKey } from '../../../../service/schema/api-key.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';

export async function run(context: Context): Promise<ExitCode> {
  const { apiKeys } = await context.service();
  const page = await apiKeys.list();
  const now = context.clock().toISOString();
  const rows = page.data.map((key) => [key.key_id, key.name, key.hint, state(key, now), key.scopes.join(' ')]);
  await printResult(context, {
    record: page,
    receipt: listLines(['Key', 'Name', 'Looks like', 'State', 'Scopes'], rows, 'There are no API keys.', context.io.out),
    notes: [],
  });
  return 0;
}

function state({ revoked_at, expires_at, last_used_at }: ApiKey, now: string): string {
  if (revoked_at !== null) return revoked_at <= now ? 'revoked' : `ends ${revoked_at.slice(0, 10)}`;
  if (expires_at !== null && expires_at <= now) return 'expired';
  return last_used_at === null ? 'never used' : `used ${last_used_at.slice(0, 10)}`;
}
