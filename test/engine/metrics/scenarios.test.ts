/** Actual, budget, forecast and the year before as rows of one column, on statements added up by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}-01`);

/** What happened until June, a budget of the whole year, a forecast of the second half, and the same months a year before. */
function statement(words: {
  date: string;
  line: string;
  scenario: string;
  amount: string;
  revenue: string;
  cost: string;
  versions: string[];
}) {
  const [actual, budget, forecast, before] = words.versions;
  const rows: Record<string, string | number>[] = [];
  const add = (version: string | undefined, at: number, revenue: number, cost: number) => {
    if (version === undefined) return;
    const shared = { [words.date]: months[at]!, [words.scenario]: version };
    rows.push(
      { ...shared, [words.line]: words.revenue, [words.amount]: revenue },
      { ...shared, [words.line]: words.cost, [words.amount]: cost },
    );
  };
  for (const at of months.keys()) {
    if (at < 6) add(actual, at, 100 + at, 60);
    add(budget, at, 100, 50);
    if (at >= 3) add(forecast, at, 110, 55);
    if (at < 6) add(before, at, 80, 40);
  }
  return csv(rows);
}
const english = { date: 'month', line: 'line', scenario: 'Scenario', amount: 'amount', revenue: 'Revenue', cost: 'Cost of sales' };

async function read(text: string, period: string | undefined = '2025-Q2'): Promise<FactTable> {
  return readFacts(await csvFiles({ 'pl.csv': text }), { today: '2025-11-05', ...(period && { period }) });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;

describe('a statement with a row for each scenario', () => {
  const text = statement({ ...english, versions: ['Actual', 'Budget', 'Forecast', 'Prior Year'] });

  it('counts what happened alone, and speaks of the year in which something last did', async () => {
    expect((await read(text, '')).reporting.id).toBe('2025');
    const table = await read(text);
    expect([value(table, 'revenue@0'), value(table, 'cost_of_sales@0')]).toEqual([103 + 104 + 105, 180]);
    expect(value(table, 'gross_margin@0')).toBeCloseTo((312 - 180) / 312, 9);
  });

  it('holds it against the budget, the forecast and the year before', async () => {
    const table = await read(text);
    expect([value(table, 'revenue.target@0'), value(table, 'revenue.variance@0'), value(table, 'revenue.variance_pct@0')]).toEqual([
      300, 12, 0.04,
    ]);
    expect([value(table, 'cost_of_sales.target@0'), value(table, 'cost_of_sales.variance@0')]).toEqual([150, 30]);
    expect([value(table, 'revenue.forecast@0'), value(table, 'revenue.forecast_variance@0')]).toEqual([330, -18]);
    expect([value(table, 'revenue.last_year@0'), value(table, 'revenue.last_year_variance@0')]).toEqual([240, 72]);
    expect(table.facts['revenue.variance@0']!.from).toEqual(['revenue@0', 'revenue.target@0']);
  });

  it('holds nothing against a plan of the whole year, of which half has happened', async () => {
    const table = await read(text);
    expect(Object.keys(table.facts).filter((id) => /\.(target|variance)\b.*@all/.test(id))).toEqual([]);
  });

  it('tells of no scenario as if it were a kind of revenue', async () => {
    expect((await read(text)).dimensions.map(({ label }) => label)).not.toContain('Scenario');
  });

  it('holds costs written as negative amounts better when they are nearer to nothing', async () => {
    const negative = text.replace(/Cost of sales,(\d+)/g, 'Cost of sales,-$1');
    const table = await read(negative);
    expect(value(table, 'cost_of_sales.variance@0')).toBe(-30);
    expect(table.metrics.find(({ id }) => id === 'cost_of_sales')!.polarity).toBe('up');
    expect(value(table, 'cost_of_sales.variance_pct@0')).toBeUndefined();
  });

  it.each([
    [
      'de',
      {
        date: 'Monat',
        line: 'Posten',
        scenario: 'Szenario',
        amount: 'Betrag',
        revenue: 'Umsatz',
        cost: 'Wareneinsatz',
        versions: ['Ist', 'Plan', 'Prognose', 'Vorjahr'],
      },
    ],
    [
      'fr',
      {
        date: 'Mois',
        line: 'Poste',
        scenario: 'Scénario',
        amount: 'Montant',
        revenue: 'Ventes',
        cost: 'Coût des ventes',
        versions: ['Réel', 'Budget', 'Prévision', 'Année précédente'],
      },
    ],
    [
      'es',
      {
        date: 'Mes',
        line: 'Partida',
        scenario: 'Escenario',
        amount: 'Importe',
        revenue: 'Ingresos',
        cost: 'Coste de ventas',
        versions: ['Real', 'Presupuesto', 'Previsión', 'Año anterior'],
      },
    ],
    [
      'pt',
      {
        date: 'Mês',
        line: 'Rubrica',
        scenario: 'Cenário',
        amount: 'Valor',
        revenue: 'Receita',
        cost: 'Custo das vendas',
        versions: ['Realizado', 'Orçamento', 'Previsão', 'Ano anterior'],
      },
    ],
    [
      'it',
      {
        date: 'Mese',
        line: 'Voce',
        scenario: 'Scenario',
        amount: 'Importo',
        revenue: 'Ricavi',
        cost: 'Costo del venduto',
        versions: ['Consuntivo', 'Budget', 'Previsione', 'Anno precedente'],
      },
    ],
    [
      'ja',
      {
        date: '日付',
        line: 'item',
        scenario: 'シナリオ',
        amount: '金額',
        revenue: '売上高',
        cost: '売上原価',
        versions: ['実績', '予算', '見込み', '前年'],
      },
    ],
    [
      'zh',
      {
        date: '日期',
        line: 'item',
        scenario: '场景',
        amount: '金额',
        revenue: '营业收入',
        cost: '营业成本',
        versions: ['实际', '预算', '预测', '上年'],
      },
    ],
    [
      'ar',
      {
        date: 'date',
        line: 'item',
        scenario: 'السيناريو',
        amount: 'amount',
        revenue: 'الإيرادات',
        cost: 'تكلفة المبيعات',
        versions: ['فعلي', 'الميزانية', 'التوقعات', 'السنة السابقة'],
      },
    ],
  ])('is understood in %s', async (_, words) => {
    const table = await read(statement(words));
    const id = (of: string) => table.metrics.find(({ measured }) => measured?.of === of)!.id;
    expect(value(table, `${id(words.revenue)}.variance@0`)).toBe(12);
    expect(value(table, `${id(words.revenue)}.forecast_variance@0`)).toBe(-18);
    expect(value(table, `${id(words.revenue)}.last_year@0`)).toBe(240);
    expect(value(table, `${id(words.cost)}.variance@0`)).toBe(30);
  });
});

it('a column a line is held against the budget as well', async () => {
  const rows = months.slice(0, 6).flatMap((month, at) => [
    { month, version: 'AC', revenue: 100 + at, opex: 40 },
    { month, version: 'BUD', revenue: 90, opex: 45 },
  ]);
  const table = await read(csv(rows));
  expect([value(table, 'revenue@0'), value(table, 'revenue.variance@0'), value(table, 'opex.variance@0')]).toEqual([312, 42, -15]);
});

it('a balance in a statement stands at the end of a quarter and is never added over months', async () => {
  const rows = months.slice(0, 6).flatMap((month, at) => [
    { month, line: 'Revenue', amount: 100 },
    { month, line: 'Payroll costs', amount: 60 },
    { month, line: 'Cash', amount: 900 - at * 10 },
  ]);
  expect(value(await read(csv(rows)), 'cash@0')).toBe(850);
});
