/** Tables of exchange rates, however they are laid out: by currency, by pair, a column a currency, and what a prompt dictates. */
import type { Dictated } from '../../model/brief.ts';
import { type Database, literal, name } from './database.ts';
import { words } from './lexicon.ts';
import { timeOf } from './records/row-time.ts';
import type { Column, Table } from './typing/column-type.ts';

export interface ExchangeRates {
  /** Null where the prompt alone gives them. */
  table: Table | null;
  /** The currency whose rate is one; null if nothing says so. */
  base: string | null;
  /** The currency that its other ones are to be put into, where it is made for that; a list of the market's rates is for none. */
  into: string | null;
  codes: readonly string[];
  /** Rates change over time, so exchange effects can be separated. */
  dated: boolean;
  /** What the prompt says of them, where it does. */
  said: readonly string[];
}

export type SaidRate = Extract<Dictated, { kind: 'rate' }>;

const rateNamed =
  /\b(rates?|fx|exchange rates?|conversion rate|kurse?|wechselkurse?|umrechnungskurse?|taux|cours|tipos? de cambio|tasas?|taxas?|cotacao|cambio|tasso|tassi)\b|汇率|為替|レート|سعر الصرف/;
/** A table called so holds rates, whatever its columns are called. */
const tableOfRates = /\b(ecb|ezb|bce|forex|currenc(y|ies)|devises?|divisas?|monedas?|moedas?|valut[ae]|wahrung(en)?)\b|通貨|货币/;
const currencyNamed = /\b(currency|wahrung|devise|moneda|moeda|valuta|iso code|code)\b|货币|通貨|عملة/;
const fromNamed = /\b(from|source|foreign|base|von|de|da)\b/;
const toNamed = /\b(to|target|quote|quoted|counter|home|reporting|nach|vers|a|para)\b/;
/** Beside a bare currency, the base is what it is converted into. */
const homeNamed = /\b(base|home|reporting|to|target)\b/;

/** The base of rates that do not say what they are in. */
const unnamed = 'XXX';

export const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Currencies worth less than one dollar, euro, pound or franc at any time the data may cover. */
const small = new Set(
  'AED ARS BRL CLP CNY COP CZK DKK EGP HKD HUF IDR ILS INR ISK JPY KES KRW MAD MXN MYR NGN NOK PEN PHP PKR PLN RON RUB SAR SEK THB TRY TWD UAH UYU VND ZAR'.split(
    ' ',
  ),
);
/** What one unit is worth, in steps that never cross: a dinar more than a pound, a pound more than a euro. */
function stepOf(code: string): number | null {
  if (/^(KWD|BHD|OMR|JOD)$/.test(code)) return 4;
  if (code === 'GBP') return 3;
  if (/^(EUR|USD|CHF)$/.test(code)) return 2;
  return small.has(code) ? 0 : null;
}

/** Whether `a` is surely worth more than `b`, or less; null where it may be either. */
function isWorthMore(a: string, b: string): boolean | null {
  const [one, other] = [stepOf(a), stepOf(b)];
  if (one !== null && other !== null && one !== other) return one > other;
  // Dollars of the Commonwealth are worth less than a euro or a pound.
  const [less, more] = [/^(AUD|CAD|NZD|SGD)$/, /^(EUR|GBP|KWD|BHD|OMR|JOD)$/];
  if (less.test(a) && more.test(b)) return false;
  return less.test(b) && more.test(a) ? true : null;
}

/** One `a` is worth `rate` of `b`, on the mean of all days. */
interface Pair {
  a: string;
  b: string;
  rate: number;
}

/** Whether most rates can only be meant the other way round; null where all may be either. */
function isTurned(pairs: readonly Pair[]): boolean | null {
  const votes = pairs.reduce((sum, { a, b, rate }) => {
    const more = isWorthMore(a, b);
    return more === null || rate === 1 ? sum : sum + (more === rate > 1 ? 1 : -1);
  }, 0);
  return votes === 0 ? null : votes < 0;
}

