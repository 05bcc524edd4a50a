/** Takes waiting decks from the queue as long as there are free hands, and ends in good order. */
import { newDeck } from '../local-host.ts';
import { type WorkerParts, work } from './worker.ts';

/** How often it looks for decks that another process has taken in, or that a lost worker has left, milliseconds. */
const lookAgainMs = 1_000;

export class Dispatcher {
  readonly #parts: WorkerParts;
  readonly #slots: number;
  readonly #stop = new AbortController();
  readonly #working = new Set<Promise<void>>();
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #forget: (() => void) | undefined;

  /** @param slots Decks made at a time. */
  constructor(parts: WorkerParts, slots: number) {
    this.#parts = parts;
    this.#slots = slots;
  }

  start(): void {
    const look = () => void this.#look().catch((error: Error) => this.#parts.onDefect?.(error));
    this.#forget = this.#parts.changes.on(newDeck, look);
    this.#timer = setInterval(look, lookAgainMs);
    look();
  }

  /** Until nothing waits any more. */
  async drain(): Promise<void> {
    do {
      await this.#look();
      await Promise.all(this.#working);
    } while (!this.#stopped && (await this.#parts.decks.anyQueued()));
  }

  /**
   * Takes nothing more, gives what is being made some time, then hands it back to the queue.
   * @param graceMs Time for decks that are nearly done.
   */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#forget?.();
    await this.#looking;
    const patience = setTimeout(() => this.#stop.abort(new Error('The worker is being stopped.')), graceMs);
    await Promise.all(this.#working);
    clearTimeout(patience);
    this.#stop.abort();
  }

  /** One look at a time; a call during one makes it look once more. */
  async #look(): Promise<void> {
    this.#again = true;
    this.#looking ??= (async () => {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        while (this.#working.size < this.#slots && !this.#stopped) {
          const claim = await this.#parts.decks.claim();
          if (!claim) break;
          const working = work(claim, this.#parts, this.#stop.signal)
            // The store could not be told how it ended: the lease runs out, and another attempt is made.
            .catch((error: Error) => this.#parts.onDefect?.(error))
            .then(() => {
              this.#working.delete(working);
              return this.#look();
            })
            .catch((error: Error) => this.#parts.onDefect?.(error));
          this.#working.add(working);
        }
      }
    })().finally(() => {
      this.#looking = undefined;
    });
    await this.#looking;
  }
}
