/** What the server and its routes are given, and the app type. */
import type { TlsOptions } from 'node:tls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeckService } from '../deck-service.ts';
import type { ApiKeyStore, Caller } from '../local/store/api-key-store.ts';
import type { TenantFiles } from '../local/store/encryption/tenant-files.ts';
import type { FileStore } from '../local/store/file-store.ts';
import type { Store } from '../local/store/open-store.ts';
import type { Room } from '../local/store/room.ts';
import type { TenantStore } from '../local/store/tenant-store.ts';
import type { AuthorizationServer } from '../oauth/authorization-server.ts';
import type { AuditEvent } from '../schema/audit.ts';
import type { AccountRequest, NewAccount } from '../schema/tenant.ts';
import type { Tracer } from '../tracing.ts';
import type { SignedLinks } from './links.ts';

export interface AppParts {
  /** The service for one tenant. */
  /** @param gone Aborts when the caller disconnects: work done only for the response stops. */
  serviceOf(tenantId: string, gone?: AbortSignal): DeckService;
  keys(): Promise<ApiKeyStore>;
  tenants(): Promise<Pick<TenantStore, 'standing'>>;
  /** Creates an account; only where anyone may register. */
  register?: ((request: AccountRequest) => Promise<NewAccount>) | undefined;
  /** The OAuth 2.0 server, made when it is first asked for; none if it is off. */
  oauth?: (() => Promise<AuthorizationServer>) | undefined;
  /** The caller with an access token; null if it is not valid. */
  callerOfToken?: ((token: string) => Promise<Caller | null>) | undefined;
  /** Whether someone with this key, or what stands for one, may still act for the tenant. */
  isLive(tenantId: string, keyId: string): Promise<boolean>;
  /** Whether work is accepted; throws if the store is unavailable. */
  ready(): Promise<boolean>;
  /** What a tenant has stored. */
  storedBytes(tenantId: string): Promise<number>;
  clock: () => Date;
  /** Without disk space, nothing is accepted. */
  room: Pick<Room, 'demand' | 'refuses'>;
  /** Signs download links. */
  linkSecret: string;
  /** Public URL for download links: `http://127.0.0.1:8080`. */
  baseUrl: () => string;
  /** Whether the operator named it; otherwise it is the address that the server listens on. */
  hasPublicUrl: boolean;
  requestsPerMinute: number;
  /** Proxies to trust for `X-Forwarded-For`: addresses, networks, `loopback`. */
  trustedProxies?: string | undefined;
  /** Serves HTTPS with these options; plain HTTP without. */
  tls?: TlsOptions | undefined;
  /** Answers plain HTTP to this machine and these proxies only. */
  proxiesOnly?: string | undefined;
  /** Called for every response to a request with a key. */
  onAnswer(caller: Caller, status: number): void;
  /** Records an audit log entry. */
  audit(event: AuditEvent): Promise<void>;
  /** Sends a span per request, if given. */
  tracer?: Tracer | undefined;
  /** Stores the responses to requests with an idempotency key. */
  store(): Promise<Store>;
  /** Files of decks, exports and uploads. */
  files: FileStore;
  /** Exports of a tenant. */
  filesOf(tenantId: string): TenantFiles;
  version: string;
  /** Writes JSON lines, if given. */
  log?: { stream: { write(line: string): void }; level: string };
}

/** What a route is given besides its request. */
export interface RouteParts extends AppParts {
  links: SignedLinks;
  /** Request durations, for Prometheus. */
  requestText(): Promise<string>;
  /** Throws if too many requests without valid permission came from the same address. */
  refuseTooMany(request: FastifyRequest): void;
  /** Aborts when the server stops, to end long polls. */
  stopping: AbortSignal;
}

export type App = FastifyInstance;
