/** The contract of the service: what callers can ask for, whoever fulfils it. */
import type { Stage } from '../engine/generate-deck.ts';
import type { ApiKey, ApiKeyChanges, ApiKeyRequest, NewApiKey } from './schema/api-key.ts';
import type { AuditEntry, AuditQuery } from './schema/audit.ts';
import type { KeptBrandKit, KeptBrandKitVersion } from './schema/brand-kit.ts';
import type { Accepted, Deck } from './schema/deck.ts';
import type { ArtifactFormat, DeckStatus } from './schema/deck-status.ts';
import type { EncryptionKey, EncryptionKeyRequest } from './schema/encryption-key.ts';
import type { Export } from './schema/export.ts';
import type { List, ListQuery } from './schema/list.ts';
import type { Metrics, MetricsQuery } from './schema/metrics.ts';
import type { NewOauthClient, OauthClient, OauthClientRequest } from './schema/oauth-client.ts';
import type { CheckRequest, ExportRequest, GenerateRequest } from './schema/request.ts';
import type { ReviewRecord } from './schema/review.ts';
import type { Source, SourceDescription, SourceRequest, SourceSnapshot, SourceTest } from './schema/source.ts';
import type { Account, Tenant, TenantChanges, TenantRequest } from './schema/tenant.ts';
import type { Delivery, EventType, NewWebhook, SignedEvent, Triggered, Webhook, WebhookRequest } from './schema/webhook.ts';

export interface Hooks {
  /** Called when a stage starts. */
  onStage?: (stage: Stage) => void;
  signal?: AbortSignal;
}

export interface GenerateHow {
  /** Return the same deck for the same key and request within 24 hours. */
  idempotencyKey?: string;
  /** The caller does not wait: the deck is made after it has exited. */
  detached?: boolean;
  /** The API key of the caller, for metrics; set by a server. */
  keyId?: string;
}

export interface Generated extends Accepted {
  /** Whether this is a repeat for the same idempotency key. */
  replayed: boolean;
}

export interface Exported {
  record: Export;
  title: string;
  /** Number of slides. */
  slides: number;
  bytes: Uint8Array;
}

/** A file of a deck, from a given byte on. */
export interface FileContent {
  format: ArtifactFormat;
  /** Size of the whole file, bytes. */
  bytes: number;
  /** SHA-256 of the whole file, hexadecimal. */
  sha256: string;
  /** ID of the key to which it is encrypted; missing for a plain file. */
  encryptedTo?: string;
  /** Suggested file name, made from the deck's title. */
  name: string;
  body: AsyncIterable<Uint8Array>;
}

export interface FileRange {
  format?: ArtifactFormat;
  /** First byte; default 0. */
  from?: number;
  /** Last byte. */
  to?: number;
  signal?: AbortSignal;
}

export interface SlidePictureRequest {
  /** Number of the slide. */
  slide: number;
  /** Pixels. */
  width: number;
  signal?: AbortSignal;
}

/** A slide as PNG, drawn when it is read. */
export interface SlidePicture {
  /** Differs if the picture may. */
  tag: string;
  read(): Promise<Uint8Array>;
}

/** Decks: start, follow, download. Methods that take an ID throw `deck_not_found`. */
export interface Decks {
  /**
   * Accepts a deck, which is then made whether or not anyone waits for it.
   * @throws QuarterdeckError for errors known beforehand: outline_invalid, brand_kit_not_found, source_not_found, idempotency_mismatch, queue_full
   */
  generate(request: GenerateRequest, how?: GenerateHow): Promise<Generated>;
  /** @param options.wait Seconds to wait for the deck to finish, at most 60 */
  get(deckId: string, options?: { wait?: number; signal?: AbortSignal }): Promise<Deck>;
  /** The record now and after each change, until the deck is completed, failed or canceled. */
  watch(deckId: string, signal?: AbortSignal): AsyncIterable<Deck>;
  /** Newest first. */
  list(query: ListQuery & { status?: DeckStatus | undefined }): Promise<List<Deck>>;
  /** @throws QuarterdeckError deck_settled */
  cancel(deckId: string): Promise<Deck>;
  delete(deckId: string): Promise<void>;
  /**
   * A file of the deck: also its outline, layout or provenance.
   * @throws QuarterdeckError deck_not_ready, range_invalid; deck_not_found also for a file the request did not ask for
   */
  file(deckId: string, range?: FileRange): Promise<FileContent>;
  /** @throws QuarterdeckError slide_not_found, deck_not_ready, deck_encrypted */
  picture(deckId: string, request: SlidePictureRequest): Promise<SlidePicture>;
}

/** Named data sources. Methods that take a name throw `source_not_found`. */
export interface Sources {
  /** @throws QuarterdeckError source_exists unless it may be replaced, source_invalid, password_in_argument, mapping_invalid, file_not_found */
  put(name: string, request: SourceRequest): Promise<Source>;
  get(name: string): Promise<Source>;
  /** Sorted by name. */
  list(): Promise<List<Source>>;
  delete(name: string): Promise<void>;
  /** Reads it and describes how its tables and columns are interpreted; `today` is an ISO date. */
  describe(name: string, options: { today: string }): Promise<SourceDescription>;
  /** Reads it and only lists its tables. */
  test(name: string): Promise<SourceTest>;
  /** Its tables as files, from which the same decks can be made offline, without any secret. */
  snapshot(name: string, options: { today: string }): Promise<SourceSnapshot>;
}

