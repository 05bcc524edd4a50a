/** A REST API with something of every kind in it: whatever an address names there is, and when it is deleted another takes its place. */
import type { AddressInfo } from 'node:net';
import { Dispatcher } from '../../src/service/local/render/dispatcher.ts';
import { examples } from '../../src/service/operation-examples.ts';
import { type Api, api } from './api.ts';
import type { Operation } from './openapi.ts';

type Headers = Record<string, string>;
const kit = { name: 'House', colors: { primary: '#1F4E79' } };
const brief = 'All-hands\n\n# Wins\n\n- New office opened\n';

export interface LivingApi extends Api {
  url: string;
  headers: Headers;
  /** Who may ask for it: the operator, someone who may be gone afterwards, or the tenant. */
  callerOf(operation: Pick<Operation, 'method' | 'path' | 'operator'>): Promise<{ tenantId: string; headers: Headers }>;
  /** An id for what stands in a path; for what may end it, never of what the others need. */
  pick(name: string, at: number, ends: boolean): Promise<string>;
  /** A link to a finished deck that needs no key, without the server's address. */
  link: string;
  deckId: string;
  /** Its file. */
  deck: Buffer;
}

export async function livingApi(tenantId: string): Promise<LivingApi> {
  const made = await api({ registration: true });
  const { app, host, keyOf } = made;
  const headers = { authorization: `Bearer ${await keyOf(tenantId)}` };
  const ask = async (method: string, url: string, payload?: unknown, type = 'application/json') => {
    const sent = payload === undefined ? {} : { payload: payload as object, headers: { ...headers, 'content-type': type } };
    const answer = await app.inject({ method: method as 'GET', url, headers, ...sent });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.statusCode}: ${answer.payload}`);
    return answer.payload === '' ? null : answer.json();
  };
  const source = (name: string) => {
    const csv = 'id,stage,amount,close_date\n1,Won,10,2025-01-02\n2,Lost,20,2025-02-03\n';
    const body = `--b\r\ncontent-disposition: form-data; name="file"; filename="deals.csv"\r\n\r\n${csv}\r\n--b--\r\n`;
    return ask('PUT', `/v1/data-sources/${name}`, body, 'multipart/form-data; boundary=b');
  };
  const hook = () => ask('POST', '/v1/webhooks', { url: 'http://127.0.0.1:9/hook' });

  const { deck_id } = await ask('POST', '/v1/generate', { prompt: brief });
  const { work } = await host.open();
  const { files, room, changes, make } = host;
  await new Dispatcher({ decks: work, files, room, changes, make }, { inAll: 1, ofTenant: 1 }).drain();
  const { rawPayload: deck } = await app.inject({ url: `/v1/decks/${deck_id}/files/pptx`, headers });
  const { download_url } = await ask('GET', `/v1/decks/${deck_id}`);
  const { export_id } = await ask('POST', '/v1/export', { deck_id });
  const { webhook_id } = await hook();
  const { delivery_id } = await ask('POST', `/v1/webhooks/${webhook_id}/test`);
  await ask('PUT', '/v1/brand-kits/house', kit);
  await source('deals');
  await ask('PUT', '/v1/encryption-key', { public_key: examples.encryptionKey.public_key });
  const { client_id } = await ask('POST', '/v1/oauth-clients', { name: 'reports' });
  const own = (await ask('GET', '/v1/api-keys')).data[0].key_id;
  const operator = { authorization: `Bearer ${await keyOf('local')}` };
  let others = 0;
  const another = async () => {
    const tenant_id = `spare${++others}`;
    await app.inject({ method: 'POST', url: '/v1/tenants', headers: operator, payload: { tenant_id } });
    return tenant_id;
  };
  // Each by what makes another one that may be ended.
  const spare: Record<string, () => Promise<string>> = {
    deck_id: async () => (await ask('POST', '/v1/generate', { prompt: brief })).deck_id,
    key_id: async () => (await ask('POST', '/v1/api-keys', { name: 'spare' })).key_id,
    client_id: async () => (await ask('POST', '/v1/oauth-clients', { name: 'spare' })).client_id,
    webhook_id: async () => {
      // Only so many are kept.
      for (const each of (await ask('GET', '/v1/webhooks')).data) {
        if (each.webhook_id !== webhook_id) await ask('DELETE', `/v1/webhooks/${each.webhook_id}`);
      }
      return (await hook()).webhook_id;
    },
    brand_kit_id: async () => (await ask('PUT', '/v1/brand-kits/spare', kit)).brand_kit_id,
    name: async () => (await source('spare')).name,
    tenant_id: another,
  };
  const kept: Record<string, readonly string[]> = {
    deck_id: [deck_id],
    key_id: [own],
    client_id: [client_id],
    webhook_id: [webhook_id],
    brand_kit_id: ['house', 'light'],
    name: ['deals'],
    export_id: [export_id],
    delivery_id: [delivery_id],
    tenant_id: [tenantId],
    format: ['pptx', 'outline', 'layout', 'provenance'],
    number: ['1', '2', '99'],
  };
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...made,
    headers,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    link: download_url.replace(/^https?:\/\/[^/]+/, ''),
    deckId: deck_id,
    deck,
    async callerOf({ method, path, operator: isOperators }) {
      if (isOperators) return { tenantId: 'local', headers: operator };
      if (method !== 'DELETE' || path !== '/v1/accounts/me') return { tenantId, headers };
      const leaving = await another();
      return { tenantId: leaving, headers: { authorization: `Bearer ${await keyOf(leaving)}` } };
    },
    async pick(name, at, ends) {
      const ids = kept[name];
      if (!ids) throw new Error(`Nothing is known of {${name}}: say here what there is of it.`);
      return ends && spare[name] ? spare[name]() : ids[at % ids.length]!;
    },
  };
}
