/** What the service on this machine runs on: store and files, opened lazily, and whoever makes the decks. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { TenantModels } from '../../language-models/choice.ts';
import { DeckChanges } from './deck-changes.ts';
import { dataFolder, type Environment, settingsFolder } from './home.ts';
import { LocalSources } from './local-sources.ts';
import type { DeckJob } from './render/deck-job.ts';
import { type RunJob, runHere } from './render/jobs.ts';
import type { Made } from './render/make-deck.ts';
import type { StoredRequest } from './render/stored-request.ts';
import type { Make } from './render/worker.ts';
import type { RequestCounter } from './request-counter.ts';
import { sourceSecrets } from './source-secrets.ts';
import type { ApiKeyStore } from './store/api-key-store.ts';
import type { AuditStore } from './store/audit-store.ts';
import type { BrandKitStore } from './store/brand-kit-store.ts';
import type { DeckQueue } from './store/decks/deck-queue.ts';
import type { DeckStore } from './store/decks/deck-store.ts';
import type { Claim, DeckWork } from './store/decks/deck-work.ts';
import type { DeliveryStore } from './store/delivery-store.ts';
import { TenantFiles } from './store/encryption/tenant-files.ts';
import type { EncryptionKeyStore } from './store/encryption-key-store.ts';
import type { EventStore } from './store/event-store.ts';
import { FileStore } from './store/file-store.ts';
import type { MetricsStore } from './store/metrics-store.ts';
import type { OauthClientStore } from './store/oauth-client-store.ts';
import type { Store } from './store/open-store.ts';
import { Room } from './store/room.ts';
import type { TenantStore } from './store/tenant-store.ts';
import type { WebhookStore } from './store/webhook-store.ts';
import type { WebhookAddresses } from './webhooks/addresses.ts';

export interface HostOptions {
  env: Environment;
  clock: () => Date;
  /** Who makes an accepted deck: this process immediately, or workers that are notified. */
  making: 'here' | 'by workers';
  /** Of the store; by default the current user's. */
  folder?: string;
  /** Called when a deck is waiting for a worker that may not be running. */
  onWaiting?: () => void;
  /** Reports defects: internal errors that the deck's own problem does not show. */
  onDefect?: (error: Error) => void;
}

export interface QueueLimits {
  inAll: number;
  ofTenant: number;
}

/** @internal */
export interface Opened {
  store: Store;
  decks: DeckStore;
  work: DeckWork;
  queue: DeckQueue;
  keys: ApiKeyStore;
  oauthClients: OauthClientStore;
  encryptionKeys: EncryptionKeyStore;
  brandKits: BrandKitStore;
  webhooks: WebhookStore;
  events: EventStore;
  deliveries: DeliveryStore;
  metrics: MetricsStore;
  audit: AuditStore;
  tenants: TenantStore;
}

export class LocalHost {
  readonly env: Environment;
  readonly folder: string;
  readonly changes = new DeckChanges();
  readonly files: FileStore;
  readonly room: Room;
  /** Reads decks, data and layouts from others: in this process, or in a server's child processes. */
  run: RunJob;
  /** Number of decks made in parallel. */
  slots = 1;
  /** Counts a server's requests. @internal */
  requests: RequestCounter | undefined;
  /** Maximum number of queued decks; unlimited without a server. */
  queueLimits: QueueLimits | undefined;
  /** The models that a server's operator gives to tenants; none by default. */
  tenantModels: TenantModels = new Map();
  readonly #options: HostOptions;
  #opened: Promise<Opened> | undefined;
  #addresses: WebhookAddresses | undefined;
  /** Errors of decks made in this process that could not be written to their rows; by ID. */
  readonly untold = new Map<string, unknown>();
  readonly #working = new Set<Promise<void>>();
  /** When a worker was last started. */
  #woken = Number.NEGATIVE_INFINITY;

  constructor(options: HostOptions) {
    this.env = options.env;
    this.#options = options;
    this.folder = options.folder ?? dataFolder(options.env);
    this.run = runHere(options.env);
    this.files = new FileStore(path.join(this.folder, 'files'));
    this.room = new Room(this.folder);
  }

