/** What is left of a deleted tenant: its ID in the audit log and in the table of tenants, and nothing else in any file. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { Dispatcher } from '../../../src/service/local/render/dispatcher.ts';
import { storeFile } from '../../../src/service/local/store/open-store.ts';
import { sweepOrphans } from '../../../src/service/local/sweep-orphans.ts';
import { api } from '../../helpers/api.ts';

/** Not to be found in anything else. */
const canary = 'Zyzzogeton';
const csv = `id,owner,stage,amount,close_date\n1,${canary},Won,10,2025-01-02\n2,${canary},Lost,20,2025-02-03\n`;

async function withTenants() {
  const made = await api();
  const { app, host } = made;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const operator = bearer(await made.keyOf('local'));
  const ask = async (method: string, url: string, payload?: unknown, headers: Record<string, string> = operator) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload: payload as object }),
    });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.payload}`);
    return answer.payload === '' ? null : answer.json();
  };
  const workAll = async () => {
    const { work } = await host.open();
    const { files, room, changes, make } = host;
    await new Dispatcher({ decks: work, files, room, changes, make }, { inAll: 1, ofTenant: 1 }).drain();
  };
  const newTenant = async (tenant_id: string, word = canary) => {
    await ask('POST', '/v1/tenants', { tenant_id, name: `${word} Ltd.`, contact: `${word}@northfield.example` });
    return bearer((await ask('POST', `/v1/tenants/${tenant_id}/api-keys`, { name: `key of ${word}`, scopes: ['admin'] })).key);
  };
  /** Something of every kind, with the canary in all that a caller can write. */
  const fill = async (own: Record<string, string>) => {
    const multipart = { ...own, 'content-type': 'multipart/form-data; boundary=b' };
    const part = (name: string, file: string, text: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\n\r\n${text}\r\n`;
    await ask(
      'PUT',
      '/v1/data-sources/deals',
      `${part('file', 'deals.csv', csv)}${part('mapping', 'm', `won: [Won] # ${canary}\n`)}--b--\r\n`,
      multipart,
    );
    const database = { kind: 'postgres', location: `postgres://${canary}@db.example.com/crm`, password: canary };
    await ask('PUT', '/v1/data-sources/db', database, own);
    await ask('PUT', '/v1/brand-kits/house', { name: canary, colors: { primary: '#1F4E79' } }, own);
    await ask('PUT', '/v1/brand-kits/house', { name: `${canary} 2`, colors: { primary: '#1F4E79' } }, own);
    const { webhook_id } = await ask('POST', '/v1/webhooks', { url: `http://127.0.0.1:9/${canary}`, description: canary }, own);
    await ask('GET', '/v1/events/secret', undefined, own);
    await ask('POST', '/v1/oauth-clients', { name: canary }, own);
    const generate = (prompt: string, more = {}) =>
      ask(
        'POST',
        '/v1/generate',
        { prompt, metadata: { team: canary }, ...more },
        { ...own, 'idempotency-key': `key of ${canary} ${prompt}` },
      );
    await generate(`Sales review for ${canary}`, { data_sources: ['deals'], brand_kit_id: 'house' });
    const { deck_id } = await generate(`All-hands\n\n# ${canary}\n\n- New office opened\n`);
    const removed = await generate(`${canary} again`);
    const documents = `${part('request', 'r.json', '{"prompt":null}')}${part('document', 'notes.md', `# ${canary}\n\n- Support desk staffed\n`)}--b--\r\n`;
    await ask('POST', '/v1/generate', documents, multipart);
    await workAll();
    await ask('DELETE', `/v1/decks/${removed.deck_id}`, undefined, own);
    await ask('POST', '/v1/export', { deck_id }, { ...own, 'idempotency-key': canary });
    await ask('POST', `/v1/webhooks/${webhook_id}/test`, undefined, own);
    await generate(`${canary} still waits`);
    return deck_id;
  };
  return { ...made, ask, newTenant, fill, workAll };
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

const holding = (folder: string, words: readonly string[]) =>
  filesUnder(folder).filter((file) => words.some((word) => readFileSync(file).includes(word)));

