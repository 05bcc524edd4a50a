/** What a row of sales amounts to: price times quantity less discount, or a column that states it. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { Node } from './reach.ts';

export interface Amount {
  /** A price and a quantity, a price of one thing a row, or a column of its own. */
  kind: 'lines' | 'items' | 'column';
  /** SQL over the main table `m`. */
  net: string;
  /** Before the discount; null without one. */
  gross: string | null;
  /** Units sold of a row; null where no column counts them. */
  quantity: string | null;
  columns: readonly string[];
  /** As a reader writes it: `UnitPrice × Quantity × (1 − Discount)`. */
  formula: string;
  currencies: readonly string[];
}

/** What a row of sales cost. */
export interface Cost {
  /** SQL over the main table `m` and those joined to it; null where no cost is known. */
  sql: string;
  formula: string;
  column: string;
  table: Table;
}

const priceNamed =
  /^((unit|item|each|list|catalogue|sale|sales|selling|net|gross|line|order) )*(price|preis|einzelpreis|stuckpreis|listenpreis|verkaufspreis|prix|precio|preco|prezzo)( (each|per unit|unit|unitaire|unitario|catalogue|catalogo|de lista|di listino|ht|net|paid|sold|at sale))?( (usd|eur|gbp|chf|jpy|cny|inr|brl|aud|cad|sek|nok|dkk|pln))?$/;
const quantityNamed =
  /^((order|ordered|sold|line|item|sales) )*(quantity|qty|units|pieces|menge|anzahl|stuckzahl|quantite|cantidad|quantidade|quantita)( (ordered|sold|shipped))?$/;
const discountNamed =
  /^((unit|line|item|sales|price) )*(disc|discount|rabatt|nachlass|remise|descuento|desconto|sconto)( (rate|pct|percent|percentage|share))?$/;
const totalNamed =
  /^((line|item|extended|net|gross|grand|order|invoice|sales|sale|payment|transaction|paid|bill|basket|cart|booking|rental|sub) )*(total|subtotal|amount|revenue|sales|turnover|(?<=(?:net|line|order|invoice|gross|extended) )value|umsatz|betrag|nettowert|gesamtbetrag|gesamtsumme|summe|montant|importe|ventas|vendas|receita|importo|vendite|totale)( (due|paid|amount|price|value|net|gross))*( (usd|eur|gbp|chf|jpy|cny|inr|brl|aud|cad|sek|nok|dkk|pln))?$/;

const costNamed =
  /^((unit|item|each|standard|std|average|avg|purchase|buying|landed) )*(cost|kosten|einstandspreis|einkaufspreis|stuckkosten|selbstkosten|cout|coste|costo|custo)( (price|each|per unit|unit|unitaire|unitario|standard|estandar|padrao))*( (usd|eur|gbp|chf|jpy|cny|inr|brl|aud|cad|sek|nok|dkk|pln))?$/;
const ofOne =
  /\b(unit|each|item|per unit|standard|std|price|unitaire|unitario|estandar|padrao|einstandspreis|einkaufspreis|stuckkosten|selbstkosten)\b/;

const isNumber = ({ type, filled }: Column) => type.kind === 'number' && filled > 0;

function called(table: Table, pattern: RegExp): Column | undefined {
  return table.columns.find((column) => isNumber(column) && pattern.test(words(column.name)));
}

/** The column in which an order states what it comes to. */
export function totalOf(table: Table): Column | undefined {
  // What was due with tax and freight is another amount than the goods.
  const plain = table.columns.filter((column) => isNumber(column) && totalNamed.test(words(column.name)));
  return plain.find(({ name: each }) => /^(sub|net)/.test(words(each))) ?? plain[0];
}

/** @param ordered its rows belong to orders: a price alone is that of one thing sold */
export async function amountOf(database: Database, table: Table, ordered: boolean): Promise<Amount | null> {
  const [price, quantity] = [called(table, priceNamed), called(table, quantityNamed)];
  const total = totalOf(table);
  if (price && quantity && table.rows > 0) {
    const discount = await discountOf(database, table);
    const lines = ofLines(price, quantity, discount);
    if (!total || (await agrees(database, table, total, lines))) return lines;
    // Where discounts are not all written, the line states what is left of its price.
    if (lines.gross && (await isBelow(database, table, total, lines.gross)))
      return { ...lines, ...stated(total), gross: lines.gross, columns: [total.name, ...lines.columns] };
  }
  if (total) return { kind: 'column', ...stated(total), gross: null, quantity: null, columns: [total.name] };
  if (price && ordered)
    return {
      kind: 'items',
      ...shared(price),
      net: `m.${name(price.name)}`,
      gross: null,
      quantity: '1',
      columns: [price.name],
      formula: price.name,
    };
  return null;
}

