/** Where the library keeps its records: of two requests that have both looked, one wins. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ApiKeyStore } from '../../../src/service/local/store/api-key-store.ts';
import { OauthClientStore } from '../../../src/service/local/store/oauth-client-store.ts';
import { OauthKeyStore } from '../../../src/service/local/store/oauth-key-store.ts';
import { OauthRecordStore } from '../../../src/service/local/store/oauth-record-store.ts';
import { openStore, type Store } from '../../../src/service/local/store/open-store.ts';
import { TenantStore } from '../../../src/service/local/store/tenant-store.ts';
import { adapterOf } from '../../../src/service/oauth/adapter.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

let now = 0;
let store: Store;
let of: ReturnType<typeof adapterOf>;

beforeEach(async () => {
  now = 1_000_000;
  store = await openStore(tempDir());
  onTestFinished(() => store.destroy());
  const clock = () => now;
  const stores = {
    keys: new ApiKeyStore(store, clock),
    clients: new OauthClientStore(store, clock),
    records: new OauthRecordStore(store, clock),
    signingKeys: new OauthKeyStore(store, clock),
  };
  of = adapterOf(stores, clock);
});

describe('a refresh token', () => {
  it('is consumed once, and takes its grant with it the second time', async () => {
    await of('Grant').upsert('grant', { accountId: 'acme/key_1' }, 60);
    await of('RefreshToken').upsert('token', { grantId: 'grant', accountId: 'acme/key_1' }, 60);
    await of('RefreshToken').consume('token');
    expect(await of('Grant').find('grant')).toMatchObject({ jti: 'grant', accountId: 'acme/key_1' });
    await expect(of('RefreshToken').consume('token')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect([await of('Grant').find('grant'), await of('RefreshToken').find('token')]).toEqual([undefined, undefined]);
  });
});

describe('what no account stands behind yet', () => {
  it('belongs to the tenant of its client, and goes with it', async () => {
    const tenants = new TenantStore(store, () => now);
    await tenants.insert({ id: 'acme', name: 'Acme', contact: null, limits: {} });
    const client = { id: 'client_1', tenant_id: 'acme', name: 'reports', secret_hash: null, public_key: null, scopes: [], grants: [] };
    await new OauthClientStore(store, () => now).insert(client);
    await of('DeviceCode').upsert('device', { clientId: 'client_1', userCode: 'ABCDEFGH' }, 60);
    await of('ReplayDetection').upsert('assertion', { iss: 'client_1' } as never, 60);
    // Nobody's: the client that every tenant has.
    await of('DeviceCode').upsert('other', { clientId: 'quarterdeck', userCode: 'IJKLMNOP' }, 60);
    const owners = async () =>
      (await store.selectFrom('oauth_records').select(['kind', 'tenant_id']).orderBy('kind').execute()).map(({ kind, tenant_id }) => [
        kind,
        tenant_id,
      ]);
    expect(await owners()).toEqual([
      ['DeviceCode', 'acme'],
      ['DeviceCode', null],
      ['ReplayDetection', 'acme'],
    ]);
    // Refused, it still is.
    await new OauthRecordStore(store, () => now).answerUserCode('ABCDEFGH', { error: 'access_denied' }, null, null);
    await tenants.bury('acme');
    await tenants.removeRecords('acme');
    expect(await owners()).toEqual([['DeviceCode', null]]);
  });
});

describe('a used assertion', () => {
  it('is recorded once', async () => {
    await of('ReplayDetection').upsert('assertion', { iss: 'client' }, 60);
    await expect(of('ReplayDetection').upsert('assertion', { iss: 'client' }, 60)).rejects.toMatchObject({ error: 'invalid_client' });
  });
});

describe('what has expired', () => {
  it('is not found, and is removed with the next record', async () => {
    await of('RefreshToken').upsert('old', { grantId: 'grant' }, 60);
    now += 60_000;
    expect(await of('RefreshToken').find('old')).toBeUndefined();
    await of('RefreshToken').upsert('new', { grantId: 'grant' }, 60);
    expect(await store.selectFrom('oauth_records').select('hash').execute()).toHaveLength(1);
  });
});

describe('device codes', () => {
  it('that wait for an answer are limited', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      ...{ kind: 'DeviceCode', hash: `${at}`, tenant_id: null, grant_hash: null, payload: '{}', consumed_at: null },
      ...{ user_code_hash: `${at}`, expires_at: now + 600_000 },
    }));
    while (rows.length > 0) await store.insertInto('oauth_records').values(rows.splice(0, 1000)).execute();
    await expect(of('DeviceCode').upsert('one', { userCode: 'BCDFGHJK' }, 600)).rejects.toMatchObject({ error: 'temporarily_unavailable' });
  });
});
