/** The two configuration files: the user's, and the project's in the current folder. Every key is validated. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../model/bounds.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { type Environment, settingsFolder } from '../local/home.ts';
import { typedBrandKitPattern } from '../schema/brand-kit-reference.ts';
import { keyOf, ownSettings, type Setting, type SettingName, settingNames, settings } from './settings.ts';

/** Where a run looks for settings. */
export interface Place {
  env: Environment;
  /** Project folder. */
  cwd: string;
}

export interface ConfigFile {
  of: 'project' | 'user';
  file: string;
}

/** By key as written in the file. */
export type Written = Record<string, string | number>;

/** Highest priority first. */
export function configFiles({ env, cwd }: Place): ConfigFile[] {
  return [
    { of: 'project', file: path.join(cwd, 'quarterdeck.json') },
    { of: 'user', file: path.join(settingsFolder(env), 'config.json') },
  ];
}

/** The file's settings, validated; empty if there is no file. @throws QuarterdeckError config_invalid naming file and key */
export function readConfig({ of, file }: ConfigFile): Map<SettingName, string> {
  const found = new Map<SettingName, string>();
  for (const [key, value] of Object.entries(readWritten(file))) {
    const name = settingOf(key, file);
    checkPlace(name, of, file);
    found.set(name, textIn(file, name, value));
  }
  return found;
}

/** The file's content, unvalidated. @throws QuarterdeckError config_invalid */
export function readWritten(file: string): Written {
  // A folder that cannot be read counts as having no file.
  if (!existsSync(file)) return {};
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new QuarterdeckError('config_invalid', `${file} cannot be read: ${(cause as Error).message}.`, {
      next: `check who may read ${file}`,
      cause,
    });
  }
  try {
    const value = readJson(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Written;
    throw new Error('it is no object');
  } catch (cause) {
    throw new QuarterdeckError(
      'config_invalid',
      `${file} is not a JSON object of settings: ${(cause as Error).message.replace(/\.$/, '')}.`,
      {
        next: `fix or remove it; it should look like {"currency": "USD"}`,
        cause,
      },
    );
  }
}

/** @param from What named it. @throws QuarterdeckError config_invalid for an unknown key */
export function settingOf(key: string, from: string): SettingName {
  const keys = settingNames.map(keyOf);
  const at = keys.indexOf(key);
  if (at >= 0) return settingNames[at]!;
  const near = didYouMean(key, keys);
  throw new QuarterdeckError('config_invalid', `${from} knows no setting "${key}"${near ? `; did you mean ${near}?` : '.'}`, {
    next: 'quarterdeck config list',
  });
}

/** Models are the user's own choice; and the user's own profile is stored with its keys, not in a configuration file. @throws QuarterdeckError config_invalid */
export function checkPlace(name: SettingName, of: ConfigFile['of'], file: string): void {
  if (of === 'project' && ownSettings.includes(name)) {
    throw new QuarterdeckError(
      'config_invalid',
      `${keyOf(name)} has no place in ${file}: ${/model/i.test(name) ? 'where your briefs are sent' : 'whom you trust with secrets'} is for you to say, not for a folder.`,
      {
        next: `quarterdeck config set ${keyOf(name)}, without --project`,
      },
    );
  }
  if (name !== 'profile' || of === 'project') return;
  throw new QuarterdeckError('config_invalid', `profile has no place in ${file}: which one is in use is kept with the profiles.`, {
    next: 'quarterdeck profiles use work',
  });
}

/** In the form of an option; a path is relative to the file. @throws QuarterdeckError config_invalid */
function textIn(file: string, name: SettingName, value: unknown): string {
  const setting: Setting<unknown> = settings[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  if (text === undefined || setting.read(text) === undefined) {
    throw new QuarterdeckError('config_invalid', `${keyOf(name)} in ${file} takes ${setting.takes}, not ${JSON.stringify(value)}.`, {
      next: `quarterdeck config unset ${keyOf(name)}${path.basename(file) === 'quarterdeck.json' ? ' --project' : ''}, or mend it there`,
    });
  }
  return setting.isPath && !typedBrandKitPattern.test(text) ? path.resolve(path.dirname(file), text) : text;
}
