/** Whether an order is the first of its customer or one of those that follow. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { buyers, type Node } from './reach.ts';
import type { TableDimension } from './traits.ts';

/** Members as the facts know them; a deck says them in its language. */
export const orderPlaces = { first: 'First order', repeat: 'Repeat order' } as const;

const firstSaid = /\b(first|1st|initial|acquired|erst|erste|ersten|erster|premiere?|primer[ao]?|primeir[ao]|prim[ao])\b/;
const orderSaid =
  /\b(order|ordered|orders|purchase|purchased|bought|buy|sale|invoice|booking|bestellung|bestellt|bestelldatum|kauf|kaufdatum|auftrag|commande|achat|compra|pedido|encomenda|ordine|acquisto)\b/;
const inOneWord = /^(erstbestell|erstkauf|erstauftrag)|初回(購入|注文)|首(次|单)(下单|购买|日期)|تاريخ اول (طلب|شراء)/;

/** Whether a column is called after the first order of a customer. */
function namesFirst(column: string): boolean {
  const said = words(column);
  return inOneWord.test(said) || (firstSaid.test(said) && orderSaid.test(said));
}

/** Before this many days nobody knows who ordered before the data begin. */
const unknownDays = 365;
/** Part of the orders that either kind has to be. */
const least = 0.03;

interface Given {
  nodes: readonly Node[];
  /** SQL of the rows with the tables joined to them. */
  from: string;
  /** SQL of the day of the order. */
  dated: string;
  /** SQL of who ordered. */
  buyer: string;
}

/** By the day of their first order, which the table of customers tells; else by what they ordered before, where the data reach back far enough. Null where nothing tells. */
export async function orderPlaceOf(database: Database, { nodes, from, dated, buyer }: Given): Promise<TableDimension | null> {
  const day = `CAST(${dated} AS DATE)`;
  const said = nodes
    .filter(({ table, depth }) => depth > 0 && buyers.test(words(table.name)))
    .flatMap(({ table, alias }) =>
      table.columns.flatMap((column) =>
        column.type.kind === 'date' && namesFirst(column.name)
          ? [{ table, column: column.name, sql: `CAST(${alias}.${name(column.name)} AS DATE)` }]
          : [],
      ),
    )[0];
  const [first, repeat] = [literal(orderPlaces.first), literal(orderPlaces.repeat)];
  const begun = `min(${day}) OVER () + ${unknownDays}`;
  const sql = said
    ? `CASE WHEN ${day} <= ${said.sql} THEN ${first} WHEN ${day} > ${said.sql} THEN ${repeat} END`
    : `CASE WHEN ${buyer} IS NOT NULL AND ${day} >= ${begun} THEN CASE WHEN ${day} = min(${day}) OVER (PARTITION BY ${buyer}) THEN ${first} ELSE ${repeat} END END`;
  const [row] = await database.query(
    `SELECT count(*) AS "all", count("place") AS "known", count(*) FILTER (WHERE "place" = ${first}) AS "first" FROM (SELECT ${sql} AS "place" FROM ${from})`,
  );
  const [all, known, firsts] = [Number(row!.all), Number(row!.known), Number(row!.first)];
  if (known < all / 2 || firsts < least * known || firsts > (1 - least) * known) return null;
  const { table, column } = said ?? { table: nodes[0]!.table, column: buyer };
  return {
    id: 'order_place',
    label: 'First or repeat order',
    role: 'other',
    sql,
    column,
    lookup: null,
    source: column,
    table,
    tellsDiscount: true,
  };
}
