/** `/v1/tenants`, for the operator, and `/v1/accounts`, for those who register and then for each its own. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { fingerprintOf, mismatch } from '../../local/store/idempotency.ts';
import type { NewAccount } from '../../schema/tenant.ts';
import { limitRegistrations } from '../limits.ts';
import type { HandlersOf } from '../register-operations.ts';
import type { RouteParts } from '../route-parts.ts';

/** How long a registration can be repeated with the same result, milliseconds. */
const repeatableMs = 600_000;

type Ids =
  | 'createTenant'
  | 'listTenants'
  | 'getTenant'
  | 'updateTenant'
  | 'deleteTenant'
  | 'createTenantKey'
  | 'createAccount'
  | 'getAccount'
  | 'deleteAccount';

export function tenantHandlers({ register }: RouteParts): HandlersOf<Ids> {
  const refuseTooMany = limitRegistrations();
  /** In memory only, because the answer holds an API key and there is none yet to encrypt it with. */
  const lately = new Map<string, { fingerprint: string; account: Promise<NewAccount> }>();
  const remember = (key: string, made: { fingerprint: string; account: Promise<NewAccount> }) => {
    const forget = () => void lately.delete(key);
    lately.set(key, made);
    made.account.catch(forget);
    setTimeout(forget, repeatableMs).unref();
  };
  return {
    createTenant: ({ service, body }) => service.tenants.create(body),
    listTenants: ({ service, query }) => service.tenants.list(query),
    getTenant: ({ service, params }) => service.tenants.get(params.tenant_id),
    updateTenant: ({ service, params, body }) => service.tenants.update(params.tenant_id, body),
    deleteTenant: ({ service, params }) => service.tenants.delete(params.tenant_id),
    createTenantKey: ({ service, params, body }) => service.tenants.createKey(params.tenant_id, body),
    async createAccount({ body, request, reply }) {
      if (!register) {
        throw new QuarterdeckError('registration_closed', 'Accounts of this server are created by its operator.', {
          next: 'ask the operator for an API key',
        });
      }
      const key = request.headers['idempotency-key'];
      const fingerprint = fingerprintOf(body);
      const before = typeof key === 'string' ? lately.get(key) : undefined;
      if (before && before.fingerprint !== fingerprint) throw mismatch(key as string);
      if (before) {
        reply.header('idempotency-replayed', 'true');
        return before.account;
      }
      refuseTooMany(request);
      const account = register(body);
      if (typeof key === 'string') remember(key, { fingerprint, account });
      return account;
    },
    getAccount: ({ service }) => service.account.get(),
    deleteAccount: ({ service }) => service.account.delete(),
  };
}
