/** `brand-kits delete`: asks the service to forget it. */
import { QuarterdeckError } from '../../../../model/errors.ts';
import { confirmRemoval } from '../../../ask.ts';
import type { RemovalOptions } from '../../../command-spec.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';

export async function run(context: Context, [id = '']: readonly string[], options: RemovalOptions): Promise<ExitCode> {
  const [kit, version] = id.split('@');
  if (version !== undefined) {
    throw new QuarterdeckError(
      'option_invalid',
      `Version ${version} of ${kit} cannot be deleted by itself: a brand kit is deleted with all its versions.`,
      {
        next: `quarterdeck brand-kits delete ${kit}`,
      },
    );
  }
  await confirmRemoval(context, options, `Delete ${id} with all its versions?`);
  await (await context.service()).brandKits.delete(id);
  await printResult(context, { record: { brand_kit_id: id, deleted: true }, receipt: `Deleted ${id}`, notes: [] });
  return 0;
}
