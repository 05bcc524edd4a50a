/** Statements of every usual shape, made up anew twenty times each, read back to the figures they were made of. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { few } from '../../helpers/rotating.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { randomFrom } from '../insight/fixtures.ts';

interface Words {
  month: string;
  line: string;
  scenario: string;
  amount: string;
  actual: string;
  plan: string;
  basis: 'budget' | 'plan' | 'target' | 'forecast';
  revenues: string[];
  costs: string[];
}

const words: Words[] = [
  {
    month: 'month',
    line: 'account',
    scenario: 'scenario',
    amount: 'amount',
    actual: 'actual',
    plan: 'budget',
    basis: 'budget',
    revenues: ['Revenue: stores', 'Revenue: online'],
    costs: ['Cost of goods', 'Payroll', 'Rent'],
  },
  {
    month: 'Month',
    line: 'Line item',
    scenario: 'Version',
    amount: 'Value',
    actual: 'Actual',
    plan: 'Target',
    basis: 'target',
    revenues: ['Sales North', 'Sales South'],
    costs: ['COGS', 'Marketing', 'Office rent'],
  },
  {
    month: 'Monat',
    line: 'Konto',
    scenario: 'Szenario',
    amount: 'Betrag',
    actual: 'Ist',
    plan: 'Plan',
    basis: 'plan',
    revenues: ['Umsatz Inland', 'Umsatz Export'],
    costs: ['Wareneinsatz', 'Personalaufwand', 'Miete'],
  },
  {
    month: 'Mois',
    line: 'Compte',
    scenario: 'Scénario',
    amount: 'Montant',
    actual: 'Réel',
    plan: 'Budget',
    basis: 'budget',
    revenues: ['Ventes France', 'Ventes export'],
    costs: ['Coût des ventes', 'Salaires', 'Loyers'],
  },
  {
    month: 'Mes',
    line: 'Cuenta',
    scenario: 'Escenario',
    amount: 'Importe',
    actual: 'Real',
    plan: 'Presupuesto',
    basis: 'budget',
    revenues: ['Ingresos tienda', 'Ventas web'],
    costs: ['Coste de ventas', 'Sueldos', 'Alquiler'],
  },
  {
    month: 'Mês',
    line: 'Conta',
    scenario: 'Cenário',
    amount: 'Valor',
    actual: 'Realizado',
    plan: 'Orçamento',
    basis: 'budget',
    revenues: ['Receita loja', 'Receita web'],
    costs: ['Custo das vendas', 'Salários', 'Aluguel'],
  },
  {
    month: 'Mese',
    line: 'Voce',
    scenario: 'Scenario',
    amount: 'Importo',
    actual: 'Consuntivo',
    plan: 'Obiettivo',
    basis: 'target',
    revenues: ['Ricavi Italia', 'Ricavi estero'],
    costs: ['Costo del venduto', 'Stipendi', 'Affitto'],
  },
  {
    month: 'month',
    line: 'item',
    scenario: 'シナリオ',
    amount: 'amount',
    actual: '実績',
    plan: '予算',
    basis: 'budget',
    revenues: ['売上高', '営業外収益'],
    costs: ['売上原価', '人件費', '販管費'],
  },
  {
    month: 'month',
    line: 'item',
    scenario: '场景',
    amount: 'amount',
    actual: '实际',
    plan: '预算',
    basis: 'budget',
    revenues: ['营业收入', '其他收入'],
    costs: ['销售成本', '管理费用', '财务费用'],
  },
  {
    month: 'month',
    line: 'item',
    scenario: 'السيناريو',
    amount: 'amount',
    actual: 'الفعلي',
    plan: 'الميزانية',
    basis: 'budget',
    revenues: ['مبيعات المحلات', 'ايرادات اخرى'],
    costs: ['تكاليف المبيعات', 'مصروفات الادارة', 'نفقات الايجار'],
  },
];

interface Made {
  words: Words;
  /** Whether costs are negative amounts. */
  signed: boolean;
  rows: { line: string; kind: 'revenue' | 'cost'; month: number; unit: string; plan: number; actual: number }[];
}

