/** A running server: service, workers and REST API. */
import { randomBytes } from 'node:crypto';
import type { Server as HttpServer } from 'node:net';
import type { Server as TlsServer } from 'node:tls';
import { readTenantModels } from '../language-models/choice.ts';
import { QuarterdeckError } from '../model/errors.ts';
import { buildApp } from './http/app.ts';
import type { App } from './http/route-parts.ts';
import { LocalDeckService } from './local/local-deck-service.ts';
import { LocalHost, ownTenant } from './local/local-host.ts';
import { LocalTenants } from './local/local-tenants.ts';
import { RequestCounter } from './local/request-counter.ts';
import { applyRetention, retentionNotice } from './local/retention.ts';
import { keptSecret } from './local/store/kept-secret.ts';
import { lockServer } from './local/store/server-lock.ts';
import { storedBytes } from './local/stored-bytes.ts';
import { openOauth } from './oauth/open-oauth.ts';
import { OutboundPolicy } from './outbound/outbound-policy.ts';
import type { AuditEvent } from './schema/audit.ts';
import { isLoopback, type ServerConfig } from './server-config.ts';
import { ServerCertificate } from './tls.ts';
import { tracerOf } from './tracing.ts';
import { openWorkers } from './workers.ts';

export interface Server {
  /** Also handles requests without a socket. */
  app: App;
  /** Address it listens on: `http://127.0.0.1:8080`. */
  url: string;
  /** Shown once: a new store gets a key with full rights. */
  firstKey: string | null;
  /** What is deleted when; told at the first start on a store. */
  notice: string | null;
  /** Shuts down cleanly: finishes running responses and nearly finished decks; other decks wait for the next start. */
  close(): Promise<void>;
}

/** Time for nearly finished decks at shutdown, milliseconds. */
const graceMs = 20_000;
/** How often to apply the retention period, milliseconds. */
const sweepEveryMs = 3_600_000;

/** Time for running responses at shutdown, milliseconds. */
const answerMs = 10_000;

