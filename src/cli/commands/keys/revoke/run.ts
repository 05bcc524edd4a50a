/** `keys revoke`: asks the service to end the key. */
import { confirmRemoval } from '../../../ask.ts';
import type { RemovalOptions } from '../../../command-spec.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [id]: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const { apiKeys } = await context.service();
  await confirmRemoval(context, options, `Revoke ${id}? Whatever uses it stops working at once.`);
  const key = await apiKeys.revoke(id!);
  await printResult(context, { record: key, receipt: `Revoked ${key.key_id}, ${key.name}`, notes: [] });
  return 0;
}
