/** Which tables join which: foreign keys their database declares, else columns of one name whose values are the keys of another table. */
import { type Database, name } from '../database.ts';
import { namesBuyer, pointsTo, singular } from '../joins.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { namesDiscounts } from './discount-codes.ts';

/** Each row of `from` belongs to one row of `to` at most. */
export interface Link {
  from: Table;
  columns: readonly string[];
  to: Table;
  keys: readonly string[];
}

/** Of the different values, this share must be among the keys. */
const enough = 0.9;
/** Columns of such a name are in many tables and name something else in each. */
const everywhere = /^(id|key|code|name|title|label|type|status|state|description|comment|notes?|date|number|no|nr|active|position|rank)$/;
/** A column of such a name holds keys, not names of things. */
export const keyNamed = /(^|\b)(id|ids|key|code|number|num|no|nr|sk|fk|uuid|guid|sku|isbn|ean)$|(nummer|nr)$/;

export async function findLinks(database: Database, tables: readonly Table[]): Promise<Link[]> {
  const links: Link[] = [];
  for (const from of tables) {
    // A database that declares keys of a table declares all of them.
    const declared = from.references?.flatMap((reference) => declaredLink(from, reference, tables) ?? []) ?? [];
    const found = declared.length > 0 ? declared : await sharedKeys(database, from, tables);
    for (const link of found) {
      if (await isUnique(database, link)) links.push(link);
      // What refers to each row once at most describes it, as a category listed beside a film does.
      const back = { from: link.to, columns: link.keys, to: link.from, keys: link.columns };
      if (declared.length > 0 && (await isUnique(database, back))) links.push(back);
    }
  }
  return links;
}

