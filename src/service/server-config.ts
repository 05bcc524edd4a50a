/** A server's settings: options, then environment, then files, then defaults. */
import { QuarterdeckError } from '../model/errors.ts';
import type { Environment } from './local/home.ts';
import type { Place } from './settings/config-file.ts';
import { resolveSettings } from './settings/resolve-settings.ts';
import { type Setting, serverSettings } from './settings/settings.ts';

type Table = typeof serverSettings;
type Read<K extends keyof Table> = NonNullable<ReturnType<Table[K]['read']>>;
type Always = { [K in keyof Table]: Table[K] extends { byItself: unknown } ? K : never }[keyof Table];

/** Slots, days and public URL only if given. */
export type Settings = { [K in Always]: Read<K> } & { [K in Exclude<keyof Table, Always>]?: Read<K> };
export type ServerFlags = { [K in keyof Table]?: string | undefined };

export interface ServerConfig extends Settings {
  env: Environment;
  clock: () => Date;
  version: string;
  /** Receives the log as JSON lines. */
  logTo?: { write(line: string): void };
}

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/** @throws QuarterdeckError option_invalid, config_invalid naming each invalid setting and where it came from */
export function serverConfig(flags: ServerFlags, place: Place): Settings {
  const names = Object.keys(serverSettings) as (keyof Table)[];
  const found = Object.entries(resolveSettings(names, flags, place)).flatMap(([name, { text }]) => {
    const setting: Setting<unknown> = serverSettings[name as keyof Table];
    return text === null ? [] : [[name, setting.read(text)] as const];
  });
  const config = Object.fromEntries(found) as Settings;
  if (!loopback.test(config.host)) {
    throw new QuarterdeckError('option_invalid', `Plain HTTP is served on this machine only, not on ${config.host}.`, {
      next: 'leave out --host, and put a proxy that speaks TLS before the server',
    });
  }
  return config;
}
