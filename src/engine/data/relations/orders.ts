/** Orders in lines, with the tables that describe them: which table counts, what it amounts to, when it was, who and what it concerns. */
import { createCanonical, type Database, name } from '../database.ts';
import { memberOf } from '../dimensions.ts';
import { columnFor } from '../joins.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { currencyInName } from '../money.ts';
import { type MeasureColumn, measureColumns } from '../records/measure-columns.ts';
import { servedOn } from '../records/row-time.ts';
import type { Table } from '../typing/column-type.ts';
import { type Amount, amountOf, type Cost, costOf, quantityOf, refundedOf, shippingOf, totalOf } from './amount.ts';
import { type CostList, costListOf } from './cost-list.ts';
import { filledDown, type OrderLines } from './filled-down.ts';
import { findLinks, keyNamed, type Link, withoutRepeats } from './links.ts';
import { orderPlaceOf } from './order-place.ts';
import { buyers, type Dated, describedBy, joinedColumns, joinsOf, leftOut, type Node, reach, thingOf, type WhyLeft } from './reach.ts';
import { findReturns, makePaidBack, makeReturns, type Returns } from './returns.ts';
import { findMarketing, type Marketing, makeTrading } from './trading.ts';
import { dimensionsOf, type TableDimension } from './traits.ts';
import { type VoidRows, voidRows } from './void-rows.ts';

/** The total that the order itself states, held against its lines. */
interface Reconciled {
  table: Table;
  column: string;
  orders: number;
  /** Orders whose lines add up to another amount, and by how much in all. */
  unequal: number;
  difference: number;
}

/** What is known of the cost of the rows. */
interface Costed extends Cost {
  /** Rows without a cost. */
  unknown: number;
  /** Of a list of costs that change, the column that says from when each holds. */
  since: string | null;
}

export interface Orders {
  /** The table whose rows are counted: the lines where there are some. */
  main: Table;
  nodes: readonly Node[];
  amount: Amount;
  /** Those that amounts are written in, as their values, their names or a column beside them say. */
  currencies: readonly string[];
  /** What else of money the rows add up to, such as cost and profit: columns `measure_1`, `measure_2` … */
  beside: readonly MeasureColumn[];
  /** What the goods cost; null where nothing says so, or where the rows state the profit. */
  cost: Costed | null;
  date: Dated;
  /** What the lines belong to, counted once each: order, orders; null where each row is one. */
  order: { one: string; many: string; column: string; table: Table } | null;
  buyer: { column: string; table: Table } | null;
  dimensions: readonly TableDimension[];
  /** `Orders.CustomerID` → `Customers.CustomerID`, with how many values no key has. */
  joins: readonly { from: string; to: string; unmatched: number }[];
  reconciled: Reconciled | null;
  /** Rows that count for nothing; null where all count. */
  void: VoidRows | null;
  /** What one row is. */
  subject: { one: string; many: string };
  /** What came back of the lines; the table `order_flow` has it beside them. */
  returns: Returns | null;
  /** A column of what was paid back that says neither for which line nor when: no figure takes it off. */
  refunded: { column: string; file: string } | null;
  /** What was spent on marketing, where a table of its own says so. */
  marketing: Marketing | null;
  /** The table `trading` holds what is left of sales. */
  trades: boolean;
  /** What sending the orders cost, in the table of the orders: one row each in `order_shipping`. */
  shipping: { column: string } | null;
  /** Tables that could be joined and are not, by why. */
  left: ReadonlyMap<Table, WhyLeft>;
}

const leftOver = /\b(profit|gewinn|rohertrag|benefice|beneficio|lucro|utile)\b/;
/** What is left of sales, and what they cost; tax and freight pass through. */
const kept = /\b(profit|cost|costs|cogs|gewinn|rohertrag|kosten|benefice|couts?|beneficio|coste|costes|lucro|custos?|utile|costi|costo)\b/;

/** Part of the lines whose cost may be unknown where it is said what is left of sales. */
const mostUncosted = 0.02;

interface Candidate {
  table: Table;
  amount: Amount;
  nodes: Node[];
  date: Dated;
  /** What each product costs, where a list says so that no row is linked to. */
  list: CostList | null;
}

const noSales =
  /\b(purchase|purchases|purchasing|supplier|vendor|procurement|budget|target|quota|plan|forecast|expense|expenses|payroll|salary|inventory|stock|refund|refunds|returns?|einkauf|achats?|compras?|acquist[oi])\b/;

/**
 * Creates the table `order_lines` (dated, amount, gross, quantity, ordered, buyer, one column a dimension, row_hash), a row a line; null where no table
 * holds amounts and dates and joins others, or counts in prices and quantities.
 */
