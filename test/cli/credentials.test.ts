import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Credentials } from '../../src/cli/credentials.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const profile = { base_url: 'https://decks.example.com', api_key: 'qd_live_secret' };
const mode = (file: string) => statSync(file).mode & 0o777;

describe('credentials', () => {
  it('lie in a file and a folder that only their owner may read, however they were before', async () => {
    const home = tempDir();
    const credentials = new Credentials({ QUARTERDECK_HOME: home });
    await credentials.keep('work', profile);
    const folder = path.join(home, 'credentials');
    const [file] = readdirSync(folder).map((name) => path.join(folder, name));
    expect([mode(folder), mode(file!)]).toEqual([0o700, 0o600]);
    chmodSync(folder, 0o755);
    chmodSync(file!, 0o644);
    await credentials.keep('home', profile);
    expect([mode(folder), mode(file!)]).toEqual([0o700, 0o600]);
  });

  it('are kept, used and forgotten by the name of a profile', async () => {
    const credentials = new Credentials({ QUARTERDECK_HOME: tempDir() });
    expect(credentials.inUse()).toBeNull();
    await credentials.keep('work', profile);
    await credentials.keep('home', { ...profile, base_url: 'http://127.0.0.1:8080' });
    expect(credentials.inUse()?.name).toBe('home');
    await credentials.use('work');
    expect(credentials.inUse()).toEqual({ name: 'work', profile });
    expect(credentials.list().map(({ name }) => name)).toEqual(['home', 'work']);
    await credentials.forget('work');
    expect([credentials.inUse(), credentials.get('work')]).toEqual([null, null]);
    expect(credentials.byUrl('http://127.0.0.1:8080')).not.toBeNull();
  });

  it('that cannot be read are an error that says where they are', () => {
    const home = tempDir();
    writeFileSync(path.join(home, 'credentials'), 'a file in the way');
    expect(() => new Credentials({ QUARTERDECK_HOME: home }).inUse()).toThrow(path.join(home, 'credentials'));
  });

  it.each(['__proto__', 'constructor', 'a.b'])('know no profile called %s unless it was kept', async (name) => {
    const credentials = new Credentials({ QUARTERDECK_HOME: tempDir() });
    expect(credentials.get(name)).toBeNull();
  });
});
