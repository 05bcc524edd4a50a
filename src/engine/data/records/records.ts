/** A table of no family: what a row is, its date, its measures and its dimensions. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { type DimensionColumn, findDimensions, inWords, mainRoles, memberOf, numberColumn } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { type Mapping, noMapping } from '../mapping.ts';
import { findLinks } from '../relations/links.ts';
import { isOrder } from '../relations/orders.ts';
import { joinedColumns, joinsOf, leftOut, reach, type WhyLeft } from '../relations/reach.ts';
import { dimensionsOf } from '../relations/traits.ts';
import { type VoidRows, voidRows } from '../relations/void-rows.ts';
import type { Column, Owed, Table } from '../typing/column-type.ts';
import { type AgeColumn, ageColumns } from './ages.ts';
import { conversionMeasure } from './conversion.ts';
import { datedMeasures } from './dated-measures.ts';
import { type Earned, earnedOf, isCounted } from './earned.ts';
import { ledgerMeasures } from './ledger.ts';
import { type LostUnits, lostUnitsOf } from './lost-units.ts';
import { columnLabel, flagColumns, type MeasureColumn, measureColumns } from './measure-columns.ts';
import type { StatedMeasures, StatedQuotient } from './measures-found.ts';
import { monthsAsRows } from './months-as-rows.ts';
import { type Parts, partsOfTotal } from './parts-of-total.ts';
import { paymentMeasures } from './payment-measures.ts';
import { timeMeasures } from './rated-time.ts';
import { repeatMeasures } from './repeats-of-rows.ts';
import { commentColumn } from './row-comments.ts';
import { type DatedBy, servedOn, type Time, timeOf } from './row-time.ts';
import { type ShareColumn, shareColumns } from './shares-of-rows.ts';
import { type Side, type SpendBeside, spendBeside } from './spend-beside.ts';
import type { SpokenRates } from './spoken-rates.ts';
import { untelling } from './untelling-dimensions.ts';
import { type WorthColumns, type WorthSaid, worthColumns } from './worth-columns.ts';

export type { Side };

import { byScenario, noSections, type Scenarios, type Sections, scenariosIn, statementLines, withReferences } from './statement-lines.ts';
import { isOfNone, outcomeMeasures } from './status-outcome.ts';
import { type StepColumn, stepColumns } from './steps.ts';
import { type TookPlace, tookPlace } from './took-place.ts';

const numbered =
  /^(customer|client|user|member|employee|patient|student|respondent|response|order|ticket|session|subscriber|account|machine|product|invoice|transaction|booking|visit|trip|appointment|listing|property|vehicle|case|claim|policy|loan|lead|shipment|delivery|parcel|consignment|project|job|repair|call|inspection|application) ?(id|number|no|nr|key|code)$/;

/** What a row is, from the name of the column that numbers the rows. */
function subjectOf({ columns, rows }: Table): { one: string; many: string } | null {
  const column = columns.find((each) => numbered.test(words(each.name)) && each.filled === rows && each.distinct === rows);
  const one = column && numbered.exec(words(column.name))?.[1];
  return one ? { one, many: pluralOf(one) } : null;
}

/** The column whose distinct values are counted, such as the number of an order with several lines. */
function countedColumn({ columns, rows }: Table): { column: string; label: string } | null {
  const column = columns.find(
    (each) =>
      /^(order|invoice|transaction|booking|ticket|session) ?(id|number|no|nr|key)$/.test(words(each.name)) &&
      each.filled === rows &&
      each.distinct < rows &&
      each.distinct > rows * 0.05,
  );
  const one = column && words(column.name).split(' ')[0]!;
  return column && one ? { column: column.name, label: pluralOf(one) } : null;
}

function pluralOf(one: string): string {
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}

/** The year that plan and actual, or their file, are named for, where no column has dates: `Budget 2025` beside `Actual 2025`. */
function yearNamed({ name: table, file }: Table, measures: readonly MeasureColumn[]): Time | null {
  const held = measures.filter(({ against }) => against.target !== undefined || against.forecast !== undefined);
  if (held.length === 0) return null;
  const yearsIn = (names: readonly string[]) => [...new Set(names.flatMap((each) => each.match(/(?<!\d)20\d\d(?!\d)/g) ?? []))];
  const inColumns = yearsIn(held.flatMap(({ column, planned = '' }) => [column, planned]));
  const [year, other] = inColumns.length > 0 ? inColumns : yearsIn([table, file]);
  return year === undefined || other !== undefined ? null : { name: '', sql: `make_date(${year}, 1, 1)`, year: true };
}