export async function makeOrders(database: Database, tables: readonly Table[], mapping: Mapping): Promise<Orders | null> {
  // A view shows rows of other tables again; where these hold no sales it counts.
  const based = tables.filter(({ derived }) => !derived);
  const found = (await salesAmong(database, based)) ?? (based.length < tables.length ? await salesAmong(database, tables) : null);
  if (!found) return null;
  const { filled, own, links, best } = found;
  const numbered = [...filled.values()].find(({ table }) => table === best.table)?.order ?? null;
  const { table: main, amount, nodes, date, list } = best;
  const header =
    nodes.find((node) => node === date.node && node.depth === 1 && !date.calendar) ??
    nodes.find((node) => node.depth === 1 && isOrder(node.table));
  const order = orderOf(main, header, numbered);
  const buyer = await buyerWhoReturns(database, buyerOf(nodes), joinsOf(nodes), main, order);
  const joins = [joinsOf(nodes), ...(list ? [list.join] : [])].join(' ');
  const said = await dimensionsOf(database, { nodes, header, joins, taken: takenBy(best) }, mapping);
  const who = buyer && { nodes, from: `${main.sql} m ${joins}`, dated: date.sql, buyer: `${buyer.alias}.${name(buyer.column)}` };
  const place = who && order ? await orderPlaceOf(database, who) : null;
  const dimensions = place ? [...said, place] : said;
  const beside = (await measureColumns(database, main)).filter(
    ({ column, behaviour, unit }) =>
      behaviour === 'flow' && unit === 'money' && kept.test(words(column)) && !amount.columns.includes(column),
  );
  const cost = beside.some(({ column }) => leftOver.test(words(column)))
    ? null
    : (listedCost(main, list) ?? (await costOf(database, nodes, amount)));
  const select = [
    `${date.sql} AS dated`,
    `${amount.net} AS amount`,
    `${cost?.sql ?? 'CAST(NULL AS DOUBLE)'} AS cost`,
    `${cost ? `CASE WHEN ${cost.sql} IS NOT NULL THEN ${amount.net} END` : 'CAST(NULL AS DOUBLE)'} AS costed`,
    `${amount.net} AS measure_0`,
    ...beside.map(({ sql }, at) => `${sql} AS measure_${at + 1}`),
    `${amount.gross ?? 'NULL'} AS gross`,
    `${amount.quantity ?? 'NULL'} AS quantity`,
    `${order ? `CAST(m.${name(order.column)} AS VARCHAR)` : 'CAST(NULL AS VARCHAR)'} AS ordered`,
    `${buyer ? `CAST(${buyer.alias}.${name(buyer.column)} AS VARCHAR)` : 'CAST(NULL AS VARCHAR)'} AS buyer`,
    ...dimensions.map((dimension) => `${memberOf(dimension)} AS ${name(`by_${dimension.id}`)}`),
  ];
  const rows = `${main.sql} m ${joins}`;
  const back = await findReturns(
    database,
    own.filter((table) => !nodes.some((node) => node.table === table)),
    main,
    order?.table === main ? order.column : null,
  );
  // Of orders of a row each, a column of what was paid back says of which.
  const paidBack = back === null && (await isRowAnOrder(database, main, order)) ? refundedOf(main) : null;
  const undone = await voidRows(
    database,
    nodes.filter(({ depth }) => depth <= 1),
    rows,
    amount.net,
    mapping,
    back !== null || paidBack !== null,
  );
  // What is in a currency without a rate came to an unknown amount.
  const conditions = [...(undone ? [`NOT ${undone.sql}`] : []), ...(main.money?.partial ? [`(${amount.net}) IS NOT NULL`] : [])];
  const counted = `FROM ${rows}${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`;
  await createCanonical(database, 'order_lines', `SELECT ${select.join(', ')} ${counted}`);
  const members = dimensions.map(({ id }) => `by_${id}`);
  const returns = back
    ? await makeReturns(database, back, members, (keys) => {
        const listed = keys.map((key, at) => `m.${name(key)} AS key_${at}`);
        return `SELECT ${[...select, ...listed, 'hash(m) AS row_key'].join(', ')} ${counted}`;
      })
    : paidBack
      ? await makePaidBack(database, main, paidBack, members, (sql) => `SELECT ${[...select, sql].join(', ')} ${counted}`)
      : null;
  const shipping = (header && date.node === header && shippingOf(header.table)) || null;
  if (header && shipping) {
    const { table } = header;
    await createCanonical(
      database,
      'order_shipping',
      `SELECT ${name(date.column)} AS dated, CAST(${name(shipping.name)} AS DECIMAL(28, 6)) AS shipping FROM ${table.sql}`,
    );
  }
  const others = own.filter((table) => table !== back?.table && !nodes.some((node) => node.table === table));
  const marketing = await findMarketing(database, others);
  const [lacking] = await database.query('SELECT count(*) FILTER (WHERE cost IS NULL) AS "n" FROM order_lines');
  // Without a cost, or with nothing beside it, gross profit says it all.
  const trades = cost !== null && Number(lacking!.n) <= main.rows * mostUncosted && (returns !== null || marketing !== null);
  if (trades) await makeTrading(database, marketing, members, returns !== null);
  return {
    main,
    nodes,
    amount,
    currencies: await currenciesOf(database, main, header?.table ?? null, amount, mapping),
    beside,
    cost: cost && { ...cost, unknown: Number(lacking!.n), since: list?.since?.name ?? null },
    date,
    order,
    buyer: buyer && { column: buyer.column, table: buyer.table },
    dimensions,
    joins: await joinedBy(database, nodes),
    void: undone,
    reconciled: header ? await reconcile(database, main, header, amount) : null,
    subject:
      order && !isSingle(main, order)
        ? { one: `${order.one} line`, many: `${order.one} lines` }
        : order
          ? { one: order.one, many: order.many }
          : thingOf(main),
    returns,
    refunded: returns ? null : refundedBeside([...filled].find(([, lines]) => lines.table === main)?.[0] ?? main, header?.table ?? null),
    marketing: trades ? marketing : null,
    trades,
    shipping: shipping && { column: shipping.name },
    left: new Map(
      [
        ...leftOut(
          tables.map((table) => filled.get(table)?.table ?? table),
          own,
          nodes,
          links,
        ),
      ].filter(([table]) => table !== returns?.table && table !== cost?.table && !(trades && table === marketing?.table)),
    ),
  };
}

