/** Databases that callers of a server name: where they may lead, what may be said of them, what is told when they cannot be reached. */
import dns from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dispatcher } from '../../../src/service/local/render/dispatcher.ts';
import { type Api, api } from '../../helpers/api.ts';
import { postgresAnswers, type TestDatabase, testDatabase } from '../../helpers/postgres.ts';
import { privateHosts } from '../../helpers/private-hosts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Caller extends Api {
  put(location: string, more?: object): Promise<{ status: number; body: { code: string; detail: string } }>;
  test(): Promise<{ status: number; ms: number; body: { code: string; detail: string; next: string; tables: unknown } }>;
}

async function caller(env: Record<string, string> = {}): Promise<Caller> {
  const made = await api({ env });
  const headers = { authorization: `Bearer ${await made.keyOf('acme')}` };
  return {
    ...made,
    async put(location, more = {}) {
      const payload = { kind: 'postgres', location, ...more };
      const answer = await made.app.inject({ method: 'PUT', url: '/v1/data-sources/crm', headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    async test() {
      const began = performance.now();
      const answer = await made.app.inject({ url: '/v1/data-sources/crm/test', headers });
      return { status: answer.statusCode, ms: performance.now() - began, body: answer.json() };
    },
  };
}

describe('a database that a caller names', () => {
  it('leads to no address that is not public, however it is written', async () => {
    const { put } = await caller();
    for (const host of [...privateHosts, 'db.example.com@127.0.0.1']) {
      const { status, body } = await put(`postgres://reader@${host}/crm`);
      expect([host, status, body.code]).toEqual([host, 400, 'source_invalid']);
      expect(body.detail).toMatch(/no public address|cannot be read/);
    }
  });

  it.each([
    ['a socket', 'postgres://reader@/crm?host=/var/run/postgresql'],
    ['a socket in the place of the host', 'postgres://reader@%2Fvar%2Frun%2Fpostgresql/crm'],
    ['another host as a parameter', 'postgres://reader@db.example.com/crm?host=10.0.0.1'],
    ['another address as a parameter', 'postgres://reader@db.example.com/crm?hostaddr=10.0.0.1'],
    ['several hosts', 'postgres://reader@db.example.com,10.0.0.1/crm'],
    ['no host', 'postgres:///crm'],
    ['no user, so that it would be the one of the server', 'postgres://db.example.com/crm'],
    ['a zone', 'postgres://reader@[fe80::1%25eth0]/crm'],
    ['a certificate', 'postgres://reader@db.example.com/crm?sslrootcert=/etc/passwd'],
    ['a certificate of its own', 'postgres://reader@db.example.com/crm?sslcert=/etc/ssl/own.pem'],
    ['a private key', 'postgres://reader@db.example.com/crm?sslkey=/etc/ssl/own.key'],
    ['a service file', 'postgres://reader@db.example.com/crm?service=crm'],
    ['a service file by its path', 'postgres://reader@db.example.com/crm?servicefile=/etc/pg_service.conf'],
    ['a password file', 'postgres://reader@db.example.com/crm?passfile=/root/.pgpass'],
    ['parameters of the start', 'postgres://reader@db.example.com/crm?options=-c%20default_transaction_read_only%3Doff'],
    ['an address of the web', 'http://127.0.0.1/crm'],
    ['a file', 'file:///etc/passwd'],
  ])('says nothing of %s', async (_, location) => {
    const { put } = await caller({ QUARTERDECK_SOURCE_ALLOW: '0.0.0.0/0,::/0' });
    expect(await put(location)).toMatchObject({ status: 400, body: { code: 'source_invalid' } });
  });

  it('is read by table and view, never by SQL', async () => {
    const { put } = await caller();
    const location = 'postgres://reader@db.example.com/crm';
    expect(await put(location, { query: "SELECT pg_read_file('/etc/passwd')" })).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    });
    expect((await put(location, { tables: ['deals'] })).status).toBe(200);
  });

  it('is not looked up when it is named, so that nobody learns which names there are', async () => {
    const lookup = vi.spyOn(dns, 'lookup');
    const { put } = await caller();
    expect((await put('postgres://reader@db.internal.example/crm')).status).toBe(200);
    expect(lookup).not.toHaveBeenCalled();
  });
});

describe('a database that cannot be connected to', () => {
  it('is told of in the same words after the same time, whatever the reason', { timeout: 60_000 }, async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    const web = createServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
    const closed = createServer().listen(0, '127.0.0.1');
    await vi.waitFor(() => expect([silent, web, closed].every(({ listening }) => listening)).toBe(true));
    onTestFinished(() => void [silent, web].map((each) => each.close()));
    const portOf = (server: typeof silent) => (server.address() as AddressInfo).port;
    const free = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    const lookup = dns.lookup;
    vi.spyOn(dns, 'lookup').mockImplementation((async (host: string, options: object) => {
      if (host === 'inside.example.com') return [{ address: '10.0.0.7', family: 4 }];
      if (host === 'both.example.com')
        return [
          { address: '127.0.0.1', family: 4 },
          { address: '::1', family: 6 },
        ];
      if (host === 'nowhere.example.com')
        throw Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.example.com'), { code: 'ENOTFOUND' });
      return lookup(host, options);
    }) as never);
    const places = [
      `127.0.0.1:${free}`,
      `127.0.0.1:${portOf(silent)}`,
      `127.0.0.1:${portOf(web)}`,
      'inside.example.com',
      'both.example.com',
      'nowhere.example.com',
      ...(postgresAnswers ? ['127.0.0.1:5432'] : []),
    ];
    const told = await Promise.all(
      places.map(async (place) => {
        const { put, test } = await caller({ QUARTERDECK_SOURCE_ALLOW: '127.0.0.1/32' });
        expect((await put(`postgres://no_such_user@${place}/no_such_database?connect_timeout=2`)).status).toBe(200);
        return { place, ...(await test()) };
      }),
    );
    for (const { place, status, body, ms } of told) {
      expect([place, status, body.code, body.detail, body.next]).toEqual([
        place,
        502,
        'source_unreachable',
        told[0]!.body.detail,
        told[0]!.body.next,
      ]);
      expect(ms, place).toBeGreaterThan(1990);
    }
  });

  it('has the reason in the log of the server', async () => {
    const lines: string[] = [];
    const made = await api({ log: lines });
    const headers = { authorization: `Bearer ${await made.keyOf('acme')}` };
    vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: '10.0.0.7', family: 4 }] as never);
    const payload = { kind: 'postgres', location: 'postgres://reader@db.example.com/crm?connect_timeout=1' };
    await made.app.inject({ method: 'PUT', url: '/v1/data-sources/crm', headers, payload });
    const { payload: told } = await made.app.inject({ url: '/v1/data-sources/crm/test', headers });
    expect(told).not.toContain('10.0.0.7');
    expect(lines.join('')).toContain('db.example.com leads to 10.0.0.7, which QUARTERDECK_SOURCE_ALLOW does not allow.');
  });
});

