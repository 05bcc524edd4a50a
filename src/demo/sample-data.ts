/** The demo's data as CSV files: deals, accounts, owners, products and targets. */
import { makeAccounts, owners, products, regions } from './company.ts';
import { makeOpportunities } from './opportunities.ts';
import { random } from './random.ts';

export interface SampleFile {
  name: string;
  text: string;
}

const seed = 20_251_231;

/** USD a quarter for each region, in the first quarter; they rise by 9 % of that a quarter. */
const targets = { 'North America': 700_000, EMEA: 480_000, APAC: 200_000, 'Latin America': 110_000 } as const;

export function sampleData(): SampleFile[] {
  const source = random(seed);
  const accounts = makeAccounts(source);
  return [
    csv('opportunities', makeOpportunities(source, accounts)),
    csv('accounts', accounts),
    csv(
      'owners',
      owners.map(({ owner, manager, region }) => ({ owner, manager, region })),
    ),
    csv(
      'products',
      products.map(({ product, family, price }) => ({ product, family, list_price: price })),
    ),
    csv('targets', makeTargets()),
  ];
}

function makeTargets() {
  return [2024, 2025].flatMap((year, y) =>
    [1, 2, 3, 4].flatMap((quarter) =>
      regions.map((region) => {
        const percent = 100 + 9 * (4 * y + quarter - 1);
        return { quarter: `${year}-Q${quarter}`, region, target: Math.round((targets[region] * percent) / 100 / 1_000) * 1_000 };
      }),
    ),
  );
}

function csv(name: string, rows: readonly object[]): SampleFile {
  const line = (values: readonly unknown[]) => `${values.map(String).join(',')}\n`;
  return { name: `${name}.csv`, text: line(Object.keys(rows[0]!)) + rows.map((row) => line(Object.values(row))).join('') };
}