it('is in no file and no table: neither a word of its own, nor a record, nor a file, also where deleted records lay', async () => {
  const { host, ask, newTenant, fill } = await withTenants();
  const { store } = await host.open();
  const other = await newTenant('northfield', 'Northfield');
  const theirs = await ask('POST', '/v1/generate', { prompt: 'Wins' }, other);
  const own = await newTenant('acme');
  const secrets = [canary, createHash('sha256').update(own.authorization!.slice(7)).digest('hex')];
  await fill(own);

  const before = holding(host.folder, secrets).map((file) => path.relative(host.folder, file).split(path.sep)[0]);
  expect(new Set(before)).toEqual(expect.objectContaining(new Set(['files', 'tenants'])));
  expect(before.some((file) => file!.startsWith('quarterdeck.sqlite'))).toBe(true);

  await ask('DELETE', '/v1/tenants/acme');

  expect(holding(host.folder, secrets)).toEqual([]);
  expect(filesUnder(host.folder).filter((file) => file.split(path.sep).includes('acme'))).toEqual([]);
  const tables = (await store.introspection.getTables()).filter(({ columns }) => columns.some(({ name }) => name === 'tenant_id'));
  expect(tables.length).toBeGreaterThanOrEqual(9);
  for (const { name } of tables.filter((table) => table.name !== 'audit_log')) {
    const rows = await store
      .selectFrom(name as 'decks')
      .select('tenant_id')
      .where('tenant_id', '=', 'acme')
      .execute();
    expect([name, rows]).toEqual([name, []]);
  }
  expect(await store.selectFrom('settings').select('name').where('name', 'like', '%acme%').execute()).toEqual([]);
  expect(await store.selectFrom('tenants').selectAll().where('id', '=', 'acme').execute()).toMatchObject([
    { name: '', contact: null, limits: '{}' },
  ]);
  // Nothing of anyone else is gone.
  expect((await ask('GET', `/v1/decks/${theirs.deck_id}`, undefined, other)).status).toBe('completed');
});

it('holds nobody up while another process reads the store, and is in no file after the sweep that follows', async () => {
  const { host, ask, newTenant } = await withTenants();
  await newTenant('acme');
  const reading = new Database(path.join(host.folder, storeFile));
  onTestFinished(() => void reading.close());
  // As a backup does.
  reading.exec('begin; select count(*) from tenants');
  reading.prepare('select id from tenants').all();
  const begun = performance.now();
  await ask('DELETE', '/v1/tenants/acme');
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(holding(host.folder, [canary])).not.toEqual([]);
  reading.exec('commit');
  await sweepOrphans(host);
  expect(holding(host.folder, [canary])).toEqual([]);
});

it('is nothing of what was still being made when it was deleted', async () => {
  const { host, ask, newTenant } = await withTenants();
  const own = await newTenant('acme');
  const { deck_id } = await ask('POST', '/v1/generate', { prompt: `# ${canary}\n\n- New office opened\n` }, own);
  const { work } = await host.open();
  const { files, room, changes, make } = host;
  let deleted: Promise<unknown> | undefined;
  const dispatcher = new Dispatcher(
    {
      decks: work,
      files,
      room,
      changes,
      // Deleted after the deck is made, before it is kept.
      make: async (claim, hooks) => {
        const made = await make(claim, { ...hooks, signal: new AbortController().signal });
        deleted = ask('DELETE', '/v1/tenants/acme');
        await deleted;
        return made;
      },
    },
    { inAll: 1, ofTenant: 1 },
  );
  await dispatcher.drain();
  await deleted;
  // A request that had begun before wrote after all.
  await host.files.put('acme/exports/late.pptx', Buffer.from(canary));
  await (await host.open()).events.publish({
    tenantId: 'acme',
    type: 'deck.failed',
    data: { deck_id, status: 'failed', version: 1, error: null },
  });
  await sweepOrphans(host);
  expect(holding(host.folder, [canary])).toEqual([]);
  const { store } = await host.open();
  expect(await store.selectFrom('events').select('id').where('tenant_id', '=', 'acme').execute()).toEqual([]);
});
