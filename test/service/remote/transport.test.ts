import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Patience, patience, type RemoteOptions, Transport } from '../../../src/service/remote/transport.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A tenth of the usual: nobody waits for seconds. */
const hurried = Object.fromEntries(Object.entries(patience).map(([name, ms]) => [name, ms / 10])) as unknown as Patience;

/** A server that answers one request after another as told; the last answer stays. */
async function serving(answers: readonly Answer[], env: Record<string, string> = {}) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    request.resume();
    answers[Math.min(seen.length, answers.length - 1)]!(request, response);
    seen.push(request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trace: string[] = [];
  const transport = new Transport({
    baseUrl: url,
    apiKey: 'qd_live_secret',
    env,
    version: '0',
    trace: (line) => trace.push(line),
    patience: hurried,
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { transport, seen, trace, url };
}

const ours = { 'content-type': 'application/json', 'quarterdeck-version': '0' };
const ok: Answer = (_, response) => response.writeHead(200, ours).end('{"well":true}');
const problem =
  (status: number, code: string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response
      .writeHead(status, { ...ours, 'content-type': 'application/problem+json', 'x-request-id': 'req_7', ...headers })
      .end(JSON.stringify({ type: 'x', title: 'x', status, code, detail: 'The reason.', errors: [] }));
const busy = problem(503, 'queue_full', { 'retry-after': '0' });

describe('a request to a server', () => {
  it('is sent again when the server was busy', async () => {
    const { transport, seen } = await serving([busy, busy, ok]);
    expect(await transport.json('/v1/decks')).toEqual({ well: true });
    expect(seen).toHaveLength(3);
  });

  it('waits as long as the server asks', async () => {
    const { transport } = await serving([problem(429, 'rate_limited', { 'retry-after': '1' }), ok]);
    const began = performance.now();
    await transport.json('/v1/decks');
    expect(performance.now() - began).toBeGreaterThan(950);
  });

  it('does not wait for what the server asks for in an hour', async () => {
    const { transport, seen } = await serving([problem(429, 'rate_limited', { 'retry-after': '3600' }), ok]);
    await expect(transport.json('/v1/decks')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(seen).toHaveLength(1);
  });

  it('that creates something is sent again under the same key, also while the first is under way', async () => {
    const { transport, seen } = await serving([busy, problem(409, 'idempotency_in_flight', { 'retry-after': '0' }), ok]);
    expect(await transport.json('/v1/api-keys', { method: 'POST', json: {} })).toEqual({ well: true });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    await transport.json('/v1/api-keys', { method: 'POST', json: {} });
    expect(seen.at(-1)!.headers['idempotency-key']).not.toBe(keys[0]);
  });

  it.each([429, 503])('is sent again with the same idempotency key after %d', async (status) => {
    const refused = problem(status, status === 429 ? 'too_many_waiting' : 'queue_full', { 'retry-after': '0' });
    const { transport, seen } = await serving([refused, ok]);
    await transport.json('/v1/generate', { method: 'POST', json: {}, headers: { 'idempotency-key': 'k' } });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k']);
  });

  it('comes back at another moment than others that were refused with it, and never too early', async () => {
    const pauses = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { transport, trace } = await serving([problem(503, 'queue_full', { 'retry-after': '1' }), ok]);
        await transport.json('/v1/decks');
        return Number(/Again in (\d+) ms/.exec(trace.join('\n'))![1]);
      }),
    );
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(1_000);
    expect(new Set(pauses).size).toBeGreaterThan(1);
  });

  it('ends in the error of the server, with the id of the request', async () => {
    const { transport } = await serving([problem(404, 'deck_not_found')]);
    await expect(transport.json('/v1/decks/x')).rejects.toMatchObject({
      code: 'deck_not_found',
      message: 'The reason.',
      requestId: 'req_7',
    });
  });

  it('that is refused says the command to sign in with', async () => {
    const { transport, url } = await serving([problem(401, 'unauthorized')]);
    await expect(transport.json('/v1/decks')).rejects.toMatchObject({
      code: 'unauthorized',
      next: `quarterdeck login --base-url ${url}`,
      requestId: 'req_7',
    });
  });

  it.each<[string, Answer, string]>([
    [
      'a sign-in page',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome'),
      'answered with a web page',
    ],
    ['a page that never ends', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<html>'), 'a web page'],
    ['a page of an error', (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<html>nginx'), 'status 404'],
    [
      'JSON of another API',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
      'answered 200, but not as',
    ],
    [
      'a way elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://portal.example/x' }).end(),
      'sends callers on to http://portal.example',
    ],
    ['half an answer', (_, response) => response.writeHead(200, ours).end('{"well":'), 'it stopped in the middle of an answer'],
    ['a connection that is closed', (_, response) => void response.destroy(), 'closed the connection without an answer'],
  ])('that is answered by %s says so in plain words', async (_, answer, words) => {
    const { transport, url } = await serving([answer]);
    await expect(transport.json('/v1/decks')).rejects.toMatchObject({
      code: 'server_unreachable',
      message: expect.stringMatching(new RegExp(`^${url} .*${words}`)),
      next: expect.stringContaining('--local'),
    });
  });

  it.each<[string, Answer]>([
    ['never answers', () => {}],
    ['stops in the middle of its answer', (_, response) => response.writeHead(200, ours).write('{')],
  ])('to a server that %s is given up within ten seconds, even where it may take long', async (_, answer) => {
    const began = performance.now();
    const calls = [{ method: 'GET' }, { method: 'PUT', wait: 300 }] as const;
    const asked = await Promise.all(calls.map(async (call) => ({ call, ...(await serving([answer])) })));
    await Promise.all(
      asked.map(({ transport, call }) => expect(transport.json('/v1/x', call)).rejects.toMatchObject({ code: 'server_unreachable' })),
    );
    // Each is tried for so long at most: the last attempt begins before the time is up. `acceptance/network` measures the whole.
    // A tenth of it is measured here, with room for a machine that does other things.
    expect(patience.inAllMs + patience.leastMs).toBeLessThan(9_500);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it('shows its key to its own server and in no line of the trace', async () => {
    const { transport, seen, trace } = await serving([ok]);
    const elsewhere = await serving([ok]);
    await transport.json('/v1/decks');
    await transport.json(`${elsewhere.url}/v1/files/x`);
    expect(seen[0]!.headers.authorization).toBe('Bearer qd_live_secret');
    expect(elsewhere.seen[0]!.headers.authorization).toBeUndefined();
    expect(trace.join('\n')).not.toContain('qd_live_secret');
  });

  it('goes through the proxy of the environment, but for those it leaves out', async () => {
    const proxy = createServer();
    const asked: string[] = [];
    proxy.on('connect', ({ url }, socket) => {
      asked.push(url!);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    proxy.on('request', ({ url }, response) => {
      asked.push(url!);
      response.writeHead(400).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void proxy.close());
    const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const through = new Transport({ baseUrl: 'http://decks.example.com', apiKey: 'k', env: { HTTP_PROXY: at }, version: '0' });
    const signal = AbortSignal.timeout(400);
    await expect(through.send('/v1/decks', { method: 'POST', signal })).rejects.toThrow();
    expect(asked.join(' ')).toContain('decks.example.com');
    const { transport } = await serving([ok], { HTTP_PROXY: at, NO_PROXY: '127.0.0.1' });
    expect(await transport.json('/v1/decks')).toEqual({ well: true });
  });

  it('is given longer where the server waits on purpose, or where its body is long', async () => {
    // Of the first attempt: those after it are given what is left.
    const given: Record<string, number> = {};
    const request = (async ({ pathname }: URL, { headersTimeout }: { headersTimeout: number }) => {
      given[pathname] ??= Math.round(headersTimeout) / 1000;
      if (pathname === '/healthz') return { statusCode: 200, headers: ours, body: { json: async () => ({}) } };
      throw Object.assign(new Error('Headers Timeout Error'), { code: 'UND_ERR_HEADERS_TIMEOUT' });
    }) as unknown as NonNullable<RemoteOptions['request']>;
    const transport = new Transport({ baseUrl: 'http://127.0.0.1:9', apiKey: 'k', env: {}, version: '0', request, patience: hurried });
    const late = { code: 'server_unreachable', message: expect.stringContaining('it did not answer in time') };
    await expect(transport.send('/v1/generate', { method: 'POST', json: {} })).rejects.toMatchObject(late);
    await expect(transport.send('/v1/x', { method: 'POST', wait: 20 })).rejects.toMatchObject(late);
    await expect(transport.send('/v1/y', { method: 'POST', json: 'x'.repeat(1_000_000) })).rejects.toMatchObject(late);
    expect(given).toEqual({ '/v1/generate': 0.65, '/healthz': 0.65, '/v1/x': 20.65, '/v1/y': 20.65 });
  });

  it('ends when it is told to', async () => {
    const { transport } = await serving([() => {}]);
    const reason = new Error('Enough.');
    const stop = new AbortController();
    setTimeout(() => stop.abort(reason), 50);
    await expect(transport.json('/v1/decks', { signal: stop.signal })).rejects.toBe(reason);
  });
});
