/** Rows that an export holds twice count once, where their number says that they are the same. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from './csv-files.ts';

const drops = Array.from({ length: 60 }, (_, at) => ({
  drop_id: `D${at}`,
  date: `2025-11-${String(1 + (at % 28)).padStart(2, '0')}`,
  depot: at % 2 === 0 ? 'North' : 'South',
  cost: 1 + (at % 7),
}));
const read = (rows: readonly object[]) =>
  factsOf({ files: [{ name: 'drops.csv', text: csv(rows as never) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
const sum = (rows: readonly { cost: number }[]) => rows.reduce((all, { cost }) => all + cost, 0);

describe('rows that repeat another', () => {
  it('in all their columns count once, and are told of', async () => {
    const { facts, quality } = await read([...drops, drops[3]!, drops[40]!]);
    expect(facts['cost@0']?.value).toBe(sum(drops));
    expect(quality).toContainEqual(
      expect.objectContaining({ code: 'duplicate-rows', message: '2 rows of drops.csv repeat another one exactly and are counted once.' }),
    );
  });

  it('but for a cell that one of them leaves empty count once, as the one with more in it', async () => {
    const { facts, quality } = await read([{ ...drops[3]!, cost: null }, ...drops, { ...drops[40]!, cost: null }]);
    expect(facts['cost@0']?.value).toBe(sum(drops));
    expect(quality).toContainEqual(expect.objectContaining({ code: 'duplicate-rows', rows: 2 }));
  });

  it('count once by codes, whatever their column is called', async () => {
    const files = [...drops, drops[3]!, drops[40]!].map(({ drop_id, ...row }) => ({ tournée: `T-${drop_id}`, ...row }));
    expect((await read(files)).facts['cost@0']?.value).toBe(sum(drops));
  });

  it('are no part of what is counted as left out', async () => {
    const { quality } = await factsOf({
      files: [{ name: 'drops.csv', text: csv([...drops, drops[3]!, drops[40]!] as never) }],
      options: { today: '2026-01-05', asOf: '2025-12-31', leaveOut: ['depot South'] },
    });
    expect(quality).toContainEqual(expect.objectContaining({ code: 'left-out', rows: 30 }));
  });

  const told = async (rows: readonly object[], prompt: string) => {
    const { leaveOut, dictated } = await readBrief({ prompt });
    const options = { today: '2026-01-05', asOf: '2025-12-31', leaveOut, ...(dictated && { dictated }) };
    const { dictated: heard } = await factsOf({ files: [{ name: 'drops.csv', text: csv(rows as never) }], options });
    return heard?.left.map(({ why }) => why) ?? [];
  };
  it.each([
    'Leave out depot South, and watch for rows that came through twice.',
    'Écartez le dépôt South et les lignes en double.',
    'Excluye el depot South y las filas duplicadas.',
    'Escludete il depot South e le righe che compaiono due volte.',
  ])('are not said to be left where a brief speaks of them, unless none is there twice: %s', async (prompt) => {
    expect(await told([...drops, drops[3]!], `Drop review. ${prompt}`)).toEqual([]);
    expect(await told(drops, `Drop review. ${prompt}`)).toEqual(['no-repeat']);
  });

  it('but for a figure are both meant', async () => {
    const other = { ...drops[3]!, cost: 40 };
    expect((await read([...drops, drops[40]!, other])).facts['cost@0']?.value).toBe(sum([...drops, drops[40]!, other]));
  });

  it('are both meant where nothing numbers the rows', async () => {
    const rows = [...drops, drops[3]!].map(({ drop_id: _, ...row }) => row);
    expect((await read(rows)).facts['cost@0']?.value).toBe(sum(rows as typeof drops));
  });

  it('count once among tickets whose number is called no ID', async () => {
    const tickets = Array.from({ length: 80 }, (_, at) => ({
      'Ticket No': `T-${at}`,
      'Created at': `2025-11-${String(1 + (at % 28)).padStart(2, '0')}`,
      'Closed at': `2025-11-${String(2 + (at % 28)).padStart(2, '0')}`,
      Team: at % 2 === 0 ? 'Blue' : 'Red',
    }));
    const { facts, quality } = await factsOf({
      files: [{ name: 'tickets.csv', text: csv([...tickets, tickets[7]!, tickets[9]!] as never) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    });
    expect(facts['tickets_created@0']?.value).toBe(80);
    expect(quality).toContainEqual(expect.objectContaining({ code: 'duplicate-rows', rows: 2 }));
  });
});
