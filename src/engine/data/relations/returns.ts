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
  /** Columns that say what went back on the shelf, what taking it back cost, and why it came; null where none does. */
  restocked: string | null;
  fees: string | null;
  reason: string | null;
}

const returnsNamed =
  /\b(returns?|returned|refunds?|rma|rmas|credit notes?|retouren?|ruckgaben?|rucksendung(en)?|gutschrift(en)?|erstattung(en)?|retours?|remboursements?|avoirs?|devolucion(es)?|reembolsos?|devoluc(ao|oes)|res[oi]|rimbors[oi])\b|返品|返金|退货|退款|مرتجع|استرداد/;

/** A column of the returns and the one of the lines that it repeats. */
interface Key {
  theirs: string;
  ours: string;
}

/** The returns of a set of tables, and by which columns each belongs to its line. */
export interface ReturnsTable {
  table: Table;
  keys: readonly Key[];
}

/** The first table of returns whose rows name the lines they come from. */
export async function findReturns(
  database: Database,
  tables: readonly Table[],
  main: Table,
  order: string | null,
): Promise<ReturnsTable | null> {
  for (const table of tables) {
    if (table === main || !refundOf(table) || !dateOf(table) || !returnsNamed.test(words(table.name))) continue;
    const keys = await lineKeys(database, table, main, order);
    if (keys) return { table, keys };
  }
  return null;
}

/** More values are keys of something else than what is sold. */
const fewestShared = 2;

/** Columns called alike, such as the number of the order and that of its line; else those whose values are the orders' numbers and the goods' codes. */
async function sharedKeys(database: Database, table: Table, main: Table, order: string | null): Promise<Key[]> {
  const holdsKeys = ({ type, filled }: Column, { rows }: Table) =>
    filled >= rows * mostlyKnown && (type.kind === 'text' || (type.kind === 'number' && type.integer));
  const isKey = (column: Column, of: Table) =>
    holdsKeys(column, of) && (column.name === order || keyNamed.test(words(column.name)) || numbersLines(column.name));
  const alike = table.columns.flatMap((column) => {
    const own = main.columns.find((each) => words(each.name) === words(column.name) && each.type.kind === column.type.kind);
    return own && isKey(column, table) && isKey(own, main) ? [{ theirs: column.name, ours: own.name }] : [];
  });
  const found: Key[] = [];
  for (const own of main.columns) {
    if (!isKey(own, main) || own.distinct < fewestShared || alike.some(({ ours }) => ours === own.name)) continue;
    for (const column of table.columns) {
      if (column.type.kind !== own.type.kind || !holdsKeys(column, table) || alike.some(({ theirs }) => theirs === column.name)) continue;
      // Numbers that count from one are among all others.
      if (column.type.kind === 'number' && !keyNamed.test(words(column.name)) && words(column.name) !== 'order') continue;
      const [row] = await database.query(
        `SELECT count(*) AS "known" FROM ${table.sql} r WHERE ${name(column.name)} IN (SELECT ${name(own.name)} FROM ${main.sql})`,
      );
      if (Number(row!.known) >= table.rows * mostlyKnown) found.push({ theirs: column.name, ours: own.name });
    }
  }
  return [...alike, ...found];
}

const none = 'CAST(0 AS DECIMAL(28, 6))';

/**
 * Creates the table `order_flow` (dated, amount, gross, cost, refund, returned, restocked, fees, own, reason, came_back, line_refund, line_fees, one column
 * a dimension, row_hash): the lines of `order_lines` by the day they were sold, with what came back of each ever, and what came back by the day it did.
 * @param members columns of the lines' dimensions; `keyed` SQL of the lines, as in `order_lines`, with their keys
 */
