/** Tables are read wherever they stand. */
import { describe, expect, it } from 'vitest';
import { readMaterial } from '../../../src/engine/brief/material.ts';

describe('a table', () => {
  it.each([
    ['below an item', '1. Opens in May.\n2. What changes:\n| | old | new |\n|---|---|---|\n| Doors | 2 | 5 |\n3. Forty people move.'],
    ['between lines', 'What changes:\n| | old | new |\n|---|---|---|\n| Doors | 2 | 5 |\nForty people move.'],
  ])('is one %s', async (_, text) => {
    const blocks = (await readMaterial(text)).sections.flatMap((section) => section.blocks);
    expect(blocks.find(({ type }) => type === 'table')).toEqual({ type: 'table', header: ['', 'old', 'new'], rows: [['Doors', '2', '5']] });
    expect(JSON.stringify(blocks)).toMatch(/Forty people move/);
    expect(JSON.stringify(blocks)).not.toContain('---');
  });

  it('of semicolons is one between sentences', async () => {
    const blocks = (
      await readMaterial('Figures below.\n\nPool;2024;2025\nNorth;48.200;52.600\nSouth;61.300;57.900\n\nSouth was closed.')
    ).sections.flatMap((section) => section.blocks);
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph']);
  });

  it('set in columns with spaces is one, figures that fill their column too', async () => {
    const text = [
      'How we rated the halls (1 = poor, 5 = good)',
      '',
      'Measure (weight)      North  South  Quay',
      'Rent a year (40%)     2      4      5',
      'Way to work (60%)     4      3      1',
      'Sum                   3.20 3.40 2.60',
      '',
      'The quay is far out.',
    ].join('\n');
    const { sections } = await readMaterial(text);
    expect(sections[0]!.heading).toBe('How we rated the halls (1 = poor, 5 = good)');
    expect(sections[0]!.blocks[0]).toEqual({
      type: 'table',
      header: ['Measure (weight)', 'North', 'South', 'Quay'],
      rows: [
        ['Rent a year (40%)', '2', '4', '5'],
        ['Way to work (60%)', '4', '3', '1'],
        ['Sum', '3.20', '3.40', '2.60'],
      ],
    });
  });
});

it('a picture on the web is none of the deck', async () => {
  const { sections } = await readMaterial('# ferryd\n\n![build](https://ci.example/badge.svg) ![dock](dock.png)\n\nIt counts boats.');
  expect(sections[0]!.blocks.map(({ type }) => type)).toEqual(['picture', 'paragraph']);
});
