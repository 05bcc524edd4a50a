/** `brand-kits delete`: asks the service to forget it. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [id = '']: readonly string[]): Promise<ExitCode> {
  await (await context.service()).brandKits.delete(id);
  await printResult(context, { record: { brand_kit_id: id, deleted: true }, receipt: `Deleted ${id}`, notes: [] });
  return 0;
}
