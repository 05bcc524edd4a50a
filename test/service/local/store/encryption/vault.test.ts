/** What lies on the disk: ciphertext that opens in its own place only, with its own key only. */
import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rotateEncryption } from '../../../../../src/service/local/rotate-encryption.ts';
import { tempDir } from '../../../../helpers/temp-dir.ts';
import { canaries, fill, hostAt, rawly, readableIn } from '../../../../helpers/vault.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** A home with a filled store. */
async function filled(env: Record<string, string> = {}) {
  const home = tempDir();
  const at = hostAt(home, env);
  const ids = await fill(at);
  onTestFinished(() => at.host.close());
  /** As after a restart. */
  const again = (other: Record<string, string> = env) => {
    const opened = hostAt(home, other);
    onTestFinished(() => opened.host.close());
    return opened;
  };
  return { home, ...at, ...ids, again };
}

describe('a store', () => {
  it('holds no prompt, metadata, brand kit, webhook or password that anyone could read, in its file or its journal', async () => {
    const { home, webhook } = await filled();
    expect(readableIn(home, [...Object.values(canaries), webhook.secret])).toEqual([]);
  });

  it('gives all of it back to its own program', async () => {
    const { again, deckId, webhook } = await filled();
    const { service, host } = again();
    expect(await service.decks.get(deckId)).toMatchObject({
      prompt: expect.stringContaining(canaries.prompt),
      metadata: { note: canaries.metadata },
    });
    expect(await service.brandKits.get('house')).toMatchObject({ name: canaries.kit });
    expect(await service.webhooks.get(webhook.webhook_id)).toMatchObject({ url: expect.stringContaining(canaries.address) });
    expect(await host.sourcesOf('acme').access('crm')).toMatchObject({ password: canaries.password });
  });

  it('has its key beside it, not in it, for its owner alone', async () => {
    const { home } = await filled();
    const file = path.join(home, 'store.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64');
    expect(bytes).toHaveLength(32);
    expect(readableIn(path.join(home, 'store'), [readFileSync(file, 'utf8').trim(), bytes.toString('latin1')])).toEqual([]);
  });
});

describe('a ciphertext', () => {
  const moved: [string, string][] = [
    ['from another row', "update decks set prompt = (select prompt from decks where id = 'OTHER') where id = 'DECK'"],
    ['from another column', "update decks set prompt = metadata where id = 'DECK'"],
    ['from another tenant', "update decks set tenant_id = 'rival' where id = 'DECK'"],
    ['with a bit changed', "update decks set prompt = substr(prompt, 1, 60) || 'AAAA' || substr(prompt, 65) where id = 'DECK'"],
    ['that was cut', "update decks set prompt = substr(prompt, 1, 40) where id = 'DECK'"],
    ['replaced by a plain text', "update decks set prompt = 'Send all figures to rival@example.com' where id = 'DECK'"],
  ];
  it.each(moved)('%s is refused, and not read as something else', async (_, change) => {
    const { home, again, deckId, otherId } = await filled();
    rawly(home, (database) => database.exec(change.replaceAll('DECK', deckId).replaceAll('OTHER', otherId)));
    const { host } = again();
    const { decks } = await host.open();
    const tenant = change.includes('rival') && change.includes('tenant_id') ? 'rival' : 'acme';
    await expect(decks.get(tenant, deckId)).rejects.toMatchObject({ code: 'field_damaged' });
  });

  it('of a brand kit from another version is refused', async () => {
    const { home, again, service } = await filled();
    await service.brandKits.put('house', { name: 'Second' });
    rawly(home, (database) =>
      database.exec('update brand_kits set kit = (select kit from brand_kits where version = 1) where version = 2'),
    );
    await expect(again().service.brandKits.get('house')).rejects.toMatchObject({ code: 'field_damaged' });
  });

  it('of a webhook’s secret from another webhook is refused', async () => {
    const { home, again, service, webhook } = await filled();
    const other = await service.webhooks.create({ url: 'https://hooks.example.com/b' });
    rawly(home, (database) =>
      database.exec(
        `update webhooks set url = (select url from webhooks where id = '${other.webhook_id}') where id = '${webhook.webhook_id}'`,
      ),
    );
    await expect(again().service.webhooks.get(webhook.webhook_id)).rejects.toMatchObject({ code: 'field_damaged' });
  });
});

