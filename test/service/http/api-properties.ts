/** What holds for whatever is sent to whichever operation of the OpenAPI document. */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect } from 'vitest';
import { problemSchema } from '../../../src/service/schema/problem.ts';
import { bodies, fileBodies } from '../../helpers/api-page.ts';
import { type LivingApi, livingApi } from '../../helpers/living-api.ts';
import { ofZod } from '../../helpers/of-zod.ts';
import { type Answer, difference, type Operation, operationsOf, streams, valuesOf } from '../../helpers/openapi.ts';

/** Values of bodies and queries that mean something to the server. */
const known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  brand_kit_id: fc.constantFrom('house', 'light', 'dark'),
  data_sources: fc.constantFrom([], ['deals']),
  today: fc.constant('2026-01-15'),
  url: fc.constant('http://127.0.0.1:9/hook'),
  from: fc.constantFrom('2025-01-01', '2025-06-30T12:00:00Z'),
  to: fc.constantFrom('2026-12-31', '2027-01-01'),
  types: fc.constantFrom('deck.completed', 'deck.failed,export.completed'),
  cursor: fc.constantFrom('MTc2Mzc5MDAwMDAwMDpkZWNrXzAx'),
  format: fc.constantFrom('pptx', 'json', 'svg'),
  mapping: fc.constant('tables: {}\n'),
  kind: fc.constant('postgres'),
  location: fc.constant('postgres://reader@db.example.com/crm'),
  look: fc.constantFrom('light', 'dark'),
};

/** Nothing makes the decks that are asked for here: waiting for one takes as long as is asked for, up to a minute a request. */
const shortWait = fc.integer({ min: 0, max: 1 });

interface Sent {
  /** Which of the things there are is named. */
  at: number;
  query: Record<string, unknown>;
  headers: Record<string, string>;
  body: unknown;
}

const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<string, string>;

/** Requests that the document allows. */
function requestsOf(operation: Operation, { deckId }: LivingApi): fc.Arbitrary<Sent> {
  const all: Readonly<Record<string, fc.Arbitrary<unknown>>> = { ...known, deck_id: fc.constant(deckId) };
  const model = (place: 'query' | 'header') => {
    const parameters = operation.parameters.filter((each) => each.in === place);
    const values = parameters.map(({ name, schema }) => [
      name,
      name === 'wait' ? shortWait : fc.oneof(all[name] ?? valuesOf(schema, all), valuesOf(schema, all)),
    ]);
    return fc.record(Object.fromEntries(values), {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) as never,
    });
  };
  const body = operation.bodies['application/json'];
  return fc.record({
    at: fc.nat(99),
    query: model('query') as fc.Arbitrary<Record<string, unknown>>,
    // Header fields hold no line ends, and what is beyond Latin-1 has no form there.
    headers: model('header').map((values) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(String(value)).slice(0, 60)])),
    ),
    body: body ? valuesOf(body, all) : fc.constant(undefined),
  });
}

async function addressOf({ path, method }: Operation, { at, query }: Sent, api: LivingApi, name = api.pick): Promise<string> {
  if (path.startsWith('/v1/files/') && name === api.pick) return api.link;
  const ends = method === 'DELETE' || method === 'PUT' || method === 'PATCH' || /\/(cancel|rotate)$/.test(path);
  let url = path;
  for (const [part, parameter] of path.matchAll(/\{(\w+)\}/g))
    url = url.replace(part, encodeURIComponent(await name(parameter!, at, ends)));
  const search = new URLSearchParams(Object.entries(given(query)).map(([key, value]): [string, string] => [key, String(value)])).toString();
  return search === '' ? url : `${url}?${search}`;
}

/** One that is answered with success. */
function exampleOf({ method, path, bodies: taken }: Operation, { deckId, deck }: LivingApi): Sent {
  const own: Readonly<Record<string, unknown>> = {
    ...bodies,
    'POST /v1/generate': { prompt: 'Wins' },
    'POST /v1/export': { deck_id: deckId },
    'POST /v1/webhooks': { url: 'http://127.0.0.1:9/hook' },
  };
  const file = fileBodies[`${method} ${path}`];
  const body = file ? deck : own[`${method} ${path}`];
  if (body === undefined && Object.keys(taken).length > 0) throw new Error(`No example says what ${method} ${path} takes.`);
  return { at: 0, query: {}, headers: file ? { 'content-type': file.type } : {}, body };
}

/** Busy is said for the machine's sake, not for the request's. */
async function answerOf(send: () => Promise<Answer>): Promise<Answer> {
  for (let again = 0; ; again++) {
    const answer = await send();
    if (answer.status !== 503 || again === 50) return answer;
    await sleep(100);
  }
}

