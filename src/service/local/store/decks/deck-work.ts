/** Claims decks and records results: each change is one statement, valid only for a given attempt and state. */
import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Stage } from '../../../../engine/generate-deck.ts';
import { deckStages } from '../../../schema/deck-status.ts';
import type { Problem } from '../../../schema/problem.ts';
import { figuresOf } from '../../deck-figures.ts';
import type { MadeDeck } from '../../render/made-deck.ts';
import type { StoredRequest } from '../../render/stored-request.ts';
import type { Vault } from '../encryption/vault.ts';
import { type Store, vaultOf } from '../open-store.ts';
import type { StoreTables } from '../tables.ts';
import { tell, toldOf } from './deck-event.ts';
import { openDeck, sealDeck } from './sealed-deck.ts';

/** A deck claimed by a worker. */
export interface Claim {
  id: string;
  tenantId: string;
  attempt: number;
  request: StoredRequest;
}

/** How long a worker may be silent before its deck goes to another, milliseconds. */
export const leaseMs = 20_000;
/** A deck that crashed its process this many times is not restarted. */
const mostCrashes = 3;
/** Pause after each crash, milliseconds, because its cause may pass. */
export const pauseMs = 1_000;

/** No deck waits longer than this after a crash, milliseconds. */
const longestPauseMs = pauseMs * mostCrashes;

/**
 * A lease that ends later than any given now was given before the clock was set back, and nobody is known to hold it: the deck is
 * given to another, unless that were its last attempt.
 */
const isOver = (now: number) => sql<boolean>`(lease_until < ${now} or lease_until > ${now + leaseMs} and crashes < ${mostCrashes - 1})`;

/** Decks of a suspended tenant wait. */
const ofActive = sql<boolean>`tenant_id not in (select id from tenants where state <> 'active')`;

export interface ClaimLimits {
  /** Maximum number of decks in progress per tenant. */
  ofTenant: number;
  /** Decks this process is still making, though it was too busy to extend their leases. */
  except: readonly string[];
}

