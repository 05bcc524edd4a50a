/** Server-sent events. */
import { once } from 'node:events';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { QuarterdeckError } from '../../model/errors.ts';
import { deckEventDataSchema, type EventType, eventTypes, exportEventDataSchema, testEventDataSchema } from '../schema/webhook.ts';
import { versionHeader } from '../version-header.ts';

const heartbeatMs = 15_000;

/**
 * Takes over the reply and never throws: any error ends the stream.
 * @param blocks Whole events, without the blank line after each; the signal aborts when the reader disconnects or the server stops.
 */
export async function sendEvents(
  reply: FastifyReply,
  stopping: AbortSignal,
  blocks: (signal: AbortSignal) => AsyncIterable<string>,
): Promise<void> {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, stopping]);
  reply.hijack();
  const { raw } = reply;
  // A broken connection also closes.
  raw.once('close', () => gone.abort(new Error('The reader has gone.'))).on('error', () => {});
  let heartbeat: NodeJS.Timeout | undefined;
  try {
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-request-id': String(reply.request.id),
      [versionHeader]: String(reply.getHeader(versionHeader)),
      connection: 'close',
    });
    // Headers are sent with the first line.
    raw.write(': listening\n\n');
    heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    for await (const block of blocks(signal)) {
      // Waits for slow readers instead of buffering.
      if (!raw.write(`${block}\n\n`)) await once(raw, 'drain', { signal });
    }
  } catch (error) {
    if (!signal.aborted) reply.log.error({ err: error }, 'A stream of events broke off.');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});
const headers = [
  header('webhook-id', 'ID of the event, the same at every attempt.'),
  header('webhook-timestamp', 'Time this attempt was signed, seconds since 1970.'),
  header('webhook-signature', 'Standard Webhooks 1.0: v1 and the base64 HMAC-SHA256 of id.timestamp.body, one for each valid secret.'),
];

export const eventsSent = Object.fromEntries(eventTypes.map((type) => [type, { post: operationOf(type) }]));

function operationOf(type: EventType) {
  const data = type === 'webhook.test' ? testEventDataSchema : type.startsWith('deck.') ? deckEventDataSchema : exportEventDataSchema;
  const { $schema: _, ...schema } = z.toJSONSchema(z.strictObject({ type: z.literal(type), timestamp: z.string(), data }));
  return {
    summary: `Sent on ${type}`,
    tags: ['webhooks'],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema: schema as Record<string, unknown> } } },
    responses: { '2XX': { description: 'Accepted. Any other status is a failed attempt; 410 disables the webhook.' } },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    gone: AbortSignal;
  }
}

export function noticeGone(app: FastifyInstance): void {
  app.decorateRequest('gone');
  app.addHook('onRequest', async (request, { raw }) => {
    const gone = new AbortController();
    request.gone = gone.signal;
    raw.once('close', () => {
      if (!raw.writableFinished) gone.abort(new QuarterdeckError('canceled', 'The caller has gone.'));
    });
  });
}
