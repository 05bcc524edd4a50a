/** Amounts of records put into one currency, each by the rate of its own day; where no rate is known, those of one currency alone are kept. */
import { type Database, literal, name } from '../database.ts';
import { converting, type ExchangeRates, findRates, known, type SaidRate } from '../exchange-rates.ts';
import { columnFor } from '../joins.ts';
import { words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { currencyInName } from '../money.ts';
import { findLinks, type Link } from '../relations/links.ts';
import { describedBy, joinsOf, type Node, reach } from '../relations/reach.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { currencyColumn } from '../typing/type-tables.ts';
import { type DatedBy, timeOf } from './row-time.ts';

/** What was done to the amounts of a table. */
export interface MoneyRead {
  table: string;
  file: string;
  /** The currency they are in now. */
  code: string;
  /** Amounts that were in another one, and the rates they were put into it by. */
  converted: { rows: number; dated: boolean; by: string | null; said: readonly string[] } | null;
  /** Amounts that no rate exists for, in these currencies: they are in no figure. */
  without: { rows: number; all: number; codes: readonly string[] } | null;
  /** The source had put them into the currency in this column. */
  taken: string | null;
}

export interface OneCurrency {
  tables: Table[];
  read: MoneyRead[];
  /** What the prompt said of rates, and was applied. */
  applied: string[];
}

const moneyNamed =
  /\b(amount|amt|gross|net|total|subtotal|value|sales|revenue|turnover|profit|margin|costs?|cogs|spend|expenses?|charges?|fees?|fares?|price|tariff|rent|commissions?|refund(ed|s)?|discounts?|deposits?|surcharges?|premium|payout|paid|payments?|balance|budget|plan|actual|tax|vat|tips?|credit|debit|salary|wages?|budgeted|invoiced|billed|umsatz|betrag|brutto|netto|kosten|gewinn|preis|provision|gebuhr(en)?|gehalt|montant|ventes|couts?|prix|frais|remise|importe|ventas|coste|costo|precio|comision|valor|vendas|preco|custo|comissao|importo|vendite|prezzo|costi|ricavi|commissione|mrr|arr)\b|金額|価格|単価|売上|手数料|金额|价格|单价|销售额|佣金|المبلغ|السعر/;
const notMoney =
  /\b(pct|percent|percentage|share|ratio|count|qty|quantity|units?|number|id|no|nr|days?|nights?|hours?|minutes|year|month|score|rating|occupancy|exchange|fx|kurs|conversion|rate|weight|kg|lbs?|tonnes?|volume|promoter|quote|satz)\b|%/;
/** What a room or an hour costs is called a rate, which other rates are shares. */
const pricedRate =
  /^(((room|daily|nightly|hourly|day|hour|base|rack|average|avg|published|contract|cost|pay|bill|billing|billable|charge|charge out|chargeout|selling|standard|internal) )*rate|adr|average daily rate)( (per|a|h|hr|hour) ?\w*)?$/;

const isNumber = ({ type, filled }: Column) => type.kind === 'number' && !type.percent && filled > 0;

function isMoney(column: Column): boolean {
  if (!isNumber(column) || column.type.kind !== 'number') return false;
  if (Object.keys(column.type.currencies).length > 0 || currencyInName(column.name)) return true;
  const said = words(column.name);
  if (pricedRate.test(said) || pricedPer.test(said)) return true;
  return moneyNamed.test(said) && !notMoney.test(said);
}

const pricedPer =
  /\b(price|cost|fee|amount|preis|kosten|prix|cout|precio|coste|preco|custo|prezzo|costo) (per|pro|je|par|por) \w+$|\bunit (price|cost)\b/;

/** Shares by their values: 0.15, or 15 where a discount or a margin is meant. */
async function withoutShares(database: Database, table: Table, columns: readonly Column[]): Promise<Column[]> {
  if (columns.length === 0) return [];
  const [row] = await database.query(
    `SELECT ${columns.map(({ name: each }, at) => `max(abs(${name(each)})) AS "m${at}"`).join(', ')} FROM ${table.sql}`,
  );
  return columns.filter((column, at) => {
    const most = Number(row![`m${at}`]);
    const isWhole = column.type.kind === 'number' && column.type.integer;
    return (
      most > 1 &&
      !(isWhole && most <= 100 && /\b(discounts?|margin|tax|vat|commissions?|rabatt|remise|marge|provision)\b/.test(words(column.name)))
    );
  });
}

/** Where the currency of a table's amounts stands: beside them, or in the order or the place that they belong to. */
interface Source {
  column: string;
  /** SQL over the table as `m` with `joins`. */
  sql: string;
  joins: string;
  nodes: readonly Node[];
}

interface Amounts {
  table: Table;
  columns: Column[];
  source: Source | null;
  /** Rows of each currency, the most frequent first. */
  counts: { code: string; rows: number }[];
}

/** Cheap: whether any amounts could be in several currencies. */
function mayDiffer(tables: readonly Table[]): boolean {
  return tables.some(({ columns }) => {
    if (columns.some(({ name: each, type }) => type.kind === 'text' && namesCurrency.test(words(each)))) return true;
    const coded = new Set(columns.filter(isNumber).flatMap((column) => currencyInName(column.name) ?? []));
    return coded.size > 1 || columns.some(({ type }) => type.kind === 'number' && Object.keys(type.currencies).length > 1);
  });
}

const namesCurrency = /\b(currency|curr|ccy|wahrung|devise|moneda|divisa|moeda|valuta)\b|通貨|货币|币种|عملة/;

/** @param asked the currency of the deck, by option or brief */
export async function amountsInOneCurrency(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
  asked: string | undefined,
  said: readonly SaidRate[],
  datedBy?: DatedBy,
): Promise<OneCurrency> {
  const unchanged = { tables: [...tables], read: [], applied: [] };
  if (!mayDiffer(tables)) return unchanged;
  const taken: MoneyRead[] = [];
  const chosen: Table[] = [];
  for (const table of tables) chosen.push(await withoutTwins(database, table, mapping, asked, taken));
  const found: Amounts[] = [];
  let links: Link[] | null = null;
  const sources = new Map<Table, Source>();
  for (const table of chosen) {
    const source = await ownSource(database, table, mapping);
    if (source) sources.set(table, source);
  }
  for (const table of chosen) {
    const columns = table.columns.filter(isMoney);
    if (columns.length === 0) continue;
    let source = sources.get(table) ?? null;
    if (!source && sources.size > 0) {
      links ??= await findLinks(database, chosen);
      source = sourceOf(reach(table, links), sources);
    }
    found.push({ table, columns, source, counts: await countsOf(database, table, columns, source) });
  }
  const rows = new Map<string, number>();
  for (const { counts } of found) for (const each of counts) rows.set(each.code, (rows.get(each.code) ?? 0) + each.rows);
  const codes = [...rows].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([code]) => code);
  if (codes.length === 0) return { ...unchanged, tables: chosen, read: taken };
  const single = codes.length === 1 && (asked === undefined || asked === codes[0]);
  const rates = single ? null : await findRates(database, chosen, said, codes);
  const into = rates && [asked, rates.into, codes[0]].find((code) => code && rates.codes.includes(code));
  const code = into ?? (asked !== undefined && rows.has(asked) ? asked : codes[0]!);
  const read = [...taken];
  const done: Table[] = [];
  for (const table of chosen) {
    if (table === rates?.table) continue;
    const amounts = found.find((each) => each.table === table);
    if (!amounts || amounts.counts.length === 0) done.push(table);
    else done.push(await put(database, amounts, { code, rates: into ? rates : null, time: { mapping, datedBy } }, read));
  }
  const applied = into ? (rates?.said ?? []) : [];
  return { tables: done, read, applied: [...applied] };
}

