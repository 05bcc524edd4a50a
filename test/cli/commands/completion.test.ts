import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Credentials } from '../../../src/cli/credentials.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

/** What may come after the words, the last of them being typed. */
async function offered(...words: string[]): Promise<string[]> {
  return offeredIn(words, { QUARTERDECK_HOME: tempDir() });
}

async function offeredIn(words: string[], env: Record<string, string>): Promise<string[]> {
  const { code, stdout } = await runInProcess(['completion', 'bash', '--', ...words], { env });
  expect(code).toBe(0);
  return stdout.split('\n').filter(Boolean);
}

describe('completion', () => {
  it.each([
    [['gen'], ['generate']],
    [
      ['webhooks', 'li'],
      ['list', 'listen'],
    ],
    [['help', 'exit'], ['exit-codes']],
    [['help', 'decks', 'c'], ['cancel']],
    [
      ['generate', '--out'],
      ['--output', '--outline', '--outline-only'],
    ],
    [['generate', '--language', 'd'], ['de']],
    [['--json', 'status', 'l'], ['last']],
    [['status', '--fields', 'deck'], ['deck_id']],
    [
      ['config', 'set', 'max'],
      ['max_queued', 'max_queued_per_tenant'],
    ],
    [
      ['webhooks', 'trigger', 'deck.c'],
      ['deck.completed', 'deck.canceled'],
    ],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    // Files may follow, which the shell knows itself.
    [['generate', '--data', ''], []],
    [['sources', 'show', '--mapping', 'x'], []],
  ])('of %j offers %j', async (words, expected) => {
    expect((await offered(...words)).sort()).toEqual([...expected].sort());
  });

  it('offers every command by its first word', async () => {
    expect(await offered('')).toEqual(expect.arrayContaining(['generate', 'decks', 'profiles', 'completion', 'help']));
  });

  it('offers the profiles there are', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    await new Credentials(env).keep('work', { base_url: 'https://work.example.com', api_key: 'key-of-work' });
    expect(await offeredIn(['profiles', 'use', ''], env)).toEqual(['work']);
    expect(await offeredIn(['decks', 'list', '--profile', 'w'], env)).toEqual(['work']);
  });

  it('says what each word is where the shell shows it', async () => {
    const { stdout } = await runInProcess(['completion', 'zsh', '--', 'webhooks', 'tri']);
    expect(stdout).toBe('trigger:Send a sample event to every webhook subscribed to its type\n');
  });

  it('of a shell that is not known names those that are', async () => {
    const { code, stderr } = await runInProcess(['completion', 'bsh']);
    expect({ code, near: stderr.includes('did you mean bash?') }).toEqual({ code: 2, near: true });
  });

  it('completes in bash', async () => {
    const { stdout } = await runInProcess(['completion', 'bash']);
    const folder = tempDir();
    // Stands for the program: it answers with what it was asked.
    writeFileSync(path.join(folder, 'quarterdeck'), '#!/bin/sh\nprintf "<%s>\\n" "$@"\n');
    chmodSync(path.join(folder, 'quarterdeck'), 0o755);
    const script = `${stdout}\nCOMP_WORDS=(quarterdeck generate "two words" ""); COMP_CWORD=3; _quarterdeck; printf '%s|' "\${COMPREPLY[@]}"`;
    const run = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8', env: { PATH: `${folder}:${process.env.PATH}` } });
    expect(run.stderr).toBe('');
    expect(run.stdout).toBe('<completion>|<bash>|<-->|<generate>|<two words>|<>|');
  });
});
