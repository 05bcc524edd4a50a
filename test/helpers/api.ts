/** The REST API inside a test: no socket, no workers, a store of its own. */
import path from 'node:path';
import type { TlsOptions } from 'node:tls';
import { onTestFinished } from 'vitest';
import { buildApp } from '../../src/service/http/app.ts';
import type { App } from '../../src/service/http/route-parts.ts';
import { LocalDeckService } from '../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../src/service/local/local-host.ts';
import { LocalTenants } from '../../src/service/local/local-tenants.ts';
import { storedBytes } from '../../src/service/local/stored-bytes.ts';
import type { IdentityProviderSettings } from '../../src/service/oauth/identity-provider.ts';
import { openOauth } from '../../src/service/oauth/open-oauth.ts';
import { tempDir } from './temp-dir.ts';

export interface Api {
  app: App;
  host: LocalHost;
  /** A key of a tenant that may do everything. */
  keyOf(tenantId: string): Promise<string>;
}

interface Options {
  requestsPerMinute?: number;
  trustedProxies?: string;
  tls?: TlsOptions;
  proxiesOnly?: string;
  baseUrl?: string;
  /** Whether the operator named that address. */
  hasPublicUrl?: boolean;
  /** Whether anyone may register. */
  registration?: boolean;
  /** Besides the folder of its store. */
  env?: Record<string, string>;
  clock?: () => Date;
  /** A company's own. */
  identityProvider?: IdentityProviderSettings | null;
  /** Takes the lines of its log. */
  log?: string[];
}

export async function api({
  requestsPerMinute = 1_000_000,
  env = {},
  log,
  baseUrl = 'http://127.0.0.1:8080',
  hasPublicUrl = true,
  registration = false,
  clock = () => new Date(),
  identityProvider = null,
  ...network
}: Options = {}): Promise<Api> {
  const host = new LocalHost({
    env: { QUARTERDECK_HOME: tempDir(), QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8', ...env },
    clock,
    making: 'by workers',
  });
  const { store, keys, oauthClients, audit, tenants } = await host.open();
  const app = await buildApp({
    ...openOauth({
      store,
      keys,
      oauthClients,
      tenants,
      clock,
      baseUrl: () => baseUrl,
      isOn: true,
      identityProvider,
      allowed: env.QUARTERDECK_OIDC_ALLOW,
      audit: (event) => audit.record(event),
      onDefect: () => {},
    }),
    serviceOf: (tenantId, gone) => new LocalDeckService(host, tenantId, gone),
    keys: async () => keys,
    tenants: async () => tenants,
    ...(registration && { register: (request) => new LocalTenants(host).register(request) }),
    store: async () => store,
    ready: async () => true,
    room: host.room,
    storedBytes: (tenantId) => storedBytes(host, tenantId),
    clock,
    linkSecret: 'secret',
    baseUrl: () => baseUrl,
    hasPublicUrl,
    requestsPerMinute,
    onAnswer: () => {},
    audit: (event) => audit.record(event),
    ...network,
    files: host.files,
    filesOf: (tenantId) => host.filesOf(tenantId),
    version: '0.0.0-test',
    ...(log && { log: { level: 'info', stream: { write: (line: string) => void log.push(line) } } }),
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
    await host.close();
  });
  const keyOf = async (tenantId: string) =>
    (await new LocalDeckService(host, tenantId).apiKeys.create({ name: path.basename(tenantId), scopes: ['admin'] })).key;
  return { app, host, keyOf };
}
