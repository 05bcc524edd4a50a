/** `sources show`: asks the service what is in a source, and prints it. */
import { Chalk } from 'chalk';
import type { SourceDescription } from '../../../../service/schema/source.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import type { Output } from '../../../io.ts';
import { type Note, printResult } from '../../../output.ts';
import { printable } from '../../../printable.ts';
import { startProgress } from '../../../progress.ts';
import { textTable, wrapped } from '../../../text-table.ts';
import { today } from '../../../today.ts';
import type { ShowOptions } from './spec.ts';

export async function run(context: Context, [name = '']: readonly string[], { mapping }: ShowOptions): Promise<ExitCode> {
  const service = await context.service();
  const progress = await startProgress(context);
  let found: SourceDescription;
  try {
    progress.stage(`Reading ${name}`);
    found = await service.sources.describe(name, { today: today(context) });
  } finally {
    progress.stop();
  }
  const notes: Note[] = [
    { heading: 'Nothing can be computed', tone: 'bad', lines: found.problem === null ? [] : [found.problem] },
    { heading: 'Data quality', tone: 'warn', lines: mapping ? [] : found.notes },
  ];
  if (mapping && !context.globals.json) {
    await context.io.out.write(found.found_mapping);
    await printResult(context, { record: {}, receipt: null, notes });
    return 0;
  }
  await printResult(context, { record: found, receipt: context.globals.json ? null : inWords(found, context.io.out), notes });
  return 0;
}

function inWords(found: SourceDescription, out: Output): string {
  const paint = new Chalk({ level: out.color });
  const parts: string[][] = [[`${paint.bold(found.name)}  ${printable(found.location)}`]];
  for (const table of found.found) {
    const rows = table.columns.map(({ name, type, filled, distinct, role }) => [
      name,
      role ?? '',
      type,
      inDigits(filled),
      inDigits(distinct),
    ]);
    const heading = `${paint.bold(printable(table.name))}  ${printable(table.file)}, ${count(table.rows, 'row', 'rows')}`;
    parts.push([heading, ...textTable(['column', 'role', 'type', 'filled', 'distinct'], rows, out, 2)]);
  }
  if (found.joins.length > 0) {
    const rows = found.joins.map(({ from, to, unmatched }) => [
      from,
      `→ ${to}`,
      unmatched === 0 ? '' : `${count(unmatched, 'value', 'values')} without a match`,
    ]);
    parts.push([paint.bold('Joins'), ...textTable(null, rows, out, 2)]);
  }
  if (found.dimensions.length > 0) {
    const shown = found.dimensions.map(({ label, members }) => `${printable(label)} (${members})`);
    parts.push([paint.bold('Split by'), ...wrapped(shown, out, 2)]);
  }
  const computable = found.metrics.filter((metric) => metric.computable);
  if (computable.length > 0)
    parts.push([
      paint.bold('Computable'),
      ...wrapped(
        computable.map(({ label }) => label),
        out,
        2,
      ),
    ]);
  const missing = found.metrics.filter((metric) => !metric.computable).map(({ label, reason }) => [label, reason ?? '']);
  // Reasons are sentences: they are not cut.
  if (missing.length > 0) parts.push([paint.bold('Not computable'), ...textTable(null, missing, { isTTY: false, columns: 0 }, 2)]);
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

function count(number: number, one: string, many: string): string {
  return `${inDigits(number)} ${number === 1 ? one : many}`;
}

function inDigits(number: number): string {
  return number.toLocaleString('en-US');
}
