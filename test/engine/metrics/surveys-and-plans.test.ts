/** Net promoter scores, satisfied answers, plans beside actuals and gross margin, on tables added up by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

async function read(files: Record<string, string>): Promise<FactTable> {
  return readFacts(await csvFiles(files), { today: '2025-07-05', period: '2025-Q2' });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2025, 0, 1 + at * 2)).toISOString().slice(0, 10));

describe('answers of 0 to 10 to whether one would recommend', () => {
  // In turn two promoters, one passive, one detractor, and one who did not answer.
  const rows = days(90).map((date, at) => ({ date, region: at % 2 ? 'East' : 'West', nps_score: [10, 9, 8, 3, null][at % 5]! }));

  it('make a net promoter score in points, with its answers and the share that answered', async () => {
    const table = await read({ 'survey.csv': csv(rows) });
    const own = rows.filter(({ date }) => date >= '2025-04-01');
    const answered = own.filter(({ nps_score: score }) => score !== null);
    const of = (test: (score: number) => boolean) => answered.filter(({ nps_score: score }) => test(score!)).length;
    expect(table.facts['survey_nps@0']).toMatchObject({ unit: 'number', n: answered.length });
    expect(value(table, 'survey_nps@0')).toBeCloseTo(((of((score) => score >= 9) - of((score) => score <= 6)) / answered.length) * 100, 9);
    expect(value(table, 'survey_nps_response@0')).toBeCloseTo(answered.length / own.length, 9);
    expect(table.metrics.some(({ label }) => /average/i.test(label))).toBe(false);
  });

  it('trap 19: are told in points from minus to plus a hundred, never in percent', async () => {
    const none = await read({
      'survey.csv': csv(rows.map((row) => ({ ...row, nps_score: row.nps_score === null ? null : Math.min(row.nps_score, 6) }))),
    });
    expect(value(none, 'survey_nps@0')).toBe(-100);
    expect(none.metrics.find(({ id }) => id === 'survey_nps')!.unit).toBe('number');
  });
});

it('counts as satisfied who answers 4 or 5 of five', async () => {
  const rows = days(90).map((date, at) => ({ date, satisfaction: [5, 4, 3, 1][at % 4]! }));
  expect(value(await read({ 'csat.csv': csv(rows) }), 'survey_csat@all')).toBeCloseTo(
    rows.filter(({ satisfaction }) => satisfaction >= 4).length / 90,
    9,
  );
});

describe('a plan beside the actual', () => {
  const months = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01', '2025-06-01'];
  const lines = months.flatMap((month) => [
    { month, line: 'Revenue', actual: 100, plan: 80 },
    { month, line: 'Cost of goods sold', actual: 44, plan: 40 },
  ]);

  it('gives the difference and its percentage, line by line', async () => {
    const table = await read({ 'pl.csv': csv(lines) });
    expect([value(table, 'revenue.variance@0'), value(table, 'revenue.variance_pct@0')]).toEqual([60, 0.25]);
    expect([value(table, 'cost_of_goods_sold.variance@0'), value(table, 'cost_of_goods_sold.variance_pct@0')]).toEqual([12, 0.1]);
  });

  it.each([
    ['Revenue', 'Cost of goods sold'],
    ['Umsatz', 'Wareneinsatz'],
    ['Ventes', 'Coût des ventes'],
    ['Ingresos', 'Coste de ventas'],
    ['Receita', 'Custo das vendas'],
    ['Ricavi', 'Costo del venduto'],
    ['売上高', '売上原価'],
    ['营业收入', '营业成本'],
    ['الإيرادات', 'تكلفة المبيعات'],
  ])('trap 21: of %s is better above it, and of %s below', async (income, cost) => {
    const text = csv(lines).replaceAll('Revenue', income).replaceAll('Cost of goods sold', cost);
    const table = await read({ 'pl.csv': text });
    const polarity = (column: string) => table.metrics.find(({ measured }) => measured?.of === column)?.polarity;
    expect([polarity(income), polarity(cost)]).toEqual(['up', 'down']);
    expect(value(table, 'gross_margin@0')).toBeCloseTo(0.56, 9);
  });
});