function flagDimension(column: Column): DimensionColumn {
  const yes = column.type.kind === 'boolean' ? `m.${name(column.name)}` : `m.${name(column.name)} = 1`;
  const called = columnLabel(column.name);
  return {
    id: words(column.name).replaceAll(' ', '_') || 'flag',
    label: called,
    role: 'other',
    // A bare "yes" on a slide would not say what it refers to.
    sql: `CASE WHEN ${yes} THEN ${literal(`${called}: yes`)} WHEN NOT (${yes}) THEN ${literal(`${called}: no`)} END`,
    column: column.name,
    lookup: null,
  };
}

const mostEntities = 200;

const entityNamed =
  /^(country|state|province|city|county|nation|district|store|shop|branch|plant|site|machine|sensor|device|line|symbol|ticker|campaign|supplier|vendor|brand|model|name|land|bundesland|stadt|filiale|maschine|pays|ville|magasin|pais|ciudad|tienda|cidade|loja|paese|citta|negozio)( name| id)?$/;

/** Names of places and things also split a table, and may have more members than a category. */
function entities(main: Table, found: DimensionColumn[], taken: ReadonlySet<string>): DimensionColumn[] {
  const known = new Set(found.map(({ column }) => column));
  const more = main.columns
    .filter(
      (column) =>
        column.type.kind === 'text' &&
        !taken.has(column.name) &&
        !known.has(column.name) &&
        column.distinct >= 2 &&
        column.distinct <= mostEntities &&
        column.filled > main.rows * 0.9 &&
        entityNamed.test(words(column.name)),
    )
    .map(
      (column): DimensionColumn => ({
        id: words(column.name).replaceAll(' ', '_'),
        label: columnLabel(column.name),
        role: 'other',
        sql: `m.${name(column.name)}`,
        column: column.name,
        lookup: null,
      }),
    )
    .filter(({ id }) => !found.some((dimension) => dimension.id === id));
  return [...found.filter(({ column }) => !/\bid$/.test(words(column))), ...more];
}

export interface Records {
  main: Table;
  /** Column behind `dated`; null if the rows have no date. */
  time: Time | null;
  /** Each is a column `measure_0`, `measure_1`, … of the table; its comparison is `target_0`, … */
  measures: readonly MeasureColumn[];
  /** Those of a table that describes the main one name it. */
  dimensions: readonly (DimensionColumn & { table?: Table })[];
  /** IDs of the yes/no dimensions; only rates are shown by them. */
  flags: ReadonlySet<string>;
  /** What a row is, from the column that numbers the rows: customer, customers. */
  subject: { one: string; many: string } | null;
  /** What the brief calls the rows, in its words. */
  called: string | null;
  /** The column behind `counted`, whose distinct values are counted: orders. */
  counted: { column: string; label: string } | null;
  /** The measures are statement lines, each in its own rows. */
  lines: boolean;
  /** The headings that the lines stand under. */
  sections: Sections;
  /** The first measure is a total: rows with `whole` hold it, the others its parts. */
  total: boolean;
  /** Rows of the same date differ by the column `series`: statement lines, or plan and actual. */
  series: boolean;
  /** The table with those that describe its rows, and why others that could be joined are not. */
  used: readonly Table[];
  left: ReadonlyMap<Table, WhyLeft>;
  /** Rows of sales that count for nothing; null where all count. */
  void: VoidRows | null;
  /** Rows whose sums do not count; null where all do. */
  took: TookPlace | null;
  /** What rows came to, and by what; null where nothing says so. */
  earned: Earned | null;
  /** Units that came to nothing, of those there were; null where no columns count them. */
  lost: LostUnits | null;
  /** What was spent on the rows, by another table. */
  beside: SpendBeside | null;
  /** Quotients that the brief defines. */
  stated: readonly StatedQuotient[];
  /** Tables that describe no rows of the main one and measure something of their own. */
  others: readonly Side[];
  /** Columns that are only filled, or counted up, as the measure of the brief comes about. */
  later: ReadonlySet<string>;
  /** Codes of a ledger, such as the numbers of its cost centres, and the names they are told by. */
  codes?: ReadonlyMap<string, string>;
  /** Rows have a comment of their own in the column `said`. */
  commented: boolean;
  /** Rows with `planned` hold a plan, a forecast or the prior year. */
  planned: boolean;
  /** How old what the rows are of was then, a column `age_0`, `age_1`, … each. */
  ages: readonly AgeColumn[];
  /** Days between two days of a row that follow each other: columns `num_step_0`, … of the canonical table. */
  steps: readonly StepColumn[];
  /** What a row costs or brings in, where the brief tells it by columns: behind `worthColumn` of the canonical table. */
  worth: WorthColumns | null;
  /** What holds of some rows: columns `num_share_0`, … of the canonical table. */
  shares: readonly ShareColumn[];
}

