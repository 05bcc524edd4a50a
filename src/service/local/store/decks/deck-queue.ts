/** The queue of decks: how many are waiting, for how long, and whether anyone is working. */
import type { DeckStatus } from '../../../schema/deck-status.ts';
import type { Store } from '../open-store.ts';
import type { DeckRow } from './deck-event.ts';

export class DeckQueue {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Queued decks in total, of one tenant, and ahead of that tenant's next one, as tenants take turns; uses the given transaction. */
  async queued(tenantId: string, store: Store = this.#store): Promise<{ inAll: number; ofTenant: number; ahead: number }> {
    const lines = await this.#lines(store);
    const ofTenant = lines.find(({ tenant_id }) => tenant_id === tenantId)?.decks ?? 0;
    const inAll = lines.reduce((sum, { decks }) => sum + decks, 0);
    return { inAll, ofTenant, ahead: lines.length - (ofTenant > 0 ? 1 : 0) };
  }

  /** Whether a tenant's deck has been waiting or its worker silent for a while, and nobody is working on any deck. */
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

  /** Queued and running decks of all tenants. */
  async waiting(): Promise<number> {
    return this.#count(['queued', 'processing']);
  }

  /** Decks that run now or will start before this one, as tenants take turns. */
  async ahead({ tenant_id, created_at, id }: Pick<DeckRow, 'tenant_id' | 'created_at' | 'id'>): Promise<number> {
    const own = await this.#store
      .selectFrom('decks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', '=', 'queued')
      .where('tenant_id', '=', tenant_id)
      .where((where) =>
        where.or([where('created_at', '<', created_at), where.and([where('created_at', '=', created_at), where('id', '<', id)])]),
      )
      .executeTakeFirstOrThrow();
    const before = Number(own.count);
    const others = (await this.#lines(this.#store)).filter((line) => line.tenant_id !== tenant_id);
    return (await this.#count(['processing'])) + others.reduce((sum, { decks }) => sum + Math.min(decks, before + 1), before);
  }

  /** Durations of the latest completed decks, milliseconds, newest first. */
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

  async #count(statuses: readonly DeckStatus[]): Promise<number> {
    const { count } = await this.#store
      .selectFrom('decks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('status', 'in', statuses)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Number of queued decks per tenant. */
  async #lines(store: Store): Promise<{ tenant_id: string; decks: number }[]> {
    const rows = await store
      .selectFrom('decks')
      .select((row) => ['tenant_id', row.fn.countAll<number>().as('decks')] as const)
      .where('status', '=', 'queued')
      .groupBy('tenant_id')
      .execute();
    return rows.map(({ tenant_id, decks }) => ({ tenant_id, decks: Number(decks) }));
  }
}
