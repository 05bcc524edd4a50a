/** A board's deck names people only where the board asks who. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { sampleDeals } from '../../metrics/sample-deals.ts';
import { said } from '../plan-texts.ts';

async function deck(prompt: string) {
  const facts = await readFacts(await csvFiles({ 'deals.csv': csv(sampleDeals()) }), { today: '2026-01-05' });
  return said(planFromFacts(await readBrief({ prompt }), facts).outline);
}

describe('a board', () => {
  it('hears of no rep unasked', async () => {
    expect(await deck('Sales review for the board')).not.toMatch(/\b(?:Ann|Bob)\b/);
  });

  it.each(['Sales review for the board. Which owner won the most?', 'Sales review for the board. Which salesperson won the most?'])(
    'that asks who is told: %s',
    async (prompt) => {
      expect(await deck(prompt)).toMatch(/\b(?:Ann|Bob)\b/);
    },
  );
});
