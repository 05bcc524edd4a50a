/** Decks in the store: each change is one statement that says for which attempt, and of which state, it holds. */
import { type Selectable, sql, type UpdateObject } from 'kysely';
import type { Stage } from '../../../engine/generate-deck.ts';
import { type DeckStatus, deckStages } from '../../schema/deck-status.ts';
import type { ListQuery } from '../../schema/list.ts';
import type { Problem } from '../../schema/problem.ts';
import { figuresOf } from '../deck-figures.ts';
import type { MadeDeck } from '../render/made-deck.ts';
import type { StoredRequest } from '../render/stored-request.ts';
import { type Happening, publish } from './event-store.ts';
import type { Store } from './open-store.ts';
import type { DeckTable, StoreTables } from './tables.ts';

export type DeckRow = Selectable<DeckTable>;

/** Work on a deck that one worker has been given. */
export interface Claim {
  id: string;
  tenantId: string;
  attempt: number;
  request: StoredRequest;
}

/** How long a worker may be silent before its deck is given to another, milliseconds. */
export const leaseMs = 20_000;
const mostAttempts = 3;
const finished: readonly DeckStatus[] = ['completed', 'failed', 'canceled'];

export class DeckStore {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** In a transaction of more than this, when it is given. */
  async insert(
    deck: Pick<DeckRow, 'id' | 'tenant_id' | 'prompt' | 'brand_kit_id' | 'key_id' | 'metadata'> & { request: StoredRequest },
    trx?: Store,
  ): Promise<void> {
    if (!trx) return this.#store.transaction().execute((own) => this.insert(deck, own));
    const now = this.#clock();
    await trx
      .insertInto('decks')
      .values({
        ...deck,
        request: JSON.stringify(deck.request),
        version: 1,
        status: 'queued',
        stage: null,
        progress: 0,
        made: null,
        figures: null,
        error: null,
        attempt: 0,
        lease_until: null,
        stage_times: '[]',
        created_at: now,
        updated_at: now,
        started_at: null,
        completed_at: null,
      })
      .execute();
    await publish(trx, eventOf({ ...deck, version: 1, status: 'queued', error: null }), now);
  }

  async get(tenantId: string, id: string): Promise<DeckRow | undefined> {
    return this.#store.selectFrom('decks').selectAll().where('id', '=', id).where('tenant_id', '=', tenantId).executeTakeFirst();
  }

