/**
 * A server and its children, killed again and again at random while decks are asked for:
 * nothing that was accepted is lost, failed or made twice, and nothing is told twice as two things.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { random } from '../../src/demo/random.ts';
import { dataFolder } from '../../src/service/local/home.ts';
import type { Deck } from '../../src/service/schema/deck.ts';
import { isSettled } from '../../src/service/schema/deck-status.ts';
import { deep } from '../helpers/rotating.ts';
import { type Served, serve } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const kills = deep ? 60 : 12;
const { unit } = random(Number(process.env.QUARTERDECK_SEED ?? 11));

interface Told {
  type: string;
  data: { deck_id: string; status: string };
}

/** Takes webhooks, some of them badly. @returns what it was told, by the id of the event */
async function receiver() {
  const told = new Map<string, Told>();
  const doubled: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      const event = JSON.parse(body) as Told;
      const before = told.get(id);
      if (before && JSON.stringify(before.data) !== JSON.stringify(event.data)) doubled.push(id);
      told.set(id, event);
      response.writeHead(unit() < 0.1 ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, told, doubled };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

it.skipIf(process.platform !== 'linux')(
  'kills of a server and its children at random lose nothing, and double nothing',
  async () => {
    const home = path.join(tempDir(), 'server');
    const { url: hook, told, doubled } = await receiver();
    const start = () => serve(home, ['--slots', '2'], { QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' });
    let server: Served = await start();
    let started = Date.now();
    const authorization = `Bearer ${server.key}`;
    const ask = (url: string, body?: object, more: Record<string, string> = {}) =>
      fetch(`${server.url}${url}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, ...more, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
    expect((await ask('/v1/webhooks', { url: hook })).status).toBe(201);
    const store = new Database(path.join(dataFolder({ QUARTERDECK_HOME: home }), 'quarterdeck.sqlite'), { readonly: true });
    onTestFinished(() => void store.close());
    const rows = <T>(query: string) => store.prepare(query).all() as T[];

    // Asks for decks without end, each until it is accepted, as a caller does who sends an Idempotency-Key.
    const accepted = new Map<string, string>();
    let asking = true;
    const caller = (async () => {
      for (let at = 0; asking; at++) {
        const key = `deck-${at}`;
        while (!accepted.has(key)) {
          try {
            const answer = await ask(
              '/v1/generate',
              { prompt: `# Wins ${at}\n\n- New office opened\n- Support desk staffed\n` },
              { 'idempotency-key': key },
            );
            if (answer.status === 202) accepted.set(key, ((await answer.json()) as { deck_id: string }).deck_id);
            else if (answer.status !== 503 && answer.status !== 429)
              throw new Error(`It was answered ${answer.status}: ${await answer.text()}`);
          } catch (error) {
            // The server was killed while it answered.
            if (!(error instanceof TypeError) && (error as Error).name !== 'TimeoutError') throw error;
          }
          if (!accepted.has(key)) await sleep(100);
        }
        await sleep(200 + unit() * 600);
      }
    })();
    caller.catch(() => {});

    const done = { server: 0, SIGKILL: 0, SIGSEGV: 0, SIGABRT: 0, SIGTERM: 0 };
    const inAll = () => Object.values(done).reduce((sum, count) => sum + count, 0);
    while (inAll() < kills) {
      await sleep(unit() * 1_200);
      // Mostly while a deck is being made, and sometimes whatever is done.
      if (unit() < 0.8) {
        // One that a killed server was making still looks so for a while.
        const making = `select 1 from decks where status = 'processing' and stage is not null and started_at > ${started} limit 1`;
        for (let at = 0; at < 100 && rows(making).length === 0; at++) await sleep(20);
      }
      // A deck that ends three processes is given up, as it should be: none is brought there on purpose.
      const open = `select 1 from decks where status in ('queued', 'processing')
        and crashes + (status = 'processing' and started_at < ${started}) >= 2 limit 1`;
      if (rows(open).length > 0) continue;
      if (unit() < 0.3) {
        server.process.kill('SIGKILL');
        done.server++;
        server = await start();
        started = Date.now();
        continue;
      }
      const children = childrenOf(server.process.pid!);
      const child = children[Math.floor(unit() * children.length)];
      if (child === undefined) continue;
      const signal = (['SIGKILL', 'SIGSEGV', 'SIGABRT', 'SIGTERM'] as const)[Math.floor(unit() * 4)]!;
      try {
        process.kill(child, signal);
        done[signal]++;
      } catch {
        // It has just ended by itself.
      }
    }
    asking = false;
    await caller;

    const ids = [...accepted.values()].sort();
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const settled = async () => (await (await ask(`/v1/decks/${id}?wait=60`)).json()) as Deck;
      await expect.poll(async () => isSettled(await settled()), { timeout: 180_000 }).toBe(true);
      expect(await settled()).toMatchObject({ deck_id: id, status: 'completed' });
      const file = await ask(`/v1/decks/${id}/files/pptx`);
      expect((await file.arrayBuffer()).byteLength).toBe(Number(file.headers.get('content-length')));
    }
    // One row a deck, one event each that it was completed, and none that it failed.
    expect(
      rows<{ id: string }>('select id from decks')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
    const completed = () =>
      [...told.values()]
        .filter(({ type }) => type === 'deck.completed')
        .map(({ data }) => data.deck_id)
        .sort();
    await expect.poll(() => completed().length, { timeout: 180_000, interval: 500 }).toBeGreaterThanOrEqual(ids.length);
    expect(completed()).toEqual(ids);
    expect([...told.values()].filter(({ type }) => type === 'deck.failed')).toEqual([]);
    expect(doubled).toEqual([]);
    const [crashes] = rows<{ decks: number; most: number }>('select count(*) as decks, max(crashes) as most from decks where crashes > 0');
    console.info(
      `${JSON.stringify(done)}; ${ids.length} decks accepted, of which ${crashes!.decks} crashed, at most ${crashes!.most} times`,
    );
    expect(await server.stop()).toBe(0);
  },
  1_800_000,
);
