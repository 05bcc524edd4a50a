/** Writing a configuration file: the keys that are changed, the others as they stand. */
import path from 'node:path';
import { type ConfigFile, configFiles, readWritten } from '../../../service/settings/config-file.ts';
import type { Context } from '../../context.ts';
import { makeFolder, writeFile } from '../../write-file.ts';

export function chosenFile(context: Pick<Context, 'env' | 'cwd'>, project: boolean): ConfigFile {
  return configFiles(context).find(({ of }) => of === (project ? 'project' : 'user'))!;
}

/** @param changes undefined takes a key out. @throws QuarterdeckError config_invalid, output_unwritable, disk_full */
export function changeConfig(file: string, changes: Record<string, string | number | undefined>): void {
  const written = Object.entries({ ...readWritten(file), ...changes }).sort(([a], [b]) => (a < b ? -1 : 1));
  makeFolder(path.dirname(file));
  writeFile(file, Buffer.from(`${JSON.stringify(Object.fromEntries(written), null, 2)}\n`), { force: true });
}
