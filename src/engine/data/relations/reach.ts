/** The tables that describe a row, each by its shortest way, and the day that dates it. */
import { name } from '../database.ts';
import { singular } from '../joins.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { Link } from './links.ts';

export interface Node {
  /** In SQL; `m` is the main table. */
  alias: string;
  table: Table;
  parent: Node | null;
  link: Link | null;
  depth: number;
}

const mostNodes = 24;
const deepest = 5;

export const buyers =
  /\b(customers?|clients?|buyers?|members?|patients?|users?|accounts?|guests?|shoppers?|kunden?|clientes?|clienti?|comprador(es)?|acquirenti?)\b/;

export function reach(main: Table, links: readonly Link[]): Node[] {
  const nodes: Node[] = [{ alias: 'm', table: main, parent: null, link: null, depth: 0 }];
  let step = [nodes[0]!];
  for (let depth = 1; depth <= deepest && step.length > 0; depth++) {
    const next: Node[] = [];
    // The customers' places are those of sales, before those of staff.
    const ahead = [...step].sort((a, b) => Number(buyers.test(words(b.table.name))) - Number(buyers.test(words(a.table.name))));
    for (const parent of ahead) {
      for (const link of links) {
        if (link.from !== parent.table || nodes.length >= mostNodes || nodes.some(({ table }) => table === link.to)) continue;
        const node = { alias: `j${nodes.length}`, table: link.to, parent, link, depth };
        nodes.push(node);
        next.push(node);
      }
    }
    step = next;
  }
  return nodes;
}

export interface Dated {
  node: Node;
  column: string;
  sql: string;
  /** It stands in a table of days, and no order is dated by it alone. */
  calendar: boolean;
}

/** Days of a person, a thing or a record, and not of a sale. */
const traits =
  /\b(birth|birthday|dob|hire|hired|hiring|joined|founded|expiry|expiration|expires|updated|update|modified|due|required|shipped|ship|shipping|delivered|delivery|release|released|valid|start|end|returned|return|geburt|eintritt|naissance|nacimiento|nascimento|nascita)\b/;
const ofSale =
  /\b(order|ordered|invoice|invoiced|sale|sold|transaction|payment|purchase|purchased|booking|booked|rental|posting|bestelldatum|rechnungsdatum|kaufdatum)\b/;
const calendars = /\b(dates?|days?|calendar|time|kalender|datum)\b/;

/** A table that has a row for each day. */
export function isCalendar({ table, depth }: Node): boolean {
  return (
    depth > 0 &&
    calendars.test(words(table.name)) &&
    table.columns.some(({ type, distinct }) => type.kind === 'date' && distinct === table.rows)
  );
}

/** The day of the sale, in the table itself or the nearest that describes it. */
export function describedBy(nodes: readonly Node[]): Dated | null {
  let best: Dated | null = null;
  let bestFit = 0;
  for (const node of nodes) {
    if (node.depth > 2) continue;
    for (const column of node.table.columns) {
      const calendar = isCalendar(node) && column.distinct === node.table.rows;
      const fit = fitOf(column, node, calendar);
      if (fit <= bestFit) continue;
      bestFit = fit;
      best = { node, column: column.name, sql: `${node.alias}.${name(column.name)}`, calendar };
    }
  }
  return best ?? handedOver(nodes[0]!);
}

/** Where a row has no other day, the one on which it was delivered: deliveries are dated so. */
function handedOver(node: Node): Dated | null {
  const [only, ...others] = node.table.columns.filter(({ type }) => type.kind === 'date');
  const isDay = only && others.length === 0 && only.distinct > 1 && only.filled >= node.table.rows * mostlyFilled;
  if (!isDay || !/\b(shipped|ship|shipping|delivered|delivery)\b/.test(words(only.name))) return null;
  return { node, column: only.name, sql: `${node.alias}.${name(only.name)}`, calendar: false };
}

const mostlyFilled = 0.9;

function fitOf({ type, name: called, filled, distinct }: Column, { table, depth }: Node, calendar: boolean): number {
  if (type.kind !== 'date' || distinct < 2 || filled < table.rows * mostlyFilled || traits.test(words(called))) return 0;
  // When it was paid dates a sale only where nothing else does.
  const own = calendar
    ? 3
    : /\bpaid\b/.test(words(called))
      ? 1.5
      : ofSale.test(words(called))
        ? 4
        : nameFit('period', called) > 0
          ? 3
          : nameFit('created', called) > 0
            ? 2
            : 1;
  // What the sale belongs to, such as a product or a customer, is dated as a thing; an order by any day it has.
  if (depth > 0 && own < 3 && !/\b(orders?|invoices?|sales?|transactions?|rentals?|bookings?|payments?)\b/.test(words(table.name)))
    return 0;
  return own - depth / 4;
}

/** What a table or the column that points to it names: customer, customers. */
export function thingOf(table: Table, column?: string): { one: string; many: string } {
  const bare = column === undefined ? '' : words(column).replace(/ ?\b(id|key|code|number|num|no|nr|sk|fk|uuid|guid)$/, '');
  const own = words(table.name)
    .replace(/^(dim|fact|tbl|tb|t) /, '')
    .replace(/ (dim|fact|table)$/, '');
  const one = column !== undefined && bare !== '' && bare !== words(column) ? bare : singularOf(own);
  return { one, many: pluralOf(one) };
}

function singularOf(text: string): string {
  return /(ss|us|is)$/.test(text) ? text : /(sh|ch|x|z|ss)es$/.test(text) ? text.slice(0, -2) : singular(text);
}

/** A file named in another language is called by its plural, which takes no English one: `Lieferungen`, `riparazioni`, `配送`. */
const ownPlural = /(?:ungen|heiten|keiten|ionen|uren|enten|taten|kunden|ioni|menti)$|[^\p{Script=Latin}\p{N} ]/u;

function pluralOf(one: string): string {
  if (ownPlural.test(one)) return one;
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : /(s|sh|ch|x|z)$/.test(one) ? `${one}es` : `${one}s`;
}

/** A table repeats the rows of others, or has several rows for each that is counted. */
export type WhyLeft = 'repeats' | 'multiplies';

/** As SQL behind the main table `m`. */
export function joinsOf(nodes: readonly Node[]): string {
  return nodes
    .flatMap(({ alias, table, parent, link }) => {
      if (!link) return [];
      const on = link.columns.map((column, at) => `${parent!.alias}.${name(column)} = ${alias}.${name(link.keys[at]!)}`);
      return [`LEFT JOIN ${table.sql} ${alias} ON ${on.join(' AND ')}`];
    })
    .join(' ');
}

/** Columns by alias and name that point to other tables. */
export function joinedColumns(nodes: readonly Node[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ parent, link }) => (link ? link.columns.map((column) => `${parent!.alias}.${column}`) : [])));
}

/** A table that refers to those counted, and is referred to by none of them, has several rows for each. */
export function leftOut(
  tables: readonly Table[],
  own: readonly Table[],
  nodes: readonly Node[],
  links: readonly Link[],
): ReadonlyMap<Table, WhyLeft> {
  const used = new Set(nodes.map(({ table }) => table));
  const left = new Map<Table, WhyLeft>();
  for (const table of tables) {
    if (used.has(table)) continue;
    if (!own.includes(table)) left.set(table, 'repeats');
    else if (reach(table, links).some((node) => used.has(node.table)) || links.some(({ to }) => to === table))
      left.set(table, 'multiplies');
  }
  return left;
}
