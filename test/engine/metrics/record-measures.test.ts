/** Any table: what is summed, what is averaged, what stands at a period's end, and what is made anew from its parts. */
import { expect, it } from 'vitest';
import { Evidence } from '../../../src/engine/insight/evidence.ts';
import { findInsights } from '../../../src/engine/insight/find-insights.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import {
  headcount,
  marketingSpend,
  orderLines,
  production,
  profitAndLoss,
  survey,
  telco,
  uniform,
  webAnalytics,
} from '../../acceptance/look-alikes.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

type Row = Record<string, string | number>;
const read = async (rows: Row[], options: { currency?: string } = {}): Promise<FactTable> =>
  readFacts(await csvFiles({ 'table.csv': csv(rows) }), { today: '2026-11-21', ...options });
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const sum = (rows: Row[], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
const inQuarter = (rows: Row[], column: string, start: string, end: string) =>
  rows.filter((row) => String(row[column]) >= start && String(row[column]) < end);

it('trap 11: rates, discounts, ids, postal codes and years are never summed', async () => {
  const rows = orderLines();
  const table = await read(rows);
  const measured = table.metrics.map(({ id }) => id);
  expect(measured).not.toContain('postal_code');
  expect(measured).not.toContain('row_id');
  expect(table.metrics.find(({ id }) => id === 'discount')!.measured!.how).toBe('mean');
  expect(value(table, 'discount@0')!).toBeLessThan(1);
});

it('trap 12: a ratio with its parts in the table is made from their sums', async () => {
  const orders = orderLines();
  const last = inQuarter(orders, 'Order Date', '2024-10-01', '2025-01-01');
  const table = await read(orders);
  expect(value(table, 'margin@0')).toBeCloseTo(sum(last, 'Profit') / sum(last, 'Sales'), 10);
  expect(value(table, 'average_order_value@0')).toBeCloseTo(sum(last, 'Sales') / new Set(last.map((row) => row['Order ID'])).size, 6);

  const campaigns = marketingSpend();
  const spent = inQuarter(campaigns, 'Month', '2024-10', '2025-01');
  const marketing = await read(campaigns);
  expect(value(marketing, 'click_through_rate@0')).toBeCloseTo(sum(spent, 'Clicks') / sum(spent, 'Impressions'), 12);
  expect(value(marketing, 'cost_per_click@0')).toBeCloseTo(sum(spent, 'Spend (USD)') / sum(spent, 'Clicks'), 10);
  expect(marketing.metrics.map(({ id }) => id)).not.toContain('ctr');
  expect(marketing.currency).toBe('USD');
});

it('trap 12: a ratio without its parts is a mean of rows, and says so', async () => {
  const table = await read(webAnalytics());
  const note = table.metrics.find(({ id }) => id === 'bounce_rate')!;
  expect(note.label).toBe('Average bounce rate');
  expect(note.definition).toContain('Mean of');
  expect(value(table, 'bounce_rate@0')!).toBeGreaterThan(0.35);
  expect(value(table, 'bounce_rate@0')!).toBeLessThan(0.55);
});

it('trap 13: a stock stands at its last value of the period and is never summed over time', async () => {
  const rows = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06'].flatMap((month, at) =>
    ['Lyon', 'Porto'].map((site, index) => ({ month: `${month}-01`, site, inventory: 100 + at * 10 + index })),
  );
  const table = await read(rows);
  const latest = rows.filter(({ month }) => month === '2024-06-01');
  expect(value(table, 'inventory@0')).toBe(sum(latest, 'inventory'));
  expect(value(table, 'inventory@all')).toBeUndefined();
  expect(table.metrics[0]!.state).toBe(true);
});

it('trap 18: amounts in two currencies are not added up: without a rate, those of one are told alone', async () => {
  const rows = [
    { day: '2024-01-01', amount: '$5' },
    { day: '2024-01-02', amount: '€6' },
  ];
  const { currency, facts, quality } = await read([...rows, { day: '2024-01-02', amount: '€7' }]);
  expect(currency).toBe('EUR');
  expect(facts['amount@0']?.value).toBe(13);
  expect(quality.find(({ sentence }) => sentence === 'amounts-without-rate')?.rows).toBe(1);
});

it('trap 41: of uniform random data nothing is claimed', async () => {
  const claims: string[] = [];
  for (const seed of [11, 12, 13, 14, 15, 16]) {
    const { findings } = findInsights(new Evidence(await read(uniform(seed))));
    claims.push(...findings.filter(({ claim }) => claim).map(({ id }) => `${seed} ${id}`));
  }
  expect(claims).toEqual([]);
});

it('trap 51: no label shows a field name, a suffix of custom fields or the word null', async () => {
  const rows = webAnalytics().map(({ Sessions, ...row }) => ({ ...row, net_sessions__c: Sessions ?? 0 }));
  for (const table of [await read(rows), await read(headcount()), await read(production())]) {
    const labels = [...table.metrics, ...table.dimensions].map(({ label }) => label);
    expect(labels.filter((label) => /_|\bnull\b|undefined|\beur\b/.test(label))).toEqual([]);
  }
});

