import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { csvFolder } from '../../engine/data/csv-files.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const deals = [
  'id,stage,amount,close_date',
  ...Array.from({ length: 40 }, (_, at) => `d${at},${at % 3 ? 'Won' : 'Lost'},${1000 + at},2025-0${(at % 6) + 1}-20`),
].join('\n');

describe('quarterdeck sources', () => {
  let home: string;
  let cwd: string;
  beforeEach(() => {
    home = tempDir();
    cwd = csvFolder({ 'deals.csv': deals });
  });
  const sources = (args: string[], io: object = {}) => runInProcess(['sources', ...args], { cwd, env: { QUARTERDECK_HOME: home }, io });
  const added = () => sources(['add', 'sales', '--folder', '.']);

  it('prints the help of its commands by itself', async () => {
    const { code, stdout } = await sources([]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/add .*\n.*list .*\n.*show/);
  });

  it('suggests the command that was meant', async () => {
    const { code, stderr } = await sources(['lst']);
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean list?');
    expect(stderr).toContain('quarterdeck sources --help');
  });

  it('has help for each of its commands under help', async () => {
    expect((await runInProcess(['help', 'sources', 'add'])).stdout).toContain('Usage: quarterdeck sources add');
    expect((await runInProcess(['help', 'sources', 'ad'])).stderr).toContain('Did you mean add?');
  });

  it('lists nothing as success', async () => {
    expect(await sources(['list'])).toMatchObject({ code: 0, stdout: '' });
    expect(JSON.parse((await sources(['list', '--json'])).stdout)).toMatchObject({ object: 'list', data: [] });
  });

  it('lists what is kept, tab-separated in a pipe', async () => {
    await added();
    expect((await sources(['list'])).stdout).toBe(`sales\tfolder\t${cwd}\t\n`);
    expect((await sources(['list'], { tty: { out: true } })).stdout).toMatch(/^Source +Kind +Where/);
  });

  it('keeps a password encrypted, where only the user may read it, and shows it nowhere', async () => {
    const url = 'postgres://ann@db.example.com/crm';
    const run = await sources(['add', 'db', '--postgres', url, '--password-stdin', '--json'], { stdin: 's3cr3t\n' });
    expect(run.code).toBe(0);
    expect(run.stdout + run.stderr).not.toContain('s3cr3t');
    const file = path.join(home, 'secrets/sources.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ db: expect.stringMatching(/^qde1\./) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(readFileSync(path.join(home, 'sources.json'), 'utf8')).not.toContain('s3cr3t');
    await sources(['remove', 'db', '--yes']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
  });

  it.each([
    ['sources add', ['sources', 'add', 'db', '--postgres']],
    ['--data', ['generate', 'QBR', '--data']],
  ])('refuses a password on the command line, in %s, without repeating it', async (_where, args) => {
    for (const more of [[], ['--json'], ['--debug']]) {
      const { code, stdout, stderr } = await runInProcess([...args, 'postgres://ann:s3cr3t@db.example.com/crm', ...more], {
        cwd,
        env: { QUARTERDECK_HOME: home },
      });
      expect(code).toBe(2);
      expect(stderr).toContain('PGPASSWORD');
      expect(stdout + stderr).not.toContain('s3cr3t');
    }
  });

  it('wants one place, and one line of password', async () => {
    expect((await sources(['add', 'x'])).stderr).toContain('--file, --folder and --postgres');
    expect((await sources(['add', 'x', '--file', 'deals.csv', '--folder', '.'])).code).toBe(2);
    expect((await sources(['add', 'x', '--postgres', 'postgres://h/d', '--password-stdin'], { stdin: '' })).stderr).toContain(
      'no password',
    );
  });

  it('prints what was found as a mapping file that can be given back', async () => {
    await added();
    const { stdout } = await sources(['show', 'sales', '--mapping']);
    expect(stdout).toBe(
      'columns:\n  deals:\n    id: id\n    stage: stage\n    amount: amount\n    close_date: closed\nwon:\n  - Won\nlost:\n  - Lost\n',
    );
    writeFileSync(path.join(cwd, '..', `${path.basename(cwd)}.yaml`), stdout);
    const again = await sources(['add', 'mapped', '--folder', '.', '--mapping', path.join('..', `${path.basename(cwd)}.yaml`)]);
    expect(again.code).toBe(0);
    expect((await sources(['show', 'mapped', '--mapping'])).stdout).toBe(stdout);
  });

  it('shows tables that nothing can be computed from, and why', async () => {
    writeFileSync(path.join(cwd, 'words.csv'), 'a,b\nx,y\nz,w\n');
    await sources(['add', 'words', '--file', 'words.csv']);
    const { code, stdout, stderr } = await sources(['show', 'words']);
    expect(code).toBe(0);
    expect(stdout).toContain('words.csv, 2 rows');
    expect(stderr).toContain('Nothing can be computed');
  });

  it('writes a snapshot once and overwrites nothing', async () => {
    await added();
    const { code, stdout } = await sources(['snapshot', 'sales', '-o', 'kept', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      folder: 'kept',
      source: 'sales',
      as_of: '2026-01-15',
      tables: [{ name: 'deals', rows: 40 }],
    });
    expect(existsSync(path.join(cwd, 'kept/quarterdeck-snapshot.json'))).toBe(true);
    expect((await sources(['snapshot', 'sales', '-o', 'kept'])).stderr).toContain('kept exists already');
  });
});
