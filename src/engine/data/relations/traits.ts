/** Along what sales are seen: the things that the joined tables name, and what these say of them, each once. */
import type { DimensionRole } from '../../../model/fact.ts';
import { type Database, literal, name } from '../database.ts';
import { type DimensionColumn, inWords, nameColumn, type Shown, saysWhen, splits } from '../dimensions.ts';
import { aliased } from '../joins.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { columnLabel } from '../records/measure-columns.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { namesDiscounts } from './discount-codes.ts';
import { keyNamed } from './links.ts';
import { buyers, isCalendar, type Node, thingOf } from './reach.ts';

/** A dimension with the table whose column it is. */
export interface TableDimension extends DimensionColumn {
  table: Table;
  /** Why an order got a discount: it is crossed with others first. */
  tellsDiscount?: true;
}

interface Given {
  nodes: readonly Node[];
  /** What the lines belong to: it is counted, and no dimension. */
  header: Node | undefined;
  joins: string;
  /** Columns by alias and name that are told of otherwise. */
  taken: ReadonlySet<string>;
  /** The rows are goods made or moved, or each is asked how it went: of those, who supplied, carried or did them tells as much as what they are. */
  isOfGoods?: boolean;
}

interface Trait {
  dimension: TableDimension;
  /** Rank among the others, the smallest first. */
  at: number;
  /** Of more members it is not told. */
  most: number;
  /** Most rows have none, and that says something: an order without a discount code. */
  seldom?: true;
}

/** More of them would say the same again and again. */
const mostTraits = 12;
/** Things of which there are more are not told one by one, unless they are what is sold or who buys. */
const mostThings = 300;
/** A column of another table that is often empty parts the sales of some from an unknown rest. */
const mostlyFilled = 0.7;

export async function dimensionsOf(database: Database, given: Given, mapping: Mapping): Promise<TableDimension[]> {
  const { nodes, header, joins } = given;
  const sold = soldThing(given);
  const traits: Trait[] = [];
  const ids = new Set<string>();
  const add = (node: Node, label: string, column: string, role: DimensionRole, sql: string, listed?: string, seldom?: true) => {
    const called = ids.has(idOf(label)) ? `${capital(thingOf(node.table, node.link?.columns[0]).one)} ${label.toLowerCase()}` : label;
    const id = idOf(called);
    if (ids.has(id)) return;
    ids.add(id);
    const said = aliased(sql, [column, id], mapping);
    const dimension = {
      id,
      label: called,
      role,
      sql: said,
      column,
      lookup: null,
      source: column,
      table: node.table,
      ...(seldom && { tellsDiscount: seldom }),
    };
    const at = (role === 'account' ? 0 : role === 'product' ? 1 : 2 + node.depth) + (node === header ? 4 : 0);
    traits.push({
      dimension: { ...dimension, ...(said === sql && listed !== undefined && { listed }) },
      at,
      // What is sold and who buys lead a review, however many they are.
      most: role === 'account' || node === sold || /^(products?|artikel|items?)$/.test(id) ? Number.POSITIVE_INFINITY : mostThings,
      ...(seldom && { seldom }),
    });
  };
  const addCode = (node: Node, column: Column) => {
    const [own, label] = [`${node.alias}.${name(column.name)}`, columnLabel(column.name)];
    add(node, label, column.name, 'other', own, column.listed, true);
    add(
      node,
      `${label} used`,
      column.name,
      'other',
      `CASE WHEN ${own} IS NULL THEN ${literal(`${label}: no`)} ELSE ${literal(`${label}: yes`)} END`,
    );
  };
  // The customer's country is the country; a supplier's is said to be the supplier's, and an order's own repeats are left to the last.
  const rank = (node: Node) => (isUnder(node, buyers) ? 0 : node === header ? 2 : 1);
  for (const node of [...nodes].sort((a, b) => rank(a) - rank(b))) {
    const { table, alias, link } = node;
    const ignored = new Set(
      Object.entries(mapping.columns[table.name] ?? {}).flatMap(([column, role]) => (role === 'ignore' ? [column] : [])),
    );
    const thing = thingOf(table, link?.columns[0]);
    if (!given.isOfGoods && [carriers, makers].some((beside) => beside.test(words(table.name)) || beside.test(thing.one))) continue;
    const apart = link && node !== header && !isCalendar(node);
    // A code is what people call a discount; its table describes it in a sentence.
    const shown = apart && !isCoded(node) ? shownOf(node) : null;
    const role = apart ? roleOf(thing.one, node, sold, true) : null;
    if (shown) add(node, capital(thing.one), shown.column.name, role!, apartFromNamesakes(node, shown, role!));
    if (isCalendar(node)) continue;
    const skipped = new Set([...(link?.keys ?? []), ...(shown?.parts.map((part) => part.name) ?? []), ...ignored]);
    for (const column of node.depth === 0 || node === header ? table.columns : []) {
      if (ignored.has(column.name)) continue;
      if (isDiscountCode(column)) {
        skipped.add(column.name);
        addCode(node, column);
        continue;
      }
      const part = skipped.has(column.name) || given.taken.has(`${alias}.${column.name}`) ? null : writtenThing(column);
      if (!part) continue;
      skipped.add(column.name);
      add(node, part.label, column.name, part.role, `${alias}.${name(column.name)}`, column.listed);
    }
    for (const column of table.columns) {
      if (skipped.has(column.name) || given.taken.has(`${alias}.${column.name}`)) continue;
      // What is sold in several sizes or colours has a name for all of them.
      if (namesGoods(column, node)) {
        add(node, 'Product', column.name, 'product', `${alias}.${name(column.name)}`, column.listed);
        continue;
      }
      if (!tells(column, node, apart && !given.isOfGoods ? node === sold : true, given.isOfGoods === true)) continue;
      const own = roleOf(words(column.name), node, sold);
      add(node, columnLabel(column.name).replace(/(?<=.) name$/i, ''), column.name, own, `${alias}.${name(column.name)}`, column.listed);
    }
  }
  return unlike(database, given, joins, traits);
}

