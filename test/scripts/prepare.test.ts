/** When preparing a checkout builds it, in a small checkout whose build only leaves a line. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { tempDir } from '../helpers/temp-dir.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/prepare.mjs');
const build = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
appendFileSync('builds', 'built\\n');
writeFileSync('dist/meta.json', '{}');
`;

let root: string;

/** How many builds there have been after preparing once more. */
function prepared(): number {
  expect(spawnSync(process.execPath, ['scripts/prepare.mjs'], { cwd: root }).status).toBe(0);
  const builds = path.join(root, 'builds');
  return existsSync(builds) ? readFileSync(builds, 'utf8').trim().split('\n').length : 0;
}

/** Everything is as old as if it had been checked out a day ago. */
function age(...places: string[]): void {
  const yesterday = Date.now() / 1000 - 86_400;
  for (const place of places) utimesSync(path.join(root, place), yesterday, yesterday);
}

beforeEach(() => {
  root = tempDir();
  for (const folder of ['src/deep', 'bin', 'scripts']) mkdirSync(path.join(root, folder), { recursive: true });
  cpSync(script, path.join(root, 'scripts/prepare.mjs'));
  writeFileSync(path.join(root, 'scripts/build.mjs'), build);
  for (const file of ['package.json', 'package-lock.json', 'src/deep/one.ts', 'src/deep/two.ts'])
    writeFileSync(path.join(root, file), '{}');
  age('src/deep/one.ts', 'src/deep/two.ts', 'src/deep', 'src', 'bin', 'scripts/build.mjs', 'scripts/prepare.mjs', 'scripts');
  age('package.json', 'package-lock.json');
});

describe('preparing a checkout', () => {
  it('builds it once, and not again while nothing has changed', () => {
    expect(prepared()).toBe(1);
    expect(prepared()).toBe(1);
  });

  it('builds it again after a source, a script or the lockfile has changed', () => {
    prepared();
    for (const [i, file] of ['src/deep/one.ts', 'scripts/build.mjs', 'package-lock.json'].entries()) {
      const later = Date.now() / 1000 + 60;
      utimesSync(path.join(root, file), later, later);
      expect(prepared(), file).toBe(i + 2);
      age(file);
    }
  });

  it('builds it again after a source was removed', () => {
    prepared();
    age('dist/meta.json');
    rmSync(path.join(root, 'src/deep/two.ts'));
    expect(prepared()).toBe(2);
  });
});
