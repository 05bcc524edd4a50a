/** `sources remove`: asks the service to forget a source. */
import { confirmRemoval } from '../../../ask.ts';
import type { RemovalOptions } from '../../../command-spec.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [name = '']: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  await confirmRemoval(context, options, `Forget the source ${name} and its password?`);
  await (await context.service()).sources.delete(name);
  await printResult(context, { record: { name, removed: true }, receipt: `Removed ${name}`, notes: [] });
  return 0;
}
