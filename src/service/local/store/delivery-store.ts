/** Deliveries in the store: claimed under a lease, recorded under a fence, so that each is sent at least once and none is lost. */
import { type Selectable, sql } from 'kysely';
import { QuarterdeckError } from '../../../model/errors.ts';
import type { ListQuery } from '../../schema/list.ts';
import type { Attempt, Delivery, DeliveryKind } from '../../schema/webhook.ts';
import { newId } from '../ids.ts';
import { isSuccess, type Next, nextOf, type Outcome } from '../webhooks/deliveries.ts';
import type { Vault } from './encryption/vault.ts';
import { type Happening, keepEvent } from './event-store.ts';
import { type Store, vaultOf } from './open-store.ts';
import type { DeliveryTable } from './webhook-tables.ts';

type DeliveryRow = Selectable<DeliveryTable>;

/** One attempt to send one event to one webhook, claimed by one sender. */
export interface DeliveryClaim {
  id: string;
  fence: number;
  webhookId: string;
  eventId: string;
  url: string;
  /** Secrets that sign now, newest first. */
  secrets: string[];
  body: string;
}

/** Longer than an attempt can take, milliseconds. */
const leaseMs = 30_000;
/** Parallel attempts per webhook, so that a hanging one does not hold up others. */
const mostAtOnce = 2;

