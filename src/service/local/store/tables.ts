/** The store's tables as queries see them. Times are milliseconds since 1970, UTC; records inside a row are JSON. */
import type { AuditTable } from './audit-table.ts';
import type { OauthClientTable, OauthKeyTable, OauthRecordTable } from './oauth-tables.ts';
import type { TenantTable } from './tenant-table.ts';
import type { DeliveryTable, EventTable, WebhookTable } from './webhook-tables.ts';

export interface DeckTable {
  id: string;
  tenant_id: string;
  /** Increases with each change; used as the entity tag. */
  version: number;
  status: string;
  stage: string | null;
  progress: number;
  /** `StoredRequest`. */
  request: string;
  prompt: string | null;
  brand_kit_id: string;
  /** Version of a saved kit; null if the kit came with the request, or none was given. */
  brand_kit_version: number | null;
  /** The caller's API key; null if requested on this machine. */
  key_id: string | null;
  metadata: string;
  /** `MadeDeck`; null until it is completed. */
  made: string | null;
  /** `DeckFigures`, for metrics; null until it is completed. */
  figures: string | null;
  /** `Problem`; null unless it failed. */
  error: string | null;
  /** Number of attempts; also the fence: only the latest attempt may write. */
  attempt: number;
  /** How many of them ended with their process: a lost worker or a crashed child. */
  crashes: number;
  /** Earliest time a queued deck may start; null for immediately. */
  not_before: number | null;
  /** How long the worker is presumed alive; null if nobody has claimed it. */
  lease_until: number | null;
  /** When each stage started: `[["brief", 1763790000000], …]`. */
  stage_times: string;
  created_at: number;
  updated_at: number;
  started_at: number | null;
  completed_at: number | null;
}

/** What metrics need of deleted decks. */
export type RemovedDeckTable = Pick<
  DeckTable,
  'id' | 'tenant_id' | 'key_id' | 'brand_kit_id' | 'status' | 'figures' | 'stage_times' | 'created_at' | 'started_at' | 'completed_at'
>;

/** A key's requests on a day (ISO date, UTC), by status: below 400, 400 to 499, 500 and up. */
export interface RequestCountTable {
  tenant_id: string;
  key_id: string;
  day: string;
  answered: number;
  refused: number;
  failed: number;
}

interface IdempotencyTable {
  tenant_id: string;
  route: string;
  key: string;
  /** SHA-256 of the request. */
  fingerprint: string;
  /** The stored response. */
  answer: string;
  created_at: number;
}

export interface ApiKeyTable {
  id: string;
  tenant_id: string;
  name: string;
  hint: string;
  /** SHA-256 of the whole key. */
  hash: string;
  scopes: string;
  /** `KeyLimits`, those that are set. */
  limits: string;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

interface BrandKitTable {
  tenant_id: string;
  id: string;
  /** From 1; every change is a new version, and decks keep theirs. */
  version: number;
  /** `BrandKit`. */
  kit: string;
  created_at: number;
  deleted_at: number | null;
}

/** The public key of a tenant. */
interface EncryptionKeyTable {
  tenant_id: string;
  key_id: string;
  algorithm: string;
  /** JWK as JSON. */
  public_key: string;
  created_at: number;
}

/** A tenant's data key. */
export interface DataKeyRow {
  id: string;
  tenant_id: string;
  /** Sealed with the master key. */
  wrapped: string;
  created_at: number;
  /** When a newer one took its place; it still opens what it sealed. */
  retired_at: number | null;
}

export interface StoreTables {
  events: EventTable;
  webhooks: WebhookTable;
  deliveries: DeliveryTable;
  decks: DeckTable;
  removed_decks: RemovedDeckTable;
  request_counts: RequestCountTable;
  idempotency: IdempotencyTable;
  api_keys: ApiKeyTable;
  tenants: TenantTable;
  brand_kits: BrandKitTable;
  audit_log: AuditTable;
  oauth_clients: OauthClientTable;
  oauth_records: OauthRecordTable;
  oauth_keys: OauthKeyTable;
  data_keys: DataKeyRow;
  encryption_keys: EncryptionKeyTable;
  /** Schema version and other singletons. */
  settings: { name: string; value: string };
}
