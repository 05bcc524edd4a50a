/** Folders that are gone afterwards. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** For one test. */
export function tempDir(): string {
  const { folder, remove } = newDir();
  onTestFinished(remove);
  return folder;
}

/** For the suite that asks for it. */
export function suiteDir(): string {
  const { folder, remove } = newDir();
  afterAll(remove);
  return folder;
}

function newDir() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'quarterdeck-')));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
