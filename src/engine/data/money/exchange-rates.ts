/** What one unit of each currency is worth, from a table of rates: by date, or one rate a currency. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface ExchangeRates {
  table: Table;
  /** The currency that has one unit as its rate; null where the table does not say it. */
  base: string | null;
  codes: readonly string[];
  /** Rates change from day to day, so that an effect of exchange can be told apart. */
  dated: boolean;
}

const rateNamed =
  /\b(rate|fx|exchange rate|conversion rate|kurs|wechselkurs|umrechnungskurs|taux|cours|tipo de cambio|tasa|taxa|cotacao|cambio|tasso)\b|汇率|為替|レート|سعر الصرف/;
const currencyNamed = /\b(currency|wahrung|devise|moneda|moeda|valuta|iso code|code)\b|货币|通貨|عملة/;
const fromNamed = /\b(from|source|foreign|von|de|da)\b/;
const toNamed = /\b(to|target|base|home|nach|vers|a|para)\b/;
/** Worth less than one dollar, euro, pound or franc at any time that data may speak of. */
const small = new Set(
  'AED ARS BRL CLP CNY COP CZK DKK EGP HKD HUF IDR ILS INR ISK JPY KES KRW MAD MXN MYR NGN NOK PEN PHP PKR PLN RON RUB SAR SEK THB TRY TWD UAH UYU VND ZAR'.split(
    ' ',
  ),
);
const great = new Set(['USD', 'EUR', 'GBP', 'CHF']);
const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * Creates the table `exchange_rates` (code, day, rate, since): the worth of one unit in the base, from `since` on; `day` is null for a
 * rate without a date. Null when no table holds rates.
 */
export async function findRates(database: Database, tables: readonly Table[]): Promise<ExchangeRates | null> {
  for (const table of tables) {
    const found = await ratesIn(database, table);
    if (found) return found;
  }
  return null;
}

async function ratesIn(database: Database, table: Table): Promise<ExchangeRates | null> {
  const rate = table.columns.find(({ name: each, type }) => type.kind === 'number' && rateNamed.test(words(each)));
  if (!rate) return null;
  const codes: Column[] = [];
  for (const column of table.columns) if (await holdsCodes(database, table, column)) codes.push(column);
  if (codes.length === 0 || codes.length > 2) return null;
  const called = (pattern: RegExp) => codes.find(({ name: each }) => pattern.test(words(each)));
  const to = codes.length === 2 ? (called(toNamed) ?? codes[1]!) : undefined;
  const from = codes.find((column) => column !== to && (codes.length === 2 ? true : currencyNamed.test(words(column.name)))) ?? null;
  if (!from || (codes.length === 2 && !called(fromNamed) && !called(toNamed))) return null;
  if (to && to.distinct !== 1) return null;
  const day = table.columns.find(({ type, filled }) => type.kind === 'date' && filled > 0) ?? null;
  if (!day && from.distinct !== table.rows) return null;

  const rows = await database.query(
    `SELECT upper(${name(from.name)}) AS "code", min(${name(rate.name)}) AS "least", max(${name(rate.name)}) AS "most", min(upper(${to ? name(to.name) : 'NULL'})) AS "to"
     FROM ${table.sql} WHERE ${name(rate.name)} > 0 AND ${name(from.name)} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  const spans = rows.map((row) => ({ code: String(row.code), least: Number(row.least), most: Number(row.most) }));
  const named = words(rate.name)
    .toUpperCase()
    .split(' ')
    .find((word) => known.has(word) && word.length === 3);
  const base =
    rows[0]?.to != null ? String(rows[0].to) : (spans.find(({ least, most }) => least === 1 && most === 1)?.code ?? named ?? null);
  const worth = isInverse(rate, base, spans) ? `1 / CAST(${name(rate.name)} AS DOUBLE)` : `CAST(${name(rate.name)} AS DOUBLE)`;
  const on = day ? name(day.name) : 'CAST(NULL AS DATE)';
  await database.run(
    `CREATE OR REPLACE TABLE exchange_rates AS SELECT code, day, rate,
       CASE WHEN row_number() OVER (PARTITION BY code ORDER BY day) = 1 THEN DATE '0001-01-01' ELSE day END AS since
     FROM (SELECT upper(${name(from.name)}) AS code, ${on} AS day, min(${worth}) AS rate FROM ${table.sql}
       WHERE ${name(rate.name)} > 0 AND ${name(from.name)} IS NOT NULL ${day ? `AND ${on} IS NOT NULL` : ''} GROUP BY 1, 2)`,
  );
  if (base && !spans.some(({ code }) => code === base)) {
    await database.run(`INSERT INTO exchange_rates VALUES (${literal(base)}, NULL, 1, DATE '0001-01-01')`);
  }
  const all = [...new Set([...spans.map(({ code }) => code), ...(base ? [base] : [])])].sort();
  return { table, base, codes: all, dated: day !== null && spans.some(({ least, most }) => most > least) };
}

async function holdsCodes(database: Database, table: Table, column: Column): Promise<boolean> {
  if (column.type.kind !== 'text' || column.filled < table.rows * 0.9 || column.distinct === 0 || column.distinct > known.size)
    return false;
  const rows = await database.query(
    `SELECT DISTINCT upper(${name(column.name)}) AS "code" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL`,
  );
  return rows.every((row) => known.has(String(row.code)));
}

/** Whether a rate says how many units one of the base buys: by its name, or by currencies of which that cannot be otherwise. */
function isInverse(rate: Column, base: string | null, spans: readonly { code: string; least: number; most: number }[]): boolean {
  const text = words(rate.name);
  if (/\bper (usd|eur|gbp|chf|base|dollar|euro)\b/.test(text)) return true;
  if (/\b(to|in) (usd|eur|gbp|chf|base|dollar|euro)\b/.test(text)) return false;
  if (base === null || !great.has(base)) return false;
  return spans.some(
    ({ code, least, most }) => (small.has(code) && least > 1) || (code === 'GBP' && (base === 'USD' || base === 'EUR') && most < 1),
  );
}
