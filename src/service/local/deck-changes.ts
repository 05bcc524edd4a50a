/** Notifies listeners of deck changes within this process; changes by other processes are found by polling. */
import { EventEmitter } from 'node:events';

export class DeckChanges {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  tell(deckId: string): void {
    this.#emitter.emit(deckId);
  }

  /** @returns a function that removes the listener */
  on(deckId: string, listener: () => void): () => void {
    this.#emitter.on(deckId, listener);
    return () => this.#emitter.off(deckId, listener);
  }

  /** Resolves when the deck changes, the time is up or the signal aborts. */
  wait(deckId: string, ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        forget();
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      const forget = this.on(deckId, done);
      signal?.addEventListener('abort', done, { once: true });
    });
  }
}
