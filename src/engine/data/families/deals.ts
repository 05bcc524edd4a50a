/** Finds the deals table and the outcome of each deal, and makes its canonical form. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import {
  type DimensionColumn,
  findDimensions,
  findNumbers,
  mainRoles,
  memberOf,
  type NumberColumn,
  noMember,
  selectNumbers,
} from '../dimensions.ts';
import { columnFor, findJoins, type Join, leftJoins } from '../joins.ts';
import { nameFit, outcomeOf, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { amountScale, type Currency, findCurrency, inOneCurrency } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { listPriceOf } from './list-price.ts';

export interface Outcome {
  /** SQL that yields 'won', 'lost' or 'open'. */
  sql: string;
  /** The stage column; null if there is none. */
  stage: string | null;
  /** Columns the outcome is read from. */
  columns: string[];
}

const mostStages = 40;

/** The table with the clearest outcome, the larger one on a tie; null if no table has one. */
export async function findOpportunities(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
): Promise<{ table: Table; outcome: Outcome } | null> {
  let best: { table: Table; outcome: Outcome; score: number } | null = null;
  for (const table of tables) {
    const found = await outcomeIn(database, table, mapping);
    if (!found) continue;
    const score = found.score + (columnFor('amount', table, mapping) ? 1 : 0) + (columnFor('closed', table, mapping) ? 1 : 0);
    if (!best || score > best.score || (score === best.score && table.rows > best.table.rows)) {
      best = { table, outcome: found.outcome, score };
    }
  }
  return best;
}

/** Part of the rows that a column of no telling name has to call won, and lost, to be of deals. */
const leastPart = 0.01;

