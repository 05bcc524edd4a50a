/** Takes queued decks while there are free slots, and shuts down cleanly. */
import { setTimeout as sleep } from 'node:timers/promises';
import { newDeck } from '../local-host.ts';
import type { Room } from '../store/room.ts';
import { type WorkerParts, work } from './worker.ts';

type DispatcherParts = WorkerParts & { room: Room };

export class Dispatcher {
  readonly #parts: DispatcherParts;
  readonly #slots: { inAll: number; ofTenant: number };
  readonly #lookAgainMs: number;
  readonly #stop = new AbortController();
  readonly #working = new Map<string, Promise<void>>();
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #forget: (() => void) | undefined;

  /**
   * @param slots Number of decks made in parallel, in total and per tenant.
   * @param lookAgainMs How often to look for decks queued by other processes or left by lost workers.
   */
  constructor(parts: DispatcherParts, slots: { inAll: number; ofTenant: number }, lookAgainMs = 1_000) {
    this.#parts = parts;
    this.#slots = slots;
    this.#lookAgainMs = lookAgainMs;
  }

  start(): void {
    const look = () => void this.#look().catch((error: Error) => this.#parts.onDefect?.(error));
    this.#forget = this.#parts.changes.on(newDeck, look);
    this.#timer = setInterval(look, this.#lookAgainMs);
    look();
  }

  /** Works until the queue is empty. */
  async drain(): Promise<void> {
    while (!this.#stopped) {
      await this.#look();
      if (this.#working.size > 0) await Promise.all(this.#working.values());
      else if (!(await this.#parts.decks.anyQueued())) return;
      // A deck may have to wait, after a crash or for disk space.
      else await sleep(this.#lookAgainMs, undefined, { signal: this.#stop.signal }).catch(() => {});
    }
  }

  /**
   * Takes no more decks, gives running ones some time, then returns them to the queue.
   * @param graceMs Time for decks that are nearly done.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#forget?.();
    await this.#looking;
    const patience = setTimeout(() => this.#stop.abort(new Error('The worker is being stopped.')), graceMs);
    await Promise.all(this.#working.values());
    clearTimeout(patience);
    this.#stop.abort();
  }

  /** One look at a time; a call during one makes it look again. */
  async #look(): Promise<void> {
    this.#again = true;
    this.#looking ??= (async () => {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        // Without disk space, a finished deck could not be saved.
        while (this.#working.size < this.#slots.inAll && !this.#stopped && (await this.#parts.room.has())) {
          const claim = await this.#parts.decks.claim({ ofTenant: this.#slots.ofTenant, except: [...this.#working.keys()] });
          if (!claim) break;
          const working = work(claim, this.#parts, this.#stop.signal)
            // The result could not be written to the store: the lease runs out, and another attempt follows.
            .catch((error: Error) => this.#parts.onDefect?.(error))
            .then(() => {
              this.#working.delete(claim.id);
              return this.#look();
            })
            .catch((error: Error) => this.#parts.onDefect?.(error));
          this.#working.set(claim.id, working);
        }
      }
    })().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }
}
