/** The service of a server, over its REST API, with the same contract. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { QuarterdeckError } from '../../model/errors.ts';
import type {
  ApiKeys,
  BrandKits,
  DeckService,
  Decks,
  EncryptionKeys,
  Exported,
  Hooks,
  OauthClients,
  OwnAccount,
  Sources,
  Tenants,
  Webhooks,
} from '../deck-service.ts';
import { errorOfProblem } from '../errors.ts';
import { presentation } from '../operations.ts';
import type { AuditEntry, AuditQuery } from '../schema/audit.ts';
import type { ExportState } from '../schema/export.ts';
import { formatOf } from '../schema/export-formats.ts';
import type { List } from '../schema/list.ts';
import type { Metrics, MetricsQuery } from '../schema/metrics.ts';
import type { CheckRequest, ExportRequest } from '../schema/request.ts';
import { largestChecked, type ReviewRecord } from '../schema/review.ts';
import { Client } from './client.ts';
import { RemoteDecks } from './remote-decks.ts';
import { RemoteSources } from './remote-sources.ts';
import { RemoteWebhooks } from './remote-webhooks.ts';
import type { RemoteOptions } from './transport.ts';
import { putBrandKit } from './upload.ts';

/** Pause between polls of a running export, milliseconds. */
const askAgainMs = 1000;

export class RemoteDeckService implements DeckService {
  readonly decks: Decks;
  readonly sources: Sources;
  readonly brandKits: BrandKits;
  readonly apiKeys: ApiKeys;
  readonly oauthClients: OauthClients;
  readonly webhooks: Webhooks;
  readonly tenants: Tenants;
  readonly encryptionKey: EncryptionKeys;
  readonly account: OwnAccount;
  readonly #client: Client;

  constructor(options: RemoteOptions) {
    const client = new Client(options);
    this.#client = client;
    this.decks = new RemoteDecks(client);
    this.sources = new RemoteSources(client);
    this.webhooks = new RemoteWebhooks(client);
    this.brandKits = {
      list: () => client.ask('listBrandKits'),
      get: (brand_kit_id, version) => client.ask('getBrandKit', { params: { brand_kit_id }, query: { version } }),
      versions: (brand_kit_id) => client.ask('listBrandKitVersions', { params: { brand_kit_id } }),
      put: (id, written) => putBrandKit(id, written, client),
      delete: async (brand_kit_id) => void (await client.ask('deleteBrandKit', { params: { brand_kit_id } })),
    };
    this.oauthClients = {
      create: (request) => client.ask('createOauthClient', { json: request }),
      list: () => client.ask('listOauthClients'),
      get: (client_id) => client.ask('getOauthClient', { params: { client_id } }),
      delete: async (client_id) => void (await client.ask('deleteOauthClient', { params: { client_id } })),
    };
    this.encryptionKey = {
      get: () => client.ask('getEncryptionKey'),
      put: (request) => client.ask('putEncryptionKey', { json: request }),
      delete: async () => void (await client.ask('deleteEncryptionKey')),
    };
    this.apiKeys = {
      create: (request) => client.ask('createApiKey', { json: request }),
      list: () => client.ask('listApiKeys'),
      update: (key_id, changes) => client.ask('updateApiKey', { params: { key_id }, json: changes }),
      revoke: (key_id) => client.ask('revokeApiKey', { params: { key_id } }),
      rotate: (key_id, { overlapHours }) => client.ask('rotateApiKey', { params: { key_id }, json: { overlap_hours: overlapHours } }),
    };
    this.tenants = {
      create: (request) => client.ask('createTenant', { json: request }),
      list: (query) => client.ask('listTenants', { query }),
      get: (tenant_id) => client.ask('getTenant', { params: { tenant_id } }),
      update: (tenant_id, changes) => client.ask('updateTenant', { params: { tenant_id }, json: changes }),
      delete: async (tenant_id) => void (await client.ask('deleteTenant', { params: { tenant_id } })),
      createKey: (tenant_id, request) => client.ask('createTenantKey', { params: { tenant_id }, json: request }),
    };
    this.account = {
      get: () => client.ask('getAccount'),
      delete: async () => void (await client.ask('deleteAccount')),
    };
  }

  auditLog(query: AuditQuery): Promise<List<AuditEntry>> {
    return this.#client.ask('listAuditLog', { query });
  }

  metrics({ from, to, groupBy }: MetricsQuery): Promise<Metrics> {
    // The server validates what a person typed.
    return this.#client.ask('getMetrics', { query: { from, to, group_by: groupBy as Metrics['group_by'] & string } });
  }

  async check({ deck, brandKit, failOn = [] }: CheckRequest, { signal }: Hooks = {}): Promise<ReviewRecord> {
    if (deck.length > largestChecked) {
      const [has, takes] = [deck.length, largestChecked].map((bytes) => `${Math.ceil(bytes / 1024 ** 2)} MB`);
      throw new QuarterdeckError('body_too_large', `The deck has ${has}; a server takes ${takes}.`, {
        next: 'check it on this machine: quarterdeck check',
      });
    }
    this.#client.sending([deck.length]);
    return this.#client.ask('checkDeck', {
      query: { brand_kit_id: brandKit, ...(failOn.length > 0 && { fail_on: failOn.join(',') }) },
      bytes: { type: presentation, content: deck },
      signal,
      wait: 60,
    });
  }

  async export({ layout, deckId, failOn = [], ...choice }: ExportRequest, { signal }: Hooks = {}): Promise<Exported> {
    formatOf(choice);
    if (deckId === undefined) this.#client.sending([Buffer.byteLength(JSON.stringify(layout))]);
    let record: ExportState = await this.#client.ask('exportLayout', {
      json: {
        ...(deckId === undefined ? { layout: layout as Record<string, unknown> } : { deck_id: deckId }),
        ...choice,
        fail_on: [...failOn],
      },
      signal,
      wait: 60,
    });
    while (record.status === 'processing') {
      await sleep(askAgainMs, undefined, { signal });
      record = await this.#client.ask('getExport', { params: { export_id: record.export_id }, signal });
    }
    if (record.status === 'failed') throw errorOfProblem(record.error);
    const { body } = await this.#client.download(record.download_url!, signal);
    const { title, slides } = await titleOf(layout, deckId, this.decks);
    const bytes = new Uint8Array(await body.arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== record.sha256) {
      throw new QuarterdeckError('download_damaged', 'What came is not the file that was made.', { next: 'run the command again' });
    }
    return { record, title, slides, bytes };
  }
}

/** The export record has no title; its layout or deck does. */
async function titleOf(layout: unknown, deckId: string | undefined, decks: Decks): Promise<{ title: string; slides: number }> {
  if (deckId !== undefined) {
    const { title, slide_count } = await decks.get(deckId);
    return { title: title ?? 'deck', slides: slide_count };
  }
  const { title, slides } = layout as { title: string; slides: unknown[] };
  return { title, slides: slides.length };
}
