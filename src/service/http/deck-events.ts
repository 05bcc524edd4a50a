/** A deck's changes as server-sent events (WHATWG HTML, 9.2): `event: deck`, the record as data. */
import type { FastifyReply } from 'fastify';
import type { Deck } from '../schema/deck.ts';

const heartbeatMs = 15_000;

export async function streamDeck(
  reply: FastifyReply,
  watch: (gone: AbortSignal) => AsyncIterable<Deck>,
  shown: (deck: Deck) => Deck,
  stopping: AbortSignal,
): Promise<void> {
  const gone = new AbortController();
  reply.hijack();
  const { raw } = reply;
  raw.once('close', () => gone.abort(new Error('The reader has gone.')));
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-request-id': String(reply.request.id),
    connection: 'close',
  });
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  try {
    for await (const deck of watch(gone.signal)) raw.write(`event: deck\ndata: ${JSON.stringify(shown(deck))}\n\n`);
  } catch (error) {
    if (!gone.signal.aborted && !stopping.aborted) reply.log.error({ err: error }, 'The stream of a deck broke off.');
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}
