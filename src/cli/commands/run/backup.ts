/** Runs `backup`; imported on demand. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import { recordHere } from '../../../service/local/store/audit-store.ts';
import { backUp } from '../../../service/local/store/backup.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { counted, printResult } from '../../output.ts';
import type { BackupOptions } from '../backup.ts';

export async function backup(context: Context, [typed]: readonly string[], { force = false }: BackupOptions): Promise<ExitCode> {
  const file = path.resolve(context.cwd, typed!);
  if (existsSync(file) && !force)
    throw new QuarterdeckError('output_exists', `The file ${typed} exists.`, { next: 'give another name, or replace it with --force' });
  const record = await backUp(context.env, file, context.clock());
  await recordHere(context.env, context.clock, { action: 'store.backup', target: path.basename(file), result: 'done' });
  await printResult(context, {
    record,
    receipt: `Wrote ${typed}: ${counted(record.decks, 'deck')}, ${counted(record.files, 'file')}, ${(record.bytes / 1e6).toFixed(1)} MB, all checked`,
    notes: [],
  });
  return 0;
}
