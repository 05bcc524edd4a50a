/** A column that only lost or only won deals fill is known after the outcome: it splits nothing, and the notes say so. */
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from '../insight/fixtures.ts';

const random = randomFrom(5);
const deals = Array.from({ length: 400 }, (_, at) => {
  const won = random() < 0.4;
  const day = `2025-${String(1 + (at % 12)).padStart(2, '0')}-15`;
  return { id: `D${at}`, stage: won ? 'Won' : 'Lost', amount: 100 + at, created: day, closed: day, region: ['East', 'West'][at % 2]! };
});
const facts = (more: (deal: (typeof deals)[number], at: number) => Record<string, string | null>) =>
  factsOf({
    files: [{ name: 'deals.csv', text: csv(deals.map((deal, at) => ({ ...deal, ...more(deal, at) }))) }],
    options: { today: '2026-01-05', asOf: '2025-12-31' },
  });
const stageOf = (at: number) => ['Discovery', 'Proposal', 'Negotiation'][at % 3]!;

describe('a column that only one outcome fills', () => {
  it.each([
    ['lost', 'Lost'],
    ['won', 'Won'],
  ])('splits nothing where it is filled for %s deals alone, and is named in the notes', async (outcome, stage) => {
    const table = await facts((deal, at) => ({ team: deal.stage === stage ? stageOf(at) : null }));
    expect(table.dimensions.map(({ id }) => id)).toEqual(['region']);
    expect(table.quality.find(({ code }) => code === 'after-outcome')?.message).toBe(
      `Team is left out: only ${outcome} deals have one, so it is known after the outcome and explains none.`,
    );
  });

  it('splits where both outcomes fill it', async () => {
    const table = await facts((_, at) => ({ team: at % 5 === 0 ? null : stageOf(at) }));
    expect(table.dimensions.map(({ id }) => id)).toContain('team');
    expect(table.quality.map(({ code }) => code)).not.toContain('after-outcome');
  });
});

describe('a column that says the outcome in other words', () => {
  const forecast = (deal: (typeof deals)[number]) => (deal.stage === 'Won' ? 'Closed' : 'Omitted');

  it('splits nothing: a forecast category that is Omitted for every lost deal explains none', async () => {
    const table = await facts((deal) => ({ forecast_category: forecast(deal) }));
    expect(table.dimensions.map(({ id }) => id)).toEqual(['region']);
    expect(table.quality.find(({ code }) => code === 'after-outcome')?.figures).toEqual({ dimension: 'Forecast category' });
  });

  it('splits where it says so of some alone', async () => {
    const table = await facts((deal, at) => ({ forecast_category: at % 3 === 0 ? 'Commit' : forecast(deal) }));
    expect(table.dimensions.map(({ id }) => id)).toContain('forecast_category');
  });
});

describe('a status of members that says who has left', () => {
  const members = Array.from({ length: 600 }, (_, at) => {
    const left = random() < 0.4;
    const joined = new Date(Date.UTC(2024, at % 18, 3)).toISOString().slice(0, 10);
    const end = left ? new Date(Date.UTC(2024, (at % 18) + 3 + (at % 5), 20)).toISOString().slice(0, 10) : null;
    return { member_no: `M${at}`, joined, cancelled: end, status: left ? 'Terminated' : 'Active', club: ['North', 'South'][at % 2]! };
  });

  it('splits nothing, and is named in the notes', async () => {
    const table = await factsOf({
      files: [{ name: 'members.csv', text: csv(members) }],
      options: { today: '2026-01-05', asOf: '2025-12-31' },
    });
    expect(table.dimensions.map(({ id }) => id)).not.toContain('status');
    expect(table.dimensions.map(({ label }) => label)).toContain('Club');
    expect(table.quality.find(({ code }) => code === 'after-outcome')?.message).toMatch(/^Status is left out: it says the outcome itself/);
  });
});
