/** Events in the store: written in the transaction of their change, with a delivery for each subscribed webhook. */
import type { Event, EventType } from '../../schema/webhook.ts';
import { newId } from '../ids.ts';
import { keptSecret } from './kept-secret.ts';
import type { Store } from './open-store.ts';

/** Something that happened. */
export interface Happening {
  tenantId: string;
  type: EventType;
  data: Event['data'];
}

export interface EventRow {
  sequence: number;
  id: string;
  type: EventType;
  body: string;
}

/** In the transaction of the change, so that both are stored or neither. */
export async function publish(trx: Store, { tenantId, type, data }: Happening, now: number): Promise<{ id: string; deliveries: number }> {
  const id = await keepEvent(trx, { tenantId, type, data }, now);
  const webhooks = await trx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('tenant_id', '=', tenantId)
    .where('disabled_reason', 'is', null)
    .execute();
  const told = webhooks.filter(({ events }) => (JSON.parse(events) as EventType[]).includes(type));
  for (const webhook of told) {
    await trx
      .insertInto('deliveries')
      .values({
        id: newId('dlv', now),
        tenant_id: tenantId,
        webhook_id: webhook.id,
        event_id: id,
        event_type: type,
        kind: 'event',
        status: 'pending',
        attempts: '[]',
        next_attempt_at: now,
        lease_until: null,
        fence: 0,
        created_at: now,
      })
      .execute();
  }
  return { id, deliveries: told.length };
}

/** Stores an event for open streams only. */
export async function keepEvent(trx: Store, { tenantId, type, data }: Happening, now: number): Promise<string> {
  const id = newId('evt', now);
  const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
  await trx.insertInto('events').values({ id, tenant_id: tenantId, type, body, created_at: now }).execute();
  return id;
}

export class EventStore {
  readonly #store: Store;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  publish(happening: Happening): Promise<{ id: string; deliveries: number }> {
    return this.#store.transaction().execute((trx) => publish(trx, happening, this.#clock()));
  }

  /** Oldest first. */
  after(tenantId: string, sequence: number, most: number): Promise<EventRow[]> {
    return this.#store
      .selectFrom('events')
      .select(['sequence', 'id', 'type', 'body'])
      .where('tenant_id', '=', tenantId)
      .where('sequence', '>', sequence)
      .orderBy('sequence')
      .limit(most)
      .execute() as Promise<EventRow[]>;
  }

  /** The sequence number of an event; 0 for one no longer stored. */
  async sequenceOf(tenantId: string, id: string): Promise<number> {
    const row = await this.#store
      .selectFrom('events')
      .select('sequence')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.sequence ?? 0;
  }

  async latestSequence(tenantId: string): Promise<number> {
    const row = await this.#store
      .selectFrom('events')
      .select('sequence')
      .where('tenant_id', '=', tenantId)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.sequence ?? 0;
  }

  /** The secret for event streams, one per tenant, never changed. */
  async listeningSecret(tenantId: string, fresh: string): Promise<string> {
    return keptSecret(this.#store, `listening_secret:${tenantId}`, fresh);
  }

  /** Deletes events and deliveries that are older, except those still to be sent. @param days Infinite to keep all */
  async forget(days: number): Promise<void> {
    if (!Number.isFinite(days)) return;
    const before = this.#clock() - days * 86_400_000;
    await this.#store.transaction().execute(async (trx) => {
      await trx.deleteFrom('deliveries').where('created_at', '<', before).where('status', '!=', 'pending').execute();
      await trx
        .deleteFrom('events')
        .where('created_at', '<', before)
        .where('id', 'not in', (pending) => pending.selectFrom('deliveries').select('event_id').where('status', '=', 'pending'))
        .execute();
    });
  }
}
