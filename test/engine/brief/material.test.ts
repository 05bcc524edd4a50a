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
});