const idOf = (label: string) => words(label).replaceAll(' ', '_');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const roles = ['product', 'owner', 'account', 'team', 'region', 'segment'] as const;

/** Which part a thing plays, or what is said of it: groups of what is sold are told as it is, places of whoever buys as regions. */
function roleOf(called: string, node: Node, sold: Node | null, isThing = false): DimensionRole {
  if (place.test(called)) return 'region';
  if (buyers.test(called)) return 'account';
  const role = roles.find((each) => nameFit(each, called) === 1 || (each === 'owner' && sellers.test(called)));
  if (role) return role;
  if (isThing && (node === sold || things.exec(called)?.[0] === called)) return 'product';
  const isOfGoods = isUnder(node, things) || isBehind(node, sold);
  const groupsGoods = isOfGoods && (grouping.test(called) || (isThing ? node.table.rows : 0) <= mostGroups);
  return groupsGoods || (grouping.test(called) && node.depth === 0) ? 'product' : 'other';
}

/** By which an order got a discount: few different ones, and on part of the orders. */
function isDiscountCode({ name: called, type, distinct }: Column): boolean {
  return type.kind === 'text' && distinct >= 1 && distinct <= mostGroups && namesDiscounts(called);
}

/** The table that describes discount codes, each known by its code. */
function isCoded({ link }: Node): boolean {
  const column = link?.from.columns.find((each) => each.name === link.columns[0]);
  return column !== undefined && isDiscountCode(column);
}

/** What is sold, who buys and who sells, where the rows themselves write it. */
function writtenThing(column: Column): { label: string; role: DimensionRole } | null {
  const called = words(column.name);
  if (column.type.kind !== 'text' || keyNamed.test(called)) return null;
  const role = roles.find((each) => each !== 'team' && each !== 'region' && each !== 'segment' && nameFit(each, column.name) === 1);
  if (role) return { label: columnLabel(column.name).replace(/(?<=.) name$/i, ''), role };
  return /^(item |product |article )?description$/.test(called) ? { label: 'Product', role: 'product' } : null;
}

