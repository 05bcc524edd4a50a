/** `sources snapshot`: asks the service for the files and writes them beside, then moves the folder into place. */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../../../../model/errors.ts';
import { slug } from '../../../../service/slug.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { startProgress } from '../../../progress.ts';
import { today } from '../../../today.ts';
import { lookUp, makeFolder, writeFile } from '../../../write-file.ts';
import type { SnapshotOptions } from './spec.ts';

export async function run(context: Context, [name = '']: readonly string[], { output }: SnapshotOptions): Promise<ExitCode> {
  const service = await context.service();
  const asOf = today(context);
  const shown = output ?? `${slug(name)}-${asOf}`;
  const folder = path.resolve(context.cwd, shown);
  const there = lookUp(folder);
  if (there && (!there.isDirectory() || readdirSync(folder).length > 0)) {
    throw new QuarterdeckError('output_exists', `${shown} exists already.`, { next: 'name another folder with -o' });
  }
  const progress = await startProgress(context);
  const beside = `${folder}.part-${process.pid}`;
  const remove = () => rmSync(beside, { recursive: true, force: true });
  const keep = context.onEarlyEnd(remove);
  try {
    progress.stage(`Reading ${name}`);
    const { manifest, files } = await service.sources.snapshot(name, { today: asOf });
    makeFolder(beside);
    for (const file of files) writeFile(path.join(beside, file.name), file.bytes, { force: false });
    if (there) rmSync(folder, { recursive: true });
    renameSync(beside, folder);
    progress.stop();
    const tables = manifest.tables.map((table) => ({ name: table.name, rows: table.rows, sha256: table.sha256 }));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await printResult(context, {
      record: {
        folder: shown,
        source: name,
        kind: manifest.kind,
        as_of: asOf,
        files: files.map((file) => path.join(shown, file.name)),
        tables,
      },
      receipt: `Wrote ${shown}, ${tables.length} ${tables.length === 1 ? 'table' : 'tables'}, ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}\n\nMake the deck from it:\n  quarterdeck generate --data ${shown}`,
      notes: [{ heading: 'Data quality', tone: 'warn', lines: manifest.notes }],
    });
    return 0;
  } finally {
    progress.stop();
    keep();
    remove();
  }
}
