/** The one contract of the service: what a caller can ask for, whoever answers. */
import type { Stage } from '../engine/generate-deck.ts';
import type { ApiKey, ApiKeyRequest, NewApiKey } from './schema/api-key.ts';
import type { AuditEntry, AuditQuery } from './schema/audit.ts';
import type { KeptBrandKit, KeptBrandKitVersion } from './schema/brand-kit.ts';
import type { Accepted, Deck } from './schema/deck.ts';
import type { ArtifactFormat, DeckStatus } from './schema/deck-status.ts';
import type { Export } from './schema/export.ts';
import type { List, ListQuery } from './schema/list.ts';
import type { Metrics, MetricsQuery } from './schema/metrics.ts';
import type { ExportRequest, GenerateRequest } from './schema/request.ts';
import type { Source, SourceDescription, SourceRequest, SourceSnapshot, SourceTest } from './schema/source.ts';
import type { Delivery, EventType, NewWebhook, SignedEvent, Triggered, Webhook, WebhookRequest } from './schema/webhook.ts';

export interface Hooks {
  /** Called when a stage begins. */
  onStage?: (stage: Stage) => void;
  signal?: AbortSignal;
}

export interface GenerateHow {
  /** Return the same deck for the same key and request within 24 hours. */
  idempotencyKey?: string;
  /** The caller will not wait: the deck is made after it has gone. */
  detached?: boolean;
  /** The API key it is asked with, for metrics; a server says it. */
  keyId?: string;
}

export interface Generated extends Accepted {
  /** Whether this answer was given before, for the same idempotency key. */
  replayed: boolean;
}

export interface Exported {
  record: Export;
  title: string;
  /** How many. */
  slides: number;
  bytes: Uint8Array;
}

/** A file of a deck, from a byte on. */
export interface FileContent {
  format: ArtifactFormat;
  /** Size of the whole file, bytes. */
  bytes: number;
  /** Of the whole file, hexadecimal. */
  sha256: string;
  /** What it may be called: the deck's title, made into a file name. */
  name: string;
  body: AsyncIterable<Uint8Array>;
}

export interface FileRange {
  format?: ArtifactFormat;
  /** First byte; 0 unless given. */
  from?: number;
  /** Last byte. */
  to?: number;
  signal?: AbortSignal;
}

/** Decks: taken in, followed, fetched. What is given an id throws `deck_not_found`. */
export interface Decks {
  /**
   * Takes a deck in; it is made from then on, whoever waits for it.
   * @throws QuarterdeckError for what can be told before: outline_invalid, brand_kit_not_found, source_not_found, idempotency_mismatch, queue_full
   */
  generate(request: GenerateRequest, how?: GenerateHow): Promise<Generated>;
  /** @param options.wait Seconds to wait for the deck to be settled, 60 at most */
  get(deckId: string, options?: { wait?: number; signal?: AbortSignal }): Promise<Deck>;
  /** The record now and after each change, until the deck is settled. */
  watch(deckId: string, signal?: AbortSignal): AsyncIterable<Deck>;
  /** Newest first. */
  list(query: ListQuery & { status?: DeckStatus | undefined }): Promise<List<Deck>>;
  /** @throws QuarterdeckError deck_settled */
  cancel(deckId: string): Promise<Deck>;
  delete(deckId: string): Promise<void>;
  /**
   * Its outline, its layout and where its figures come from are files of it too.
   * @throws QuarterdeckError deck_not_ready; deck_not_found too when it was not asked to go so far; range_invalid
   */
  file(deckId: string, range?: FileRange): Promise<FileContent>;
}

/** Named sources of data. What is given a name throws `source_not_found`. */
export interface Sources {
  /** @throws QuarterdeckError source_exists unless it may be replaced, source_invalid, password_in_argument, mapping_invalid, file_not_found */
  put(name: string, request: SourceRequest): Promise<Source>;
  get(name: string): Promise<Source>;
  /** By name. */
  list(): Promise<List<Source>>;
  delete(name: string): Promise<void>;
  /** Reads it and says what its tables and columns were taken for; `today` is an ISO date. */
  describe(name: string, options: { today: string }): Promise<SourceDescription>;
  /** Reads it and says no more than what is there. */
  test(name: string): Promise<SourceTest>;
  /** Its tables as files, from which the same decks can be made offline; without any secret. */
  snapshot(name: string, options: { today: string }): Promise<SourceSnapshot>;
}