/** Rows of the table as pairs: SQL of `a`, `b`, `day` and `rate`. */
interface Read {
  table: Table;
  sql: string;
  /** What names say of the direction; null where they say nothing. */
  turned: boolean | null;
  /** How a reader of such a table means it where neither values nor names tell. */
  usual: boolean;
  base: string | null;
  into: string | null;
}

/**
 * Creates the table `exchange_rates` (code, day, rate, since): the value of one unit in the base currency from `since` on.
 * `day` is null for a rate without a date. Returns null if no table has rates and none is dictated.
 * @param among the currencies of the amounts: the one that a table of rates leaves out is its base
 */
export async function findRates(
  database: Database,
  tables: readonly Table[],
  said: readonly SaidRate[] = [],
  among: readonly string[] = [],
): Promise<ExchangeRates | null> {
  for (const table of tables) {
    const read = await readRates(database, table, among);
    const made = read && (await makeRates(database, read, said));
    if (made) return made;
  }
  return said.length > 0 ? makeRates(database, null, said) : null;
}

async function makeRates(database: Database, read: Read | null, said: readonly SaidRate[]): Promise<ExchangeRates | null> {
  const nothing = `SELECT NULL::VARCHAR AS a, NULL::VARCHAR AS b, NULL::DATE AS day, NULL::DOUBLE AS rate WHERE false`;
  await database.run(
    `CREATE OR REPLACE TABLE exchange_pairs AS SELECT * FROM (${read?.sql ?? nothing}) WHERE rate > 0 AND a IS NOT NULL AND b IS NOT NULL`,
  );
  const told = async () => {
    const rows = await database.query(
      `SELECT a AS "a", b AS "b", avg(rate) AS "rate", min(rate) AS "least", max(rate) AS "most" FROM exchange_pairs GROUP BY 1, 2 ORDER BY 1, 2`,
    );
    return rows.map((row) => ({
      a: String(row.a),
      b: String(row.b),
      rate: Number(row.rate),
      least: Number(row.least),
      most: Number(row.most),
    }));
  };
  const pairs = await told();
  const turned = isTurned(pairs) ?? read?.turned ?? softly(pairs) ?? read?.usual ?? false;
  if (turned) await database.run(`UPDATE exchange_pairs SET rate = 1 / rate`);
  for (const { from, to, rate } of said) {
    const worth = isTurned([{ a: from, b: to, rate }]) ? 1 / rate : rate;
    await database.run(
      `DELETE FROM exchange_pairs WHERE (a = ${literal(from)} AND b = ${literal(to)}) OR (a = ${literal(to)} AND b = ${literal(from)})`,
    );
    await database.run(`INSERT INTO exchange_pairs VALUES (${literal(from)}, ${literal(to)}, NULL, ${worth})`);
  }
  const all = await told();
  const apart = all.filter(({ a, b }) => a !== b);
  if (apart.length === 0) return null;
  const base = read?.base ?? hubOf(apart);
  const hub = literal(base);
  await database.run(
    `CREATE OR REPLACE TABLE exchange_rates AS SELECT code, day, rate,
       CASE WHEN row_number() OVER (PARTITION BY code ORDER BY day) = 1 THEN DATE '0001-01-01' ELSE day END AS since
     FROM (SELECT code, day, min(rate) AS rate FROM (
         SELECT a AS code, day, rate FROM exchange_pairs WHERE b = ${hub} AND a <> ${hub}
         UNION ALL SELECT b, day, 1 / rate FROM exchange_pairs WHERE a = ${hub} AND b NOT IN (SELECT a FROM exchange_pairs WHERE b = ${hub})
       ) GROUP BY 1, 2)`,
  );
  await database.run(`INSERT INTO exchange_rates VALUES (${hub}, NULL, 1, DATE '0001-01-01')`);
  await datedByPeriod(database);
  const codes = await database.query(`SELECT DISTINCT code AS "code" FROM exchange_rates ORDER BY 1`);
  return {
    table: read?.table ?? null,
    base: base === unnamed ? null : base,
    into: read?.into ?? null,
    codes: codes.map(({ code }) => String(code)).filter((code) => code !== unnamed),
    dated: apart.some(({ least, most }) => most > least),
    said: said.map(({ text }) => text),
  };
}