function declaredLink(from: Table, reference: NonNullable<Table['references']>[number], tables: readonly Table[]): Link | null {
  const to = tables.find((table) => same(table.name, reference.table));
  // Who reports to whom describes no row.
  if (!to || to === from) return null;
  const columns = reference.columns.map((column) => columnOf(from, column));
  const keys = reference.keys.map((column) => columnOf(to, column));
  if (columns.some((column, at) => !column || column.type.kind !== keys[at]?.type.kind)) return null;
  return { from, columns: columns.map((column) => column!.name), to, keys: keys.map((key) => key!.name) };
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function columnOf({ columns }: Table, called: string): Column | undefined {
  return columns.find(({ name: each }) => same(each, called));
}

/** To each other table by ids; by names of things only where no id does. */
async function sharedKeys(database: Database, from: Table, tables: readonly Table[]): Promise<Link[]> {
  const links: Link[] = [];
  const pointing = from.columns.filter(canJoin);
  for (const to of tables) {
    if (to === from) continue;
    const own: { link: Link; byId: boolean }[] = [];
    for (const key of to.columns) {
      if (key.distinct < 2 || key.distinct !== to.rows || !canJoin(key)) continue;
      for (const column of pointing) {
        if (column.type.kind !== key.type.kind || !(namesKey(column.name, to.name, key.name) || namesBuyer(column, to.name, key))) continue;
        if (bothNumberOwn(column, from, to)) continue;
        const link = { from, columns: [column.name], to, keys: [key.name] };
        if (await isCovered(database, link)) own.push({ link, byId: keyNamed.test(words(column.name)) });
      }
    }
    const ids = own.filter(({ byId }) => byId);
    const code = own.length === 0 ? ((await codeOf(database, from, to)) ?? (await sameValues(database, from, to))) : null;
    links.push(...(ids.length > 0 ? ids : own.slice(0, 1)).map(({ link }) => link), ...(code ? [code] : []));
  }
  // Lines of sales and of purchases both number their orders from one: each belongs to the table called most alike.
  const alike = ({ to }: Link) => singles(to).filter((word) => singles(from).includes(word)).length;
  return links.filter((link) => links.every((other) => other.columns[0] !== link.columns[0] || alike(other) <= alike(link)));
}

/** A table of more rows holds things, and these are pointed to by name. */
const mostCodes = 300;
/** Fewer values in common may be chance. */
const leastCommon = 3;

/**
 * A short list of codes and what they mean is joined by the codes that the rows write, whatever either is called: `discount_code` to the `code` of
 * discounts. A column that shares no word with the list has to know several of its codes.
 */
async function codeOf(database: Database, from: Table, to: Table): Promise<Link | null> {
  const key = to.columns.find(
    ({ type, distinct }, at) => type.kind === 'text' && distinct === to.rows && (at === 0 || keyNamed.test(words(to.columns[at]!.name))),
  );
  if (!key || to.rows < 2 || to.rows > mostCodes || to.rows >= from.rows) return null;
  const said = new Set([...singles(to), ...words(key.name).split(' ')].filter((word) => !everywhere.test(word)));
  const found: { link: Link; named: boolean }[] = [];
  for (const { name: column, type, distinct } of from.columns) {
    if (type.kind !== 'text' || distinct < 2 || distinct > to.rows / enough || distinct === from.rows) continue;
    const shared = words(column).split(' ');
    const named = shared.some((word) => said.has(singular(word))) || (namesDiscounts(column) && namesDiscounts(to.name));
    const link = { from, columns: [column], to, keys: [key.name] };
    if ((named || distinct >= leastCommon) && (await isCovered(database, link))) found.push({ link, named });
  }
  const [first, ...others] = found.some(({ named }) => named) ? found.filter(({ named }) => named) : found;
  return first && others.length === 0 ? first.link : null;
}

/** Fewer values may be among the keys of another thing by chance. */
const leastSame = 20;
const nearlyAll = 0.95;

/** Nearly all of many texts are keys of one column of the other table, whatever either is called: `Ordine` the `Name` of an order. */
async function sameValues(database: Database, from: Table, to: Table): Promise<Link | null> {
  const found: Link[] = [];
  for (const key of to.columns) {
    if (key.distinct !== to.rows) continue;
    for (const column of await holdingKeys(database, from, to, key))
      if (!bothNumberOwn(column, from, to)) found.push({ from, columns: [column.name], to, keys: [key.name] });
  }
  // What several columns could mean is not known.
  return found.length === 1 ? found[0]! : null;
}

/** The columns of many texts of which nearly all are keys of the other table. */
export async function holdingKeys(database: Database, from: Table, to: Table, key: Column): Promise<Column[]> {
  const isText = ({ type, distinct }: Column) => type.kind === 'text' && distinct >= leastSame;
  const found: Column[] = [];
  if (!isText(key)) return found;
  for (const column of from.columns) {
    const able = isText(column) && column.distinct <= key.distinct / nearlyAll;
    if (able && (await isCovered(database, { from, columns: [column.name], to, keys: [key.name] }, nearlyAll))) found.push(column);
  }
  return found;
}

const bothNumberOwn = (column: Column, from: Table, to: Table) => column.distinct === from.rows && bothNumberTheirOwn(from, to);

/** Sales orders and purchase orders each number their rows; an order's payment or review is called after the order too. */
function bothNumberTheirOwn(from: Table, to: Table): boolean {
  const [a, b] = [singles(from), singles(to)];
  const common = a.filter((word) => b.includes(word)).length;
  return common > 0 && common < Math.min(a.length, b.length);
}

const singles = (table: Table) => words(table.name).split(' ').map(singular);

/** `customer_id` that of another table, `sales_rep_employee_id` its `employee_id`, `customer_id` the `id` of customers. */
function namesKey(column: string, table: string, key: string): boolean {
  const [own, other] = [words(column), words(key)];
  const alike = own === other || (keyNamed.test(other) && own.endsWith(` ${other}`));
  return (alike && !everywhere.test(other)) || pointsTo(column, table, key);
}

/** A number joins by its name alone: counts and amounts may be among the keys by chance. */
function canJoin({ type, name: called }: Column): boolean {
  return type.kind === 'text' || (type.kind === 'number' && type.integer && keyNamed.test(words(called)));
}

async function isCovered(database: Database, { from, columns, to, keys }: Link, share = enough): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT ${name(keys[0]!)} FROM ${to.sql})) AS "hit"
     FROM (SELECT DISTINCT ${name(columns[0]!)} AS v FROM ${from.sql}) WHERE v IS NOT NULL`,
  );
  return Number(row!.all) > 0 && Number(row!.hit) >= Number(row!.all) * share;
}

/** Anything else would multiply the rows. */
async function isUnique(database: Database, { to, keys }: Link): Promise<boolean> {
  const filled = keys.map((key) => `${name(key)} IS NOT NULL`).join(' AND ');
  const [row] = await database.query(
    `SELECT count(DISTINCT (${keys.map(name).join(', ')}, 0)) FILTER (WHERE ${filled}) AS "keys" FROM ${to.sql}`,
  );
  return Number(row!.keys) === to.rows;
}

/** Tables without those that show rows of another again: of one key, with half of their other columns or more, and fewer rows or more columns. */
export function withoutRepeats(tables: readonly Table[]): Table[] {
  const repeats = (table: Table, other: Table) => {
    if (table === other || table.references || table.rows > other.rows) return false;
    if (table.rows === other.rows && table.columns.length <= other.columns.length) return false;
    const [key, its] = [ownKey(table), ownKey(other)];
    if (!key || !its || words(key.name) !== words(its.name)) return false;
    const known = new Set(other.columns.map((column) => words(column.name)));
    const rest = table.columns.filter((column) => column !== key);
    return rest.length > 0 && rest.filter((column) => known.has(words(column.name))).length >= rest.length / 2;
  };
  return tables.filter((table) => !tables.some((other) => repeats(table, other)));
}

/** The first column that numbers its rows. */
function ownKey({ columns, rows }: Table): Column | undefined {
  return columns.find((column) => column.distinct === rows && canJoin(column) && keyNamed.test(words(column.name)));
}