async function ownSource(database: Database, table: Table, mapping: Mapping): Promise<Source | null> {
  const written = table.columns.find((column) => table.columns.some((each) => isNumber(each) && column.name === currencyColumn(each.name)));
  const column =
    written ??
    columnFor('currency', table, mapping) ??
    table.columns.find(({ name: each, type }) => type.kind === 'text' && namesCurrency.test(words(each)));
  if (column?.type.kind !== 'text') return null;
  const sql = `upper(CAST(m.${name(column.name)} AS VARCHAR))`;
  const rows = await database.query(`SELECT DISTINCT ${sql} AS "code" FROM ${table.sql} m WHERE ${sql} IS NOT NULL LIMIT 60`);
  return rows.some((row) => known.has(String(row.code))) ? { column: column.name, sql, joins: '', nodes: [] } : null;
}

const orderOrPlace =
  /\b(orders?|invoices?|bookings?|reservations?|sales?|transactions?|shipments?|expenses?|claims?|reports?|contracts?|hotels?|propert(y|ies)|stores?|shops?|sites?|branch(es)?|locations?|plants?|compan(y|ies)|entit(y|ies)|countr(y|ies)|markets?|clinics?|venues?|warehouses?|depots?|bestellung(en)?|auftrag|auftrage|rechnung(en)?|filialen?|gesellschaft(en)?|commandes?|factures?|magasins?|societes?|pedidos?|facturas?|tiendas?|lojas?|empresas?|ordini|fatture|negozi)\b/;