it('yes and no become a rate, whole and by contract, without any date', async () => {
  const rows = telco();
  const table = await read(rows);
  const churned = rows.filter(({ Churn }) => Churn === 'Yes');
  expect(value(table, 'churn_rate@0')).toBe(churned.length / rows.length);
  const monthly = rows.filter(({ Contract }) => Contract === 'Month-to-month');
  const left = monthly.filter(({ Churn }) => Churn === 'Yes');
  const fact = table.facts['churn_rate[contract=Month-to-month]@0']!;
  expect([fact.value, fact.n]).toEqual([left.length / monthly.length, monthly.length]);
  expect(table.facts['churn_rate[senior_citizen=Senior%20citizen%3A%20yes]@0']!.n).toBe(
    rows.filter(({ SeniorCitizen }) => SeniorCitizen === 1).length,
  );
  expect(table.subject).toEqual({ one: 'customer', many: 'customers' });
});

it('a measure without dates has its median, its quartiles and equal classes that hold every row', async () => {
  const rows = telco();
  const table = await read(rows);
  const sorted = rows.map(({ tenure }) => Number(tenure)).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  expect(value(table, 'tenure.median@0')).toBe((sorted[middle - 1]! + sorted[middle]!) / 2);
  const classes = Object.values(table.facts).filter(({ id }) => id.startsWith('tenure.class['));
  expect(classes.length).toBeGreaterThanOrEqual(5);
  expect(classes.length).toBeLessThanOrEqual(10);
  expect(classes.reduce((total, fact) => total + fact.value!, 0)).toBe(rows.length);
});

it('members that lose money keep their sign', async () => {
  const rows = orderLines();
  const table = await read(rows);
  const last = inQuarter(rows, 'Order Date', '2024-10-01', '2025-01-01').filter((row) => row['Sub-Category'] === 'Tables');
  expect(value(table, 'profit[sub_category=Tables]@0')).toBeCloseTo(sum(last, 'Profit'), 6);
  expect(value(table, 'profit[sub_category=Tables]@0')!).toBeLessThan(0);
});

it('the lines of a statement are measures of their own, each against its plan', async () => {
  const rows = profitAndLoss();
  const table = await read(rows);
  const revenue = inQuarter(rows, 'Month', '2024-04-01', '2024-07-01').filter(({ Account }) => Account === 'Revenue');
  expect(value(table, 'revenue@0')).toBe(sum(revenue, 'Actual'));
  expect(value(table, 'revenue.target@0')).toBe(sum(revenue, 'Plan'));
  expect(value(table, 'revenue.attainment@0')).toBe(sum(revenue, 'Actual') / sum(revenue, 'Plan'));
  expect(table.metrics.map(({ id }) => id)).not.toContain('actual');
  expect(table.metrics.find(({ id }) => id === 'payroll')!.polarity).toBe('down');
});

it('a duration written as a clock is averaged in seconds', async () => {
  const table = await read(webAnalytics());
  expect(table.metrics.find(({ id }) => id === 'avg_session_duration')!.label).toBe('Average session duration in seconds');
  expect(value(table, 'avg_session_duration@0')!).toBeGreaterThan(40);
  expect(value(table, 'avg_session_duration@0')!).toBeLessThan(130);
});

it('people are counted, and their dates of hire are no periods', async () => {
  const rows = headcount();
  const table = await read(rows);
  expect(table.periods).toEqual([]);
  expect(value(table, 'employees@0')).toBe(rows.length);
  expect(table.metrics.find(({ id }) => id === 'salary_eur')!.label).toBe('Average salary');
  expect(table.currency).toBe('EUR');
});

it('scores are averaged and answers counted', async () => {
  const rows = survey();
  const table = await read(rows);
  expect(value(table, 'respondents@0')).toBe(rows.length);
  expect(value(table, 'overall_satisfaction@0')).toBeCloseTo(sum(rows, 'overall_satisfaction') / rows.length, 10);
  expect(table.metrics.some(({ id }) => id === 'recommendation_rate')).toBe(true);
});

it('quarters written in words date the rows', async () => {
  const rows = ['Q1 2024', 'Q2 2024', 'Q3 2024'].flatMap((quarter, at) => ['A', 'B'].map((team) => ({ quarter, team, sales: at + 1 })));
  const table = await read(rows);
  expect(table.periods.map(({ id, partial }) => [id, partial])).toEqual([
    ['2024-Q1', false],
    ['2024-Q2', false],
    ['2024-Q3', false],
  ]);
  expect(value(table, 'sales.delta@0')).toBe(2);
});

it('a few long numbers again and again, such as lines that were dialled, are no measure', async () => {
  const calls = Array.from({ length: 400 }, (_, at) => ({
    call: `C${at}`,
    date: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10),
    dnis: 441134960000 + (at % 4),
    seconds: 200 + (at % 90),
  }));
  const { metrics } = await read(calls);
  expect(metrics.map(({ id }) => id).filter((id) => id.includes('dnis'))).toEqual([]);
  expect(metrics.map(({ id }) => id).some((id) => id.includes('seconds'))).toBe(true);
});

it('the number of the document that took a few rows back is no measure, and no row is missed for the lack of one', async () => {
  const deliveries = Array.from({ length: 400 }, (_, at) => ({
    delivery: 8_000_410_000 + at * 3,
    date: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 2))).toISOString().slice(0, 10),
    depot: ['Oslo', 'Bergen'][at % 2]!,
    pallets: 2 + (at % 9),
    'taken back by': at % 40 === 7 ? 8_000_411_000 + at : '',
  }));
  const { metrics, quality } = await read(deliveries);
  expect(metrics.map(({ id }) => id).filter((id) => id.includes('taken'))).toEqual([]);
  expect(quality.filter(({ code }) => code === 'missing-values')).toEqual([]);
});
