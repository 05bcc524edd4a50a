/** What the server and its routes are given, and the app they stand in. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeckService } from '../deck-service.ts';
import type { ApiKeyStore, Caller } from '../local/store/api-key-store.ts';
import type { FileStore } from '../local/store/file-store.ts';
import type { Store } from '../local/store/open-store.ts';
import type { Room } from '../local/store/room.ts';
import type { AuditEvent } from '../schema/audit.ts';
import type { Tracer } from '../tracing.ts';
import type { SignedLinks } from './links.ts';

export interface AppParts {
  /** The service as one tenant sees it. */
  /** @param gone Aborts when the caller has gone: what is done for the answer alone ends. */
  serviceOf(tenantId: string, gone?: AbortSignal): DeckService;
  keys(): Promise<ApiKeyStore>;
  /** Whether work is taken in: throws when the store cannot be asked. */
  ready(): Promise<boolean>;
  clock: () => Date;
  /** Without any nothing is taken in. */
  room: Pick<Room, 'demand' | 'refuses'>;
  /** Signs download links. */
  linkSecret: string;
  /** Where callers reach the server, for the links it gives out: `http://127.0.0.1:8080`. */
  baseUrl: () => string;
  requestsPerMinute: number;
  /** Whose `X-Forwarded-For` is believed: addresses, networks, `loopback`. */
  trustedProxies?: string | undefined;
  /** Told of every answer to a request that carried a key. */
  onAnswer(caller: Caller, status: number): void;
  /** Takes what the audit log is told. */
  audit(event: AuditEvent): Promise<void>;
  /** Sends a span for each request; none unless given. */
  tracer?: Tracer | undefined;
  /** Keeps the answers to requests with an idempotency key. */
  store(): Promise<Store>;
  /** Files of decks, exports and uploads. */
  files: FileStore;
  version: string;
  /** Lines of JSON; none unless given. */
  log?: { stream: { write(line: string): void }; level: string };
}

/** What a route is given besides its request. */
export interface RouteParts extends AppParts {
  links: SignedLinks;
  /** How long requests took, for Prometheus. */
  requestText(): Promise<string>;
  /** Throws when too many requests that nothing allows came from where this one comes from. */
  refuseTooMany(request: FastifyRequest): void;
  /** Aborts when the server is being stopped: whoever is kept waiting on purpose is answered. */
  stopping: AbortSignal;
}

export type App = FastifyInstance;
