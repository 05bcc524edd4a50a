/** What stands behind the service on this machine: the store and the files, opened when first asked for, and who makes the decks. */
import path from 'node:path';
import { DeckChanges } from './deck-changes.ts';
import { dataFolder, type Environment, settingsFolder } from './home.ts';
import { LocalSources } from './local-sources.ts';
import type { DeckJob } from './render/deck-job.ts';
import { type RunJob, runHere } from './render/jobs.ts';
import type { Make } from './render/worker.ts';
import type { RequestCounter } from './request-counter.ts';
import type { ApiKeyStore } from './store/api-key-store.ts';
import type { AuditStore } from './store/audit-store.ts';
import type { BrandKitStore } from './store/brand-kit-store.ts';
import type { DeckQueue } from './store/decks/deck-queue.ts';
import type { DeckStore } from './store/decks/deck-store.ts';
import type { Claim, DeckWork } from './store/decks/deck-work.ts';
import type { DeliveryStore } from './store/delivery-store.ts';
import type { EventStore } from './store/event-store.ts';
import { FileStore } from './store/file-store.ts';
import type { MetricsStore } from './store/metrics-store.ts';
import type { Store } from './store/open-store.ts';
import { Room } from './store/room.ts';
import type { WebhookStore } from './store/webhook-store.ts';
import type { WebhookAddresses } from './webhooks/addresses.ts';

export interface HostOptions {
  env: Environment;
  clock: () => Date;
  /** Who makes a deck that was taken in: this process at once, or workers that are told of it. */
  making: 'here' | 'by workers';
  /** Of the store; that of whoever works on this machine unless given. */
  folder?: string;
  /** Called when a deck waits for a worker that may not be running. */
  onWaiting?: () => void;
  /** Told of defects: what went wrong inside, which the deck's own problem does not show. */
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
  brandKits: BrandKitStore;
  webhooks: WebhookStore;
  events: EventStore;
  deliveries: DeliveryStore;
  metrics: MetricsStore;
  audit: AuditStore;
}

export class LocalHost {
  readonly env: Environment;
  readonly folder: string;
  readonly changes = new DeckChanges();
  readonly files: FileStore;
  readonly room: Room;
  /** Does what reads decks, data and layouts of others: in this process, unless a server lets its children. */
  run: RunJob;
  /** Decks made at a time. */
  slots = 1;
  /** Counts the requests of a server. @internal */
  requests: RequestCounter | undefined;
  /** Most decks that may wait for a worker; without a server there is no bound. */
  queueLimits: QueueLimits | undefined;
  readonly #options: HostOptions;
  #opened: Promise<Opened> | undefined;
  #addresses: WebhookAddresses | undefined;
  /** What broke the making of a deck in this process off, where its row could not be written; by id. */
  readonly untold = new Map<string, unknown>();
  readonly #working = new Set<Promise<void>>();
  /** When a worker was last called for. */
  #woken = Number.NEGATIVE_INFINITY;

  constructor(options: HostOptions) {
    this.env = options.env;
    this.#options = options;
    this.folder = options.folder ?? dataFolder(options.env);
    this.run = runHere(options.env);
    this.files = new FileStore(path.join(this.folder, 'files'));
    this.room = new Room(this.folder);
  }

  /** The sources of a tenant: of who works on this machine among the settings, of the others beside their decks. */
  sourcesOf(tenantId: string, run: RunJob = this.runFor(tenantId)): LocalSources {
    const folder = tenantId === ownTenant ? settingsFolder(this.env) : path.join(this.folder, 'tenants', tenantId);
    return new LocalSources(folder, run, { isServer: this.isServer, allowed: this.env.QUARTERDECK_SOURCE_ALLOW });
  }

  /** What somebody waits for, in the turn of their tenant. @param gone Aborts when they have gone. */
  runFor(tenantId: string, gone?: AbortSignal): RunJob {
    return (kind, asked, hooks) => this.run(kind, asked, { ...(gone && { signal: gone }), ...hooks, tenantId });
  }

  /** Whether it answers others, by workers of its own. */
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

  /** Where webhooks may lead. @throws QuarterdeckError option_invalid */
  async webhookAddresses(): Promise<WebhookAddresses> {
    const { WebhookAddresses: Addresses } = await import('./webhooks/addresses.ts');
    this.#addresses ??= new Addresses(this.env.QUARTERDECK_WEBHOOK_ALLOW);
    return this.#addresses;
  }

  /** Whether a deck is made in this process as soon as it is taken in. */
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
      // The store could not be told how it ended: whoever waits for the deck is.
      .catch((error: unknown) => void this.untold.set(claim.id, error))
      .finally(() => this.#working.delete(working));
    this.#working.add(working);
  }

  /** A deck waits that nobody has begun. */
  tellWorkers(): void {
    this.changes.tell(newDeck);
    this.#woken = this.now();
    this.#options.onWaiting?.();
  }

  /** Calls for a worker when decks of who works on this machine wait and nobody is at work: the last one was lost, or never began. */
  async wakeWorkers(): Promise<void> {
    if (this.#options.onWaiting) await this.#wake((await this.open()).queue);
  }

  /** Makes a claimed deck, with the sources it names opened up. @internal */
  readonly make: Make = async ({ tenantId, request }, hooks) => {
    const kept = this.sourcesOf(tenantId);
    const job: DeckJob = { request, sources: await Promise.all(request.dataSources.map((name) => kept.access(name))) };
    return this.run('deck', job, hooks);
  };

  async close(): Promise<void> {
    await Promise.all(this.#working);
    if (this.#opened) await (await this.#opened).store.destroy();
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
    const { MetricsStore: Counts } = await import('./store/metrics-store.ts');
    const { BrandKitStore: Kits } = await import('./store/brand-kit-store.ts');
    const { AuditStore: Audit } = await import('./store/audit-store.ts');
    const store = await openStore(this.folder);
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
      brandKits: new Kits(store, now),
      metrics: new Counts(store),
      audit: new Audit(store, now),
    };
  }
}

/** The tenant of who works on this machine without a server. */
export const ownTenant = 'local';

/** A worker that was called for has so long to begin, milliseconds. */
const wakeAgainMs = 5_000;

/** Told when a deck waits that nobody has begun. */
export const newDeck = 'new deck';
