/** Bodies and addresses that no route takes, and how that is said. */
import { describe, expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';
import { ofZod } from '../../helpers/of-zod.ts';

async function asker() {
  const { app, keyOf } = await api();
  const key = { authorization: `Bearer ${await keyOf('acme')}` };
  const ask = async (
    method: string,
    url: string,
    payload?: string | Buffer,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) =>
    app.inject({
      method: method as 'GET',
      url,
      headers: { ...key, ...(payload !== undefined && headers) },
      ...(payload !== undefined && { payload }),
    });
  return { ask };
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a body', () => {
  it.each([
    ['POST', '/v1/export', `{"layout":{"a":${deep(6_000)}}}`],
    ['POST', '/v1/generate', `{"prompt":{"a":${deep(20_000)}}}`],
    ['POST', '/v1/webhooks', deep(2_000_000)],
    ['PUT', '/v1/brand-kits/acme', `{"colors":${deep(6_000)}}`],
    ['PUT', '/v1/data-sources/crm', `{"tables":${deep(6_000)}}`],
  ])('nested too deeply is refused: %s %s', async (method, url, body) => {
    const { ask } = await asker();
    const answer = await ask(method, url, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'input_too_deep']);
  });

  it.each([
    ['JSON', '/v1/data-sources/crm', JSON.stringify({ kind: 'postgres', location: 'postgres://a@b/c', mapping: '['.repeat(20_000) })],
    [
      'parts',
      '/v1/data-sources/crm',
      `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na\r\n1\r\n--b\r\ncontent-disposition: form-data; name="mapping"; filename="m"\r\n\r\n${'- '.repeat(20_000)}\r\n--b--\r\n`,
    ],
  ])('of a data source holds a mapping nested too deeply, in %s', async (kind, url, body) => {
    const { ask } = await asker();
    const answer = await ask('PUT', url, body, {
      'content-type': kind === 'JSON' ? 'application/json' : 'multipart/form-data; boundary=b',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'input_too_deep']);
  });

  it('of 200,000 unknown fields is refused in a short answer', async () => {
    const { ask } = await asker();
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1]));
    const outline = await ask(
      'POST',
      '/v1/generate',
      JSON.stringify({ prompt: { title: 'x', slides: [{ title: 'y' }], ...fields(200_000) } }),
    );
    expect([outline.statusCode, outline.json().code]).toEqual([400, 'input_too_wide']);
    const fewer = await ask(
      'POST',
      '/v1/generate',
      JSON.stringify({ prompt: { title: 'x', slides: [{ title: 'y' }], ...fields(90_000) } }),
    );
    expect([fewer.statusCode, fewer.json().code, fewer.json().errors.length, fewer.json().more_errors]).toEqual([
      400,
      'outline_invalid',
      20,
      89_980,
    ]);
    const key = await ask(
      'POST',
      '/v1/api-keys',
      JSON.stringify({ name: 'x', ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${'é"'.repeat(1_000)}${at}`, 1])) }),
    );
    expect([key.statusCode, key.json().more_errors]).toEqual([400, 480]);
    for (const { payload } of [outline, fewer, key]) expect(payload.length).toBeLessThan(100_000);
  });

  it('that is not UTF-8 is refused', async () => {
    const { ask } = await asker();
    const answer = await ask('POST', '/v1/generate', Buffer.from([...Buffer.from('{"prompt":"caf'), 0xe9, ...Buffer.from('"}')]));
    expect([answer.statusCode, answer.json().detail]).toEqual([400, 'The body is not text in UTF-8.']);
  });

  it.each<[string, string, Record<string, string>]>([
    ['POST', '/v1/generate', { 'content-type': 'text/plain' }],
    ['POST', '/v1/export', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['POST', '/v1/generate', { 'content-type': 'application/json; charset=utf-16' }],
    ['POST', '/v1/generate', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
    ['PUT', '/v1/brand-kits/acme', { 'content-type': 'text/plain' }],
    ['PUT', '/v1/data-sources/crm', { 'content-type': 'text/csv' }],
    ['DELETE', '/v1/webhooks/wh_1', { 'content-type': 'application/xml' }],
  ])('of a kind nobody reads is 415: %s %s %j', async (method, url, headers) => {
    const { ask } = await asker();
    const answer = await ask(method, url, '{"prompt":"x"}', headers);
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'media_type_unsupported']);
  });

  it('that lacks a field is told so in a sentence', async () => {
    const { ask } = await asker();
    const { detail, errors } = (await ask('POST', '/v1/generate', '{"promt":"x"}')).json();
    expect(detail).toBe('The body cannot be used: `prompt` is missing.');
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      'is missing',
      'is not a field here; did you mean "prompt"?',
    ]);
    for (const { payload } of [
      await ask('GET', '/v1/decks?limit=0'),
      await ask('GET', '/v1/decks/a%20b'),
      await ask('POST', '/v1/webhooks', '7'),
    ])
      expect(payload).not.toMatch(ofZod);
  });
});

describe('a known address with another method', () => {
  it.each([
    ['POST', '/v1/decks', 'GET, HEAD, OPTIONS'],
    ['GET', '/v1/generate', 'OPTIONS, POST'],
    ['PATCH', '/v1/decks/deck_1', 'DELETE, GET, HEAD, OPTIONS'],
    ['POST', '/v1/brand-kits/acme/', 'DELETE, GET, HEAD, OPTIONS, PUT'],
    ['DELETE', '/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['HEAD', '/v1/events', 'GET, OPTIONS, POST'],
  ])('is 405 with those it takes: %s %s', async (method, url, allow) => {
    const { ask } = await asker();
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    const options = await ask('OPTIONS', url);
    expect([options.statusCode, options.headers.allow, options.payload]).toEqual([204, allow, '']);
  });

  it('is 404 where there is nothing', async () => {
    const { ask } = await asker();
    expect((await ask('OPTIONS', '/v1/nothing')).json().code).toBe('route_not_found');
    expect((await ask('POST', '/v1/openapi_json')).json().code).toBe('route_not_found');
  });
});