it('a deck of a database that cannot be connected to fails without the reason, which is for the operator', async () => {
  const defects: Error[] = [];
  const { app, host, put, keyOf } = await caller();
  await put('postgres://reader@db.example.com/crm?connect_timeout=1');
  vi.spyOn(dns, 'lookup').mockResolvedValue([{ address: '10.0.0.7', family: 4 }] as never);
  const headers = { authorization: `Bearer ${await keyOf('acme')}` };
  const payload = { prompt: 'QBR', data_sources: ['crm'] };
  const { deck_id } = (await app.inject({ method: 'POST', url: '/v1/generate', headers, payload })).json();
  const { work } = await host.open();
  const onDefect = (error: Error) => void defects.push(error);
  await new Dispatcher(
    { decks: work, files: host.files, changes: host.changes, make: host.make, room: host.room, onDefect },
    { inAll: 1, ofTenant: 1 },
  ).drain();
  const deck = await app.inject({ url: `/v1/decks/${deck_id}`, headers });
  expect(deck.json()).toMatchObject({ status: 'failed', error: { code: 'source_unreachable' } });
  expect(deck.payload).not.toContain('10.0.0.7');
  expect(defects.map(({ message }) => message).join()).toContain('10.0.0.7');
});

describe.runIf(postgresAnswers)('a PostgreSQL that the operator allows', () => {
  let db: TestDatabase;
  const reader = `qd_reader_${process.pid}`;
  const at = (user: string) => {
    const url = new URL(db.url);
    url.username = user;
    return url.href;
  };
  beforeAll(async () => {
    db = await testDatabase();
    await db.run(`CREATE ROLE ${reader} LOGIN PASSWORD 'pw'; CREATE TABLE "a""; DROP TABLE deals; --" (id int); INSERT INTO "a""; DROP TABLE deals; --" VALUES (1);
      CREATE TABLE deals (id int, amount int); INSERT INTO deals VALUES (1, 10), (2, 20);
      CREATE SEQUENCE counter; CREATE VIEW writing AS SELECT nextval('counter') AS id;
      CREATE VIEW files AS SELECT pg_read_file('/etc/passwd') AS text;
      CREATE VIEW settings AS SELECT current_setting('default_transaction_read_only') AS session, current_setting('transaction_read_only') AS now;
      GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${reader}; GRANT USAGE ON SEQUENCE counter TO ${reader}`);
  });
  afterAll(async () => {
    await db.run(`DROP OWNED BY ${reader}`);
    await db.drop();
    const other = await testDatabase();
    await other.run(`DROP ROLE ${reader}`);
    await other.drop();
  });

  it('is read, table by table, in a session that only reads', async () => {
    const { app, put, test, keyOf } = await caller({ QUARTERDECK_SOURCE_ALLOW: '127.0.0.1/32' });
    expect((await put(at(reader), { tables: ['deals', 'a"; DROP TABLE deals; --'], password: 'pw' })).status).toBe(200);
    expect(await test()).toMatchObject({ status: 200, body: { tables: [{ rows: 2 }, { rows: 1 }] } });
    await put(at(reader), { tables: ['settings'], password: 'pw' });
    const headers = { authorization: `Bearer ${await keyOf('acme')}` };
    const { files } = (await app.inject({ url: '/v1/data-sources/crm/snapshot', headers })).json();
    expect(Buffer.concat(files.map(({ bytes }: { bytes: string }) => Buffer.from(bytes, 'base64'))).toString()).toContain('on,on');
    await put(at(reader), { tables: ['writing'], password: 'pw' });
    expect(await test()).toMatchObject({ status: 400, body: { code: 'source_invalid' } });
    // What this user may not do a view does not do for it.
    await put(at(reader), { tables: ['files'], password: 'pw' });
    expect((await test()).body.tables).toBeUndefined();
  });

  it('is connected to at the address that was looked at, whatever its name means a moment later', async () => {
    const lookup = vi.spyOn(dns, 'lookup');
    lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }] as never);
    lookup.mockResolvedValue([{ address: '10.0.0.7', family: 4 }] as never);
    const { put, test } = await caller({ QUARTERDECK_SOURCE_ALLOW: '127.0.0.1/32' });
    const url = new URL(at(reader));
    url.hostname = 'rebind.example.com';
    expect((await put(url.href, { tables: ['deals'], password: 'pw' })).status).toBe(200);
    expect((await test()).status).toBe(200);
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  it('is not read by a user who may read files of its machine', async () => {
    const { put, test } = await caller({ QUARTERDECK_SOURCE_ALLOW: '127.0.0.1/32' });
    await put(at(new URL(db.url).username), { tables: ['files'] });
    expect(await test()).toMatchObject({ status: 403, body: { code: 'source_denied' } });
  });

  it('is asked with nothing of the operator’s: no user, no password, no file of passwords', { timeout: 30_000 }, async () => {
    const seen: Buffer[] = [];
    const listening = createServer((socket) => {
      socket.on('data', (message) => {
        // It speaks no TLS, and asks whoever begins a session for a password in the clear.
        if (message.length === 8) return void socket.write('N');
        seen.push(message);
        if (seen.length === 1) socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      });
      socket.on('error', () => {});
    }).listen(0, '127.0.0.1');
    await vi.waitFor(() => expect(listening.listening).toBe(true));
    onTestFinished(() => void listening.close());
    for (const [name, value] of [
      ['PGPASSWORD', 's3cr3t'],
      ['PGUSER', 'operator'],
      ['PGHOST', '10.0.0.1'],
      ['PGDATABASE', 'private'],
    ] as const)
      vi.stubEnv(name, value);
    const { put, test } = await caller({ QUARTERDECK_SOURCE_ALLOW: '127.0.0.1/32', PGPASSWORD: 's3cr3t', PGUSER: 'operator' });
    await put(`postgres://reader@127.0.0.1:${(listening.address() as AddressInfo).port}/crm?connect_timeout=2`);
    expect((await test()).status).toBe(502);
    const heard = Buffer.concat(seen).toString('latin1');
    expect(heard).toContain('reader');
    expect(heard).not.toMatch(/s3cr3t|operator|private/);
  });
});