/** Whether some table holds sales line by line. */
export async function holdsSales(database: Database, tables: readonly Table[]): Promise<boolean> {
  return (await salesAmong(database, tables)) !== null;
}

interface SalesFound {
  /** Tables whose lines are each told what their order says, by what they were. */
  filled: ReadonlyMap<Table, OrderLines>;
  own: readonly Table[];
  links: Link[];
  best: Candidate;
}

async function salesAmong(database: Database, tables: readonly Table[]): Promise<SalesFound | null> {
  const filled = new Map<Table, OrderLines>();
  for (const table of tables) {
    const lines = await filledDown(database, table);
    if (lines) filled.set(table, lines);
  }
  const own = withoutRepeats(tables.map((table) => filled.get(table)?.table ?? table));
  const links = await findLinks(database, own);
  const best = await factOf(database, own, links);
  return best && { filled, own, links, best };
}

function refundedBeside(main: Table, header: Table | null): Orders['refunded'] {
  for (const table of header ? [main, header] : [main]) {
    const column = refundedOf(table);
    if (column) return { column: column.name, file: table.file };
  }
  return null;
}

/** Part of the rows that may share their order with another. */
const mostShared = 0.02;

async function isRowAnOrder(database: Database, main: Table, order: Orders['order']): Promise<boolean> {
  if (order === null) return true;
  if (order.table !== main) return false;
  const [row] = await database.query(`SELECT count(DISTINCT ${name(order.column)}) AS "orders", count(*) AS "rows" FROM ${main.sql}`);
  return Number(row!.orders) >= (1 - mostShared) * Number(row!.rows);
}

/** By the list of costs, where one has to be looked up by the day or under another name. */
function listedCost(main: Table, list: CostList | null): Cost | null {
  const quantity = list && quantityOf(main);
  if (!quantity) return null;
  const { table, column, each } = list;
  const sql = `CAST(${each} * CAST(m.${name(quantity.name)} AS DOUBLE) AS DECIMAL(28, 6))`;
  return { sql, formula: `${column.name} × ${quantity.name}`, column: column.name, table };
}

/** Columns that are told of otherwise. */
function takenBy({ amount, date, nodes }: Candidate): ReadonlySet<string> {
  return new Set([...amount.columns.map((column) => `m.${column}`), `${date.node.alias}.${date.column}`, ...joinedColumns(nodes)]);
}

