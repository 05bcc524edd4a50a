/** What a server of its own process makes of bytes that keep no rule of HTTP, and of those who send them slowly, in part, or go away. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect } from 'vitest';
import { operationsOf } from '../../helpers/openapi.ts';
import { startServer } from '../../helpers/serve.ts';
import { attacks } from './api-properties.ts';

/** How the bytes are sent. */
const manners = [
  'whole',
  'in pieces',
  'cut off',
  'aborted',
  'with a length too long',
  'with a length too short',
  'in chunks',
  'in broken chunks',
  'twice',
] as const;
const headers = fc.constantFrom(
  '', `x-large: ${'a'.repeat(20_000)}\r\n`, `x-large: ${'a'.repeat(200_000)}\r\n`, 'x: y\r\n'.repeat(3_000), 'x-nul: a\0b\r\n', 'x-bare: a\nb\r\n', 'no colon\r\n', ' folded: x\r\n',
  'expect: 100-continue\r\n', 'expect: 200-ok\r\n', 'upgrade: websocket\r\nconnection: upgrade\r\n', 'connection: keep-alive\r\n', 'content-length: -1\r\n', 'content-length: 1e3\r\n', 'transfer-encoding: gzip\r\n',
  'content-encoding: br\r\n', 'host: a\r\nhost: b\r\n', 'authorization: Bearer \xff\r\n', 'content-type: multipart/form-data; boundary=\r\n', `cookie: ${'a=b; '.repeat(2_000)}\r\n`,
); // biome-ignore format: a list of words
const targets = fc.constantFrom(
  '',
  '?',
  '?limit=%',
  '?limit=%ff&cursor=%00',
  '/%2e%2e/%2e%2e',
  '/%',
  '//',
  '/..;/x',
  '#x',
  ' x',
  '?'.repeat(5_000),
  `/${'a'.repeat(10_000)}`,
  '\xff',
  '/\0',
);
const methods = fc.constantFrom(
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'GE\0T',
  '',
);

interface Reply {
  status: number;
  bytes: number;
}

/** @param runs Requests in all. */
export async function survivesAnyBytes(runs: number, home: string): Promise<void> {
  const server = await startServer(home, ['--requests-per-minute', '1000000', '--log', 'error']);
  try {
    const { hostname, port } = new URL(server.url);
    const operations = operationsOf((await (await fetch(`${server.url}/v1/openapi.json`)).json()) as Parameters<typeof operationsOf>[0]);
    const hostile = fc.record({
      operation: fc.constantFrom(...operations),
      method: fc.option(methods, { nil: null, freq: 4 }),
      target: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: targets }),
      headers: fc.oneof(fc.constant(''), headers),
      keyed: fc.boolean(),
      manner: fc.constantFrom(...manners),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      attack: attacks,
    });
    let sent = 0;
    let understood = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 8, maxLength: 8 }), async (batch) => {
        const replies = await Promise.all(
          batch.map(async ({ operation, method, target, headers: more, keyed, manner, at, attack }) => {
            const body = Buffer.from(attack.body ?? '{"prompt":"Wins"}');
            const path = `${operation.path.replace(/\{\w+\}/g, 'x1')}${target}`;
            const length = body.length + (manner === 'with a length too long' ? 50 : manner === 'with a length too short' ? -1 : 0);
            const chunked = manner.includes('chunks');
            const head = `${method ?? operation.method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${keyed ? `authorization: Bearer ${server.key}\r\n` : ''}content-type: ${attack.type ?? 'application/json'}\r\n${more}${chunked ? 'transfer-encoding: chunked' : `content-length: ${Math.max(0, length)}`}\r\n\r\n`;
            const sentBody =
              manner === 'in chunks'
                ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]
                : manner === 'in broken chunks'
                  ? [Buffer.from('fffffffffffffffff\r\n'), body]
                  : [body];
            const bytes = Buffer.concat([Buffer.from(head, 'latin1'), ...sentBody]);
            const reply = await exchange(
              { hostname, port: Number(port) },
              manner === 'twice' ? Buffer.concat([bytes, bytes]) : bytes,
              manner,
              at,
            );
            return { reply, said: `${manner} ${head.slice(0, 400)}${body.toString('latin1').slice(0, 300)}` };
          }),
        );
        for (const { reply, said } of replies) {
          if (reply === null) continue;
          if (reply.status < 400 || reply.status > 401) understood++;
          if (reply.status !== 503) expect(reply.status, `${said}\n${server.log().slice(-3000)}`).toBeLessThan(500);
          if (reply.status >= 400) expect(reply.bytes, said).toBeLessThan(100_000);
        }
        expect(server.process.exitCode, server.log()).toBeNull();
        sent += batch.length;
        if (sent % 400 === 0) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      }),
      { numRuns: Math.ceil(runs / 8) },
    );
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // Not all of them are turned away at the door.
    expect(understood).toBeGreaterThan(sent / 8);
    // Nothing was left to the last resort, and no answer was a defect.
    expect(server.log()).not.toMatch(/"level":(50|60)/);
  } finally {
    await server.stop();
  }
}

/** null when nothing came back, which is all that some deserve. */
async function exchange(
  to: { hostname: string; port: number },
  bytes: Buffer,
  manner: (typeof manners)[number],
  at: number,
): Promise<Reply | null> {
  const socket = connect({ host: to.hostname, port: to.port });
  const parts: Buffer[] = [];
  // A server that ends the connection while bytes are still on their way resets it.
  socket.on('error', () => {}).on('data', (part) => parts.push(part));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const cut = Math.floor(bytes.length * at);
  if (manner === 'in pieces') {
    for (let piece = 0; piece < 4 && !socket.destroyed; piece++) {
      socket.write(bytes.subarray(Math.floor((bytes.length * piece) / 4), Math.floor((bytes.length * (piece + 1)) / 4)));
      await sleep(20);
    }
  } else if (manner === 'aborted') {
    socket.write(bytes.subarray(0, cut));
    await sleep(at * 30);
    socket.destroy();
  } else if (manner === 'cut off') socket.end(bytes.subarray(0, cut));
  else socket.write(bytes);
  const patience = new AbortController();
  await Promise.race([
    closed,
    sleep(manner === 'with a length too long' || manner === 'cut off' ? 300 : 8_000, undefined, { signal: patience.signal }).catch(
      () => {},
    ),
  ]);
  patience.abort();
  socket.destroy();
  const answer = Buffer.concat(parts);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer.subarray(0, 20).toString('latin1'))?.[1];
  return status === undefined ? null : { status: Number(status), bytes: answer.length };
}
