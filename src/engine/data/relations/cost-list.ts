/** A list of what each product costs, which may change over time: the cost in force on the day of a sale counts, and never one from later. */
import { type Database, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { quantityOf } from './amount.ts';
import { keyNamed } from './links.ts';
import type { Node } from './reach.ts';

export interface CostList {
  table: Table;
  /** What one piece costs. */
  column: Column;
  /** From which day it does; null where the list holds for all days. */
  since: Column | null;
  /** SQL of what one piece costs, once `join` stands behind the main table and those joined to it. */
  each: string;
  join: string;
  /** What the list says of each product beside its cost, as a table that describes the rows; null where it says nothing or is joined anyway. */
  node: Node | null;
}

const costNamed =
  /\b(costs?|cogs|coste?s?|costos?|custos?|costi|couts?|\w*kosten|einstandspreis\w*|einstand|einkaufspreis\w*|ek|ek preis|(purchase|purchasing|buying|supplier|transfer) price|prix d achat|prix de revient|precio de (compra|coste|costo)|preco de (compra|custo)|prezzo d acquisto|prezzo di (acquisto|costo))\b|原価|仕入|成本|进价|تكلفة|سعر الشراء/;
/** Costs of something else than one piece of what is sold. */
const notOfOne =
  /\b(cent(er|re)s?|shipping|freight|delivery|marketing|advertising|type|category|currency|change|pct|percent|share|total (cost|value) (of )?stock|stelle|art|versand\w*|fracht\w*)\b|%/;
/** Of several costs of one piece, that which holds the others. */
const whole = /\b(landed|total|full|all in|gesamt\w*|einstand\w*|cogs|complet|completo|totale)\b/;
/** What is sold or made, by the names of its columns. */
const goods =
  /\b(sku|asin|ean|gtin|upc|isbn|barcode|products?|produkte?s?|produits?|productos?|produtos?|prodott[oi]|items?|line ?items?|articles?|articulos?|artigos?|articol[oi]|artikel\w*|art|parts?|teile?\w*|components?|materials?|material\w*|variants?|goods|dish|model|modell|reference|referencia|referenz|ref|sachnummer|pieza|peca|piece)\b|商品|品目|品番|製品|部品|产品|货号|物料|منتج|صنف/;
const sinceNamed =
  /\b(valid|effective|from|since|starts?|start date|in force|begins?|gultig|ab|seit|wirksam|valable|valide|depuis|a partir|effet|vigente|vigencia|vigor|desde|valid[oa]|vigenza|decorrenza|dal|inicio|inizio|debut|updated|changed|stand)\b|適用|開始|生效|اعتبارا|من تاريخ/;
const untilNamed =
  /\b(to|until|till|ends?|end date|expires?|expiry|bis|jusqu\w*|au|fin|hasta|ate|fine|al|scadenza)\b|終了|失效|截止|حتى|الى تاريخ/;

/** Part of the rows whose product the list has to know. */
const known = 0.5;
/** Fewer values in common may be chance where the columns are called nothing alike. */
const leastCommon = 3;

interface Given {
  nodes: readonly Node[];
  /** SQL of the day of a row over the tables as joined; null where rows have none. */
  dated: string | null;
}

interface Key {
  theirs: Column;
  node: Node;
  ours: Column;
}

/** The first table that tells; null where none does. */
export async function costListOf(database: Database, given: Given, tables: readonly Table[]): Promise<CostList | null> {
  const [{ table: main }] = given.nodes as [Node];
  for (const table of tables) {
    if (table === main || table.rows < 1 || table.rows >= main.rows || quantityOf(table)) continue;
    const column = costIn(table);
    if (!column) continue;
    const dates = table.columns.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
    const until = (dates.length > 1 && dates.find(({ name: each }) => untilNamed.test(words(each)))) || null;
    const starts = dates.filter((each) => each !== until);
    const keys = await keysOf(database, given.nodes, table, column);
    if (keys.length === 0) continue;
    const named = starts.find(({ name: each }) => sinceNamed.test(words(each))) ?? null;
    const repeats = !(await isUnique(database, table, [keys[0]!.theirs]));
    // Where each product stands once, a day says from when its cost holds only if it is called so.
    const since = named ?? (repeats && starts.length === 1 ? starts[0]! : null);
    if (since && given.dated === null) continue;
    const isJoined = given.nodes.some((node) => node.table === table);
    const by = await uniqueBy(database, table, keys, since);
    if (!by) continue;
    return made(database, given, { table, column, since, until, by, isJoined });
  }
  return null;
}

/** The column that says what one piece costs. */
export function costIn(table: Table): Column | null {
  const found = table.columns.filter(
    ({ name: each, type, filled }) => type.kind === 'number' && filled > 0 && costNamed.test(bare(each)) && !notOfOne.test(words(each)),
  );
  return found.find(({ name: each }) => whole.test(words(each))) ?? found[0] ?? null;
}

const bare = (column: string) => {
  const own = words(column);
  return currencyInName(column) ? own.replace(/ [a-z]{3}$/, '') : own;
};

const isCode = ({ type }: Column) => type.kind === 'text' || (type.kind === 'number' && type.integer);
/** `TE-01` is `te-01`, and a number is the text that writes it. */
const spelled = (sql: string) => `lower(trim(CAST(${sql} AS VARCHAR)))`;

/** Columns of the list whose values the rows have too, the best known first: each by the column that says the most of it. */
async function keysOf(database: Database, nodes: readonly Node[], table: Table, cost: Column): Promise<Key[]> {
  const near = nodes.filter(({ depth, table: each }) => depth <= 1 && each !== table);
  const found: (Key & { rank: number })[] = [];
  for (const theirs of table.columns) {
    if (theirs === cost || theirs.distinct < 1 || !isCode(theirs)) continue;
    for (const node of near) {
      for (const ours of node.table.columns) {
        if (!isCode(ours) || ours.filled === 0 || (theirs.type.kind === 'number' && !keyNamed.test(words(theirs.name)))) continue;
        const alike = sharesWord(theirs.name, ours.name);
        const isGoods = goods.test(words(theirs.name)) || goods.test(words(ours.name)) || goods.test(words(table.name));
        if (!isGoods || (!alike && (ours.type.kind === 'number' || theirs.distinct < leastCommon))) continue;
        const [row] = await database.query(
          `SELECT count(*) AS "rows", count(*) FILTER (WHERE ${spelled(name(ours.name))} IN (SELECT ${spelled(name(theirs.name))} FROM ${table.sql})) AS "hit"
           FROM ${node.table.sql}`,
        );
        const share = Number(row!.hit) / Math.max(1, Number(row!.rows));
        if (share >= known)
          found.push({ theirs, node, ours, rank: share + Number(keyNamed.test(words(theirs.name))) / 2 + Number(alike) / 4 });
      }
    }
  }
  const best = found.toSorted((a, b) => b.theirs.distinct - a.theirs.distinct || b.rank - a.rank || a.node.depth - b.node.depth);
  return best.filter((key, at) => best.findIndex(({ theirs }) => theirs === key.theirs) === at);
}

function sharesWord(a: string, b: string): boolean {
  const said = words(b).split(' ');
  return words(a)
    .split(' ')
    .some((word) => said.includes(word));
}

/** As few of the keys as tell the rows apart, with the day from which each holds; null where a product has several costs at once. */
async function uniqueBy(database: Database, table: Table, keys: readonly Key[], since: Column | null): Promise<Key[] | null> {
  const sold = keys.find(({ theirs, ours }) => goods.test(words(theirs.name)) || goods.test(words(ours.name))) ?? keys[0]!;
  const by = [sold];
  const others = keys.filter((key) => key !== sold && key.ours !== sold.ours);
  const own = since ? [since] : [];
  for (const next of [null, ...others]) {
    if (next) by.push(next);
    if (await isUnique(database, table, [...by.map(({ theirs }) => theirs), ...own])) return by;
  }
  return null;
}

/** Rows of a list that are written twice, or twice differently, of all. */
const mostTwice = 0.05;

async function isUnique(database: Database, table: Table, columns: readonly Column[]): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(DISTINCT (${columns.map(({ name: each }) => name(each)).join(', ')}, 0)) AS "keys" FROM ${table.sql}`,
  );
  return Number(row!.keys) >= Number(row!.all) * (1 - mostTwice);
}

interface Found {
  table: Table;
  column: Column;
  since: Column | null;
  until: Column | null;
  by: readonly Key[];
  isJoined: boolean;
}

async function made(database: Database, { nodes, dated }: Given, { table, column, since, until, by, isJoined }: Found): Promise<CostList> {
  const terms = name(`${nodes[0]!.table.name} cost terms`);
  const listed = by.map(({ theirs }, at) => `${spelled(name(theirs.name))} AS key_${at}`).join(', ');
  const keys = by.map((_, at) => `key_${at}`).join(', ');
  const [first, last] = ["DATE '0001-01-01'", "DATE '9999-12-31'"];
  const starts = since ? `coalesce(${name(since.name)}, ${first})` : first;
  const ends = until && since ? `coalesce(max(${name(until.name)}) + 1, ${last})` : last;
  const cost = `CAST(nullif(CAST(${name(column.name)} AS DOUBLE), 0) AS DECIMAL(28, 6))`;
  // Of two costs at once neither is known to be the right one. Terms end where the next begins, so that no row has two.
  await database.run(
    `CREATE OR REPLACE TABLE ${terms} AS SELECT ${keys}, starts, least(ends, coalesce(lead(starts) OVER (PARTITION BY ${keys} ORDER BY starts), ends)) AS ends, cost
     FROM (SELECT ${listed}, ${starts} AS starts, ${ends} AS ends, CASE WHEN count(DISTINCT ${cost}) = 1 THEN max(${cost}) END AS cost FROM ${table.sql} GROUP BY ALL)`,
  );
  const on = by.map(({ node, ours }, at) => `${spelled(`${node.alias}.${name(ours.name)}`)} = terms.key_${at}`);
  const during = since ? [`${dated} >= terms.starts`, `${dated} < terms.ends`] : [];
  return {
    table,
    column,
    since,
    each: 'terms.cost',
    join: `LEFT JOIN ${terms} terms ON ${[...on, ...during].join(' AND ')}`,
    node: isJoined ? null : await thingsOf(database, table, by[0]!, [column, ...(since ? [since] : []), ...(until ? [until] : [])]),
  };
}

/** A row for each product that the rows name, spelled as they do, with what the list says of it always the same; by its code where it has no name. */
async function thingsOf(database: Database, table: Table, { theirs, node, ours }: Key, told: readonly Column[]): Promise<Node> {
  const texts = table.columns.filter((column) => column !== theirs && column.type.kind === 'text' && !told.includes(column));
  const key = spelled(name(theirs.name));
  // Rows that name what they sell need no other name for it.
  const isWritten = node.table.columns.some((each) => each !== ours && each.type.kind === 'text' && nameFit('product', each.name) === 1);
  const namesThings = ({ distinct }: Column) => distinct > theirs.distinct / 2;
  const steady: Column[] = [];
  for (const column of texts) {
    if (isWritten && namesThings(column)) continue;
    const [row] = await database.query(
      `SELECT max(n) AS "n" FROM (SELECT count(DISTINCT ${name(column.name)}) AS n FROM ${table.sql} GROUP BY ${key})`,
    );
    if (Number(row!.n) <= 1) steady.push(column);
  }
  const things = name(`${table.name} things`);
  const said = steady.map(({ name: each }) => `, any_value(CAST(${name(each)} AS VARCHAR)) AS ${name(each)}`).join('');
  const listed = steady.map(({ name: each }) => `, ${name(each)}`).join('');
  await database.run(
    `CREATE OR REPLACE TABLE ${things} AS SELECT own AS ${name(theirs.name)}, CAST(own AS VARCHAR) AS ${name(codeName)}${listed}
     FROM (SELECT DISTINCT ${name(ours.name)} AS own FROM ${node.table.sql} WHERE ${name(ours.name)} IS NOT NULL)
     LEFT JOIN (SELECT ${key} AS told${said} FROM ${table.sql} GROUP BY 1) ON ${spelled('own')} = told`,
  );
  const counts = steady.map(({ name: each }, at) => `, count(DISTINCT ${name(each)}) AS "d${at}", count(${name(each)}) AS "f${at}"`);
  const [counted] = await database.query(`SELECT count(*) AS "rows"${counts.join('')} FROM ${things}`);
  const rows = Number(counted!.rows);
  const columns = steady.map(({ listed: _, ...column }, at) => ({
    ...column,
    filled: Number(counted![`f${at}`]),
    distinct: Number(counted![`d${at}`]),
  }));
  const { listed: _, ...own } = theirs;
  const whole = { filled: rows, distinct: rows, rejected: 0 };
  const isNamed = isWritten || columns.some(namesThings);
  const code: Column = { name: codeName, type: { kind: 'text' }, ...whole };
  const described: Table = {
    name: thingNamed(theirs),
    sql: things,
    file: table.file,
    rows,
    columns: [{ ...own, type: ours.type, ...whole }, ...columns, ...(isNamed ? [] : [code])],
  };
  const link = { from: node.table, columns: [ours.name], to: described, keys: [theirs.name] };
  return { alias: 'things', table: described, parent: node, link, depth: node.depth + 1 };
}

const codeName = 'product name';

/** A list of costs is called after them; what it lists are goods. */
function thingNamed({ name: key }: Column): string {
  const said = words(key);
  return /\bparts?\b/.test(said) ? 'parts' : /\bitems?\b/.test(said) ? 'items' : 'products';
}
