/** Units that came to nothing, of those that were made or moved, and what they cost by the lists of parts and batches; counted again from the rows. */
import { describe, expect, it } from 'vitest';
import { openFacts, readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';

type Row = Record<string, string | number | null>;
const read = async (tables: Record<string, readonly Row[]>): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv([...rows])]))), {
    today: '2026-10-01',
    asOf: '2026-09-30',
    period: '2026-Q3',
  });
const value = ({ facts }: FactTable, id: string) => facts[id]?.value;
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

const parts = [
  { number: 'P-1', name: 'Housing', cost: 8.4 },
  { number: 'P-2', name: 'Bracket', cost: 2.1 },
  { number: 'P-3', name: 'Shaft', cost: 14.9 },
];
const lots = Array.from({ length: 24 }, (_, at) => ({ number: `L${at}`, supplier: ['Nord', 'Brenner', 'Castell'][at % 3]! }));
const made = Array.from({ length: 540 }, (_, at) => ({
  number: `PO${at}`,
  day: `2026-${String(4 + (at % 6)).padStart(2, '0')}-${String(1 + ((at * 7) % 30)).padStart(2, '0')}`,
  machine: `M${1 + (at % 4)}`,
  part: parts[(at * 5 + Math.floor(at / 6)) % 3]!,
  lot: lots[(at * 11 + Math.floor(at / 9)) % 24]!,
  quantity: 100 + ((at * 37) % 400),
  scrapped: (at * 13) % 9,
}));
const now = made.filter(({ day }) => day >= '2026-07-01');
const rate = (rows: typeof made) => sum(rows, ({ scrapped }) => scrapped) / sum(rows, ({ quantity }) => quantity);
const cost = (rows: typeof made) => sum(rows, ({ scrapped, part }) => scrapped * part.cost);
const orders = made.map(({ number, day, machine, part, lot, quantity, scrapped }) => ({
  'Production order': number,
  Date: day,
  Machine: machine,
  'Part No': part.number,
  'Lot No': lot.number,
  'Qty produced': quantity,
  'Qty scrapped': scrapped,
}));
const partList = parts.map(({ number, name, cost: each }) => ({ 'Part No': number, Description: name, 'Std cost (EUR)': each }));
const lotList = lots.map(({ number, supplier }) => ({ 'Lot No': number, Supplier: supplier }));

describe('scrap', () => {
  const facts = read({ production_orders: orders, parts: partList, lots: lotList });

  it('is a share of the units made, and not a mean of the rows', async () => {
    expect(value(await facts, 'scrap_rate@0')).toBeCloseTo(rate(now), 9);
    const mean = sum(now, ({ scrapped, quantity }) => scrapped / quantity) / now.length;
    expect(Math.abs(mean - rate(now))).toBeGreaterThan(0.001);
  });

  it('costs what the parts do', async () => {
    const table = await facts;
    expect(value(table, 'scrap_cost@0')).toBeCloseTo(cost(now), 4);
    expect(table.facts['scrap_cost@0']?.currency).toBe('EUR');
  });

  it('is told by the machine, the part and the supplier of the lot', async () => {
    const table = await facts;
    const of = (at: (row: (typeof made)[number]) => string, member: string) => now.filter((row) => at(row) === member);
    const castell = of(({ lot }) => lot.supplier, 'Castell');
    expect(value(table, 'scrap_rate[supplier=Castell]@0')).toBeCloseTo(rate(castell), 9);
    expect(value(table, 'scrap_cost[supplier=Castell]@0')).toBeCloseTo(cost(castell), 4);
    expect(value(table, 'scrap_rate[machine=M2]@0')).toBeCloseTo(rate(of(({ machine }) => machine, 'M2')), 9);
    expect(value(table, 'scrap_rate[part=Shaft]@0')).toBeCloseTo(rate(of(({ part }) => part.name, 'Shaft')), 9);
  });

  it('costs what a part did on the day, where its cost changed', async () => {
    const changing = partList.flatMap((row) => [
      { ...row, 'Valid from': '2026-01-01' },
      { ...row, 'Std cost (EUR)': row['Std cost (EUR)'] * 2, 'Valid from': '2026-08-10' },
    ]);
    const table = await read({ production_orders: orders, parts: changing, lots: lotList });
    expect(value(table, 'scrap_cost@0')).toBeCloseTo(
      sum(now, ({ scrapped, part, day }) => scrapped * part.cost * (day >= '2026-08-10' ? 2 : 1)),
      4,
    );
  });

  it('is of the good and the scrapped where nobody counts both', async () => {
    const good = orders.map(({ 'Qty produced': all, ...row }) => ({ ...row, 'Good qty': all - row['Qty scrapped'] }));
    expect(value(await read({ production_orders: good }), 'scrap_rate@0')).toBeCloseTo(rate(now), 9);
  });

  it('has no cost where no list says one', async () => {
    const table = await read({ production_orders: orders, lots: lotList });
    expect(value(table, 'scrap_rate@0')).toBeCloseTo(rate(now), 9);
    expect(value(table, 'scrap_cost@0')).toBeUndefined();
  });
});

