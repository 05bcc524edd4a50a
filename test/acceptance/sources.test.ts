/** A deck is the same from a source and from its snapshot. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvFolder } from '../engine/data/csv-files.ts';
import { dealHeader, dealRows, sourceWorld } from './source-world.ts';

describe('a source of files', () => {
  it('makes the same deck by its path, by its name, and from its snapshot', async () => {
    const { run, deck } = sourceWorld();
    const folder = csvFolder({
      'deals.csv': [dealHeader, ...dealRows].map((row) => row.join(',')).join('\n'),
      'reps.csv': 'owner,region\nAnn Lee,West\nBob Ray,East\nCy Fox,West\nDee Moss,East\n',
      'map.yaml': 'aliases: {product: {Merlin: Merlin 2}}\n',
    });
    const map = path.join(folder, 'map.yaml');
    const direct = await deck('direct', ['--data', folder, '--mapping', map]);
    await run(['sources', 'add', 'sales', '--folder', folder, '--mapping', map]);
    expect((await deck('named', ['--source', 'sales'])).equals(direct)).toBe(true);
    await run(['sources', 'snapshot', 'sales', '-o', 'kept']);
    expect((await deck('kept', ['--data', 'kept'])).equals(direct)).toBe(true);
    await run(['sources', 'add', 'offline', '--folder', 'kept']);
    expect((await deck('offline', ['--source', 'offline'])).equals(direct)).toBe(true);
  });
});
