/** Lets faults happen to a server at random while clients use it, and compares what is there afterwards with their log. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { random } from '../../../src/demo/random.ts';
import type { Deck } from '../../../src/service/schema/deck.ts';
import { isSettled } from '../../../src/service/schema/deck-status.ts';
import { type Authorize, insist, type Reach, send, work } from './clients.ts';
import { faultsOf, type History, type Seen, type SeenDeck, type ToldEvent } from './history.ts';
import { type FaultName, faultNames, shakenServer } from './shaken-server.ts';

export interface Shaken {
  /** Each thing that is not as it was promised. */
  faults: string[];
  done: Record<FaultName, number>;
  accepted: number;
  history: History;
  seen: Seen;
}

/** @param names The faults that happen; each of them, and then any at random until there are so many. @param patience See `shakenServer`. */
export async function shake(
  seed: number,
  { names = faultNames, times, patience }: { names?: readonly FaultName[]; times: number; patience: number },
): Promise<Shaken> {
  const chance = random(seed);
  const { url: hook, events } = await receiver(chance.unit);
  const server = await shakenServer(chance, { patience, env: { QUARTERDECK_WEBHOOK_ALLOW: '127.0.0.0/8' } });
  const { reach } = server;
  const history: History = { decks: [], uploads: [], wronglyRefused: [] };
  const tenants = [await withKey(reach, history, server.key), await withTokens(reach, history, server.key)];
  for (const { authorize, tenant } of tenants) await mustBe(201, reach, authorize, '/v1/webhooks', { url: `${hook}${tenant}` });

  let isOver = false;
  const clients = tenants.flatMap(({ tenant, authorize }) =>
    [1, 2].map((at) => work(reach, { tenant, authorize, name: `${tenant}${at}`, unit: random(seed + at).unit }, history, () => isOver)),
  );
  for (const client of clients) client.catch(() => {});
  const possible = names.filter((name) => name !== 'disk full' || server.hasDisk);
  const done = Object.fromEntries(faultNames.map((name) => [name, 0])) as Record<FaultName, number>;
  for (let at = 0, tried = 0; at < times && tried < 20 * times; tried++) {
    await sleep(chance.unit() * 600);
    const name = possible[at < possible.length ? at : chance.whole(0, possible.length - 1)]!;
    if (!(await server.faults[name]())) continue;
    done[name]++;
    at++;
  }
  isOver = true;
  await Promise.all(clients);
  await server.calm();

  const decks = (await Promise.all(tenants.map(({ tenant, authorize }) => decksOf(reach, tenant, authorize)))).flat();
  const completed = () => new Set([...events.values()].filter(({ type }) => type === 'deck.completed').map(({ deckId }) => deckId)).size;
  await expect.poll(completed, { timeout: 120_000, interval: 250 }).toBeGreaterThanOrEqual(decks.filter((deck) => deck.isWhole).length);
  const uploads = await Promise.all(
    history.uploads.map(async ({ tenant, name }) => ({
      ...{ tenant, name },
      holds: await lastLine(reach, tenants.find((each) => each.tenant === tenant)!.authorize, name),
    })),
  );
  const seen = { decks, uploads, events: [...events.values()] };
  // 143 is what the shell says of a program that was told to end; a crash is neither. An orderly stop has tests of its own.
  expect([0, 143], server.log().slice(-2_000)).toContain(await server.stop());
  // It may say that there was no room, or that it was busy; anything else that it calls an error is one.
  const defects = server
    .log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line) && !/storage_full|disk is full|ENOSPC|server_busy/.test(line))
    .map((line) => line.slice(0, 1_000));
  const accepted = history.decks.filter(({ ids }) => ids.length > 0).length;
  return { faults: [...faultsOf(history, seen), ...defects], done, accepted, history, seen };
}

/** Takes webhooks, some of them badly. */
async function receiver(unit: () => number): Promise<{ url: string; events: Map<string, ToldEvent> }> {
  const events = new Map<string, ToldEvent>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const id = String(request.headers['webhook-id']);
      const { type, data } = JSON.parse(body) as { type: string; data: { deck_id: string } };
      events.set(id, { id, type, deckId: data.deck_id });
      response.writeHead(unit() < 0.1 ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, events };
}

const json = { 'content-type': 'application/json' };
const bodyOf = (value: object) => Buffer.from(JSON.stringify(value));

