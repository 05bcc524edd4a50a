import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll } from 'vitest';
import { LocalDeckService } from '../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../src/service/local/local-host.ts';
import { RemoteDeckService } from '../../src/service/remote/remote-deck-service.ts';
import type { RemoteOptions } from '../../src/service/remote/transport.ts';
import { type Server, startServer } from '../../src/service/server.ts';
import { serverConfig } from '../../src/service/server-config.ts';

/** A server, and a new tenant of it for each test, over a socket and in memory. */
export function remoteWorld() {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-server-'));
  const env = { QUARTERDECK_HOME: folder, QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' };
  const clock = () => new Date();
  let server: Server;
  let tenants = 0;

  beforeAll(async () => {
    server = await startServer({ ...serverConfig({ port: '0', slots: '2' }, { env, cwd: folder }), env, clock, version: '0.0.0-test' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A tenant that has nothing yet, with a key that may do everything. */
  async function newTenant(): Promise<RemoteOptions> {
    const host = new LocalHost({ env, clock, making: 'by workers' });
    const { key } = await new LocalDeckService(host, `tenant${++tenants}`).apiKeys.create({ name: 'test', scopes: ['admin'] });
    await host.close();
    return { baseUrl: server.url, apiKey: key, env: {}, version: '0.0.0-test' };
  }

  const remote = async () => new RemoteDeckService(await newTenant());
  /** Whoever runs the server. */
  const operator = async () => new RemoteDeckService({ baseUrl: server.url, apiKey: server.firstKey!, env: {}, version: '0.0.0-test' });
  const inMemory = async () => {
    const request = (async (
      target: URL,
      { method, headers, body }: { method: string; headers: Record<string, string>; body?: string | FormData | Uint8Array<ArrayBuffer> },
    ) => {
      const sent = new Response(body ?? null);
      // A form says where its parts begin; whatever else is sent is called by its sender.
      const isForm = typeof body === 'object' && !(body instanceof Uint8Array);
      const type = isForm ? { 'content-type': sent.headers.get('content-type')! } : {};
      const payload = body === undefined ? undefined : Buffer.from(await sent.arrayBuffer());
      const answer = await server.app.inject({
        method: method as 'GET',
        url: `${target.pathname}${target.search}`,
        headers: { ...headers, ...type },
        ...(payload && { payload }),
      });
      const whole = answer.rawPayload;
      const stream = Object.assign(Readable.from([whole]), {
        text: async () => whole.toString(),
        json: async () => JSON.parse(whole.toString()),
        arrayBuffer: async () => new Uint8Array(whole).buffer,
        dump: async () => {},
      });
      return { statusCode: answer.statusCode, headers: answer.headers, body: stream };
    }) as unknown as NonNullable<RemoteOptions['request']>;
    return new RemoteDeckService({ ...(await newTenant()), request });
  };
  return { remote, inMemory, operator };
}
