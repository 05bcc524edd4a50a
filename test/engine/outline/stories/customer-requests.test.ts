/** A customer who asked little is shown each request instead of a chart of a few. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateDeck } from '../../../../src/engine/generate-deck.ts';
import { files } from './account-data.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The customer's review where Aster Foods asked as often as this; the others go on asking. */
function made(count: number, prompt = 'QBR for Aster Foods') {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-requests-'));
  folders.push(folder);
  const [head, ...rows] = files['tickets.csv']!.trim().split('\n');
  const others = rows.filter((row) => row.split(',')[1] !== '100');
  const own = ['T-901,100,2025-11-04,2025-11-06,high,5,12', 'T-902,100,2025-12-01,,low,,30', 'T-903,100,2025-10-02,2025-10-03,low,,9'];
  const more = Array.from({ length: 9 }, (_, at) => `T-91${at},100,2025-0${7 + (at % 3)}-0${(at % 8) + 1},2025-09-20,low,,5`);
  const tickets = [head, ...others, ...[...own, ...more].slice(0, count)].join('\n');
  for (const [name, text] of Object.entries({ ...files, 'tickets.csv': tickets })) writeFileSync(path.join(folder, name), text);
  return generateDeck({ prompt, data: [{ path: folder }], options: { today: '2025-12-31', asOf: '2025-12-31' } });
}
const support = async (count: number, prompt?: string) => {
  const { outline, report } = await made(count, prompt);
  return { page: outline.slides.find(({ id }) => id === 'support')!, facts: outline.facts, report };
};

let three: Awaited<ReturnType<typeof support>>;
beforeAll(async () => {
  three = await support(3);
});

it('lists the requests, the latest first, with the days they came in and were resolved', () => {
  const { page, facts, report } = three;
  const shown =
    page.kind === 'table' ? page.content.rows.map(({ cells }) => cells.map((cell) => facts[cell.slice(2, -2)]?.display ?? cell)) : [];
  expect(shown).toEqual([
    ['T-902', 'low', '1 Dec 2025', 'open'],
    ['T-901', 'high', '4 Nov 2025', '6 Nov 2025'],
    ['T-903', 'low', '2 Oct 2025', '3 Oct 2025'],
  ]);
  expect(report.findings.filter(({ gate }) => gate === 'true')).toEqual([]);
});

it('names no request of another account, and draws a chart from five on', async () => {
  expect(JSON.stringify(three.facts)).not.toMatch(/"T-\d{1,2}"/);
  expect((await support(8)).page.kind).toBe('trend');
});

it('is listed in the language of the deck', async () => {
  const { page } = await support(2, 'QBR für Aster Foods auf Deutsch');
  expect(page.kind === 'table' && page.content.columns.map(({ label }) => label)).toEqual([
    'Anfrage',
    'Priorität',
    'Eingegangen',
    'Gelöst',
  ]);
});