/** @throws QuarterdeckError option_invalid, store_unusable, store_newer, port_taken */
export async function startServer(config: ServerConfig): Promise<Server> {
  const { env, clock, version, log, logTo } = config;
  const defect = (error: Error) =>
    logTo?.write(`${JSON.stringify({ level: 50, time: clock().getTime(), msg: error.message, stack: error.stack })}\n`);
  const { tlsCert, tlsKey, tlsClientCa, trustedProxies } = config;
  const certificate =
    tlsCert !== undefined && tlsKey !== undefined ? new ServerCertificate({ cert: tlsCert, key: tlsKey, clientCa: tlsClientCa }) : null;
  const host = new LocalHost({ env, clock, making: 'by workers', onDefect: defect });
  await host.webhookAddresses();
  new OutboundPolicy(env.QUARTERDECK_SOURCE_ALLOW, 'QUARTERDECK_SOURCE_ALLOW');
  new OutboundPolicy(env.QUARTERDECK_OIDC_ALLOW, 'QUARTERDECK_OIDC_ALLOW');
  const lock = lockServer(host.folder);
  const { store, keys, oauthClients, metrics, queue, audit, tenants } = await host.open().catch((error: unknown) => {
    lock.release();
    throw error;
  });
  host.queueLimits = { inAll: config.maxQueued, ofTenant: config.maxQueuedPerTenant };
  if (config.tenantModels !== undefined) host.tenantModels = readTenantModels(config.tenantModels);
  const requests = new RequestCounter(metrics, clock, defect);
  host.requests = requests;
  const tracer = tracerOf(env, version);
  const workers = await openWorkers(host, { ...config, tracer, onDefect: defect });
  let url = '';
  const baseUrl = () => config.publicUrl ?? url;
  const app = await buildApp({
    ...openOauth({
      ...{ store, keys, oauthClients, tenants, clock, baseUrl, audit: (event: AuditEvent) => audit.record(event), onDefect: defect },
      isOn: config.oauth === 'on',
      identityProvider: identityProviderOf(config),
      allowed: env.QUARTERDECK_OIDC_ALLOW,
    }),
    serviceOf: (tenantId, gone) => new LocalDeckService(host, tenantId, gone),
    keys: async () => keys,
    tenants: async () => tenants,
    ...(config.registration === 'open' && { register: (request) => new LocalTenants(host).register(request) }),
    store: async () => store,
    ready: async () => (await host.room.has()) && (await queue.waiting()) >= 0,
    room: host.room,
    storedBytes: (tenantId) => storedBytes(host, tenantId),
    clock,
    linkSecret: await linkSecret(host),
    baseUrl,
    hasPublicUrl: config.publicUrl !== undefined,
    requestsPerMinute: config.requestsPerMinute,
    trustedProxies,
    tls: certificate?.options,
    proxiesOnly: certificate || isLoopback(config.host) ? undefined : (trustedProxies ?? ''),
    tracer,
    audit: (event) => audit.record(event),
    onAnswer: (caller, status) => requests.count(caller, status),
    files: host.files,
    filesOf: (tenantId) => host.filesOf(tenantId),
    version,
    ...(logTo && { log: { level: log, stream: logTo } }),
  });
  try {
    url = await app.listen({ host: config.host, port: config.port });
  } catch (cause) {
    await host.close();
    lock.release();
    throw listenError(cause, config);
  }
  lock.tell(url);
  await audit.record({ action: 'server.start', target: url, result: 'done' });
  const firstKey = (await keys.isEmpty(ownTenant))
    ? await new LocalDeckService(host).apiKeys.create({ name: 'first key', scopes: ['admin'] })
    : null;
  if (firstKey) await audit.record({ action: 'key.create', tenant_id: ownTenant, target: firstKey.key_id, result: 'done' });
  workers.start();
  const unfollow = certificate?.follow(app.server as HttpServer as TlsServer, defect);
  const notice = await retentionNotice(host, config);
  const sweeping = repeat(sweepEveryMs, () => applyRetention(host, config).catch(defect));
  return {
    app,
    url,
    firstKey: firstKey?.key ?? null,
    notice,
    async close() {
      sweeping.stop();
      unfollow?.();
      // Slow downloads get no more time than this.
      const patience = setTimeout(() => app.server.closeAllConnections(), answerMs);
      await Promise.all([app.close().finally(() => clearTimeout(patience)), workers.stop(graceMs)]);
      workers.close();
      await requests.keep();
      await audit.record({ action: 'server.stop', target: url, result: 'done' });
      await tracer?.flush();
      await host.close();
      lock.release();
    },
  };
}

/** Now and at each interval. */
function repeat(everyMs: number, work: () => Promise<unknown>): { stop(): void } {
  void work();
  const timer = setInterval(() => void work(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** Persistent, so that links survive a restart. */
async function linkSecret(host: LocalHost): Promise<string> {
  const { store } = await host.open();
  return keptSecret(store, 'link_secret', randomBytes(32).toString('base64url'));
}

function identityProviderOf({ oidcIssuer, oidcAudience, oidcTenant, oidcScopesClaim, oidcTokenType }: ServerConfig) {
  if (oidcIssuer === undefined || oidcAudience === undefined || oidcTenant === undefined) return null;
  return { issuer: oidcIssuer, audience: oidcAudience, tenant: oidcTenant, scopesClaim: oidcScopesClaim, tokenType: oidcTokenType };
}

function listenError(cause: unknown, { host, port }: ServerConfig): QuarterdeckError {
  const { code, message } = cause as NodeJS.ErrnoException;
  const why = code === 'EADDRINUSE' ? 'something else listens there' : code === 'EACCES' ? 'it may not be used' : message;
  return new QuarterdeckError('address_unusable', `The server cannot listen at ${host}:${port}: ${why}.`, { next: '--port 8081', cause });
}
