/** What the server tells those who run it: a line of the log and a measure of each request, and nothing of what was sent. */
import { expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';

it('a line of the log says who asked for what and what came of it, and nothing else', async () => {
  const lines: string[] = [];
  const { app, keyOf } = await api({ log: lines });
  const key = await keyOf('acme');
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'monday-canary', 'x-request-id': 'req-7' };
  const made = await app.inject({ method: 'POST', url: '/v1/generate', headers, payload: { prompt: 'The prompt-canary' } });
  const { deck_id } = made.json();
  await app.inject({ url: `/v1/decks/${deck_id}?wait=0`, headers });
  await app.inject({ url: '/v1/files/acme/deck_1/pptx?exp=1&key=key_1&sig=sig-canary', headers });
  await app.inject({ url: '/path-canary?query-canary=1' });
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  const [{ key_id }] = told;
  const of = { request_id: 'req-7', key_id, tenant_id: 'acme' };
  expect(told).toMatchObject([
    { ...of, deck_id, method: 'POST', route: '/v1/generate', status: 202, duration_ms: expect.any(Number) },
    { ...of, deck_id, method: 'GET', route: '/v1/decks/:deck_id', status: 200 },
    { request_id: 'req-7', deck_id: 'deck_1', route: '/v1/files/:tenant_id/:deck_id/:format', status: 403 },
    { route: 'unknown', status: 404 },
  ]);
  expect(key_id).toMatch(/^key_/);
  expect(lines.join('')).not.toMatch(/canary/);
  expect(lines.join('')).not.toContain(key);
});

it('a histogram counts requests by route, method and class of status', async () => {
  const { app, keyOf } = await api();
  const headers = { authorization: `Bearer ${await keyOf('acme')}`, accept: 'text/plain' };
  await app.inject({ url: '/v1/decks/deck_1', headers });
  await app.inject({ url: '/v1/decks/deck_2', headers });
  await app.inject({ url: '/anything/at/all' });
  const { payload } = await app.inject({ url: '/v1/metrics', headers });
  expect(payload).toContain('# TYPE quarterdeck_http_request_duration_seconds histogram\n');
  expect(payload).toContain('quarterdeck_http_request_duration_seconds_count{method="GET",route="/v1/decks/:deck_id",status="4xx"} 2\n');
  expect(payload).toContain('quarterdeck_http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 1\n');
  expect(payload).toMatch(/quarterdeck_http_request_duration_seconds_bucket\{le="30",method="GET",route="none",status="4xx"\} 1\n/);
  expect(payload).not.toMatch(/quantile="[^"]+",?\} |acme|deck_1/);
});
