import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Credentials } from '../../../src/cli/credentials.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

/** Somebody signed in to work, in use, and to lab. */
async function user() {
  const cwd = tempDir();
  const env = { QUARTERDECK_HOME: tempDir() };
  const credentials = new Credentials(env);
  await credentials.keep('lab', { base_url: 'http://127.0.0.1:9000', api_key: 'key-of-the-lab' });
  await credentials.keep('work', { base_url: 'https://work.example.com', api_key: 'key-of-the-work' });
  return { cwd, type: (...argv: string[]) => runInProcess(argv, { env, cwd }) };
}

describe('profiles', () => {
  it('are listed with the one in use and without their keys', async () => {
    const { type } = await user();
    const { stdout } = await type('profiles', 'list');
    expect(stdout).toContain('lab\thttp://127.0.0.1:9000\tkey-of-t…-lab\t\n');
    expect(stdout).toContain('work\thttps://work.example.com\tkey-of-t…work\tin use\n');
    const { data } = JSON.parse((await type('profiles', 'list', '--json')).stdout);
    expect(data[0]).toEqual({ name: 'lab', base_url: 'http://127.0.0.1:9000', key: 'key-of-t…-lab', in_use: false });
  });

  it('are changed by name, and left for this machine by --local', async () => {
    const { type } = await user();
    expect((await type('profiles', 'use', 'lab')).stdout).toBe('Commands ask http://127.0.0.1:9000 from now on\n');
    expect((await type('whoami')).stdout).toContain('the profile in use, lab');
    expect((await type('profiles', 'use', '--local')).stdout).toBe('Commands work on this machine from now on\n');
    expect((await type('whoami')).stdout).toContain('This machine');
    expect((await type('profiles', 'list', '--fields', 'name')).stdout).toContain('work');
  });

  it('that do not exist are refused with the one that was meant', async () => {
    const { type } = await user();
    expect(await type('profiles', 'use', 'wrok')).toMatchObject({ code: 2, stderr: expect.stringContaining('did you mean work?') });
    expect(await type('profiles', 'use')).toMatchObject({ code: 2, stderr: expect.stringContaining('Name one profile') });
    expect(await type('logout', '--profile', 'nope')).toMatchObject({ code: 2 });
    expect((await type('login', '--profile', 'my work', '--base-url', 'http://127.0.0.1:1')).stderr).toContain('--profile takes a name');
  });

  it('of a project come before the one in use', async () => {
    const { cwd, type } = await user();
    writeFileSync(path.join(cwd, 'quarterdeck.json'), '{"profile": "lab"}');
    expect((await type('whoami')).stdout).toBe('http://127.0.0.1:9000 with key-of-t…-lab (quarterdeck.json: profile lab)\n');
    expect((await type('whoami', '--profile', 'work')).stdout).toContain('https://work.example.com');
  });
});