async function mustBe<T>(
  status: number,
  reach: Reach,
  authorize: Authorize,
  path: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<T> {
  const answer = await send(reach, path, { method, headers: { ...json, authorization: await authorize(false) }, body: bodyOf(body) });
  expect([answer?.status, answer?.bytes.toString()]).toEqual([status, expect.anything()]);
  return JSON.parse(answer!.bytes.toString()) as T;
}

/** An account that anyone may register, with limits of its own, so that it is never told that it asked too much. */
async function register(reach: Reach, name: string, operator: string) {
  const account = { name, email: `ops@${name}.example` };
  const made = await mustBe<{ tenant_id: string; api_key: { key: string } }>(201, reach, async () => '', '/v1/accounts', account);
  const limits = { decks_per_day: 100_000, concurrent_decks: 100_000, requests_per_minute: 100_000 };
  await mustBe(200, reach, async () => `Bearer ${operator}`, `/v1/tenants/${made.tenant_id}`, { limits }, 'PATCH');
  return { tenant: made.tenant_id, key: made.api_key.key };
}

async function withKey(reach: Reach, _history: History, operator: string): Promise<{ tenant: string; authorize: Authorize }> {
  const { tenant, key } = await register(reach, 'northfield', operator);
  return { tenant, authorize: async () => `Bearer ${key}` };
}

/** With access tokens of a client, renewed when they are refused, as after the clock has moved. */
async function withTokens(reach: Reach, history: History, operator: string): Promise<{ tenant: string; authorize: Authorize }> {
  const { tenant, key } = await register(reach, 'southfield', operator);
  const client = { name: 'pipeline', scopes: ['admin'] };
  const { client_id, client_secret } = await mustBe<{ client_id: string; client_secret: string }>(
    201,
    reach,
    async () => `Bearer ${key}`,
    '/v1/oauth-clients',
    client,
  );
  const basic = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
  let token: Promise<string> | undefined;
  const renew = async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await insist(
      reach,
      { authorize: async () => basic },
      '/oauth/token',
      { method: 'POST', headers: form, body: Buffer.from('grant_type=client_credentials') },
      { history },
    );
    return `Bearer ${(JSON.parse(answer!.bytes.toString()) as { access_token: string }).access_token}`;
  };
  return {
    tenant,
    authorize: (refused) => {
      if (token === undefined || refused) token = renew();
      return token;
    },
  };
}

async function read(reach: Reach, authorize: Authorize, path: string) {
  const answer = await insist(reach, { authorize }, path, { method: 'GET' }, { history: { wronglyRefused: [] } });
  return answer?.bytes ?? null;
}

/** Every deck of a tenant, once it is at its end. */
async function decksOf(reach: Reach, tenant: string, authorize: Authorize): Promise<SeenDeck[]> {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const page = JSON.parse((await read(reach, authorize, `/v1/decks?limit=100${cursor}`))!.toString()) as {
      data: Deck[];
      next_cursor: string | null;
    };
    ids.push(...page.data.map(({ deck_id }) => deck_id));
    if (page.next_cursor === null) break;
    cursor = `&cursor=${page.next_cursor}`;
  }
  const found: SeenDeck[] = [];
  for (const id of ids) {
    let deck: Deck;
    const patience = performance.now() + 900_000;
    do deck = JSON.parse((await read(reach, authorize, `/v1/decks/${id}?wait=30`))!.toString()) as Deck;
    while (!isSettled(deck) && performance.now() < patience);
    const file = deck.files.find(({ format }) => format === 'pptx');
    const bytes = file && (await read(reach, authorize, `/v1/decks/${id}/files/pptx`));
    const isWhole = bytes ? createHash('sha256').update(bytes).digest('hex') === file!.sha256 : null;
    found.push({ ...{ tenant, id, isWhole }, key: String(deck.metadata.key), status: deck.status, code: deck.error?.code ?? null });
  }
  return found;
}

/** What an upload holds in the end; null if it cannot be read. */
async function lastLine(reach: Reach, authorize: Authorize, name: string): Promise<string | null> {
  const bytes = await read(reach, authorize, `/v1/data-sources/${name}/snapshot`);
  if (bytes === null) return null;
  const { files } = JSON.parse(bytes.toString()) as { files: { name: string; bytes: string }[] };
  const table = files.find((file) => file.name.endsWith('.csv'))!;
  return Buffer.from(table.bytes, 'base64').toString().trimEnd().split('\n').at(-1)!.trim();
}
