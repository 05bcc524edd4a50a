import { describe, expect, it } from 'vitest';
import { startProgress } from '../../src/cli/progress.ts';
import { type FakeIoOptions, fakeIo } from '../helpers/fake-io.ts';

async function shown(options: FakeIoOptions, globals: object = {}, env: Record<string, string> = {}) {
  const io = fakeIo(options);
  const progress = await startProgress({ io, globals, env, onEarlyEnd: () => () => {} });
  progress.stage('Reading the brief');
  progress.stage('Writing the deck');
  progress.stop();
  return { stdout: io.stdout(), stderr: io.stderr() };
}

describe('progress', () => {
  it('is a plain line a stage in a pipe', async () => {
    expect(await shown({})).toEqual({ stdout: '', stderr: 'Reading the brief...\nWriting the deck...\n' });
  });

  it('is a moving line on a terminal', async () => {
    const { stderr } = await shown({ tty: { err: true } });
    expect(stderr).toContain('Reading the brief...');
    expect(stderr).not.toBe('Reading the brief...\nWriting the deck...\n');
  });

  it('is plain lines on a dumb terminal', async () => {
    expect((await shown({ tty: { err: true } }, {}, { TERM: 'dumb' })).stderr).toBe('Reading the brief...\nWriting the deck...\n');
  });

  it('is plain lines on a terminal that does not tell its width', async () => {
    expect((await shown({ tty: { err: true }, columns: 0 })).stderr).toBe('Reading the brief...\nWriting the deck...\n');
  });

  it('is plain lines in CI', async () => {
    expect((await shown({ tty: { err: true } }, {}, { CI: 'true' })).stderr).toBe('Reading the brief...\nWriting the deck...\n');
  });

  it('is nothing when quiet', async () => {
    expect((await shown({ tty: { err: true } }, { quiet: true })).stderr).toBe('');
  });

  it('leaves stderr to the problem object of a --json run', async () => {
    expect((await shown({}, { json: true })).stderr).toBe('');
  });
});
