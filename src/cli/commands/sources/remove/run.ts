/** `sources remove`: asks the service to forget a source. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [name = '']: readonly string[]): Promise<ExitCode> {
  await (await context.service()).sources.delete(name);
  await printResult(context, { record: { name, removed: true }, receipt: `Removed ${name}`, notes: [] });
  return 0;
}
