/** What stands behind the service on this machine: the store and the files, opened when first asked for, and who makes the decks. */
import path from 'node:path';
import { DeckChanges } from './deck-changes.ts';
import { dataFolder, type Environment, settingsFolder } from './home.ts';
import { LocalSources } from './local-sources.ts';
import type { RenderJob } from './render/render-job.ts';
import type { Make } from './render/worker.ts';
import type { RequestCounter } from './request-counter.ts';
import type { ApiKeyStore } from './store/api-key-store.ts';
import type { BrandKitStore } from './store/brand-kit-store.ts';
import type { Claim, DeckStore } from './store/deck-store.ts';
import type { DeliveryStore } from './store/delivery-store.ts';
import type { EventStore } from './store/event-store.ts';
import { FileStore } from './store/file-store.ts';
import type { MetricsStore } from './store/metrics-store.ts';
import type { Store } from './store/open-store.ts';
import type { WebhookStore } from './store/webhook-store.ts';
import type { WebhookAddresses } from './webhooks/addresses.ts';

export interface HostOptions {
  env: Environment;
  clock: () => Date;
  /** Who makes a deck that was taken in: this process at once, or workers that are told of it. */
  making: 'here' | 'by workers';
  /** Called when a deck waits for a worker that may not be running. */
  onWaiting?: () => void;
  /** Told of defects: what went wrong inside, which the deck's own problem does not show. */
  onDefect?: (error: Error) => void;
}

export interface QueueLimits {
  inAll: number;
  ofTenant: number;
}

export interface Opened {
  store: Store;
  decks: DeckStore;
  keys: ApiKeyStore;
  brandKits: BrandKitStore;
  webhooks: WebhookStore;
  events: EventStore;
  deliveries: DeliveryStore;
  metrics: MetricsStore;
}

export class LocalHost {
  readonly env: Environment;
  readonly folder: string;
  readonly changes = new DeckChanges();
  readonly files: FileStore;
  readonly #sources = new Map<string, LocalSources>();
  /** Decks made at a time. */
  slots = 1;
  /** Counts the requests of a server. */
  requests: RequestCounter | undefined;
  /** Most decks that may wait for a worker; without a server there is no bound. */
  queueLimits: QueueLimits | undefined;
  readonly #options: HostOptions;
  #opened: Promise<Opened> | undefined;
  #addresses: WebhookAddresses | undefined;
  readonly #working = new Set<Promise<void>>();

  constructor(options: HostOptions) {
    this.env = options.env;
    this.#options = options;
    this.folder = dataFolder(options.env);
    this.files = new FileStore(path.join(this.folder, 'files'));
  }

  /** The sources of a tenant: of who works on this machine among the settings, of the others beside their decks. */
  sourcesOf(tenantId: string): LocalSources {
    const known = this.#sources.get(tenantId);
    if (known) return known;
    const folder = tenantId === ownTenant ? settingsFolder(this.env) : path.join(this.folder, 'tenants', tenantId);
    const made = new LocalSources(this.env, folder);
    this.#sources.set(tenantId, made);
    return made;
  }

  /** Whether it answers others, by workers of its own. */
  get isServer(): boolean {
    return this.#options.making === 'by workers';
  }

  now(): number {
    return this.#options.clock().getTime();
  }

  /** @throws QuarterdeckError store_unusable, store_newer */
  open(): Promise<Opened> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  /** Where webhooks may lead. @throws QuarterdeckError option_invalid */
  async webhookAddresses(): Promise<WebhookAddresses> {
    const { WebhookAddresses: Addresses } = await import('./webhooks/addresses.ts');
    this.#addresses ??= new Addresses(this.env.QUARTERDECK_WEBHOOK_ALLOW);
    return this.#addresses;
  }

  /** A deck was taken in: it is begun here, or those who make decks are told. */
  async begin(deckId: string, { detached = false }: { detached?: boolean }): Promise<void> {
    if (this.#options.making === 'here' && !detached) {
      const { decks } = await this.open();
      const claim = await decks.claim(deckId);
      if (claim) this.#work(claim, decks);
      return;
    }
    this.changes.tell(newDeck);
    if (detached) this.#options.onWaiting?.();
  }

  /** Opens what a kept request needs and makes its deck in this process. */
  readonly makeHere: Make = async (claim, { onStage, signal }) => {
    const { runJob } = await import('./render/render-job.ts');
    return runJob(await this.jobOf(claim), this.env, { onStage, signal });
  };

  /** What a claimed deck is made from, with the sources it names opened up. */
  async jobOf({ tenantId, request }: Claim): Promise<RenderJob> {
    const sources = this.sourcesOf(tenantId);
    return { request, sources: await Promise.all(request.dataSources.map((name) => sources.access(name))) };
  }

  async close(): Promise<void> {
    await Promise.all(this.#working);
    if (this.#opened) await (await this.#opened).store.destroy();
  }

  #work(claim: Claim, decks: DeckStore): void {
    const { files, changes } = this;
    const working = import('./render/worker.ts')
      .then(({ work }) =>
        work(claim, { decks, files, changes, make: this.makeHere, onDefect: this.#options.onDefect }, new AbortController().signal),
      )
      .finally(() => this.#working.delete(working));
    this.#working.add(working);
  }

  async #open(): Promise<Opened> {
    const { openStore } = await import('./store/open-store.ts');
    const { DeckStore: Decks } = await import('./store/deck-store.ts');
    const { ApiKeyStore: Keys } = await import('./store/api-key-store.ts');
    const { MetricsStore: Counts } = await import('./store/metrics-store.ts');
    const { BrandKitStore: Kits } = await import('./store/brand-kit-store.ts');
    const store = await openStore(this.folder);
    const now = () => this.now();
    const decks = new Decks(store, now);
    await decks.settleLost();
    const { WebhookStore: Webhooks } = await import('./store/webhook-store.ts');
    const { EventStore: Events } = await import('./store/event-store.ts');
    const { DeliveryStore: Deliveries } = await import('./store/delivery-store.ts');
    const told = { webhooks: new Webhooks(store, now), events: new Events(store, now), deliveries: new Deliveries(store, now) };
    return { ...told, store, decks, keys: new Keys(store, now), brandKits: new Kits(store, now), metrics: new Counts(store) };
  }
}

/** The tenant of who works on this machine without a server. */
export const ownTenant = 'local';

/** Told when a deck waits that nobody has begun. */
export const newDeck = 'new deck';
