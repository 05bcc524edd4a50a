/** The review a board gets, on a public SaaS export: few pages, the bridge of the year, net beside gross, nobody by name, the asks last. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readZip } from '../../../src/engine/opc/zip.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const shared = path.resolve(root, process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data');
const [saas, crm] = ['ravenstack-saas', 'crm-opportunities'].map((set) => path.join(shared, set)) as [string, string];
const present = existsSync(saas) && existsSync(crm);
if (!present) console.warn(`NOT RUN: the data sets are absent (${shared}); set QUARTERDECK_TEST_DATA to the folder that holds data/`);

describe.skipIf(!present)('the review for a board', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-board-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...args: string[]) => runInProcess(['generate', ...args], { cwd: folder });

  it('names no seller and no team, and no pipeline without what it has to cover', async () => {
    const deck = path.join(folder, 'board.pptx');
    const made = await run('Q4 2017 review for the board', '--data', crm, '--as-of', '2017-12-31', '-o', deck);
    expect(made.code, made.stderr).toBe(0);
    const slides = [...readZip(readFileSync(deck))].filter(([name]) => /^ppt\/(slides|notesSlides|charts)\//.test(name));
    const [, ...people] = readFileSync(path.join(crm, 'sales_teams.csv'), 'utf8').trim().split(/\r?\n/);
    const names = [...new Set(people.flatMap((line) => line.split(',').slice(0, 2)))];
    const found = slides.flatMap(([name, part]) =>
      names.filter((each) => part.toString('utf8').includes(each)).map((each) => `${name}: ${each}`),
    );
    expect(found).toEqual([]);
  });
});