/** A euro has been worth more than a dollar in all but a few weeks of twenty years. */
function softly(pairs: readonly Pair[]): boolean | null {
  const pair = pairs.find(({ a, b }) => (a === 'EUR' && b === 'USD') || (a === 'USD' && b === 'EUR'));
  return pair && Math.abs(pair.rate - 1) > 0.01 ? (pair.a === 'EUR') !== pair.rate > 1 : null;
}

/** The currency that most others have a rate to. */
function hubOf(pairs: readonly Pair[]): string {
  const partners = new Map<string, Set<string>>();
  for (const { a, b } of pairs) {
    partners.set(a, (partners.get(a) ?? new Set()).add(b));
    partners.set(b, (partners.get(b) ?? new Set()).add(a));
  }
  const into = (code: string) => pairs.filter(({ b }) => b === code).length;
  return [...partners].sort((x, y) => y[1].size - x[1].size || into(y[0]) - into(x[0]) || (x[0] < y[0] ? -1 : 1))[0]![0];
}

/** A rate a month holds for all of its month, whichever day it is written under. */
async function datedByPeriod(database: Database): Promise<void> {
  const [row] = await database.query(
    `SELECT count(*) AS "rates", count(DISTINCT (code, date_trunc('month', day))) AS "months", bool_and(day = last_day(day)) AS "ends",
            date_diff('month', min(day), max(day)) + 1 AS "span", count(DISTINCT date_trunc('month', day)) AS "filled"
     FROM exchange_rates WHERE day IS NOT NULL`,
  );
  const isMonthly = Number(row!.rates) === Number(row!.months) && Number(row!.filled) === Number(row!.span) && Number(row!.filled) > 1;
  if (!isMonthly && row!.ends !== true) return;
  await database.run(
    `UPDATE exchange_rates SET day = date_trunc('month', day), since = CASE WHEN since > DATE '0001-01-01' THEN date_trunc('month', since) ELSE since END WHERE day IS NOT NULL`,
  );
}

async function readRates(database: Database, table: Table, among: readonly string[]): Promise<Read | null> {
  const isCalled = [table.name, table.file, table.title ?? ''].some(
    (each) => rateNamed.test(words(each)) || tableOfRates.test(words(each)),
  );
  const numbers = table.columns.filter(
    ({ name: each, type }) => type.kind === 'number' && !/^(year|month|id|no|nr|jahr|monat)$/.test(words(each)),
  );
  const wide = numbers.length > 0 && numbers.every((column) => codesIn(column.name).length > 0);
  const rate =
    numbers.find(({ name: each }) => rateNamed.test(words(each))) ??
    (numbers.length === 1 && (isCalled || /\b(to|in|per)\b/.test(words(numbers[0]!.name))) ? numbers[0] : undefined);
  const long = rate && (await byRow(database, table, rate, among));
  if (long) return long;
  return wide && (isCalled || numbers.every(({ name: each }) => rateNamed.test(words(each)) || codesIn(each).length === 2))
    ? byColumn(database, table, numbers, among)
    : null;
}

/** Currencies that a name holds, in order: `USD`, `gbp_eur`, `EURUSD`. */
function codesIn(called: string): string[] {
  const parts = called.toUpperCase().split(/[^A-Z]+/);
  return parts.flatMap((part) =>
    part.length === 3 && known.has(part)
      ? [part]
      : part.length === 6 && known.has(part.slice(0, 3)) && known.has(part.slice(3))
        ? [part.slice(0, 3), part.slice(3)]
        : [],
  );
}

/** SQL of the day that a rate holds from. */
async function dayOf(database: Database, table: Table): Promise<string | null> {
  const time = await timeOf(database, table);
  if (time) return `CAST(${time.sql} AS DATE)`;
  const day = table.columns.find(({ type, filled }) => type.kind === 'date' && filled > 0);
  return day ? `m.${name(day.name)}` : null;
}

/** The base that a table's own name gives: `fx_to_eur`, `rates against EUR`. */
function baseCalled(table: Table, codes: readonly string[], among: readonly string[]): string | null {
  const called = [...new Set([table.name, table.file, table.title ?? ''].flatMap(codesIn))].filter((code) => !codes.includes(code));
  if (called.length === 1) return called[0]!;
  const left = among.filter((code) => !codes.includes(code));
  return left.length === 1 ? left[0]! : null;
}

