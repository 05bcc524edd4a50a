/** One tenant's webhooks: saved, tested, followed; and its event stream. */
import { QuarterdeckError } from '../../model/errors.ts';
import type { Listening, Webhooks } from '../deck-service.ts';
import type { List, ListQuery } from '../schema/list.ts';
import type { Delivery, Event, EventType, NewWebhook, SignedEvent, Triggered, Webhook, WebhookRequest } from '../schema/webhook.ts';
import { mintSecret, signatureOf } from '../webhook-signature.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { newId } from './ids.ts';
import type { LocalHost } from './local-host.ts';
import { type DeliveryClaim, deliveryRecord } from './store/delivery-store.ts';
import { sampleOf } from './webhooks/deliveries.ts';

const mostWebhooks = 20;
/** How long an event may go unnoticed by listeners, milliseconds. */
const lookAgainMs = 500;
const page = 100;

export class LocalWebhooks implements Webhooks {
  readonly #host: LocalHost;
  readonly #tenantId: string;
  /** Event for something triggered in this process. */
  readonly #news: string;

  constructor(host: LocalHost, tenantId: string) {
    this.#host = host;
    this.#tenantId = tenantId;
    this.#news = `events of ${tenantId}`;
  }

  async create(request: WebhookRequest): Promise<NewWebhook> {
    const [{ webhookRequestSchema }, { readRequest }] = await Promise.all([
      import('../schema/webhook.ts'),
      import('../schema/read-request.ts'),
    ]);
    const { url, description = null, events } = readRequest(webhookRequestSchema, request);
    await (await this.#host.webhookAddresses()).check(url);
    const { webhooks } = await this.#host.open();
    const secret = mintSecret();
    const id = newId('wh', this.#host.now());
    const made = await webhooks.insert({ id, tenant_id: this.#tenantId, url, description, events, secret }, mostWebhooks);
    if (made) return { ...made, secret };
    throw new QuarterdeckError('webhook_invalid', `There are ${mostWebhooks} webhooks, and no more are kept.`, {
      next: 'quarterdeck webhooks remove one that is no longer needed',
    });
  }

  async list(): Promise<List<Webhook>> {
    const { webhooks } = await this.#host.open();
    return { object: 'list', data: await webhooks.list(this.#tenantId), has_more: false, next_cursor: null };
  }

  async get(webhookId: string): Promise<Webhook> {
    const { webhooks } = await this.#host.open();
    const webhook = await webhooks.get(this.#tenantId, webhookId);
    if (webhook) return webhook;
    throw new QuarterdeckError('webhook_not_found', `There is no webhook ${webhookId}.`, { next: 'quarterdeck webhooks list' });
  }

  async delete(webhookId: string): Promise<void> {
    await this.get(webhookId);
    await (await this.#host.open()).webhooks.remove(this.#tenantId, webhookId);
  }

  async rotateSecret(webhookId: string, { overlapHours }: { overlapHours: number }): Promise<NewWebhook> {
    await this.get(webhookId);
    const secret = mintSecret();
    const { webhooks } = await this.#host.open();
    await webhooks.rotate(this.#tenantId, webhookId, secret, this.#host.now() + overlapHours * 3_600_000);
    return { ...(await this.get(webhookId)), secret };
  }

  async enable(webhookId: string): Promise<Webhook> {
    await this.get(webhookId);
    await (await this.#host.open()).webhooks.enable(this.#tenantId, webhookId);
    return this.get(webhookId);
  }

  async test(webhookId: string): Promise<Delivery> {
    await this.get(webhookId);
    const { deliveries } = await this.#host.open();
    const test = { tenantId: this.#tenantId, type: 'webhook.test', data: { webhook_id: webhookId } } as const;
    return this.#sendNow(await deliveries.begin(webhookId, this.#tenantId, { test }));
  }

  async deliveries(webhookId: string, { limit, cursor }: ListQuery): Promise<List<Delivery>> {
    await this.get(webhookId);
    const { deliveries } = await this.#host.open();
    const rows = await deliveries.list(webhookId, { limit, after: cursor === undefined ? null : readCursor(cursor) });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      object: 'list',
      data: shown.map(deliveryRecord),
      has_more: rows.length > limit,
      next_cursor: rows.length > limit && last ? writeCursor(last) : null,
    };
  }

  async redeliver(deliveryId: string): Promise<Delivery> {
    const { webhook_id, event_id } = await this.#delivery(deliveryId);
    const { deliveries } = await this.#host.open();
    return this.#sendNow(await deliveries.begin(webhook_id, this.#tenantId, { again: event_id }));
  }

  async trigger(type: EventType): Promise<Triggered> {
    const { events } = await this.#host.open();
    const data: Event['data'] = sampleOf(type);
    const { id, deliveries } = await events.publish({ tenantId: this.#tenantId, type, data });
    this.#host.changes.tell(this.#news);
    return { event_id: id, deliveries };
  }

  async listeningSecret(): Promise<string> {
    const { events } = await this.#host.open();
    return events.listeningSecret(this.#tenantId, mintSecret());
  }

  async *listen({ after, types, signal }: Listening = {}): AsyncIterable<SignedEvent> {
    const { events } = await this.#host.open();
    const secret = await this.listeningSecret();
    let seen = after === undefined ? await events.latestSequence(this.#tenantId) : await events.sequenceOf(this.#tenantId, after);
    while (!signal?.aborted) {
      const rows = await events.after(this.#tenantId, seen, page);
      for (const { sequence, id, type, body } of rows) {
        seen = sequence;
        if (types && !types.includes(type)) continue;
        const timestamp = Math.floor(this.#host.now() / 1000);
        yield { id, type, timestamp, body, signature: signatureOf({ id, timestamp, body }, [secret]) };
      }
      if (rows.length < page) await this.#host.changes.wait(this.#news, lookAgainMs, signal);
    }
  }

  async #sendNow(claim: DeliveryClaim): Promise<Delivery> {
    const { deliveries } = await this.#host.open();
    const { deliver } = await import('./webhooks/deliveries.ts');
    const addresses = await this.#host.webhookAddresses();
    await deliver(claim, { deliveries, addresses, now: () => this.#host.now(), random: Math.random });
    return this.#delivery(claim.id);
  }

  async #delivery(id: string): Promise<Delivery> {
    const { deliveries } = await this.#host.open();
    const delivery = await deliveries.get(this.#tenantId, id);
    if (delivery) return delivery;
    throw new QuarterdeckError('delivery_not_found', `There is no delivery ${id}.`, { next: 'quarterdeck webhooks deliveries <webhook>' });
  }
}
