/** What every DeckService must do with tenants and accounts, whoever answers. */
import { describe, expect, it } from 'vitest';
import type { DeckService } from '../../src/service/deck-service.ts';
import { newApiKeySchema } from '../../src/service/schema/api-key.ts';
import { accountSchema, tenantSchema } from '../../src/service/schema/tenant.ts';

let made = 0;
/** No tenant of another test, and none that was deleted. */
const newId = () => `contract_${++made}`;

/** @param operator The service of the operator, whose store may have other tenants. */
export function tenantsContract(name: string, operator: () => DeckService | Promise<DeckService>): void {
  describe(`tenants of the ${name} deck service`, () => {
    it('are created, shown, listed and changed; what is left out stays as it is', async () => {
      const { tenants } = await operator();
      const tenant_id = newId();
      const created = await tenants.create({ tenant_id, contact: 'ops@northfield.example', limits: { decks_per_day: 5 } });
      expect(tenantSchema.parse(created)).toEqual(created);
      expect(created).toMatchObject({ tenant_id, name: tenant_id, contact: 'ops@northfield.example', state: 'active' });
      expect(await tenants.get(tenant_id)).toEqual(created);
      expect((await tenants.list({ limit: 100 })).data).toContainEqual(created);
      const changed = await tenants.update(tenant_id, { state: 'suspended', limits: { stored_bytes: 1000 } });
      expect(changed).toEqual({ ...created, state: 'suspended', limits: { ...created.limits, stored_bytes: 1000 } });
      expect((await tenants.update(tenant_id, { contact: null, limits: { decks_per_day: null } })).limits).toEqual({
        requests_per_minute: null,
        decks_per_day: null,
        concurrent_decks: null,
        stored_bytes: 1000,
      });
    });

    it('are listed page by page, by ID', async () => {
      const { tenants } = await operator();
      for (const tenant_id of [newId(), newId()]) await tenants.create({ tenant_id });
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await tenants.list({ limit: 1, ...(cursor !== undefined && { cursor }) });
        seen.push(...page.data.map(({ tenant_id }) => tenant_id));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual((await tenants.list({ limit: 100 })).data.map(({ tenant_id }) => tenant_id));
      expect(seen).toEqual([...seen].sort());
    });

    it('have keys with limits of their own', async () => {
      const { tenants } = await operator();
      const tenant_id = newId();
      await tenants.create({ tenant_id });
      const key = await tenants.createKey(tenant_id, { name: 'pipeline', limits: { requests_per_minute: 10 } });
      expect(newApiKeySchema.parse(key)).toEqual(key);
      expect(key.limits).toEqual({ requests_per_minute: 10, decks_per_day: null, concurrent_decks: null });
    });

    it('can limit their keys later, one limit by itself', async () => {
      const { apiKeys } = await operator();
      const { key_id } = await apiKeys.create({ name: 'pipeline', limits: { requests_per_minute: 10, decks_per_day: 5 } });
      const changed = await apiKeys.update(key_id, { limits: { decks_per_day: null, concurrent_decks: 2 } });
      expect(changed.limits).toEqual({ requests_per_minute: 10, decks_per_day: null, concurrent_decks: 2 });
      expect((await apiKeys.list()).data.find((key) => key.key_id === key_id)).toEqual(changed);
      await expect(apiKeys.update('key_0', { limits: {} })).rejects.toMatchObject({ code: 'key_not_found' });
      await expect(apiKeys.update(key_id, { limits: { requests_per_minute: -1 } })).rejects.toMatchObject({ code: 'request_invalid' });
    });

    it('are gone once deleted, and their IDs are nobody else’s', async () => {
      const { tenants } = await operator();
      const tenant_id = newId();
      await tenants.create({ tenant_id });
      await expect(tenants.create({ tenant_id })).rejects.toMatchObject({ code: 'tenant_exists' });
      await tenants.delete(tenant_id);
      for (const asked of [tenants.get(tenant_id), tenants.update(tenant_id, { name: 'x' }), tenants.delete(tenant_id)])
        await expect(asked).rejects.toMatchObject({ code: 'tenant_not_found' });
      await expect(tenants.createKey(tenant_id, { name: 'x' })).rejects.toMatchObject({ code: 'tenant_not_found' });
      await expect(tenants.create({ tenant_id })).rejects.toMatchObject({ code: 'tenant_exists' });
    });

    it.each([
      [{ tenant_id: 'Acme' }],
      [{ tenant_id: '../acme' }],
      [{ tenant_id: '' }],
      [{ tenant_id: 'acme', contact: 'ops' }],
      [{ tenant_id: 'acme', limits: { decks_per_day: 0 } }],
      [{ tenant_id: 'acme', limits: { stored_bytes: 1.5 } }],
    ])('are refused as %j', async (request) => {
      await expect((await operator()).tenants.create(request)).rejects.toMatchObject({ code: 'request_invalid' });
    });

    it('include the operator’s own, whose account is shown and not deleted', async () => {
      const { account } = await operator();
      const own = await account.get();
      expect(accountSchema.parse(own)).toEqual(own);
      expect(own.tenant_id).toBe('local');
      await expect(account.delete()).rejects.toMatchObject({ code: 'option_invalid' });
    });
  });
}
