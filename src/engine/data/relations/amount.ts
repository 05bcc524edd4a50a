/** What a row of sales amounts to: price times quantity less discount, or a column that states it. */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
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
  /^((unit|item|line ?item|each|list|catalogue|sale|sales|selling|net|gross|line|order|product) )*(price|preis|einzelpreis|stuckpreis|listenpreis|verkaufspreis|prix|precio|preco|prezzo)( (each|per unit|unit|unitaire|unitario|catalogue|catalogo|de lista|di listino|ht|net|paid|sold|at sale))?$/;
const quantityNamed =
  /^((order|ordered|sold|line|item|line ?item|sales|product) )*(quantity|qty|units|pieces|menge|anzahl|stuckzahl|quantite|cantidad|quantidade|quantita)( (ordered|sold|shipped))?$/;
const discountNamed =
  /^((unit|line|item|line ?item|sales|price|total|order|cart|promotion|item promotion|auftrags) )*(disc|discount|rabatt|nachlass|remise|descuento|desconto|sconto)( (rate|pct|percent|percentage|share|amount|value|total|betrag|montant|importe|valor|importo))?$/;
const totalNamed =
  /^((line|item|extended|net|gross|grand|order|invoice|sales|sale|payment|transaction|paid|bill|basket|cart|booking|rental|sub) )*(total|subtotal|amount|revenue|sales|turnover|(?<=(?:net|line|order|invoice|gross|extended) )value|umsatz|betrag|nettowert|gesamtbetrag|gesamtsumme|summe|montant|importe|ventas|vendas|receita|importo|vendite|totale)( (due|paid|amount|price|value|net|gross))*$/;

const costNamed =
  /^((unit|item|product|each|standard|std|average|avg|purchase|buying|landed) )*(cost of goods( sold)?|cost|cogs|kosten|einstandspreis|einkaufspreis|stuckkosten|selbstkosten|cout|coste|costo|custo)( (price|each|per item|per unit|unit|unitaire|unitario|standard|estandar|padrao))*$/;
const ofOne =
  /\b(unit|each|item|per unit|standard|std|price|unitaire|unitario|estandar|padrao|einstandspreis|einkaufspreis|stuckkosten|selbstkosten)\b/;

/** What a name says of tax and currency, at its end: `unit_price_ex_vat_sek`. */
const taxSaid =
  / (((ex|excl|excluding|exclusive of|exkl|w o|without|net of|before|less|inc|incl|including|inclusive of|inkl|with|ohne|mit|zzgl|hors|sans|avec|sin|con|sem|com|senza) )?(vat|tax|taxes|gst|sales tax|mw ?st|ust|steuer|tva|taxe|taxes|iva|impuestos?|impostos?|imposte|moms)|hors taxes?|toutes taxes|ht|ttc|netto|brutto)$/;
const taxIncluded = / ((inc|incl|including|inclusive of|inkl|with|mit|avec|con|com) \w+|toutes taxes|ttc|brutto)$/;

/** A name without the tax and the currency of its amounts. */
function plain(called: string): string {
  const own = words(called);
  const bare = currencyInName(called) ? own.replace(/ [a-z]{3}$/, '') : own;
  return bare.replace(taxSaid, '').replace(/ [a-z]{3}$/, (code) => (currencyInName(called) === code.trim().toUpperCase() ? '' : code));
}

const withTax = (called: string) => taxIncluded.test(currencyInName(called) ? words(called).replace(/ [a-z]{3}$/, '') : words(called));

const isNumber = ({ type, filled }: Column) => type.kind === 'number' && filled > 0;

/** Where an amount is written with tax and without, it counts without. */
function called(table: Table, pattern: RegExp): Column | undefined {
  const found = table.columns.filter((column) => isNumber(column) && pattern.test(plain(column.name)));
  return found.find(({ name: each }) => !withTax(each)) ?? found[0];
}

const refundNamed =
  /^((line|item|order|net|total|unit) )*(refund|refunded|credit|credited|return|returned|erstattung|erstattet|erstattungsbetrag|gutschrift|gutschriftbetrag|remboursement|rembourse|avoir|reembolso|reembolsado|devolucion|devolucao|rimborso|rimborsato|reso)( (amount|value|total|betrag|wert|montant|importe|valor|importo))*$|^(montant|importe|valor|importo) (rembourse|du remboursement|reembolsado|del? reembolso|do reembolso|rimborsato|del rimborso)$/;

/** What was paid back for goods that came back. */
export function refundOf(table: Table): Column | undefined {
  return called(table, refundNamed) ?? totalOf(table);
}

