/** What came back of the lines sold: refunds by their own day, each added up to its line first, so that no line counts twice. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import { noMember } from '../dimensions.ts';
import { nameFit, words } from '../lexicon.ts';
import { numbersLines } from '../repeated-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { quantityOf, refundOf } from './amount.ts';
import { keyNamed } from './links.ts';

export interface Returns {
  table: Table;
  /** As a reader knows it: `refund_sek`. */
  formula: string;
}

const returnsNamed =
  /\b(returns?|returned|refunds?|rma|rmas|credit notes?|retouren?|ruckgaben?|rucksendung(en)?|gutschrift(en)?|erstattung(en)?|retours?|remboursements?|avoirs?|devolucion(es)?|reembolsos?|devoluc(ao|oes)|res[oi]|rimbors[oi])\b|返品|返金|退货|退款|مرتجع|استرداد/;

/** A column of the returns and the one of the lines that it repeats. */
interface Key {
  theirs: string;
  ours: string;
}

/** Those called alike, such as the number of the order and that of its line. */
function sharedKeys(table: Table, main: Table): Key[] {
  const isKey = ({ name: each, type, filled }: Column, { rows }: Table) =>
    filled === rows &&
    (type.kind === 'text' || (type.kind === 'number' && type.integer)) &&
    (keyNamed.test(words(each)) || numbersLines(each));
  return table.columns.flatMap((column) => {
    const own = main.columns.find((each) => words(each.name) === words(column.name) && each.type.kind === column.type.kind);
    return own && isKey(column, table) && isKey(own, main) ? [{ theirs: column.name, ours: own.name }] : [];
  });
}

/**
 * Creates the table `order_flow` (dated, amount, refund, returned, units, one column a dimension, row_hash): the lines of `order_lines` by the day they
 * were sold, and what came back of them by the day it did. Null where no table says so.
 * @param members columns of the lines' dimensions; `keyed` SQL of the lines with their keys and those columns
 */
export async function makeReturns(
  database: Database,
  tables: readonly Table[],
  main: Table,
  members: readonly string[],
  keyed: (keys: readonly string[]) => string,
): Promise<Returns | null> {
  for (const table of tables) {
    const refund = refundOf(table);
    const date = dateOf(table);
    if (table === main || !refund || !date || !returnsNamed.test(words(table.name))) continue;
    const keys = await lineKeys(database, table, main);
    if (!keys) continue;
    const pieces = quantityOf(table);
    const listed = keys.map(({ theirs }) => name(theirs)).join(', ');
    const by = members.map((member) => `l.${name(member)}`);
    const back = `SELECT ${listed}, ${name(date.name)} AS "day", sum(abs(${name(refund.name)})) AS "refund", ${pieces ? `sum(abs(${name(pieces.name)}))` : 'count(*)'} AS "returned"
      FROM ${table.sql} WHERE ${name(date.name)} IS NOT NULL GROUP BY ALL`;
    const on = keys.map(({ theirs, ours }) => `l.${name(ours)} = r.${name(theirs)}`).join(' AND ');
    await createCanonical(
      database,
      'order_flow',
      `SELECT dated, CAST(amount AS DECIMAL(28, 6)) AS amount, CAST(0 AS DECIMAL(28, 6)) AS refund, CAST(0 AS DECIMAL(28, 6)) AS returned, true AS own${members.map((member) => `, CAST(${name(member)} AS VARCHAR) AS ${name(member)}`).join('')} FROM order_lines
       UNION ALL SELECT r."day", 0, CAST(r."refund" AS DECIMAL(28, 6)), CAST(r."returned" AS DECIMAL(28, 6)), false${by.map((member) => `, coalesce(CAST(${member} AS VARCHAR), ${literal(noMember)})`).join('')}
       FROM (${back}) r LEFT JOIN (${keyed(keys.map(({ ours }) => ours))}) l ON ${on}`,
    );
    return { table, formula: refund.name };
  }
  return null;
}

/** Part of the returns whose line is known. */
const mostlyKnown = 0.9;

/** The fewest shared columns that tell each line from the others, and that the returns write as the lines do. */
async function lineKeys(database: Database, table: Table, main: Table): Promise<readonly Key[] | null> {
  const shared = sharedKeys(table, main).slice(0, 4);
  const sets = [...shared.map((key) => [key]), ...shared.flatMap((one, at) => shared.slice(at + 1).map((other) => [one, other]))];
  for (const keys of sets) {
    const listed = keys.map(({ ours }) => name(ours)).join(', ');
    const [row] = await database.query(
      `SELECT (SELECT count(*) FROM (SELECT DISTINCT ${listed} FROM ${main.sql})) AS "lines", (SELECT count(*) FROM ${table.sql}) AS "all",
              (SELECT count(*) FROM ${table.sql} r WHERE EXISTS (SELECT 1 FROM ${main.sql} m WHERE ${keys.map(({ theirs, ours }) => `m.${name(ours)} = r.${name(theirs)}`).join(' AND ')})) AS "known"`,
    );
    if (Number(row!.lines) === main.rows && Number(row!.known) >= Number(row!.all) * mostlyKnown) return keys;
  }
  return null;
}

/** The day something came back; that of the order it belongs to is another. */
function dateOf({ columns }: Table): Column | null {
  const dates = columns.filter(({ type, distinct }) => type.kind === 'date' && distinct > 1);
  return (
    dates.find(({ name: each }) => returnsNamed.test(words(each))) ??
    dates.find(({ name: each }) => nameFit('period', each) > 0) ??
    (dates.length === 1 ? dates[0]! : null)
  );
}