async function factOf(database: Database, tables: readonly Table[], links: readonly Link[]): Promise<Candidate | null> {
  const found: Candidate[] = [];
  for (const table of tables) {
    const nodes = reach(table, links);
    const amount = await amountOf(
      database,
      table,
      nodes.some((node) => isOrder(node.table)),
    );
    // What takes place on another day than it is agreed on counts by the former, and by the columns of its own.
    if (amount?.kind === 'column' && servedOn(table)) continue;
    // A table alone that states what its rows come to, such as one of sales by month, is told by its own columns; not lines that state their cost.
    const date = amount && describedBy(nodes);
    if (!amount || !date) continue;
    // What the rows state themselves needs no list.
    const cost = await costOf(database, nodes, amount);
    const isCosted = cost?.table === table || !quantityOf(table);
    const listed = isCosted ? null : await costListOf(database, { nodes, dated: date.sql }, tables);
    // One that the rows are linked to and that knows one cost of each product is read without.
    const list = listed && !listed.since && !listed.node && cost ? null : listed;
    if (nodes.length === 1 && totalOf(table) && !list && !(amount.kind === 'lines' && cost)) continue;
    found.push({ table, amount, nodes: list?.node ? [...nodes, list.node] : nodes, date, list });
  }
  const sells = ({ table, nodes }: Candidate) => {
    const orders = nodes.filter((node) => node.depth === 1 && isOrder(node.table));
    return ![table, ...orders.map((node) => node.table)].some((each) => noSales.test(words(each.name)));
  };
  const isCoarse = ({ table }: Candidate) =>
    found.some((other) => other.table !== table && other.nodes.some((node) => node.table === table));
  const kinds = { lines: 0, items: 1, column: 2 };
  return (
    found.sort(
      (a, b) =>
        Number(sells(b)) - Number(sells(a)) ||
        Number(isCoarse(a)) - Number(isCoarse(b)) ||
        kinds[a.amount.kind] - kinds[b.amount.kind] ||
        b.table.rows - a.table.rows ||
        // Of tables that hold the same rows, the one that repeats least of others.
        a.table.columns.length - b.table.columns.length,
    )[0] ?? null
  );
}

const orderNamed =
  /\b(orders?|invoices?|sales?|transactions?|receipts?|bills?|bookings?|reservations?|rentals?|checkouts?|baskets?|carts?|bestellung(en)?|auftrag|auftrage|rechnung(en)?|factures?|commandes?|pedidos?|facturas?|ventas?|encomendas?|faturas?|ordin[ei]|ordini|fattur[ae]|vendit[ae])\b/;

const aboutOrders =
  /\b(status|statuses|types?|methods?|channels?|person|persons|people|reps?|agents?|teams?|territory|territories|regions?|reasons?|offices?)\b/;

export function isOrder({ name: called }: Table): boolean {
  return orderNamed.test(words(called)) && !aboutOrders.test(words(called));
}

function orderOf(main: Table, header: Node | undefined, numbered: string | null): Orders['order'] {
  if (header) {
    const column = header.link!.columns[0]!;
    return { ...calledOrder(header.table, column), column, table: header.table };
  }
  if (numbered) return { ...calledOrder(main, numbered), column: numbered, table: main };
  const repeated = main.columns.find(
    (each) => numbersOrders.test(words(each.name)) && each.filled === main.rows && each.distinct < main.rows && each.distinct > 1,
  );
  if (repeated) return { ...calledOrder(main, repeated.name), column: repeated.name, table: main };
  // Each row is an order of its own.
  const own = main.columns.find((each) => keyNamed.test(words(each.name)) && each.filled === main.rows && each.distinct === main.rows);
  return own ? { ...calledOrder(main, own.name), column: own.name, table: main } : null;
}

function isSingle(main: Table, { column }: NonNullable<Orders['order']>): boolean {
  return main.columns.some((each) => each.name === column && each.distinct === main.rows);
}

const ordersNamed = /\b(orders?|bestell\w*|auftr\w*|commandes?|pedidos?|encomendas?|ordin[ei])\b/;
const invoicesNamed = /\b(invoices?|rechnung\w*|factures?|facturas?|faturas?|fattur[ae])\b/;

/** Orders and invoices are called so in the language of the deck; others as the data call them. */
function calledOrder(table: Table, column: string): { one: string; many: string } {
  const said = `${words(column)} ${words(table.name)}`;
  if (ordersNamed.test(said)) return { one: 'order', many: 'orders' };
  if (invoicesNamed.test(said)) return { one: 'invoice', many: 'invoices' };
  const thing = thingOf(table, column);
  // A number of sales would read as their amount.
  return /^(sales?|fact)$/.test(thing.one) ? { one: 'transaction', many: 'transactions' } : thing;
}

const numbersOrders = /^(order|invoice|transaction|booking|receipt|bill) ?(id|number|no|nr|key)$/;

