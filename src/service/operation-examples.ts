/** Examples for the OpenAPI document: one record of each kind, of one company. */
import type { ApiKey } from './schema/api-key.ts';
import type { AuditEntry } from './schema/audit.ts';
import type { KeptBrandKitVersion } from './schema/brand-kit.ts';
import type { Deck } from './schema/deck.ts';
import type { EncryptionKey } from './schema/encryption-key.ts';
import type { Export } from './schema/export.ts';
import type { List } from './schema/list.ts';
import type { Metrics } from './schema/metrics.ts';
import type { OauthClient } from './schema/oauth-client.ts';
import type { ReviewRecord } from './schema/review.ts';
import type { Source, SourceDescription } from './schema/source.ts';
import type { Tenant } from './schema/tenant.ts';
import type { Delivery, Webhook } from './schema/webhook.ts';

const created_at = '2026-01-05T08:00:00.000Z';
const later = '2026-01-05T08:00:06.000Z';
const expires_at = '2026-01-06T08:00:06.000Z';
const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** Values for path parameters. */
export const exampleParams = {
  deck_id: 'deck_01jd8kq2v9',
  export_id: 'export_5f0c2a',
  key_id: 'key_01jd8kq2v9',
  client_id: 'client_01jd8kq2v9',
  webhook_id: 'wh_01jd8kq2v9',
  delivery_id: 'dlv_01jd8kq2v9',
  brand_kit_id: 'northfield',
  name: 'crm',
  format: 'pptx',
  number: '3',
  tenant_id: 'local',
} as const;

const list = <T>(item: T): List<T> => ({ object: 'list', data: [item], has_more: false, next_cursor: null });

const linkTo = (id: string) => `https://decks.example.com/v1/files/local/${id}/pptx?key=key_01jd8kq2v9&exp=1767686406&sig=…`;

const deck: Deck = {
  deck_id: exampleParams.deck_id,
  status: 'completed',
  stage: null,
  progress: 1,
  title: 'Closed-won revenue fell 5% to $2.8M',
  prompt: 'Q4 2025 sales QBR for Northfield, 12 slides',
  brand_kit_id: 'northfield',
  brand_kit_version: 1,
  data_sources: ['crm'],
  slide_count: 1,
  slides: [{ number: 1, id: 'cover', kind: 'title', title: 'Closed-won revenue fell 5% to $2.8M' }],
  files: [{ format: 'pptx', url: linkTo(exampleParams.deck_id), bytes: 184_320, sha256, expires_at }],
  download_url: linkTo(exampleParams.deck_id),
  report: null,
  metadata: { team: 'revenue operations' },
  error: null,
  estimated_completion_seconds: null,
  created_at,
  updated_at: later,
  completed_at: later,
};

const brandKitVersion: KeptBrandKitVersion = { brand_kit_id: 'northfield', name: 'Northfield', version: 1, created_at };

const source: Source = {
  name: 'crm',
  kind: 'postgres',
  location: 'postgres://reader@db.example.com/crm',
  tables: ['deals'],
  query: null,
  mapping: null,
  has_password: true,
};

const apiKey: ApiKey = {
  key_id: exampleParams.key_id,
  name: 'pipeline',
  hint: 'qd_live_4f…9c',
  scopes: ['decks:read', 'decks:write'],
  limits: { requests_per_minute: 100, decks_per_day: null, concurrent_decks: null },
  created_at,
  expires_at: '2027-01-05T08:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
};

const tenant: Tenant = {
  tenant_id: 'northfield',
  name: 'Northfield',
  contact: 'ops@northfield.example',
  state: 'active',
  limits: { requests_per_minute: 600, decks_per_day: 500, concurrent_decks: null, stored_bytes: null },
  created_at,
};

const oauthClient: OauthClient = {
  client_id: exampleParams.client_id,
  name: 'nightly reports',
  scopes: ['decks:read', 'decks:write'],
  grants: ['client_credentials'],
  authentication: 'client_secret_basic',
  created_at,
};

const encryptionKey: EncryptionKey = {
  key_id: 'cn-I_WNMClehiVp51i_0VpOENW1upEerA8sEam5hn-s',
  algorithm: 'ECDH-ES+A256KW',
  public_key: {
    kty: 'EC',
    crv: 'P-256',
    x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
    y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
  },
  created_at,
};

