import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { sendEvents } from '../../../src/service/http/event-stream.ts';

/** What a reader of a stream gets. */
async function read(blocks: (signal: AbortSignal) => AsyncIterable<string>, stopping = new AbortController().signal) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) => sendEvents(reply, stopping, blocks));
  return app.inject('/');
}

it('sends each event as it comes, and ends when there are no more', async () => {
  const { headers, payload } = await read(async function* () {
    yield 'event: deck\ndata: 1';
    yield 'event: deck\ndata: 2';
  });
  expect(headers['content-type']).toBe('text/event-stream');
  expect(payload).toBe(': listening\n\nevent: deck\ndata: 1\n\nevent: deck\ndata: 2\n\n');
});

it('ends when what it tells of breaks, before the first event too, and breaks nothing else', async () => {
  const broken = async function* (): AsyncIterable<string> {
    yield* [];
    throw new Error('The store cannot be read.');
  };
  expect((await read(broken)).payload).toBe(': listening\n\n');
  const atOnce = () => {
    throw new Error('There is no store.');
  };
  expect((await read(atOnce)).payload).toBe(': listening\n\n');
});

it('ends when the server is being stopped', async () => {
  const stopping = new AbortController();
  const waiting = async function* (signal: AbortSignal): AsyncIterable<string> {
    yield 'data: 1';
    stopping.abort(new Error('The server is being stopped.'));
    signal.throwIfAborted();
  };
  expect((await read(waiting, stopping.signal)).payload).toBe(': listening\n\ndata: 1\n\n');
});
