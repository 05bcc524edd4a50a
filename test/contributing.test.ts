/** The table of tasks names files that are there and commands that run. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'AGENTS.md'), 'utf8');
const rows = [...text.matchAll(/^\| (?!task|---)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, task, files, run]) => ({
  task: task!,
  files: files!,
  run: run!,
}));
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, one]) => one!);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

describe('the table of tasks', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  it.each(rows)('$task: its files are there', ({ files }) => {
    const paths = quoted(files).filter((one) => one.includes('/'));
    expect(paths.filter((one) => !existsSync(path.join(root, one)))).toEqual([]);
  });

  it.each(rows)('$task: its commands run what there is', ({ run }) => {
    for (const command of quoted(run)) {
      const script = /^npm run ([\w:-]+)$/.exec(command)?.[1];
      const folders = command.startsWith('npx vitest') ? command.split(' ').filter((word) => word.startsWith('test/')) : [];
      expect([command, script === undefined || script in scripts, folders.every((folder) => existsSync(path.join(root, folder)))]).toEqual([
        command,
        true,
        true,
      ]);
    }
  });
});