export class DeckWork {
  readonly #store: Store;
  readonly #vault: Vault;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#vault = vaultOf(store);
    this.#clock = clock;
  }

  /**
   * A queued deck, or one whose worker went silent; null if none may start. Tenants take turns: the one with the fewest
   * decks in progress comes first, then the one served longest ago; of its decks the oldest.
   */
  async claim({ ofTenant, except }: ClaimLimits = { ofTenant: Number.MAX_SAFE_INTEGER, except: [] }): Promise<Claim | null> {
    const now = this.#clock();
    await this.settleLost();
    const open = sql<boolean>`(status = 'queued' and (not_before is null or not_before not between ${now + 1} and ${now + longestPauseMs})
      or status = 'processing' and ${isOver(now)}) and id not in (select value from json_each(${JSON.stringify(except)})) and ${ofActive}`;
    const making = sql<number>`(select count(*) from decks as other
      where other.status = 'processing' and other.lease_until between ${now} and ${now + leaseMs} and other.tenant_id = waiting.tenant_id)`;
    const served = sql`(select max(started_at) from decks as other where other.tenant_id = waiting.tenant_id)`;
    const next = sql<string>`(select id from decks where ${open} and tenant_id = (
      select tenant_id from (select tenant_id, min(created_at) as since from decks where ${open} group by tenant_id) as waiting
      where ${making} < ${ofTenant} order by ${making}, ${served}, since limit 1
    ) order by created_at, id limit 1)`;
    // A silent worker counts as a crash.
    return this.#claim(this.#store, sql`crashes + (status = 'processing')`, next);
  }

  /**
   * Claims a deck in the transaction that accepts it, for a caller that waits and will not come back: it gets one attempt only,
   * so that however the program ends, the deck never waits for nobody.
   */
  async claimNew(trx: Store, id: string): Promise<Claim> {
    const claim = await this.#claim(trx, mostCrashes - 1, id);
    return claim!;
  }

  async anyQueued(): Promise<boolean> {
    const queued = this.#store.selectFrom('decks').select('id').where('status', '=', 'queued').where(ofActive);
    return (await queued.limit(1).executeTakeFirst()) !== undefined;
  }

  /** @returns whether the deck still belongs to this attempt */
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

  /** Extends the lease. @returns whether the deck still belongs to this attempt */
  async extend({ id, attempt }: Claim): Promise<boolean> {
    return this.#update(id, attempt, { lease_until: this.#clock() + leaseMs });
  }

  async complete({ id, tenantId, attempt }: Claim, made: MadeDeck): Promise<boolean> {
    return this.#settle(id, attempt, {
      status: 'completed',
      progress: 1,
      ...sealDeck(this.#vault, { id, tenant_id: tenantId }, { made: JSON.stringify(made) }),
      figures: JSON.stringify(figuresOf(made)),
    });
  }

  async fail({ id, tenantId, attempt }: Claim, error: Problem): Promise<boolean> {
    const sealed = sealDeck(this.#vault, { id, tenant_id: tenantId }, { error: JSON.stringify(error) });
    return this.#settle(id, attempt, { status: 'failed', ...sealed });
  }

  /** Returns the deck to the queue without counting a crash. @param waitMs Time until it may start again */
  async release({ id, attempt }: Claim, waitMs = 0): Promise<boolean> {
    return this.#turn(id, attempt, { ...this.#queued(), not_before: this.#clock() + waitMs });
  }

  /** Returns the deck to the queue after a pause, because its process crashed; fails it if that was the last attempt. */
  async crashed(claim: Claim, error: Problem): Promise<boolean> {
    const { id, attempt } = claim;
    const again = {
      ...this.#queued(),
      crashes: sql<number>`crashes + 1`,
      not_before: sql<number>`${this.#clock()} + ${pauseMs} * (crashes + 1)`,
    };
    if (await this.#turn(id, attempt, again, mostCrashes - 1)) return true;
    return this.fail(claim, { ...error, detail: `${error.detail} It was tried ${mostCrashes} times.` });
  }

  /** Fails decks whose worker went silent and that may not restart. */
  async settleLost(): Promise<void> {
    const now = this.#clock();
    const error: Problem = {
      type: 'urn:quarterdeck:error:worker_lost',
      title: 'The deck could not be finished',
      status: 500,
      code: 'worker_lost',
      detail: 'The program that was making the deck ended before it was done.',
      errors: [],
      next: 'try again; if it fails again, use less data or fewer slides',
    };
    await tell(this.#store, this.#vault, now, (trx) =>
      trx
        .updateTable('decks')
        .set({ ...this.#change(now), status: 'failed', stage: null, lease_until: null, completed_at: now, error: JSON.stringify(error) })
        .where('status', '=', 'processing')
        .where('lease_until', '<', now)
        .where('crashes', '>=', mostCrashes - 1)
        .returning(toldOf)
        .execute(),
    );
  }

  async #claim(store: Store, crashes: number | RawBuilder<number>, id: string | RawBuilder<string>): Promise<Claim | null> {
    const now = this.#clock();
    const [row] = await tell(store, this.#vault, now, (trx) =>
      trx
        .updateTable('decks')
        .set({
          ...this.#change(now),
          status: 'processing',
          stage: null,
          progress: 0,
          stage_times: '[]',
          attempt: sql<number>`attempt + 1`,
          crashes,
          not_before: null,
          lease_until: now + leaseMs,
          started_at: now,
        })
        .where('id', '=', id)
        .returning([...toldOf, 'attempt', 'request'])
        .execute(),
    );
    if (!row) return null;
    const { id: claimed, tenant_id, attempt, request } = openDeck(this.#vault, row);
    return { id: claimed, tenantId: tenant_id, attempt, request: JSON.parse(request) };
  }

  async #settle(id: string, attempt: number, outcome: UpdateObject<StoreTables, 'decks'>): Promise<boolean> {
    const now = this.#clock();
    return this.#turn(id, attempt, { ...this.#change(now), stage: null, lease_until: null, completed_at: now, ...outcome });
  }

  /** Changes the state and stores its event; only if there were fewer crashes than given. */
  async #turn(
    id: string,
    attempt: number,
    values: UpdateObject<StoreTables, 'decks'>,
    crashes = Number.MAX_SAFE_INTEGER,
  ): Promise<boolean> {
    const rows = await tell(this.#store, this.#vault, this.#clock(), (trx) =>
      trx
        .updateTable('decks')
        .set(values)
        .where('id', '=', id)
        .where('attempt', '=', attempt)
        .where('status', '=', 'processing')
        .where('crashes', '<', crashes)
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

  #queued() {
    return { ...this.#change(this.#clock()), status: 'queued', stage: null, progress: 0, lease_until: null };
  }

  #change(now: number) {
    return { version: sql<number>`version + 1`, updated_at: now };
  }
}
