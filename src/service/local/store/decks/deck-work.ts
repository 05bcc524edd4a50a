/** Who works on which deck, and what came of it: each change is one statement that says for which attempt, and of which state, it holds. */
import { type RawBuilder, type SelectQueryBuilder, sql, type UpdateObject } from 'kysely';
import type { Stage } from '../../../../engine/generate-deck.ts';
import { deckStages } from '../../../schema/deck-status.ts';
import type { Problem } from '../../../schema/problem.ts';
import { figuresOf } from '../../deck-figures.ts';
import type { MadeDeck } from '../../render/made-deck.ts';
import type { StoredRequest } from '../../render/stored-request.ts';
import type { Store } from '../open-store.ts';
import type { StoreTables } from '../tables.ts';
import { tell, toldOf } from './deck-event.ts';

type Decks = SelectQueryBuilder<StoreTables, 'decks', { id: string }>;

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

export class DeckWork {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The oldest deck that waits, or whose worker has gone silent; null when there is none. */
  async claim(): Promise<Claim | null> {
    const now = this.#clock();
    await this.settleLost();
    return this.#claim(this.#store, sql<number>`attempt + 1`, (decks) =>
      decks.where((open) =>
        open.or([open('status', '=', 'queued'), open.and([open('status', '=', 'processing'), open('lease_until', '<', now)])]),
      ),
    );
  }

  /**
   * A deck in the transaction that takes it in, for whoever waits for it and will not come back: it is its only attempt,
   * and however the program ends, the deck is never left to wait for nobody.
   */
  async claimNew(trx: Store, id: string): Promise<Claim> {
    const claim = await this.#claim(trx, mostAttempts, (decks) => decks.where('id', '=', id));
    return claim!;
  }

  async anyQueued(): Promise<boolean> {
    return (await this.#store.selectFrom('decks').select('id').where('status', '=', 'queued').limit(1).executeTakeFirst()) !== undefined;
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
    await tell(this.#store, now, (trx) =>
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

  async #claim(store: Store, attempt: number | RawBuilder<number>, of: (decks: Decks) => Decks): Promise<Claim | null> {
    const now = this.#clock();
    const [row] = await tell(store, now, (trx) =>
      trx
        .updateTable('decks')
        .set({
          ...this.#change(now),
          status: 'processing',
          stage: null,
          progress: 0,
          stage_times: '[]',
          attempt,
          lease_until: now + leaseMs,
          started_at: now,
        })
        .where('id', '=', () => of(trx.selectFrom('decks').select('id')).orderBy('created_at').orderBy('id').limit(1))
        .returning([...toldOf, 'attempt', 'request'])
        .execute(),
    );
    return row ? { id: row.id, tenantId: row.tenant_id, attempt: row.attempt, request: JSON.parse(row.request) } : null;
  }

  async #settle(id: string, attempt: number, outcome: UpdateObject<StoreTables, 'decks'>): Promise<boolean> {
    const now = this.#clock();
    return this.#turn(id, attempt, { ...this.#change(now), stage: null, lease_until: null, completed_at: now, ...outcome });
  }

  /** Into another state, of which is told. */
  async #turn(id: string, attempt: number, values: UpdateObject<StoreTables, 'decks'>): Promise<boolean> {
    const rows = await tell(this.#store, this.#clock(), (trx) =>
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
