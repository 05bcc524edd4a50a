/** What is open and due, coverage, velocity, cohorts, slips, loss reasons, stages and concentration, on deals added up by hand. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

type Row = Record<string, string | number | null>;

const day = (number: number) => new Date(Date.UTC(2025, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
const next = { stage: 'Negotiation', forecast_category: 'Commit', probability: 80, original_close_date: '2025-09-15' };

/** 120 deals closed from January to June 2025, two in three of them won, and three open ones. */
function deals(): Row[] {
  const closed = Array.from(
    { length: 120 },
    (_, at): Row => ({
      id: `D${at}`,
      account: `A${at % 11}`,
      stage: at % 3 === 2 ? 'Closed Lost' : 'Closed Won',
      amount: 100,
      probability: at % 3 === 2 ? 0 : 100,
      forecast_category: 'Closed',
      loss_reason: at % 3 === 2 ? (at % 2 === 0 ? 'Price' : 'No budget') : null,
      created: day(Math.max(0, Math.floor(at * 1.5) - 20)),
      close_date: day(Math.floor(at * 1.5)),
      // Every fourth one was to close a quarter earlier or a little before.
      original_close_date: day(Math.floor(at * 1.5) - (at % 4 === 0 ? 5 : 0)),
    }),
  );
  const open = { ...next, account: 'A1', loss_reason: null, created: '2025-06-20' };
  return [
    ...closed,
    { ...open, id: 'O1', amount: 1000, close_date: '2025-08-01' },
    { ...open, id: 'O2', amount: 500, probability: 40, stage: 'Discovery', forecast_category: 'Pipeline', close_date: '2025-09-01' },
    { ...open, id: 'O3', amount: 300, probability: 10, stage: 'Discovery', forecast_category: 'Pipeline', close_date: '2025-11-01' },
  ];
}

const targets = csv([
  { quarter: '2025-Q2', target: 5000 },
  { quarter: '2025-Q3', target: 2000 },
]);

async function read(files: Record<string, string>, more = {}): Promise<FactTable> {
  return readFacts(await csvFiles(files), { today: '2025-07-05', ...more });
}

describe('a review of deals with probabilities, categories and targets', () => {
  let table: FactTable;
  const value = (id: string) => table.facts[id]?.value;

  beforeAll(async () => {
    table = await read({ 'deals.csv': csv(deals()), 'targets.csv': targets });
  });

  it('weighs open deals by their probability, told in percent', () => {
    expect(value('pipeline_weighted@0')).toBe(800 + 200 + 30);
    expect(value('pipeline_weighted[stage=Discovery]@0')).toBe(230);
  });

  it('tells what is due in the period to come, by stage and by category, whose parts add to the whole', () => {
    expect(value('pipeline_due@0')).toBe(1500);
    const parts = ['stage=Negotiation', 'stage=Discovery'].map((part) => value(`pipeline_due[${part}]@0`)!);
    expect(parts).toEqual([1000, 500]);
    expect(value('pipeline_due[forecast_category=Commit]@0')! + value('pipeline_due[forecast_category=Pipeline]@0')!).toBe(1500);
  });

  it('covers what the target of the period to come leaves, times which it is the pipeline due', () => {
    expect([value('pipeline_coverage.target@0'), value('pipeline_coverage.booked@0')]).toEqual([2000, 0]);
    expect(value('pipeline_coverage@0')).toBe(0.75);
    expect(value('pipeline_coverage@0')! * value('pipeline_coverage.gap@0')!).toBe(value('pipeline_due@0'));
    expect(value('pipeline_coverage.need@0')).toBe(1 / value('win_rate@0')!);
  });

  it('makes velocity of four figures that it names', () => {
    const parts = table.facts['sales_velocity@0']!.from!.map((id) => value(id)!);
    expect(value('sales_velocity@0')).toBe((parts[0]! * parts[1]! * parts[2]!) / parts[3]!);
  });

  it('shares lost deals out among their reasons', () => {
    const reasons = table.dimensions.find(({ id }) => id === 'loss_reason')!.members;
    const counts = reasons.map((reason) => value(`lost_count[loss_reason=${encodeURIComponent(reason)}]@0`)!);
    expect(reasons).toEqual(['No budget', 'Price']);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(value('lost_count@0'));
  });

  it('counts as slipped what was first due in one quarter and closed in the next', () => {
    const slipped = deals().filter(
      ({ original_close_date: due, close_date: end }) => String(due) < '2025-04-01' && String(end) >= '2025-04-01',
    );
    expect(slipped.length).toBeGreaterThan(0);
    expect(value('slipped_count@-1')).toBe(slipped.length);
    expect(value('slippage@-1')).toBeCloseTo(
      value('slipped_value@-1')! /
        100 /
        deals().filter(({ original_close_date: due }) => String(due) >= '2025-01-01' && String(due) < '2025-04-01').length,
      10,
    );
  });

  it('tells how much the largest accounts bring', () => {
    expect(value('account_share@all')).toBeCloseTo(0.1, 2);
    expect(value('account_share.top5@all')! < value('account_share.top10@all')!).toBe(true);
    expect(value('account_hhi@all')).toBeGreaterThan(10_000 / 11 - 1);
  });

  it('trap 26: those of no category are counted in the whole', () => {
    const members = table.dimensions.find(({ id }) => id === 'account')!.members;
    const sum = members.reduce((total, member) => total + (value(`won_value[account=${member}]@0`) ?? 0), 0);
    expect(sum).toBe(value('won_value@0'));
  });
});

