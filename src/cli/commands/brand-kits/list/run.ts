/** `brand-kits list`: asks the service for them and prints a line each. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';

export async function run(context: Context): Promise<ExitCode> {
  const list = await (await context.service()).brandKits.list();
  const rows = list.data.map(({ brand_kit_id, name, version, created_at }) => [
    brand_kit_id,
    name,
    created_at === null ? 'built in' : `version ${version}`,
    created_at?.slice(0, 10) ?? '',
  ]);
  await printResult(context, {
    record: list,
    receipt: listLines(['Brand kit', 'Name', 'Kept as', 'Since'], rows, 'There are no brand kits.', context.io.out),
    notes: [],
  });
  return 0;
}
