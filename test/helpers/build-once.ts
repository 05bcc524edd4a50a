/** Builds the program before the tests that run it, unless it is newer than all it is made of; tests of single folders do without. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders whose tests run the built program. */
const needBuild = ['test/acceptance', 'test/contract', 'test/full', 'test/service'];

const madeOf = ['src', 'bin', 'scripts', 'package-lock.json'];

export default function buildOnce(): void {
  const named = process.argv.filter((arg) => arg.startsWith('test/') && !arg.endsWith('config.ts'));
  if (named.length > 0 && !named.some((name) => needBuild.some((folder) => name.startsWith(folder)))) return;
  if (changed('dist/meta.json') > Math.max(...madeOf.flatMap(filesIn).map(changed))) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; the tests of the built program cannot run.');
}

function filesIn(place: string): string[] {
  if (path.extname(place) !== '') return [place];
  const entries = readdirSync(path.join(root, place), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(path.relative(root, entry.parentPath), entry.name));
}

/** Milliseconds; 0 for what is not there. */
function changed(file: string): number {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
