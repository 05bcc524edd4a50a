/** Figures, dates and outcomes as the world writes them: other digits, other groupings, other scripts, and what programs write for nothing. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from './csv-files.ts';

type Row = Record<string, string | number | null>;

const stages = ['Won', 'Lost', 'Won', 'Open'];

/** Twelve deals: six won of 100,000, 300,000 … rupees in all, three lost, three open. */
function deals(change: (row: Row, at: number) => Row = (row) => row): Row[] {
  return Array.from({ length: 12 }, (_, at) =>
    change(
      {
        id: `D${at}`,
        owner: at % 2 ? 'Ann' : 'Bob',
        region: at % 3 ? 'East' : 'West',
        stage: stages[at % 4]!,
        amount: (at + 1) * 100_000,
        created: `2025-04-${10 + at}`,
        closed: at % 4 === 3 ? null : `2025-05-${10 + at}`,
      },
      at,
    ),
  );
}

const read = async (rows: readonly Row[]): Promise<FactTable> =>
  readFacts(await csvFiles({ 'deals.csv': csv(rows) }), { today: '2025-07-05', period: '2025-Q2' });
const figures = ({ facts }: FactTable) => ({
  won: facts['won_value@0']?.value,
  deals: facts['won_count@0']?.value ?? facts['won_deals@0']?.value,
  rate: facts['win_rate@0']?.value,
});
let plainly: Promise<FactTable> | undefined;
/** What the export says as it is, read once. */
const plain = async () => {
  plainly ??= read(deals());
  return figures(await plainly);
};
const text = (value: string | number | null | undefined) => String(value ?? '');
const into = (digits: string) => (value: string) => value.replace(/[0-9]/g, (digit) => [...digits][Number(digit)]!);

it('the plain export says what is meant', async () => {
  expect(await plain()).toEqual({ won: 3_600_000, deals: 6, rate: 6 / 9 });
});

describe('figures are read', () => {
  it.each<[string, (amount: number) => string]>([
    ['in lakhs', (amount) => `₹${new Intl.NumberFormat('en-IN').format(amount)}`],
    ['in Arabic digits', (amount) => into('٠١٢٣٤٥٦٧٨٩')(String(amount))],
    ['in Persian digits with their own separator', (amount) => into('۰۱۲۳۴۵۶۷۸۹')(amount.toLocaleString('en-US').replaceAll(',', '٬'))],
    ['in full width', (amount) => into('０１２３４５６７８９')(amount.toLocaleString('en-US').replaceAll(',', '，'))],
  ])('%s', async (_, write) => {
    expect(figures(await read(deals((row) => ({ ...row, amount: write(Number(row.amount)) }))))).toEqual(await plain());
  });

  it.each([
    ['Arabic digits', '٠١٢٣٤٥٦٧٨٩', '-'],
    ['full width', '０１２３４５６７８９', '／'],
  ])('and dates in %s', async (_, digits, separator) => {
    const write = (value: Row[string]) => (value === null ? null : into(digits)(text(value)).replaceAll('-', separator));
    expect(figures(await read(deals((row) => ({ ...row, created: write(row.created!), closed: write(row.closed!) }))))).toEqual(
      await plain(),
    );
  });

  it('and digits in a name stay as they are written', async () => {
    const table = await read(deals((row) => ({ ...row, region: row.region === 'East' ? 'ゾーン１' : 'ゾーン２' })));
    expect(table.dimensions.find(({ id }) => id === 'region')!.members.toSorted()).toEqual(['ゾーン１', 'ゾーン２']);
  });
});

describe('what programs write for nothing is nothing', () => {
  it.each(['#REF!', '#DIV/0!', 'NaN', 'Infinity', 'undefined', '[object Object]'])('%s among amounts', async (junk) => {
    const table = await read(deals((row, at) => (at % 4 === 3 ? { ...row, amount: junk } : row)));
    expect(figures(table)).toEqual(await plain());
  });

  it.each(['#REF!', 'NaN', 'undefined', '[object Object]', 'False'])('%s among names', async (junk) => {
    const table = await read(deals((row, at) => ({ ...row, region: at === 0 ? junk : ['East', 'West', 'North'][at % 3]! })));
    expect(table.dimensions.find(({ id }) => id === 'region')!.members).not.toContain(junk);
    expect(table.quality.map(({ message }) => message).join()).toContain('1 of 12 deals has no region');
  });

  it('but Nan is a name', async () => {
    const table = await read(deals((row, at) => ({ ...row, owner: at % 2 ? 'Nan' : 'Bob' })));
    expect(table.dimensions.find(({ id }) => id === 'owner')!.members).toContain('Nan');
  });

  it('false among dates, as Odoo writes it', async () => {
    expect(figures(await read(deals((row) => ({ ...row, closed: row.closed ?? 'False' }))))).toEqual(await plain());
  });
});

describe('the outcome is found', () => {
  const named = (won: string, lost: string, open: string, names: Row) => async () => {
    const words: Row = { Won: won, Lost: lost, Open: open };
    const renamed = deals((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [names[key] ?? key, key === 'stage' ? words[text(value)]! : value])),
    );
    expect(figures(await read(renamed))).toEqual(await plain());
  };
  it('in Japanese', named('受注', '失注', '商談中', { stage: 'フェーズ', amount: '金額', closed: '完了予定日', created: '作成日' }));
  it('in Chinese', named('赢单', '输单', '谈判', { stage: '阶段', amount: '金额', closed: '结束日期', created: '创建日期' }));
  it(
    'in Arabic',
    named('فوز', 'خسارة', 'تفاوض', { stage: 'المرحلة', amount: 'المبلغ', closed: 'تاريخ الإغلاق', created: 'تاريخ الإنشاء' }),
  );
  it('in the answers to Won?', named('Yes', 'No', 'Pending', { stage: 'Won?' }));
  it('in yes and no alone', named('Yes', 'No', '', { stage: 'Won?' }));
  it('in the state codes of Dynamics', named('1', '2', '0', { stage: 'statecode', amount: 'actualvalue', closed: 'actualclosedate' }));

  it('in Odoo, where what is lost is archived and others are named by number and name', async () => {
    const records = deals().map((row) => ({
      ...row,
      stage_id: row.stage === 'Won' ? [4, 'Won'] : [1, 'New'],
      stage: undefined,
      active: row.stage !== 'Lost',
      closed: row.closed ?? false,
      region: [7, row.region],
    }));
    const files = await csvFiles({ 'crm.json': JSON.stringify(records) });
    const table = await readFacts(files, { today: '2025-07-05', period: '2025-Q2' });
    expect(figures(table)).toEqual(await plain());
    expect(table.dimensions.find(({ id }) => id === 'region')!.members.toSorted()).toEqual(['East', 'West']);
  });

  it('and never in a count of what was won', async () => {
    const games = deals(({ stage: _, ...row }, at) => ({ ...row, won: at }));
    expect((await read(games)).metrics.map(({ id }) => id)).not.toContain('win_rate');
  });
});

it('the codes of stages are no measure and no member', async () => {
  const codes: Row = { Won: 998_751_234, Lost: 998_751_235, Open: 998_751_230 };
  const table = await read(deals((row) => ({ ...row, stage: codes[text(row.stage)]! })));
  expect(table.metrics.map(({ label }) => label).join()).not.toMatch(/stage/i);
  expect(table.dimensions.map(({ id }) => id)).not.toContain('stage');
  expect(table.quality.map(({ code }) => code)).toContain('no-outcome');
});