async function outcomeIn(database: Database, table: Table, mapping: Mapping): Promise<{ outcome: Outcome; score: number } | null> {
  const stage = columnFor('stage', table, mapping)?.name ?? null;
  const won = columnFor('won', table, mapping);
  const closed = columnFor('closedFlag', table, mapping);
  if (won && closed) {
    const flag = (column: string) => `coalesce(CAST(m.${name(column)} AS INTEGER), 0) <> 0`;
    const sql = `CASE WHEN ${flag(won.name)} THEN 'won' WHEN ${flag(closed.name)} THEN 'lost' ELSE 'open' END`;
    return { outcome: { sql, stage, columns: [won.name, closed.name] }, score: 3 };
  }
  let best = won ? await outcomeOfFlag(database, table, won, mapping) : null;
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct > mostStages || column.distinct === 0) continue;
    const rows = await database.query(
      `SELECT ${name(column.name)} AS "v", count(*) AS "n" FROM ${table.sql} WHERE "v" IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    const stages = rows.map((row) => ({
      text: String(row.v),
      n: Number(row.n),
      outcome: mappedOutcome(String(row.v), column.name, mapping),
    }));
    const named = (outcome: string) => stages.filter((each) => each.outcome === outcome).map((each) => literal(each.text));
    const [wonStages, lostStages] = [named('won'), named('lost')];
    const fit = Math.max(nameFit('stage', column.name), nameFit('won', column.name)) + (column.name === stage ? 0.5 : 0);
    if (wonStages.length === 0 || (lostStages.length === 0 && fit === 0)) continue;
    // A subject such as `You won a prize` says of few rows what a stage says of most.
    const seldom = (outcome: string) =>
      stages.reduce((sum, stage) => sum + (stage.outcome === outcome ? stage.n : 0), 0) < leastPart * table.rows;
    if (fit === 0 && (seldom('won') || seldom('lost'))) continue;
    // Odoo has no stage for lost deals: it archives them.
    const active = table.columns.find(({ name: each, type }) => each.toLowerCase() === 'active' && type.kind === 'boolean');
    // What is signed, never lost and closed on no day is no deal.
    if (lostStages.length === 0 && !active && !columnFor('closed', table, mapping)) continue;
    const score = 1 + fit + (lostStages.length > 0 ? 1 : 0);
    if (best && score <= best.score) continue;
    const archived = active && lostStages.length === 0 ? ` WHEN NOT m.${name(active.name)} THEN 'lost'` : '';
    const lost = lostStages.length > 0 ? ` WHEN m.${name(column.name)} IN (${lostStages.join(', ')}) THEN 'lost'` : archived;
    const sql = `CASE WHEN m.${name(column.name)} IN (${wonStages.join(', ')}) THEN 'won'${lost} ELSE 'open' END`;
    best = { outcome: { sql, stage: column.name, columns: [column.name] }, score };
  }
  return best;
}

/** A `Won?` flag on its own: a no is lost if the deal has a close date, and open otherwise. */
async function outcomeOfFlag(
  database: Database,
  table: Table,
  won: Column,
  mapping: Mapping,
): Promise<{ outcome: Outcome; score: number } | null> {
  const closed = columnFor('closed', table, mapping);
  if (!closed || !columnFor('amount', table, mapping)) return null;
  const flag = `CAST(m.${name(won.name)} AS INTEGER)`;
  const [row] = await database.query(`SELECT min(${flag}) AS "least", max(${flag}) AS "most" FROM ${table.sql} m`);
  // A count of wins is not a flag.
  if (Number(row!.least) < 0 || Number(row!.most) !== 1) return null;
  const sql = `CASE WHEN ${flag} = 1 THEN 'won' WHEN ${flag} IS NULL OR m.${name(closed.name)} IS NULL THEN 'open' ELSE 'lost' END`;
  return { outcome: { sql, stage: null, columns: [won.name] }, score: 1.5 };
}

function mappedOutcome(stage: string, column: string, mapping: Mapping): 'won' | 'lost' | 'open' {
  if (mapping.won.includes(stage)) return 'won';
  if (mapping.lost.includes(stage)) return 'lost';
  return outcomeOf(stage, column);
}

/** The stages of a table that looks like deals although none of them is known to mean won. */
export interface UnclearStages {
  file: string;
  column: string;
  stages: string[];
}

/** The first table with a stage, an amount and a close date, for when no table has an outcome; null if there is none. */
export async function unclearStages(database: Database, tables: readonly Table[], mapping: Mapping): Promise<UnclearStages | null> {
  for (const table of tables) {
    const stage = columnFor('stage', table, mapping);
    if (stage?.type.kind !== 'text' || stage.distinct > mostStages || !columnFor('amount', table, mapping)) continue;
    if (!columnFor('closed', table, mapping) && !columnFor('expected', table, mapping)) continue;
    const rows = await database.query(
      `SELECT ${name(stage.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1`,
    );
    if (rows.length > 0) return { file: table.file, column: stage.name, stages: rows.map((row) => String(row.v)) };
  }
  return null;
}

type Part = 'id' | 'amount' | 'created' | 'closed' | 'expected' | 'activity' | 'probability' | 'forecast' | 'reason' | 'original';

export interface Deals {
  main: Table;
  /** Column of the main table for each part; null if there is none. */
  parts: Readonly<Record<Part, Column | null>>;
  currency: Currency | null;
  /** The column that says what deals are listed at, or the discounts they were given. */
  list: string | null;
  dimensions: readonly DimensionColumn[];
  /** Numbers by which rows fall into bands. */
  numbers: readonly NumberColumn[];
  joins: readonly Join[];
  /** Number of exact duplicate rows removed. */
  duplicates: number;
  /** Columns that mark rows as deleted, archived or test data, and the number of rows they removed. */
  discarded: { columns: string[]; rows: number };
}

/**
 * Creates the table `deals` (id, outcome, stage, amount, list, created, closed, expected, activity, probability, forecast, reason, original, one column
 * per dimension, row_hash, and own_amount and own_currency if amounts were converted). Stale, overdue and slipped are added later.
 * `closed` is null for open deals, `expected` for closed ones.
 * @throws currency_mixed
 */
export async function makeDeals(
  database: Database,
  main: Table,
  outcome: Outcome,
  others: readonly Table[],
  mapping: Mapping,
  askedCurrency: string | undefined,
): Promise<Deals> {
  const taken = new Set(outcome.columns);
  if (outcome.stage) taken.add(outcome.stage);
  const take = (role: Part) => {
    const column = columnFor(role, main, mapping, taken) ?? null;
    if (column) taken.add(column.name);
    return column;
  };
  const id = take('id');
  const original = take('original');
  const reason = take('reason');
  const expectedOnly = take('expected');
  const parts = {
    id,
    expected: expectedOnly,
    activity: take('activity'),
    closed: take('closed'),
    created: take('created'),
    probability: take('probability'),
    amount: take('amount'),
    // The forecast category is a dimension too.
    forecast: columnFor('forecast', main, mapping, taken) ?? null,
    reason,
    original,
  };
  if (!parts.closed && !parts.expected) parts.closed = await decisionDate(database, main, outcome, taken);
  if (parts.closed && !parts.created) parts.created = await firstDate(database, main, outcome, parts.closed, taken);
  // A single close date serves as both: expected while open, actual once closed.
  parts.closed ??= parts.expected;
  parts.expected ??= parts.closed;

  const currency = await findCurrency(database, main, parts.amount ?? undefined, mapping, askedCurrency, others);
  const by = currency?.converted?.by;
  if (by && 'column' in by) {
    parts.amount = by.column;
    taken.add(by.column.name);
  }
  if (currency?.column) taken.add(currency.column);
  const named = mainRoles(main, mapping, taken);
  const aliasIds = (column: string) => [column, named.get(column) ?? column];
  const joins = await findJoins(database, main, others, aliasIds, mapping);
  const dimensions = findDimensions(main, named, joins, mapping, taken);
  const numbers = findNumbers(main, joins, mapping, taken);

  const column = (part: Column | null, otherwise: string) => (part ? `m.${name(part.name)}` : otherwise);
  // Without a duplicate ID there is no duplicate row.
  const discards = main.columns.filter(({ name: each, type }) => type.kind === 'boolean' && discarded.test(words(each)));
  for (const column of discards) taken.add(column.name);
  const gone = discards.map((column) => `coalesce(m.${name(column.name)}, false)`).join(' OR ');
  const kept = [...(currency?.keep ? [currency.keep] : []), ...(gone ? [`NOT (${gone})`] : [])];
  const repeats = parts.id !== null && parts.id.distinct < main.rows;
  const rows = repeats ? `(SELECT DISTINCT * FROM ${main.sql})` : main.sql;
  const joined = leftJoins(joins, aliasIds, mapping);
  const own = `${column(parts.amount, 'CAST(NULL AS DECIMAL(18, 0))')} * ${amountScale(parts.amount?.name ?? '')}`;
  const closed = column(parts.closed, 'CAST(NULL AS DATE)');
  const one = inOneCurrency(currency, own, `(CASE WHEN ${outcome.sql} <> 'open' THEN ${closed} END)`);
  // Of converted amounts the list price is in another currency.
  const list = one.amount === own ? await listPriceOf(database, main, parts.amount) : null;
  const converted =
    one.amount === own ? '' : `${own} AS own_amount, coalesce(upper(m.${name(currency!.column!)}), '${currency!.code}') AS own_currency,`;
  const likely = parts.probability ? await shareOfOne(database, main, parts.probability) : 'CAST(NULL AS DECIMAL(18, 6))';
  const text = (part: Column | null) => `CAST(${column(part, 'NULL')} AS VARCHAR)`;
  await createCanonical(
    database,
    'deals',
    `SELECT *
       REPLACE (CASE WHEN outcome = 'open' THEN NULL ELSE closed END AS closed, CASE WHEN outcome = 'open' THEN expected END AS expected,
       CASE WHEN outcome = 'lost' THEN ${parts.reason ? `coalesce(reason, '${noMember}')` : 'reason'} END AS reason)
     FROM (SELECT ${column(parts.id, 'NULL')} AS id, CAST(${outcome.sql} AS ENUM('lost', 'open', 'won')) AS outcome, ${outcome.stage ? `m.${name(outcome.stage)}` : 'NULL'} AS stage,
       ${one.amount} AS amount, ${list ? `${list.sql} * ${amountScale(parts.amount!.name)}` : 'CAST(NULL AS DECIMAL(28, 6))'} AS list, ${converted} ${column(parts.created, 'CAST(NULL AS DATE)')} AS created,
       ${closed} AS closed, ${column(parts.expected, 'CAST(NULL AS DATE)')} AS expected,
       ${column(parts.activity, 'CAST(NULL AS DATE)')} AS activity, CAST(NULL AS BOOLEAN) AS stale, CAST(NULL AS BOOLEAN) AS overdue,
       ${likely} AS probability, ${text(parts.forecast)} AS forecast, ${text(parts.reason)} AS reason,
       ${column(parts.original, 'CAST(NULL AS DATE)')} AS original, CAST(NULL AS BOOLEAN) AS slipped
       ${dimensions.map((dimension) => `, ${memberOf(dimension)} AS ${name(columnOf(dimension.id))}`).join('')}${selectNumbers(numbers)}
     FROM ${rows} m ${joined} ${one.joins} ${kept.length > 0 ? `WHERE ${kept.join(' AND ')}` : ''})`,
  );
  const [count] = repeats ? await database.query(`SELECT count(*) AS "n" FROM ${rows}`) : [];
  const [left] = gone ? await database.query(`SELECT count(*) AS "n" FROM ${main.sql} m WHERE ${gone}`) : [];
  const without = { columns: discards.map((column) => column.name), rows: Number(left?.n ?? 0) };
  return {
    main,
    parts,
    currency,
    list: list?.column ?? null,
    dimensions,
    numbers,
    joins,
    discarded: without,
    duplicates: count ? main.rows - Number(count.n) : 0,
  };
}

/** Part of the rows that may depart from what a date is read by. */
const stray = 0.05;

/** The date that won and lost deals have and open ones lack, whatever it is called: the day of the decision. */
async function decisionDate(database: Database, main: Table, outcome: Outcome, taken: Set<string>): Promise<Column | null> {
  const found = await bestDate(
    database,
    main,
    taken,
    ({ name: each }) => `avg(CASE WHEN (m.${name(each)} IS NOT NULL) = (${outcome.sql} <> 'open') THEN 1 ELSE 0 END)`,
    `count(*) FILTER (WHERE ${outcome.sql} = 'open') > 0`,
  );
  if (found) taken.add(found.name);
  return found;
}

/** The date that every deal has and that no decision comes before: the day it began. */
async function firstDate(database: Database, main: Table, outcome: Outcome, closed: Column, taken: Set<string>): Promise<Column | null> {
  const found = await bestDate(
    database,
    main,
    taken,
    ({ name: each }) =>
      `avg(CASE WHEN m.${name(each)} IS NOT NULL AND (${outcome.sql} = 'open' OR m.${name(each)} <= m.${name(closed.name)}) THEN 1 ELSE 0 END)`,
    `count(m.${name(closed.name)}) > 0`,
  );
  if (found) taken.add(found.name);
  return found;
}

/** The date column of which nearly all rows are as asked; null where none is, or where the condition does not hold. */
async function bestDate(
  database: Database,
  main: Table,
  taken: ReadonlySet<string>,
  asAsked: (column: Column) => string,
  condition: string,
): Promise<Column | null> {
  const dates = main.columns.filter(({ name: each, type }) => type.kind === 'date' && !taken.has(each));
  if (dates.length === 0) return null;
  const [row] = await database.query(
    `SELECT ${condition} AS "holds", ${dates.map((column, at) => `${asAsked(column)} AS "part${at}"`).join(', ')} FROM ${main.sql} m`,
  );
  const part = (at: number) => Number(row![`part${at}`] ?? 0);
  const [best] = dates.map((_, at) => at).sort((a, b) => part(b) - part(a));
  return row!.holds === true && part(best!) >= 1 - stray ? dates[best!]! : null;
}

const discarded =
  /^(is |hs )?(deleted|archived|is archived|test|test (deal|record)|merged|duplicate|geloscht|archiviert|supprimee?|archivee?|eliminad[oa]|borrad[oa]|archivad[oa]|excluid[oa]|arquivad[oa]|eliminat[oa]|archiviat[oa])$/;

/** SQL of a probability given as 0 to 1 or as 0 to 100, as a share. */
async function shareOfOne(database: Database, main: Table, column: Column): Promise<string> {
  const [row] = await database.query(`SELECT max(${name(column.name)}) > 1 AS "percent" FROM ${main.sql}`);
  const scale = row!.percent === true ? 100 : 1;
  return `CAST(CAST(m.${name(column.name)} AS DOUBLE) / ${scale} AS DECIMAL(18, 6))`;
}

const fixed: ReadonlySet<string> = new Set(
  (
    'id outcome stage amount list own_amount own_currency created closed expected activity stale overdue probability forecast reason original ' +
    'slipped row_hash'
  ).split(' '),
);

/** A dimension's column in `deals`: its ID, unless a fixed column has that name. */
export function columnOf(dimension: string): string {
  return fixed.has(dimension) ? `${dimension}_` : dimension;
}
