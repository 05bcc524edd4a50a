/** The one currency of the amounts: found in the values, a column or a name, never mixed. */
import { QuarterdeckError } from '../errors.ts';
import type { Column, Table } from './column-type.ts';
import { type Database, literal, name } from './database.ts';
import type { Mapping } from './mapping.ts';
import { currencySymbols } from './number-shape.ts';
import { columnFor } from './roles.ts';
import { currencyColumn } from './type-tables.ts';

export interface Currency {
  code: string;
  /** No value, column or name says it. */
  assumed: boolean;
  /** SQL that keeps the rows of this currency, over the main table `m`. */
  keep: string | null;
  /** Rows left out because they are in another one. */
  left: number;
  /** The column that names it. */
  column: string | null;
}

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** @throws currency_mixed when amounts are in several currencies and none was asked for */
export async function findCurrency(
  database: Database,
  main: Table,
  amount: Column | undefined,
  mapping: Mapping,
  asked: string | undefined,
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
    if (counts.length > 0) return choose(main, column.name, counts, asked);
  }
  const inValues = Object.keys(amount.type.currencies)[0];
  const inName = currencyInName(amount.name);
  const code = inValues ?? inName;
  return { code: code ?? asked ?? 'USD', assumed: !code && !asked, keep: null, left: 0, column: null };
}

/** `amount_usd`, `Betrag (€)`, `Umsatz in Euro`. */
export function currencyInName(column: string): string | undefined {
  const code = column
    .toUpperCase()
    .split(/[^A-Z]+/)
    .find((word) => known.has(word) && word.length === 3);
  if (code) return code;
  const symbol = /(?:US|[ACR])?\$|[€£¥₹₩₽]/.exec(column)?.[0];
  if (symbol) return currencySymbols[symbol];
  return /\beuros?\b/i.test(column) ? 'EUR' : undefined;
}

function choose(main: Table, column: string, counts: readonly { code: string; rows: number }[], asked: string | undefined): Currency {
  const listed = counts.map(({ code, rows }) => `${rows.toLocaleString('en-US')} in ${code}`).join(', ');
  if (counts.length > 1 && !asked) {
    throw new QuarterdeckError(
      'currency_mixed',
      `The amounts of ${main.file} are in ${counts.length} currencies: ${listed}. Their sum would mean nothing.`,
      {
        next: `Choose one with --currency ${counts[0]!.code}; rows in the others are then left out and reported.`,
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
