import { describe, expect, it, onTestFinished } from 'vitest';
import { LocalDeckService } from '../../../../src/service/local/local-deck-service.ts';
import { LocalHost, ownTenant } from '../../../../src/service/local/local-host.ts';
import { Deliverer, pauses } from '../../../../src/service/local/webhooks/deliveries.ts';
import { prometheusText } from '../../../../src/service/prometheus.ts';
import { receiver, verified } from '../../../contract/webhooks-contract.ts';
import { tempDir } from '../../../helpers/temp-dir.ts';

/** A store with one webhook, and a clock that is set by hand. */
async function place(...statuses: number[]) {
  const { url, received } = await receiver(...statuses);
  const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' };
  let now = Date.now();
  const open = async () => {
    const host = new LocalHost({ env, clock: () => new Date(now), making: 'by workers' });
    onTestFinished(() => host.close());
    const { deliveries, events } = await host.open();
    const defects: Error[] = [];
    const addresses = await host.webhookAddresses();
    const deliverer = new Deliverer({ deliveries, addresses, now: () => now, random: () => 0 }, events, 30, (error) => defects.push(error));
    /** Everything that is due, to its end. */
    const round = async () => {
      await deliverer.look();
      const stopped = deliverer.stop();
      await stopped;
      expect(defects).toEqual([]);
    };
    return { host, service: new LocalDeckService(host), deliveries, deliverer, events, round };
  };
  const first = await open();
  const webhook = await first.service.webhooks.create({ url, events: ['deck.completed'] });
  return {
    ...first,
    open,
    webhook,
    received,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    delivery: async () => (await first.service.webhooks.deliveries(webhook.webhook_id, { limit: 1 })).data[0]!,
  };
}

