import { describe, expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

type Row = Record<string, string | number | null>;

const day = (number: number) => new Date(Date.UTC(2025, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
const year = 365;

/** A deal opened every day of 2025, closed forty days later; `kept` tells which the export holds. */
function deals(kept: (at: number, open: boolean) => boolean, change: (row: Row, at: number) => Row = (row) => row): Row[] {
  return Array.from({ length: year + 60 }, (_, at) => at - 60).flatMap((created, at) => {
    const closed = created + 40;
    if (closed < 0 || !kept(created, closed >= year)) return [];
    const stage = closed >= year ? 'Proposal' : at % 2 === 0 ? 'Closed Won' : 'Closed Lost';
    const row = { id: `D${at}`, stage, amount: 100, created: day(created), close_date: day(closed), product: at % 3 === 0 ? 'A' : 'B' };
    return [change(row, at)];
  });
}

const read = async (rows: Row[]): Promise<FactTable> => readFacts(await csvFiles({ 'deals.csv': csv(rows) }), { today: '2026-01-02' });
const changes = (table: FactTable) =>
  findInsights(new Evidence(table)).findings.filter(({ metric, kind }) => metric === 'pipeline_created' && kind !== 'rank');

describe('deals created', () => {
  it('that thin out while deals close as ever are said to lack, and their fall is no finding to headline', async () => {
    // Of the open deals only every eighth stands in the export.
    const table = await read(deals((at, open) => !open || at % 8 === 0));
    const note = table.quality.find(({ code }) => code === 'thinning');
    expect(note?.figures).toMatchObject({ file: 'deals.csv', date: '2025-12-01' });
    expect(note?.metrics).toEqual(['pipeline_created']);
    expect(changes(table).map(({ kind, claim, demoted }) => ({ kind, claim, demoted }))).toEqual([
      { kind: 'delta', claim: false, demoted: 'thinning' },
    ]);
  });

  it('that come every day to the end lack nothing', async () => {
    expect((await read(deals(() => true))).quality.some(({ code }) => code === 'thinning')).toBe(false);
  });

  it('that fall as closes fall lack nothing: that is the business', async () => {
    const table = await read(deals((at) => at < year - 100 || at % 8 === 0));
    expect(table.quality.some(({ code }) => code === 'thinning')).toBe(false);
  });
});

describe('values that lack', () => {
  const without = (part: number) =>
    deals(
      () => true,
      (row, at) => (at % 20 < part * 20 ? { ...row, amount: null } : row),
    );
  const note = (table: FactTable) => table.quality.find(({ sentence }) => sentence === 'no-amount');

  it('in a tenth of the rows limit no measure', async () => {
    expect(note(await read(without(0.1)))?.metrics).toBeUndefined();
  });

  it('in three tenths of the rows name the measures that need them', async () => {
    const { metrics } = note(await read(without(0.3)))!;
    expect(metrics).toContain('won_value');
    expect(metrics).not.toContain('won_count');
  });

  it('in six tenths of the rows switch those off', async () => {
    const table = await read(without(0.6));
    expect(table.metrics.find(({ id }) => id === 'won_value')?.status).toBe('not-computable');
  });
});
