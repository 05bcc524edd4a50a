/** Webhooks of a server, over its REST API. */
import { setTimeout as sleep } from 'node:timers/promises';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Listening, Webhooks } from '../deck-service.ts';
import type { List, ListQuery } from '../schema/list.ts';
import type { Delivery, EventType, NewWebhook, SignedEvent, Triggered, Webhook, WebhookRequest } from '../schema/webhook.ts';
import type { Transport } from './transport.ts';

const reconnectMs = 1_000;
/** How long an attempt to send may take there, seconds. */
const sending = 20;
/** Seconds that may pass between two signs of life of a stream. */
const silence = 30;

export class RemoteWebhooks implements Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  create(request: WebhookRequest): Promise<NewWebhook> {
    return this.#transport.json('/v1/webhooks', { method: 'POST', json: request });
  }

  list(): Promise<List<Webhook>> {
    return this.#transport.json('/v1/webhooks');
  }

  get(webhookId: string): Promise<Webhook> {
    return this.#transport.json(this.#path(webhookId));
  }

  async delete(webhookId: string): Promise<void> {
    await (await this.#transport.send(this.#path(webhookId), { method: 'DELETE' })).body.dump();
  }

  rotateSecret(webhookId: string, { overlapHours }: { overlapHours: number }): Promise<NewWebhook> {
    return this.#transport.json(`${this.#path(webhookId)}/rotate-secret`, { method: 'POST', json: { overlap_hours: overlapHours } });
  }

  enable(webhookId: string): Promise<Webhook> {
    return this.#transport.json(`${this.#path(webhookId)}/enable`, { method: 'POST' });
  }

  test(webhookId: string): Promise<Delivery> {
    return this.#transport.json(`${this.#path(webhookId)}/test`, { method: 'POST', wait: sending });
  }

  deliveries(webhookId: string, { limit, cursor }: ListQuery): Promise<List<Delivery>> {
    return this.#transport.json(`${this.#path(webhookId)}/deliveries`, { query: { limit, cursor } });
  }

  redeliver(deliveryId: string): Promise<Delivery> {
    return this.#transport.json(`/v1/webhook-deliveries/${encodeURIComponent(deliveryId)}/redeliver`, { method: 'POST', wait: sending });
  }

  trigger(type: EventType): Promise<Triggered> {
    return this.#transport.json('/v1/events', { method: 'POST', json: { type } });
  }

  async listeningSecret(): Promise<string> {
    return (await this.#transport.json<{ secret: string }>('/v1/events/secret')).secret;
  }

  /** A stream that breaks off is taken up again after the event heard last. */
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
    const { body } = await this.#transport.send('/v1/events', {
      headers: { accept: 'text/event-stream', ...(after !== undefined && { 'last-event-id': after }) },
      query: { types: types?.join(',') },
      signal,
      silence,
    });
    let text = '';
    for await (const chunk of body.setEncoding('utf8')) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  }

  #path(webhookId: string): string {
    return `/v1/webhooks/${encodeURIComponent(webhookId)}`;
  }
}

/** null for a comment. */
function eventOf(block: string): SignedEvent | null {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, Math.max(0, at)), line.slice(at + 2)];
    }),
  );
  const { id, event, data, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = fields;
  if (id === undefined || data === undefined) return null;
  return { id, type: event as EventType, timestamp: Number(timestamp), signature: signature ?? '', body: data };
}
