/**
 * Every HTTP operation of the service: path, scope, input and responses.
 * The server's routes, the client's calls and the OpenAPI document are generated from it.
 */
import { z } from 'zod';
import { gates } from '../model/gate.ts';
import { examples } from './operation-examples.ts';
import { apiKeyChangesSchema, apiKeyRequestSchema, apiKeySchema, newApiKeySchema, type Scope } from './schema/api-key.ts';
import { auditEntrySchema, auditQuerySchema } from './schema/audit.ts';
import { brandKitSchema, brandKitVersionSchema, largestBrandKit } from './schema/brand-kit.ts';
import { brandKitIdPattern, typedBrandKitPattern } from './schema/brand-kit-reference.ts';
import { acceptedSchema, deckSchema } from './schema/deck.ts';
import { artifactFormats, deckStatuses } from './schema/deck-status.ts';
import { mostDocuments } from './schema/documents.ts';
import { encryptionKeyRequestSchema, encryptionKeySchema } from './schema/encryption-key.ts';
import { exportBodySchema, exportSchema, exportStateSchema } from './schema/export.ts';
import { exportFormats, formatFacts, pictureWidths, zipType } from './schema/export-formats.ts';
import { generateBodySchema, text } from './schema/generate-body.ts';
import { listOf, listQuerySchema } from './schema/list.ts';
import { metricsGroupings, metricsSchema } from './schema/metrics.ts';
import { newOauthClientSchema, oauthClientRequestSchema, oauthClientSchema } from './schema/oauth-client.ts';
import { largestChecked, reviewSchema } from './schema/review.ts';
import { databaseSourceSchema, snapshotSchema, sourceDescriptionSchema, sourceSchema, sourceTestSchema } from './schema/source.ts';
import {
  accountRequestSchema,
  accountSchema,
  newAccountSchema,
  tenantChangesSchema,
  tenantRequestSchema,
  tenantSchema,
} from './schema/tenant.ts';
import { deliverySchema, eventTypes, newWebhookSchema, triggeredSchema, webhookRequestSchema, webhookSchema } from './schema/webhook.ts';

/** A JSON response, or others by media type. */
type Answer = z.ZodType | { description: string; content: Readonly<Record<string, { schema: z.ZodType }>> };

