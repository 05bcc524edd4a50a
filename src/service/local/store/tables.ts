/** The tables of the store as queries see them. Times are milliseconds since 1970, UTC; records inside a row are JSON text. */
import type { AuditTable } from './audit-table.ts';
import type { DeliveryTable, EventTable, WebhookTable } from './webhook-tables.ts';

export interface DeckTable {
  id: string;
  tenant_id: string;
  /** Grows with each change: the record's entity tag. */
  version: number;
  status: string;
  stage: string | null;
  progress: number;
  /** `StoredRequest`. */
  request: string;
  prompt: string | null;
  brand_kit_id: string;
  /** Of a kit that is kept; null when it came with the request, or none was asked for. */
  brand_kit_version: number | null;
  /** The API key it was asked with; null when it was asked for on this machine. */
  key_id: string | null;
  metadata: string;
  /** `MadeDeck`; null until it is completed. */
  made: string | null;
  /** `DeckFigures`, for metrics; null until it is completed. */
  figures: string | null;
  /** `Problem`; null unless it failed. */
  error: string | null;
  /** How often work on it was begun; also the fence: only the latest attempt may write. */
  attempt: number;
  /** How many of those ended with the process that made it: a worker that was lost, a child that broke down. */
  crashes: number;
  /** When a deck that waits may be begun at the earliest; null when at once. */
  not_before: number | null;
  /** Until when the worker that has it may be trusted to be alive; null when nobody has it. */
  lease_until: number | null;
  /** When each stage began: `[["brief", 1763790000000], …]`. */
  stage_times: string;
  created_at: number;
  updated_at: number;
  started_at: number | null;
  completed_at: number | null;
}

/** What metrics still need of decks that were deleted. */
export type RemovedDeckTable = Pick<
  DeckTable,
  'id' | 'tenant_id' | 'key_id' | 'brand_kit_id' | 'status' | 'figures' | 'stage_times' | 'created_at' | 'started_at' | 'completed_at'
>;

/** Requests of a key on a day (ISO date, UTC), by how they ended: status below 400, from 400 on, from 500 on. */
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
  /** What was answered. */
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
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

interface BrandKitTable {
  tenant_id: string;
  id: string;
  /** From 1; every change is a version of its own, and decks keep theirs. */
  version: number;
  /** `BrandKit`. */
  kit: string;
  created_at: number;
  deleted_at: number | null;
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
  brand_kits: BrandKitTable;
  audit_log: AuditTable;
  /** `version` of the tables and what else there is once. */
  settings: { name: string; value: string };
}
