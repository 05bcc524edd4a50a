/** Runs `config`; imported on demand. */
import path from 'node:path';
import { QuarterdeckError } from '../../../model/errors.ts';
import { type ConfigFile, checkPlace, configFiles, readWritten, settingOf } from '../../../service/settings/config-file.ts';
import { resolveSettings } from '../../../service/settings/resolve-settings.ts';
import { keyOf, type Setting, type SettingName, settingNames, settings } from '../../../service/settings/settings.ts';
import type { Context } from '../../context.ts';
import { Credentials } from '../../credentials.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { printResult } from '../../output.ts';
import { listLines } from '../../text-table.ts';
import { makeFolder, writeFile } from '../../write-file.ts';
import type { ConfigListOptions, ConfigSetOptions } from '../config.ts';

export function chosenFile(context: Pick<Context, 'env' | 'cwd'>, project: boolean): ConfigFile {
  return configFiles(context).find(({ of }) => of === (project ? 'project' : 'user'))!;
}

/** @param changes undefined removes a key. @throws QuarterdeckError config_invalid, output_unwritable, disk_full */
export function changeConfig(file: string, changes: Record<string, string | number | undefined>): void {
  const written = Object.entries({ ...readWritten(file), ...changes }).sort(([a], [b]) => (a < b ? -1 : 1));
  makeFolder(path.dirname(file));
  writeFile(file, Buffer.from(`${JSON.stringify(Object.fromEntries(written), null, 2)}\n`), { force: true });
}

export interface Held {
  /** null if unset. */
  value: string | null;
  origin: string;
  from: string | null;
}

/** @throws QuarterdeckError option_invalid, config_invalid */
export function held({ globals, env, cwd }: Context): Record<SettingName, Held> {
  const resolved = resolveSettings(settingNames, globals.profile === undefined ? {} : { profile: globals.profile }, { env, cwd });
  const values = Object.fromEntries(
    Object.entries(resolved).map(([name, { text, origin, from }]) => [name, { value: text, origin, from }]),
  ) as Record<SettingName, Held>;
  const inUse = new Credentials(env).inUse();
  if (values.profile.value === null && inUse) values.profile = { value: inUse.name, origin: 'user', from: 'quarterdeck profiles use' };
  return values;
}

export async function configGet(context: Context, [key]: readonly string[]): Promise<ExitCode> {
  const { value, origin, from } = held(context)[settingOf(key!, 'Quarterdeck')];
  await printResult(context, { record: { name: key, value, origin, from }, receipt: value, notes: [] });
  return 0;
}

export async function configList(context: Context, _args: readonly string[], { showOrigin = false }: ConfigListOptions): Promise<ExitCode> {
  const { out } = context.io;
  const values = held(context);
  const data = settingNames.map((name) => ({ name: keyOf(name), meaning: settings[name].meaning, ...values[name] }));
  const rows = data.map((each) => [each.name, each.value ?? '', showOrigin ? originOf(each) : each.meaning]);
  await printResult(context, {
    record: { object: 'list', data, has_more: false, next_cursor: null },
    receipt: listLines(['Setting', 'Value', showOrigin ? 'From' : 'Meaning'], rows, '', {
      isTTY: out.isTTY,
      // Origins are paths and must not be cut.
      columns: showOrigin ? Number.POSITIVE_INFINITY : out.columns,
    }),
    notes: [],
  });
  return 0;
}

/** `environment: QUARTERDECK_CURRENCY` */
function originOf({ origin, from }: Held): string {
  return from === null ? origin : `${origin}: ${from}`;
}

export async function configSet(
  context: Context,
  [key, value]: readonly string[],
  { project = false }: ConfigSetOptions,
): Promise<ExitCode> {
  const target = chosenFile(context, project);
  const name = settingOf(key!, 'Quarterdeck');
  checkPlace(name, target.of, target.file);
  const setting: Setting<unknown> = settings[name];
  const read = setting.read(value!);
  if (read === undefined) {
    throw new QuarterdeckError('option_invalid', `${key} takes ${setting.takes}, not ${JSON.stringify(value)}.`, {
      next: 'quarterdeck config list',
    });
  }
  changeConfig(target.file, { [key!]: typeof read === 'number' ? read : value! });
  await printResult(context, {
    record: { name: key, value: read, file: target.file },
    receipt: `Set ${key} to ${value} in ${target.file}`,
    notes: [],
  });
  return 0;
}

export async function configUnset(context: Context, [key]: readonly string[], { project = false }: ConfigSetOptions): Promise<ExitCode> {
  const { file } = chosenFile(context, project);
  if (!Object.hasOwn(readWritten(file), key!)) {
    throw new QuarterdeckError('config_invalid', `${file} does not set ${key}.`, { next: 'quarterdeck config list --show-origin' });
  }
  changeConfig(file, { [key!]: undefined });
  await printResult(context, { record: { name: key, file }, receipt: `Took ${key} out of ${file}`, notes: [] });
  return 0;
}
