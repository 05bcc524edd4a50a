/** Server-sent events (WHATWG HTML, 9.2): what is written as it happens, for as long as somebody reads. */
import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { versionHeader } from '../version-header.ts';

/** In the OpenAPI document. */
export const eventStream = { description: 'Server-sent events', content: { 'text/event-stream': { schema: z.string() } } };

const heartbeatMs = 15_000;

/**
 * Takes the reply over and never throws: whatever goes wrong ends the stream.
 * @param blocks Whole events, without the empty line after each; its signal aborts when the reader has gone or the server is being stopped.
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
  // An answer that breaks off closes too.
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
    // Headers leave with the first line.
    raw.write(': listening\n\n');
    heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
    for await (const block of blocks(signal)) {
      // Who reads slowly is waited for: nothing piles up here.
      if (!raw.write(`${block}\n\n`)) await once(raw, 'drain', { signal });
    }
  } catch (error) {
    if (!signal.aborted) reply.log.error({ err: error }, 'A stream of events broke off.');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}
