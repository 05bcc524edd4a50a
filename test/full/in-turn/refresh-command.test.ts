/** `quarterdeck refresh` as a user runs it: an edited deck, new data, and a list of what was kept. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { salesData } from '../../helpers/data-sets.ts';
import { EditedDeck } from '../../helpers/edit-deck.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';

describe.each(salesData())('refreshing an edited deck of $name', ({ folder: data, before }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-refresh-'));
  const run = (...args: string[]) => runInProcess(args, { cwd: folder });
  const file = (name: string) => readFileSync(path.join(folder, name));

  beforeAll(async () => {
    const made = await run('generate', 'Sales QBR for the exec team', '--data', data, '--as-of', before, '-q', '-o', 'q3.pptx');
    expect(made.code, made.stderr).toBe(0);
    writeFileSync(
      path.join(folder, 'edited.pptx'),
      new EditedDeck(file('q3.pptx')).retitle(4, 'A word from the CFO').copy(2, { own: 'Thank you' }).save(),
    );
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('gives the same bytes for the same data', async () => {
    const { code, stdout } = await run('refresh', 'edited.pptx', '--data', data, '--as-of', before, '--json', '-o', 'same.pptx');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ updated: 0, path: 'same.pptx', as_of: before });
    expect(file('same.pptx').equals(file('edited.pptx'))).toBe(true);
  });
});