async function inject(api: LivingApi, operation: Operation, url: string, headers: object, payload?: unknown): Promise<Answer> {
  const sent = payload === undefined ? {} : { payload: payload as string };
  const {
    statusCode,
    headers: told,
    payload: text,
  } = await api.app.inject({
    method: operation.method as 'GET',
    url,
    headers: { ...(await api.callerOf(operation)).headers, ...headers },
    ...sent,
  });
  return { status: statusCode, type: String(told['content-type'] ?? ''), payload: text };
}

/** The beginning of a stream, over a socket. */
async function listen(api: LivingApi, url: string, headers: Record<string, string>): Promise<Answer> {
  const enough = new AbortController();
  const { status, headers: told, body } = await fetch(api.url + url, { headers: { ...api.headers, ...headers }, signal: enough.signal });
  const type = told.get('content-type') ?? '';
  const first = await body!.getReader().read();
  enough.abort();
  return { status, type, payload: Buffer.from(first.value ?? []).toString() };
}

export async function everyOperation(tenantId: string): Promise<{ api: LivingApi; operations: Operation[] }> {
  const api = await livingApi(tenantId);
  return { api, operations: operationsOf((await api.app.inject({ url: '/v1/openapi.json' })).json()) };
}

/** @param runs Requests in all. */
export async function answersAsDocumented(runs: number): Promise<void> {
  const { api, operations } = await everyOperation('acme');
  const succeeded = new Set<string>();
  for (const operation of operations) {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation, api), async (sent) => {
        const url = await addressOf(operation, sent, api);
        const type = sent.body === undefined ? {} : { 'content-type': 'application/json' };
        const payload = sent.body === undefined || sent.body instanceof Buffer ? sent.body : JSON.stringify(sent.body);
        const answer = await answerOf(() =>
          streams(operation) ? listen(api, url, sent.headers) : inject(api, operation, url, { ...type, ...sent.headers }, payload),
        );
        const asked = `${operation.method} ${url} ${JSON.stringify(sent.body)}`;
        expect(difference(operation, answer), `${asked}\n${answer.status} ${answer.payload.slice(0, 2000)}`).toBeNull();
        expect(answer.status, `${asked}\n${answer.payload}`).toBeLessThan(500);
        if (answer.status < 300) succeeded.add(`${operation.method} ${operation.path}`);
      }),
      { numRuns: Math.ceil(runs / operations.length), examples: [[exampleOf(operation, api)]] },
    );
  }
  // Nothing is only ever refused.
  expect(operations.map(({ method, path }) => `${method} ${path}`).filter((name) => !succeeded.has(name))).toEqual([]);
}

/** Nested to 20,000 levels, by lists or objects, closed or not. */
const deep = fc
  .record({
    levels: fc.constantFrom(99, 101, 1_000, 6_000, 20_000),
    name: fc.constantFrom('', 'a', 'prompt', 'layout', 'slides', 'colors'),
    closed: fc.boolean(),
  })
  .map(({ levels, name, closed }) => {
    const [open, close] = name === '' ? ['[', ']'] : [`{"${name}":`, '}'];
    return `${open.repeat(levels)}1${closed ? close.repeat(levels) : ''}`;
  });
/** Of very many fields or values. */
const wide = fc
  .record({
    width: fc.constantFrom(1_000, 5_000, 20_000, 120_000),
    name: fc.constantFrom('f', '\\u0000', 'é"<', 'x'.repeat(20)),
    list: fc.boolean(),
  })
  .map(({ width, name, list }) => Array.from({ length: width }, (_, at) => (list ? '{}' : `"${name.replace('"', '')}${at}":0`)).join())
  .map((inside) => (inside.startsWith('"') ? `{${inside}}` : `[${inside}]`));
/** In the place of a field that some operation reads. */
const field = fc.constantFrom('prompt', 'layout', 'colors', 'mapping', 'tables', 'options', 'metadata', 'events', 'scopes', 'slides');
const monsters = fc.oneof(
  deep,
  wide,
  fc
    .tuple(field, fc.oneof({ weight: 3, arbitrary: deep }, { weight: 1, arbitrary: wide }))
    .map(([name, inside]) => `{"${name}":${inside}}`),
);
/** Bytes that are no UTF-8, or another encoding altogether. */
const foreign = fc.constantFrom(
  Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]), Buffer.from('{"prompt":"\ud800x"}', 'utf16le'), Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]), Buffer.from([0xc0, 0x80]), Buffer.alloc(5_000, 0x80), Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), Buffer.alloc(0),
); // biome-ignore format: a list of words