const sellers = /\b(rep|agent|seller|employee|salesperson|sales person|staff)$/;
const staff = /\b(employees?|staff|sellers?|sales ?(people|persons?|reps?)|agents?|users?|mitarbeiter|vendedores?|vendeurs?)\b/;
const place =
  /^((billing|ship|shipping|delivery|customer) )?(country|state|province|county|city|market|land|bundesland|stadt|pays|ville|pais|ciudad|cidade|paese|citta)$/;
const things =
  /\b(products?|items?|articles?|artikel|produkte?|produits?|productos?|produtos?|prodott[oi]|tracks?|skus?|goods|services?|books?|titles?|films?|movies?|courses?|menus?|dish(es)?)\b/;
/** Who made or delivered the goods is a question of buying. */
const makers =
  /\b(suppliers?|vendors?|manufacturers?|makers?|lieferant\w*|hersteller|fournisseurs?|proveedor(es)?|fornecedor(es)?|fornitor[ei])\b/;
/** More of them are told one by one no more than other things are. */
const mostGroups = 40;
/** Who carried the goods sold none of them. */
const carriers =
  /\b(shippers?|carriers?|couriers?|ship via|ship method|shipping methods?|ship modes?|warehouses?|versand\w*|transportista)\b/;

function isBehind(node: Node, sold: Node | null): boolean {
  for (let each: Node | null = node; each && sold; each = each.parent) if (each === sold) return true;
  return false;
}

/** The table of such things, or one that describes them. */
function isUnder(node: Node, of: RegExp): boolean {
  for (let each: Node | null = node; each?.link; each = each.parent) if (of.test(words(each.table.name))) return true;
  return false;
}

/** What a line holds: of the things it points to, the one of which there are most. */
function soldThing({ nodes, header }: Given): Node | null {
  const near = nodes.filter(
    (node) =>
      node.depth === 1 &&
      node !== header &&
      !isCalendar(node) &&
      roleOf(thingOf(node.table, node.link!.columns[0]).one, nodes[0]!, null) === 'other',
  );
  const products = nodes.some(
    (node) => node.depth === 1 && roleOf(thingOf(node.table, node.link!.columns[0]).one, nodes[0]!, null) === 'product',
  );
  return products || !header ? null : ([...near].sort((a, b) => b.table.rows - a.table.rows)[0] ?? null);
}

const titled = /(^|\b)(title|description|label|bezeichnung|titel|titre|titulo|titolo|libelle|descripcion|descricao|descrizione)$|name$/;

/** The name of the thing that a row of the table is; null where it has none but a code. */
function shownOf({ table, link }: Node): Shown | null {
  const key = link!.keys[0]!;
  const texts = table.columns.filter((column) => column.type.kind === 'text' && column.name !== key);
  const own = table.columns.find((column) => column.name === key)!;
  const thing = thingOf(table);
  // A column that most rows share, such as the name of a product's category, is no name of the row.
  const tellsApart = (column: Column) => column.distinct > table.rows / 2;
  const found = nameColumn({ table, key });
  if (found && (found.parts.length > 1 || tellsApart(found.column))) return found;
  const named =
    (own.type.kind === 'text' && !keyNamed.test(words(key)) ? own : undefined) ??
    texts.find((column) => tellsApart(column) && [thing.one, thing.many].includes(words(column.name))) ??
    (buyers.test(words(table.name)) ? texts.find((column) => tellsApart(column) && nameFit('account', column.name) > 0) : undefined) ??
    texts.find(
      (column) =>
        tellsApart(column) && titled.test(words(column.name)) && !says.test(words(column.name).replace(/\b(title|description)$/, '')),
    );
  return named ? { column: named, parts: [named], sql: (alias) => `${alias}.${name(named.name)}` } : null;
}