it('trap 37: a young cohort, of which the slow deals are still open, has no win rate', async () => {
  const table = await read({
    'deals.csv': csv([
      ...deals(),
      ...Array.from({ length: 40 }, (_, at) => ({
        id: `Y${at}`,
        ...next,
        amount: 10,
        account: 'A2',
        loss_reason: null,
        created: '2025-05-20',
        close_date: '2025-08-20',
      })),
    ]),
  });
  expect(table.facts['cohort_win_rate@-1']!.value).toBeCloseTo(2 / 3, 1);
  expect(table.facts['cohort_win_rate@0']!.value).toBeNull();
});

it('names why coverage, slips and conversion cannot be computed, and shows no 0', async () => {
  const plain = deals().map(({ original_close_date: _, probability: __, loss_reason: ___, ...deal }) => deal);
  const table = await read({ 'deals.csv': csv(plain) });
  const reason = (id: string) => table.metrics.find((note) => note.id === id)!.reason;
  expect(reason('pipeline_coverage')).toBe('The data have no targets.');
  expect(reason('pipeline_weighted')).toBe('The data have no win probability.');
  expect(reason('slipped_value')).toBe('The data do not show when deals were originally due to close.');
  expect(reason('stage_conversion')).toContain('no stage history');
  expect(Object.keys(table.facts).filter((id) => /^(pipeline_weighted|slipped|stage_conv|pipeline_cov)/.test(id))).toEqual([]);
});

it('names the target that the period to come lacks', async () => {
  const table = await read({ 'deals.csv': csv(deals()), 'targets.csv': csv([{ quarter: '2025-Q2', target: 5000 }]) });
  expect(table.metrics.find(({ id }) => id === 'pipeline_coverage')).toMatchObject({
    status: 'not-computable',
    reason: 'The data have no target for the next period.',
  });
});

it('converts from stage to stage by the history of closed deals', async () => {
  const closed = deals().filter(({ id }) => String(id).startsWith('D'));
  const history = closed.flatMap(({ id, stage, created, close_date }, at): Row[] => [
    { deal_id: id!, stage: 'Discovery', entered_at: created! },
    ...(stage === 'Closed Won' || at % 2 === 0 ? [{ deal_id: id!, stage: 'Proposal', entered_at: day(Math.floor(at * 1.5) - 1) }] : []),
    { deal_id: id!, stage: stage!, entered_at: close_date! },
  ]);
  const table = await read({ 'deals.csv': csv(deals()), 'stage_history.csv': csv(history) });
  expect(table.facts['stage_conversion[stage=Discovery]@all']).toMatchObject({ value: 100 / 120, n: 120 });
  expect(table.facts['stage_conversion[stage=Proposal]@all']).toMatchObject({ value: 80 / 100, n: 100 });
});

describe('ten times the amounts', () => {
  it('make ten times the money and the same ratios', async () => {
    const files = (scale: number) => ({ 'deals.csv': csv(deals().map((deal) => ({ ...deal, amount: Number(deal.amount) * scale }))) });
    const [one, ten] = [await read(files(1)), await read(files(10))];
    for (const id of ['pipeline_weighted@0', 'pipeline_due@0', 'sales_velocity@0', 'slipped_value@-1'])
      expect(ten.facts[id]!.value, id).toBeCloseTo(one.facts[id]!.value! * 10, 6);
    for (const id of ['account_share.top5@0', 'account_hhi@0', 'slippage@-1', 'cohort_win_rate@-1'])
      expect(ten.facts[id]!.value, id).toBeCloseTo(one.facts[id]!.value!, 9);
  });
});
