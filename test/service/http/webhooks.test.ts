import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { readFile } from '../../../src/service/read-file.ts';
import { RemoteDeckService } from '../../../src/service/remote/remote-deck-service.ts';
import type { Scope } from '../../../src/service/schema/api-key.ts';
import { eventSchema, eventTypes } from '../../../src/service/schema/webhook.ts';
import { type Server, startServer } from '../../../src/service/server.ts';
import { serverConfig } from '../../../src/service/server-config.ts';
import { receiver, verified } from '../../contract/webhooks-contract.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-webhooks-'));
const env = { QUARTERDECK_HOME: folder, QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' };
const clock = () => new Date();
const start = () => startServer({ ...serverConfig({ port: '0', slots: '1' }, { env, cwd: folder }), env, clock, version: '0.0.0-test' });
let server: Server;

beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function keyOf(tenant: string, ...scopes: Scope[]): Promise<string> {
  const host = new LocalHost({ env, clock, making: 'by workers' });
  const { key } = await new LocalDeckService(host, tenant).apiKeys.create({ name: 'test', scopes });
  await host.close();
  return key;
}
const service = (apiKey: string) => new RemoteDeckService({ baseUrl: server.url, apiKey, env: {}, version: '0.0.0-test' });
const request = { prompt: 'Launch\n\n# Plan\n\n- One\n- Two\n', data: [], options: { today: '2025-12-31' } };

describe('a server', () => {
  it('sends each state of a deck and of an export, signed and in its documented shape', async () => {
    const { url, received } = await receiver(204);
    const asked = service(await keyOf('acme', 'admin'));
    const { decks } = asked;
    const { secret } = await asked.webhooks.create({ url, events: [...eventTypes] });
    const { deck_id } = await decks.generate(request);
    await expect.poll(async () => (await decks.get(deck_id)).status, { timeout: 30_000 }).toBe('completed');
    const layout = JSON.parse((await readFile(decks, deck_id, { format: 'layout' })).toString());
    await asked.export({ layout });
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(4);
    const events = received.map((each) => eventSchema.parse(verified(each, secret)));
    expect(events.map(({ type }) => type).sort()).toEqual(['deck.completed', 'deck.processing', 'deck.queued', 'export.completed']);
    expect(events.find(({ type }) => type === 'deck.completed')!.data).toMatchObject({ deck_id, status: 'completed', error: null });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    for (const { body } of received) expect(body).not.toContain('Launch');
  });

  it('sends why an export came to nothing, by its code', async () => {
    const { url, received } = await receiver(204);
    const asked = service(await keyOf('edited', 'admin'));
    await asked.webhooks.create({ url, events: ['export.failed'] });
    const { deck_id } = await asked.decks.generate(request);
    await expect.poll(async () => (await asked.decks.get(deck_id)).status, { timeout: 30_000 }).toBe('completed');
    const text = (await readFile(asked.decks, deck_id, { format: 'layout' })).toString();
    const layout = JSON.parse(text.replace('"One"', `"${'Wordy '.repeat(2000)}"`));
    await expect(asked.export({ layout, strict: true })).rejects.toMatchObject({ code: 'gate_failed' });
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      type: 'export.failed',
      data: { export_id: expect.stringMatching(/^export_\w{24}$/), format: 'pptx', status: 'failed', error: { code: 'gate_failed' } },
    });
  });

  it('sends after a restart what it could not send before', async () => {
    const { url, received } = await receiver(503, 204);
    const key = await keyOf('restarted', 'admin');
    const { webhook_id } = await service(key).webhooks.create({ url, events: ['deck.completed'] });
    await service(key).webhooks.trigger('deck.completed');
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1);
    await server.close();
    server = await start();
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
    expect(received[1]!.headers['webhook-id']).toBe(received[0]!.headers['webhook-id']);
    const status = async () => (await service(key).webhooks.deliveries(webhook_id, { limit: 1 })).data[0]!.status;
    await expect.poll(status, { timeout: 5_000 }).toBe('delivered');
  });

  it('ends although someone listens', async () => {
    const { webhooks } = service(await keyOf('listening', 'admin'));
    const end = new AbortController();
    const listening = (async () => {
      for await (const _ of webhooks.listen({ signal: end.signal }));
    })();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(5_000);
    end.abort();
    await listening;
    server = await start();
  });

  it('lets only keys for webhooks have to do with them', async () => {
    const { webhooks } = service(await keyOf('acme', 'decks:read', 'decks:write'));
    await expect(webhooks.list()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(webhooks.listeningSecret()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(webhooks.trigger('deck.completed')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('shows a tenant nothing of another', async () => {
    const { url } = await receiver(204);
    const [one, other] = [service(await keyOf('one', 'admin')), service(await keyOf('other', 'admin'))];
    const { webhook_id } = await one.webhooks.create({ url });
    const { delivery_id } = await one.webhooks.test(webhook_id);
    for (const ask of [
      () => other.webhooks.get(webhook_id),
      () => other.webhooks.delete(webhook_id),
      () => other.webhooks.test(webhook_id),
      () => other.webhooks.enable(webhook_id),
      () => other.webhooks.rotateSecret(webhook_id, { overlapHours: 0 }),
      () => other.webhooks.deliveries(webhook_id, { limit: 1 }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'webhook_not_found' });
    await expect(other.webhooks.redeliver(delivery_id)).rejects.toMatchObject({ code: 'delivery_not_found' });
    expect((await other.webhooks.trigger('deck.completed')).deliveries).toBe(0);
    expect((await other.webhooks.list()).data).toEqual([]);
    expect(await one.webhooks.listeningSecret()).not.toBe(await other.webhooks.listeningSecret());
  });

  it('describes what it sends in its OpenAPI document', async () => {
    const document = JSON.parse((await server.app.inject('/v1/openapi.json')).body);
    expect(Object.keys(document.webhooks)).toEqual([...eventTypes]);
    const { requestBody, parameters } = document.webhooks['deck.completed'].post;
    expect(Object.keys(requestBody.content['application/json'].schema.properties)).toEqual(['type', 'timestamp', 'data']);
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(document.paths).toHaveProperty('/v1/webhooks/{webhook_id}/rotate-secret');
  });

  it('refuses to start where it cannot read which networks are allowed', async () => {
    for (const name of ['QUARTERDECK_WEBHOOK_ALLOW', 'QUARTERDECK_SOURCE_ALLOW']) {
      const wrong = { ...env, [name]: 'intranet' };
      const starting = startServer({ ...serverConfig({ port: '0' }, { env, cwd: folder }), env: wrong, clock, version: '0' });
      await expect(starting).rejects.toMatchObject({ code: 'option_invalid', message: expect.stringContaining(name) });
    }
  });
});
