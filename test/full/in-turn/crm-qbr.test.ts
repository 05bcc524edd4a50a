/** The deck of a public CRM export: every number in it is a fact, it is sound, and it is the same file whichever way it is made. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateDeck } from '../../../src/engine/generate-deck.ts';
import { unmatchedNumbers } from '../../helpers/number-audit.ts';
import { schemaErrors, sdkErrors } from '../../helpers/ooxml.ts';
import { runInProcess } from '../../helpers/run-in-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const data = path.resolve(root, process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/crm-opportunities');
const present = existsSync(data);
if (!present)
  console.warn(`NOT RUN: the CRM export is absent (${data}); set QUARTERDECK_TEST_DATA to the folder that holds data/crm-opportunities`);

describe.skipIf(!present)('the quarterly review of a public CRM export', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-crm-'));
  const deck = path.join(folder, 'q4.pptx');
  const prompt = 'Q4 2017 sales QBR for the exec team, focus on product mix and win rate, end with next steps';

  const asked = ['generate', prompt, '--data', data, '--as-of', '2017-12-31'];
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [path.join(root, 'bin/quarterdeck.js'), ...asked, ...args], {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, ...env },
    });
  /** A run inside this process. */
  const runHere = async (args: string[]) => {
    const made = await runInProcess(args, { cwd: folder });
    expect(made.code, made.stderr).toBe(0);
    return made.stdout;
  };

  beforeAll(() => {
    writeFileSync(
      path.join(folder, 'acme.json'),
      JSON.stringify({ name: 'Acme', colors: { primary: '#B4451F', dark: '#23201E' }, fonts: { heading: 'Arial', body: 'Arial' } }),
    );
    const made = run(['--brand-kit', 'acme.json', '--json', '-o', deck]);
    expect(made.stderr === '' || made.status === 0, made.stderr).toBe(true);
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('says and draws no number that is not a fact', async () => {
    const planned = await generateDeck({
      prompt,
      data: [{ path: data }],
      options: { today: '2017-12-31', asOf: '2017-12-31', until: 'outline' },
    });
    expect(unmatchedNumbers({ ...planned, bytes: readFileSync(deck) }, [prompt])).toEqual([]);
  });

  it('is clean to the Open XML SDK', async () => {
    expect(await sdkErrors(readFileSync(deck))).toEqual([]);
  });

  it('is clean to the ISO schemas, its workbooks included', async () => {
    expect(await schemaErrors(readFileSync(deck))).toEqual([]);
  });

  it('is the same file in another time zone, another locale and another run', () => {
    const again = run(['--brand-kit', 'acme.json', '-q', '-o', 'again.pptx'], { TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8', LC_ALL: 'C' });
    expect(again.status, again.stderr).toBe(0);
    expect(readFileSync(path.join(folder, 'again.pptx')).equals(readFileSync(deck))).toBe(true);
  });

  it('is the same file by way of its saved layout', async () => {
    writeFileSync(path.join(folder, 'layout.json'), await runHere([...asked, '--brand-kit', 'acme.json', '--layout-only', '-q']));
    await runHere(['export', 'layout.json', '-q', '-o', 'exported.pptx']);
    expect(readFileSync(path.join(folder, 'exported.pptx')).equals(readFileSync(deck))).toBe(true);
  });

  it('is the same file by way of its saved outline', async () => {
    writeFileSync(path.join(folder, 'outline.json'), await runHere([...asked, '--outline-only', '-q']));
    await runHere(['generate', '--outline', 'outline.json', '--brand-kit', 'acme.json', '-q', '-o', 'from-outline.pptx']);
    expect(readFileSync(path.join(folder, 'from-outline.pptx')).equals(readFileSync(deck))).toBe(true);
  });
});
