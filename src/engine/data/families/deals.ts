/** The tables of a CRM become one table of deals: outcome, amount, dates and dimensions under fixed names. */
import { type Database, name } from '../database.ts';
import { type DimensionColumn, findDimensions, mainRoles, memberOf, noMember } from '../dimensions.ts';
import { findJoins, type Join, leftJoins } from '../joins.ts';
import { words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { amountScale } from '../money/amount-scale.ts';
import { type Currency, findCurrency, inOneCurrency } from '../money/currency.ts';
import { columnFor } from '../roles.ts';
import { createCanonical } from '../row-hash.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { Outcome } from './outcome.ts';

type Part = 'id' | 'amount' | 'created' | 'closed' | 'expected' | 'activity' | 'probability' | 'forecast' | 'reason' | 'original';

export interface Deals {
  main: Table;
  /** Columns of the main table behind each part; null when it has none. */
  parts: Readonly<Record<Part, Column | null>>;
  currency: Currency | null;
  dimensions: readonly DimensionColumn[];
  joins: readonly Join[];
  /** Exact copies of a row that were taken out. */
  duplicates: number;
  /** Columns that say a row is deleted, archived or a test, with the rows left out for it. */
  discarded: { columns: string[]; rows: number };
}

/**
 * Creates the table `deals` (id, outcome, stage, amount, created, closed, expected, activity, probability, forecast, reason, original, one column
 * a dimension, row_hash; stale, overdue and slipped are marked later; where amounts were converted by rates, also own_amount and own_currency).
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
    // A category of the forecast is a dimension too.
    forecast: columnFor('forecast', main, mapping, taken) ?? null,
    reason,
    original,
  };
  // One close date serves both: expected while open, actual when closed.
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

  const column = (part: Column | null, otherwise: string) => (part ? `m.${name(part.name)}` : otherwise);
  // Where no id stands twice, no row does.
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
       ${one.amount} AS amount, ${converted} ${column(parts.created, 'CAST(NULL AS DATE)')} AS created,
       ${closed} AS closed, ${column(parts.expected, 'CAST(NULL AS DATE)')} AS expected,
       ${column(parts.activity, 'CAST(NULL AS DATE)')} AS activity, CAST(NULL AS BOOLEAN) AS stale, CAST(NULL AS BOOLEAN) AS overdue,
       ${likely} AS probability, ${text(parts.forecast)} AS forecast, ${text(parts.reason)} AS reason,
       ${column(parts.original, 'CAST(NULL AS DATE)')} AS original, CAST(NULL AS BOOLEAN) AS slipped
       ${dimensions.map((dimension) => `, ${memberOf(dimension)} AS ${name(columnOf(dimension.id))}`).join('')}
     FROM ${rows} m ${joined} ${one.joins} ${kept.length > 0 ? `WHERE ${kept.join(' AND ')}` : ''})`,
  );
  const [count] = repeats ? await database.query(`SELECT count(*) AS "n" FROM ${rows}`) : [];
  const [left] = gone ? await database.query(`SELECT count(*) AS "n" FROM ${main.sql} m WHERE ${gone}`) : [];
  const without = { columns: discards.map((column) => column.name), rows: Number(left?.n ?? 0) };
  return { main, parts, currency, dimensions, joins, discarded: without, duplicates: count ? main.rows - Number(count.n) : 0 };
}

const discarded =
  /^(is |hs )?(deleted|archived|is archived|test|test (deal|record)|merged|duplicate|geloscht|archiviert|supprimee?|archivee?|eliminad[oa]|borrad[oa]|archivad[oa]|excluid[oa]|arquivad[oa]|eliminat[oa]|archiviat[oa])$/;

/** A probability told as 0 to 1, or as 0 to 100. */
async function shareOfOne(database: Database, main: Table, column: Column): Promise<string> {
  const [row] = await database.query(`SELECT max(${name(column.name)}) > 1 AS "percent" FROM ${main.sql}`);
  const scale = row!.percent === true ? 100 : 1;
  return `CAST(CAST(m.${name(column.name)} AS DOUBLE) / ${scale} AS DECIMAL(18, 6))`;
}

const fixed: ReadonlySet<string> = new Set(
  (
    'id outcome stage amount own_amount own_currency created closed expected activity stale overdue probability forecast reason original ' +
    'slipped row_hash'
  ).split(' '),
);

/** A dimension's column in `deals`: its id, unless one of the fixed columns is called so. */
export function columnOf(dimension: string): string {
  return fixed.has(dimension) ? `${dimension}_` : dimension;
}