export const worthColumn = numberColumn('worth');

/** Creates the table `records` (dated, one column per measure and dimension, row_hash) from the largest table with numbers; null if there is none. */
export async function makeRecords(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
  datedBy?: DatedBy,
  spoken: SpokenRates | StatedMeasures | null = null,
  worths: readonly WorthSaid[] = [],
): Promise<Records | null> {
  const candidates: {
    table: Table;
    time: Time | null;
    measures: MeasureColumn[];
    numbers: boolean;
    scenarios: Scenarios | null;
    took: TookPlace | null;
  }[] = [];
  // A view shows rows of other tables again.
  const underlying = tables.some(({ derived }) => !derived) ? tables.filter(({ derived }) => !derived) : tables;
  // What a brief tells may be of rows with columns of their own, or of some rows only.
  const based = spoken ? [spoken.table, ...underlying.filter((table) => table.name !== spoken.table.name)] : underlying;
  for (const given of based) {
    const table = await monthsAsRows(database, given);
    const counts = ({ column }: MeasureColumn) => mapping.columns[table.name]?.[column] !== 'ignore';
    if (table.owed) {
      const { invoiced, amount } = table.owed;
      const owing = (await measureColumns(database, table)).find(({ column }) => column === amount);
      const time = { name: invoiced, sql: `m.${name(invoiced)}` };
      if (owing) candidates.push({ table, time, measures: paymentMeasures(table, owing), numbers: true, scenarios: null, took: null });
      continue;
    }
    const isSpokenOf = spoken !== null && table.name === spoken.table.name;
    const told = isSpokenOf ? spoken.measures : [];
    const measures = (await measureColumns(database, table))
      .filter(counts)
      .filter((measure) => !told.some((each) => isSame(each, measure)));
    if (isSpokenOf) {
      const time = spoken.time ?? (await timeOf(database, table, { mapping, datedBy }));
      candidates.push({ table, time, measures: [...told, ...measures], numbers: true, scenarios: null, took: null });
      continue;
    }
    const scenarios = await scenariosIn(database, table);
    const dated = scenarios ? [] : (await datedMeasures(database, table)).filter(counts);
    const converted = scenarios ? [] : (await conversionMeasure(database, table)).filter(counts);
    // A yes/no of its own says better what became of a row; of sales, those that came to nothing are left out.
    const took = scenarios || table.ledger || !isOfRows(table) ? null : await tookPlace(database, table, mapping);
    const isServed = took !== null && servedOn(table) !== null;
    const isSaid = converted.length > 0 || measures.some(({ behaviour }) => behaviour === 'flag') || (isOfSales(table) && !isServed);
    const ended = scenarios || isSaid ? [] : (await outcomeMeasures(database, table)).filter(counts);
    // Of what some did not come to, the amounts do not add up to what came in.
    const due = took ? measures : ended.some(isOfNone) ? measures.map(averaged) : measures;
    const held = scenarios ? byScenario(measures, scenarios) : withReferences(due);
    if (measures.length + dated.length + converted.length + ended.length > 0)
      candidates.push({
        table,
        time: await timeOf(database, table, { mapping, datedBy }),
        measures: [...held, ...converted, ...ended, ...dated],
        numbers: measures.length + converted.length + ended.length > 0,
        scenarios,
        took,
      });
  }
  candidates.sort(
    (a, b) =>
      Number(b.table.name === spoken?.table.name) - Number(a.table.name === spoken?.table.name) ||
      Number(b.table.owed !== undefined) - Number(a.table.owed !== undefined) ||
      Number(b.numbers) - Number(a.numbers) ||
      Number(b.time !== null) - Number(a.time !== null) ||
      b.table.rows - a.table.rows,
  );
  const best = candidates[0];
  if (!best) return null;
  const { table: main, scenarios, took } = best;
  // A ledger without a plan has revenue, costs and result in columns of their own.
  // What a brief tells leads, whatever else adds up.
  const isTold = spoken !== null && 'quotients' in spoken;
  const lines = main.owed || isTold || (main.ledger && !scenarios) ? null : await statementLines(database, main, best.measures);
  const time = best.time ?? (lines ? yearNamed(main, best.measures) : null);
  const plain = main.columns.filter(
    (column) => column.type.kind === 'number' && best.measures.some((each) => each.column === column.name && each.behaviour !== 'flag'),
  );
  const parts = lines || scenarios || main.ledger || main.owed || isTold ? null : await partsOfTotal(database, main, plain);
  const plainly = main.ledger && !scenarios ? ledgerMeasures(best.measures) : best.measures;
  const isPlainly = !lines && !parts && !scenarios && !main.ledger && !main.owed && isOfRows(main);
  const held = lines?.measures ?? (parts ? ofTotal(plainly, parts) : plainly);
  const counting = isPlainly && took ? held.map((measure) => onlyWhere(measure, took)) : held;
  // What goes off and what is left the brief says itself, where it defines a measure.
  const earned = isPlainly && !isTold ? earnedOf(main, counting) : null;
  const taken = new Set([
    ...best.measures.map(({ column }) => column),
    ...(main.owed ? [main.owed.open] : []),
    ...(time ? [time.name] : []),
    ...(spoken !== null && 'outcomes' in spoken ? spoken.outcomes : []),
    ...(lines ? [lines.column.name] : []),
    ...(scenarios ? [scenarios.column.name] : []),
    ...main.columns.filter(({ type }) => type.kind === 'date').map((column) => column.name),
  ]);
  const flags = (await flagColumns(database, main)).filter((column) => !taken.has(column.name)).map(flagDimension);
  const links = await findLinks(database, based);
  const linked = reach(main, links);
  const isPlain = !lines && !parts && !scenarios && !main.owed;
  const lost = isPlain ? await lostUnitsOf(database, { main, time, nodes: linked, tables: based }) : null;
  const nodes = lost?.list?.node ? [...linked, lost.list.node] : linked;
  const rowWorth = isPlain ? await worthOf(database, { main, nodes, links, tables: underlying }, worths) : null;
  const joins = [joinsOf(nodes), ...(lost?.list ? [lost.list.join] : []), ...(rowWorth ? [rowWorth.join] : [])].join(' ');
  const own = withLost(earned?.measures ?? counting, lost);
  const joined = isPlain
    ? [
        ...(await repeatMeasures(database, { main, time, measures: own })),
        ...(await timeMeasures(database, { main, time, measures: own, nodes })),
        ...(lost?.cost ? [lost.cost] : []),
      ]
    : [];
  const measures = [...own, ...joined];
  const linking = new Set(nodes.flatMap(({ parent, link }) => (parent === nodes[0] ? link!.columns : [])));
  const described =
    nodes.length > 1
      ? await dimensionsOf(
          database,
          { nodes, header: undefined, joins, taken: joinedColumns(nodes), isOfGoods: lost !== null || spoken !== null },
          mapping,
        )
      : [];
  const columns = entities(main, findDimensions(main, mainRoles(main, noMapping, taken), [], mapping, taken), taken);
  const dimensions: (DimensionColumn & { table?: Table })[] = parts ? [partsDimension] : [];
  for (const column of columns) {
    // A code is told by the name that its table gives it.
    if (linking.has(column.column) && described.some(({ table }) => table !== main)) continue;
    const own = kindNamed.test(words(column.column)) && { id: words(column.column).replaceAll(' ', '_'), role: 'other' as const };
    dimensions.push(await inWords(database, `${main.sql} m`, { ...column, label: columnLabel(column.column), ...own }));
  }
  const untold = await untelling(database, main, parts ? dimensions.slice(1) : dimensions);
  dimensions.splice(0, dimensions.length, ...dimensions.filter((dimension) => !untold.has(dimension)));
  const ids = new Set(dimensions.map(({ id }) => id));
  dimensions.push(...described.filter(({ table, id }) => table !== main && !ids.has(id)), ...flags);
  const counted = countedColumn(main);
  const comment = best.measures.some(({ planned }) => planned !== undefined) ? commentColumn(main) : null;
  const apart = [...(lines ? [lines.column] : []), ...(scenarios ? [scenarios.column] : [])];
  const rows = `${main.sql} m ${joins}`;
  const sales = measures.find(({ behaviour, unit, polarity }) => behaviour === 'flow' && unit === 'money' && polarity !== 'down');
  const isEveryRow = spoken !== null && 'everyRow' in spoken && spoken.everyRow;
  // What was called off is neither early nor late, whatever it was worth.
  const worth = isEveryRow ? null : spoken ? '0' : sales && !main.owed && isOfSales(main) && !(took && servedOn(main)) ? sales.sql : null;
  const undone = worth === null ? null : await voidRows(database, [{ table: main, alias: 'm' }], rows, worth, mapping, false);
  const ages = isPlain && time && !main.ledger ? await ageColumns(database, rows, nodes, time, taken) : [];
  // Beside another measure that the brief tells, two days are a step as well.
  const fewest = isTold && spoken.measures[0]?.unit !== 'days' ? 2 : 3;
  const between = isPlain && time && !main.ledger ? await stepColumns(database, rows, main, fewest) : [];
  // What is told of two days is not how it came about.
  const [leads] = isTold || spoken !== null ? spoken.measures : [];
  const isLeading = ({ columns: days }: StepColumn) => leads !== undefined && days.every((day) => leads.sql.includes(name(day)));
  const steps = between.filter((step) => !isLeading(step));
  // What tells rows apart anyway, and what the measures themselves are made of.
  const told = new Set([...dimensions.map(({ column }) => column), ...linking, ...best.measures.map(({ column }) => column)]);
  const shares = isPlain && time && !main.ledger ? await shareColumns(database, main, links, told) : { columns: [], joins: '' };
  const at = time ? time.sql : 'CAST(NULL AS DATE)';
  const select = (figures: (index: number) => string, member: string | null, whole: boolean) =>
    `SELECT ${[
      `${at} AS dated`,
      `${whole} AS whole`,
      ...(apart.length > 0 ? [`concat_ws(chr(31), ${apart.map((column) => `m.${name(column.name)}`).join(', ')}) AS series`] : []),
      ...(scenarios ? [`(${scenarios.actual}) IS NOT TRUE AS planned`] : []),
      ...(counted ? [`m.${name(counted.column)} AS counted`] : []),
      ...(main.owed ? owedColumns(main.owed) : []),
      ...(comment ? [`nullif(trim(m.${name(comment)}), '') AS said`] : []),
      ...measures.flatMap((measure, index) => [
        `${figures(index)} AS measure_${index}`,
        ...Object.entries(measure.against).map(([reference, sql]) => `${sql} AS ${reference}_${index}`),
      ]),
      ...ages.map(({ sql }, index) => `${sql} AS age_${index}`),
      ...steps.map(({ sql }, index) => `${sql} AS ${numberColumn(`step_${index}`)}`),
      ...(rowWorth ? [`CAST(${rowWorth.sql} AS DECIMAL(28, 6)) AS ${worthColumn}`] : []),
      ...shares.columns.map(({ sql }, index) => `${sql} AS ${numberColumn(`share_${index}`)}`),
      ...dimensions.map((dimension) => {
        const sql = dimension === partsDimension ? (member === null ? 'CAST(NULL AS VARCHAR)' : literal(member)) : memberOf(dimension);
        return `${sql} AS ${name(`by_${dimension.id}`)}`;
      }),
    ].join(', ')} FROM ${rows} ${shares.joins}${undone ? ` WHERE NOT ${undone.sql}` : ''}`;
  const sqlOf = (part: string) => best.measures.find(({ column }) => column === part)?.sql ?? `m.${name(part)}`;
  const queries = [
    select((index) => measures[index]!.sql, null, true),
    ...(parts?.parts ?? []).map((part) => select((index) => (index === 0 ? sqlOf(part.name) : 'NULL'), columnLabel(part.name), false)),
  ];
  await createCanonical(database, 'records', queries.join(' UNION ALL '));
  const madeOf = spoken !== null && 'madeOf' in spoken ? spoken.madeOf : [];
  const used = [...nodes.map(({ table }) => table), ...(lost?.list ? [lost.list.table] : []), ...(rowWorth?.used ?? [])];
  const others = candidates.filter(({ table, scenarios: planned }) => ![...used, ...madeOf].includes(table) && planned === null);
  const beside = isPlain ? await spendBeside(database, { table: main, time, measures, dimensions }, others) : null;
  return {
    main,
    time,
    measures,
    dimensions,
    flags: new Set(flags.map(({ id }) => id)),
    subject: (spoken !== null && 'rows' in spoken ? spoken.rows : undefined) ?? subjectOf(main),
    called: spoken !== null && 'called' in spoken ? spoken.called : null,
    counted,
    lines: lines !== null,
    sections: lines?.sections ?? noSections,
    total: parts !== null,
    series: apart.length > 0,
    used: [...used, ...madeOf.filter((table) => table.name !== main.name), ...(beside ? [beside.table] : [])],
    // What is measured of some of its rows is the same table.
    left: leftOut(
      tables.filter((table) => !madeOf.includes(table) && (table === main || table.name !== main.name)),
      based,
      nodes,
      links,
    ),
    void: undone,
    took: isPlainly && !undone && measures.some(({ behaviour }) => behaviour === 'flow') ? took : null,
    earned: earned?.earned ?? null,
    lost,
    beside,
    stated: spoken !== null && 'quotients' in spoken ? spoken.quotients : [],
    others,
    later: new Set(spoken !== null && 'outcomes' in spoken ? spoken.outcomes : []),
    commented: comment !== null,
    planned: scenarios !== null,
    ages,
    steps,
    worth: rowWorth,
    shares: shares.columns,
  };
}