async function byRow(database: Database, table: Table, rate: Column, among: readonly string[]): Promise<Read | null> {
  const day = await dayOf(database, table);
  const on = day ?? 'NULL::DATE';
  const value = `CAST(m.${name(rate.name)} AS DOUBLE)`;
  const codes: Column[] = [];
  for (const column of table.columns) if (await holdsCodes(database, table, column)) codes.push(column);
  const code = ({ name: each }: Column) => `upper(CAST(m.${name(each)} AS VARCHAR))`;
  const text = words(rate.name);
  const isPer = /\bper (usd|eur|gbp|chf|base|dollar|euro)\b/.test(text);
  const isTo = /\b(to|in) (usd|eur|gbp|chf|base|dollar|euro)\b/.test(text);
  const named = isPer ? true : isTo ? false : null;
  const where = day ? `WHERE ${day} IS NOT NULL` : '';
  if (codes.length === 0) {
    const pair = await pairColumn(database, table);
    if (!pair || (!day && pair.distinct !== table.rows)) return null;
    const bare = `regexp_replace(${code(pair)}, '[^A-Z]', '', 'g')`;
    const sql = `SELECT left(${bare}, 3) AS a, right(${bare}, 3) AS b, ${on} AS day, ${value} AS rate FROM ${table.sql} m ${where}`;
    return { table, sql, turned: null, usual: false, base: null, into: null };
  }
  if (codes.length > 2) return null;
  if (codes.length === 2) {
    const called = (pattern: RegExp) => codes.find(({ name: each }) => pattern.test(words(each)));
    const isBare = codes.find(({ name: each }) => currencyNamed.test(words(each)) && !homeNamed.test(words(each)));
    const to = called(toNamed) ?? (isBare ? codes.find((each) => each !== isBare && homeNamed.test(words(each.name))) : undefined);
    const from = codes.find((column) => column !== (to ?? codes[1]))!;
    const into = to ?? codes[1]!;
    if (!to && !called(fromNamed)) return null;
    const all = await database.query(`SELECT count(DISTINCT (${code(from)}, ${code(into)})) AS "pairs" FROM ${table.sql} m`);
    if (!day && Number(all[0]!.pairs) !== table.rows) return null;
    const sql = `SELECT ${code(from)} AS a, ${code(into)} AS b, ${on} AS day, ${value} AS rate FROM ${table.sql} m ${where}`;
    const [only] = await database.query(`SELECT min(${code(into)}) AS "code" FROM ${table.sql} m`);
    return {
      table,
      sql,
      turned: named,
      usual: false,
      base: into.distinct === 1 ? String(only!.code) : null,
      into: into.distinct === 1 && from.distinct > 1 ? String(only!.code) : null,
    };
  }
  const [from] = codes as [Column];
  if (!currencyNamed.test(words(from.name)) && !fromNamed.test(words(from.name))) return null;
  if (!day && from.distinct !== table.rows) return null;
  const rows = await database.query(
    `SELECT ${code(from)} AS "code", min(${value}) AS "least", max(${value}) AS "most" FROM ${table.sql} m WHERE ${value} > 0 AND ${code(from)} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  const listed = rows.map((row) => String(row.code));
  const one = rows.find(({ least, most }) => Number(least) === 1 && Number(most) === 1);
  const base = one ? String(one.code) : (codesIn(rate.name)[0] ?? baseCalled(table, listed, among));
  // Without a base, one is as good as another: amounts may still be put into any that has a rate.
  const b = base ?? unnamed;
  const sql = `SELECT ${code(from)} AS a, ${literal(b)} AS b, ${on} AS day, ${value} AS rate FROM ${table.sql} m ${where}`;
  return { table, sql, turned: named, usual: false, base: b, into: base };
}

async function pairColumn(database: Database, table: Table): Promise<Column | null> {
  for (const column of table.columns) {
    if (column.type.kind !== 'text' || column.distinct === 0 || column.distinct > known.size || column.filled < table.rows * 0.9) continue;
    const rows = await database.query(
      `SELECT DISTINCT CAST(${name(column.name)} AS VARCHAR) AS "v" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL`,
    );
    const isPair = (text: string) => {
      const bare = text.toUpperCase().replace(/\bTO\b|[^A-Z]/g, '');
      return bare.length === 6 && known.has(bare.slice(0, 3)) && known.has(bare.slice(3));
    };
    if (rows.every(({ v }) => isPair(String(v)) && !/\bto\b/i.test(String(v)))) return column;
  }
  return null;
}

async function byColumn(database: Database, table: Table, columns: readonly Column[], among: readonly string[]): Promise<Read | null> {
  const day = await dayOf(database, table);
  if (!day && table.rows !== 1) return null;
  const listed = columns.map((column) => ({ column, codes: codesIn(column.name) }));
  const isPaired = listed.every(({ codes }) => codes.length === 2);
  const singles = listed.map(({ codes }) => codes[0]!);
  const ones = await database.query(
    `SELECT ${columns.map(({ name: each }, at) => `min(${name(each)}) = 1 AND max(${name(each)}) = 1 AS "o${at}"`).join(', ')} FROM ${table.sql}`,
  );
  const one = columns.findIndex((_, at) => ones[0]![`o${at}`] === true);
  const base = isPaired ? null : one >= 0 ? singles[one]! : baseCalled(table, singles, among);
  if (!isPaired && base === null) return null;
  const parts = listed.map(({ column, codes }) => {
    const [a, b] = isPaired ? codes : [codes[0]!, base!];
    return `SELECT ${literal(a!)} AS a, ${literal(b!)} AS b, ${day ?? 'NULL::DATE'} AS day, CAST(m.${name(column.name)} AS DOUBLE) AS rate FROM ${table.sql} m`;
  });
  // A list of currencies under one day says what one unit of the base buys of each.
  return { table, sql: parts.join(' UNION ALL '), turned: null, usual: !isPaired, base, into: null };
}

async function holdsCodes(database: Database, table: Table, column: Column): Promise<boolean> {
  if (column.type.kind !== 'text' || column.filled < table.rows * 0.9 || column.distinct === 0 || column.distinct > known.size)
    return false;
  const rows = await database.query(
    `SELECT DISTINCT upper(${name(column.name)}) AS "code" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL`,
  );
  return rows.every((row) => known.has(String(row.code)));
}

/**
 * SQL that puts amounts of a row `m` into a currency, and the joins it needs; by the rate of `day`, or the latest one.
 * @param own SQL of the row's currency
 */
export function converting(code: string, own: string, day: string | null, suffix = ''): { amount: (of: string) => string; joins: string } {
  const [mine, one] = [`own_rate${suffix}`, `one_rate${suffix}`];
  const [mineLast, oneLast] = [`own_last${suffix}`, `one_last${suffix}`];
  const latest = '(SELECT code, arg_max(rate, since) AS rate FROM exchange_rates GROUP BY code)';
  const joins = [
    ...(day ? [`ASOF LEFT JOIN exchange_rates ${mine} ON ${mine}.code = ${own} AND ${day} >= ${mine}.since`] : []),
    ...(day ? [`ASOF LEFT JOIN exchange_rates ${one} ON ${one}.code = ${literal(code)} AND ${day} >= ${one}.since`] : []),
    `LEFT JOIN ${latest} ${mineLast} ON ${mineLast}.code = ${own} LEFT JOIN ${latest} ${oneLast} ON ${oneLast}.code = ${literal(code)}`,
  ];
  const rate = (which: string, last: string) => (day ? `coalesce(${which}.rate, ${last}.rate)` : `${last}.rate`);
  return {
    // To four decimals, so that sums stay exact.
    amount: (of) =>
      `CASE WHEN ${own} = ${literal(code)} THEN CAST(${of} AS DECIMAL(28, 4)) ELSE CAST(CAST(${of} AS DOUBLE) * ${rate(mine, mineLast)} / ${rate(one, oneLast)} AS DECIMAL(28, 4)) END`,
    joins: joins.join(' '),
  };
}