  /** A tenant's sources: the current user's are in the settings, others next to their decks. */
  sourcesOf(tenantId: string, run: RunJob = this.runFor(tenantId)): LocalSources {
    const folder = tenantId === ownTenant ? settingsFolder(this.env) : path.join(this.folder, 'tenants', tenantId);
    const secrets = sourceSecrets(tenantId, async () => {
      const [{ vaultOf }, { store }] = await Promise.all([import('./store/open-store.ts'), this.open()]);
      return vaultOf(store);
    });
    return new LocalSources(folder, run, { isServer: this.isServer, allowed: this.env.QUARTERDECK_SOURCE_ALLOW }, secrets);
  }

  /** A tenant's files that belong to no deck. */
  filesOf(tenantId: string): TenantFiles {
    return new TenantFiles(this.files, async () => {
      const [{ keptSecret }, { store }] = await Promise.all([import('./store/kept-secret.ts'), this.open()]);
      return keptSecret(store, `files_secret:${tenantId}`, randomBytes(32).toString('base64url'));
    });
  }

  /** Interactive work, in the tenant's turn. @param gone Aborts when the caller disconnects. */
  runFor(tenantId: string, gone?: AbortSignal): RunJob {
    return (kind, asked, hooks) => this.run(kind, asked, { ...(gone && { signal: gone }), ...hooks, tenantId });
  }

  /** Whether it serves others, with its own workers. */
  get isServer(): boolean {
    return this.#options.making === 'by workers';
  }

  now(): number {
    return this.#options.clock().getTime();
  }

  /** @internal @throws QuarterdeckError store_unusable, store_newer */
  open(): Promise<Opened> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /** Addresses that webhooks may use. @throws QuarterdeckError option_invalid */
  async webhookAddresses(): Promise<WebhookAddresses> {
    const { WebhookAddresses: Addresses } = await import('./webhooks/addresses.ts');
    this.#addresses ??= new Addresses(this.env.QUARTERDECK_WEBHOOK_ALLOW);
    return this.#addresses;
  }

  /** Whether a deck is made in this process as soon as it is accepted. */
  get makesHere(): boolean {
    return this.#options.making === 'here';
  }

