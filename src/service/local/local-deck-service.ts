/** The service on this machine, for one tenant: decks are kept in the store and made here or by workers. */
import type { BrandKit } from '../../model/brand-kit.ts';
import { errorCodes } from '../../model/errors.ts';
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
import { quarterdeckErrorOf } from '../errors.ts';
import { exportIdOf } from '../file-names.ts';
import { readFile } from '../read-file.ts';
import type { AuditEntry, AuditQuery } from '../schema/audit.ts';
import { readBrandKitReference } from '../schema/brand-kit-reference.ts';
import { formatOf } from '../schema/export-formats.ts';
import type { List } from '../schema/list.ts';
import type { Metrics, MetricsQuery } from '../schema/metrics.ts';
import type { CheckRequest, ExportRequest } from '../schema/request.ts';
import type { ReviewRecord } from '../schema/review.ts';
import type { Event, EventType } from '../schema/webhook.ts';
import { LocalApiKeys } from './local-api-keys.ts';
import { audited, readAuditLog } from './local-audit-log.ts';
import { LocalBrandKits } from './local-brand-kits.ts';
import { LocalDecks } from './local-decks.ts';
import { LocalEncryptionKey } from './local-encryption-key.ts';
import { type LocalHost, ownTenant } from './local-host.ts';
import { LocalOauthClients } from './local-oauth-clients.ts';
import { LocalAccount, LocalTenants } from './local-tenants.ts';
import { LocalWebhooks } from './local-webhooks.ts';
import type { RunJob } from './render/jobs.ts';

export class LocalDeckService implements DeckService {
  readonly decks: Decks;
  readonly sources: Sources;
  readonly brandKits: BrandKits;
  readonly apiKeys: ApiKeys;
  readonly oauthClients: OauthClients;
  readonly webhooks: Webhooks;
  readonly tenants: Tenants;
  readonly encryptionKey: EncryptionKeys;
  readonly account: OwnAccount;

  readonly #host: LocalHost;
  readonly #tenantId: string;
  readonly #run: RunJob;

  /** @param gone Aborts when nobody waits for the response any more, which stops work done only for it. */
  constructor(host: LocalHost, tenantId: string = ownTenant, gone?: AbortSignal) {
    this.#host = host;
    this.#tenantId = tenantId;
    this.#run = host.runFor(tenantId, gone);
    this.decks = this.#told(new LocalDecks(host, tenantId, this.#run), { cancel: 'deck.cancel', delete: 'deck.delete' });
    this.sources = this.#told(host.sourcesOf(tenantId, this.#run), { put: 'source.put', delete: 'source.delete' });
    this.webhooks = this.#told(new LocalWebhooks(host, tenantId), {
      create: 'webhook.create',
      delete: 'webhook.delete',
      rotateSecret: 'webhook.rotate-secret',
      enable: 'webhook.enable',
    });
    const kits = new LocalBrandKits(host, tenantId, this.#run);
    this.brandKits = this.#told(kits, { put: 'brand-kit.put', delete: 'brand-kit.delete' });
    const keys = new LocalApiKeys(
      async () => (await host.open()).keys,
      tenantId,
      () => host.now(),
    );
    const clients = new LocalOauthClients(
      async () => (await host.open()).oauthClients,
      tenantId,
      () => host.now(),
    );
    this.oauthClients = this.#told(clients, { create: 'client.create', delete: 'client.delete' });
    const encryption = new LocalEncryptionKey(async () => (await host.open()).encryptionKeys, tenantId);
    this.encryptionKey = this.#told(encryption, { put: 'encryption-key.set', delete: 'encryption-key.delete' });
    this.apiKeys = this.#told(keys, { create: 'key.create', update: 'key.update', revoke: 'key.revoke', rotate: 'key.rotate' });
    this.tenants = this.#told(new LocalTenants(host), {
      create: 'tenant.create',
      update: 'tenant.update',
      delete: 'tenant.delete',
      createKey: 'tenant.create-key',
    });
    this.account = this.#told(new LocalAccount(host, tenantId), { delete: 'account.delete' });
  }

  auditLog(query: AuditQuery): Promise<List<AuditEntry>> {
    return readAuditLog(this.#host, this.#tenantId, query);
  }

  async metrics(query: MetricsQuery): Promise<Metrics> {
    const { metricsRange, metricsRecord } = await import('./metrics-record.ts');
    const { metrics } = await this.#host.open();
    const now = this.#host.now();
    const range = metricsRange(query, now);
    await this.#host.requests?.keep();
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    return metricsRecord(range, {
      decks: await metrics.decks(this.#tenantId, range.from, range.to),
      requests: this.#host.requests ? await metrics.requests(this.#tenantId, day(range.from), day(range.to - 1)) : null,
      queue: await metrics.queue(),
      slots: this.#host.slots,
      webhooks: await metrics.webhooks(this.#tenantId),
      deliveries: await metrics.deliveries(this.#tenantId, range.from, range.to),
      now,
    });
  }

  async export(request: ExportRequest, hooks: Hooks = {}): Promise<Exported> {
    const { layout: given, deckId, ...choice } = request;
    const format = formatOf(choice);
    const layout = deckId === undefined ? given : JSON.parse((await readFile(this.decks, deckId, { format: 'layout' })).toString());
    const exportId = exportIdOf(request);
    const asked = { deck_id: deckId ?? null, export_id: exportId, format };
    try {
      const made = await this.#run('export', { ...choice, exportId, layout, format }, hooks);
      await this.#tell('export.completed', { ...asked, status: 'completed', error: null });
      return made;
    } catch (thrown) {
      const { code } = quarterdeckErrorOf(thrown);
      // The caller has gone and gave up.
      if (code === 'canceled') throw thrown;
      await this.#tell('export.failed', {
        ...asked,
        status: 'failed',
        error: { code, title: errorCodes[code].title },
      });
      throw thrown;
    }
  }

  async check({ deck, brandKit, failOn = [] }: CheckRequest, hooks: Hooks = {}): Promise<ReviewRecord> {
    const named = brandKit === undefined ? null : readBrandKitReference(brandKit);
    const kit = named && ((await this.brandKits.get(named.id, named.version)).kit as unknown as BrandKit);
    return this.#run('check', { deck, failOn, ...(kit && { kit }) }, hooks);
  }

  /** On a server, the routes write the audit log instead, because they know the caller. */
  #told<T extends object>(part: T, actions: Readonly<Record<string, string>>): T {
    if (this.#host.isServer) return part;
    return audited(part, actions, async (event) => (await this.#host.open()).audit.record({ ...event, tenant_id: this.#tenantId }));
  }

  /** Only a server sends export events: on the command line, the caller sees the result. */
  async #tell(type: EventType, data: Event['data']): Promise<void> {
    if (!this.#host.isServer) return;
    const { events } = await this.#host.open();
    await events.publish({ tenantId: this.#tenantId, type, data });
  }
}
