/** What somebody who installs the program gets: how much of it, and whether it is whole. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const run = (command: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
};

describe('the package', () => {
  const [{ files, size }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], root));
  const names: string[] = files.map(({ path: name }: { path: string }) => name);

  it('is at most 5.7 MB, without what only a build needs', () => {
    expect(size).toBeLessThan(5_700_000);
    expect(names.filter((name) => /^dist\/(compiled|meta\.json)|^(src|test|scripts)\//.test(name))).toEqual([]);
    expect(names).toContain('dist/licenses.txt');
  });

  it('brings at most twelve packages and 125 MB, itself included', () => {
    const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: true; devOptional?: true }>;
    };
    const brought = Object.entries(packages).filter(
      ([name, each]) => name !== '' && !each.dev && !each.devOptional && existsSync(path.join(root, name)),
    );
    expect(brought.length + 1).toBeLessThanOrEqual(12);
    const bytes = brought.map(([name]) => Number(run('du', ['-sb', name], root).split('\t')[0]));
    const own = files.reduce((sum: number, each: { size: number }) => sum + each.size, 0);
    expect(bytes.reduce((sum, each) => sum + each, own)).toBeLessThan(125_000_000);
  });
});
