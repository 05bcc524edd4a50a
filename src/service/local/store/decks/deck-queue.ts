/** The queue of decks: how many wait, for how long, and whether anybody is at work. */
import type { Store } from '../open-store.ts';
import type { DeckRow } from './deck-event.ts';

export class DeckQueue {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Decks that nobody has begun, of all tenants and of one, and how many of them come before the first of that one; read in a transaction when it is given. */
  async queued(tenantId: string, store: Store = this.#store): Promise<{ inAll: number; ofTenant: number; ahead: number }> {
    const rows = await store
      .selectFrom('decks')
      .select('tenant_id')
      .where('status', '=', 'queued')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const isTheirs = ({ tenant_id }: (typeof rows)[number]) => tenant_id === tenantId;
    return { inAll: rows.length, ofTenant: rows.filter(isTheirs).length, ahead: Math.max(0, rows.findIndex(isTheirs)) };
  }

  /** Whether a deck of a tenant has waited for a while, or its worker has gone silent, and nobody is at work on any deck. */
  async isLeftAlone(tenantId: string, whileMs: number): Promise<boolean> {
    const now = this.#clock();
    const open = await this.#store
      .selectFrom('decks')
      .select(['tenant_id', 'lease_until', 'updated_at'])
      .where('status', 'in', ['queued', 'processing'])
      .execute();
    if (open.some(({ lease_until }) => lease_until !== null && lease_until >= now)) return false;
    return open.some(({ tenant_id, updated_at }) => tenant_id === tenantId && updated_at <= now - whileMs);
  }

  /** Decks that wait or are being made; only those taken in before one, when it is given. */
  async waiting(before?: Pick<DeckRow, 'created_at' | 'id'>): Promise<number> {
    let query = this.#store
      .selectFrom('decks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', 'in', ['queued', 'processing']);
    if (before) {
      query = query.where((where) =>
        where.or([
          where('created_at', '<', before.created_at),
          where.and([where('created_at', '=', before.created_at), where('id', '<', before.id)]),
        ]),
      );
    }
    const { count } = await query.executeTakeFirstOrThrow();
    return Number(count);
  }

  /** How long the latest completed decks took, milliseconds, newest first. */
  async durations(most: number, store: Store = this.#store): Promise<number[]> {
    const rows = await store
      .selectFrom('decks')
      .select(['started_at', 'completed_at'])
      .where('status', '=', 'completed')
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ started_at, completed_at }) => completed_at! - started_at!);
  }
}
