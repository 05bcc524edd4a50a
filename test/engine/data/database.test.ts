/** Which rows are behind a figure: the same hash for the same rows, another for others. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { hexOfRows, openDatabase } from '../../../src/engine/data/database.ts';
import { loadTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { familyFacts, findFamilies } from '../../../src/engine/metrics/family-facts.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { Fact, FactTable } from '../../../src/model/fact.ts';
import { salesData } from '../../helpers/data-sets.ts';
import { few } from '../../helpers/rotating.ts';
import { type Deal, sampleDeals, sampleFile, sampleOptions } from '../metrics/sample-deals.ts';
import { csvFiles } from './csv-files.ts';

const factsOf = async (deals: readonly Deal[]) => readFacts(await csvFiles(sampleFile(deals)), sampleOptions);
const rowsOf = ({ facts }: FactTable) => Object.fromEntries(Object.values(facts).map(({ id, rows }) => [id, rows]));
const plain = await factsOf(sampleDeals());

describe('the hash of the rows behind a figure', () => {
  it('is there for every figure with a query, and for no other', () => {
    const wrong = Object.values(plain.facts).filter(({ sql, rows }) => (sql !== '') !== /^[0-9a-f]{16}$/.test(rows ?? ''));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is that of what a derived figure was derived from', () => {
    const unresolved = Object.values(plain.facts).flatMap(({ id, from = [] }) =>
      from.filter((each) => !plain.facts[each]).map((each) => `${id} ← ${each}`),
    );
    expect(unresolved).toEqual([]);
    const rootless = Object.values(plain.facts).filter(({ sql, from = [] }) => sql === '' && from.length === 0);
    expect(rootless.map(({ id }) => id)).toEqual([]);
  });

  it('does not change with the order of the rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(sampleDeals(), { minLength: 100, maxLength: 100 }), async (deals) => {
        expect(rowsOf(await factsOf(deals))).toEqual(rowsOf(plain));
      }),
      { numRuns: 5 },
    );
  });

  it('changes where one amount changes, and there alone', async () => {
    const now = plain.facts['won_value@0']!;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 89 }), async (at) => {
        const changed = sampleDeals().map((deal, each) => (each === at ? { ...deal, amount: Number(deal.amount) + 1 } : deal));
        const { facts, reporting } = await factsOf(changed);
        const closed = String(changed[at]!.closed);
        const inside = closed >= reporting.start && closed < reporting.end;
        expect(facts['won_value@0']!.rows === now.rows).toBe(!inside);
        expect(facts['won_value@all']!.rows).not.toBe(plain.facts['won_value@all']!.rows);
        expect(facts['open_count@0']!.rows).toBe(plain.facts['open_count@0']!.rows);
      }),
      { numRuns: 6 },
    );
  });

  it('counts copies, which an exclusive or would cancel', async () => {
    const rows = ['2025-01-05,10', '2025-02-05,20', '2025-03-05,30', '2025-04-05,40'];
    const hash = async (...lines: string[]) => {
      const { facts } = await readFacts(await csvFiles({ 'sales.csv': ['date,sales', ...lines].join('\n') }), sampleOptions);
      return facts['sales@all']!.rows;
    };
    const once = await hash(...rows);
    expect(await hash(...rows, rows[0]!, rows[0]!)).not.toBe(once);
    expect(await hash(...rows, rows[0]!)).not.toBe(once);
  });

  it('of no rows is all zeros', () => {
    expect(hexOfRows(null)).toBe('0'.repeat(16));
  });
});

describe.each(few(salesData()))('a figure of $name', ({ folder, asOf }) => {
  it('is what its query gives on the same tables, from the rows its hash is of', async () => {
    const files = (await findDataFiles(folder)).filter(({ path: file }) => file.endsWith('.csv'));
    const database = await openDatabase(files.map(({ path: file }) => file));
    const options = { today: asOf, asOf };
    try {
      const { tables } = await loadTables(database, files, { mapping: noMapping, dateOrder: undefined, timeZone: undefined });
      const { families } = await findFamilies(database, tables, noMapping, options);
      const { facts } = (await familyFacts(database, families, tables, [], options)).table;
      const asked = Object.values(facts).filter(({ sql }) => sql !== '');
      expect(asked.length).toBeGreaterThan(1000);
      const some = fc.sample(fc.shuffledSubarray(asked, { minLength: 200, maxLength: 200 }), { numRuns: 1, seed: 7 })[0]!;
      // A query within a query says otherwise which rows it looked at, and targets are of a table of their own.
      const rowsAt = ({ sql }: Fact) => (sql.includes('(SELECT ') ? -1 : sql.indexOf(' FROM deals WHERE '));
      expect(some.filter((fact) => rowsAt(fact) > 0).length).toBeGreaterThan(150);
      const recomputed = async (fact: Fact) => {
        const { sql } = fact;
        const [row] = await database.query(sql);
        const found = Object.values(row!)[0]!;
        const at = rowsAt(fact);
        const [hashed] = at < 0 ? [] : await database.query(`SELECT sum(row_hash) AS "rows"${sql.slice(at)}`);
        return { value: found === null ? null : Number(Number(found).toPrecision(10)), rows: hashed ? hexOfRows(hashed.rows) : fact.rows };
      };
      for (const fact of some)
        expect({ id: fact.id, ...(await recomputed(fact)) }).toEqual({
          id: fact.id,
          value: fact.value === null ? null : Number(fact.value.toPrecision(10)),
          rows: fact.rows,
        });
    } finally {
      database.close();
    }
  });
});
