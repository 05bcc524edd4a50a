/** The raw data of metrics: existing decks, what is kept of deleted ones, requests by day, the queue, webhooks and deliveries. */
import { sql } from 'kysely';
import type { Store } from './open-store.ts';
import type { RemovedDeckTable, RequestCountTable } from './tables.ts';

export type CountedDeck = Omit<RemovedDeckTable, 'id' | 'tenant_id'>;

export interface CountedDelivery {
  status: string;
  /** Attempts made. */
  attempts: number;
  /** Time of the event; milliseconds since 1970. */
  created_at: number;
  /** Start of the last attempt, ISO 8601, and its duration, milliseconds; null before the first. */
  last_at: string | null;
  last_ms: number | null;
}

const counted = ['key_id', 'brand_kit_id', 'status', 'figures', 'stage_times', 'created_at', 'started_at', 'completed_at'] as const;

export class MetricsStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Decks requested in a range; milliseconds, end exclusive. */
  async decks(tenantId: string, from: number, to: number): Promise<CountedDeck[]> {
    const [there, removed] = await Promise.all(
      (['decks', 'removed_decks'] as const).map((table) =>
        this.#store
          .selectFrom(table)
          .select([...counted])
          .where('tenant_id', '=', tenantId)
          .where('created_at', '>=', from)
          .where('created_at', '<', to)
          .execute(),
      ),
    );
    return [...there!, ...removed!];
  }

  /** Requests by day, both ends inclusive; ISO dates. */
  async requests(tenantId: string, from: string, to: string): Promise<RequestCountTable[]> {
    return this.#store
      .selectFrom('request_counts')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute();
  }

  async addRequests(counts: readonly RequestCountTable[]): Promise<void> {
    await this.#store.transaction().execute(async (trx) => {
      const counted = counts.map(({ tenant_id }) => tenant_id);
      const gone = await trx.selectFrom('tenants').select('id').where('state', '=', 'deleted').where('id', 'in', counted).execute();
      for (const each of counts.filter(({ tenant_id }) => !gone.some(({ id }) => id === tenant_id))) {
        await trx
          .insertInto('request_counts')
          .values(each)
          .onConflict((conflict) =>
            conflict.columns(['tenant_id', 'key_id', 'day']).doUpdateSet((row) => ({
              answered: row('request_counts.answered', '+', each.answered),
              refused: row('request_counts.refused', '+', each.refused),
              failed: row('request_counts.failed', '+', each.failed),
            })),
          )
          .execute();
      }
    });
  }

  /** `oldest`: when the longest-waiting deck was requested. */
  async queue(): Promise<{ waiting: number; processing: number; oldest: number | null }> {
    const rows = await this.#store
      .selectFrom('decks')
      .select((row) => ['status', row.fn.countAll<number>().as('count'), row.fn.min('created_at').as('oldest')])
      .where('status', 'in', ['queued', 'processing'])
      .groupBy('status')
      .execute();
    const of = (status: string) => rows.find((row) => row.status === status);
    return {
      waiting: Number(of('queued')?.count ?? 0),
      processing: Number(of('processing')?.count ?? 0),
      oldest: of('queued')?.oldest ?? null,
    };
  }

  async webhooks(tenantId: string): Promise<{ enabled: number; disabled: number }> {
    const rows = await this.#store.selectFrom('webhooks').select('disabled_reason').where('tenant_id', '=', tenantId).execute();
    const enabled = rows.filter(({ disabled_reason }) => disabled_reason === null).length;
    return { enabled, disabled: rows.length - enabled };
  }

  /** Stored deliveries of events in a range, end exclusive, without manual ones. */
  async deliveries(tenantId: string, from: number, to: number): Promise<CountedDelivery[]> {
    return (
      this.#store
        .selectFrom('deliveries')
        .select([
          'status',
          'created_at',
          sql<number>`json_array_length(attempts)`.as('attempts'),
          sql<string | null>`json_extract(attempts, '$[#-1].at')`.as('last_at'),
          sql<number | null>`json_extract(attempts, '$[#-1].ms')`.as('last_ms'),
        ])
        // Through the webhooks, which deliveries are indexed by.
        .where('webhook_id', 'in', (own) => own.selectFrom('webhooks').select('id').where('tenant_id', '=', tenantId))
        .where('kind', '=', 'event')
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .execute()
    );
  }
}