/** Brand kits. Methods that take an ID throw `brand_kit_not_found`. */
export interface BrandKits {
  /** By ID, built-in ones first, without the bytes of templates. */
  list(): Promise<List<KeptBrandKit>>;
  /** The latest version by default. */
  get(id: string, version?: number): Promise<KeptBrandKit>;
  /** Newest first. */
  versions(id: string): Promise<List<KeptBrandKitVersion>>;
  /**
   * Saves it as the next version unless nothing changed; `written` is the content of a brand kit file, with logo and template as data.
   * Returns it without the template's bytes.
   * @throws QuarterdeckError brand_kit_invalid, brand_kit_unreadable, brand_template_refused
   */
  put(id: string, written: unknown): Promise<KeptBrandKit>;
  delete(id: string): Promise<void>;
}

/** API keys. Methods that take an ID throw `key_not_found`. */
export interface ApiKeys {
  create(request: ApiKeyRequest): Promise<NewApiKey>;
  /** Newest first. */
  list(): Promise<List<ApiKey>>;
  /** Changes its limits, with the next request. */
  update(keyId: string, changes: ApiKeyChanges): Promise<ApiKey>;
  revoke(keyId: string): Promise<ApiKey>;
  /** Creates a key with the same scopes; the old one stays valid for this many hours. */
  rotate(keyId: string, options: { overlapHours: number }): Promise<NewApiKey>;
}

/** OAuth clients. Methods that take an ID throw `client_not_found`. */
export interface OauthClients {
  /** @throws QuarterdeckError public_key_invalid */
  create(request: OauthClientRequest): Promise<NewOauthClient>;
  /** Newest first. */
  list(): Promise<List<OauthClient>>;
  get(clientId: string): Promise<OauthClient>;
  /** Its tokens stop working immediately. */
  delete(clientId: string): Promise<void>;
}

/** The public key to which finished files are encrypted, end to end. */
export interface EncryptionKeys {
  /** @throws QuarterdeckError encryption_key_not_found */
  get(): Promise<EncryptionKey>;
  /** Files finished from now on are encrypted to it. @throws QuarterdeckError public_key_invalid */
  put(request: EncryptionKeyRequest): Promise<EncryptionKey>;
  /** Files finished from now on are not encrypted. @throws QuarterdeckError encryption_key_not_found */
  delete(): Promise<void>;
}

export interface Listening {
  /** Resume after this event; by default only new events are sent. */
  after?: string;
  /** All types by default. */
  types?: readonly EventType[];
  signal?: AbortSignal;
}

/** Webhooks. Methods that take an ID throw `webhook_not_found`. */
export interface Webhooks {
  /** @throws QuarterdeckError webhook_invalid */
  create(request: WebhookRequest): Promise<NewWebhook>;
  /** Newest first. */
  list(): Promise<List<Webhook>>;
  get(webhookId: string): Promise<Webhook>;
  /** Also drops its pending deliveries. */
  delete(webhookId: string): Promise<void>;
  /** Creates a new secret; the old one also signs for this many hours. */
  rotateSecret(webhookId: string, options: { overlapHours: number }): Promise<NewWebhook>;
  /** Enables a disabled webhook for future events. */
  enable(webhookId: string): Promise<Webhook>;
  /** Sends `webhook.test` once, immediately, and returns the result. */
  test(webhookId: string): Promise<Delivery>;
  /** Newest first. */
  deliveries(webhookId: string, query: ListQuery): Promise<List<Delivery>>;
  /** Sends its event again, immediately. @throws QuarterdeckError delivery_not_found */
  redeliver(deliveryId: string): Promise<Delivery>;
  /** Sends a sample event to every webhook subscribed to its type. */
  trigger(type: EventType): Promise<Triggered>;
  /** The secret that signs streamed events. */
  listeningSecret(): Promise<string>;
  /** Events as they happen, until the signal aborts. */
  listen(how?: Listening): AsyncIterable<SignedEvent>;
}

/** Tenants, for the operator only. Methods that take an ID throw `tenant_not_found`. */
export interface Tenants {
  /** @throws QuarterdeckError tenant_exists */
  create(request: TenantRequest): Promise<Tenant>;
  /** By ID. */
  list(query: ListQuery): Promise<List<Tenant>>;
  get(tenantId: string): Promise<Tenant>;
  update(tenantId: string, changes: TenantChanges): Promise<Tenant>;
  /** Deletes everything that is kept of it. */
  delete(tenantId: string): Promise<void>;
  /** A key of this tenant. */
  createKey(tenantId: string, request: ApiKeyRequest): Promise<NewApiKey>;
}

/** The caller's own account. */
export interface OwnAccount {
  get(): Promise<Account>;
  /** Deletes everything that is kept of it. */
  delete(): Promise<void>;
}

export interface DeckService {
  decks: Decks;
  sources: Sources;
  brandKits: BrandKits;
  apiKeys: ApiKeys;
  oauthClients: OauthClients;
  encryptionKey: EncryptionKeys;
  webhooks: Webhooks;
  tenants: Tenants;
  account: OwnAccount;
  /**
   * Exports a layout, or the layout of a deck, to a file.
   * @throws QuarterdeckError layout_invalid, option_invalid (unknown format), slide_not_found, gate_failed
   */
  export(request: ExportRequest, hooks?: Hooks): Promise<Exported>;
  /**
   * Judges a finished deck of any maker, which is not kept.
   * @throws QuarterdeckError deck_unsupported, brand_kit_not_found, render_timeout
   */
  check(request: CheckRequest, hooks?: Hooks): Promise<ReviewRecord>;
  /** Usage, generation speed, brand compliance, the queue. @throws QuarterdeckError option_invalid */
  metrics(query: MetricsQuery): Promise<Metrics>;
  /** Audit log entries, newest first. @throws QuarterdeckError option_invalid */
  auditLog(query: AuditQuery): Promise<List<AuditEntry>>;
}
