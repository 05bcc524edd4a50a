/** Decks in the store: insert, find, list, cancel, remove. */
import { sql } from 'kysely';
import type { DeckStatus } from '../../../schema/deck-status.ts';
import type { ListQuery } from '../../../schema/list.ts';
import type { StoredRequest } from '../../render/stored-request.ts';
import type { Vault } from '../encryption/vault.ts';
import { type Store, vaultOf } from '../open-store.ts';
import { type DeckRow, tell, toldOf } from './deck-event.ts';
import { openDeck, sealDeck } from './sealed-deck.ts';

const finished: readonly DeckStatus[] = ['completed', 'failed', 'canceled'];

export class DeckStore {
  readonly #store: Store;
  readonly #vault: Vault;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#vault = vaultOf(store);
    this.#clock = clock;
  }

  /** Part of a larger transaction, if one is given. */
  async insert(
    deck: Pick<DeckRow, 'id' | 'tenant_id' | 'prompt' | 'brand_kit_id' | 'brand_kit_version' | 'key_id' | 'metadata'> & {
      request: StoredRequest;
    },
    store: Store = this.#store,
  ): Promise<void> {
    const now = this.#clock();
    const { prompt, metadata } = deck;
    const row = {
      ...deck,
      ...sealDeck(this.#vault, deck, { prompt, metadata, request: JSON.stringify(deck.request) }),
      version: 1,
      status: 'queued',
      stage: null,
      progress: 0,
      made: null,
      figures: null,
      error: null,
      attempt: 0,
      crashes: 0,
      not_before: null,
      lease_until: null,
      stage_times: '[]',
      created_at: now,
      updated_at: now,
      started_at: null,
      completed_at: null,
    };
    await tell(store, this.#vault, now, (trx) => trx.insertInto('decks').values(row).returning(toldOf).execute());
  }

  async get(tenantId: string, id: string): Promise<DeckRow | undefined> {
    const found = this.#store.selectFrom('decks').selectAll().where('id', '=', id).where('tenant_id', '=', tenantId);
    const row = await found.executeTakeFirst();
    return row && openDeck(this.#vault, row);
  }

  /** Newest first; one more than requested, to tell whether there are more. */
  async list(
    tenantId: string,
    { limit, after, status }: Pick<ListQuery, 'limit'> & { after: { at: number; id: string } | null; status?: DeckStatus | undefined },
  ) {
    let query = this.#store.selectFrom('decks').selectAll().where('tenant_id', '=', tenantId);
    if (status) query = query.where('status', '=', status);
    if (after) {
      query = query.where((where) =>
        where.or([where('created_at', '<', after.at), where.and([where('created_at', '=', after.at), where('id', '<', after.id)])]),
      );
    }
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    return rows.map((row) => openDeck(this.#vault, row));
  }

  /** @returns false if it had already finished */
  async cancel(tenantId: string, id: string): Promise<boolean> {
    const now = this.#clock();
    const rows = await tell(this.#store, this.#vault, now, (trx) =>
      trx
        .updateTable('decks')
        .set({ version: sql<number>`version + 1`, updated_at: now, status: 'canceled', stage: null, lease_until: null, completed_at: now })
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .where('status', 'not in', finished)
        .returning(toldOf)
        .execute(),
    );
    return rows.length > 0;
  }

  /** Removes the row and its text; what metrics count stays. */
  async remove(tenantId: string, id: string): Promise<void> {
    await this.#store.transaction().execute(async (trx) => {
      const [row] = await trx.deleteFrom('decks').where('id', '=', id).where('tenant_id', '=', tenantId).returningAll().execute();
      if (!row) return;
      const { key_id, brand_kit_id, status, figures, stage_times, created_at, started_at, completed_at } = row;
      const settled = finished.some((each) => each === status) ? status : 'canceled';
      const times = { stage_times, created_at, started_at, completed_at };
      await trx
        .insertInto('removed_decks')
        .values({ id, tenant_id: tenantId, key_id, brand_kit_id, status: settled, figures, ...times })
        .execute();
    });
  }

  /** Number of attempts of each deck, and the attempt whose files are kept: the running or the completed one. */
  async attempts(tenantId: string): Promise<Map<string, { attempt: number; kept: number | null }>> {
    const rows = await this.#store.selectFrom('decks').select(['id', 'status', 'attempt']).where('tenant_id', '=', tenantId).execute();
    return new Map(
      rows.map(({ id, status, attempt }) => [id, { attempt, kept: status === 'completed' || status === 'processing' ? attempt : null }]),
    );
  }

  /** Decks that finished before a given time, oldest first. */
  async settledBefore(at: number, most: number): Promise<{ id: string; tenantId: string }[]> {
    const rows = await this.#store
      .selectFrom('decks')
      .select(['id', 'tenant_id'])
      .where('completed_at', '<', at)
      .where('status', 'in', finished)
      .orderBy('completed_at')
      .limit(most)
      .execute();
    return rows.map(({ id, tenant_id }) => ({ id, tenantId: tenant_id }));
  }
}
