/** Resolves a setting: option, then environment variable, then project file, then user file, then default. */
import { QuarterdeckError } from '../../model/errors.ts';
import { type ConfigFile, configFiles, type Place, readConfig } from './config-file.ts';
import { flagOf, type Setting, type SettingName, settings, variableOf } from './settings.ts';

export interface Resolved {
  /** In the form of an option; null if unset. */
  text: string | null;
  origin: 'flag' | 'environment' | `${ConfigFile['of']} file` | 'default';
  /** `--port`, `QUARTERDECK_PORT`, the path of the file; null for the default. */
  from: string | null;
}

export type Flags = { [K in SettingName]?: string | undefined };

/** @throws QuarterdeckError option_invalid naming every invalid option and variable; config_invalid */
export function resolveSettings<K extends SettingName>(names: readonly K[], flags: Flags, place: Place): Record<K, Resolved> {
  const files = configFiles(place).map((file) => ({ ...file, says: readConfig(file) }));
  const found = names.map((name) => [name, resolve(name, flags, place, files)] as const);
  const errors = found.flatMap(([name, { text, origin, from }]) => {
    const setting: Setting<unknown> = settings[name];
    if (text === null || (origin !== 'flag' && origin !== 'environment') || setting.read(text) !== undefined) return [];
    return [{ path: from!, code: 'invalid', message: `takes ${setting.takes}, not ${JSON.stringify(text)}` }];
  });
  if (errors.length === 0) return Object.fromEntries(found) as Record<K, Resolved>;
  throw new QuarterdeckError('option_invalid', `${errors.map(({ path, message }) => `${path} ${message}`).join('; ')}.`, {
    next: 'set a valid value or unset it; see quarterdeck help environment and quarterdeck config list',
    errors,
  });
}

/** Validated settings apart from options, in the form of options. @throws QuarterdeckError option_invalid, config_invalid */
export function settingTexts(names: readonly string[], flags: Readonly<Record<string, unknown>>, place: Place): Record<string, string> {
  const unsaid = names.filter((name) => flags[name] === undefined) as SettingName[];
  const found = Object.entries(resolveSettings(unsaid, {}, place));
  return Object.fromEntries(found.flatMap(([name, { text }]) => (text === null ? [] : [[name, text]])));
}

function resolve(name: SettingName, flags: Flags, { env }: Place, files: (ConfigFile & { says: Map<SettingName, string> })[]): Resolved {
  const typed = flags[name];
  if (typed !== undefined) return { text: typed, origin: 'flag', from: flagOf(name) };
  const set = env[variableOf(name)];
  if (set) return { text: set, origin: 'environment', from: variableOf(name) };
  const file = files.find(({ says }) => says.has(name));
  if (file) return { text: file.says.get(name)!, origin: `${file.of} file`, from: file.file };
  const { byItself }: Setting<unknown> = settings[name];
  return { text: byItself === undefined ? null : String(byItself), origin: 'default', from: null };
}