/** Two customers of one name are two. */
function apartFromNamesakes({ alias, table, link }: Node, { sql }: Shown, role: DimensionRole): string {
  const shown = sql(alias);
  if (role !== 'account' && role !== 'owner') return shown;
  const repeated = `(SELECT ${sql('s')} FROM ${table.sql} s GROUP BY 1 HAVING count(*) > 1)`;
  return `CASE WHEN ${shown} IN ${repeated} THEN ${shown} || ' (' || CAST(${alias}.${name(link!.keys[0]!)} AS VARCHAR) || ')' ELSE ${shown} END`;
}

const says =
  /\b(title|courtesy|salutation|address|street|phone|telephone|mobile|fax|e ?mail|mail|url|web|website|homepage|contact|notes?|comments?|description|photo|picture|image|postal|postcode|zip|plz|password|username|login|ip|user agent|path|handle|slug|permalink|unit|composer|status|anrede|adresse|telefon|strasse)\b/;
/** Of people that sell, and of things that stand far from a sale, only what groups them. */
const grouping =
  /\b(category|type|kind|class|group|segment|region|territory|team|department|division|office|branch|channel|brand|line|family|tier|market|industry|sector|kategorie|typ|gruppe|abteilung|categorie|categoria|tipo|grupo|gruppo)\b/;

function tells(column: Column, node: Node, isNear: boolean, isOfGoods: boolean): boolean {
  const { table, depth } = node;
  const called = words(column.name);
  if (!splits(column, table.rows) || says.test(called) || saysWhen(column) || keyNamed.test(called)) return false;
  if (makers.test(called) && !isOfGoods) return false;
  if (column.filled < table.rows * mostlyFilled || (depth > 0 && column.distinct === column.filled)) return false;
  if (isNear || buyers.test(words(table.name)) || things.test(words(table.name)) || grouping.test(called)) return true;
  // Where a customer or a shop is; not where a supplier is, or whoever sells lives.
  return place.test(called) && !isUnder(node, things) && !isUnder(node, staff);
}

/** The title that several rows of a table of goods share. */
function namesGoods({ name: called, type, distinct, filled }: Column, { table, depth }: Node): boolean {
  return (
    depth === 1 &&
    type.kind === 'text' &&
    things.test(words(table.name)) &&
    /^((product|item|article) )*(title|titel|bezeichnung|designation|titre|titulo|titolo|denominazione)$/.test(words(called)) &&
    distinct >= 2 &&
    distinct < table.rows &&
    filled === table.rows
  );
}

/** Those with members to tell apart, without those that part the rows as one before them does. */
async function unlike(database: Database, { nodes }: Given, joins: string, traits: readonly Trait[]): Promise<TableDimension[]> {
  if (traits.length === 0) return [];
  const main = nodes[0]!.table;
  const ordered = [...traits].sort((a, b) => a.at - b.at);
  const counts = ordered.map(({ dimension }, at) => `count(DISTINCT ${dimension.sql}) AS "d${at}", count(${dimension.sql}) AS "f${at}"`);
  const [row] = await database.query(`SELECT ${counts.join(', ')} FROM ${main.sql} m ${joins}`);
  const telling = ordered
    .map((trait, at) => ({ ...trait, members: Number(row![`d${at}`]), filled: Number(row![`f${at}`]) }))
    // Nearly as many members as rows group nothing.
    .filter(
      ({ members, filled, most, seldom }) =>
        members >= 2 && (seldom || filled >= main.rows / 2) && members <= Math.min(most, main.rows / 2),
    );
  const kept: typeof telling = [];
  for (const trait of telling) {
    const alike = kept.filter(({ members }) => members === trait.members);
    const pairs = alike.map(({ dimension }, at) => `count(DISTINCT (${dimension.sql}, ${trait.dimension.sql})) AS "p${at}"`);
    const [both] = pairs.length > 0 ? await database.query(`SELECT ${pairs.join(', ')} FROM ${main.sql} m ${joins}`) : [{}];
    if (alike.every((_, at) => Number(both![`p${at}`]) > trait.members)) kept.push(trait);
  }
  const found: TableDimension[] = [];
  for (const { dimension } of kept.slice(0, mostTraits)) found.push(await inWords(database, `${main.sql} m ${joins}`, dimension));
  return found;
}
