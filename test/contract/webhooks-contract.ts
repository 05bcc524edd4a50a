/** What every DeckService must do about webhooks, whoever answers. Its receiver listens on this machine, so that 127.0.0.0/8 must be allowed. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DeckService } from '../../src/service/deck-service.ts';
import { metricsSchema } from '../../src/service/schema/metrics.ts';
import { deliverySchema, eventSchema, newWebhookSchema, type SignedEvent, webhookSchema } from '../../src/service/schema/webhook.ts';
import { isGenuine } from '../../src/service/webhook-signature.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Remembers what it gets, and answers with the next of some statuses, the last one from then on. */
export async function receiver(...statuses: number[]): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204;
      received.push({ headers: request.headers, body });
      response.writeHead(status).end(status === 204 ? undefined : `answer ${status}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

/** @throws by standardwebhooks when the signature is not one of the secret */
export function verified({ headers, body }: Received, secret: string): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}

export function webhooksContract(name: string, make: () => Promise<DeckService>): void {
  describe(`webhooks of the ${name} deck service`, () => {
    const added = async (...statuses: number[]) => {
      const { url, received } = await receiver(...statuses);
      const { webhooks } = await make();
      return { webhooks, received, webhook: await webhooks.create({ url, events: ['deck.completed', 'webhook.test'] }) };
    };

    it('are kept with a secret that is shown once', async () => {
      const { webhooks, webhook } = await added();
      expect(newWebhookSchema.parse(webhook)).toEqual(webhook);
      const { secret, ...record } = webhook;
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
      expect(await webhooks.get(webhook.webhook_id)).toEqual(webhookSchema.parse(record));
      expect((await webhooks.list()).data).toEqual([record]);
      expect(JSON.stringify(await webhooks.list())).not.toContain('whsec_');
    });

    it('are told of what is settled, unless something else is asked for', async () => {
      const { webhooks } = await make();
      const { events } = await webhooks.create({ url: 'https://hooks.example.com/decks' });
      expect(events).toEqual(['deck.completed', 'deck.failed', 'deck.canceled', 'export.completed', 'export.failed']);
    });

    it('are removed', async () => {
      const { webhooks, webhook } = await added();
      await webhooks.delete(webhook.webhook_id);
      expect((await webhooks.list()).data).toEqual([]);
      await expect(webhooks.get(webhook.webhook_id)).rejects.toMatchObject({ code: 'webhook_not_found' });
    });

    it.each([
      'ftp://hooks.example.com/x',
      'https://ann:s3cr3t@hooks.example.com/x',
      'https://10.0.0.1/x',
      'https://[::1]/x',
      'http://8.8.8.8/x',
      'https://hooks.example.com/#part',
      'hooks.example.com',
    ])('refuse %s', async (url) => {
      const { webhooks } = await make();
      await expect(webhooks.create({ url })).rejects.toMatchObject({ code: 'webhook_invalid' });
    });

    it('get a test event that their secret verifies', async () => {
      const { webhooks, webhook, received } = await added();
      const delivery = await webhooks.test(webhook.webhook_id);
      expect(deliverySchema.parse(delivery)).toEqual(delivery);
      expect(delivery).toMatchObject({ kind: 'test', status: 'delivered', attempts: [{ status: 204, error: null }] });
      expect(received[0]!.headers['webhook-id']).toBe(delivery.event_id);
      const event = eventSchema.parse(verified(received[0]!, webhook.secret));
      expect(event).toMatchObject({ type: 'webhook.test', data: { webhook_id: webhook.webhook_id } });
    });

    it('are shown what came of a test that failed, which is not sent again', async () => {
      const { webhooks, webhook } = await added(500);
      expect(await webhooks.test(webhook.webhook_id)).toMatchObject({
        status: 'failed',
        next_attempt_at: null,
        attempts: [{ status: 500, error: 'It answered 500.', response: 'answer 500' }],
      });
      expect((await webhooks.get(webhook.webhook_id)).status).toBe('enabled');
    });

    it('get what was sent once more under the same id', async () => {
      const { webhooks, webhook, received } = await added(500, 200);
      const failed = await webhooks.test(webhook.webhook_id);
      const again = await webhooks.redeliver(failed.delivery_id);
      expect(again).toMatchObject({ kind: 'redelivery', status: 'delivered', event_id: failed.event_id });
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      const { data } = await webhooks.deliveries(webhook.webhook_id, { limit: 20 });
      expect(data.map(({ delivery_id }) => delivery_id)).toEqual([again.delivery_id, failed.delivery_id]);
    });

    it('list what was sent page by page', async () => {
      const { webhooks, webhook } = await added();
      const sent = [];
      for (let at = 0; at < 3; at++) sent.unshift((await webhooks.test(webhook.webhook_id)).delivery_id);
      const first = await webhooks.deliveries(webhook.webhook_id, { limit: 2 });
      const second = await webhooks.deliveries(webhook.webhook_id, { limit: 2, cursor: first.next_cursor! });
      expect([...first.data, ...second.data].map(({ delivery_id }) => delivery_id).sort()).toEqual(sent.sort());
      expect([first.has_more, second.has_more, second.next_cursor]).toEqual([true, false, null]);
    });

    it('are signed for by both secrets while one replaces the other', async () => {
      const { webhooks, webhook, received } = await added();
      const fresh = await webhooks.rotateSecret(webhook.webhook_id, { overlapHours: 1 });
      expect(fresh.secret).not.toBe(webhook.secret);
      expect(fresh.previous_secret_until).not.toBeNull();
      await webhooks.test(webhook.webhook_id);
      for (const { secret } of [webhook, fresh]) expect(verified(received[0]!, secret)).toMatchObject({ type: 'webhook.test' });
      await webhooks.rotateSecret(webhook.webhook_id, { overlapHours: 0 });
      await webhooks.test(webhook.webhook_id);
      for (const { secret } of [webhook, fresh]) expect(() => verified(received[1]!, secret)).toThrow(/signature/);
    });

    it('are disabled when they answer that they are gone, until they are enabled again', async () => {
      const { webhooks, webhook } = await added(410, 200);
      await webhooks.test(webhook.webhook_id);
      expect(await webhooks.get(webhook.webhook_id)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
      expect(await webhooks.trigger('deck.completed')).toMatchObject({ deliveries: 0 });
      expect(await webhooks.enable(webhook.webhook_id)).toMatchObject({ status: 'enabled', disabled_reason: null });
      expect(await webhooks.trigger('deck.completed')).toMatchObject({ deliveries: 1 });
    });

    it('are told of by its metrics', async () => {
      const service = await make();
      const { url } = await receiver(410);
      const { webhook_id } = await service.webhooks.create({ url });
      await service.webhooks.create({ url: 'https://hooks.example.com/decks', events: ['deck.canceled'] });
      await service.webhooks.test(webhook_id);
      const metrics = await service.metrics({});
      expect(metricsSchema.parse(metrics)).toEqual(metrics);
      expect(metrics.webhooks).toEqual({
        enabled: 1,
        disabled: 1,
        deliveries: { pending: 0, delivered: 0, failed: 0 },
        failed_attempts: 0,
        latency: { p50_seconds: null, p95_seconds: null, p99_seconds: null },
      });
    });

    it('are told of a deck that is completed and not of what they did not ask for', async () => {
      const service = await make();
      const { url } = await receiver();
      const { webhook_id } = await service.webhooks.create({ url, events: ['deck.completed'] });
      const { deck_id } = await service.decks.generate({
        prompt: 'Launch\n\n# Plan\n\n- One\n- Two\n',
        data: [],
        options: { today: '2025-12-31' },
      });
      await service.decks.get(deck_id, { wait: 60 });
      const { data } = await service.webhooks.deliveries(webhook_id, { limit: 20 });
      expect(data.map(({ event_type, kind }) => [event_type, kind])).toEqual([['deck.completed', 'event']]);
    });

    it('are known by the ids they were given alone', async () => {
      const { webhooks } = await make();
      const asks = [
        () => webhooks.get('wh_0'),
        () => webhooks.delete('wh_0'),
        () => webhooks.rotateSecret('wh_0', { overlapHours: 0 }),
        () => webhooks.enable('wh_0'),
        () => webhooks.test('wh_0'),
        () => webhooks.deliveries('wh_0', { limit: 1 }),
      ];
      for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'webhook_not_found' });
      await expect(webhooks.redeliver('dlv_0')).rejects.toMatchObject({ code: 'delivery_not_found' });
    });
  });
}

/** A stream without an end cannot be followed without a socket. */
export function listeningContract(name: string, make: () => Promise<DeckService>): void {
  describe(`listening to the ${name} deck service`, () => {
    const heard = async (
      { webhooks }: DeckService,
      how: { after?: string; types?: ('deck.completed' | 'deck.failed')[] },
      count: number,
      meanwhile: () => Promise<unknown> = async () => {},
    ): Promise<SignedEvent[]> => {
      const enough = new AbortController();
      const events: SignedEvent[] = [];
      const listening = (async () => {
        for await (const event of webhooks.listen({ ...how, signal: enough.signal })) if (events.push(event) === count) enough.abort();
      })();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await meanwhile();
      await listening;
      return events;
    };

    it('tells of events as they happen, signed', async () => {
      const service = await make();
      const secret = await service.webhooks.listeningSecret();
      expect(await service.webhooks.listeningSecret()).toBe(secret);
      const [event] = await heard(service, {}, 1, () => service.webhooks.trigger('deck.completed'));
      expect(eventSchema.parse(JSON.parse(event!.body))).toMatchObject({ type: 'deck.completed', data: { sample: true } });
      expect(isGenuine(event!, event!.signature, secret, Date.now() / 1000)).toBe(true);
      const headers = { 'webhook-id': event!.id, 'webhook-timestamp': String(event!.timestamp), 'webhook-signature': event!.signature };
      expect(new Webhook(secret).verify(event!.body, headers)).toMatchObject({ type: 'deck.completed' });
    });

    it('takes up after the event heard last, and tells only of the types asked for', async () => {
      const service = await make();
      const ids: string[] = [];
      for (const type of ['deck.completed', 'deck.failed', 'deck.completed'] as const)
        ids.push((await service.webhooks.trigger(type)).event_id);
      expect((await heard(service, { after: ids[0]! }, 2)).map(({ id }) => id)).toEqual(ids.slice(1));
      expect((await heard(service, { after: ids[0]!, types: ['deck.completed'] }, 1)).map(({ id }) => id)).toEqual([ids[2]]);
    });
  });
}
