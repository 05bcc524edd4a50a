/** `brand-kits show`: asks the service for it and prints what a person would want to recognise. */
import { readBrandKitReference } from '../../../../service/schema/brand-kit-reference.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { brandKitLines } from '../brand-kit-lines.ts';

export async function run(context: Context, [typed = '']: readonly string[]): Promise<ExitCode> {
  const { id, version } = readBrandKitReference(typed);
  const kept = await (await context.service()).brandKits.get(id, version);
  await printResult(context, { record: kept, receipt: brandKitLines(kept, context.io.out).join('\n'), notes: [] });
  return 0;
}