const year = 2023;
const dated = (month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

function make(seed: number, units: readonly string[] = ['']): Made {
  const random = randomFrom(seed);
  const each = words[seed % words.length]!;
  const lines = [
    ...each.revenues.map((line) => ({ line, kind: 'revenue' as const })),
    ...each.costs.map((line) => ({ line, kind: 'cost' as const })),
  ];
  lines.sort(() => random() - 0.5);
  const rows = units.flatMap((unit) =>
    Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
      lines.map(({ line, kind }) => {
        const plan = Math.round((kind === 'revenue' ? 9000 : 3000) * (0.5 + random()));
        return { line, kind, month, unit, plan, actual: Math.round(plan * (0.85 + random() * 0.3)) };
      }),
    ),
  );
  return { words: each, signed: random() < 0.5, rows };
}

const signOf = ({ signed }: Made, kind: 'revenue' | 'cost') => (signed && kind === 'cost' ? -1 : 1);

/** What a statement says, added up by hand: costs lower the result, whatever their sign in the file. */
function expected({ rows }: Made, of: 'plan' | 'actual', only: (row: Made['rows'][number]) => boolean = () => true): number {
  return rows.filter(only).reduce((sum, row) => sum + (row.kind === 'cost' ? -1 : 1) * row[of], 0);
}

/** A budget column beside an actual one, with or without a currency in either name. */
function wide(made: Made, seed: number, unit: string | null = null): string {
  const { words: w } = made;
  const [plan, actual] = [`${w.plan}${seed % 3 === 0 ? ' EUR' : ''}`, `${w.actual}${seed % 2 === 0 ? ' EUR' : ''}`];
  return csv(
    made.rows.map((row) => {
      const sign = signOf(made, row.kind);
      const amounts =
        seed % 4 < 2 ? { [plan]: sign * row.plan, [actual]: sign * row.actual } : { [actual]: sign * row.actual, [plan]: sign * row.plan };
      return { [w.month]: dated(row.month), ...(unit && { [unit]: row.unit }), [w.line]: row.line, ...amounts };
    }),
  );
}

function long(made: Made): string {
  const { words: w } = made;
  return csv(
    made.rows.flatMap((row) =>
      (['plan', 'actual'] as const).map((of) => ({
        [w.month]: dated(row.month),
        [w.line]: row.line,
        [w.scenario]: w[of],
        [w.amount]: signOf(made, row.kind) * row[of],
      })),
    ),
  );
}

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A column for each month, named in one of the ways people name them, and plan and actual in rows or beside the month. */
function sheet(made: Made, seed: number): string {
  const { words: w } = made;
  const nameOf = (month: number) =>
    [shortMonths[month - 1]!, `${shortMonths[month - 1]} ${year}`, dated(month).slice(0, 7), `${shortMonths[month - 1]}-${year % 100}`][
      seed % 4
    ]!;
  const lines = [...new Set(made.rows.map(({ line }) => line))];
  const amounts = (line: string, of: 'plan' | 'actual', beside: string) =>
    Object.fromEntries(
      made.rows.filter((row) => row.line === line).map((row) => [`${nameOf(row.month)}${beside}`, signOf(made, row.kind) * row[of]]),
    );
  if (seed % 5 === 0)
    return csv(
      lines.map((line) => ({ [w.line]: line, ...amounts(line, 'plan', ` ${w.plan}`), ...amounts(line, 'actual', ` ${w.actual}`) })),
    );
  return csv(
    lines.flatMap((line) => (['plan', 'actual'] as const).map((of) => ({ [w.line]: line, [w.scenario]: w[of], ...amounts(line, of, '') }))),
  );
}

const read = async (text: string, options: Partial<Parameters<typeof readFacts>[1]> = {}): Promise<FactTable> =>
  readFacts(await csvFiles({ [`pl_${year}.csv`]: text }), { today: `${year + 1}-02-10`, ...options });
const value = (table: FactTable, id: string) => table.facts[id]?.value;
const encoded = (text: string) => (/^[\w.-]*$/.test(text) ? text : encodeURIComponent(text));

