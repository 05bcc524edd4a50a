import { describe, expect, it } from 'vitest';
import { generateDeck } from '../../src/engine/generate-deck.ts';

const long = (subject: string) =>
  `## ${subject}\n\nThe ${subject.toLowerCase()} cost us more than in the year before because parts were late and the crew worked at night. Two of the nine people who know it well left in spring, and nobody followed them until the autumn. We propose to sign the contract for three years, so that the price cannot rise again before the harbour is rebuilt.`;

describe('a length that is asked for', () => {
  it.each([4, 6])('is kept, %i slides, where a page of the brief would take two', async (count) => {
    const berths = Array.from({ length: 16 }, (_, at) => `| Berth ${at + 1} | stone | to be repaired by the harbour crew |`);
    const table = ['| Berth | Ground | State |', '|---|---|---|', ...berths].join('\n');
    const prompt = `Condense this to ${count} slides for the trustees.\n\n# Harbour\n\n${long('Crane')}\n\n${long('Ferry')}\n\n${long('Quay')}\n\n## Berths\n\n${table}`;
    const { layout } = await generateDeck({ prompt, data: [], options: { today: '2026-11-24', until: 'layout' } });
    expect(layout!.slides).toHaveLength(count);
  });
});
