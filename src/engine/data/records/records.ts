/** A table without deals: what it measures, when, and along which columns it can be split. */
import { type Database, literal, name } from '../database.ts';
import { type DimensionColumn, findDimensions, mainRoles, memberOf } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { type Mapping, noMapping } from '../mapping.ts';
import { createCanonical } from '../row-hash.ts';
import type { Table } from '../typing/column-type.ts';
import { flagColumns, type MeasureColumn, measureColumns } from './measure-columns.ts';
import { columnLabel } from './measure-name.ts';
import { type Parts, partsOfTotal } from './parts-of-total.ts';
import { entities, flagDimension, inWords } from './records-dimensions.ts';
import { type Time, timeOf } from './records-time.ts';
import { countedColumn, subjectOf } from './row-subject.ts';
import { byScenario, type Scenarios, scenariosIn } from './scenarios.ts';
import { statementLines, withReferences } from './statement-lines.ts';

export interface Records {
  main: Table;
  /** Column behind `dated`; null when the rows have no date. */
  time: Time | null;
  /** Each is a column `measure_0`, `measure_1` … of the table; what it is held against `target_0` … */
  measures: readonly MeasureColumn[];
  dimensions: readonly DimensionColumn[];
  /** Ids of the dimensions that part yes from no: rates are told by them, and nothing else. */
  flags: ReadonlySet<string>;
  /** What a row is, where a column numbers them: customer, customers. */
  subject: { one: string; many: string } | null;
  /** The column behind `counted`, whose values are counted once however many rows they have: orders. */
  counted: { column: string; label: string } | null;
  /** The measures are lines of a statement, each in rows of its own. */
  lines: boolean;
  /** The first measure is a total with its parts beside it: rows with `whole` hold it, the others its parts. */
  total: boolean;
  /** Several rows of a date tell of different things, by the column `series`: lines of a statement, or a plan beside what happened. */
  series: boolean;
  /** Rows with `planned` tell of a plan, a forecast or the year before, and nothing that happened. */
  planned: boolean;
}

/** Creates the table `records` (dated, one column a measure, one a dimension, row_hash) from the largest table with numbers; null when none has any. */
export async function makeRecords(database: Database, tables: readonly Table[], mapping: Mapping): Promise<Records | null> {
  const candidates: { table: Table; time: Time | null; measures: MeasureColumn[]; scenarios: Scenarios | null }[] = [];
  for (const table of tables) {
    const measures = (await measureColumns(database, table)).filter(({ column }) => mapping.columns[table.name]?.[column] !== 'ignore');
    if (measures.length === 0) continue;
    const scenarios = await scenariosIn(database, table);
    const held = scenarios ? byScenario(measures, scenarios) : withReferences(measures);
    candidates.push({ table, time: await timeOf(database, table), measures: held, scenarios });
  }
  candidates.sort((a, b) => Number(b.time !== null) - Number(a.time !== null) || b.table.rows - a.table.rows);
  const best = candidates[0];
  if (!best) return null;
  const { table: main, time, scenarios } = best;
  const lines = await statementLines(database, main, best.measures);
  const plain = main.columns.filter((column) => best.measures.some((each) => each.column === column.name && each.behaviour !== 'flag'));
  const parts = lines || scenarios ? null : await partsOfTotal(database, main, plain);
  const measures = lines?.measures ?? (parts ? ofTotal(best.measures, parts) : best.measures);
  const taken = new Set([
    ...best.measures.map(({ column }) => column),
    ...(time ? [time.name] : []),
    ...(lines ? [lines.column.name] : []),
    ...(scenarios ? [scenarios.column.name] : []),
    ...main.columns.filter(({ type }) => type.kind === 'date').map((column) => column.name),
  ]);
  const flags = (await flagColumns(database, main)).filter((column) => !taken.has(column.name)).map(flagDimension);
  const columns = entities(main, findDimensions(main, mainRoles(main, noMapping, taken), [], mapping, taken), taken);
  const dimensions: DimensionColumn[] = parts ? [partsDimension] : [];
  for (const column of columns) {
    const own = kindNamed.test(words(column.column)) && { id: words(column.column).replaceAll(' ', '_'), role: 'other' as const };
    dimensions.push(await inWords(database, main, { ...column, label: columnLabel(column.column), ...own }));
  }
  dimensions.push(...flags);
  const counted = countedColumn(main);
  const apart = [...(lines ? [lines.column] : []), ...(scenarios ? [scenarios.column] : [])];
  const at = time ? time.sql : 'CAST(NULL AS DATE)';
  const select = (figures: (index: number) => string, member: string | null, whole: boolean) =>
    `SELECT ${[
      `${at} AS dated`,
      `${whole} AS whole`,
      ...(apart.length > 0 ? [`concat_ws(chr(31), ${apart.map((column) => `m.${name(column.name)}`).join(', ')}) AS series`] : []),
      ...(scenarios ? [`(${scenarios.actual}) IS NOT TRUE AS planned`] : []),
      ...(counted ? [`m.${name(counted.column)} AS counted`] : []),
      ...measures.flatMap((measure, index) => [
        `${figures(index)} AS measure_${index}`,
        ...Object.entries(measure.against).map(([reference, sql]) => `${sql} AS ${reference}_${index}`),
      ]),
      ...dimensions.map((dimension) => {
        const sql = dimension === partsDimension ? (member === null ? 'CAST(NULL AS VARCHAR)' : literal(member)) : memberOf(dimension);
        return `${sql} AS ${name(`by_${dimension.id}`)}`;
      }),
    ].join(', ')} FROM ${main.sql} m`;
  const queries = [
    select((index) => measures[index]!.sql, null, true),
    ...(parts?.parts ?? []).map((part) =>
      select((index) => (index === 0 ? `m.${name(part.name)}` : 'NULL'), columnLabel(part.name), false),
    ),
  ];
  await createCanonical(database, 'records', queries.join(' UNION ALL '));
  return {
    main,
    time,
    measures,
    dimensions,
    flags: new Set(flags.map(({ id }) => id)),
    subject: subjectOf(main),
    counted,
    lines: lines !== null,
    total: parts !== null,
    series: apart.length > 0,
    planned: scenarios !== null,
  };
}

const partsDimension: DimensionColumn = { id: 'component', label: 'Component', role: 'other', sql: '', column: 'component', lookup: null };

/** The total first, without its parts and what lies between. */
function ofTotal(measures: readonly MeasureColumn[], { total, parts, between }: Parts): MeasureColumn[] {
  const inside = new Set([...parts, ...between].map((column) => column.name));
  const first = measures.find(({ column }) => column === total.name)!;
  // Parts that add to a total now add to it at any one time; nothing says that they add over time.
  const whole: MeasureColumn = first.behaviour === 'flow' ? first : { ...first, behaviour: 'stock' };
  return [whole, ...measures.filter((measure) => measure !== first && !inside.has(measure.column))];
}

/** A type of customers is no customer. */
const kindNamed = /\b(type|tier|status|class|category|group|level|kind|art|typ|categorie|tipo|categoria)$/;