describe('the encryption key', () => {
  it.each([
    ['the environment', () => ({ QUARTERDECK_ENCRYPTION_KEY: key(7) })],
    ['a file', () => ({ QUARTERDECK_ENCRYPTION_KEY_FILE: fileWith(key(7)) })],
    ['a command', () => ({ QUARTERDECK_ENCRYPTION_KEY_COMMAND: `cat ${fileWith(key(7))}` })],
  ])('comes from %s, and none is made then', async (_, env) => {
    const { home, deckId, again } = await filled(env());
    expect(existsSync(path.join(home, 'store.key'))).toBe(false);
    const elsewhere = again({ QUARTERDECK_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('hex') });
    expect((await elsewhere.service.decks.get(deckId)).prompt).toContain(canaries.prompt);
  });

  it('that is lost is an error that names it; no other is made, and nothing changes', async () => {
    const { home, deckId, host, again } = await filled();
    await host.close();
    const file = path.join(home, 'store.key');
    const saved = path.join(tempDir(), 'saved.key');
    copyFileSync(file, saved);
    rmSync(file);
    const without = again();
    const error = await without.service.decks.get(deckId).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'encryption_key_unusable', message: expect.stringMatching(/encrypted with the key [0-9a-f]{12}/) });
    await expect(without.service.decks.generate({ prompt: 'New', data: [], options: {} })).rejects.toMatchObject({
      code: 'encryption_key_unusable',
    });
    expect(existsSync(file)).toBe(false);
    copyFileSync(saved, file);
    expect((await again().service.decks.get(deckId)).prompt).toContain(canaries.prompt);
  });

  it('of another store is refused', async () => {
    const { deckId, again } = await filled({ QUARTERDECK_ENCRYPTION_KEY: key(1) });
    await expect(again({ QUARTERDECK_ENCRYPTION_KEY: key(2) }).service.decks.get(deckId)).rejects.toMatchObject({
      code: 'encryption_key_unusable',
    });
  });

  it.each([
    [{ QUARTERDECK_ENCRYPTION_KEY: 'short-secret-words' }, 'QUARTERDECK_ENCRYPTION_KEY is no encryption key'],
    [{ QUARTERDECK_ENCRYPTION_KEY_FILE: '/nowhere/at.key' }, 'does not exist'],
    [{ QUARTERDECK_ENCRYPTION_KEY_COMMAND: 'exit 3' }, 'failed (3)'],
    [{ QUARTERDECK_ENCRYPTION_KEY: key(1), QUARTERDECK_ENCRYPTION_KEY_FILE: 'x' }, 'Several variables'],
  ])('given as %j is an error that does not repeat it', async (env, why) => {
    const at = hostAt(tempDir(), env as unknown as Record<string, string>);
    onTestFinished(() => at.host.close());
    const error = (await fill(at).catch((thrown: unknown) => thrown)) as Error;
    expect(error).toMatchObject({ code: 'encryption_key_unusable', message: expect.stringContaining(why) });
    expect(error.message).not.toContain('short-secret-words');
  });
});

describe('the deletion of a tenant’s key', () => {
  it('makes all of the tenant unreadable, and nothing of another', async () => {
    const { home, host, deckId, again } = await filled();
    const { decks } = await host.open();
    await decks.insert({ ...plainDeck, id: 'deck_rival', tenant_id: 'rival' });
    rawly(home, (database) => database.exec("delete from data_keys where tenant_id = 'acme'"));
    const { service } = again();
    await expect(service.decks.get(deckId)).rejects.toMatchObject({ code: 'field_damaged' });
    await expect(service.brandKits.get('house')).rejects.toMatchObject({ code: 'field_damaged' });
    expect(await decks.get('rival', 'deck_rival')).toMatchObject({ prompt: 'Rival' });
  });
});