  /** Newest first; one more than asked for, so that the caller can tell whether there are more. */
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
    return query
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
  }

  /**
   * The oldest deck that waits, or whose worker has gone silent; null when there is none.
   * @param only This deck, for whoever waits for it and will not come back: it is its only attempt.
   */
  async claim(only?: string): Promise<Claim | null> {
    const now = this.#clock();
    await this.settleLost();
    const rows = await this.#tell((trx) =>
      trx
        .updateTable('decks')
        .set((row) => ({
          ...this.#change(now),
          status: 'processing',
          stage: null,
          progress: 0,
          stage_times: '[]',
          attempt: only === undefined ? row('attempt', '+', 1) : mostAttempts,
          lease_until: now + leaseMs,
          started_at: now,
        }))
        .where('id', '=', (where) =>
          where
            .selectFrom('decks')
            .select('id')
            .where((open) =>
              open.or([open('status', '=', 'queued'), open.and([open('status', '=', 'processing'), open('lease_until', '<', now)])]),
            )
            .$if(only !== undefined, (query) => query.where('id', '=', only!))
            .orderBy('created_at')
            .orderBy('id')
            .limit(1),
        )
        .returning([...toldOf, 'attempt', 'request'])
        .execute(),
    );
    const [row] = rows;
    return row ? { id: row.id, tenantId: row.tenant_id, attempt: row.attempt, request: JSON.parse(row.request) } : null;
  }

  /** @returns whether the deck is still this attempt's */
  async stage({ id, attempt }: Claim, stage: Stage): Promise<boolean> {
    const now = this.#clock();
    return this.#update(id, attempt, {
      ...this.#change(now),
      stage,
      progress: deckStages.indexOf(stage) / deckStages.length,
      stage_times: sql<string>`json_insert(stage_times, '$[#]', json(${JSON.stringify([stage, now])}))`,
      lease_until: now + leaseMs,
    });
  }

  /** Says that the worker is alive. @returns whether the deck is still this attempt's */
  async extend({ id, attempt }: Claim): Promise<boolean> {
    return this.#update(id, attempt, { lease_until: this.#clock() + leaseMs });
  }

  async complete({ id, attempt }: Claim, made: MadeDeck): Promise<boolean> {
    return this.#settle(id, attempt, {
      status: 'completed',
      progress: 1,
      made: JSON.stringify(made),
      figures: JSON.stringify(figuresOf(made)),
    });
  }

  async fail({ id, attempt }: Claim, error: Problem): Promise<boolean> {
    return this.#settle(id, attempt, { status: 'failed', error: JSON.stringify(error) });
  }

  /** Back into the queue: its worker is being stopped. */
  async release({ id, attempt }: Claim): Promise<boolean> {
    return this.#turn(id, attempt, { ...this.#change(this.#clock()), status: 'queued', stage: null, progress: 0, lease_until: null });
  }

  /** @returns false when it was settled before */
  async cancel(tenantId: string, id: string): Promise<boolean> {
    const now = this.#clock();
    const rows = await this.#tell((trx) =>
      trx
        .updateTable('decks')
        .set({ ...this.#change(now), status: 'canceled', stage: null, lease_until: null, completed_at: now })
        .where('id', '=', id)
        .where('tenant_id', '=', tenantId)
        .where('status', 'not in', finished)
        .returning(toldOf)
        .execute(),
    );
    return rows.length > 0;
  }

  /** The row goes, its words with it; what metrics count stays. */
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

  /** Decks that were settled before a moment, the oldest first. */
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

  /** How many decks nobody has begun, of all tenants and of one. */
  async queued(tenantId: string, store: Store = this.#store): Promise<{ inAll: number; ofTenant: number }> {
    const rows = await store
      .selectFrom('decks')
      .select((row) => ['tenant_id', row.fn.countAll<number>().as('count')])
      .where('status', '=', 'queued')
      .groupBy('tenant_id')
      .execute();
    return {
      inAll: rows.reduce((sum, { count }) => sum + Number(count), 0),
      ofTenant: Number(rows.find(({ tenant_id }) => tenant_id === tenantId)?.count ?? 0),
    };
  }

  async anyQueued(): Promise<boolean> {
    return (await this.#store.selectFrom('decks').select('id').where('status', '=', 'queued').limit(1).executeTakeFirst()) !== undefined;
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
  async durations(most: number): Promise<number[]> {
    const rows = await this.#store
      .selectFrom('decks')
      .select(['started_at', 'completed_at'])
      .where('status', '=', 'completed')
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ started_at, completed_at }) => completed_at! - started_at!);
  }

  /** Decks whose worker has gone silent, and that nobody may begin again, have failed. */
  async settleLost(): Promise<void> {
    const now = this.#clock();
    const error: Problem = {
      type: 'urn:quarterdeck:error:worker_lost',
      title: 'The deck could not be finished',
      status: 500,
      code: 'worker_lost',
      detail: 'The program that was making the deck ended before it was done.',
      errors: [],
      next: 'ask for it again; when it ends again, give less data or ask for fewer slides',
    };
    await this.#tell((trx) =>
      trx
        .updateTable('decks')
        .set({ ...this.#change(now), status: 'failed', stage: null, lease_until: null, completed_at: now, error: JSON.stringify(error) })
        .where('status', '=', 'processing')
        .where('lease_until', '<', now)
        .where('attempt', '>=', mostAttempts)
        .returning(toldOf)
        .execute(),
    );
  }

  async #settle(id: string, attempt: number, outcome: UpdateObject<StoreTables, 'decks'>): Promise<boolean> {
    const now = this.#clock();
    return this.#turn(id, attempt, { ...this.#change(now), stage: null, lease_until: null, completed_at: now, ...outcome });
  }

  /** Into another state, of which is told. */
  async #turn(id: string, attempt: number, values: UpdateObject<StoreTables, 'decks'>): Promise<boolean> {
    const rows = await this.#tell((trx) =>
      trx
        .updateTable('decks')
        .set(values)
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('status', '=', 'processing')
        .returning(toldOf)
        .execute(),
    );
    return rows.length > 0;
  }

  /** A change and the events that tell of it are kept together or not at all. */
  async #tell<Row extends Told>(change: (trx: Store) => Promise<Row[]>): Promise<Row[]> {
    return this.#store.transaction().execute(async (trx) => {
      const rows = await change(trx);
      for (const row of rows) await publish(trx, eventOf(row), this.#clock());
      return rows;
    });
  }

  async #update(id: string, attempt: number, values: UpdateObject<StoreTables, 'decks'>): Promise<boolean> {
    const { numUpdatedRows } = await this.#store
      .updateTable('decks')
      .set(values)
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', '=', 'processing')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #change(now: number) {
    return { version: sql<number>`version + 1`, updated_at: now };
  }
}

/** What an event says of a deck. */
const toldOf = ['id', 'tenant_id', 'version', 'status', 'error'] as const;
type Told = Pick<DeckRow, (typeof toldOf)[number]>;

function eventOf({ id, tenant_id, version, status, error }: Told): Happening {
  const state = status as DeckStatus;
  const problem: Problem | null = error === null ? null : JSON.parse(error);
  return {
    tenantId: tenant_id,
    type: `deck.${state}`,
    data: { deck_id: id, status: state, version, error: problem && { code: problem.code, title: problem.title } },
  };
}
