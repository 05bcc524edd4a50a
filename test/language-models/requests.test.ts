/** What each provider is sent, and how its answer is read. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Asking } from '../../src/engine/story/language-model.ts';
import { type ProviderName, readChoice, readTenantModels } from '../../src/language-models/choice.ts';
import { openModel, previewOf } from '../../src/language-models/open-model.ts';
import { json, type ModelServer, startModelServer } from '../helpers/model-server.ts';

const asking: Asking = {
  system: 'Be brief.',
  turns: [
    { by: 'us', text: 'The material.' },
    { by: 'us', text: 'Write the deck.' },
    { by: 'model', text: '{}' },
    { by: 'us', text: 'Correct it.' },
  ],
  answer: { name: 'deck', schema: { type: 'object', properties: { title: { type: 'string' } } } },
};

const answers: Record<ProviderName, object> = {
  openai: { choices: [{ message: { content: '{"a":1}' }, finish_reason: 'stop' }], usage: { prompt_tokens: 50, completion_tokens: 5 } },
  compatible: { choices: [{ message: { content: '{"a":1}' }, finish_reason: 'stop' }] },
  azure: { choices: [{ message: { content: '{"a":1}' }, finish_reason: 'length' }] },
  anthropic: {
    content: [{ type: 'tool_use', name: 'deck', input: { a: 1 } }],
    stop_reason: 'tool_use',
    usage: { input_tokens: 20, cache_read_input_tokens: 30, output_tokens: 5 },
  },
  google: {
    candidates: [{ content: { parts: [{ text: 'Let me think.', thought: true }, { text: '{"a":1}' }] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 50, candidatesTokenCount: 5 },
  },
  ollama: { message: { content: '{"a":1}' }, done_reason: 'stop', prompt_eval_count: 50, eval_count: 5 },
};

let server: ModelServer | undefined;
afterEach(() => server?.close());

describe.each(Object.keys(answers) as ProviderName[])('%s', (provider) => {
  it('is sent its own form of a request', () => {
    const choice = readChoice(`${provider}:some-model`, ['azure', 'compatible'].includes(provider) ? 'http://127.0.0.1:9/v1' : undefined);
    expect(previewOf(choice, asking)).toMatchSnapshot();
  });

  it('has its key in a header and nowhere else', async () => {
    server = await startModelServer(json(200, answers[provider]));
    await openModel({ provider, model: 'some-model', baseUrl: server.baseUrl }, { key: 'sk-secret', env: {} }).ask(asking);
    const [{ path, headers, body }] = server.received as [ModelServer['received'][number]];
    expect(Object.values(headers).filter((value) => String(value).includes('sk-secret'))).toHaveLength(1);
    expect(path + JSON.stringify(body)).not.toContain('secret');
  });

  it('is understood', async () => {
    server = await startModelServer(json(200, answers[provider]));
    const answer = await openModel({ provider, model: 'some-model', baseUrl: server.baseUrl }, { key: '', env: {} }).ask(asking);
    expect(JSON.parse(answer.text)).toEqual({ a: 1 });
    expect(answer.cut).toBe(provider === 'azure');
  });
});

it.each([
  ['anthropic', { content: [], stop_reason: 'refusal' }],
  ['google', { candidates: [{ finishReason: 'SAFETY' }] }],
  ['google', { promptFeedback: { blockReason: 'OTHER' } }],
  ['openai', { choices: [{ message: { content: '' }, finish_reason: 'content_filter' }] }],
] as const)('a refusal of %s is known as one', async (provider, refusal) => {
  server = await startModelServer(json(200, refusal));
  const model = openModel({ provider, model: 'some-model', baseUrl: server.baseUrl }, { key: 'key', env: {} });
  await expect(model.ask(asking)).rejects.toMatchObject({ kind: 'refused' });
});

describe('the choice of a model', () => {
  it('names a provider and a model', () => {
    expect(readChoice('ollama:qwen3:8b')).toEqual({ provider: 'ollama', model: 'qwen3:8b' });
  });

  it.each(['gpt-5', 'openai:', 'nobody:gpt-5', 'openai:gpt 5'])('is refused as %s', (name) => {
    expect(() => readChoice(name)).toThrow(`There is no model "${name}".`);
  });

  it('needs an address for a server of one’s own', () => {
    expect(() => readChoice('compatible:llama')).toThrow('nothing says where it is');
  });

  it('does not take a password in its address, nor show it', () => {
    expect(() => readChoice('compatible:llama', 'http://me:secret@127.0.0.1/v1')).toThrow('"http://…@127.0.0.1/v1"');
  });

  it('is one per tenant on a server', () => {
    expect([...readTenantModels('acme=anthropic:claude-x, beta=compatible:a@b@http://127.0.0.1:1/v1')]).toEqual([
      ['acme', { provider: 'anthropic', model: 'claude-x' }],
      ['beta', { provider: 'compatible', model: 'a@b', baseUrl: 'http://127.0.0.1:1/v1' }],
    ]);
  });
});
