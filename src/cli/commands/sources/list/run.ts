/** `sources list`: a table for people, tab-separated in a pipe. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { textTable } from '../../../text-table.ts';

export async function run(context: Context): Promise<ExitCode> {
  const list = await (await context.service()).sources.list();
  const rows = list.data.map(({ name, kind, location, tables, query }) => [name, kind, location, query ? 'a query' : tables.join(', ')]);
  const { isTTY } = context.io.out;
  const lines = isTTY ? textTable(['name', 'kind', 'where', 'what'], rows, context.io.out) : rows.map((row) => row.join('\t'));
  await printResult(context, {
    record: list,
    receipt: rows.length > 0 ? lines.join('\n') : isTTY ? 'No sources yet; add one:\n  quarterdeck sources add sales --folder crm/' : null,
    notes: [],
  });
  return 0;
}
