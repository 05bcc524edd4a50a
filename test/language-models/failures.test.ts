/** What a model's server does wrong, and what we make of it. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Asking } from '../../src/engine/story/language-model.ts';
import { openModel } from '../../src/language-models/open-model.ts';
import { broken, completion, hang, json, type ModelServer, type Reply, startModelServer } from '../helpers/model-server.ts';

const asking: Asking = {
  system: 'Be brief.',
  turns: [{ by: 'us', text: 'Write the deck.' }],
  answer: { name: 'deck', schema: { type: 'object' } },
};
const key = 'sk-secret-0123456789';
const patience = { answerMs: 400, inAllMs: 2_000, askedMs: 500, firstDelayMs: 5 };

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function ask(...replies: Reply[]) {
  server = await startModelServer(...replies);
  const model = openModel({ provider: 'compatible', model: 'test', baseUrl: server.baseUrl }, { key, env: {}, patience });
  return model.ask(asking);
}

const asked = () => server!.received.length;
const error = (message: string, more: object = {}) => ({ error: { message, ...more } });

describe('a model that', () => {
  it('answers is read', async () => {
    expect(await ask('{"ok":true}')).toEqual({ text: '{"ok":true}', cut: false, tokens: { read: 100_000, written: 10 } });
  });

  it('is busy for a moment is asked again after the time it names', async () => {
    expect((await ask(json(429, error('Slow down'), { 'retry-after': '0.05' }), '{"ok":true}')).text).toBe('{"ok":true}');
    expect(asked()).toBe(2);
  });

  it('is busy for minutes is not waited for, and says how long', async () => {
    await expect(ask(json(429, error('Slow down'), { 'retry-after': '120' }))).rejects.toMatchObject({
      kind: 'limit',
      message: expect.stringContaining('asks to wait 120 seconds'),
    });
    expect(asked()).toBe(1);
  });

  it('has used up the tokens of a deck is asked no more', async () => {
    server = await startModelServer('{"ok":true}', '{"ok":true}');
    const limited = { provider: 'compatible', model: 'test', baseUrl: server.baseUrl, limit: 50_000 } as const;
    const model = openModel(limited, { key, env: {}, patience });
    await model.ask(asking);
    await expect(model.ask(asking)).rejects.toMatchObject({ kind: 'budget', message: expect.stringContaining('50000 tokens') });
    expect(asked()).toBe(1);
  });

  it('has no credit left is asked once', async () => {
    await expect(ask(json(429, error('You exceeded your current quota', { code: 'insufficient_quota' })))).rejects.toMatchObject({
      kind: 'quota',
    });
    expect(asked()).toBe(1);
  });

  it('fails for a moment is asked again', async () => {
    expect((await ask(json(500, error('Oops')), json(503, error('Busy')), '{"ok":true}')).text).toBe('{"ok":true}');
  });

  it('does not accept the key is asked once, and the message does not hold the key', async () => {
    const refused = await ask(json(401, error(`Incorrect API key provided: ${key}`))).catch((failure: Error) => failure);
    expect(refused).toMatchObject({ kind: 'key' });
    expect(JSON.stringify([refused, (refused as Error).message, (refused as Error).stack])).not.toContain('secret');
    expect(asked()).toBe(1);
  });

  it('takes no schemas is asked for any object, then in words alone', async () => {
    const refusal = json(400, error("'response_format' of type json_schema is not supported"));
    await ask(refusal, refusal, '{"ok":true}');
    expect(server!.received.map(({ body }) => (body.response_format as { type: string } | undefined)?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
    ]);
  });

  it('knows a field not is asked without it', async () => {
    await ask(json(400, error("Unsupported parameter: 'temperature'")), '{"ok":true}');
    expect(server!.received.map(({ body }) => 'temperature' in body)).toEqual([true, false]);
  });

  it('takes no form of the request is not asked for ever', async () => {
    await expect(ask(json(400, error('json schema format not supported')))).rejects.toMatchObject({ kind: 'request' });
    expect(asked()).toBe(3);
  });

  it('reads less than was sent says so by its status', async () => {
    await expect(ask(json(400, error("This model's maximum context length is 4096 tokens")))).rejects.toMatchObject({ kind: 'context' });
  });

  it('reads less than was sent without a word is found out by its count', async () => {
    await expect(ask(completion('{"ok":true}', { read: 3 }))).rejects.toMatchObject({ kind: 'context' });
  });

  it('refuses is not asked again', async () => {
    await expect(ask(completion('', { refusal: 'I cannot help with that.' }))).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('I cannot help with that.'),
    });
    expect(asked()).toBe(1);
  });

  it('runs out of room says that its answer is cut', async () => {
    expect(await ask(completion('{"slides": [', { finish: 'length' }))).toMatchObject({ cut: true });
  });

  it('hangs is given up after the time for one answer', async () => {
    const began = performance.now();
    await expect(ask(hang)).rejects.toMatchObject({ kind: 'late' });
    expect(performance.now() - began).toBeLessThan(patience.inAllMs);
  });

  it('breaks off is asked again', async () => {
    expect((await ask(broken, '{"ok":true}')).text).toBe('{"ok":true}');
  });

  it('is no model at all is told so', async () => {
    const page = (response: import('node:http').ServerResponse) => void response.writeHead(200).end('<html>Sign in</html>');
    await expect(ask(page)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('is not there is told so', async () => {
    const gone = await startModelServer('{}');
    await gone.close();
    const model = openModel({ provider: 'compatible', model: 'test', baseUrl: gone.baseUrl }, { key: '', env: {}, patience });
    await expect(model.ask(asking)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('nothing listens there'),
    });
  });

  it('is no longer wanted is let go', async () => {
    server = await startModelServer(hang);
    const model = openModel({ provider: 'compatible', model: 'test', baseUrl: server.baseUrl }, { key: '', env: {}, patience });
    await expect(model.ask(asking, AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
