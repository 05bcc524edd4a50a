/** Where the key of a model comes from, and where it may go. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readChoice } from '../../src/language-models/choice.ts';
import { keepKey, keyFor } from '../../src/language-models/keys.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const empty = path.join(folder, 'empty');
const anthropic = readChoice('anthropic:claude-x');

describe('the key of a model', () => {
  it('comes from the environment first', async () => {
    await keepKey(anthropic, 'sk-kept', folder);
    expect(keyFor(anthropic, { ANTHROPIC_API_KEY: 'sk-env' }, folder)).toBe('sk-env');
    expect(keyFor(anthropic, {}, folder)).toBe('sk-kept');
  });

  it('is kept where only its owner reads', async () => {
    await keepKey(anthropic, 'sk-kept', folder);
    const file = path.join(folder, 'secrets', 'models.json');
    expect(readFileSync(file, 'utf8')).toContain('sk-kept');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('goes to no other server than the one it was kept for', async () => {
    await keepKey(anthropic, 'sk-kept', folder);
    expect(() => keyFor(readChoice('anthropic:claude-x', 'https://elsewhere.example.com'), {}, folder)).toThrow('There is no key');
  });

  it('is not sent without encryption, except to this machine', () => {
    const env = { OPENAI_API_KEY: 'sk-env' };
    expect(() => keyFor(readChoice('openai:gpt-x', 'http://models.example.com/v1'), env, empty)).toThrow('without encryption');
    expect(keyFor(readChoice('openai:gpt-x', 'http://127.0.0.1:8000/v1'), env, empty)).toBe('sk-env');
  });

  it('is needed by a provider that answers no one without', () => {
    expect(() => keyFor(anthropic, {}, empty)).toThrow('There is no key for api.anthropic.com.');
    expect(keyFor(readChoice('ollama:llama3'), {}, empty)).toBe('');
  });
});
