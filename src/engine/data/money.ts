/** Money: currencies of amounts, exchange rates, and conversion to one currency. */
import { QuarterdeckError } from '../../model/errors.ts';
import { normalForm } from '../language/normal-form.ts';
import { type Database, literal, name } from './database.ts';
import { converting, findRates, known } from './exchange-rates.ts';
import { columnFor } from './joins.ts';
import { words } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import type { Column, Table } from './typing/column-type.ts';
import { currencySymbols } from './typing/number-shape.ts';
import { currencyColumn } from './typing/type-tables.ts';

const unit = String.raw`(?:€|£|\$|eur|usd|gbp|chf)`;
const thousands = new RegExp(
  String.raw`(?:^|[^a-z0-9])(?:[tk] ?${unit}|${unit} ?k|tsd\.?(?: ?${unit})?|(?:in )?thousands|(?:in )?tausend|'000s?|000s|${unit} ?000s?|milliers|miles de|migliaia|milhares)(?![a-z0-9])|千(?:円|元|ドル|美元|欧元|ユーロ)|بالآلاف`,
);
const millions = new RegExp(
  String.raw`(?:^|[^a-z0-9])(?:m ?${unit}|${unit} ?m|mio\.?(?: ?${unit})?|mln\.?(?: ?${unit})?|(?:in )?millions?|millionen|millones|milioni|milhoes)(?![a-z0-9])|百万(?:円|元|ドル|美元|欧元|ユーロ)|بالملايين`,
);

