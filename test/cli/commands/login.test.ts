/** `login`, `logout` and `whoami` against a server: by key, and by a code that someone approves in a browser. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/cli/run.ts';
import { LocalDeckService } from '../../../src/service/local/local-deck-service.ts';
import { LocalHost } from '../../../src/service/local/local-host.ts';
import { type Server, startServer } from '../../../src/service/server.ts';
import { serverConfig } from '../../../src/service/server-config.ts';
import { fakeIo } from '../../helpers/fake-io.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { suiteDir, tempDir } from '../../helpers/temp-dir.ts';

const folder = suiteDir();
const [serverEnv, clock] = [{ QUARTERDECK_HOME: folder }, () => new Date()];
let server: Server;
let host: LocalHost;

beforeAll(async () => {
  const env = serverEnv;
  server = await startServer({ ...serverConfig({ port: '0', slots: '1' }, { env, cwd: folder }), env, clock, version: '0.0.0-test' });
  host = new LocalHost({ env, clock, making: 'by workers' });
});
afterAll(async () => {
  await server.close();
  await host.close();
});

const keyWith = (...scopes: ('admin' | 'decks:read')[]) => new LocalDeckService(host).apiKeys.create({ name: 'mine', scopes });

/** Types a command and answers its code in a browser once it is shown. */
async function signIn(env: Record<string, string>, answer: Record<string, string>, more: string[] = []) {
  const io = fakeIo();
  const ending = new AbortController();
  const code = run(['login', '--device', '--base-url', server.url, ...more], {
    ...{ io, env, clock, cwd: folder, version: '0.0.0-test' },
    signal: ending.signal,
  });
  let userCode: string | undefined;
  while (userCode === undefined) {
    userCode = /^ {2}([A-Z]{4}-[A-Z]{4})$/m.exec(io.stderr())?.[1];
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (answer.step === 'stop') ending.abort(new Error('Stopped.'));
  else await fetch(`${server.url}/oauth/device`, { method: 'POST', body: new URLSearchParams({ user_code: userCode, ...answer }) });
  return { code: await code, io };
}

const files = (env: { QUARTERDECK_HOME: string }) => path.join(env.QUARTERDECK_HOME, 'credentials', 'credentials.json');
const kept = (env: { QUARTERDECK_HOME: string }) => JSON.parse(readFileSync(files(env), 'utf8'));
const at = (env: Record<string, string>, now: () => Date = clock) => ({ env, clock: now, cwd: folder });

describe('login --device', () => {
  it('is approved in a browser, used, renewed when it is about to end, and ended by logout', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    const { key, key_id } = await keyWith('decks:read');
    const { code, io } = await signIn(env, { api_key: key, step: 'approve' });
    expect([code, io.stdout()]).toEqual([0, `Signed in to ${server.url}, kept as the profile default\n`]);
    expect((await runInProcess(['decks', 'list'], at(env))).code).toBe(0);

    const { refresh_token } = kept(env).profiles.default.tokens;
    const soon = () => new Date(Date.now() + 595_000);
    const both = await Promise.all([1, 2].map(() => runInProcess(['decks', 'list'], at(env, soon))));
    expect(both.map((each) => each.code)).toEqual([0, 0]);
    expect(kept(env).profiles.default.tokens.refresh_token).not.toBe(refresh_token);
    const { data } = await new LocalDeckService(host).auditLog({ limit: 100 });
    // The first, and one that both used.
    expect(data.filter((entry) => entry.action === 'oauth.token' && entry.key_id === key_id)).toHaveLength(2);

    const { access_token } = kept(env).profiles.default.tokens;
    expect((await runInProcess(['logout'], at(env))).stdout).toBe(`Signed out of ${server.url} and forgot the profile default\n`);
    expect((await fetch(`${server.url}/v1/decks`, { headers: { authorization: `Bearer ${access_token}` } })).status).toBe(401);
  });

  it('asks for more only if told to, and gets no more than the key has', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    const { key } = await keyWith('decks:read');
    await signIn(env, { api_key: key, step: 'approve' }, ['--scope', 'decks:read', '--scope', 'admin']);
    expect(kept(env).profiles.default.tokens.scope).toBe('decks:read');
    expect(await runInProcess(['keys', 'list'], at(env))).toMatchObject({ code: 4 });
  });

  it('keeps nothing when it is denied', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    const { code, io } = await signIn(env, { step: 'deny' });
    expect([code, io.stderr()]).toEqual([4, expect.stringContaining('The sign-in was denied.')]);
    expect(existsSync(files(env))).toBe(false);
  });

  it('keeps nothing when it is stopped', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    expect((await signIn(env, { step: 'stop' })).code).not.toBe(0);
    expect(existsSync(files(env))).toBe(false);
  });

  it('says what to do once the sign-in has ended on the server', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    const { key, key_id } = await keyWith('decks:read');
    await signIn(env, { api_key: key, step: 'approve' });
    await new LocalDeckService(host).apiKeys.revoke(key_id);
    const ended = await runInProcess(['decks', 'list'], at(env));
    expect([ended.code, ended.stderr]).toEqual([4, expect.stringContaining(`Try: quarterdeck login --device --base-url ${server.url}`)]);
  });

  it('says so where a server has none', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    const without = await startServer({
      ...serverConfig({ port: '0', oauth: 'off' }, { env, cwd: folder }),
      ...{ env, clock, version: '0.0.0-test' },
    });
    const { code, stderr } = await runInProcess(['login', '--device', '--base-url', without.url], at(env));
    await without.close();
    expect([code, stderr]).toEqual([4, expect.stringContaining('has no sign-in by browser')]);
  });
});