/** The currency of an order is that of its lines, and that of a hotel or a country that of what is sold there. */
function sourceOf(nodes: readonly Node[], sources: ReadonlyMap<Table, Source>): Source | null {
  const node = nodes.find(
    (each) => each.depth > 0 && each.depth <= 2 && sources.has(each.table) && orderOrPlace.test(words(each.table.name)),
  );
  if (!node) return null;
  const source = sources.get(node.table)!;
  return { column: source.column, sql: `upper(CAST(${node.alias}.${name(source.column)} AS VARCHAR))`, joins: joinsOf(nodes), nodes };
}

async function countsOf(database: Database, table: Table, columns: readonly Column[], source: Source | null): Promise<Amounts['counts']> {
  const named = columns.flatMap((column) => {
    const code = currencyInName(column.name) ?? onlyCurrency(column);
    return code === undefined ? [] : [{ code, rows: column.filled }];
  });
  const bare = columns.filter((column) => currencyInName(column.name) === undefined);
  const rows =
    source && bare.length > 0
      ? await database.query(
          `SELECT ${source.sql} AS "code", count(*) AS "rows" FROM ${table.sql} m ${source.joins} WHERE ${source.sql} IS NOT NULL AND (${bare.map((column) => `m.${name(column.name)} IS NOT NULL`).join(' OR ')}) GROUP BY 1 ORDER BY 2 DESC, 1`,
        )
      : [];
  const counted = rows.map((row) => ({ code: String(row.code), rows: Number(row.rows) })).filter((each) => known.has(each.code));
  const all = new Map<string, number>();
  for (const each of source && bare.length > 0
    ? [...counted, ...named.filter(({ code }) => !counted.some((own) => own.code === code))]
    : named)
    all.set(each.code, Math.max(all.get(each.code) ?? 0, each.rows));
  return [...all].map(([code, count]) => ({ code, rows: count })).sort((a, b) => b.rows - a.rows || (a.code < b.code ? -1 : 1));
}

function onlyCurrency({ type }: Column): string | undefined {
  const codes = type.kind === 'number' ? Object.keys(type.currencies) : [];
  return codes.length === 1 ? codes[0] : undefined;
}

/** Writes the amounts of a table in the currency, without those that cannot be put into it. */
async function put(
  database: Database,
  { table, columns, source, counts }: Amounts,
  { code, rates, time }: { code: string; rates: ExchangeRates | null; time: { mapping: Mapping; datedBy: DatedBy | undefined } },
  read: MoneyRead[],
): Promise<Table> {
  const able = (each: string) => each === code || rates?.codes.includes(each) === true;
  const others = counts.filter((each) => each.code !== code);
  const inCode = (some: readonly Column[], money: string) =>
    some.map(
      (column): Column =>
        column.type.kind === 'number' ? { ...column, type: { ...column.type, currencies: { [money]: column.filled } } } : column,
    );
  const replaced = new Map(inCode(columns, code).map((column) => [column.name, column]));
  const marked = { ...table, columns: table.columns.map((column) => replaced.get(column.name) ?? column) };
  if (others.length === 0) return source ? marked : table;
  const day = rates?.dated ? await dayOf(database, table, source, time) : null;
  const kept = counts.filter((each) => able(each.code)).map((each) => literal(each.code));
  const replace: string[] = [];
  const ways = new Map<string, ReturnType<typeof converting>>();
  const gone = new Set<string>();
  for (const column of await withoutShares(database, table, columns)) {
    const own = currencyInName(column.name) ?? (source ? undefined : onlyCurrency(column));
    if (own !== undefined && own !== code && !able(own)) gone.add(column.name);
    if (own === code || gone.has(column.name) || (own === undefined && !source)) continue;
    const current = own === undefined ? source!.sql : literal(own);
    const known =
      kept.length > 0 ? `CASE WHEN ${current} IN (${kept.join(', ')}) THEN ${current} ELSE ${literal(code)} END` : literal(code);
    const way = ways.get(current) ?? (rates ? converting(code, known, day, `_${ways.size}`) : null);
    if (way) ways.set(current, way);
    const amount = `m.${name(column.name)}`;
    const lost = counts.filter((each) => !able(each.code)).map((each) => literal(each.code));
    const isLost = lost.length > 0 && own === undefined ? `${current} IN (${lost.join(', ')})` : 'false';
    replace.push(`CASE WHEN ${isLost} THEN NULL ELSE ${way?.amount(amount) ?? amount} END AS ${name(column.name)}`);
  }
  if (replace.length > 0)
    await database.run(
      `CREATE OR REPLACE TABLE ${table.sql} AS SELECT m.* REPLACE (${replace.join(', ')}) FROM ${table.sql} m ${source?.joins ?? ''} ${[...ways.values()].map((way) => way.joins).join(' ')}`,
    );
  const lost = others.filter((each) => !able(each.code));
  const put = others.filter((each) => able(each.code));
  const sum = (some: readonly { rows: number }[]) => some.reduce((all, each) => all + each.rows, 0);
  read.push({
    table: table.name,
    file: table.file,
    code,
    converted:
      put.length > 0 ? { rows: sum(put), dated: rates!.dated && day !== null, by: rates!.table?.file ?? null, said: rates!.said } : null,
    without: lost.length > 0 ? { rows: sum(lost), all: sum(counts), codes: lost.map((each) => each.code) } : null,
    taken: null,
  });
  return {
    ...marked,
    columns: marked.columns.filter((column) => !gone.has(column.name)),
    money: { code, partial: lost.length > 0 },
  };
}

