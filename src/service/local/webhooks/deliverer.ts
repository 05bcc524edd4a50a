/** Sends what is due to webhooks, several at a time, and forgets what is long done. */
import type { EventStore } from '../store/event-store.ts';
import { type DeliveryParts, deliver } from './deliver.ts';

/** How often it looks for what is due, milliseconds. */
const lookAgainMs = 500;
const forgetMs = 3_600_000;
const mostAtOnce = 16;

export class Deliverer {
  readonly #parts: DeliveryParts;
  readonly #events: EventStore;
  readonly #onDefect: (error: Error) => void;
  readonly #sending = new Set<Promise<void>>();
  #looking: Promise<void> | undefined;
  #stopped = false;
  #timers: NodeJS.Timeout[] = [];

  constructor(parts: DeliveryParts, events: EventStore, onDefect: (error: Error) => void) {
    this.#parts = parts;
    this.#events = events;
    this.#onDefect = onDefect;
  }

  start(): void {
    const forget = () => void this.#events.forget().catch(this.#onDefect);
    this.#timers = [setInterval(() => void this.look(), lookAgainMs), setInterval(forget, forgetMs)];
    forget();
  }

  /** Begins everything that is due and that there are hands for. */
  async look(): Promise<void> {
    this.#looking ??= this.#begin()
      .catch(this.#onDefect)
      .finally(() => {
        this.#looking = undefined;
      });
    await this.#looking;
  }

  /** Takes nothing more; what is being sent is answered or given up within its own time limit. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#looking;
    await Promise.all(this.#sending);
  }

  async #begin(): Promise<void> {
    while (this.#sending.size < mostAtOnce && !this.#stopped) {
      const claim = await this.#parts.deliveries.claim();
      if (!claim) return;
      const sending = deliver(claim, this.#parts)
        .catch(this.#onDefect)
        .finally(() => this.#sending.delete(sending));
      this.#sending.add(sending);
    }
  }
}
