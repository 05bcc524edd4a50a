/** The tenants of a store, and the account of one. */
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { OwnAccount, Tenants } from '../deck-service.ts';
import type { ApiKeyRequest, NewApiKey } from '../schema/api-key.ts';
import type { SomeLimits } from '../schema/limits.ts';
import type { List, ListQuery } from '../schema/list.ts';
import type { Account, AccountRequest, NewAccount, Tenant, TenantChanges, TenantRequest } from '../schema/tenant.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { deleteTenant } from './delete-tenant.ts';
import { newId } from './ids.ts';
import { LocalApiKeys } from './local-api-keys.ts';
import { type LocalHost, ownTenant } from './local-host.ts';
import { storedBytes } from './stored-bytes.ts';

/** Limits of an account that registered itself; the operator can change them. */
const accountLimits: SomeLimits = { decks_per_day: 100, concurrent_decks: 10, stored_bytes: 1024 ** 3 };

export class LocalTenants implements Tenants {
  readonly #host: LocalHost;

  constructor(host: LocalHost) {
    this.#host = host;
  }

  async create(request: TenantRequest): Promise<Tenant> {
    const [{ tenantRequestSchema }, { readRequest }] = await Promise.all([
      import('../schema/tenant.ts'),
      import('../schema/read-request.ts'),
    ]);
    const { tenant_id: id, name = id, contact = null, limits = {} } = readRequest(tenantRequestSchema, request);
    const { tenants } = await this.#host.open();
    const made = await tenants.insert({ id, name, contact, limits });
    if (made) return made;
    throw new QuarterdeckError('tenant_exists', `The ID ${id} is or was that of a tenant.`, { next: 'give another ID' });
  }

  async list({ limit, cursor }: ListQuery): Promise<List<Tenant>> {
    const { tenants } = await this.#host.open();
    const found = await tenants.list({ limit, after: cursor === undefined ? null : readCursor(cursor).id });
    const data = found.slice(0, limit);
    const more = found.length > limit;
    return { object: 'list', data, has_more: more, next_cursor: more ? writeCursor({ created_at: 0, id: data.at(-1)!.tenant_id }) : null };
  }

  async get(id: string): Promise<Tenant> {
    const { tenants } = await this.#host.open();
    return (await tenants.get(id)) ?? this.#missing(id);
  }

  async update(id: string, changes: TenantChanges): Promise<Tenant> {
    const [{ tenantChangesSchema }, { readRequest }] = await Promise.all([
      import('../schema/tenant.ts'),
      import('../schema/read-request.ts'),
    ]);
    const { name, contact, state, limits } = readRequest(tenantChangesSchema, changes);
    if (state === 'suspended') refuseOwn(id, 'suspended');
    const given = Object.entries({ name, contact, state, limits }).filter(([, value]) => value !== undefined);
    const { tenants } = await this.#host.open();
    return (await tenants.update(id, Object.fromEntries(given))) ?? this.#missing(id);
  }

  async delete(id: string): Promise<void> {
    refuseOwn(id, 'deleted');
    if (!(await deleteTenant(this.#host, id))) await this.#missing(id);
  }

  async createKey(id: string, request: ApiKeyRequest): Promise<NewApiKey> {
    await this.get(id);
    const { keys } = await this.#host.open();
    return new LocalApiKeys(
      async () => keys,
      id,
      () => this.#host.now(),
    ).create(request);
  }

  /** A tenant for someone who registers, with a key that may do everything with it. */
  async register({ name, email }: AccountRequest): Promise<NewAccount> {
    const { tenants } = await this.#host.open();
    const id = newId('tenant', this.#host.now());
    const tenant = (await tenants.insert({ id, name, contact: email, limits: accountLimits }))!;
    return { ...tenant, api_key: await this.createKey(id, { name: 'first key', scopes: ['admin'] }) };
  }

  async #missing(id: string): Promise<never> {
    const { tenants } = await this.#host.open();
    const near = didYouMean(
      id,
      (await tenants.list({ limit: 1000, after: null })).map(({ tenant_id }) => tenant_id),
    );
    throw new QuarterdeckError('tenant_not_found', `There is no tenant ${id}${near ? `; did you mean ${near}?` : '.'}`, {
      next: 'quarterdeck tenants list',
    });
  }
}

export class LocalAccount implements OwnAccount {
  readonly #host: LocalHost;
  readonly #tenantId: string;

  constructor(host: LocalHost, tenantId: string) {
    this.#host = host;
    this.#tenantId = tenantId;
  }

  async get(): Promise<Account> {
    const tenant = await new LocalTenants(this.#host).get(this.#tenantId);
    const { store } = await this.#host.open();
    const countOf = async (table: 'decks' | 'webhooks' | 'api_keys') => {
      const rows = store.selectFrom(table).select((row) => row.fn.countAll<number>().as('count'));
      return Number((await rows.where('tenant_id', '=', this.#tenantId).executeTakeFirstOrThrow()).count);
    };
    const { brandKits } = await this.#host.open();
    return {
      ...tenant,
      kept: {
        decks: await countOf('decks'),
        data_sources: (await this.#host.sourcesOf(this.#tenantId).list()).data.length,
        brand_kits: (await brandKits.list(this.#tenantId)).length,
        webhooks: await countOf('webhooks'),
        api_keys: await countOf('api_keys'),
        stored_bytes: await storedBytes(this.#host, this.#tenantId),
      },
    };
  }

  delete(): Promise<void> {
    return new LocalTenants(this.#host).delete(this.#tenantId);
  }
}

function refuseOwn(id: string, how: string): void {
  if (id !== ownTenant) return;
  throw new QuarterdeckError('option_invalid', `The tenant ${ownTenant} is the operator's own and cannot be ${how}.`, {
    next: 'stop the server and remove its folder to delete everything',
  });
}
