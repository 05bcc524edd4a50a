/** Who waits for a change of a deck, within this process; changes made by another process are found by looking again after a while. */
import { EventEmitter } from 'node:events';

export class DeckChanges {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  tell(deckId: string): void {
    this.#emitter.emit(deckId);
  }

  /** @returns what ends the listening */
  on(deckId: string, listener: () => void): () => void {
    this.#emitter.on(deckId, listener);
    return () => this.#emitter.off(deckId, listener);
  }

  /** Until the deck changes, the time is over or the signal aborts. */
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