/** Description of each tag in the OpenAPI document. */
export const tags = {
  decks: 'Start decks, follow them and download them. They are made in the background.',
  exports: 'Export layouts and decks to files.',
  checks: 'Judge finished decks, whoever made them.',
  'brand-kits': 'Colours, fonts, logos and templates for decks.',
  'data-sources': 'Where the figures come from.',
  'api-keys': 'Keys and their scopes.',
  'oauth-clients': 'Programs that get access tokens by OAuth 2.0.',
  encryption: 'Finished files, encrypted end to end.',
  metrics: 'Usage, generation speed, brand compliance and webhook deliveries.',
  webhooks: 'Events sent to other programs.',
  tenants: 'Tenants of the server, for its operator.',
  accounts: 'Register, see what is kept, and delete it.',
  'audit-log': 'Who did what.',
  health: 'Whether the server is up and ready.',
} as const;

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/v1/decks/{deck_id}` */
  readonly path: string;
  readonly tag: keyof typeof tags;
  readonly summary: string;
  readonly description?: string;
  /** Required scope; one of several if the request decides; null if no key is needed. */
  readonly scope: Scope | readonly Scope[] | null;
  /** Only for keys of the operator's own tenant. */
  readonly operator?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  /** JSON body. */
  readonly body?: z.ZodType;
  /** Other bodies by media type, as JSON Schema, for an operation that parses them itself. */
  readonly bodies?: Readonly<Record<string, { schema: object }>>;
  /** Maximum body size in bytes, if larger than usual. */
  readonly largestBody?: number;
  readonly answers: Readonly<Record<number, Answer>>;
  /** Its own error statuses; those that any operation may return are added. */
  readonly problems?: readonly number[];
  /** Name in the audit log; required for every change. */
  readonly action?: string;
  /** Responses are stored for repeats of the request; `itself` if the operation does that. */
  readonly idempotent?: true | 'itself';
  /** The response contains a secret and must not be cached. */
  readonly secret?: true;
  /** Responds with server-sent events. */
  readonly stream?: true;
  /** Counts towards the storage quota of its tenant. */
  readonly stores?: true;
  /** Served even if the server is overloaded. */
  readonly evenIfBusy?: true;
  /** Examples of its JSON body, or of a file that is its body, and of its response. */
  readonly example: {
    readonly body?: unknown;
    readonly file?: { readonly name: string; readonly type: string };
    readonly answer?: unknown;
  };
}

const id = z.string().regex(/^\w{1,64}$/);
const deckParams = z.strictObject({ deck_id: id });
const kitParams = z.strictObject({ brand_kit_id: z.string().regex(brandKitIdPattern) });
const sourceParams = z.strictObject({ name: z.string().min(1).max(200) });
const keyParams = z.strictObject({ key_id: id });
const clientParams = z.strictObject({ client_id: id });
const webhookParams = z.strictObject({ webhook_id: id });
const exportParams = z.strictObject({ export_id: z.string().regex(/^export_\w{1,64}$/) });
const tenantParams = z.strictObject({ tenant_id: id });
const dated = z.strictObject({ today: z.iso.date().optional() });
const overlap = z.strictObject({ overlap_hours: z.number().int().min(0).max(168).default(24) });
const healthSchema = z.strictObject({ status: z.enum(['ok', 'unavailable']) });
const nothing = { 204: z.null() };
const orUnchanged = { 304: z.null() };

export const presentation = formatFacts.pptx.type;
export const presentationTypes = [presentation, 'application/vnd.openxmlformats-officedocument.presentationml.template'];

const anyBytes = { schema: z.any() };
const file = { description: 'The file', content: { [presentation]: anyBytes, 'application/json': anyBytes } };
/** Without the parameters of the types, and JSON, which has a schema of its own. */
const exportedTypes = [...new Set([...Object.values(formatFacts).map(({ type }) => type.split(';')[0]!), zipType])].filter(
  (type) => type !== 'application/json',
);
const exported = Object.fromEntries(exportedTypes.map((type) => [type, anyBytes]));
const linkedFile = { description: 'The file', content: { ...file.content, ...exported } };
const fileAnswers = { 200: file, 206: file, ...orUnchanged };
const fileProblems = [404, 409, 416];
const eventStream = { 200: { description: 'Server-sent events', content: { 'text/event-stream': { schema: z.string() } } } };
/** Errors of reading a source: the database refuses, disconnects, or takes too long. */
const readingProblems = [403, 404, 502, 504];

const { $schema: _, ...database } = z.toJSONSchema(databaseSourceSchema);
const binary = { type: 'string', format: 'binary' };

const readsDecks = { tag: 'decks', scope: 'decks:read' } as const;
const changesDecks = { tag: 'decks', scope: 'decks:write' } as const;
const exports = { tag: 'exports', scope: 'exports:write' } as const;
const readsKits = { tag: 'brand-kits', scope: 'brand-kits:read' } as const;
const changesKits = { tag: 'brand-kits', scope: 'brand-kits:write' } as const;
const readsSources = { tag: 'data-sources', scope: 'sources:read' } as const;
const managesKeys = { tag: 'api-keys', scope: 'admin' } as const;
const managesTenants = { tag: 'tenants', scope: 'admin', operator: true } as const;
const managesAccount = { tag: 'accounts', scope: 'admin' } as const;
const managesClients = { tag: 'oauth-clients', scope: 'admin' } as const;
const managesEncryption = { tag: 'encryption', scope: 'admin' } as const;
const managesWebhooks = { tag: 'webhooks', scope: 'webhooks:manage' } as const;

export const operations = {
  checkHealth: {
    method: 'GET',
    path: '/healthz',
    tag: 'health',
    summary: 'Check that the server is up',
    scope: null,
    // An overloaded server is still alive.
    evenIfBusy: true,
    answers: { 200: healthSchema },
    example: { answer: { status: 'ok' } },
  },
  checkReadiness: {
    method: 'GET',
    path: '/readyz',
    tag: 'health',
    summary: 'Check that the server accepts work',
    scope: null,
    answers: { 200: healthSchema, 503: healthSchema },
    example: { answer: { status: 'ok' } },
  },

  generateDeck: {
    method: 'POST',
    path: '/v1/generate',
    ...changesDecks,
    summary: 'Start making a deck',
    description:
      'Returns immediately; the deck is made in the background. data_sources also needs the scope sources:read, except for files uploaded under a name upload-…. To make it from documents, send multipart/form-data: this JSON in a part named "request", and each document (Word, PowerPoint, PDF, HTML, VTT, SRT, Markdown or text) as a file in a part named "document"; prompt is then optional. The same Idempotency-Key, body and documents return the same deck for 24 hours.',
    action: 'deck.create',
    stores: true,
    idempotent: 'itself',
    body: generateBodySchema,
    bodies: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            request: { type: 'string', contentMediaType: 'application/json', description: 'The body as application/json' },
            document: { type: 'array', items: binary, maxItems: mostDocuments },
          },
          required: ['request'],
        },
      },
    },
    answers: { 202: acceptedSchema },
    problems: [404, 422],
    example: {
      body: {
        prompt: 'Q4 2025 sales QBR for Northfield, 12 slides',
        brand_kit_id: 'northfield',
        data_sources: ['crm'],
        options: { language: 'en', period: 'Q4 2025' },
        metadata: { team: 'revenue operations' },
      },
      answer: { status: 'queued', deck_id: examples.deck.deck_id, estimated_completion_seconds: 8 },
    },
  },
  listDecks: {
    method: 'GET',
    path: '/v1/decks',
    ...readsDecks,
    summary: 'List decks, newest first',
    query: listQuerySchema.extend({ status: z.enum(deckStatuses).optional() }),
    answers: { 200: listOf(deckSchema) },
    example: { answer: examples.list(examples.deck) },
  },
  getDeck: {
    method: 'GET',
    path: '/v1/decks/{deck_id}',
    ...readsDecks,
    summary: 'Get a deck',
    description: 'With `wait`, returns when the deck completes, fails or is canceled, or after that many seconds (at most 60).',
    params: deckParams,
    query: z.strictObject({ wait: z.coerce.number().int().min(0).max(60).default(0) }),
    answers: { 200: deckSchema, ...orUnchanged },
    problems: [404],
    example: { answer: examples.deck },
  },
  cancelDeck: {
    method: 'POST',
    path: '/v1/decks/{deck_id}/cancel',
    ...changesDecks,
    summary: 'Cancel a deck that is queued or in progress',
    action: 'deck.cancel',
    idempotent: true,
    params: deckParams,
    answers: { 200: deckSchema },
    problems: [404, 409],
    example: { answer: { ...examples.deck, status: 'canceled' } },
  },
  deleteDeck: {
    method: 'DELETE',
    path: '/v1/decks/{deck_id}',
    ...changesDecks,
    summary: 'Delete a deck and its files',
    action: 'deck.delete',
    params: deckParams,
    answers: nothing,
    problems: [404],
    example: {},
  },
  followDeck: {
    method: 'GET',
    path: '/v1/decks/{deck_id}/events',
    ...readsDecks,
    summary: 'Follow a deck with server-sent events until it completes, fails or is canceled',
    stream: true,
    params: deckParams,
    answers: eventStream,
    problems: [404],
    example: {},
  },
  getDeckFile: {
    method: 'GET',
    path: '/v1/decks/{deck_id}/files/{format}',
    ...readsDecks,
    summary: 'Download a file of a deck',
    description: 'Supports a single Range; the ETag is the SHA-256 of the file.',
    params: deckParams.extend({ format: z.enum(artifactFormats) }),
    answers: fileAnswers,
    problems: fileProblems,
    example: {},
  },
  getDeckOutline: {
    method: 'GET',
    path: '/v1/decks/{deck_id}/outline',
    ...readsDecks,
    summary: 'Get the outline of a deck',
    params: deckParams,
    answers: fileAnswers,
    problems: fileProblems,
    example: {},
  },
  getDeckLayout: {
    method: 'GET',
    path: '/v1/decks/{deck_id}/layout',
    ...readsDecks,
    summary: 'Get the layout of a deck',
    params: deckParams,
    answers: fileAnswers,
    problems: fileProblems,
    example: {},
  },
  getSlidePicture: {
    method: 'GET',
    path: '/v1/decks/{deck_id}/slides/{number}.png',
    ...readsDecks,
    summary: 'Get a picture of a slide',
    description: 'Drawn when it is asked for; with If-None-Match only if it may have changed.',
    params: deckParams.extend({ number: z.coerce.number().int().min(1).max(10_000) }),
    query: z.strictObject({
      width: z.coerce.number().int().min(pictureWidths.least).max(pictureWidths.mostOfThumbnail).default(pictureWidths.thumbnail),
    }),
    answers: { 200: { description: 'The picture', content: { 'image/png': anyBytes } }, ...orUnchanged },
    problems: [404, 409, 504],
    example: {},
  },
  downloadByLink: {
    method: 'GET',
    path: '/v1/files/{tenant_id}/{deck_id}/{format}',
    tag: 'decks',
    summary: 'Download with a signed link',
    description: 'The link works until it expires, its deck is deleted, or the API key that requested it is revoked, replaced or expires.',
    scope: null,
    action: 'deck.download',
    params: z.strictObject({ deck_id: id, format: z.enum([...new Set([...artifactFormats, ...exportFormats])]), tenant_id: id }),
    query: z.strictObject({ key: id, exp: z.coerce.number().int().min(0).max(9_999_999_999), sig: z.string().min(1).max(100) }),
    answers: { ...fileAnswers, 200: linkedFile },
    problems: [...fileProblems, 403, 429],
    example: {},
  },

  exportLayout: {
    method: 'POST',
    path: '/v1/export',
    ...exports,
    summary: 'Export a layout or a deck',
    description:
      'Exporting a deck also needs the scope decks:read. The formats are pptx, json, pdf, html, png and svg; several pictures come in a zip. Returns the export, or the file itself if Accept names its type (or application/octet-stream). An export that takes longer than ten seconds returns 202 and continues; poll its Location.',
    action: 'export.create',
    stores: true,
    idempotent: true,
    largestBody: 20 * 1024 * 1024,
    body: exportBodySchema,
    answers: {
      200: {
        description: 'The record, or the file',
        content: { 'application/json': { schema: exportSchema }, ...exported },
      },
      202: exportStateSchema,
    },
    problems: [404, 409, 422],
    example: { body: { deck_id: examples.deck.deck_id, format: 'pptx' }, answer: examples.export },
  },
  getExport: {
    method: 'GET',
    path: '/v1/exports/{export_id}',
    ...exports,
    summary: 'Get an export',
    params: exportParams,
    answers: { 200: exportStateSchema },
    problems: [404],
    example: { answer: examples.export },
  },

  checkDeck: {
    method: 'POST',
    path: '/v1/check',
    tag: 'checks',
    scope: 'exports:write',
    summary: 'Check a finished deck of any maker',
    description:
      'Send the .pptx file itself. With brand_kit_id, or an ID and version such as northfield@3, colours and fonts are held to that kit, which also needs the scope brand-kits:read. fail_on names gates, with commas between them, that warnings fail too. The deck is judged and not kept.',
    action: 'deck.check',
    idempotent: true,
    largestBody: largestChecked,
    query: z.strictObject({
      brand_kit_id: z.string().regex(typedBrandKitPattern).optional(),
      fail_on: z
        .string()
        .regex(new RegExp(`^(?:${gates.join('|')})(?:,(?:${gates.join('|')}))*$`))
        .optional(),
    }),
    bodies: Object.fromEntries(presentationTypes.map((type) => [type, { schema: binary }])),
    answers: { 200: reviewSchema },
    problems: [404, 422, 504],
    example: { file: { name: 'deck.pptx', type: presentation }, answer: examples.review },
  },

  listBrandKits: {
    method: 'GET',
    path: '/v1/brand-kits',
    ...readsKits,
    summary: 'List brand kits',
    description: 'For a template, lists what was found in it, without its bytes.',
    answers: { 200: listOf(brandKitSchema) },
    example: { answer: examples.list(examples.brandKit) },
  },
  getBrandKit: {
    method: 'GET',
    path: '/v1/brand-kits/{brand_kit_id}',
    ...readsKits,
    summary: 'Get a brand kit, by default its latest version',
    params: kitParams,
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
    answers: { 200: brandKitSchema, ...orUnchanged },
    problems: [404],
    example: { answer: examples.brandKit },
  },
  listBrandKitVersions: {
    method: 'GET',
    path: '/v1/brand-kits/{brand_kit_id}/versions',
    ...readsKits,
    summary: 'List the versions of a brand kit, newest first',
    params: kitParams,
    answers: { 200: listOf(brandKitVersionSchema) },
    problems: [404],
    example: { answer: examples.list(examples.brandKitVersion) },
  },
  putBrandKit: {
    method: 'PUT',
    path: '/v1/brand-kits/{brand_kit_id}',
    ...changesKits,
    summary: 'Save a brand kit; a change creates the next version',
    description:
      'Send a brand kit as JSON, with pictures and template as base64, or a template as the .pptx or .potx file itself. With If-Match, it is saved only if the latest version matches. The response leaves out the bytes of the template.',
    action: 'brand-kit.put',
    stores: true,
    largestBody: largestBrandKit,
    params: kitParams,
    bodies: {
      'application/json': { schema: { type: 'object', additionalProperties: true } },
      ...Object.fromEntries(presentationTypes.map((type) => [type, { schema: binary }])),
    },
    answers: { 200: brandKitSchema },
    problems: [404, 412, 504],
    example: { body: examples.brandKit.kit, answer: examples.brandKit },
  },
  deleteBrandKit: {
    method: 'DELETE',
    path: '/v1/brand-kits/{brand_kit_id}',
    ...changesKits,
    summary: 'Delete a brand kit; existing decks keep theirs',
    action: 'brand-kit.delete',
    params: kitParams,
    answers: nothing,
    problems: [404],
    example: {},
  },

  listDataSources: {
    method: 'GET',
    path: '/v1/data-sources',
    ...readsSources,
    summary: 'List data sources by name',
    answers: { 200: listOf(sourceSchema) },
    example: { answer: examples.list(examples.source) },
  },
  getDataSource: {
    method: 'GET',
    path: '/v1/data-sources/{name}',
    ...readsSources,
    summary: 'Get a data source',
    params: sourceParams,
    answers: { 200: sourceSchema },
    problems: [404],
    example: { answer: examples.source },
  },
  putDataSource: {
    method: 'PUT',
    path: '/v1/data-sources/{name}',
    tag: 'data-sources',
    summary: 'Save a data source',
    description:
      'Send files as multipart/form-data, each in a part named "file", with an optional file "mapping" (scope sources:write), or a database as JSON (scope sources:connect). Files for a single deck, under the name upload-… and their hash, need decks:write only.',
    scope: ['sources:write', 'sources:connect', 'decks:write'],
    action: 'source.put',
    stores: true,
    largestBody: 500 * 1024 * 1024,
    params: sourceParams,
    bodies: {
      'application/json': { schema: database },
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { file: binary, mapping: binary, replace: { type: 'string', enum: ['true', 'false'] } },
          required: ['file'],
        },
      },
    },
    answers: { 200: sourceSchema },
    problems: [409],
    example: {
      body: { kind: 'postgres', location: 'postgres://reader@db.example.com/crm', tables: ['deals'] },
      answer: examples.source,
    },
  },
  deleteDataSource: {
    method: 'DELETE',
    path: '/v1/data-sources/{name}',
    tag: 'data-sources',
    summary: 'Delete a data source and its files',
    scope: 'sources:write',
    action: 'source.delete',
    params: sourceParams,
    answers: nothing,
    problems: [404],
    example: {},
  },
  describeDataSource: {
    method: 'GET',
    path: '/v1/data-sources/{name}/description',
    ...readsSources,
    summary: 'Describe how a data source is interpreted',
    params: sourceParams,
    query: dated,
    answers: { 200: sourceDescriptionSchema },
    problems: readingProblems,
    example: { answer: examples.sourceDescription },
  },
  testDataSource: {
    method: 'GET',
    path: '/v1/data-sources/{name}/test',
    ...readsSources,
    summary: 'Read a data source and list its tables',
    params: sourceParams,
    answers: { 200: sourceTestSchema },
    problems: readingProblems,
    example: { answer: { name: 'crm', kind: 'postgres', tables: [{ name: 'deals', rows: 8800 }], notes: [] } },
  },
  copyDataSource: {
    method: 'GET',
    path: '/v1/data-sources/{name}/snapshot',
    ...readsSources,
    summary: 'Get a snapshot of a data source: its tables as base64 CSV, with a manifest',
    params: sourceParams,
    query: dated,
    answers: { 200: snapshotSchema },
    problems: readingProblems,
    example: {
      answer: {
        manifest: { source: 'crm', as_of: '2025-12-31', tables: [{ name: 'deals', rows: 1 }] },
        files: [{ name: 'deals.csv', bytes: 'aWQsc3RhZ2UKMSxXb24K' }],
      },
    },
  },

  createApiKey: {
    method: 'POST',
    path: '/v1/api-keys',
    ...managesKeys,
    summary: 'Create an API key',
    action: 'key.create',
    idempotent: true,
    secret: true,
    body: apiKeyRequestSchema,
    answers: { 201: newApiKeySchema },
    example: { body: { name: 'pipeline', scopes: ['decks:read', 'decks:write'] }, answer: examples.newApiKey },
  },
  listApiKeys: {
    method: 'GET',
    path: '/v1/api-keys',
    ...managesKeys,
    summary: 'List API keys',
    answers: { 200: listOf(apiKeySchema) },
    example: { answer: examples.list(examples.apiKey) },
  },
  updateApiKey: {
    method: 'PATCH',
    path: '/v1/api-keys/{key_id}',
    ...managesKeys,
    summary: 'Change the limits of an API key',
    description: 'Takes effect with the next request. Limits that are left out stay as they are; null removes one.',
    action: 'key.update',
    params: keyParams,
    body: apiKeyChangesSchema,
    answers: { 200: apiKeySchema },
    problems: [404],
    example: { body: { limits: { requests_per_minute: 100 } }, answer: examples.apiKey },
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/v1/api-keys/{key_id}',
    ...managesKeys,
    summary: 'Revoke an API key',
    action: 'key.revoke',
    params: keyParams,
    answers: { 200: apiKeySchema },
    problems: [404],
    example: { answer: { ...examples.apiKey, revoked_at: '2026-01-05T09:00:00.000Z' } },
  },
  rotateApiKey: {
    method: 'POST',
    path: '/v1/api-keys/{key_id}/rotate',
    ...managesKeys,
    summary: 'Replace an API key',
    action: 'key.rotate',
    idempotent: true,
    secret: true,
    params: keyParams,
    body: overlap,
    answers: { 201: newApiKeySchema },
    problems: [404],
    example: { body: { overlap_hours: 24 }, answer: examples.newApiKey },
  },

  createTenant: {
    method: 'POST',
    path: '/v1/tenants',
    ...managesTenants,
    summary: 'Create a tenant',
    description: 'The ID of a deleted tenant cannot be used again. Limits that are null or left out are the defaults of the server.',
    action: 'tenant.create',
    idempotent: true,
    body: tenantRequestSchema,
    answers: { 201: tenantSchema },
    problems: [409],
    example: {
      body: { tenant_id: 'northfield', name: 'Northfield', limits: { requests_per_minute: 600, decks_per_day: 500 } },
      answer: examples.tenant,
    },
  },
  listTenants: {
    method: 'GET',
    path: '/v1/tenants',
    ...managesTenants,
    summary: 'List tenants by ID',
    query: listQuerySchema,
    answers: { 200: listOf(tenantSchema) },
    example: { answer: examples.list(examples.tenant) },
  },
  getTenant: {
    method: 'GET',
    path: '/v1/tenants/{tenant_id}',
    ...managesTenants,
    summary: 'Get a tenant',
    params: tenantParams,
    answers: { 200: tenantSchema },
    problems: [404],
    example: { answer: examples.tenant },
  },
  updateTenant: {
    method: 'PATCH',
    path: '/v1/tenants/{tenant_id}',
    ...managesTenants,
    summary: 'Change a tenant: its name, contact, limits, or whether it is suspended',
    description: 'Takes effect with the next request. The keys of a suspended tenant do not work, and its queued decks wait.',
    action: 'tenant.update',
    params: tenantParams,
    body: tenantChangesSchema,
    answers: { 200: tenantSchema },
    problems: [404],
    example: { body: { state: 'suspended' }, answer: { ...examples.tenant, state: 'suspended' } },
  },
  deleteTenant: {
    method: 'DELETE',
    path: '/v1/tenants/{tenant_id}',
    ...managesTenants,
    summary: 'Delete a tenant and everything that is kept of it',
    description: 'Only its ID stays, in the audit log and so that no other tenant gets it.',
    action: 'tenant.delete',
    params: tenantParams,
    answers: nothing,
    problems: [404],
    example: {},
  },
  createTenantKey: {
    method: 'POST',
    path: '/v1/tenants/{tenant_id}/api-keys',
    ...managesTenants,
    summary: 'Create an API key of a tenant',
    action: 'tenant.create-key',
    idempotent: true,
    secret: true,
    params: tenantParams,
    body: apiKeyRequestSchema,
    answers: { 201: newApiKeySchema },
    problems: [404],
    example: { body: { name: 'first key', scopes: ['admin'] }, answer: { ...examples.newApiKey, name: 'first key', scopes: ['admin'] } },
  },

  createAccount: {
    method: 'POST',
    path: '/v1/accounts',
    tag: 'accounts',
    summary: 'Register an account',
    description:
      'Where the operator allows it (serve --registration open). Returns a new tenant with its first API key, which is shown once. At most 5 registrations an hour from one address.',
    scope: null,
    action: 'account.create',
    idempotent: 'itself',
    secret: true,
    body: accountRequestSchema,
    answers: { 201: newAccountSchema },
    problems: [403, 409, 422, 429],
    example: { body: { name: 'Northfield', email: 'ops@northfield.example' }, answer: examples.newAccount },
  },
  getAccount: {
    method: 'GET',
    path: '/v1/accounts/me',
    ...managesAccount,
    summary: 'Get your account and what is kept of it',
    answers: { 200: accountSchema },
    problems: [404],
    example: { answer: examples.account },
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/v1/accounts/me',
    ...managesAccount,
    summary: 'Delete your account and everything that is kept of it',
    description: 'Its keys stop working at once. Only its ID stays, in the audit log.',
    action: 'account.delete',
    answers: nothing,
    problems: [404],
    example: {},
  },

  getEncryptionKey: {
    method: 'GET',
    path: '/v1/encryption-key',
    ...managesEncryption,
    summary: 'Get the key that finished files are encrypted to',
    answers: { 200: encryptionKeySchema },
    problems: [404],
    example: { answer: examples.encryptionKey },
  },
  putEncryptionKey: {
    method: 'PUT',
    path: '/v1/encryption-key',
    ...managesEncryption,
    summary: 'Have finished files encrypted end to end',
    description:
      'Every file of a deck that is finished from now on is stored and served as JWE (compact, A256GCM), with the media type application/jose, and only the private key opens it. Files finished before stay as they are. What needs a plain file, such as an export by deck_id, returns 409 deck_encrypted.',
    action: 'encryption-key.set',
    body: encryptionKeyRequestSchema,
    answers: { 200: encryptionKeySchema },
    example: { body: { public_key: examples.encryptionKey.public_key }, answer: examples.encryptionKey },
  },
  deleteEncryptionKey: {
    method: 'DELETE',
    path: '/v1/encryption-key',
    ...managesEncryption,
    summary: 'Stop encrypting finished files',
    description: 'Files that are encrypted stay so.',
    action: 'encryption-key.delete',
    answers: nothing,
    problems: [404],
    example: {},
  },

  createOauthClient: {
    method: 'POST',
    path: '/v1/oauth-clients',
    ...managesClients,
    summary: 'Create an OAuth client',
    description:
      'With public_key, the client proves who it is with private_key_jwt; otherwise with the secret that is returned, which is shown only once.',
    action: 'client.create',
    idempotent: true,
    secret: true,
    body: oauthClientRequestSchema,
    answers: { 201: newOauthClientSchema },
    example: { body: { name: 'nightly reports', scopes: ['decks:read', 'decks:write'] }, answer: examples.newOauthClient },
  },
  listOauthClients: {
    method: 'GET',
    path: '/v1/oauth-clients',
    ...managesClients,
    summary: 'List OAuth clients, newest first',
    answers: { 200: listOf(oauthClientSchema) },
    example: { answer: examples.list(examples.oauthClient) },
  },
  getOauthClient: {
    method: 'GET',
    path: '/v1/oauth-clients/{client_id}',
    ...managesClients,
    summary: 'Get an OAuth client',
    params: clientParams,
    answers: { 200: oauthClientSchema },
    problems: [404],
    example: { answer: examples.oauthClient },
  },
  deleteOauthClient: {
    method: 'DELETE',
    path: '/v1/oauth-clients/{client_id}',
    ...managesClients,
    summary: 'Delete an OAuth client; its tokens stop working immediately',
    action: 'client.delete',
    params: clientParams,
    answers: nothing,
    problems: [404],
    example: {},
  },

  createWebhook: {
    method: 'POST',
    path: '/v1/webhooks',
    ...managesWebhooks,
    summary: 'Add a webhook',
    action: 'webhook.create',
    idempotent: true,
    secret: true,
    body: webhookRequestSchema,
    answers: { 201: newWebhookSchema },
    example: {
      body: { url: 'https://hooks.example.com/quarterdeck', events: ['deck.completed', 'deck.failed'] },
      answer: examples.newWebhook,
    },
  },
  listWebhooks: {
    method: 'GET',
    path: '/v1/webhooks',
    ...managesWebhooks,
    summary: 'List webhooks, newest first',
    answers: { 200: listOf(webhookSchema) },
    example: { answer: examples.list(examples.webhook) },
  },
  getWebhook: {
    method: 'GET',
    path: '/v1/webhooks/{webhook_id}',
    ...managesWebhooks,
    summary: 'Get a webhook',
    params: webhookParams,
    answers: { 200: webhookSchema },
    problems: [404],
    example: { answer: examples.webhook },
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/v1/webhooks/{webhook_id}',
    ...managesWebhooks,
    summary: 'Remove a webhook',
    action: 'webhook.delete',
    params: webhookParams,
    answers: nothing,
    problems: [404],
    example: {},
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/v1/webhooks/{webhook_id}/rotate-secret',
    ...managesWebhooks,
    summary: 'Replace the secret of a webhook',
    description: 'Until the overlap ends, every request is signed with both secrets.',
    action: 'webhook.rotate-secret',
    idempotent: true,
    secret: true,
    params: webhookParams,
    body: overlap,
    answers: { 200: newWebhookSchema },
    problems: [404],
    example: { body: { overlap_hours: 24 }, answer: examples.newWebhook },
  },
  enableWebhook: {
    method: 'POST',
    path: '/v1/webhooks/{webhook_id}/enable',
    ...managesWebhooks,
    summary: 'Enable a webhook again',
    action: 'webhook.enable',
    idempotent: true,
    params: webhookParams,
    answers: { 200: webhookSchema },
    problems: [404],
    example: { answer: examples.webhook },
  },
  testWebhook: {
    method: 'POST',
    path: '/v1/webhooks/{webhook_id}/test',
    ...managesWebhooks,
    summary: 'Send a test event',
    description: 'Sends webhook.test once and returns the result.',
    action: 'webhook.test',
    idempotent: true,
    params: webhookParams,
    answers: { 200: deliverySchema },
    problems: [404],
    example: { answer: { ...examples.delivery, event_type: 'webhook.test', kind: 'test' } },
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/v1/webhooks/{webhook_id}/deliveries',
    ...managesWebhooks,
    summary: 'List the deliveries of a webhook, newest first',
    params: webhookParams,
    query: listQuerySchema,
    answers: { 200: listOf(deliverySchema) },
    problems: [404],
    example: { answer: examples.list(examples.delivery) },
  },
  redeliverWebhookEvent: {
    method: 'POST',
    path: '/v1/webhook-deliveries/{delivery_id}/redeliver',
    ...managesWebhooks,
    summary: 'Send an event again',
    description: 'Sends it immediately with the same webhook-id and returns the result.',
    action: 'webhook.redeliver',
    idempotent: true,
    params: z.strictObject({ delivery_id: id }),
    answers: { 200: deliverySchema },
    problems: [404],
    example: { answer: { ...examples.delivery, kind: 'redelivery' } },
  },
  listenToEvents: {
    method: 'GET',
    path: '/v1/events',
    ...managesWebhooks,
    summary: 'Stream events as server-sent events',
    description:
      'Each event has the ID, type and body that a webhook gets. The fields webhook-timestamp and webhook-signature are signed with the secret from GET /v1/events/secret. With Last-Event-ID, missed events come first; without it, only new ones are sent.',
    stream: true,
    headers: z.object({ 'last-event-id': z.string().max(64).optional() }),
    query: z.strictObject({
      /** Comma-separated; all by default. */
      types: z
        .string()
        .max(500)
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(eventTypes)))
        .optional(),
    }),
    answers: eventStream,
    example: {},
  },
  triggerEvent: {
    method: 'POST',
    path: '/v1/events',
    ...managesWebhooks,
    summary: 'Trigger a sample event',
    description: 'Sends an event like a real one, marked as a sample, to webhooks subscribed to its type and to open streams.',
    action: 'event.trigger',
    idempotent: true,
    body: z.strictObject({ type: z.enum(eventTypes) }),
    answers: { 202: triggeredSchema },
    example: { body: { type: 'deck.completed' }, answer: { event_id: examples.delivery.event_id, deliveries: 1 } },
  },
  getListeningSecret: {
    method: 'GET',
    path: '/v1/events/secret',
    ...managesWebhooks,
    summary: 'Get the secret that signs streamed events',
    secret: true,
    answers: { 200: z.strictObject({ secret: z.string() }) },
    example: { answer: { secret: examples.newWebhook.secret } },
  },

  getMetrics: {
    method: 'GET',
    path: '/v1/metrics',
    tag: 'metrics',
    summary: 'Get usage, generation speed, brand compliance, queue and webhook metrics',
    description:
      'Covers the last 30 days unless from and to are set: ISO dates, both inclusive, or timestamps. Accept: text/plain returns Prometheus text format, since the first deck unless from is set. Webhook deliveries are kept and counted for 30 days, and are not grouped.',
    scope: 'metrics:read',
    query: z.strictObject({ from: text(40).optional(), to: text(40).optional(), group_by: z.enum(metricsGroupings).optional() }),
    answers: {
      200: { description: 'Metrics', content: { 'application/json': { schema: metricsSchema }, 'text/plain': { schema: z.string() } } },
    },
    example: { answer: examples.metrics },
  },

  listAuditLog: {
    method: 'GET',
    path: '/v1/audit-log',
    tag: 'audit-log',
    summary: 'List audit log entries, newest first',
    description:
      'Every change, every download by link and every request refused with 401 or 403. Entries are never changed or deleted; each holds the hash of the previous one.',
    scope: 'admin',
    query: auditQuerySchema,
    answers: { 200: listOf(auditEntrySchema) },
    example: { answer: examples.list(examples.auditEntry) },
  },
} satisfies Readonly<Record<string, Operation>>;

export type OperationId = keyof typeof operations;
type Table = typeof operations;
type Part<Id extends OperationId, P extends keyof Operation> = Table[Id] extends Record<P, infer S> ? S : undefined;

/** What a parsed request contains. */
export type Read<Id extends OperationId, P extends 'params' | 'query' | 'headers' | 'body'> =
  Part<Id, P> extends z.ZodType ? z.output<Part<Id, P>> : unknown;

/** The body as a caller writes it. */
export type BodyOf<Id extends OperationId> = Part<Id, 'body'> extends z.ZodType ? z.input<Part<Id, 'body'>> : unknown;

type JsonOf<A> = A extends z.ZodType
  ? z.output<A>
  : A extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
    ? z.output<S>
    : never;
/** The JSON of a successful response. */
export type AnswerOf<Id extends OperationId> = {
  [Status in Exclude<keyof Table[Id]['answers'], 206 | 304 | 503>]: JsonOf<Table[Id]['answers'][Status]>;
}[Exclude<keyof Table[Id]['answers'], 206 | 304 | 503>];

/** The status of a response unless set otherwise. */
export function usualStatus({ answers }: Operation): number {
  return Number(Object.keys(answers)[0]);
}

/** The schema of a JSON response; null if it is not JSON. */
export function jsonAnswer(answer: Answer | undefined): z.ZodType | null {
  if (answer === undefined) return null;
  return 'content' in answer ? (answer.content['application/json']?.schema ?? null) : answer;
}