/** The column in which rows of sales say what was paid back; null where none does. */
export function refundedOf(table: Table): Column | null {
  return table.columns.find((column) => isNumber(column) && column.distinct > 1 && refundNamed.test(plain(column.name))) ?? null;
}

/** How many pieces a row is of. */
export function quantityOf(table: Table): Column | undefined {
  return called(table, quantityNamed);
}

const shippingCostNamed =
  /^(shipping|freight|delivery|postage|carriage|versand|fracht|porto|lieferung?s?|frais de (port|livraison|transport)|gastos? de envio|coste de envio|custo de (envio|frete)|costo di spedizione|spese di spedizione) ?(costs?|kosten|expenses?)?$|^(costs? of (shipping|delivery|freight)|versandkosten|frachtkosten|lieferkosten|portokosten)$/;

/** What sending an order cost. */
export function shippingOf(table: Table): Column | undefined {
  const said = /cost|kosten|expens|frais|gasto|coste|custo|costo|spese/;
  return table.columns.find((column) => isNumber(column) && shippingCostNamed.test(plain(column.name)) && said.test(plain(column.name)));
}

/** The column in which an order states what it comes to. */
export function totalOf(table: Table): Column | undefined {
  // What was due with tax and freight is another amount than the goods.
  const stating = table.columns.filter((column) => isNumber(column) && totalNamed.test(plain(column.name)));
  return stating.find(({ name: each }) => /^(sub|net)/.test(words(each))) ?? stating.find(({ name: each }) => !withTax(each)) ?? stating[0];
}