export async function makeReturns(
  database: Database,
  { table, keys }: ReturnsTable,
  members: readonly string[],
  keyed: (keys: readonly string[]) => string,
): Promise<Returns> {
  const refund = refundOf(table)!;
  const date = dateOf(table)!;
  const pieces = quantityOf(table);
  const restocked = restockedOf(table);
  const fee = returnCostOf(table);
  const reason = reasonOf(table);
  const theirs = keys.map((key) => name(key.theirs)).join(', ');
  const amount = (column: Column | undefined) => (column ? `sum(abs(CAST(${name(column.name)} AS DECIMAL(28, 6))))` : none);
  const count = pieces ? `abs(${name(pieces.name)})` : '1';
  const back = `SELECT ${theirs}, ${name(date.name)} AS "day", ${amount(refund)} AS "refund", sum(${count}) AS "returned",
      ${restocked ? `sum(CASE WHEN ${restocked.sql} THEN ${count} ELSE 0 END)` : '0'} AS "restocked", ${amount(fee)} AS "fees"
    FROM ${table.sql} WHERE ${name(date.name)} IS NOT NULL GROUP BY ALL`;
  const once = `SELECT ${theirs}, ${reason ? `min(CAST(${name(reason.name)} AS VARCHAR))` : 'CAST(NULL AS VARCHAR)'} AS "reason",
      ${amount(refund)} AS "refunded", ${amount(fee)} AS "paid" FROM ${table.sql} GROUP BY ${theirs}`;
  const on = keys.map((key, at) => `l.key_${at} = r.${name(key.theirs)}`).join(' AND ');
  const ours = keys.map((key) => key.ours);
  const listed = ours.map((_, at) => `key_${at}`).join(', ');
  // A line that nothing tells from another of its order stands for both.
  const first = `SELECT * FROM (${keyed(ours)}) QUALIFY row_number() OVER (PARTITION BY ${listed} ORDER BY row_key) = 1`;
  const exact = (sql: string) => `CAST(${sql} AS DECIMAL(28, 6))`;
  const own = members.map((member) => `CAST(l.${name(member)} AS VARCHAR) AS ${name(member)}`);
  const by = members.map((member) => `coalesce(CAST(l.${name(member)} AS VARCHAR), ${literal(noMember)})`);
  await createCanonical(
    database,
    'order_flow',
    `SELECT l.dated, ${exact('l.amount')} AS amount, ${exact('coalesce(l.gross, l.amount)')} AS gross, ${exact('coalesce(l.cost, 0)')} AS cost,
       ${none} AS refund, ${none} AS returned, ${none} AS restocked, ${none} AS fees, true AS own, r."reason" AS reason, (r."known" IS NOT NULL) AS came_back,
       ${exact('coalesce(r."refunded", 0)')} AS line_refund, ${exact('coalesce(r."paid", 0)')} AS line_fees
       ${['', ...own].join(', ')}
     FROM (${keyed(ours)}) l LEFT JOIN (SELECT *, true AS "known" FROM (${once})) r ON ${on}
     UNION ALL SELECT r."day", ${none}, ${none}, ${none}, ${exact('r."refund"')}, ${exact('r."returned"')},
       ${exact('coalesce(r."restocked" * l.cost / nullif(l.quantity, 0), 0)')}, ${exact('r."fees"')}, false, NULL, false, ${none}, ${none} ${['', ...by].join(', ')}
     FROM (${back}) r LEFT JOIN (${first}) l ON ${on}`,
  );
  return {
    table,
    formula: refund.name,
    restocked: restocked?.column.name ?? null,
    fees: fee?.name ?? null,
    reason: reason?.name ?? null,
  };
}

/**
 * The same table where the orders themselves say what was paid back: by the day they were placed, as no other is known.
 * @param selected SQL of the lines, as in `order_lines`, with one more column
 */
export async function makePaidBack(
  database: Database,
  table: Table,
  refund: Column,
  members: readonly string[],
  selected: (column: string) => string,
): Promise<Returns> {
  const exact = (sql: string) => `CAST(${sql} AS DECIMAL(28, 6))`;
  const own = members.map((member) => `, CAST(${name(member)} AS VARCHAR) AS ${name(member)}`).join('');
  await createCanonical(
    database,
    'order_flow',
    `WITH l AS (${selected(`abs(coalesce(${exact(`m.${name(refund.name)}`)}, 0)) AS paid_back`)})
     SELECT dated, ${exact('amount')} AS amount, ${exact('coalesce(gross, amount)')} AS gross, ${exact('coalesce(cost, 0)')} AS cost,
       ${none} AS refund, ${none} AS returned, ${none} AS restocked, ${none} AS fees, true AS own, CAST(NULL AS VARCHAR) AS reason, paid_back > 0 AS came_back,
       paid_back AS line_refund, ${none} AS line_fees ${own}
     FROM l
     UNION ALL SELECT dated, ${none}, ${none}, ${none}, paid_back, ${exact('coalesce(quantity, 1)')}, ${none}, ${none}, false, NULL, false, ${none}, ${none} ${own}
     FROM l WHERE paid_back > 0`,
  );
  return { table, formula: refund.name, restocked: null, fees: null, reason: null };
}

