import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../src/engine/data/mapping.ts';
import { describeData } from '../../../src/engine/metrics/describe-data.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { wholesaler } from './sample-orders.ts';

const options = { today: '2025-07-01' };
const rolesOf = async (files: Record<string, string>) => {
  const { tables } = await describeData(await csvFiles(files), options);
  return Object.fromEntries(tables.flatMap((table) => table.columns.map(({ name, role }) => [`${table.name}.${name}`, role])));
};
const months = Array.from({ length: 18 }, (_, at) => `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`);

describe('how tables are understood', () => {
  it('names the parts of subscriptions', async () => {
    const rows = months.map((month, at) => `s${at},c${at % 5},${month}-03,${at % 4 ? '' : '2025-06-15'},${100 + at}`);
    expect(
      await rolesOf({ 'subscriptions.csv': ['subscription_id,account_id,start_date,end_date,mrr_amount', ...rows].join('\n') }),
    ).toMatchObject({
      'subscriptions.start_date': 'start',
      'subscriptions.end_date': 'end',
      'subscriptions.mrr_amount': 'monthly amount',
    });
  });

  it('names what is measured, and when, where there are no deals', async () => {
    const rows = months.map((month, at) => `${month}-01,${at % 2 ? 'West' : 'East'},${20 + ((at * 7) % 11)}.5`);
    expect(await rolesOf({ 'weather.csv': ['day,place,rainfall', ...rows].join('\n') })).toMatchObject({
      'weather.day': 'period',
      'weather.rainfall': 'measure',
    });
  });

  it('names joins, keys, amounts and the day of sales in lines, and says the same fed back', async () => {
    const { tables: sales } = wholesaler();
    const files = await csvFiles(Object.fromEntries(Object.entries(sales).map(([name, rows]) => [`${name}.csv`, csv(rows)])));
    const { tables, joins, dimensions, mapping } = await describeData(files, options);
    const role = (table: string, column: string) =>
      tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.role;
    expect(role('Order Details', 'Discount')).toBe('measure');
    expect(role('Orders', 'OrderDate')).toBe('period');
    expect(role('Orders', 'Freight')).toBeNull();
    expect(role('Order Details', 'GoodID')).toBe('key');
    expect(role('Clients', 'CompanyName')).toBe('account');
    expect(joins).toContainEqual({ from: 'Goods.GroupID', to: 'Groups.GroupID', unmatched: 0 });
    expect(joins.some(({ to }) => to.startsWith('EmployeeAreas'))).toBe(false);
    const again = await describeData(files, { ...options, mapping: parseMapping(mapping) });
    expect(again.dimensions).toEqual(dimensions);
    expect(again.joins).toEqual(joins);
  });

  it('describes data that nothing can be computed from, and says why', async () => {
    const { tables, problem, mapping } = await describeData(await csvFiles({ 'words.csv': 'a,b\nx,y\nz,w\n' }), options);
    expect(tables[0]).toMatchObject({ name: 'words', rows: 2 });
    expect(problem).toContain('Nothing can be computed');
    expect(mapping).toBe('');
  });
});
