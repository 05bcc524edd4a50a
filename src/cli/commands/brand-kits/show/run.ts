/** `brand-kits show`: asks the service for it and prints what a person would want to recognise. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { brandKitLines } from '../brand-kit-lines.ts';

export async function run(context: Context, [id = '']: readonly string[]): Promise<ExitCode> {
  const kept = await (await context.service()).brandKits.get(id);
  await printResult(context, { record: kept, receipt: brandKitLines(kept, context.io.out).join('\n'), notes: [] });
  return 0;
}
