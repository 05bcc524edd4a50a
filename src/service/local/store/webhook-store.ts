/** Webhooks in the store. */
import type { Selectable } from 'kysely';
import type { EventType, Webhook } from '../../schema/webhook.ts';
import type { Vault } from './encryption/vault.ts';
import { type Store, vaultOf } from './open-store.ts';
import type { WebhookTable } from './webhook-tables.ts';

export type WebhookRow = Selectable<WebhookTable>;

export class WebhookStore {
  readonly #store: Store;
  readonly #vault: Vault;
  readonly #clock: () => number;

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#vault = vaultOf(store);
    this.#clock = clock;
  }

  /** @param most Maximum number of webhooks per tenant. @returns null if it is reached */
  async insert(
    webhook: Pick<WebhookRow, 'id' | 'tenant_id' | 'url' | 'description' | 'secret'> & { events: readonly EventType[] },
    most: number,
  ): Promise<Webhook | null> {
    const sealed = (place: string, text: string) => this.#vault.seal(webhook.tenant_id, place, webhook.id, text);
    const row: WebhookRow = {
      ...webhook,
      url: sealed('webhooks.url', webhook.url),
      secret: sealed('webhooks.secret', webhook.secret),
      events: JSON.stringify(webhook.events),
      previous_secret: null,
      previous_secret_until: null,
      disabled_reason: null,
      failing_since: null,
      created_at: this.#clock(),
    };
    return this.#store.transaction().execute(async (trx) => {
      const { count } = await trx
        .selectFrom('webhooks')
        .select((each) => each.fn.countAll<number>().as('count'))
        .where('tenant_id', '=', webhook.tenant_id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return null;
      await trx.insertInto('webhooks').values(row).execute();
      return this.#record(row);
    });
  }

  async get(tenantId: string, id: string): Promise<Webhook | null> {
    const row = await this.#store
      .selectFrom('webhooks')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? this.#record(row) : null;
  }

  /** Newest first. */
  async list(tenantId: string): Promise<Webhook[]> {
    const rows = await this.#store
      .selectFrom('webhooks')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => this.#record(row));
  }

  /** Of all tenants. */
  async enabled(): Promise<Webhook[]> {
    const rows = await this.#store.selectFrom('webhooks').selectAll().where('disabled_reason', 'is', null).orderBy('id').execute();
    return rows.map((row) => this.#record(row));
  }

  /** Also removes its pending deliveries. */
  async remove(tenantId: string, id: string): Promise<void> {
    await this.#store.transaction().execute(async (trx) => {
      await trx.deleteFrom('deliveries').where('tenant_id', '=', tenantId).where('webhook_id', '=', id).execute();
      await trx.deleteFrom('webhooks').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    });
  }

  /** The old secret also signs until the given time. */
  async rotate(tenantId: string, id: string, secret: string, previousUntil: number): Promise<void> {
    const sealed = this.#vault.seal(tenantId, 'webhooks.secret', id, secret);
    await this.#store
      .updateTable('webhooks')
      .set((row) => ({ previous_secret: row.ref('secret'), previous_secret_until: previousUntil, secret: sealed }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }

  async enable(tenantId: string, id: string): Promise<void> {
    await this.#store
      .updateTable('webhooks')
      .set({ disabled_reason: null, failing_since: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
  }

  #record({
    id,
    tenant_id,
    url,
    description,
    events,
    disabled_reason,
    failing_since,
    previous_secret_until,
    created_at,
  }: WebhookRow): Webhook {
    const overlap = previous_secret_until !== null && previous_secret_until > this.#clock() ? previous_secret_until : null;
    return {
      webhook_id: id,
      url: this.#vault.open(tenant_id, 'webhooks.url', id, url),
      description,
      events: JSON.parse(events),
      status: disabled_reason === null ? 'enabled' : 'disabled',
      disabled_reason: disabled_reason as Webhook['disabled_reason'],
      failing_since: iso(failing_since),
      previous_secret_until: iso(overlap),
      created_at: new Date(created_at).toISOString(),
    };
  }
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
