/** Finds the targets table: a period, an amount, and optionally an owner, team or region. */
import { createCanonical, type Database, name } from '../database.ts';
import { columnFor } from '../joins.ts';
import { isNamed, words } from '../lexicon.ts';
import { noMapping } from '../mapping.ts';
import { amountScale } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type FiscalYear, periodText } from '../typing/date-shape.ts';
import { columnOf, type Deals } from './deals.ts';

export interface Targets {
  table: Table;
  /** Dimension id → column of the targets table. */
  dimensions: Readonly<Record<string, string>>;
}

/**
 * Creates the table `targets` (month, months, amount, one column per dimension, row_hash) from the first targets table; null if there is none.
 * `month` is the period's first month in the fiscal year, year × 12 + month − 1; `months` is its length.
 */
export async function makeTargets(
  database: Database,
  deals: Deals,
  tables: readonly Table[],
  fiscalYear: FiscalYear,
): Promise<Targets | null> {
  for (const table of tables) {
    const amount = amountOf(table);
    if (!amount) continue;
    for (const column of table.columns) {
      if (column === amount || !isNamed('period', column.name)) continue;
      const { month, months } = periodText(name(column.name), fiscalYear);
      const [row] = await database.query(`SELECT count(${month}) AS "read", count(*) AS "all" FROM ${table.sql}`);
      if (Number(row!.read) === 0 || Number(row!.read) < Number(row!.all) * 0.9) continue;
      const dimensions = await dimensionsOf(database, deals, table, new Set([amount.name, column.name]));
      const split = Object.entries(dimensions).map(([id, from]) => `, ${name(from)} AS ${name(columnOf(id))}`);
      await createCanonical(
        database,
        'targets',
        `SELECT "the month" AS month, ${namedLength(column.name)} AS months, ${name(amount.name)} * ${amountScale(amount.name)} AS amount ${split.join('')}
         FROM (SELECT *, ${month} AS "the month", ${months} AS "the months" FROM ${table.sql})
         WHERE "the month" IS NOT NULL AND ${name(amount.name)} IS NOT NULL`,
      );
      return { table, dimensions };
    }
  }
  return null;
}

/** SQL of the length: a month in a column named quarter stands for the whole quarter, and so for years. */
function namedLength(column: string): string {
  const called = words(column);
  const length = /\b(?:quarter|quartal|trimestre)\b/.test(called) ? 3 : /\b(?:year|jahr|annee|ano|anno)\b/.test(called) ? 12 : 1;
  const months = '"the months"';
  return length === 1 ? months : `CASE WHEN ${months} = 1 AND "the month" % ${length} = 0 THEN ${length} ELSE ${months} END`;
}

/** A column named target, or the amount of a table named so. */
function amountOf(table: Table): Column | undefined {
  const named = columnFor('target', table, noMapping);
  if (named) return named;
  return isNamed('target', words(table.name).replace(/s\b/g, '')) ? columnFor('amount', table, noMapping) : undefined;
}

async function dimensionsOf(database: Database, deals: Deals, table: Table, taken: ReadonlySet<string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || taken.has(column.name) || column.distinct === 0) continue;
    const free = deals.dimensions.filter(({ id }) => !found[id]);
    const hits = free.map(({ id }, at) => `count(*) FILTER (WHERE v IN (SELECT ${name(columnOf(id))} FROM deals)) AS "hit${at}"`);
    if (hits.length === 0) break;
    const [row] = await database.query(
      `SELECT count(*) AS "all", ${hits.join(', ')} FROM (SELECT DISTINCT ${name(column.name)} AS v FROM ${table.sql}) WHERE v IS NOT NULL`,
    );
    const fitting = free.find((_, at) => Number(row![`hit${at}`]) >= Number(row!.all) * 0.5);
    if (fitting) found[fitting.id] = column.name;
  }
  return found;
}