const webhook: Webhook = {
  webhook_id: exampleParams.webhook_id,
  url: 'https://hooks.example.com/quarterdeck',
  description: null,
  events: ['deck.completed', 'deck.failed'],
  status: 'enabled',
  disabled_reason: null,
  failing_since: null,
  previous_secret_until: null,
  created_at,
};

const sourceDescription: SourceDescription = {
  ...source,
  found: [
    {
      name: 'deals',
      file: 'deals',
      rows: 8800,
      sha256,
      columns: [{ name: 'amount', type: 'number', filled: 8800, distinct: 2104, role: 'amount' }],
    },
  ],
  found_mapping: 'deals:\n  amount: amount\n',
  joins: [],
  dimensions: [{ id: 'product', label: 'Product', members: 7 }],
  metrics: [{ id: 'won_value', label: 'Closed-won revenue', computable: true, reason: null }],
  notes: [],
  problem: null,
};

const record: Export = {
  export_id: exampleParams.export_id,
  status: 'completed',
  format: 'pptx',
  media_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  download_url: linkTo(exampleParams.export_id),
  bytes: 184_320,
  sha256,
  expires_at,
  report: { gates: [], findings: [] },
};

const delivery: Delivery = {
  delivery_id: exampleParams.delivery_id,
  webhook_id: exampleParams.webhook_id,
  event_id: 'evt_01jd8kq2v9',
  event_type: 'deck.completed',
  kind: 'event',
  status: 'delivered',
  attempts: [{ at: later, status: 204, ms: 38, error: null, response: null }],
  next_attempt_at: null,
  created_at,
};

const auditEntry: AuditEntry = {
  sequence: 1,
  at: created_at,
  tenant_id: 'local',
  key_id: exampleParams.key_id,
  address: '203.0.113.7',
  action: 'deck.create',
  target: exampleParams.deck_id,
  result: 'done',
  status: 202,
  request_id: 'req_4d1f',
  previous_hash: '0'.repeat(64),
  hash: sha256,
};

const review: ReviewRecord = {
  title: 'Q4 2025 sales review',
  score: 96,
  passed: false,
  slide_count: 1,
  slides: [{ number: 1, title: 'Revenue rose 8% to $4.2M', score: 96 }],
  gates: [{ gate: 'readable', passed: false }],
  findings: [
    {
      rule: 'text-small',
      gate: 'readable',
      severity: 'error',
      slide: 1,
      shape: 'Source',
      message: 'The text is 7 pt.',
      remedy: 'Set it in 9 pt or more.',
    },
  ],
  unchecked: [],
};

const metrics: Metrics = {
  object: 'metrics',
  from: '2025-12-06T08:00:00.000Z',
  to: created_at,
  usage: {
    decks: { queued: 0, processing: 0, completed: 41, failed: 1, canceled: 0 },
    slides: 492,
    bytes: 7_557_120,
    requests: { answered: 310, refused: 2, failed: 0 },
  },
  speed: [],
  brand_compliance: { checked: 41, passed: 41, rate: 1, findings: [], score: 0.98, checks: [] },
  queue: { waiting: 0, processing: 0, oldest_seconds: null, slots: 2 },
  webhooks: {
    enabled: 1,
    disabled: 0,
    deliveries: { pending: 0, delivered: 42, failed: 0 },
    failed_attempts: 0,
    latency: { p50_seconds: 0.2, p95_seconds: 0.4, p99_seconds: 0.9 },
  },
  group_by: null,
  groups: [],
};

export const examples = {
  list,
  deck,
  brandKit: { ...brandKitVersion, kit: { name: 'Northfield', colors: { primary: '#0B5FFF' } } },
  brandKitVersion,
  source,
  sourceDescription,
  export: record,
  review,
  apiKey,
  newApiKey: { ...apiKey, key: 'qd_live_…' },
  tenant,
  newAccount: { ...tenant, api_key: { ...apiKey, name: 'first key', key: 'qd_live_…' } },
  account: { ...tenant, kept: { decks: 1, data_sources: 1, brand_kits: 1, webhooks: 1, api_keys: 1, stored_bytes: 221_184 } },
  oauthClient,
  encryptionKey,
  newOauthClient: { ...oauthClient, client_secret: 'qd_secret_…' },
  webhook,
  newWebhook: { ...webhook, secret: 'whsec_…' },
  delivery,
  auditEntry,
  metrics,
};
