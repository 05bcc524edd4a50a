/** What a deck may say without a fact behind it. */
import { expect, it } from 'vitest';
import { allowedTexts } from '../../src/engine/generate-deck.ts';
import { readFacts } from '../../src/engine/metrics/read-facts.ts';
import { csv, csvFiles } from './data/csv-files.ts';
import { brief } from './outline/plan-texts.ts';

it('the name of a file in words, by which a table without dates is called', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({ account: `A${at}`, tier: ['Core', 'Light'][at % 2]!, health: 40 + at }));
  const facts = await readFacts(await csvFiles({ 'accounts_2026-09-30.csv': csv(rows) }), { today: '2026-11-23' });
  expect(allowedTexts(brief(), facts)).toContain('accounts 2026 09 30 csv');
});