describe('whoami', () => {
  it('tells how one is signed in, where it is kept and which version the server has', async () => {
    const env = { QUARTERDECK_HOME: tempDir() };
    const { key } = await keyWith('decks:read');
    await runInProcess(['login', '--key-stdin', '--base-url', server.url], { ...at(env), io: { stdin: key } });
    expect(JSON.parse((await runInProcess(['whoami', '--json'], at(env))).stdout)).toMatchObject({
      signed_in_by: 'api_key',
      kept_in: files(env),
      server_version: '0.0.0-test',
    });
  });
});

describe.skipIf(process.platform !== 'linux')('a keychain', () => {
  /** Stands for the real tool: keeps what comes in on stdin in a file of the account. */
  function withKeychain() {
    const bin = tempDir();
    const script = `#!/bin/sh
for last; do :; done
case "$1" in
store) cat > "${bin}/$last" ;;
lookup) cat "${bin}/$last" ;;
clear) rm -f "${bin}/$last" ;;
esac
`;
    writeFileSync(path.join(bin, 'secret-tool'), script);
    chmodSync(path.join(bin, 'secret-tool'), 0o755);
    const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_CREDENTIAL_STORE: 'keychain', PATH: `${bin}:${process.env.PATH}` };
    return { bin, env };
  }

  it('holds the key instead of the file, and no longer after logout', async () => {
    const { bin, env } = withKeychain();
    const { key } = await keyWith('decks:read');
    await runInProcess(['login', '--key-stdin', '--base-url', server.url], { ...at(env), io: { stdin: key } });
    expect(readFileSync(files(env), 'utf8')).not.toContain(key);
    expect((await runInProcess(['decks', 'list'], at(env))).code).toBe(0);
    expect(JSON.parse((await runInProcess(['whoami', '--json'], at(env))).stdout).kept_in).toBe('the keychain of this system');
    await runInProcess(['logout'], at(env));
    expect(existsSync(path.join(bin, 'default'))).toBe(false);
  });

  it('holds tokens and what they become', async () => {
    const { env } = withKeychain();
    const { key } = await keyWith('decks:read');
    await signIn(env, { api_key: key, step: 'approve' });
    const soon = () => new Date(Date.now() + 595_000);
    for (const now of [clock, soon, soon]) expect((await runInProcess(['decks', 'list'], at(env, now))).code).toBe(0);
    expect(readFileSync(files(env), 'utf8')).not.toMatch(/token/);
  });

  it('that is not there is an error that says what to do', async () => {
    const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_CREDENTIAL_STORE: 'keychain', PATH: tempDir() };
    const { key } = await keyWith('decks:read');
    const { code, stderr } = await runInProcess(['login', '--key-stdin', '--base-url', server.url], { ...at(env), io: { stdin: key } });
    expect([code, stderr]).toEqual([1, expect.stringContaining('secret-tool is not installed')]);
    expect(stderr).not.toContain(key);
  });
});
