/** `sources test`: reads the source and prints its tables. */
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { startProgress } from '../../../progress.ts';
import { textTable } from '../../../text-table.ts';

export async function run(context: Context, [name = '']: readonly string[]): Promise<ExitCode> {
  const service = await context.service();
  const progress = await startProgress(context);
  try {
    progress.stage(`Reading ${name}`);
    const found = await service.sources.test(name);
    progress.stop();
    const rows = found.tables.map((table) => [table.name, table.rows.toLocaleString('en-US')]);
    await printResult(context, {
      record: found,
      receipt: textTable(['table', 'rows'], rows, context.io.out).join('\n'),
      notes: [{ heading: 'Data quality', tone: 'warn', lines: found.notes }],
    });
    return 0;
  } finally {
    progress.stop();
  }
}
