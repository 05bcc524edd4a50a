/** Builds the program before the tests that run it, unless it is newer than all it is made of; tests of single folders do without. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders whose tests run the built program. */
const needBuild = ['test/acceptance', 'test/contract', 'test/full', 'test/service'];

export default function buildOnce(): void {
  const named = process.argv.filter((arg) => arg.startsWith('test/') && !arg.endsWith('config.ts'));
  if (named.length > 0 && !named.some((name) => needBuild.some((folder) => name.startsWith(folder)))) return;
  const { status } = spawnSync(process.execPath, ['scripts/prepare.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed; the tests of the built program cannot run.');
}
