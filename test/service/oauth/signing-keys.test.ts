/** The keys that sign access tokens: one signs, those before it verify until the last token is over. */
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { rotateSigningKeys } from '../../../src/service/local/rotate-signing-keys.ts';
import { OauthKeyStore } from '../../../src/service/local/store/oauth-key-store.ts';
import { openStore } from '../../../src/service/local/store/open-store.ts';
import { api } from '../../helpers/api.ts';
import { listDecks, newClient } from '../../helpers/oauth.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

describe('a key that is replaced', () => {
  /** The server reads its keys again after some seconds. */
  async function world(how: { revoke: boolean }) {
    let later = 0;
    const { app, host } = await api({ clock: () => new Date(Date.now() + later) });
    const client = await newClient(app, host, 'acme', ['decks:read']);
    const old = (await client.token()).json().access_token as string;
    await rotateSigningKeys(host.env, () => new Date(), how);
    later = 6_000;
    const fresh = (await client.token()).json().access_token as string;
    return { app, old, fresh };
  }

  it('signs nothing more, and verifies what it has signed', async () => {
    const { app, old, fresh } = await world({ revoke: false });
    expect(decodeProtectedHeader(fresh).kid).not.toBe(decodeProtectedHeader(old).kid);
    expect([(await listDecks(app, old)).statusCode, (await listDecks(app, fresh)).statusCode]).toEqual([200, 200]);
    const { keys } = (await app.inject('/oauth/jwks')).json() as { keys: Record<string, unknown>[] };
    expect(keys.map(({ kid }) => kid)).toEqual([fresh, old].map((token) => decodeProtectedHeader(token).kid));
    for (const key of keys) expect(key).not.toHaveProperty('d');
  });

  it('verifies nothing any more if it is revoked', async () => {
    const { app, old, fresh } = await world({ revoke: true });
    expect([(await listDecks(app, old)).statusCode, (await listDecks(app, fresh)).statusCode]).toEqual([401, 200]);
  });

  it('is gone once the last token that it signed is over', async () => {
    let now = 0;
    const store = await openStore(tempDir());
    const keys = new OauthKeyStore(store, () => now);
    const [first] = await keys.all();
    const second = await keys.rotate();
    now = 600_000;
    expect((await keys.all()).map(({ id }) => id)).toEqual([second, first.id]);
    now = 660_001;
    expect((await keys.all()).map(({ id }) => id)).toEqual([second]);
    await keys.rotate();
    expect((await store.selectFrom('oauth_keys').select('id').execute()).map(({ id }) => id)).not.toContain(first.id);
    await store.destroy();
  });

  it('is made once, however many ask at the same moment', async () => {
    const store = await openStore(tempDir());
    const all = await Promise.all(Array.from({ length: 5 }, () => new OauthKeyStore(store, Date.now).all()));
    expect(new Set(all.map(([key]) => key.id)).size).toBe(1);
    await store.destroy();
  });
});