async function worthOf(
  database: Database,
  rows: Parameters<typeof worthColumns>[1],
  worths: readonly WorthSaid[],
): Promise<WorthColumns | null> {
  for (const said of worths) {
    const found = await worthColumns(database, rows, said);
    if (found) return found;
  }
  return null;
}

/** A yes/no that the brief calls by its own words is no other measure, nor is a column that is part of what it tells, in all rows or in some. */
const isSame = (one: MeasureColumn, other: MeasureColumn) =>
  one.column === other.column &&
  (one.part !== undefined ||
    (one.behaviour === 'flag' && other.behaviour === 'flag') ||
    one.sql === other.sql ||
    one.label === other.label);

/** With the units that came to nothing and those there were, whatever their columns are called. */
function withLost(measures: readonly MeasureColumn[], found: LostUnits | null): readonly MeasureColumn[] {
  if (!found) return measures;
  const units = [found.lost, found.whole];
  return [...units, ...measures.filter(({ column }) => !units.some((each) => each.column === column))];
}

/** What balances and ages of invoices are taken from. */
const owedColumns = ({ open, due, paid, amount, asOf }: Owed) => [
  `m.${name(open)} AS open_amount`,
  `date_diff('day', m.${name(due)}, DATE ${literal(asOf)}) AS days_over`,
  `m.${name(paid)} AS paid_on`,
  `greatest(m.${name(amount)}, 0) AS owing`,
];

