/** Data that reviews are made of: a generated set that is always here, and public ones where QUARTERDECK_TEST_DATA holds them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { sampleData } from '../../src/demo/sample-data.ts';
import { csvFolder } from '../engine/data/csv-files.ts';

/** The folder of a public data set; null, and said loudly, where it is not. */
export function publicData(name: string): string | null {
  const folder = path.resolve(import.meta.dirname, '../..', process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data', name);
  if (existsSync(folder)) return folder;
  console.warn(`NOT RUN: ${name} is absent (${folder}); set QUARTERDECK_TEST_DATA to the folder that holds data/${name}`);
  return null;
}

export interface SalesData {
  name: string;
  folder: string;
  /** The last day of its last whole quarter. */
  asOf: string;
  quarter: string;
  /** The last day of the quarter before. */
  before: string;
  /** What the last quarter won, as pages write it. */
  wonValue: string;
  /** How the title of its trend begins. */
  title: string;
}

/** Deals with accounts, products and sellers: a generated set, and a public one. */
export function salesData(): SalesData[] {
  const files = sampleData();
  const wonValue = `$${(wonIn(files[0]!.text, '2025-10-01', '2025-12-31') / 1_000_000).toFixed(2)}M`;
  const generated = csvFolder(Object.fromEntries(files.map(({ name, text }) => [name, text])));
  const folder = publicData('crm-opportunities');
  return [
    {
      name: 'generated deals',
      folder: generated,
      asOf: '2025-12-31',
      quarter: 'Q4 2025',
      before: '2025-09-30',
      wonValue,
      title: 'Closed-won revenue grew from ',
    },
    ...(folder
      ? [
          {
            name: 'a public CRM export',
            folder,
            asOf: '2017-12-31',
            quarter: 'Q4 2017',
            before: '2017-09-30',
            wonValue: '$2.80M',
            title: 'Closed-won revenue fell 6.0% to $2.80M in Q4 2017',
          },
        ]
      : []),
  ];
}

/** Added up from the rows, by nothing of the engine. */
function wonIn(deals: string, from: string, to: string): number {
  const [head, ...rows] = deals
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const at = (column: string) => head!.indexOf(column);
  const closed = (row: string[]) => row[at('close_date')]!;
  return rows
    .filter((row) => row[at('stage')] === 'Won' && closed(row) >= from && closed(row) <= to)
    .reduce((sum, row) => sum + Number(row[at('amount')]), 0);
}
