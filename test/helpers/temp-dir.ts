/** A folder for one test, gone afterwards. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export function tempDir(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'quarterdeck-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
