/** Webhooks of a server, over its REST API. */
import { setTimeout as sleep } from 'node:timers/promises';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Listening, Webhooks } from '../deck-service.ts';
import type { List, ListQuery } from '../schema/list.ts';
import type { Delivery, EventType, NewWebhook, SignedEvent, Triggered, Webhook, WebhookRequest } from '../schema/webhook.ts';
import { asStream, type Client } from './client.ts';

const reconnectMs = 1_000;
/** Time a delivery attempt may take on the server, seconds. */
const sending = 20;

export class RemoteWebhooks implements Webhooks {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  create(request: WebhookRequest): Promise<NewWebhook> {
    return this.#client.ask('createWebhook', { json: request });
  }

  list(): Promise<List<Webhook>> {
    return this.#client.ask('listWebhooks');
  }

  get(webhook_id: string): Promise<Webhook> {
    return this.#client.ask('getWebhook', { params: { webhook_id } });
  }

  async delete(webhook_id: string): Promise<void> {
    await this.#client.ask('deleteWebhook', { params: { webhook_id } });
  }

  rotateSecret(webhook_id: string, { overlapHours }: { overlapHours: number }): Promise<NewWebhook> {
    return this.#client.ask('rotateWebhookSecret', { params: { webhook_id }, json: { overlap_hours: overlapHours } });
  }

  enable(webhook_id: string): Promise<Webhook> {
    return this.#client.ask('enableWebhook', { params: { webhook_id } });
  }

  test(webhook_id: string): Promise<Delivery> {
    return this.#client.ask('testWebhook', { params: { webhook_id }, wait: sending });
  }

  deliveries(webhook_id: string, { limit, cursor }: ListQuery): Promise<List<Delivery>> {
    return this.#client.ask('listWebhookDeliveries', { params: { webhook_id }, query: { limit, cursor } });
  }

  redeliver(delivery_id: string): Promise<Delivery> {
    return this.#client.ask('redeliverWebhookEvent', { params: { delivery_id }, wait: sending });
  }

  trigger(type: EventType): Promise<Triggered> {
    return this.#client.ask('triggerEvent', { json: { type } });
  }

  async listeningSecret(): Promise<string> {
    return (await this.#client.ask('getListeningSecret')).secret;
  }

  /** Resumes a broken stream after the last event. */
  async *listen({ after, types, signal }: Listening = {}): AsyncIterable<SignedEvent> {
    let last = after;
    while (!signal?.aborted) {
      try {
        for await (const event of this.#events(last, types, signal)) {
          last = event.id;
          yield event;
        }
      } catch (error) {
        if (signal?.aborted) return;
        if (error instanceof QuarterdeckError && error.code !== 'server_unreachable') throw error;
      }
      if (!signal?.aborted) await sleep(reconnectMs, undefined, signal ? { signal } : {}).catch(() => {});
    }
  }

  async *#events(after: string | undefined, types: Listening['types'], signal: AbortSignal | undefined): AsyncIterable<SignedEvent> {
    const how = asStream(signal, after === undefined ? {} : { 'last-event-id': after });
    const answer = this.#client.open('listenToEvents', { ...how, query: { types: types && [...types] } });
    for await (const { id, event, data, 'webhook-timestamp': timestamp, 'webhook-signature': signature } of this.#client.events(answer))
      if (id !== undefined) yield { id, type: event as EventType, timestamp: Number(timestamp), signature: signature ?? '', body: data! };
  }
}