  /** Makes a deck in this process. @internal */
  begin(claim: Claim): void {
    const working = Promise.all([import('./render/worker.ts'), this.open()])
      .then(([{ work }, { work: decks }]) => {
        const { files, changes, make } = this;
        return work(claim, { decks, files, room: null, changes, make, onDefect: this.#options.onDefect }, new AbortController().signal);
      })
      // The result could not be written to the store: report it to whoever waits for the deck.
      .catch((error: unknown) => void this.untold.set(claim.id, error))
      .finally(() => this.#working.delete(working));
    this.#working.add(working);
  }

  /** Notifies workers of a queued deck. */
  tellWorkers(): void {
    this.changes.tell(newDeck);
    this.#woken = this.now();
    this.#options.onWaiting?.();
  }

  /** Starts a worker if the current user's decks are waiting and nobody is working: the last one died or never started. */
  async wakeWorkers(): Promise<void> {
    if (this.#options.onWaiting) await this.#wake((await this.open()).queue);
  }

  /** Makes a claimed deck, with the sources it names. @internal */
  readonly make: Make = async ({ tenantId, request }, hooks) => {
    const kept = this.sourcesOf(tenantId);
    const job: DeckJob = {
      request: this.#withPaths(request),
      ...(request.templateAt !== undefined && { templateKey: await this.filesOf(tenantId).keyOf(request.templateAt) }),
      sources: await Promise.all(request.dataSources.map((name) => kept.access(name))),
    };
    for (const { source } of job.sources) await this.#noteUse(tenantId, source.location);
    if (!request.model && request.replay === undefined) return this.#encrypted(tenantId, await this.run('deck', job, hooks));
    const { modelOf } = await import('./model-access.ts');
    const model = modelOf(request, this.env);
    return this.#encrypted(tenantId, await this.run('deck', job, { ...hooks, ...(model && { model }) }));
  };

  /** To the tenant's key, if it has one, before anything is written. */
  async #encrypted(tenantId: string, made: Made): Promise<Made> {
    const key = await (await this.open()).encryptionKeys.get(tenantId);
    if (!key) return made;
    const { encryptTo } = await import('../jwe.ts');
    const artifacts = await Promise.all(
      made.artifacts.map(async ({ format, bytes }) => ({ format, bytes: await encryptTo(key, bytes), encryptedTo: key.key_id })),
    );
    return { ...made, artifacts };
  }

  /** Files of a request by their paths; the stored request names them by their keys, wherever the store is. */
  #withPaths({ data, documentsAt, templateAt, ...request }: StoredRequest): StoredRequest {
    const at = (key: string) => path.resolve(this.folder, 'files', key);
    return {
      ...request,
      data: data.map(({ bytesAt, ...each }) => ({ ...each, ...(bytesAt !== undefined && { bytesAt: at(bytesAt) }) })),
      ...(documentsAt !== undefined && { documentsAt: at(documentsAt) }),
      ...(templateAt !== undefined && { templateAt: at(templateAt) }),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#working);
    if (this.#opened) await (await this.#opened).store.destroy();
  }

  /** An upload is kept for some time after its last use. */
  async #noteUse(tenantId: string, location: string): Promise<void> {
    const uploads = `${tenantId}/sources`;
    const [folder = '..'] = path.relative(this.files.path(uploads), location).split(path.sep);
    if (/^\w+$/.test(folder)) await this.files.touch(`${uploads}/${folder}`);
  }

  /** A store for one deck only has a key that is written nowhere. */
  #keysAt(): Environment {
    return this.#options.folder === undefined ? this.env : { QUARTERDECK_ENCRYPTION_KEY: randomBytes(32).toString('base64') };
  }

  async #wake(queue: DeckQueue): Promise<void> {
    if (this.now() - this.#woken < wakeAgainMs) return;
    if (!(await queue.isLeftAlone(ownTenant, wakeAgainMs))) return;
    this.#woken = this.now();
    this.#options.onWaiting?.();
  }

  async #open(): Promise<Opened> {
    const { openStore } = await import('./store/open-store.ts');
    const [{ DeckStore: Decks }, { DeckWork: Work }, { DeckQueue: Queue }] = await Promise.all([
      import('./store/decks/deck-store.ts'),
      import('./store/decks/deck-work.ts'),
      import('./store/decks/deck-queue.ts'),
    ]);
    const { ApiKeyStore: Keys } = await import('./store/api-key-store.ts');
    const { OauthClientStore: Clients } = await import('./store/oauth-client-store.ts');
    const { EncryptionKeyStore: EncryptionKeys } = await import('./store/encryption-key-store.ts');
    const { MetricsStore: Counts } = await import('./store/metrics-store.ts');
    const { BrandKitStore: Kits } = await import('./store/brand-kit-store.ts');
    const { AuditStore: Audit } = await import('./store/audit-store.ts');
    const { TenantStore: Tenants } = await import('./store/tenant-store.ts');
    const store = await openStore(this.folder, this.#keysAt());
    const now = () => this.now();
    const work = new Work(store, now);
    await work.settleLost();
    const { WebhookStore: Webhooks } = await import('./store/webhook-store.ts');
    const { EventStore: Events } = await import('./store/event-store.ts');
    const { DeliveryStore: Deliveries } = await import('./store/delivery-store.ts');
    const told = { webhooks: new Webhooks(store, now), events: new Events(store, now), deliveries: new Deliveries(store, now) };
    const queue = new Queue(store, now);
    await this.#wake(queue);
    const decks = { decks: new Decks(store, now), work, queue };
    return {
      ...decks,
      ...told,
      store,
      keys: new Keys(store, now),
      oauthClients: new Clients(store, now),
      encryptionKeys: new EncryptionKeys(store, now),
      brandKits: new Kits(store, now),
      metrics: new Counts(store),
      audit: new Audit(store, now),
      tenants: new Tenants(store, now),
    };
  }
}

/** The tenant of the current user, without a server. */
export const ownTenant = 'local';

/** Time a new worker has to start, milliseconds. */
const wakeAgainMs = 5_000;

/** Event for a queued deck. */
export const newDeck = 'new deck';
