/** `tenants` and `accounts`, on the server's machine and with a server. */
import { describe, expect, it } from 'vitest';
import { api } from '../../helpers/api.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

function at(home: string) {
  return async (...argv: string[]) => runInProcess(argv, { env: { QUARTERDECK_HOME: home }, cwd: home });
}

describe('tenants', () => {
  it('are created, limited, suspended, listed and deleted', async () => {
    const run = at(tempDir());
    const created = await run('tenants', 'create', 'acme', '--name', 'Acme Ltd.', '--rate', '600', '--stored-mb', '5');
    expect(created).toMatchObject({ code: 0, stdout: 'Created the tenant acme\n', stderr: expect.stringContaining('--tenant acme') });
    expect((await run('tenants', 'list')).stdout).toContain('acme\tAcme Ltd.\tactive\t600 requests a minute, 5 MB\n');
    expect((await run('tenants', 'update', 'acme', '--suspend', '--rate', 'none')).stdout).toBe(
      'Changed the tenant acme: suspended; 5 MB\n',
    );
    expect(JSON.parse((await run('tenants', 'show', 'acme', '--json')).stdout)).toMatchObject({
      state: 'suspended',
      limits: { requests_per_minute: null, stored_bytes: 5_000_000 },
    });
    expect((await run('tenants', 'delete', 'acme', '--yes')).stdout).toBe('Deleted the tenant acme\n');
    expect((await run('tenants', 'show', 'acme')).stderr).toContain('There is no tenant acme');
  });

  it('have keys of their own, with limits', async () => {
    const run = at(tempDir());
    await run('tenants', 'create', 'acme');
    const made = JSON.parse((await run('keys', 'create', 'first', '--tenant', 'acme', '--rate', '100', '--json')).stdout);
    expect(made).toMatchObject({ name: 'first', limits: { requests_per_minute: 100, decks_per_day: null } });
    const own = JSON.parse((await run('keys', 'create', 'own', '--json')).stdout).key_id;
    expect((await run('keys', 'update', own, '--rate', '7')).stdout).toBe(`Changed ${own}, own\n`);
    expect((await run('keys', 'update', own)).code).toBe(2);
    // The other is not one of the operator's.
    expect(JSON.parse((await run('keys', 'list', '--json')).stdout).data).toMatchObject([
      { key_id: own, limits: { requests_per_minute: 7 } },
    ]);
    expect((await run('keys', 'create', 'first', '--tenant', 'acne')).stderr).toContain('did you mean acme?');
  });

  it.each([
    [['--rate', '0']],
    [['--decks-per-day', 'many']],
    [['--concurrent-decks', '1.5']],
    [['--stored-mb', '99999999']],
    [['--suspend', '--activate']],
    [[]],
  ])('are not changed by %j', async (options) => {
    const run = at(tempDir());
    await run('tenants', 'create', 'acme');
    expect(await run('tenants', 'update', 'acme', ...options)).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('accounts', () => {
  it('are registered and signed in to, shown, and deleted with the profile', async () => {
    const { app } = await api({ registration: true });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const run = at(tempDir());
    const made = await run('accounts', 'create', '--base-url', url, '--name', 'Northfield', '--email', 'ops@northfield.example');
    expect(made.stdout).toMatch(
      /^Registered tenant_\w+ with http:\/\/127\.0\.0\.1:\d+; its key qd_live_….{4} is kept as the profile default\n$/,
    );
    expect(made.stdout + made.stderr).not.toMatch(/qd_live_\w/);
    expect((await run('whoami')).stdout).toContain(url);
    expect((await run('accounts', 'show')).stdout).toMatch(/Contact +ops@northfield\.example\n[\s\S]*Kept +0 decks, .*, 1 keys, 0\.0 MB\n/);
    expect((await run('accounts', 'delete', '--yes')).code).toBe(0);
    expect((await run('profiles', 'list', '--json')).stdout).not.toContain(url);
  });

  it('are not registered where the operator does not allow it, or without a name and an address', async () => {
    const { app } = await api();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const run = at(tempDir());
    const typed = ['accounts', 'create', '--base-url', url, '--name', 'Northfield'];
    expect(await run(...typed)).toMatchObject({ code: 2, stderr: expect.stringContaining('--email') });
    expect(await run(...typed, '--email', 'ops')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('`email` must be an e-mail address'),
    });
    expect(await run(...typed, '--email', 'ops@northfield.example')).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('ask the operator for an API key'),
    });
  });
});