export class DeliveryStore {
  readonly #store: Store;
  readonly #vault: Vault;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#vault = vaultOf(store);
    this.#clock = clock;
  }

  /** The delivery that has been due longest; null if none is due. */
  async claim(): Promise<DeliveryClaim | null> {
    const now = this.#clock();
    const [row] = await this.#store
      .updateTable('deliveries')
      .set((each) => ({ lease_until: now + leaseMs, fence: each('fence', '+', 1) }))
      .where('id', '=', (due) =>
        due
          .selectFrom('deliveries as due')
          .select('due.id')
          .where('due.status', '=', 'pending')
          .where('due.next_attempt_at', '<=', now)
          .where('due.tenant_id', 'not in', (idle) => idle.selectFrom('tenants').select('id').where('state', '!=', 'active'))
          .where((free) => free.or([free('due.lease_until', 'is', null), free('due.lease_until', '<', now)]))
          .where(
            (busy) =>
              busy
                .selectFrom('deliveries as busy')
                .select((each) => each.fn.countAll<number>().as('count'))
                .whereRef('busy.webhook_id', '=', 'due.webhook_id')
                .where('busy.lease_until', '>=', now),
            '<',
            mostAtOnce,
          )
          .orderBy('due.next_attempt_at')
          .orderBy('due.id')
          .limit(1),
      )
      .returningAll()
      .execute();
    return row ? this.#claimOf(row) : null;
  }

  /** Starts a delivery of an old or new event to one webhook, already claimed by the caller. @throws QuarterdeckError delivery_not_found if the event is gone */
  async begin(webhookId: string, tenantId: string, what: { again: string } | { test: Happening }): Promise<DeliveryClaim> {
    const now = this.#clock();
    const row = await this.#store.transaction().execute(async (trx) => {
      const eventId = 'again' in what ? what.again : await keepEvent(trx, what.test, now);
      const event = await trx.selectFrom('events').select('type').where('id', '=', eventId).executeTakeFirst();
      if (!event) {
        throw new QuarterdeckError('delivery_not_found', `The event ${eventId} is no longer kept.`, {
          next: 'events are kept for 30 days; quarterdeck webhooks trigger sends a sample',
        });
      }
      const kind: DeliveryKind = 'again' in what ? 'redelivery' : 'test';
      const made: DeliveryRow = {
        id: newId('dlv', now),
        tenant_id: tenantId,
        webhook_id: webhookId,
        event_id: eventId,
        event_type: event.type,
        kind,
        status: 'pending',
        attempts: '[]',
        next_attempt_at: now,
        lease_until: now + leaseMs,
        fence: 1,
        created_at: now,
      };
      await trx.insertInto('deliveries').values(made).execute();
      return made;
    });
    return (await this.#claimOf(row))!;
  }

  /** Records the result of an attempt, and disables the webhook if necessary. */
  async settle({ id, fence, webhookId }: DeliveryClaim, attempt: Attempt, outcome: Outcome, random: () => number): Promise<void> {
    const now = this.#clock();
    await this.#store.transaction().execute(async (trx) => {
      const delivery = await trx.selectFrom('deliveries').select(['kind', 'attempts', 'fence']).where('id', '=', id).executeTakeFirst();
      if (delivery?.fence !== fence) return;
      const attempts = [...(JSON.parse(delivery.attempts) as Attempt[]), attempt];
      const { failing_since } = await trx
        .selectFrom('webhooks')
        .select('failing_since')
        .where('id', '=', webhookId)
        .executeTakeFirstOrThrow();
      const retried = delivery.kind === 'event';
      const next = nextOf(outcome, { attempts: attempts.length, retried, now, failingSince: failing_since, random });
      await trx
        .updateTable('deliveries')
        .set({
          status: next.status,
          attempts: JSON.stringify(attempts),
          next_attempt_at: next.status === 'pending' ? next.at : null,
          lease_until: null,
        })
        .where('id', '=', id)
        .execute();
      if (isSuccess(outcome)) await trx.updateTable('webhooks').set({ failing_since: null }).where('id', '=', webhookId).execute();
      else if (retried) {
        await trx
          .updateTable('webhooks')
          .set({ failing_since: now })
          .where('id', '=', webhookId)
          .where('failing_since', 'is', null)
          .execute();
      }
      if (next.status === 'failed' && next.disable !== null) await disable(trx, webhookId, next.disable);
    });
  }

  /** Newest first; one more than requested, to tell whether there are more. */
  async list(webhookId: string, { limit, after }: { limit: ListQuery['limit']; after: { at: number; id: string } | null }) {
    let query = this.#store.selectFrom('deliveries').selectAll().where('webhook_id', '=', webhookId);
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

  async get(tenantId: string, id: string): Promise<Delivery | null> {
    const row = await this.#store
      .selectFrom('deliveries')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? deliveryRecord(row) : null;
  }

  /** null if the webhook has been removed. */
  async #claimOf(row: DeliveryRow): Promise<DeliveryClaim | null> {
    const webhook = await this.#store.selectFrom('webhooks').selectAll().where('id', '=', row.webhook_id).executeTakeFirst();
    const event = await this.#store.selectFrom('events').select('body').where('id', '=', row.event_id).executeTakeFirst();
    if (!webhook || !event) return null;
    const { previous_secret, previous_secret_until } = webhook;
    const opened = (place: string, sealed: string) => this.#vault.open(webhook.tenant_id, place, webhook.id, sealed);
    const overlaps = previous_secret !== null && previous_secret_until !== null && previous_secret_until > this.#clock();
    return {
      id: row.id,
      fence: row.fence,
      webhookId: row.webhook_id,
      eventId: row.event_id,
      url: opened('webhooks.url', webhook.url),
      secrets: [webhook.secret, ...(overlaps ? [previous_secret] : [])].map((secret) => opened('webhooks.secret', secret)),
      body: event.body,
    };
  }
}

async function disable(trx: Store, webhookId: string, reason: NonNullable<Extract<Next, { status: 'failed' }>['disable']>): Promise<void> {
  await trx.updateTable('webhooks').set({ disabled_reason: reason }).where('id', '=', webhookId).execute();
  await trx
    .updateTable('deliveries')
    .set({ status: 'failed', next_attempt_at: null, lease_until: null, fence: sql<number>`fence + 1` })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'pending')
    .execute();
}

export function deliveryRecord(row: DeliveryRow): Delivery {
  return {
    delivery_id: row.id,
    webhook_id: row.webhook_id,
    event_id: row.event_id,
    event_type: row.event_type as Delivery['event_type'],
    kind: row.kind as DeliveryKind,
    status: row.status as Delivery['status'],
    attempts: JSON.parse(row.attempts),
    next_attempt_at: row.next_attempt_at === null ? null : new Date(row.next_attempt_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  };
}