function checks(table: FactTable, made: Made): void {
  expect(table.statement?.basis).toBe(made.words.basis);
  expect(table.reporting.id).toBe(`${year}`);
  expect(table.statement?.steps).toHaveLength(12);
  expect(value(table, 'statement_result@0')).toBe(expected(made, 'actual'));
  expect(value(table, 'statement_result.target@0')).toBe(expected(made, 'plan'));
  expect(value(table, 'statement_result.variance@0')).toBe(expected(made, 'actual') - expected(made, 'plan'));
  expect(value(table, 'statement_revenue@0')).toBe(expected(made, 'actual', ({ kind }) => kind === 'revenue'));
  expect(value(table, 'statement_costs.target@0')).toBe(expected(made, 'plan', ({ kind }) => kind === 'cost'));
  for (const line of [...made.words.revenues, ...made.words.costs]) {
    const of = (row: Made['rows'][number]) => row.line === line;
    expect(table.statement?.kinds[line]).toBe(made.words.costs.includes(line) ? 'cost' : 'revenue');
    expect(value(table, `statement_result.variance[statement_line=${encoded(line)}]@0`)).toBe(
      expected(made, 'actual', of) - expected(made, 'plan', of),
    );
  }
  expect(value(table, `statement_result.variance[statement_step=${year}-05]@0`)).toBe(
    expected(made, 'actual', ({ month }) => month === 5) - expected(made, 'plan', ({ month }) => month === 5),
  );
}

/** Ten take every set of words for the heads once. */
const seeds = few(
  Array.from({ length: 20 }, (_, at) => at),
  10,
);

describe('a statement held against its plan is read as it was made', () => {
  it.each(seeds)('with plan and actual as two columns, %i', async (seed) => {
    const made = make(seed);
    checks(await read(wide(made, seed)), made);
  });

  it.each(seeds)('with plan and actual as rows, %i', async (seed) => {
    const made = make(seed + 100);
    checks(await read(long(made)), made);
  });

  it.each(seeds)('with a column for each month, %i', async (seed) => {
    const made = make(seed + 200);
    checks(await read(sheet(made, seed)), made);
  });

  it.each(seeds)('of several departments, %i', async (seed) => {
    const made = make(seed + 300, ['North', 'South', 'West']);
    const table = await read(wide(made, seed, 'department'));
    checks(table, made);
    const inSouth = (row: Made['rows'][number]) => row.unit === 'South';
    expect(value(table, 'statement_result.variance[department=South]@0')).toBe(
      expected(made, 'actual', inSouth) - expected(made, 'plan', inSouth),
    );
  });
});

describe('a statement', () => {
  const made = make(0);

  it('is told for the period asked for, by its months', async () => {
    const table = await read(wide(made, 1), { period: `${year}-Q2` });
    expect(table.statement?.steps).toEqual([`${year}-04`, `${year}-05`, `${year}-06`]);
    expect(value(table, 'statement_result@0')).toBe(expected(made, 'actual', ({ month }) => month > 3 && month < 7));
  });

  it('in progress is held against the plan of the months that have happened', async () => {
    const { words: w } = made;
    const text = csv(
      made.rows.map((row) => ({
        [w.month]: dated(row.month),
        [w.line]: row.line,
        [w.plan]: row.plan,
        [w.actual]: row.month <= 7 ? row.actual : '',
      })),
    );
    const table = await read(text, { today: `${year}-08-09` });
    const past = ({ month }: { month: number }) => month <= 7;
    expect(value(table, 'statement_result.target@0')).toBe(expected(made, 'plan', past));
    expect(value(table, 'statement_result.variance@0')).toBe(expected(made, 'actual', past) - expected(made, 'plan', past));
    expect(table.statement?.ahead).toHaveLength(5);
    expect(value(table, 'statement_result.ahead_target@0')).toBe(expected(made, 'plan', ({ month }) => month > 7));
  });

  it('of cost centres alone has costs and no revenue', async () => {
    const rows = [1, 2, 3, 4].flatMap((month) =>
      ['IT', 'Plant', 'Admin'].map((each, at) => ({ 'cost centre': each, month: dated(month), budget: 100 + at, spent: 110 + at })),
    );
    const table = await read(csv(rows));
    expect(value(table, 'statement_result.variance@0')).toBe(-120);
    expect(value(table, 'statement_costs.variance[statement_line=IT]@0')).toBeUndefined();
    expect(value(table, 'statement_revenue@0')).toBeUndefined();
    expect(table.statement?.kinds).toEqual({ IT: 'cost', Plant: 'cost', Admin: 'cost' });
  });

  it('counts neither its own totals nor its result twice', async () => {
    const rows = [1, 2, 3, 4, 5, 6].flatMap((month) =>
      Object.entries({ 'Sales A': 100, 'Sales B': 50, 'Total sales': 150, Payroll: -60, Freight: -20, 'Total costs': -80, EBIT: 70 }).map(
        ([line, amount]) => ({
          month: dated(month),
          line,
          budget: amount,
          actual: line === 'Freight' ? -25 : line === 'Total costs' ? -85 : line === 'EBIT' ? 65 : amount,
        }),
      ),
    );
    const table = await read(csv(rows));
    expect(value(table, 'statement_result@0')).toBe(6 * 65);
    expect(value(table, 'statement_result.variance[statement_line=Freight]@0')).toBe(-30);
    expect(Object.keys(table.statement!.kinds)).toEqual(['Sales A', 'Sales B', 'Payroll', 'Freight']);
    expect(table.statement!.result).toBe('EBIT');
  });
});

