/** `keys revoke`: asks the service to end the key. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [id]: readonly string[]): Promise<ExitCode> {
  const { apiKeys } = await context.service();
  const key = await apiKeys.revoke(id!);
  await printResult(context, { record: key, receipt: `Revoked ${key.key_id}, ${key.name}`, notes: [] });
  return 0;
}