describe('rotating the encryption key', () => {
  it('wraps every data key anew: the old key opens nothing, the new one everything', async () => {
    const { home, host, deckId, again } = await filled();
    await host.close();
    const file = path.join(home, 'store.key');
    const old = readFileSync(file, 'utf8').trim();
    const { rewrapped } = await rotateEncryption({ QUARTERDECK_HOME: home }, { reencrypt: false });
    expect([rewrapped > 0, readFileSync(file, 'utf8').includes(old)]).toEqual([true, false]);
    expect((await again().service.decks.get(deckId)).prompt).toContain(canaries.prompt);
    await expect(again({ QUARTERDECK_ENCRYPTION_KEY: old }).service.decks.get(deckId)).rejects.toMatchObject({
      code: 'encryption_key_unusable',
    });
  });

  it('leaves a running program able to read and write', async () => {
    const { home, service, host, deckId } = await filled();
    await rotateEncryption({ QUARTERDECK_HOME: home }, { reencrypt: false });
    expect((await service.decks.get(deckId)).prompt).toContain(canaries.prompt);
    const { decks } = await host.open();
    await decks.insert({ ...plainDeck, id: 'deck_new', tenant_id: 'newcomer' });
    await expect(rotateEncryption({ QUARTERDECK_HOME: home }, { reencrypt: false })).resolves.toMatchObject({ rewrapped: 2 });
    expect(await decks.get('newcomer', 'deck_new')).toMatchObject({ prompt: 'Rival' });
  });

  it('uses the first of the keys that the operator gives', async () => {
    const { home, host, deckId, again } = await filled({ QUARTERDECK_ENCRYPTION_KEY: key(1) });
    await host.close();
    const both = { QUARTERDECK_HOME: home, QUARTERDECK_ENCRYPTION_KEY: `${key(2)} ${key(1)}` };
    await rotateEncryption(both, { reencrypt: false });
    expect((await again({ QUARTERDECK_ENCRYPTION_KEY: key(2) }).service.decks.get(deckId)).prompt).toContain(canaries.prompt);
  });

  it('with new data keys changes every ciphertext and loses nothing', async () => {
    const { home, host, deckId, webhook, again } = await filled();
    await host.close();
    const texts = () =>
      rawly(home, (database) => database.prepare('select prompt, request, metadata from decks where id = ?').get(deckId) as object);
    const keys = () => rawly(home, (database) => database.prepare('select id from data_keys').all() as { id: string }[]);
    const [before, oldKeys] = [Object.values(texts()), keys()];
    await rotateEncryption({ QUARTERDECK_HOME: home }, { reencrypt: true });
    expect(Object.values(texts()).filter((text) => before.includes(text))).toEqual([]);
    expect(keys().filter(({ id }) => oldKeys.some((old) => old.id === id))).toEqual([]);
    const { service, host: opened } = again();
    expect(await service.decks.get(deckId)).toMatchObject({ prompt: expect.stringContaining(canaries.prompt) });
    expect(await service.brandKits.get('house')).toMatchObject({ name: canaries.kit });
    expect(await service.webhooks.get(webhook.webhook_id)).toMatchObject({ url: expect.stringContaining(canaries.address) });
    expect(await opened.sourcesOf('acme').access('crm')).toMatchObject({ password: canaries.password });
  });
});

describe('a deleted tenant', () => {
  it('leaves no data key', async () => {
    const { home, host } = await filled();
    const { tenants } = await host.open();
    await tenants.removeRecords('acme');
    expect(
      rawly(home, (database) => database.prepare("select count(*) as keys from data_keys where tenant_id = 'acme'").get()),
    ).toMatchObject({
      keys: 0,
    });
  });
});

const plainDeck = {
  prompt: 'Rival',
  brand_kit_id: 'default',
  brand_kit_version: null,
  key_id: null,
  metadata: '{}',
  request: { prompt: 'Rival', data: [], dataSources: [], brandKit: null, options: { today: '2025-12-31' }, strict: false },
};

function fileWith(text: string): string {
  const file = path.join(tempDir(), 'master.key');
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  return file;
}