/** The day whose rate an amount takes: that of its row, else that of the order it belongs to. */
async function dayOf(database: Database, table: Table, source: Source | null, how: Parameters<typeof timeOf>[2]): Promise<string | null> {
  const time = await timeOf(database, table, how);
  if (time) return `CAST(${time.sql} AS DATE)`;
  return (source && source.nodes.length > 0 && describedBy(source.nodes)?.sql) || null;
}

/** Share of the rows in which two columns have to be filled together, or apart. */
const mostly = 0.9;
/** Rates of a few years lie within it. */
const likeRates = 0.25;

/** Amounts written twice, in two currencies: those of the one that is asked for, else those that the source put into its own. */
async function withoutTwins(
  database: Database,
  table: Table,
  mapping: Mapping,
  asked: string | undefined,
  read: MoneyRead[],
): Promise<Table> {
  const stems = new Map<string, Column[]>();
  for (const column of table.columns) {
    if (!isNumber(column)) continue;
    const code = currencyInName(column.name);
    const stem = stemOf(column.name);
    if (code !== undefined || moneyNamed.test(stem)) stems.set(stem, [...(stems.get(stem) ?? []), column]);
  }
  const twins = [...stems.values()].filter((columns) => columns.length > 1 && columns.some(({ name: each }) => currencyInName(each)));
  if (twins.length === 0) return table;
  const gone = new Set<string>();
  let { columns } = table;
  const currency = columnFor('currency', table, mapping);
  for (const group of twins) {
    const coded = group.filter(({ name: each }) => currencyInName(each) !== undefined);
    const plain = group.find(({ name: each }) => currencyInName(each) === undefined);
    const value = (column: Column) => `CAST(${name(column.name)} AS DOUBLE)`;
    if (plain && currency && coded.length >= 1) {
      const [row] = await database.query(
        `SELECT ${coded.map((column, at) => `bool_and(${value(plain)} = ${value(column)}) FILTER (WHERE upper(${name(currency.name)}) = ${literal(currencyInName(column.name)!)} AND ${value(column)} IS NOT NULL) AS "s${at}"`).join(', ')} FROM ${table.sql}`,
      );
      const same = coded.filter((column, at) => row![`s${at}`] !== false && column.filled >= plain.filled);
      const best = same.find(({ name: each }) => currencyInName(each) === asked) ?? (asked === undefined ? same[0] : undefined);
      if (!best) {
        // The source put them into a currency that nobody asked for.
        for (const column of same) gone.add(column.name);
        continue;
      }
      for (const column of group) if (column !== best) gone.add(column.name);
      read.push(takenFrom(table, best, plain.filled));
      continue;
    }
    if (coded.length < 2) continue;
    const [first, ...others] = coded as [Column, ...Column[]];
    const [row] = await database.query(
      `SELECT ${others.map((other, at) => `count(${name(first.name)}) FILTER (WHERE ${name(other.name)} IS NOT NULL) AS "b${at}", stddev_pop(${value(other)} / nullif(${value(first)}, 0)) / nullif(avg(${value(other)} / nullif(${value(first)}, 0)), 0) AS "d${at}"`).join(', ')} FROM ${table.sql}`,
    );
    const isTwin = others.every(
      (other, at) => Number(row![`b${at}`]) >= mostly * Math.max(first.filled, other.filled) && Number(row![`d${at}`] ?? 1) < likeRates,
    );
    if (!isTwin) continue;
    const best = coded.find(({ name: each }) => currencyInName(each) === asked) ?? coded.toSorted((a, b) => b.filled - a.filled)[0]!;
    for (const column of coded) if (column !== best) gone.add(column.name);
    read.push(takenFrom(table, best, best.filled));
  }
  columns = columns.filter((column) => !gone.has(column.name));
  return gone.size === 0 ? table : { ...table, columns };
}

function takenFrom({ name: table, file }: Table, column: Column, rows: number): MoneyRead {
  return { table, file, code: currencyInName(column.name)!, converted: null, without: null, taken: rows > 0 ? column.name : null };
}

/** `amount_eur`, `Amount (USD)` and `amount` are one. */
function stemOf(called: string): string {
  return words(called.replace(/[€£$¥]/g, ' '))
    .split(' ')
    .filter((word) => !(word.length === 3 && known.has(word.toUpperCase())))
    .join(' ');
}
