/** One long table of a finance department: plan and actual beside each other, with the codes and names of what they were booked to. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

interface Heads {
  month: string;
  code: string | null;
  unit: string;
  account: string | null;
  name: string | null;
  type: string | null;
  plan: string;
  actual: string;
  revenue: string;
  cost: string;
  /** Names of revenue, pay and rent. */
  lines: [string, string, string];
  /** Costs are written below zero. */
  isNegative?: true;
  more?: Readonly<Record<string, (row: { plan: number; actual: number; month: number }) => string | number>>;
}

const english = {
  month: 'month',
  code: 'cost_centre',
  unit: 'department',
  account: 'account',
  name: 'account_name',
  type: 'type',
  plan: 'budget_cad',
  actual: 'actual_cad',
  revenue: 'Revenue',
  cost: 'Expense',
  lines: ['Repair revenue', 'Salaries', 'Rent and utilities'],
} satisfies Heads;

const shapes: Readonly<Record<string, Heads>> = {
  'with codes of cost centres and accounts, an owner and comments': {
    ...english,
    more: { owner: ({ plan }) => `Owner ${plan % 3}`, comment: ({ month }) => (month === 2 ? 'Late invoice' : '') },
  },
  'in German': {
    month: 'Monat',
    code: 'Kostenstelle',
    unit: 'Bereich',
    account: 'Konto',
    name: 'Kontobezeichnung',
    type: 'Kontoart',
    plan: 'Plan EUR',
    actual: 'Ist EUR',
    revenue: 'Ertrag',
    cost: 'Aufwand',
    lines: ['Umsatzerlöse Werkstatt', 'Gehälter', 'Miete'],
  },
  'in French': {
    month: 'Mois',
    code: 'Centre de coût',
    unit: 'Service',
    account: 'Compte',
    name: 'Nom du compte',
    type: 'Nature',
    plan: 'Budget €',
    actual: 'Réel €',
    revenue: 'Produits',
    cost: 'Charges',
    lines: ['Ventes atelier', 'Salaires', 'Loyers'],
  },
  'in Spanish': {
    month: 'Mes',
    code: 'Centro de costos',
    unit: 'Departamento',
    account: 'Cuenta',
    name: 'Nombre de cuenta',
    type: 'Tipo',
    plan: 'Presupuesto',
    actual: 'Real',
    revenue: 'Ingresos',
    cost: 'Gastos',
    lines: ['Ventas taller', 'Sueldos', 'Alquiler'],
  },
  'in Portuguese': {
    month: 'Mês',
    code: 'Centro de custo',
    unit: 'Departamento',
    account: 'Conta',
    name: 'Nome da conta',
    type: 'Tipo',
    plan: 'Orçado',
    actual: 'Realizado',
    revenue: 'Receita',
    cost: 'Despesas',
    lines: ['Receita oficina', 'Salários', 'Aluguel'],
  },
  'in Italian': {
    month: 'Mese',
    code: 'Centro di costo',
    unit: 'Reparto',
    account: 'Conto',
    name: 'Nome conto',
    type: 'Tipo',
    plan: 'Preventivo',
    actual: 'Consuntivo',
    revenue: 'Ricavi',
    cost: 'Costi',
    lines: ['Ricavi officina', 'Stipendi', 'Affitto'],
  },
  'in Japanese': {
    month: '年月',
    code: '部門コード',
    unit: '部門',
    account: '勘定科目コード',
    name: '勘定科目',
    type: '区分',
    plan: '予算',
    actual: '実績',
    revenue: '収益',
    cost: '費用',
    lines: ['売上高', '人件費', '賃借料'],
  },
  'in Chinese': {
    month: '月份',
    code: '成本中心',
    unit: '部门',
    account: '科目编码',
    name: '科目名称',
    type: '类型',
    plan: '预算',
    actual: '实际',
    revenue: '收入',
    cost: '费用',
    lines: ['维修收入', '工资', '租金'],
  },
  'in Arabic': {
    month: 'الشهر',
    code: 'مركز التكلفة',
    unit: 'القسم',
    account: 'رقم الحساب',
    name: 'اسم الحساب',
    type: 'النوع',
    plan: 'الميزانية',
    actual: 'الفعلي',
    revenue: 'إيرادات',
    cost: 'مصروفات',
    lines: ['إيرادات الورشة', 'الرواتب', 'الإيجار'],
  },
  'without any codes': { ...english, code: null, account: null, name: 'GL account' },
  'without the names of accounts': { ...english, account: 'GL code', name: null },
  'with costs below zero and their difference beside them': {
    ...english,
    isNegative: true,
    plan: 'Plan amount',
    actual: 'Actual amount',
    more: { Variance: ({ plan, actual }) => actual - plan, 'Variance %': ({ plan, actual }) => ((actual - plan) / plan).toFixed(3) },
  },
  'with a forecast as a third column of amounts': { ...english, plan: 'Budget', actual: 'Actual', more: { Forecast: ({ plan }) => plan } },
  'with codes under a name of its own': { ...english, code: 'Org unit' },
};

const units = ['North', 'South', 'Workshop'];

/** A month of a unit, in the order of the lines: what was planned, and in 2026 what each was off by. */
const planned = [9000, 5000, 1000];
const off = [-300, -200, 50];