/** Factor to multiply the column's amounts by. */
export function amountScale(column: string): 1 | 1000 | 1_000_000 {
  const text = normalForm(column, 'NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('_', ' ');
  return thousands.test(text) ? 1000 : millions.test(text) ? 1_000_000 : 1;
}

export interface Currency {
  code: string;
  /** Neither values, columns nor names say it. */
  assumed: boolean;
  /** SQL condition over `m` that keeps the rows in this currency. */
  keep: string | null;
  /** Rows left out because they are in another currency. */
  left: number;
  /** Currency column. */
  column: string | null;
  /** How amounts in other currencies were converted. */
  converted?: Conversion;
  /** The rates table that was used. */
  rates?: Table;
}

/** By a rates table, or by a column that the source already converted. */
interface Conversion {
  by: { file: string; dated: boolean } | { column: Column };
  rows: number;
}

/** @throws currency_mixed if amounts are in several currencies and none was requested */
export async function findCurrency(
  database: Database,
  main: Table,
  amount: Column | undefined,
  mapping: Mapping,
  asked: string | undefined,
  others: readonly Table[] = [],
): Promise<Currency | null> {
  if (amount?.type.kind !== 'number') return null;
  const beside = main.columns.find((column) => column.name === currencyColumn(amount.name));
  const column = beside ?? columnFor('currency', main, mapping);
  if (column) {
    const code = `upper(${name(column.name)})`;
    const rows = await database.query(
      `SELECT ${code} AS "code", count(*) AS "rows" FROM ${main.sql} WHERE ${name(column.name)} IS NOT NULL AND ${name(amount.name)} IS NOT NULL
       GROUP BY 1 ORDER BY 2 DESC, 1`,
    );
    const counts = rows.map((row) => ({ code: String(row.code), rows: Number(row.rows) })).filter((each) => known.has(each.code));
    if (counts.length > 1) {
      const converted =
        (await byRates(database, column.name, counts, asked, others)) ?? (await byColumn(database, main, amount, column.name, asked));
      if (converted) return converted;
    }
    if (counts.length > 0) return choose(main, column.name, counts, asked);
  }
  const inValues = Object.keys(amount.type.currencies)[0];
  const inName = currencyInName(amount.name);
  const code = inValues ?? inName;
  return { code: code ?? asked ?? 'USD', assumed: !code && !asked, keep: null, left: 0, column: null };
}

interface Count {
  code: string;
  rows: number;
}

/** Converts to the requested currency, or to the base of the rates; leaves out rows whose currency has no rate. */
async function byRates(
  database: Database,
  column: string,
  counts: readonly Count[],
  asked: string | undefined,
  others: readonly Table[],
): Promise<Currency | null> {
  const rates = await findRates(
    database,
    others,
    [],
    counts.map((each) => each.code),
  );
  const code = asked ?? rates?.base;
  if (!rates?.table || !code || !rates.codes.includes(code)) return null;
  const able = counts.filter((each) => rates.codes.includes(each.code));
  if (!able.some((each) => each.code !== code)) return null;
  const rows = (some: readonly Count[]) => some.reduce((sum, each) => sum + each.rows, 0);
  const left = rows(counts) - rows(able);
  const keep =
    left > 0 ? `(m.${name(column)} IS NULL OR upper(m.${name(column)}) IN (${able.map((each) => literal(each.code)).join(', ')}))` : null;
  const converted = { by: { file: rates.table.file, dated: rates.dated }, rows: rows(able.filter((each) => each.code !== code)) };
  return { code, assumed: false, keep, left, column, converted, rates: rates.table };
}

const convertedNamed =
  /\b(base|home currency|company currency|corporate currency|converted|reporting currency|hauswahrung|konzernwahrung|devise locale|moneda local|moeda local|valuta locale)\b|\bconvert/;

/** Uses a converted column such as `amount_base`; its currency is the one in which both columns agree. */
async function byColumn(
  database: Database,
  main: Table,
  amount: Column,
  currency: string,
  asked: string | undefined,
): Promise<Currency | null> {
  const column = main.columns.find(
    (each) =>
      each !== amount &&
      each.type.kind === 'number' &&
      each.filled >= amount.filled &&
      (convertedNamed.test(words(each.name)) ||
        (words(each.name).startsWith(words(amount.name)) && currencyInName(each.name) !== undefined)) &&
      !/\brate\b/.test(words(each.name)),
  );
  if (!column) return null;
  const [a, b, c] = [name(amount.name), name(column.name), `upper(${name(currency)})`];
  const rows = await database.query(
    `SELECT ${c} AS "code", count(*) AS "rows", bool_and(${a} = ${b}) AS "same" FROM ${main.sql} WHERE ${a} <> 0 AND ${c} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  const own = rows.filter((row) => row.same === true).map((row) => String(row.code));
  const code = currencyInName(column.name) ?? (own.length === 1 ? own[0] : undefined);
  if (code === undefined || (asked !== undefined && asked !== code)) return null;
  const converted = { by: { column }, rows: rows.filter((row) => row.code !== code).reduce((sum, row) => sum + Number(row.rows), 0) };
  return { code, assumed: false, keep: null, left: 0, column: currency, converted };
}

/** SQL of a row's converted amount over `m`, and the joins it needs; uses the rate of `day`, or the latest one. */
export function inOneCurrency(currency: Currency | null, amount: string, day: string | null): { amount: string; joins: string } {
  const by = currency?.converted?.by;
  if (!currency || !by || 'column' in by) return { amount, joins: '' };
  const own = `coalesce(upper(m.${name(currency.column!)}), ${literal(currency.code)})`;
  const way = converting(currency.code, own, by.dated ? day : null);
  return { amount: way.amount(amount), joins: way.joins };
}

/** `amount_usd`, `Betrag (€)`, `Umsatz in Euro`. */
export function currencyInName(column: string): string | undefined {
  const code = column
    .toUpperCase()
    .split(/[^A-Z]+/)
    // `TEUR` and `kUSD` are thousands.
    .map((word) => word.replace(/^[TKM](?=(?:EUR|USD|GBP|CHF)$)/, ''))
    .find((word) => known.has(word) && word.length === 3);
  if (code) return code;
  const symbol = /(?:US|[ACR])?\$|[€£¥₹₩₽]/.exec(column)?.[0];
  if (symbol) return currencySymbols[symbol];
  return /\beuros?\b/i.test(column) ? 'EUR' : undefined;
}

/** The currency that a title names, in capitals or by its sign: other words of a sentence may spell a code. */
export function currencyInTitle(title: string): string | undefined {
  const code = /(?<![A-Za-z])[TKMk]?(EUR|USD|GBP|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|JPY|CNY|INR|BRL|AED|SAR)(?![A-Za-z])/.exec(title)?.[1];
  return code ?? (/[€£]/.test(title) || /\beuros?\b/i.test(title) ? currencyInName(/[€£]/.exec(title)?.[0] ?? 'EUR') : undefined);
}

function choose(main: Table, column: string, counts: readonly Count[], asked: string | undefined): Currency {
  const listed = counts.map(({ code, rows }) => `${rows.toLocaleString('en-US')} in ${code}`).join(', ');
  if (counts.length > 1 && !asked) {
    throw new QuarterdeckError(
      'currency_mixed',
      `The amounts of ${main.file} are in ${counts.length} currencies: ${listed}. Their sum would mean nothing.`,
      {
        next: `Choose one with --currency ${counts[0]!.code}; rows in the others are then left out and reported. Or give a table of exchange rates (currency, date, rate).`,
      },
    );
  }
  const chosen = asked ? counts.find(({ code }) => code === asked) : counts[0];
  if (!chosen) {
    throw new QuarterdeckError('currency_mixed', `No amount of ${main.file} is in ${asked}: there are ${listed}.`, {
      next: `Choose one of ${counts.map(({ code }) => code).join(', ')} with --currency.`,
    });
  }
  const left = counts.reduce((sum, { rows }) => sum + rows, 0) - chosen.rows;
  const keep = left > 0 ? `(m.${name(column)} IS NULL OR upper(m.${name(column)}) = ${literal(chosen.code)})` : null;
  return { code: chosen.code, assumed: false, keep, left, column };
}