/** Whoever the customers' table names, else a column that numbers them. */
function buyerOf(nodes: readonly Node[]): { alias: string; column: string; table: Table } | null {
  const node = nodes.find(({ table, depth }) => depth > 0 && depth <= 2 && buyers.test(words(table.name)));
  if (node) return { alias: node.parent!.alias, column: node.link!.columns[0]!, table: node.table };
  for (const { table, alias, depth } of nodes) {
    if (depth > 1 || (depth === 1 && !isOrder(table))) continue;
    const named = table.columns.filter(({ name: each, distinct }) => buyers.test(words(each)) && distinct > 1 && distinct < table.rows);
    const column = named.find(({ name: each }) => keyNamed.test(words(each))) ?? named.find((each) => nameFit('account', each.name) === 1);
    if (column) return { alias, column: column.name, table };
  }
  return null;
}

/** Where a customer is noted anew with each order, nothing tells who bought again. */
async function buyerWhoReturns(database: Database, buyer: ReturnType<typeof buyerOf>, joins: string, main: Table, order: Orders['order']) {
  if (!buyer) return null;
  const ordered = order ? `count(DISTINCT m.${name(order.column)})` : 'count(*)';
  const [row] = await database.query(
    `SELECT count(DISTINCT ${buyer.alias}.${name(buyer.column)}) AS "buyers", ${ordered} AS "orders" FROM ${main.sql} m ${joins}`,
  );
  return Number(row!.buyers) < Number(row!.orders) ? buyer : null;
}

async function currenciesOf(
  database: Database,
  main: Table,
  header: Table | null,
  amount: Amount,
  mapping: Mapping,
): Promise<readonly string[]> {
  if (main.money) return [main.money.code];
  const codes = new Set([...amount.currencies, ...amount.columns.flatMap((column) => currencyInName(column) ?? [])]);
  for (const table of header ? [main, header] : [main]) {
    const column = columnFor('currency', table, mapping);
    if (!column) continue;
    const rows = await database.query(
      `SELECT DISTINCT upper(${name(column.name)}) AS "code" FROM ${table.sql} WHERE "code" IS NOT NULL ORDER BY 1`,
    );
    for (const { code } of rows) if (/^[A-Z]{3}$/.test(String(code))) codes.add(String(code));
  }
  return [...codes].sort();
}

async function joinedBy(database: Database, nodes: readonly Node[]): Promise<Orders['joins']> {
  const joins: { from: string; to: string; unmatched: number }[] = [];
  for (const { link } of nodes) {
    if (!link) continue;
    const own = (columns: readonly string[], alias: string) => columns.map((column) => `${alias}.${name(column)}`);
    const [from, to] = [own(link.columns, 'f'), own(link.keys, 't')];
    const [row] = await database.query(
      `SELECT count(DISTINCT (${from.join(', ')}, 0)) AS "n" FROM ${link.from.sql} f
       WHERE ${from.map((column) => `${column} IS NOT NULL`).join(' AND ')}
       AND NOT EXISTS (SELECT 1 FROM ${link.to.sql} t WHERE ${from.map((column, at) => `${column} = ${to[at]}`).join(' AND ')})`,
    );
    const called = (table: Table, columns: readonly string[]) => columns.map((column) => `${table.name}.${column}`).join(', ');
    joins.push({ from: called(link.from, link.columns), to: called(link.to, link.keys), unmatched: Number(row!.n) });
  }
  return joins;
}

/** A cent an order is rounding. */
const rounding = 0.01;

async function reconcile(database: Database, main: Table, { table, link }: Node, amount: Amount): Promise<Reconciled | null> {
  const total = totalOf(table);
  if (!total) return null;
  const keys = link!.keys.map((key) => `h.${name(key)}`).join(', ');
  const on = link!.columns.map((column, at) => `m.${name(column)} = h.${name(link!.keys[at]!)}`).join(' AND ');
  const sums = `SELECT CAST(any_value(h.${name(total.name)}) AS DECIMAL(28, 6)) AS total, sum(${amount.net}) AS lines, count(*) AS n FROM ${table.sql} h JOIN ${main.sql} m ON ${on} GROUP BY ${keys}`;
  const [row] = await database.query(
    `SELECT count(*) AS "orders", count(*) FILTER (WHERE abs(total - lines) > ${rounding} * n) AS "unequal", sum(total) - sum(lines) AS "difference" FROM (${sums}) WHERE total IS NOT NULL`,
  );
  const orders = Number(row!.orders);
  return orders === 0 ? null : { table, column: total.name, orders, unequal: Number(row!.unequal), difference: Number(row!.difference) };
}
