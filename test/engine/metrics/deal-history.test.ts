/** Slips, stage conversion and days in stage from a log of changes field by field, counted by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

// Forty deals of two quarters; each closes on a day of its own.
const deals = Array.from({ length: 40 }, (_, at) => {
  const close = new Date(Date.UTC(2025, 0, 5 + Math.floor(at * 4.4))).toISOString().slice(0, 10);
  return {
    deal_id: `D${at}`,
    stage: at % 4 === 0 ? 'Closed Lost' : 'Closed Won',
    amount: 1000 + at,
    created_date: '2024-11-01',
    close_date: close,
  };
});
const second = deals.filter(({ close_date: close }) => close >= '2025-04-01');
// The first five that close in the second quarter were first due in March; a sixth moved within its quarter.
const slipped = second.slice(0, 5);
const moved = second[5]!;

const change = (deal: string, at: string, field: string, from: string | null, to: string) => ({
  opportunity_id: deal,
  changed_at: at,
  Field: field,
  'Old Value': from,
  'New Value': to,
});
const log = [
  change('D0', '2024-10-15', 'Owner', 'Ann', 'Bob'),
  ...slipped.flatMap(({ deal_id: deal, close_date: close }, at) => [
    change(deal, '2025-03-20', 'Close Date', `2025-03-${20 + at}`, '2025-04-30'),
    change(deal, '2025-03-28', 'Close Date', '2025-04-30', close),
  ]),
  change(moved.deal_id, '2025-04-03', 'Close Date', '2025-04-04', moved.close_date),
  ...deals.flatMap(({ deal_id: deal, stage, close_date: close }, at) => [
    change(deal, '2024-11-11', 'Stage', 'Discovery', 'Proposal'),
    ...(at % 4 === 0 && at % 8 !== 0 ? [] : [change(deal, '2024-12-01', 'Stage', 'Proposal', 'Negotiation')]),
    change(deal, close, 'Stage', 'Negotiation', stage),
  ]),
];

async function read(rows: readonly Record<string, string | number | null>[]): Promise<FactTable> {
  return readFacts(await csvFiles({ 'deals.csv': csv(deals), 'history.csv': csv(rows as never) }), {
    today: '2025-07-05',
    period: '2025-Q2',
  });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;

describe('a log of changes field by field', () => {
  it('tells which deals slipped: due in the quarter by their first date, closed after it', async () => {
    const table = await read(log);
    expect(value(table, 'slipped_count@-1')).toBe(5);
    expect(value(table, 'slipped_value@-1')).toBe(slipped.reduce((sum, { amount }) => sum + amount, 0));
    const due = [...deals.filter(({ close_date: close }) => close < '2025-04-01'), ...slipped];
    expect(value(table, 'slippage@-1')).toBeCloseTo(
      slipped.reduce((sum, { amount }) => sum + amount, 0) / due.reduce((sum, { amount }) => sum + amount, 0),
      9,
    );
    expect(value(table, 'slipped_count@0')).toBe(0);
    expect(table.quality.some(({ code, table: of }) => code === 'unused-table' && of === 'history')).toBe(false);
  });

  it('tells how many deals go on from a stage, and how long they stay', async () => {
    const table = await read(log);
    const own = second.map((deal) => ({ ...deal, at: Number(deal.deal_id.slice(1)) }));
    const goesOn = (at: number) => !(at % 4 === 0 && at % 8 !== 0);
    expect(value(table, 'stage_conversion[stage=Proposal]@0')).toBeCloseTo(own.filter(({ at }) => goesOn(at)).length / own.length, 9);
    expect(value(table, 'stage_duration[stage=Discovery]@0')).toBe(10);
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const inProposal = own.map(({ at, close_date: close }) => days('2024-11-11', goesOn(at) ? '2024-12-01' : close));
    expect(value(table, 'stage_duration[stage=Proposal]@0')).toBeCloseTo(inProposal.reduce((sum, each) => sum + each, 0) / own.length, 9);
  });

  it('tells nothing of slips where no change of a date is logged', async () => {
    const table = await read(log.filter(({ Field }) => Field !== 'Close Date'));
    expect(table.metrics.find(({ id }) => id === 'slipped_count')).toMatchObject({
      status: 'not-computable',
      reason: 'The data do not show when deals were originally due to close.',
    });
    expect(value(table, 'slipped_count@-1')).toBeUndefined();
  });

  it('leaves out deals older than the log whose dates it never tells of', async () => {
    const table = await read(log.filter(({ changed_at: at }) => at >= '2024-11-11'));
    // Only those that have an entry for their date are known: five due in March, one in April.
    expect([table.facts['slippage@-1']!.n, value(table, 'slipped_count@-1')]).toEqual([5, 5]);
  });
});

it('snapshots of each deal tell the first date too', async () => {
  const rows = deals.flatMap(({ deal_id: deal, close_date: close }, at) => [
    {
      opportunity_id: deal,
      snapshot: '2024-11-02',
      close_date: slipped.some(({ deal_id: each }) => each === deal) ? '2025-03-15' : close,
      note: at,
    },
    { opportunity_id: deal, snapshot: '2025-03-01', close_date: close, note: at },
  ]);
  expect(value(await read(rows), 'slipped_count@-1')).toBe(5);
});