describe('what is due', () => {
  it('waits while its tenant is suspended, and is sent when it is active again', async () => {
    const { host, service, open, received, delivery } = await place(204);
    const { tenants } = await host.open();
    await service.webhooks.trigger('deck.completed');
    await tenants.update(ownTenant, { state: 'suspended' });
    await (await open()).round();
    expect([received.length, (await delivery()).status]).toEqual([0, 'pending']);
    await tenants.update(ownTenant, { state: 'active' });
    await (await open()).round();
    expect([received.length, (await delivery()).status]).toEqual([1, 'delivered']);
  });

  it('is sent under one id until it is taken, each time signed anew', async () => {
    const { service, open, webhook, received, wait, delivery } = await place(500, 302, 204);
    await service.webhooks.trigger('deck.completed');
    await (await open()).round();
    expect(await delivery()).toMatchObject({ status: 'pending', attempts: [{ status: 500 }] });
    await (await open()).round();
    expect(received).toHaveLength(1);
    wait(pauses[0]);
    await (await open()).round();
    wait(pauses[1]);
    await (await open()).round();
    expect(await delivery()).toMatchObject({ status: 'delivered', attempts: [{ status: 500 }, { status: 302 }, { status: 204 }] });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    expect(verified(received[0]!, webhook.secret)).toMatchObject({ type: 'deck.completed' });
    expect((await service.webhooks.get(webhook.webhook_id)).failing_since).toBeNull();
  });

  it('is sent by another when its sender is lost, and what the lost one brings late counts for nothing', async () => {
    const { service, deliveries, open, received, wait, delivery } = await place(204);
    await service.webhooks.trigger('deck.completed');
    const lost = (await deliveries.claim())!;
    await (await open()).round();
    expect(received).toHaveLength(0);
    wait(31);
    await (await open()).round();
    expect(received[0]!.headers['webhook-id']).toBe(lost.eventId);
    await deliveries.settle(
      lost,
      { at: '', status: 500, ms: 1, error: 'late', response: null },
      { status: 500, retryAfter: null },
      () => 0,
    );
    expect(await delivery()).toMatchObject({ status: 'delivered', attempts: [{ status: 204 }] });
  });

  it('is given up after the last attempt', async () => {
    const { service, open, received, wait, delivery } = await place(500);
    await service.webhooks.trigger('deck.completed');
    for (const pause of [0, ...pauses]) {
      wait(pause);
      await (await open()).round();
    }
    expect(received).toHaveLength(pauses.length + 1);
    expect(await delivery()).toMatchObject({ status: 'failed', next_attempt_at: null });
  });

  it('of a webhook that takes nothing for five days is sent no more, nor is what waits', async () => {
    const { service, open, webhook, wait, delivery } = await place(500);
    await service.webhooks.trigger('deck.completed');
    await (await open()).round();
    wait(5 * 86_400);
    await service.webhooks.trigger('deck.completed');
    await (await open()).round();
    expect(await service.webhooks.get(webhook.webhook_id)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
    expect(await delivery()).toMatchObject({ status: 'failed' });
    expect((await service.webhooks.deliveries(webhook.webhook_id, { limit: 20 })).data.map(({ status }) => status)).not.toContain(
      'pending',
    );
  });

  it('to one webhook keeps at most two senders busy', async () => {
    const { service, deliveries } = await place(204);
    for (let at = 0; at < 4; at++) await service.webhooks.trigger('deck.completed');
    const claims = [await deliveries.claim(), await deliveries.claim(), await deliveries.claim()];
    expect(claims.map((claim) => claim !== null)).toEqual([true, true, false]);
  });
});

describe('metrics', () => {
  it('tell what became of events, how often it failed and how long they took to arrive, without what was sent by hand', async () => {
    const { service, open, webhook, wait } = await place(500, 204, 500);
    const round = async (seconds: number) => {
      wait(seconds);
      await (await open()).round();
    };
    await service.webhooks.trigger('deck.completed');
    await round(0);
    await round(pauses[0]);
    await service.webhooks.trigger('deck.completed');
    await round(0);
    await service.webhooks.test(webhook.webhook_id);
    const { webhooks } = await service.metrics({});
    expect(webhooks).toMatchObject({ enabled: 1, disabled: 0, deliveries: { delivered: 1, pending: 1, failed: 0 }, failed_attempts: 2 });
    expect(webhooks.latency.p50_seconds).toBeGreaterThanOrEqual(pauses[0]);
    expect(webhooks.latency.p99_seconds).toBeLessThan(pauses[0] + 15);
    for (const pause of pauses) await round(pause);
    const later = (await service.metrics({})).webhooks;
    expect(later).toMatchObject({ deliveries: { delivered: 1, pending: 0, failed: 1 }, failed_attempts: 2 + pauses.length });
  });

  it('count no delivery of another time, of another tenant or that is forgotten', async () => {
    const { host, service, open, events, wait } = await place(204);
    await service.webhooks.trigger('deck.completed');
    await (await open()).round();
    const nothing = { pending: 0, delivered: 0, failed: 0 };
    const { webhooks } = await service.metrics({ from: '2020-01-01', to: '2020-12-31' });
    expect(webhooks).toMatchObject({ enabled: 1, deliveries: nothing, latency: { p50_seconds: null } });
    expect((await new LocalDeckService(host, 'rival').metrics({})).webhooks).toMatchObject({ enabled: 0, deliveries: nothing });
    const all = { from: '1970-01-01' };
    expect((await service.metrics(all)).webhooks.deliveries.delivered).toBe(1);
    wait(31 * 86_400);
    await events.forget(30);
    expect((await service.metrics(all)).webhooks).toMatchObject({ enabled: 1, deliveries: nothing });
  });

  it('say the same to Prometheus', async () => {
    const { service, open, wait } = await place(500, 204);
    await service.webhooks.trigger('deck.completed');
    await (await open()).round();
    wait(pauses[0]);
    await (await open()).round();
    const text = await prometheusText(await service.metrics({}));
    expect(text).toContain('# TYPE quarterdeck_webhooks gauge\nquarterdeck_webhooks{status="enabled"} 1\n');
    expect(text).toContain('quarterdeck_webhook_deliveries{status="delivered"} 1\n');
    expect(text).toContain('quarterdeck_webhook_failed_attempts 1\n');
    expect(text).toMatch(/quarterdeck_webhook_latency_seconds\{quantile="0\.95"\} [\d.]+\n/);
  });
});

describe('a deck', () => {
  const request = { prompt: 'Launch\n\n# Plan\n\n- One\n', data: [], options: { today: '2025-12-31' } };

  it('and what is told of it are kept together or not at all', async () => {
    const { host, service, events } = await place();
    const { decks, work, store } = await host.open();
    const { deck_id } = await service.decks.generate(request);
    const claim = (await work.claim())!;
    expect(await decks.cancel(ownTenant, deck_id)).toBe(true);
    expect(await work.fail(claim, { type: '', title: '', status: 500, code: 'internal', detail: '', errors: [] })).toBe(false);
    const told = await events.after(ownTenant, 0, 10);
    expect(told.map(({ type }) => type)).toEqual(['deck.queued', 'deck.processing', 'deck.canceled']);
    expect(told.map(({ body }) => JSON.parse(body).data.version)).toEqual([1, 2, 3]);
    await store.schema.dropTable('events').execute();
    await expect(service.decks.generate(request)).rejects.toThrow();
    expect((await service.decks.list({ limit: 20 })).data).toHaveLength(1);
  });

  it('that failed is told of by code and title, not by what its owner wrote', async () => {
    const { host, service, events } = await place();
    const { work } = await host.open();
    await service.decks.generate(request);
    const problem = { type: 'urn:x', title: 'The prompt is empty', status: 400, code: 'prompt_empty', detail: 'Acme secret', errors: [] };
    await work.fail((await work.claim())!, problem);
    const { body } = (await events.after(ownTenant, 0, 10)).at(-1)!;
    expect(JSON.parse(body)).toMatchObject({
      type: 'deck.failed',
      data: { error: { code: 'prompt_empty', title: 'The prompt is empty' } },
    });
    expect(body).not.toContain('Acme');
    expect(Buffer.byteLength(body)).toBeLessThan(20_000);
  });
});

describe('events', () => {
  it('are forgotten after a month, with what came of them, unless they are still to be sent', async () => {
    const { service, events, open, wait } = await place(204);
    await service.webhooks.trigger('deck.completed');
    await (await open()).round();
    wait(31 * 86_400);
    await service.webhooks.trigger('deck.failed');
    await events.forget(30);
    expect((await events.after(ownTenant, 0, 10)).map(({ type }) => type)).toEqual(['deck.failed']);
  });

  it('that are forgotten are not sent once more', async () => {
    const { service, webhook, events, wait } = await place(204);
    const { delivery_id } = await service.webhooks.test(webhook.webhook_id);
    wait(20 * 86_400);
    const again = await service.webhooks.redeliver(delivery_id);
    wait(20 * 86_400);
    await events.forget(30);
    await expect(service.webhooks.redeliver(again.delivery_id)).rejects.toMatchObject({ code: 'delivery_not_found' });
  });
});
