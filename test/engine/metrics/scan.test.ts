/** One measure by every dimension, band and month, and by every two of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FactTable } from '../../../src/model/fact.ts';
import { askedOf, looms } from '../insight/planted-cells.ts';

describe('a scan', () => {
  const rows = looms(3);
  let facts: FactTable;
  beforeAll(async () => {
    ({ facts } = await askedOf('Sales review Q4 2025: where is win rate weakest?', 'deals.csv', rows));
  });
  const rate = (where: (row: (typeof rows)[number]) => boolean) => {
    const own = rows.filter(where);
    return { value: own.filter(({ stage }) => stage === 'Won').length / own.length, n: own.length };
  };
  const at = (id: string) => ({ value: facts.facts[id]!.value, n: facts.facts[id]!.n });
  const year = ({ closed }: (typeof rows)[number], of: number) => String(closed).startsWith(`${of}-`);

  it('counts two dimensions over the last four quarters and the four before', () => {
    const isCell = (row: (typeof rows)[number]) => row.region === 'Port' && row.segment === 'Silk';
    expect(at('win_rate.ttm[region=Port&segment=Silk]@0')).toEqual(rate((row) => isCell(row) && year(row, 2025)));
    expect(at('win_rate.ttm_prior[region=Port&segment=Silk]@0')).toEqual(rate((row) => isCell(row) && year(row, 2024)));
    expect(at('win_rate.ever[region=Port&segment=Silk]@0')).toEqual(rate(isCell));
  });

  it('puts numbers in bands of about equally many rows, and months beside them', () => {
    const [spindles, month] = ['spindles_band', 'month'].map((id) => facts.dimensions.find((dimension) => dimension.id === id)!);
    expect(spindles!.members).toHaveLength(4);
    const [low] = spindles!.members;
    const [from, until] = low!.replace('Spindles ', '').split('–').map(Number) as [number, number];
    expect(at(`win_rate.ever[spindles_band=${encodeURIComponent(low!)}]@0`)).toEqual(
      rate(({ spindles: number }) => Number(number) >= from && Number(number) <= until),
    );
    expect(month!.members).toEqual(['2025-10', '2025-11', '2025-12']);
    const inNovember = (row: (typeof rows)[number]) => row.region === 'Port' && String(row.closed).startsWith('2025-11');
    expect(at('win_rate[month=2025-11&region=Port]@0')).toEqual(rate(inNovember));
  });

  it('names bands of a time by what it counts, however short', async () => {
    const tickets = Array.from({ length: 900 }, (_, at) => {
      const opened = Date.UTC(2025, 6, 1, 8) + at * 4 * 3_600_000;
      const said = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
      return {
        ticket_id: at,
        created_at: said(opened),
        solved_at: said(opened + (1 + (at % 20)) * 3_600_000),
        team: ['Harbour', 'Quay'][at % 2]!,
        csat: at % 20 > 14 ? 2 : 5,
      };
    });
    const asked = await askedOf('Support review Q4 2025: where is CSAT weakest?', 'tickets.csv', tickets);
    const band = asked.facts.dimensions.find(({ id }) => id === 'resolution_band')!;
    expect(band.members).toEqual(['Solved in <5 h', 'Solved in 5–10 h', 'Solved in 10–15 h', 'Solved in 15+ h']);
  });

  it('leaves out what says the outcome of nearly every row', async () => {
    const told = rows.map((row) => ({ ...row, handover: row.stage === 'Won' ? 'Planned' : 'Never' }));
    const asked = await askedOf('Sales review Q4 2025: where is win rate weakest?', 'deals.csv', told);
    expect(Object.keys(asked.facts.facts).filter((id) => id.includes('.ttm') && id.includes('handover'))).toEqual([]);
  });
});
