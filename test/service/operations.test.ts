/** The table of operations: whole, with examples that hold, and what the client makes of answers that do not. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { examples } from '../../src/service/operation-examples.ts';
import { jsonAnswer, type Operation, operations, usualStatus } from '../../src/service/operations.ts';
import { RemoteDeckService } from '../../src/service/remote/remote-deck-service.ts';
import type { RemoteOptions } from '../../src/service/remote/transport.ts';
import { scopes } from '../../src/service/schema/api-key.ts';
import { refusingApp } from '../helpers/api-page.ts';

const all = Object.entries<Operation>(operations);
const open = ['checkHealth', 'checkReadiness', 'downloadByLink', 'createAccount'];

/** A service of a server that answers everything with this. */
function answering(value: unknown): RemoteDeckService {
  const request = (async () => ({
    statusCode: 200,
    headers: { 'quarterdeck-version': '9.0.0' },
    body: { json: async () => value },
  })) as unknown as NonNullable<RemoteOptions['request']>;
  return new RemoteDeckService({ baseUrl: 'https://decks.example.com', apiKey: 'k', env: {}, version: '1.0.0', request });
}

describe.each(all)('%s', (id, operation) => {
  const { method, scope, action, params, path, example, body, answers } = operation;

  it('is named by a verb and what it is done to', () => {
    expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
  });

  it('asks for a scope, or for no key on purpose', () => {
    expect(scope === null).toBe(open.includes(id));
    for (const one of scope === null ? [] : [scope].flat()) expect(scopes).toContain(one);
  });

  it('tells the audit log of what it changes', () => {
    if (method !== 'GET') expect(action).toMatch(/^[a-z-]+\.[a-z-]+$/);
  });

  it('reads every parameter of its path', () => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(params instanceof z.ZodObject ? Object.keys(params.shape).sort() : []).toEqual(named);
  });

  it('shows examples that hold', () => {
    if (body) expect(body.safeParse(example.body).error).toBeUndefined();
    const schema = jsonAnswer(answers[usualStatus(operation)]);
    if (schema === null || schema instanceof z.ZodNull || schema instanceof z.ZodAny) expect(example.answer).toBeUndefined();
    else expect(schema.safeParse(example.answer).error).toBeUndefined();
  });
});

it('the OpenAPI document names every operation, once, and where it is asked', async () => {
  const { app } = await refusingApp();
  const { paths, servers } = (await app.inject('/v1/openapi.json')).json() as {
    paths: Record<string, Record<string, { operationId: string }>>;
    servers: unknown;
  };
  await app.close();
  const written = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  expect(written.sort()).toEqual(all.map(([id, { method, path }]) => `${id} ${method} ${path}`).sort());
  expect(servers).toEqual([{ url: 'http://127.0.0.1:8080' }]);
});

describe('the answer of a server', () => {
  const { deck_id } = examples.deck;

  it('is taken as it came when it is as it should be', async () => {
    expect(await answering(examples.deck).decks.get(deck_id)).toEqual(examples.deck);
  });

  it('may say more than is known here, inside of lists too', async () => {
    const newer = { ...examples.deck, mood: 'bright' };
    expect(await answering(newer).decks.get(deck_id)).toEqual(newer);
    expect((await answering(examples.list(newer)).decks.list({ limit: 1 })).data).toEqual([newer]);
  });

  it.each([
    ['a field that is missing', { ...examples.deck, status: undefined }, '`status`', 'It sent nothing there.'],
    ['a value that is not known', { ...examples.deck, status: 'paused' }, '`status`', 'It sent "paused" there.'],
    ['another thing altogether', ['deck'], 'the answer', 'It sent ["deck"] there.'],
  ])('is refused for %s, saying what came and what to do', async (_, value, place, came) => {
    await expect(answering(value).decks.get(deck_id)).rejects.toMatchObject({
      code: 'answer_invalid',
      message: expect.stringMatching(/^https:\/\/decks\.example\.com answered GET \/v1\/decks\/\{deck_id\} /),
      next: 'install the same version on both sides: here it is 1.0.0, there 9.0.0',
    });
    const { message } = await answering(value)
      .decks.get(deck_id)
      .then(
        () => expect.unreachable(),
        (error: Error) => error,
      );
    expect(message).toContain(place);
    expect(message).toContain(came);
  });

  it('is refused without showing it where it is a secret', async () => {
    const refused = answering({ ...examples.newApiKey, key: ['qd_live_secret'] }).apiKeys.create({ name: 'pipeline' });
    await expect(refused).rejects.toMatchObject({ code: 'answer_invalid', message: expect.not.stringContaining('qd_live_secret') });
  });
});
