/** A table without deals: what it measures, when, and along which columns it can be split. */
import type { Column, Table } from './column-type.ts';
import { type Database, name } from './database.ts';
import { noMember } from './deals.ts';
import { type DimensionColumn, findDimensions, mainRoles } from './dimensions.ts';
import { nameFit, words } from './lexicon.ts';
import { type Mapping, noMapping } from './mapping.ts';

export interface Records {
  main: Table;
  /** Column behind `dated`; null when the rows have no date. */
  time: Column | null;
  measures: readonly Column[];
  dimensions: readonly DimensionColumn[];
}

/** Numbers that name or order things and measure nothing. */
const notMeasured =
  /\b(id|code|key|number|nr|no|zip|postal|postcode|phone|cluster|group|class|rank|index|year|month|day|week|quarter|lat|lon|latitude|longitude|jahr|annee|ano)\b/;

/** Creates the table `records` (dated, one column a measure, one a dimension) from the largest table with numbers; null when none has any. */
export async function makeRecords(database: Database, tables: readonly Table[], mapping: Mapping): Promise<Records | null> {
  const candidates = tables
    .map((table) => ({ table, time: timeOf(table), measures: measuresOf(table) }))
    .filter(({ measures }) => measures.length > 0)
    .sort((a, b) => Number(b.time !== null) - Number(a.time !== null) || b.table.rows - a.table.rows);
  const best = candidates[0];
  if (!best) return null;
  const { table: main, time, measures } = best;
  const taken = new Set([...measures.map((column) => column.name), ...(time ? [time.name] : [])]);
  const dimensions = findDimensions(main, mainRoles(main, noMapping, taken), [], mapping, taken);
  const at = time
    ? time.type.kind === 'date'
      ? `m.${name(time.name)}`
      : `make_date(CAST(m.${name(time.name)} AS INTEGER), 1, 1)`
    : 'CAST(NULL AS DATE)';
  const columns = [
    ...measures.map((column, index) => `m.${name(column.name)} AS measure_${index}`),
    ...dimensions.map((dimension) => `coalesce(CAST(${dimension.sql} AS VARCHAR), '${noMember}') AS ${name(`by_${dimension.id}`)}`),
  ];
  await database.run(`CREATE TABLE records AS SELECT ${at} AS dated, ${columns.join(', ')} FROM ${main.sql} m`);
  return { main, time, measures, dimensions };
}

function timeOf(table: Table): Column | null {
  const dates = table.columns.filter((column) => column.type.kind === 'date' && column.distinct > 1);
  const likeness = (column: Column) =>
    Math.max(nameFit('period', column.name), nameFit('created', column.name), nameFit('closed', column.name));
  const best = [...dates].sort((a, b) => likeness(b) - likeness(a))[0];
  if (best) return best;
  return (
    table.columns.find(
      ({ name: each, type }) => type.kind === 'number' && type.integer && /^(fiscal )?(year|jahr|annee|ano|anno)$/.test(words(each)),
    ) ?? null
  );
}

function measuresOf(table: Table): Column[] {
  return table.columns.filter(
    (column) => column.type.kind === 'number' && column.filled > 0 && column.distinct > 1 && !notMeasured.test(words(column.name)),
  );
}