function rowsOf(heads: Heads): Record<string, string | number>[] {
  const months = Array.from({ length: 18 }, (_, at) => ({ year: 2025 + Math.floor(at / 12), month: (at % 12) + 1 }));
  return months.flatMap(({ year, month }) =>
    units.flatMap((unit, at) =>
      heads.lines.map((line, which) => {
        const plan = planned[which]! + at * 100;
        const actual = plan + (year === 2026 ? off[which]! : which === 0 ? 60 : 0) + (month % 2 === 0 ? 7 : -7);
        const sign = heads.isNegative && which > 0 ? -1 : 1;
        return {
          [heads.month]: `${year}-${String(month).padStart(2, '0')}`,
          ...(heads.code && { [heads.code]: 200 + at * 110 }),
          [heads.unit]: unit,
          ...(heads.account && { [heads.account]: [4010, 6010, 6500][which]! }),
          ...(heads.name && { [heads.name]: line }),
          ...(heads.type && { [heads.type]: which === 0 ? heads.revenue : heads.cost }),
          [heads.plan]: sign * plan,
          [heads.actual]: sign * actual,
          ...Object.fromEntries(
            Object.entries(heads.more ?? {}).map(([head, of]) => [head, of({ plan: sign * plan, actual: sign * actual, month })]),
          ),
        };
      }),
    ),
  );
}

const value = ({ facts }: FactTable, id: string) => (facts[id]?.value == null ? null : Math.round(facts[id].value));

describe('a long table with plan and actual beside each other', () => {
  it.each(Object.entries(shapes))('%s is one statement', async (_, heads) => {
    const files = await csvFiles({ 'bva.csv': csv(rowsOf(heads)) });
    const table = await readFacts(files, { today: '2026-07-08', period: '2026-H1' });
    const [revenue, costs] = [(9000 * 3 + 300) * 6, (6000 * 3 + 600) * 6];
    expect({
      revenue: value(table, 'statement_revenue.target@0'),
      costs: value(table, 'statement_costs.target@0'),
      variance: value(table, 'statement_result.variance@0'),
      ofRevenue: value(table, 'statement_revenue.variance@0'),
      onLastYear: value(table, 'statement_revenue.yoy@0'),
      kinds: Object.values(table.statement?.kinds ?? {}),
    }).toEqual({
      revenue,
      costs: -costs,
      variance: (-300 + 200 - 50) * 18,
      ofRevenue: -300 * 18,
      onLastYear: -360 * 18,
      kinds: ['revenue', 'cost', 'cost'],
    });
    expect(table.metrics.map(({ id }) => id)).not.toContainEqual(expect.stringMatching(/cent(re|er)|kostenstelle|account|konto|org_unit/));
    const north = Object.values(table.facts).filter(
      ({ id, scope }) =>
        id.startsWith('statement_result.variance[') && Object.keys(scope).length === 1 && Object.values(scope)[0] === 'North',
    );
    expect(north.map(({ value: of }) => of)).toEqual([-150 * 6]);
  });
});

describe('a row of such a table', () => {
  it('that stands there twice counts once, and is told of', async () => {
    const rows = rowsOf(english);
    const files = await csvFiles({ 'bva.csv': csv([...rows, rows[40]!]) });
    const table = await readFacts(files, { today: '2026-07-08', period: '2025-H1' });
    const once = await readFacts(await csvFiles({ 'bva.csv': csv(rows) }), { today: '2026-07-08', period: '2025-H1' });
    expect(value(table, 'statement_result@0')).toBe(value(once, 'statement_result@0'));
    expect(table.quality).toContainEqual(expect.objectContaining({ code: 'duplicate-rows', rows: 1 }));
  });

  it('of the same account with another amount is a second booking', async () => {
    const rows = rowsOf(english);
    const more = { ...rows[40]!, actual_cad: 99_000 };
    const table = await readFacts(await csvFiles({ 'bva.csv': csv([...rows, more]) }), { today: '2026-07-08', period: '2025-H1' });
    expect(table.quality.map(({ code }) => code)).not.toContain('duplicate-rows');
  });
});

describe('a last month of which only a part is booked', () => {
  /** July has its whole plan and a third of the actual amounts. */
  const july = rowsOf(english)
    .filter(({ month }) => month === '2026-06')
    .map((row): Record<string, string | number> => ({ ...row, month: '2026-07', actual_cad: Math.round(Number(row.actual_cad) / 3) }));
  const text = csv([...rowsOf(english), ...july]);

  it('is left out of the year to date, and is told of', async () => {
    const table = await readFacts(await csvFiles({ 'bva.csv': text }), { today: '2026-07-20', period: 'YTD' });
    expect(value(table, 'statement_result.variance@0')).toBe((-300 + 200 - 50) * 18);
    expect(table.statement?.steps).toHaveLength(6);
    expect(table.quality).toContainEqual(expect.objectContaining({ message: expect.stringContaining('ends with 2026-07') }));
  });

  it('is shown to whoever asks for it', async () => {
    const table = await readFacts(await csvFiles({ 'bva.csv': text }), { today: '2026-07-20', period: '2026-07' });
    expect(value(table, 'statement_revenue@0')).toBe(
      july.filter(({ type }) => type === 'Revenue').reduce((sum, { actual_cad: of }) => sum + Number(of), 0),
    );
  });

  it('is kept where it is merely a bad one for some lines', async () => {
    const bad = rowsOf(english)
      .filter(({ month }) => month === '2026-06')
      .map(
        (row): Record<string, string | number> => ({
          ...row,
          month: '2026-07',
          actual_cad: row.type === 'Revenue' ? 1000 : row.actual_cad!,
        }),
      );
    const table = await readFacts(await csvFiles({ 'bva.csv': csv([...rowsOf(english), ...bad]) }), { today: '2026-08-03', period: 'YTD' });
    expect(table.statement?.steps).toHaveLength(7);
  });
});