const restockedNamed =
  /\b(restock(ed)?|resellable|resaleable|back (in|to) stock|wieder eingelagert|eingelagert|wiederverkaufbar|remis en stock|restocke|reintegre|reingresad[oa]|repuest[oa]|reposto|voltou ao estoque|rimess[oa] in magazzino|riassortito)\b|再入庫|再販|重新入库|重新上架|أعيد للمخزون/;
const isYes = /^(y|yes|true|1|ja|j|oui|o|si|sim|s|wahr|vrai|はい|是|نعم|restock(ed)?|return|full|complete)$/;

/** Where a column says that the goods went back on the shelf. */
function restockedOf({ columns }: Table): { column: Column; sql: string } | null {
  const column = columns.find((each) => restockedNamed.test(words(each.name)) && each.distinct <= mostWays);
  if (!column) return null;
  const called = name(column.name);
  if (column.type.kind === 'boolean') return { column, sql: `coalesce(${called}, false)` };
  if (column.type.kind === 'number') return { column, sql: `coalesce(${called}, 0) > 0` };
  return column.type.kind === 'text'
    ? { column, sql: `regexp_full_match(lower(strip_accents(CAST(${called} AS VARCHAR))), ${literal(isYes.source)})` }
    : null;
}
const mostWays = 6;

const returnCostNamed =
  /^((return|returns|reverse|retouren|rucksende|rucksendungs|retour) )+(shipping|freight|postage|label|logistics|handling|processing|versand|porto|fracht)?( ?(costs?|kosten|fees?|gebuhr(en)?|expense))?$|^(rucksendekosten|retourenkosten|rucksendegebuhr|frais de retour|cout (du )?retour|cout d expedition retour|gastos de devolucion|coste de devolucion|costo de devolucion|custo d[ae] devolucao|frete de devolucao|costo del reso|spese di reso)$|返送料|返品送料|退货运费|退货费|تكلفة الإرجاع/;

/** What taking the goods back cost, beside the refund. */
function returnCostOf({ columns }: Table): Column | undefined {
  return columns.find(({ name: each, type, filled }) => type.kind === 'number' && filled > 0 && returnCostNamed.test(words(each)));
}

const reasonNamed = /\b(reasons?|grund|grunde|ruckgabegrund|retourengrund|raison|motif|motivo|razon)\b|理由|原因|سبب/;

function reasonOf({ columns }: Table): Column | undefined {
  return columns.find(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct >= 2 && distinct <= 40 && reasonNamed.test(words(each)),
  );
}

/** Part of the returns whose line is known, and of the lines that their keys tell apart. */
const mostlyKnown = 0.9;
const mostlyApart = 0.98;

/** The fewest shared columns that tell the lines from one another, and that the returns write as the lines do. */
async function lineKeys(database: Database, table: Table, main: Table, order: string | null): Promise<readonly Key[] | null> {
  const shared = (await sharedKeys(database, table, main, order)).slice(0, 6);
  const sets = [...shared.map((key) => [key]), ...shared.flatMap((one, at) => shared.slice(at + 1).map((other) => [one, other]))];
  for (const keys of sets) {
    if (new Set(keys.map(({ ours }) => ours)).size < keys.length || new Set(keys.map(({ theirs }) => theirs)).size < keys.length) continue;
    const listed = keys.map(({ ours }) => name(ours)).join(', ');
    const [row] = await database.query(
      `SELECT (SELECT count(*) FROM (SELECT DISTINCT ${listed} FROM ${main.sql})) AS "lines", (SELECT count(*) FROM ${table.sql}) AS "all",
              (SELECT count(*) FROM ${table.sql} r WHERE EXISTS (SELECT 1 FROM ${main.sql} m WHERE ${keys.map(({ theirs, ours }) => `m.${name(ours)} = r.${name(theirs)}`).join(' AND ')})) AS "known"`,
    );
    if (Number(row!.lines) >= main.rows * mostlyApart && Number(row!.known) >= Number(row!.all) * mostlyKnown) return keys;
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