/** @param ordered its rows belong to orders: a price alone is that of one thing sold */
export async function amountOf(database: Database, table: Table, ordered: boolean): Promise<Amount | null> {
  const [price, quantity] = [called(table, priceNamed), called(table, quantityNamed)];
  const total = totalOf(table);
  if (price && quantity && table.rows > 0) {
    const discount = await discountOf(database, table, price, quantity);
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

/** Part of the rows that may be sold at what they cost. */
const mostAtCost = 0.5;

/**
 * What the goods of a row cost, as the row says in all or of each, else as the table of what is sold says of each. A cost of 0 was never filled in;
 * what shops call the item's cost is the price that the buyer paid.
 */
export async function costOf(database: Database, nodes: readonly Node[], { net, gross }: Amount): Promise<Cost | null> {
  const main = nodes[0]!.table;
  const quantity = called(main, quantityNamed);
  for (const { table, alias } of nodes) {
    const column = called(table, costNamed);
    if (!column || (table !== main && !quantity)) continue;
    const each = table !== main || ofOne.test(words(column.name));
    if (each && !quantity) continue;
    const one = `nullif(CAST(${alias}.${name(column.name)} AS DOUBLE), 0)`;
    const sql = `CAST(${each ? `${one} * CAST(m.${name(quantity!.name)} AS DOUBLE)` : one} AS DECIMAL(28, 6))`;
    if (table === main && (await isPaid(database, main, sql, [net, gross ?? net]))) continue;
    return { sql, formula: each ? `${column.name} × ${quantity!.name}` : column.name, column: column.name, table };
  }
  return null;
}

/** Whether what is called a cost is what most rows were sold for. */
async function isPaid(database: Database, { sql: rows }: Table, cost: string, sold: readonly string[]): Promise<boolean> {
  const same = sold.map((amount) => `abs(${cost} - (${amount})) < 0.01`).join(' OR ');
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE ${same}) AS "same", count(*) AS "all" FROM ${rows} m WHERE ${cost} IS NOT NULL`,
  );
  return Number(row!.same) > Number(row!.all) * mostAtCost;
}

/**
 * Among columns of the order, its discount: each line's part by what it comes to, with what the line itself took off where the order's does not hold
 * that already. `line` is then told in it.
 */
export function allotted(
  table: Table,
  ofOrder: readonly Column[],
): { column: Column; line: Column | null; sql: (over: string) => string } | null {
  const own = { ...table, columns: table.columns.filter((column) => !ofOrder.includes(column)) };
  const [price, quantity] = [called(own, priceNamed), called(own, quantityNamed)];
  const discount = called({ ...table, columns: [...ofOrder] }, discountNamed);
  if (!price || !quantity || !discount) return null;
  const line = called(own, discountNamed) ?? null;
  const number = (column: Column) => `coalesce(CAST(${name(column.name)} AS DOUBLE), 0)`;
  const value = `${number(price)} * ${number(quantity)}`;
  const taken = line ? number(line) : '0';
  const whole = (over: string) => `coalesce(max(CAST(${name(discount.name)} AS DOUBLE)) ${over}, 0)`;
  const rest = (over: string) =>
    `(${whole(over)} - CASE WHEN ${whole(over)} >= sum(${taken}) ${over} - 0.01 THEN sum(${taken}) ${over} ELSE 0 END)`;
  return {
    // By its name it is an amount of the line, whatever the order's is called.
    column: { ...discount, name: line?.name ?? discount.name },
    line,
    sql: (over) => `CAST(round(${taken} + ${rest(over)} * coalesce(${value} / nullif(sum(${value}) ${over}, 0), 0), 6) AS DECIMAL(28, 6))`,
  };
}

interface Discount {
  column: Column;
  /** A share, written as 0.15 or as 15 for 15%, or an amount, of one piece or of the line. */
  kind: 'share' | 'hundred' | 'each' | 'line';
}

const shareNamed = /\b(rate|pct|percent|percentage|share|prozent|satz|pourcentage|porcentaje|porcentagem|percentuale)\b/;
const amountNamed = /\b(amount|value|total|betrag|montant|importe|valor|importo)\b/;
/** Part of the lines whose discount may be more than their price. */
const mostBeyond = 0.01;

/** A bare number up to 100 may be either: of it nothing is taken. */
async function discountOf(database: Database, table: Table, price: Column, quantity: Column): Promise<Discount | null> {
  const column = called(table, discountNamed);
  if (!column) return null;
  if (column.name === table.allotted) return { column, kind: 'line' };
  const [off, one, pieces] = [column, price, quantity].map((each) => `CAST(${name(each!.name)} AS DOUBLE)`) as [string, string, string];
  const of = `${off} > 0 AND ${one} > 0 AND ${pieces}`;
  const [row] = await database.query(
    `SELECT min(${off}) AS "least", max(${off}) AS "most",
            count(*) FILTER (WHERE ${off} > ${one} * abs(${pieces}) * 1.001) AS "beyond",
            avg(${off} / ${one}) FILTER (WHERE ${of} = 1) AS "single",
            avg(${off} / ${one}) FILTER (WHERE ${of} > 1) AS "ofOne", avg(${off} / ${one} / ${pieces}) FILTER (WHERE ${of} > 1) AS "ofAll"
     FROM ${table.sql}`,
  );
  const [least, most] = [Number(row!.least), Number(row!.most)];
  const said = words(column.name);
  const isShare = column.name.includes('%') || shareNamed.test(said);
  if (least < 0) return null;
  if (most <= 1) return { column, kind: 'share' };
  if (isShare) return most <= 100 ? { column, kind: 'hundred' } : null;
  const { type } = column;
  const inMoney = type.kind === 'number' && (Object.keys(type.currencies).length > 0 || !type.integer);
  if (!(inMoney || most > 100 || amountNamed.test(said) || currencyInName(column.name))) return null;
  if (/\b(unit|each|per unit|item)\b/.test(said)) return { column, kind: 'each' };
  // Lines of one piece say how deep discounts go; those of several, whether theirs is of one or of all.
  const away = (share: unknown) => (share === null || row!.single === null ? Number.NaN : Math.abs(Number(share) - Number(row!.single)));
  const ofEach = away(row!.ofOne) < away(row!.ofAll);
  return ofEach ? { column, kind: 'each' } : Number(row!.beyond) <= mostBeyond * table.rows ? { column, kind: 'line' } : null;
}

function ofLines(price: Column, quantity: Column, discount: Discount | null): Amount {
  const number = ({ name: each }: Column) => `CAST(m.${name(each)} AS DOUBLE)`;
  // A product of decimals may have more digits than one can hold; each row is rounded, so that sums know no order.
  const exact = (product: string) => `CAST(${product} AS DECIMAL(28, 6))`;
  const gross = `${number(price)} * ${number(quantity)}`;
  const off = discount && `coalesce(${number(discount.column)}, 0)`;
  const net = {
    none: gross,
    share: `${gross} * (1 - ${off})`,
    hundred: `${gross} * (1 - ${off} / 100)`,
    line: `${gross} - ${off} * sign(${number(quantity)})`,
    each: `(${number(price)} - ${off}) * ${number(quantity)}`,
  }[discount?.kind ?? 'none'];
  const said = `${price.name} × ${quantity.name}`;
  const formula = {
    none: said,
    share: `${said} × (1 − ${discount?.column.name})`,
    hundred: `${said} × (1 − ${discount?.column.name} / 100)`,
    line: `${said} − ${discount?.column.name}`,
    each: `(${price.name} − ${discount?.column.name}) × ${quantity.name}`,
  }[discount?.kind ?? 'none'];
  return {
    kind: 'lines',
    ...shared(price),
    net: exact(net),
    gross: discount ? exact(gross) : null,
    quantity: exact(number(quantity)),
    columns: [price.name, quantity.name, ...(discount ? [discount.column.name] : [])],
    formula,
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
