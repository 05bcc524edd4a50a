/** Files nested more deeply than any program's stack, given on the command line. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const json = `{"title":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
const yaml = `title: ${'['.repeat(20_000)}`;

it.each([
  ['export', 'layout.json', json, ['export', 'layout.json']],
  ['generate', 'outline.json', json, ['generate', '--outline', 'outline.json']],
  ['generate', 'outline.yaml', yaml, ['generate', '--outline', 'outline.yaml']],
  ['generate', 'kit.json', json, ['generate', 'Wins', '--brand-kit', 'kit.json']],
  ['brand-kits validate', 'kit.json', json, ['brand-kits', 'validate', 'kit.json']],
  ['generate', 'map.yaml', yaml, ['generate', 'Wins', '--data', 'deals.csv', '--mapping', 'map.yaml']],
  ['facts', 'outline.yaml', yaml, ['facts', 'outline.yaml']],
])('%s refuses %s in one sentence', async (_, file, text, args) => {
  const cwd = tempDir();
  writeFileSync(path.join(cwd, file), text);
  writeFileSync(path.join(cwd, 'deals.csv'), 'id,stage,amount,close_date\n1,Won,10,2025-01-02\n');
  const { code, stdout, stderr } = await runInProcess([...args, '--local'], { cwd });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Objects and lists are nested more than 100 levels deep.');
});
