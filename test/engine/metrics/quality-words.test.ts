/** Notes on the data agree with their numbers. */
import { expect, it } from 'vitest';
import { factsOf } from '../../stories/judge.ts';

const header = 'id,stage,amount,close_date,created_date,owner';
const row = (at: number, owner: string, amount = '100') =>
  `${at},Won,${amount},2025-0${1 + (at % 6)}-1${at % 9},2024-12-0${1 + (at % 9)},${owner}`;

async function messages(rows: readonly string[]): Promise<string> {
  const { quality } = await factsOf({
    files: [{ name: 'deals.csv', text: [header, ...rows].join('\n') }],
    options: { today: '2025-07-01' },
  });
  return quality.map(({ message }) => message).join('\n');
}

const owners = (without: number) => Array.from({ length: 20 }, (_, at) => row(at, at < without ? '' : at % 2 ? 'Ann' : 'Bob'));

it('a single deal names no owner, and several name none', async () => {
  expect(await messages(owners(1))).toContain('1 of 20 deals has no owner and is counted under');
  expect(await messages(owners(3))).toContain('3 of 20 deals have no owner and are counted under');
});

it('a single row repeats another, and several repeat one', async () => {
  const rows = owners(0);
  expect(await messages([...rows, rows[0]!])).toContain('1 row of deals.csv repeats another one exactly and is counted once.');
  expect(await messages([...rows, rows[0]!, rows[1]!])).toContain('2 rows of deals.csv repeat another one exactly and are counted once.');
});