function stated(total: Column): Pick<Amount, 'net' | 'formula' | 'currencies'> {
  return { ...shared(total), net: `m.${name(total.name)}`, formula: total.name };
}

/** Part of the lines that may state more than their price. */
const mostAbove = 0.01;

async function isBelow(database: Database, table: Table, total: Column, gross: string): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE abs(m.${name(total.name)}) > abs(${gross}) * 1.001) AS "above" FROM ${table.sql} m WHERE m.${name(total.name)} IS NOT NULL`,
  );
  return Number(row!.all) > 0 && Number(row!.above) <= mostAbove * Number(row!.all);
}

function shared({ type }: Column): Pick<Amount, 'currencies'> {
  return { currencies: type.kind === 'number' ? Object.keys(type.currencies) : [] };
}

/** What the goods of a row cost, as the row says in all or of each, else as the table of what is sold says of each. A cost of 0 was never filled in. */
export function costOf(nodes: readonly Node[]): Cost | null {
  const main = nodes[0]!.table;
  const quantity = called(main, quantityNamed);
  for (const { table, alias } of nodes) {
    const column = called(table, costNamed);
    if (!column || (table !== main && !quantity)) continue;
    const each = table !== main || ofOne.test(words(column.name));
    if (each && !quantity) continue;
    const one = `nullif(CAST(${alias}.${name(column.name)} AS DOUBLE), 0)`;
    const sql = `CAST(${each ? `${one} * CAST(m.${name(quantity!.name)} AS DOUBLE)` : one} AS DECIMAL(28, 6))`;
    return { sql, formula: each ? `${column.name} × ${quantity!.name}` : column.name, column: column.name, table };
  }
  return null;
}

interface Discount {
  column: Column;
  /** Written as 15 for 15%. */
  hundred: boolean;
}

/** Shares alone: of an amount taken off nothing says whether it is of one piece or of all. */
async function discountOf(database: Database, table: Table): Promise<Discount | null> {
  const column = called(table, discountNamed);
  if (!column) return null;
  const [row] = await database.query(`SELECT min(${name(column.name)}) AS "least", max(${name(column.name)}) AS "most" FROM ${table.sql}`);
  const [least, most] = [Number(row!.least), Number(row!.most)];
  if (least < 0) return null;
  if (most <= 1) return { column, hundred: false };
  return most <= 100 && (column.name.includes('%') || /\b(pct|percent|percentage|rate)\b/.test(words(column.name)))
    ? { column, hundred: true }
    : null;
}

function ofLines(price: Column, quantity: Column, discount: Discount | null): Amount {
  const number = ({ name: each }: Column) => `CAST(m.${name(each)} AS DOUBLE)`;
  // A product of decimals may have more digits than one can hold; each row is rounded, so that sums know no order.
  const exact = (product: string) => `CAST(${product} AS DECIMAL(28, 6))`;
  const gross = `${number(price)} * ${number(quantity)}`;
  const share = discount && `coalesce(${number(discount.column)}, 0)${discount.hundred ? ' / 100' : ''}`;
  return {
    kind: 'lines',
    ...shared(price),
    net: exact(share ? `${gross} * (1 - ${share})` : gross),
    gross: share ? exact(gross) : null,
    quantity: exact(number(quantity)),
    columns: [price.name, quantity.name, ...(discount ? [discount.column.name] : [])],
    formula: `${price.name} × ${quantity.name}${discount ? ` × (1 − ${discount.column.name}${discount.hundred ? ' / 100' : ''})` : ''}`,
  };
}

/** A line that states another amount than its price and quantity is counted as it states; one before the discount is not. */
async function agrees(database: Database, table: Table, total: Column, { net, gross }: Amount): Promise<boolean> {
  const [row] = await database.query(
    `SELECT CAST(sum(m.${name(total.name)}) AS DOUBLE) AS "total", CAST(sum(${net}) AS DOUBLE) AS "net", CAST(sum(${gross ?? net}) AS DOUBLE) AS "gross" FROM ${table.sql} m`,
  );
  const near = (value: number) => Math.abs(Number(row!.total) - value) <= Math.abs(value) * 0.001;
  return near(Number(row!.net)) || near(Number(row!.gross));
}
