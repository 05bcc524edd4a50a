/** Requests by key and day: counted in memory, saved to the store every few seconds. */
import type { MetricsStore } from './store/metrics-store.ts';
import type { RequestCountTable } from './store/tables.ts';

/** Counts that a killed process may lose, milliseconds. */
const keepEveryMs = 2_000;

export class RequestCounter {
  readonly #store: MetricsStore;
  readonly #clock: () => Date;
  readonly #onDefect: (error: Error) => void;
  #counts = new Map<string, RequestCountTable>();
  #keeping: NodeJS.Timeout | undefined;

  constructor(store: MetricsStore, clock: () => Date, onDefect: (error: Error) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#onDefect = onDefect;
  }

  /** @param status Of the response. */
  count({ tenantId, keyId }: { tenantId: string; keyId: string }, status: number): void {
    const day = this.#clock().toISOString().slice(0, 10);
    const name = `${tenantId} ${keyId} ${day}`;
    const counts = this.#counts.get(name) ?? { tenant_id: tenantId, key_id: keyId, day, answered: 0, refused: 0, failed: 0 };
    counts[status < 400 ? 'answered' : status < 500 ? 'refused' : 'failed']++;
    this.#counts.set(name, counts);
    this.#keeping ??= setTimeout(() => void this.keep().catch(this.#onDefect), keepEveryMs).unref();
  }

  /** Called before shutdown and before reporting. */
  async keep(): Promise<void> {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    await this.#store.addRequests([...counts.values()]).catch((error: unknown) => {
      // Save them next time, with what came in since.
      for (const [name, unkept] of counts) {
        const since = this.#counts.get(name);
        for (const outcome of ['answered', 'refused', 'failed'] as const) unkept[outcome] += since?.[outcome] ?? 0;
        this.#counts.set(name, unkept);
      }
      throw error;
    });
  }
}