/** Sums of what took place alone. */
const onlyWhere = (measure: MeasureColumn, { sql }: TookPlace): MeasureColumn =>
  measure.behaviour === 'flow' || isCounted(measure) ? { ...measure, sql: `CASE WHEN ${sql} THEN ${measure.sql} END` } : measure;

const averaged = (measure: MeasureColumn): MeasureColumn =>
  measure.behaviour === 'flow' && measure.unit === 'money' && measure.polarity !== 'down' ? { ...measure, behaviour: 'mean' } : measure;

/** Whether a row is one thing that happened, and no line of a report. */
function isOfRows(table: Table): boolean {
  return subjectOf(table) !== null || isOfSales(table) || servedOn(table) !== null;
}

/** Whether a row is an order or an invoice: it is called so, or numbered so. */
function isOfSales(main: Table): boolean {
  return (
    isOrder(main) || main.columns.some(({ name: each }) => /^(order|invoice|booking|transaction) ?(id|number|no|nr|key)$/.test(words(each)))
  );
}

const partsDimension: DimensionColumn = { id: 'component', label: 'Component', role: 'other', sql: '', column: 'component', lookup: null };

/** The total first, without its parts and subtotals. */
function ofTotal(measures: readonly MeasureColumn[], { total, parts, between }: Parts): MeasureColumn[] {
  const inside = new Set([...parts, ...between].map((column) => column.name));
  const first = measures.find(({ column }) => column === total.name)!;
  // Parts that add up at one time need not add up over time.
  const whole: MeasureColumn = first.behaviour === 'flow' ? first : { ...first, behaviour: 'stock' };
  return [whole, ...measures.filter((measure) => measure !== first && !inside.has(measure.column))];
}

/** A customer type is not a customer. */
const kindNamed = /\b(type|tier|status|class|category|group|level|kind|art|typ|categorie|tipo|categoria)$/;
