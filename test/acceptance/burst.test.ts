/** Many callers at once, of the built program: short, for every run. `test/full/load.test.ts` is the long form. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('as many decks as the queue holds are taken in, over 20 connections, and none is refused', async () => {
  const script = path.resolve(import.meta.dirname, '../../scripts/soak.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'burst', '60']);
  expect(JSON.parse(stdout)).toMatchObject({ statuses: { 202: 60 }, accepted: 60 });
});
