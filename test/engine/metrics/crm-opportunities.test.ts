/** Every figure of the reference set of 8,800 opportunities, computed independently, found again among the facts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { parseMapping } from '../../../src/engine/data/mapping.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { type FactAddress, type FactTable, factId } from '../../../src/model/fact.ts';

const folder = path.join(
  process.env.QUARTERDECK_TEST_DATA ?? path.resolve(import.meta.dirname, '../../../../shared'),
  'data/crm-opportunities',
);
const here = existsSync(folder);
if (!here) console.warn(`The reference data are not in ${folder}: the figures of crm-opportunities are NOT checked.`);

type Figures = Record<string, string | number>[];

describe.skipIf(!here)('the facts of crm-opportunities', () => {
  let table: FactTable;
  const truth = here ? JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) : { facts: [] };
  const known = (id: string) => truth.facts.find((fact: { id: string }) => fact.id === id).value;
  const rows = (id: string): Figures => known(id);
  const fact = (address: FactAddress) => table.facts[factId(address)];
  const value = (metric: string, at: FactAddress['at'], scope?: Record<string, string>) =>
    fact({ metric, at, ...(scope ? { scope } : {}) })?.value;
  const offset = (quarter: string) => table.periods.find(({ id }) => id === quarter)?.offset ?? (quarter === '2016-Q4' ? -4 : Number.NaN);
  const round = (digits: number, number: number | null | undefined) => Number(number!.toFixed(digits));
  const note = (code: string) => table.quality.filter((each) => each.code === code).map(({ message }) => message);

  beforeAll(async () => {
    table = await readFacts(await findDataFiles(folder), { today: '2026-11-21' });
  });

  it('speaks as of the last date of the data and says so', () => {
    expect(table.asOf).toBe(truth.as_of);
    expect(note('as-of-moved')).toHaveLength(1);
  });

  it('counts the rows of every file', () => {
    expect(table.sources.find(({ name }) => name === 'sales_pipeline')).toMatchObject({ rows: known('rows'), rejected: 0 });
  });

  it('gives won value, counts, win rate and average by quarter', () => {
    for (const quarter of rows('won_by_quarter')) {
      const at = offset(String(quarter.quarter));
      expect(value('won_value', at)).toBe(quarter.won_value);
      expect(value('won_count', at)).toBe(quarter.won);
      expect(value('lost_count', at)).toBe(quarter.lost);
      expect(round(6, value('win_rate', at))).toBe(quarter.win_rate);
      expect(round(4, value('average_deal', at))).toBe(quarter.avg_won_deal);
    }
  });

  it('gives won value, counts and win rate by month', () => {
    const months = new Map(table.months.map(({ id, offset }) => [id, `m${offset}` as const]));
    for (const month of rows('won_by_month')) {
      const at = months.get(String(month.month))!;
      expect(value('won_value', at)).toBe(month.won_value);
      expect(value('won_count', at)).toBe(month.won);
      expect(value('lost_count', at)).toBe(month.lost);
    }
    for (const month of rows('win_rate_by_month')) {
      const found = fact({ metric: 'win_rate', at: months.get(String(month.month))! })!;
      expect(round(6, found.value)).toBe(month.win_rate);
      expect(found.n).toBe(month.closed);
    }
    expect(months.size).toBe(rows('won_by_month').length);
  });

  it('gives the pattern within the quarter, over whole quarters only', () => {
    for (const month of rows('win_rate_by_month_in_quarter')) {
      const scope = { month_in_quarter: String(month.month_in_quarter) };
      expect(round(6, value('win_rate', 'all', scope))).toBe(month.win_rate);
      expect(value('won_value', 'all', scope)).toBe(month.won_value);
    }
  });

  it('gives change and significance against the prior quarter', () => {
    const [change] = rows('q4_vs_q3');
    expect(value('won_value.delta', 0)).toBe(change!.delta);
    expect(round(6, value('won_value.pct', 0))).toBe(change!.pct);
    expect(round(6, value('win_rate.z', 0))).toBe(known('q4_win_rate_vs_q3_significance'));
    expect(fact({ metric: 'win_rate.delta', at: 0 })!.unit).toBe('points');
  });

  it('gives the totals of all time', () => {
    const [deal] = rows('avg_deal_won');
    expect(value('won_value', 'all')).toBe(known('won_value_total'));
    expect(round(6, value('win_rate', 'all'))).toBe(known('win_rate_overall'));
    expect(round(4, value('average_deal', 'all'))).toBe(deal!.mean);
    expect(value('median_deal', 'all')).toBe(deal!.median);
  });

  it('gives the days from creation to close, won and lost, and by quarter', () => {
    for (const { deal_stage, mean, median, n } of rows('sales_cycle_days')) {
      const metric = deal_stage === 'Won' ? 'sales_cycle' : 'lost_cycle';
      expect(round(4, value(metric, 'all'))).toBe(mean);
      expect(value(`${metric}_median`, 'all')).toBe(median);
      expect(fact({ metric, at: 'all' })!.n).toBe(n);
    }
    for (const { quarter, mean, median } of rows('sales_cycle_won_by_quarter')) {
      expect(round(4, value('sales_cycle', offset(String(quarter))))).toBe(mean);
      expect(value('sales_cycle_median', offset(String(quarter)))).toBe(median);
    }
  });

  it('gives the sales agents, in the order of the reporting quarter', () => {
    for (const { sales_agent, won_value, won } of rows('top5_reps')) {
      expect(value('won_value', 'all', { owner: String(sales_agent) })).toBe(won_value);
      expect(value('won_count', 'all', { owner: String(sales_agent) })).toBe(won);
    }
    for (const { sales_agent, won_value, won } of rows('top5_reps_2017Q4')) {
      expect(value('won_value', 0, { owner: String(sales_agent) })).toBe(won_value);
      expect(value('won_count', 0, { owner: String(sales_agent) })).toBe(won);
    }
    const owners = table.dimensions.find(({ id }) => id === 'owner')!;
    expect(owners.members.slice(0, 5)).toEqual(rows('top5_reps_2017Q4').map(({ sales_agent }) => sales_agent));
    expect(round(6, value('won_value.share', 'all', { owner: owners.members[0]! }))).toBe(known('top_rep_share'));
    for (const { sales_agent, closed, win_rate } of rows('rep_win_rate_best_worst')) {
      const found = fact({ metric: 'win_rate', scope: { owner: String(sales_agent) }, at: 'all' })!;
      expect(round(6, found.value)).toBe(win_rate);
      expect(found.n).toBe(closed);
    }
  });

  it('names agents without deals and gives them no figure', () => {
    const owners = table.dimensions.find(({ id }) => id === 'owner')!.members;
    for (const { sales_agent } of rows('reps_without_deals')) {
      expect(owners).not.toContain(sales_agent);
      expect(value('win_rate', 'all', { owner: String(sales_agent) })).toBeUndefined();
      expect(note('members-without-deals')[0]).toContain(sales_agent);
    }
  });

  it('gives regions and managers, joined from the teams without doubling a deal', () => {
    for (const { regional_office, won_value, won, closed, win_rate } of rows('by_region')) {
      const scope = { region: String(regional_office) };
      expect(value('won_value', 'all', scope)).toBe(won_value);
      expect(value('won_count', 'all', scope)).toBe(won);
      expect(fact({ metric: 'win_rate', scope, at: 'all' })!.n).toBe(closed);
      expect(round(6, value('win_rate', 'all', scope))).toBe(win_rate);
    }
    for (const { regional_office, quarter, won_value } of rows('by_region_quarter')) {
      expect(value('won_value', offset(String(quarter)), { region: String(regional_office) })).toBe(won_value);
    }
    for (const { manager, won_value, won } of rows('by_manager')) {
      expect(value('won_value', 'all', { team: String(manager) })).toBe(won_value);
      expect(value('won_count', 'all', { team: String(manager) })).toBe(won);
    }
  });

  it('gives products, sectors and accounts', () => {
    for (const { product, won_value, won, share, win_rate } of rows('by_product')) {
      const scope = { product: String(product) };
      expect(value('won_value', 'all', scope)).toBe(won_value);
      expect(value('won_count', 'all', scope)).toBe(won);
      expect(round(6, value('won_value.share', 'all', scope))).toBe(share);
      expect(round(6, value('win_rate', 'all', scope))).toBe(win_rate);
    }
    for (const { sector, won_value, won } of rows('by_sector')) {
      expect(value('won_value', 'all', { segment: String(sector) })).toBe(won_value);
      expect(value('won_count', 'all', { segment: String(sector) })).toBe(won);
    }
    for (const { account, won_value, won } of rows('top10_accounts')) {
      expect(value('won_value', 'all', { account: String(account) })).toBe(won_value);
      expect(value('won_count', 'all', { account: String(account) })).toBe(won);
    }
  });

  it('gives the deals created by quarter, before the first close too', () => {
    for (const { quarter, n } of rows('pipeline_created')) expect(value('pipeline_created', offset(String(quarter)))).toBe(n);
  });

  it('counts open deals by stage', () => {
    for (const { deal_stage, n } of rows('open_pipeline_list_price')) {
      expect(value('open_count', 'all', { stage: String(deal_stage) })).toBe(n);
    }
    expect(value('open_count', 'all')).toBe(known('trap_open_value_missing'));
  });

  it('adds the members of every dimension up to the whole', () => {
    for (const { id, members } of table.dimensions) {
      for (const at of [0, -1, 'all'] as const) {
        const sum = members.reduce((total, member) => total + value('won_value', at, { [id]: member })!, 0);
        expect(sum, `${id} ${at}`).toBe(value('won_value', at));
      }
    }
  });

  it('flags the quarter that holds March only and compares nothing with it', () => {
    expect(table.periods.map(({ id, partial }) => [id, partial])).toEqual([
      ['2017-Q1', true],
      ['2017-Q2', false],
      ['2017-Q3', false],
      ['2017-Q4', false],
    ]);
    expect(note('partial-period')).toEqual(['The data cover only part of Q1 2017; it is shown but never compared.']);
  });

  it('compares nothing when the prior quarter is not whole', async () => {
    const second = await readFacts(await findDataFiles(folder), { today: '2026-11-21', period: '2017-Q2' });
    expect(second.prior).toBeNull();
    expect(Object.keys(second.facts).filter((id) => /\.(delta|pct|z)\b/.test(id))).toEqual([]);
  });

  it('calls what the data cannot give not computable, never 0', () => {
    const status = Object.fromEntries(table.metrics.map(({ id, status }) => [id, status]));
    expect(status).toMatchObject({
      open_value: 'not-computable',
      win_rate_value: 'not-computable',
      'won_value.attainment': 'not-computable',
    });
    expect(Object.keys(table.facts).filter((id) => /^(open_value|win_rate_value)/.test(id))).toEqual([]);
    expect(note('zero-amount-losses')).toEqual(['2,473 of 2,473 lost deals have an amount of 0.']);
  });

  it('reports deals without an account and products listed in another spelling', () => {
    expect(note('missing-values')).toContain(
      `${known('trap_account_null').toLocaleString('en-US')} of 8,800 deals have no account and are counted under “(none)”.`,
    );
    expect(value('open_count', 0, { account: '(none)' })).toBe(known('trap_account_null'));
    expect(table.dimensions.find(({ id }) => id === 'account')!.members).not.toContain('(none)');
    expect(note('respelled')).toContain('GTXPro in sales_pipeline.csv is read as GTX Pro in products.csv (1,480 deals).');
    expect(note('unmatched-key')).toEqual([]);
  });

  it('applies a spelling only when the mapping gives it', async () => {
    const mapping = parseMapping('aliases: { product: { GTXPro: GTX Pro }, sector: { technolgy: technology } }');
    const mapped = await readFacts(await findDataFiles(folder), { today: '2026-11-21', mapping });
    const value = (metric: string, scope: Record<string, string>) => mapped.facts[factId({ metric, scope, at: 'all' })]?.value;
    expect(value('won_value', { product: 'GTX Pro' })).toBe(3510578);
    expect(value('won_value', { product: 'GTXPro' })).toBeUndefined();
    expect(value('won_value', { segment: 'technology' })).toBe(1515487);
    expect(mapped.dimensions.find(({ id }) => id === 'series')?.members).toEqual(['GTX', 'MG', 'GTK']);
    expect(mapped.quality.filter(({ code }) => code === 'unmatched-key')).toEqual([]);
  });
});
