/** `brand-kits import`: reads the file with all it names, checks it here, gives it to the service. */
import path from 'node:path';
import { QuarterdeckError } from '../../../../engine/errors.ts';
import { readBrandKitFile } from '../../../../service/read-brand-kit-file.ts';
import { brandKitIdPattern } from '../../../../service/schema/brand-kit-reference.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import type { ImportOptions } from './spec.ts';

export async function run(context: Context, [file = '']: readonly string[], { as, name }: ImportOptions): Promise<ExitCode> {
  const { brandKits } = await context.service();
  const { id: own, ...kit } = await readBrandKitFile(path.resolve(context.cwd, file));
  const id = as ?? own;
  if (!brandKitIdPattern.test(id)) {
    throw new QuarterdeckError('option_invalid', `A brand kit cannot be kept as "${id}".`, { next: '--as acme' });
  }
  const kept = await brandKits.put(id, { ...kit, ...(name !== undefined && { name }) });
  await printResult(context, {
    record: kept,
    receipt: `Kept ${kept.brand_kit_id}, version ${kept.version}\n\nMake a deck with it:\n  quarterdeck generate --brand-kit ${kept.brand_kit_id} --data crm/`,
    notes: [],
  });
  return 0;
}