it.each([
  ['columns', 'Budget 2025', 'Actual 2025', 'pl.csv'],
  ['file', 'Budget', 'Actual', 'pl_2025.csv'],
])('a sheet without months is of the year its %s are named for', async (_, budget, actual, file) => {
  const rows = Object.entries({ Sales: [900, 880], Payroll: [500, 520], Rent: [100, 90] }).map(([account, [plan, is]]) => ({
    account,
    [budget]: plan!,
    [actual]: is!,
  }));
  const table = await readFacts(await csvFiles({ [file]: csv(rows) }), { today: '2026-02-10' });
  expect(table.reporting.id).toBe('2025');
  expect(table.reporting.partial).toBe(false);
  expect(value(table, 'statement_result.variance@0')).toBe(-20 - 20 + 10);
  expect(table.statement?.steps).toEqual([]);
});

describe('a statement with years in its scenarios and headings above its lines', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const line = (section: string, label: string, scenario: string, amount: (month: number) => number | null) => {
    const amounts = months.map((_, at) => amount(at));
    const total = amounts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    const cells = Object.fromEntries(months.map((month, at) => [month, amounts[at] ?? null]));
    return { Section: section, Line: label, Scenario: scenario, ...cells, 'Full year / YTD': total };
  };
  const until = (last: number, amount: number) => (month: number) => (month < last ? amount : null);
  const rows = (['Budget 2026', 'Actual 2026', 'Actual 2025'] as const).flatMap((scenario) => {
    const [shops, wheat, rent] = { 'Budget 2026': [100, 40, 30], 'Actual 2026': [110, 60, 30], 'Actual 2025': [90, 35, 28] }[scenario];
    const last = scenario === 'Actual 2026' ? 9 : 12;
    return [
      line('Sales', 'Own shops', scenario, until(last, shops! - 10)),
      line('Sales', 'Catering', scenario, until(last, 10)),
      line('Cost of sales', 'Wheat', scenario, until(last, wheat!)),
      line('Overheads', 'Rooms', scenario, until(last, rent!)),
      line('Result', 'Profit before tax', scenario, until(last, shops! - wheat! - rent!)),
      line('Statistics', 'Volume (t)', scenario, until(last, 7)),
    ];
  });

  it('dates each scenario in its own year, and takes a line for what its heading says', async () => {
    const table = await readFacts(await csvFiles({ 'pl_2026.csv': csv(rows) }), { today: '2026-11-20', period: '2026-Q3' });
    expect(table.statement).toMatchObject({ basis: 'budget', result: 'Profit before tax' });
    expect(table.statement).toMatchObject({ kinds: { Catering: 'revenue', 'Own shops': 'revenue', Rooms: 'cost', Wheat: 'cost' } });
    expect(table.facts['statement_result@0']!.value).toBe(3 * 20);
    expect(table.facts['statement_result.target@0']!.value).toBe(3 * 30);
  });
});
