/** How a server runs: flags before environment before what holds by itself. */
import { z } from 'zod';
import { QuarterdeckError } from '../engine/errors.ts';
import type { Environment } from './local/home.ts';

const settings = {
  host: z.string().min(1).max(255).default('127.0.0.1'),
  port: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Decks made at a time; one less than there are cores unless given. */
  slots: z.coerce.number().int().min(1).max(64).optional(),
  /** Longest time of one deck. */
  deadlineSeconds: z.coerce.number().int().min(5).max(3600).default(120),
  /** Most memory of one child that makes decks, MiB. */
  memoryMb: z.coerce.number().int().min(128).max(16_384).default(1024),
  /** Most decks that may wait, of all tenants and of one. */
  maxQueued: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  maxQueuedPerTenant: z.coerce.number().int().min(1).max(1_000_000).default(250),
  /** Days until settled decks, exports and uploads are deleted; they stay unless given. */
  retentionDays: z.coerce.number().int().min(1).max(36_500).optional(),
  requestsPerMinute: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  /** Where callers reach the server, when that is not where it listens. */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
} as const;

type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]> };
export type ServerFlags = { [K in keyof typeof settings]?: string | undefined };

export interface ServerConfig extends Settings {
  env: Environment;
  clock: () => Date;
  version: string;
  /** Lines of JSON; none unless given. */
  log?: { stream: { write(line: string): void }; level: string };
}

const loopback = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/** @throws QuarterdeckError option_invalid naming each setting that cannot be used and where it came from */
export function serverConfig(flags: ServerFlags, env: Environment): Settings {
  const errors: { path: string; code: string; message: string }[] = [];
  const read = Object.entries(settings).map(([name, schema]) => {
    const variable = `QUARTERDECK_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    const flag = flags[name as keyof ServerFlags];
    const value = flag ?? (env[variable] || undefined);
    const result = schema.safeParse(value);
    if (!result.success) {
      const from = flag === undefined ? variable : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      errors.push({ path: from, code: 'invalid', message: `cannot be ${JSON.stringify(value)}: ${result.error.issues[0]!.message}` });
    }
    return [name, result.data];
  });
  if (errors.length > 0) {
    throw new QuarterdeckError('option_invalid', errors.map(({ path, message }) => `${path} ${message}`).join('; '), {
      next: 'quarterdeck serve --help',
      errors,
    });
  }
  const config = Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Settings;
  if (!loopback.test(config.host)) {
    throw new QuarterdeckError('option_invalid', `Plain HTTP is served on this machine only, not on ${config.host}.`, {
      next: 'leave out --host, and put a proxy that speaks TLS before the server',
    });
  }
  return config;
}
