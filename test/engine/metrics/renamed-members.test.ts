/** A region that ends where another begins is the same one; people who leave are not, and nor are regions that overlap. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from '../insight/fixtures.ts';

const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);

/** A deal a day; `nameOf` says whose or where. */
const dealsBy = (column: string, nameOf: (at: number) => string) => {
  const random = randomFrom(3);
  return csv(
    Array.from({ length: 360 }, (_, at) => ({
      id: `D${at}`,
      stage: random() < 0.4 ? 'Won' : 'Lost',
      amount: 100 + at,
      created: dayOf(at),
      closed: dayOf(at + 3),
      [column]: nameOf(at),
    })),
  );
};
const facts = (text: string) => factsOf({ files: [{ name: 'deals.csv', text }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
const turn = 180;
const turned =
  (day: number, old: string, next: string) =>
  (at: number): string =>
    at % 3 > 0 ? ['North', 'South'][at % 2]! : at < day ? old : next;

describe('a member that ends where another begins', () => {
  it('is counted under the new name, which a note says', async () => {
    const table = await facts(dealsBy('region', turned(turn, 'Basel', 'Northwest')));
    expect(table.dimensions.find(({ id }) => id === 'region')!.members.toSorted()).toEqual(['North', 'Northwest', 'South']);
    expect(table.quality.find(({ sentence }) => sentence === 'renamed')?.message).toBe(
      'Region: Basel ends where Northwest begins (2025-06-30), with as many deals, and is counted as Northwest.',
    );
  });

  it.each([
    ['a person', 'owner', turned(turn, 'Ana Cruz', 'Ben Ode')],
    [
      'one of which the other is still there',
      'region',
      (at: number) => (at > 100 && at < 260 && at % 2 ? 'Basel' : turned(turn, 'Basel', 'Northwest')(at)),
    ],
    ['one that two others could have taken over', 'region', (at: number) => turned(turn, 'Basel', at % 2 ? 'Rhine' : 'Northwest')(at)],
    ['one with far fewer deals', 'region', (at: number) => (at >= turn && at % 12 > 0 ? 'South' : turned(turn, 'Basel', 'Northwest')(at))],
  ])('stays itself: %s', async (_, column, nameOf) => {
    const table = await facts(dealsBy(column, nameOf));
    expect(table.quality.filter(({ sentence }) => sentence === 'renamed')).toEqual([]);
  });
});
