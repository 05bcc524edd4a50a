/** The query a fact shows as its evidence gives the fact's value. */
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { findOpportunities, makeDeals } from '../../../src/engine/data/families/deals.ts';
import { readTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { typeTable } from '../../../src/engine/data/typing/type-tables.ts';
import { findPeriods } from '../../../src/engine/metrics/calendar/periods.ts';
import { questionOf } from '../../../src/engine/metrics/compute.ts';
import { salesFamily } from '../../../src/engine/metrics/sales/deal-facts.ts';
import { csvFiles } from '../data/csv-files.ts';
import { sampleFile, sampleOptions } from './sample-deals.ts';

it('holds for every fact that names a query', async () => {
  const database = await openDatabase();
  try {
    const [file] = await csvFiles(sampleFile());
    const table = await typeTable(database, (await readTables(database, [file!])).tables[0]!.raw, 'deals', undefined);
    const { outcome } = (await findOpportunities(database, [table], noMapping))!;
    const deals = await makeDeals(database, table, outcome, [], noMapping, undefined);
    const family = salesFamily(database, deals, [], sampleOptions);
    const question = questionOf(database, findPeriods(await family.covered(), sampleOptions), family.currency);
    await family.compute(question, []);
    const asked = [...question.facts.values()].filter(({ sql }) => sql !== '');
    expect(asked.length).toBeGreaterThan(100);
    for (const { id, sql, value } of asked) {
      const [row] = await database.query(sql);
      const found = Object.values(row!)[0]!;
      expect(found === null ? null : Number(found), id).toBe(value);
    }
  } finally {
    database.close();
  }
});