describe('a rate of scrap that rose at one place', () => {
  const since = '2026-07-01';
  const worse = made.map((row, at) => ({
    ...row,
    day: `${row.day < since ? '2025' : '2026'}-${String(1 + (at % 9)).padStart(2, '0')}-${String(1 + ((at * 7) % 28)).padStart(2, '0')}`,
  }));
  const risen = worse.map((row) => ({
    ...row,
    scrapped: row.scrapped + (row.lot.supplier === 'Castell' && row.day >= since ? Math.round(row.quantity * 0.08) : 0),
  }));

  it('is found with its month, what was made there since, and what its scrap cost', async () => {
    const files = await csvFiles({
      'production_orders.csv': csv(
        risen.map(({ number, day, machine, part, lot, quantity, scrapped }) => ({
          'Production order': number,
          Date: day,
          Machine: machine,
          'Part No': part.number,
          'Lot No': lot.number,
          'Qty produced': quantity,
          'Qty scrapped': scrapped,
        })),
      ),
      'parts.csv': csv(partList),
      'lots.csv': csv(lotList),
    });
    const open = await openFacts(files, { today: '2026-10-01', asOf: '2026-09-30', period: '2026-Q3' });
    const scan = await open.queries!.scan('scrap_rate', ['supplier', 'machine'], 0);
    open.close();
    expect(scan?.onset).toMatchObject({ scope: { supplier: 'Castell' }, start: { id: '2026-07' } });
    const there = risen.filter(({ lot, day }) => lot.supplier === 'Castell' && day >= since);
    const fact = (name: string) => scan?.facts.find(({ id }) => id === `scrap_rate.${name}[supplier=Castell]@0`)?.value;
    expect(fact('onset_after')).toBeCloseTo(rate(there), 9);
    expect(fact('onset_before')).toBeCloseTo(rate(risen.filter(({ lot, day }) => lot.supplier === 'Castell' && day < since)), 9);
    expect(fact('onset_whole')).toBe(sum(there, ({ quantity }) => quantity));
    expect(fact('onset_spent')).toBeCloseTo(cost(there), 4);
  });
});

describe('units damaged on their way', () => {
  it('cost what the catalogue says they landed at', async () => {
    const shipments = made.map(({ number, day, machine, part, quantity, scrapped }) => ({
      'Shipment ID': number,
      'Ship date': day,
      Carrier: machine,
      SKU: part.number,
      'Units shipped': quantity,
      'Units damaged': scrapped,
    }));
    const catalogue = parts.map(({ number, name, cost: each }) => ({ SKU: number, 'Product name': name, 'Landed cost GBP': each }));
    const table = await read({ shipments, catalogue });
    expect(value(table, 'damage_rate@0')).toBeCloseTo(rate(now), 9);
    expect(value(table, 'damage_cost@0')).toBeCloseTo(cost(now), 4);
  });
});
