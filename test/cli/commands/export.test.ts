/** `export` by a layout or by a deck that was made. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runInProcess } from '../../helpers/run-in-process.ts';
import { suiteDir } from '../../helpers/temp-dir.ts';

const cwd = suiteDir();
const run = (...argv: string[]) => runInProcess(argv, { env: { QUARTERDECK_HOME: path.join(cwd, 'home') }, cwd });
const bytes = (file: string) => readFileSync(path.join(cwd, file));

it('says which deck is missing where none was made', async () => {
  expect(await run('export', 'last', '-o', 'none.pptx')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No deck was made yet'),
  });
});

it('writes the file of a deck, or the layout to edit and write again', async () => {
  const made = JSON.parse((await run('generate', '# Wins\n\n- New office opened\n', '-o', 'made.pptx', '--json')).stdout);
  expect((await run('export', made.deck_id, '-o', 'again.pptx')).code).toBe(0);
  expect(bytes('again.pptx').equals(bytes('made.pptx'))).toBe(true);
  expect((await run('export', 'last', '-o', 'layout.json')).code).toBe(0);
  expect((await run('export', 'layout.json', '-o', 'edited.pptx')).code).toBe(0);
  expect(bytes('edited.pptx').equals(bytes('made.pptx'))).toBe(true);
});

it('is refused by the gates that --fail-on names, as is generate; --strict leaves owners and dates to the author', async () => {
  const outline = {
    title: 'Plan',
    slides: [{ title: 'Next steps', kind: 'action-table', content: { actions: [{ what: 'Hire in Lyon' }] } }],
  };
  writeFileSync(path.join(cwd, 'plan.json'), JSON.stringify(outline));
  const make = (...more: string[]) => run('generate', '--outline', 'plan.json', '-o', 'plan.pptx', '--force', ...more);
  expect(await make('--fail-on', 'unfilled')).toMatchObject({ code: 3, stderr: expect.stringContaining('1 next step has no owner') });
  expect(await make('--strict')).toMatchObject({ code: 0, stderr: expect.stringContaining('1 next step has no owner') });
  const { deck_id } = JSON.parse((await make('--json')).stdout);
  expect((await run('export', deck_id, '-o', 'kept.pptx', '--fail-on', 'fits,true')).code).toBe(0);
  expect((await run('export', deck_id, '-o', 'refused.pptx', '--fail-on', 'fits,unfilled')).code).toBe(3);
  expect(await make('--fail-on', 'fit')).toMatchObject({ code: 2, stderr: expect.stringContaining('has no gate "fit"') });
});
