import { describe, expect, it } from 'vitest';
import type { ConnectorElement } from '../../../src/model/layout.ts';
import { text } from '../pptx/fixtures/layout.ts';
import { pageOf, pathsOf, pointsOf } from './drawn.ts';

const boxes = [text('a', [1, 1, 1, 1], []), text('b', [4, 3, 1, 1], [])];
const connector = (more: Partial<ConnectorElement>): ConnectorElement => ({
  type: 'connector', name: 'c', x: 0, y: 0, w: 1, h: 1, from: 'a', to: 'b', shape: 'straight', color: 'ink', width: 1, arrow: false, ...more,
}); // biome-ignore format: one value a name
const drawn = async (more: Partial<ConnectorElement>) => pathsOf(await pageOf([...boxes, connector(more)]));
const way = async (more: Partial<ConnectorElement>) => pointsOf((await drawn(more))[0]!.d).map(([x, y]) => [x / 72, y / 72]);

describe('a connector', () => {
  it('goes from side to side of its shapes', async () => {
    expect(await way({})).toEqual([[2, 1.5], [4, 3.5]]); // biome-ignore format: points
  });

  it('bends in the middle as an elbow', async () => {
    expect(await way({ shape: 'elbow' })).toEqual([[2, 1.5], [3, 1.5], [3, 3.5], [4, 3.5]]); // biome-ignore format: points
  });

  it('goes down first where it is to lead down', async () => {
    expect(await way({ shape: 'elbow', side: 'down' })).toEqual([[1.5, 2], [1.5, 2.5], [4.5, 2.5], [4.5, 3]]); // biome-ignore format: points
  });

  it('runs out beside shapes it joins on one side', async () => {
    const points = await way({ shape: 'elbow', side: 'right' });
    expect(points.map(([x]) => x)).toEqual([2, expect.closeTo(5.12, 4), expect.closeTo(5.12, 4), 5]);
  });

  it('lies across its own box when a shape is missing', async () => {
    expect(await way({ to: 'nobody' })).toEqual([[0, 0], [1, 1]]); // biome-ignore format: points
  });

  it('ends in an arrow whose tip is at the shape', async () => {
    const [line, head] = await drawn({ arrow: true, shape: 'elbow' });
    expect(pointsOf(head!.d)[0]).toEqual([288, 252]);
    expect(head!.fill).toBe('#1B1F2A');
    expect(pointsOf(line!.d).at(-1)).toEqual([282, 252]);
  });
});
