import path from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../../../src/service/local/store/open-store.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

function at(home: string) {
  return (...argv: string[]) => runInProcess(argv, { env: { QUARTERDECK_HOME: home }, cwd: home });
}

describe('quarterdeck audit', () => {
  it('writes who did what on this machine, one entry a line or as one list', async () => {
    const run = at(tempDir());
    const { key_id, key } = JSON.parse((await run('keys', 'create', 'pipeline', '--json')).stdout);
    expect((await run('sources', 'add', 'crm', '--postgres', 'postgres://localhost/crm')).code).toBe(0);
    expect((await run('keys', 'revoke', key_id, '--yes')).code).toBe(0);
    expect((await run('backup', 'a.backup')).code).toBe(0);
    expect((await run('restore', 'a.backup', '--force')).code).toBe(0);
    const { stdout, code } = await run('audit');
    expect(code).toBe(0);
    const entries = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    // A backup does not hold that it was taken.
    expect(entries.map(({ action, target }) => [action, target])).toEqual([
      ['store.restore', 'a.backup'],
      ['key.revoke', key_id],
      ['source.put', 'crm'],
      ['key.create', key_id],
    ]);
    expect(stdout).not.toContain(key.slice(8, 30));
    expect(JSON.parse((await run('audit', '--json')).stdout)).toEqual({
      object: 'list',
      data: entries,
      has_more: false,
      next_cursor: null,
    });
    expect((await run('audit', '--to', '2020-12-31')).stdout).toBe('');
    expect(await run('audit', '--from', 'yesterday')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--from cannot be "yesterday"'),
    });
  });

  it('that was changed behind its back fails doctor', async () => {
    const home = tempDir();
    const run = at(home);
    for (const name of ['a', 'b', 'c']) await run('keys', 'create', name);
    const file = new Database(path.join(home, 'store', storeFile));
    file.exec("drop trigger audit_log_no_update; update audit_log set target = 'key_other' where sequence = 2");
    file.close();
    const { code, stdout } = await run('doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(/FAILED +audit log +entry 2 is missing or not as it was written/);
  });
});