const nasty = fc.constantFrom<unknown>(
  '', ' ', 'x'.repeat(100_000), '\u0000', '\ud800', '\u202e\u200b', '\r\nset-cookie: a=b', '../../../../etc/passwd', '..\\..\\x', '%2e%2e%2f', '__proto__',
  'constructor', 'toString', "'; drop table decks; --", '{{7*7}}', '💥'.repeat(200), '2025-02-30', 'file:///etc/passwd', '-1', '1e999', 'NaN',
  -1, 0, 1e308, 2 ** 53, 0.1, true, null, [], {}, [[[[]]]], { constructor: { prototype: {} } }, { length: 1e9 }, Array.from({ length: 5_000 }, () => 'x'),
); // biome-ignore format: a list of words
export const attacks = fc.record(
  {
    /** Instead of an id. */
    id: nasty,
    query: fc.dictionary(fc.constantFrom('limit', 'cursor', 'wait', 'from', 'to', 'status', 'group_by', 'types', 'today', 'exp', '__proto__', 'x'), nasty, { maxKeys: 3 }),
    headers: fc.dictionary(
      fc.constantFrom('range', 'if-none-match', 'if-match', 'if-range', 'accept', 'idempotency-key', 'last-event-id', 'x-request-id', 'content-encoding', 'traceparent'),
      fc.constantFrom('', '*', 'bytes=5-2', 'bytes=-0', 'bytes=0-,5-', 'bytes=99999999999999999999-', 'x'.repeat(5_000), '"', 'gzip', 'identity', 'x, y', '\u00ff', 'text/plain;q=x', '../..'),
      { maxKeys: 2 },
    ),
    type: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'multipart/form-data; boundary=b', 'application/json; charset=utf-7', 'application/json; charset="UTF-16"', 'application/json;charset', 'application/problem+json', 'application/x-www-form-urlencoded', '', 'a'.repeat(300)),
    /** Instead of one part of the body. */
    part: fc.record({ at: fc.nat(50), value: nasty }),
    body: fc.oneof(monsters, foreign, fc.json(), nasty.map((value) => JSON.stringify(value)), fc.constantFrom('{', 'null', '{"prompt":"\\ud800"}', '{"__proto__":{"x":1}}', '--b\r\n', '--b\r\ncontent-disposition: form-data; name="file"; filename="../../x.csv"\r\n\r\na\r\n--b--\r\n')),
  },
  { requiredKeys: [] },
); // biome-ignore format: a list of words

/** One value somewhere inside, replaced. */
function replaced(body: unknown, at: number, value: unknown): unknown {
  const places: [Record<string, unknown>, string][] = [];
  const whole = { body: structuredClone(body) };
  const walk = (holder: Record<string, unknown>) => {
    for (const name of Object.keys(holder)) {
      places.push([holder, name]);
      const inner = holder[name];
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, unknown>);
    }
  };
  walk(whole);
  const [holder, name] = places[at % places.length]!;
  holder[name] = value;
  return whole.body;
}

/** @param runs Requests in all. */
export async function neverBreaksDown(runs: number): Promise<void> {
  const { api, operations } = await everyOperation('acme');
  const asked = operations.filter((operation) => !streams(operation));
  const hostile = fc.nat(asked.length - 1).chain((at) => fc.tuple(fc.constant(at), requestsOf(asked[at]!, api), attacks));
  await fc.assert(
    fc.asyncProperty(hostile, async ([which, sent, { id, query = {}, headers = {}, type, part, body }]) => {
      const operation = asked[which]!;
      const text = (value: unknown) => {
        const plain = typeof value === 'string' ? value : JSON.stringify(value);
        return plain.isWellFormed() ? plain : '_';
      };
      const pick = id === undefined ? api.pick : async () => text(id);
      const url = await addressOf(
        operation,
        { ...sent, query: { ...sent.query, ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, text(value)])) } },
        api,
        pick,
      );
      const valid = part && sent.body !== undefined ? replaced(sent.body, part.at, part.value) : sent.body;
      const payload = body !== undefined && operation.method !== 'GET' ? body : valid === undefined ? undefined : JSON.stringify(valid);
      const all = { ...sent.headers, ...headers, ...(payload !== undefined && { 'content-type': type ?? 'application/json' }) };
      const answer = await answerOf(() => inject(api, operation, url, all, payload));
      const said = `${operation.method} ${url.slice(0, 300)} ${JSON.stringify(all).slice(0, 500)} ${payload?.toString().slice(0, 500)}\n${answer.status} ${answer.payload.slice(0, 1000)}`;
      if (answer.status !== 503) expect(answer.status, said).toBeLessThan(500);
      expect(answer.payload, said).not.toMatch(/node_modules|\/src\/|root:x:/);
      if (answer.status < 400) return;
      expect(answer.type, said).toMatch(/^application\/problem\+json/);
      expect(answer.payload.length, said).toBeLessThan(100_000);
      expect(answer.payload, said).not.toMatch(ofZod);
      const { code } = problemSchema.parse(JSON.parse(answer.payload));
      // An address that is so odd that it leads elsewhere.
      if (code !== 'route_not_found' && code !== 'method_not_allowed') expect(difference(operation, answer), said).toBeNull();
    }),
    { numRuns: runs },
  );
}
