import { describe, expect, it } from 'vitest';
import type { GlobalOptions } from '../../src/cli/command-spec.ts';
import { Credentials } from '../../src/cli/credentials.ts';
import { chooseService } from '../../src/cli/which-service.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tempDir } from '../helpers/temp-dir.ts';

/** A home with the profiles work, in use, and lab. */
async function home() {
  const env = { QUARTERDECK_HOME: tempDir() };
  const credentials = new Credentials(env);
  await credentials.keep('lab', { base_url: 'http://127.0.0.1:9000', api_key: 'key-of-lab' });
  await credentials.keep('work', { base_url: 'https://work.example.com', api_key: 'key-of-work' });
  return env;
}

const choose = (globals: GlobalOptions, env: Record<string, string>, cwd = tempDir()) => chooseService({ globals, env, cwd });

describe('which service answers', () => {
  it('is this machine without a profile', () => {
    expect(choose({}, { QUARTERDECK_HOME: tempDir() })).toEqual({ kind: 'local', because: 'no server is signed in to' });
  });

  it.each([
    ['the profile in use', {}, {}, 'https://work.example.com', 'key-of-work', 'the profile in use, work'],
    [
      'that of QUARTERDECK_BASE_URL',
      {},
      { QUARTERDECK_BASE_URL: 'http://127.0.0.1:9000' },
      'http://127.0.0.1:9000',
      'key-of-lab',
      'QUARTERDECK_BASE_URL',
    ],
    ['that of QUARTERDECK_PROFILE', {}, { QUARTERDECK_PROFILE: 'lab' }, 'http://127.0.0.1:9000', 'key-of-lab', 'QUARTERDECK_PROFILE lab'],
    ['that of --profile', { profile: 'lab' }, { QUARTERDECK_PROFILE: 'work' }, 'http://127.0.0.1:9000', 'key-of-lab', '--profile lab'],
    [
      'that of --base-url',
      { baseUrl: 'http://127.0.0.1:9000/' },
      { QUARTERDECK_BASE_URL: 'https://x.example.com' },
      'http://127.0.0.1:9000',
      'key-of-lab',
      '--base-url',
    ],
    [
      'that of --base-url with the key of the environment',
      { baseUrl: 'https://x.example.com' },
      { QUARTERDECK_API_KEY: 'key-of-env' },
      'https://x.example.com',
      'key-of-env',
      '--base-url',
    ],
  ])('is %s', async (_, globals, env, baseUrl, apiKey, because) => {
    expect(choose(globals, { ...(await home()), ...env })).toMatchObject({ kind: 'remote', baseUrl, apiKey, because });
  });

  it('is this machine with --local, whatever else is said', async () => {
    const env = { ...(await home()), QUARTERDECK_BASE_URL: 'https://x.example.com' };
    expect(choose({ local: true, profile: 'lab' }, env)).toEqual({ kind: 'local', because: '--local' });
  });

  it.each([
    [{ profile: 'nope' }, {}, 'remote_unavailable', 'quarterdeck login --profile nope --base-url https://decks.example.com'],
    [{ baseUrl: 'https://x.example.com' }, {}, 'unauthorized', 'quarterdeck login --base-url https://x.example.com'],
    [{ baseUrl: 'http://x.example.com' }, {}, 'option_invalid', '--base-url https://x.example.com'],
    [{ baseUrl: 'file:///etc' }, {}, 'option_invalid', '--base-url https://decks.example.com'],
  ])('with %j is an error with the command to type', async (globals, env, code, next) => {
    expect(() => choose(globals, { QUARTERDECK_HOME: tempDir(), ...env })).toThrow(expect.objectContaining({ code, next }));
  });

  it('is told by whoami, and by -v before anything else', async () => {
    const env = await home();
    expect((await runInProcess(['whoami'], { env })).stdout).toBe(
      'https://work.example.com with key-of-w…work (the profile in use, work)\n',
    );
    expect((await runInProcess(['whoami', '--local'], { env })).stdout).toBe('This machine (--local)\n');
    expect((await runInProcess(['decks', 'list', '-v', '--local'], { env })).stderr).toBe('This machine answers: --local\n');
  });
});
