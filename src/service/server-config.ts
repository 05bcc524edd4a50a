/** A server's settings: options, then environment, then files, then defaults. */
import { QuarterdeckError } from '../model/errors.ts';
import type { Environment } from './local/home.ts';
import { readNetwork } from './network.ts';
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

/** @throws QuarterdeckError option_invalid, config_invalid naming each invalid setting and where it came from */
export function serverConfig(flags: ServerFlags, place: Place): Settings {
  const names = Object.keys(serverSettings) as (keyof Table)[];
  const found = Object.entries(resolveSettings(names, flags, place)).flatMap(([name, { text }]) => {
    const setting: Setting<unknown> = serverSettings[name as keyof Table];
    return text === null ? [] : [[name, setting.read(text)] as const];
  });
  const config = Object.fromEntries(found) as Settings;
  checkTransport(config);
  checkIdentityProvider(config);
  return config;
}

/** Keys and decks cross a network encrypted, or to a proxy that was named. @throws QuarterdeckError option_invalid */
function checkTransport({ host, tlsCert, tlsKey, tlsClientCa, trustedProxies }: Settings): void {
  if ((tlsCert === undefined) !== (tlsKey === undefined)) {
    throw new QuarterdeckError('option_invalid', 'A certificate and its private key belong together, and one of them is missing.', {
      next: '--tls-cert cert.pem --tls-key key.pem',
    });
  }
  if (tlsCert !== undefined) return;
  if (tlsClientCa !== undefined) {
    throw new QuarterdeckError('option_invalid', 'Callers can show a certificate only to a server that has one.', {
      next: '--tls-cert cert.pem --tls-key key.pem',
    });
  }
  if (isLoopback(host)) return;
  const proxies = trustedProxies?.split(',').map((each) => readNetwork(each.trim())) ?? [];
  if (proxies.length > 0 && proxies.every((network) => network === null || network.length > 0)) return;
  throw new QuarterdeckError('option_invalid', `Plain HTTP is served on this machine or to a named proxy only, not to anyone on ${host}.`, {
    next: 'add --tls-cert and --tls-key, name the proxy that speaks TLS with --trusted-proxies, or leave out --host',
  });
}

/** Which tokens are accepted, and whose they are, is never guessed. @throws QuarterdeckError option_invalid */
function checkIdentityProvider({ oidcIssuer, oidcAudience, oidcTenant }: Settings): void {
  const given = [oidcIssuer, oidcAudience, oidcTenant].filter((each) => each !== undefined).length;
  if (given === 0 || given === 3) return;
  throw new QuarterdeckError(
    'option_invalid',
    'An identity provider needs an issuer, an audience and a tenant, and one of them is missing.',
    {
      next: '--oidc-issuer https://login.example.com/acme --oidc-audience https://decks.example.com --oidc-tenant acme',
    },
  );
}

/** Whether only this machine can reach it. */
export function isLoopback(host: string): boolean {
  return /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost)$/.test(host);
}