/** Brand kits. What is given an id throws `brand_kit_not_found`. */
export interface BrandKits {
  /** By id, the built-in ones first; without the bytes of templates. */
  list(): Promise<List<KeptBrandKit>>;
  /** Its latest version unless another is named. */
  get(id: string, version?: number): Promise<KeptBrandKit>;
  /** The latest first. */
  versions(id: string): Promise<List<KeptBrandKitVersion>>;
  /**
   * Keeps it as the next version, unless the latest one says the same; `written` is what a brand kit file holds, logo and template as data.
   * What it gives is without the template's bytes.
   * @throws QuarterdeckError brand_kit_invalid, brand_kit_unreadable, brand_template_refused
   */
  put(id: string, written: unknown): Promise<KeptBrandKit>;
  delete(id: string): Promise<void>;
}

/** API keys. What is given an id throws `key_not_found`. */
export interface ApiKeys {
  create(request: ApiKeyRequest): Promise<NewApiKey>;
  /** Newest first. */
  list(): Promise<List<ApiKey>>;
  revoke(keyId: string): Promise<ApiKey>;
  /** Another key that may do the same; the old one holds for so many hours more. */
  rotate(keyId: string, options: { overlapHours: number }): Promise<NewApiKey>;
}

export interface Listening {
  /** The event heard last: what came after it is told first. Only what comes from now on unless given. */
  after?: string;
  /** All unless given. */
  types?: readonly EventType[];
  signal?: AbortSignal;
}

/** Webhooks. What is given an id throws `webhook_not_found`. */
export interface Webhooks {
  /** @throws QuarterdeckError webhook_invalid */
  create(request: WebhookRequest): Promise<NewWebhook>;
  /** Newest first. */
  list(): Promise<List<Webhook>>;
  get(webhookId: string): Promise<Webhook>;
  /** With what was still to be sent to it. */
  delete(webhookId: string): Promise<void>;
  /** Another secret; the old one signs too for so many hours more. */
  rotateSecret(webhookId: string, options: { overlapHours: number }): Promise<NewWebhook>;
  /** One that was disabled is told of what happens from now on. */
  enable(webhookId: string): Promise<Webhook>;
  /** Sends `webhook.test` once, at once, and says what came of it. */
  test(webhookId: string): Promise<Delivery>;
  /** Newest first. */
  deliveries(webhookId: string, query: ListQuery): Promise<List<Delivery>>;
  /** Sends its event once more, at once. @throws QuarterdeckError delivery_not_found */
  redeliver(deliveryId: string): Promise<Delivery>;
  /** A made-up event, marked as a sample, for every webhook that wants its type. */
  trigger(type: EventType): Promise<Triggered>;
  /** What signs the events of those who listen. */
  listeningSecret(): Promise<string>;
  /** Events as they happen, until the signal aborts. */
  listen(how?: Listening): AsyncIterable<SignedEvent>;
}

export interface DeckService {
  decks: Decks;
  sources: Sources;
  brandKits: BrandKits;
  apiKeys: ApiKeys;
  webhooks: Webhooks;
  /**
   * A layout, or that of a deck, as a file.
   * @throws QuarterdeckError layout_invalid, option_invalid (a format that does not exist), gate_failed
   */
  export(request: ExportRequest, hooks?: Hooks): Promise<Exported>;
  /** Usage, generation speed, brand compliance, the queue. @throws QuarterdeckError option_invalid */
  metrics(query: MetricsQuery): Promise<Metrics>;
  /** Who did what, newest first. @throws QuarterdeckError option_invalid */
  auditLog(query: AuditQuery): Promise<List<AuditEntry>>;
}
