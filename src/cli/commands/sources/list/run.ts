/** `sources list`: a line each. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';

export async function run(context: Context): Promise<ExitCode> {
  const list = await (await context.service()).sources.list();
  const rows = list.data.map(({ name, kind, location, tables, query }) => [name, kind, location, query ? 'a query' : tables.join(', ')]);
  const none = 'No sources yet; add one:\n  quarterdeck sources add sales --folder crm/';
  await printResult(context, {
    record: list,
    receipt: listLines(['Source', 'Kind', 'Where', 'What'], rows, none, context.io.out),
    notes: [],
  });
  return 0;
}
