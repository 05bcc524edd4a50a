/** What a column holds, and how its text becomes a typed value. */
import { literal, name } from '../database.ts';
import type { Reference } from '../raw-table.ts';

export type DateNumber = 'milliseconds' | 'seconds' | 'serial' | 'digits';

export type DateOrder = 'dmy' | 'mdy';

export type ColumnType =
  /** `codes` if the values are numbers that stand for states. */
  | { kind: 'text'; codes?: true }
  | { kind: 'boolean'; yes: string[] }
  | { kind: 'number'; integer: boolean; decimal: '.' | ','; scale: number; percent: boolean; currencies: Readonly<Record<string, number>> }
  /** `formats` of DuckDB's strptime, in order of preference; `hasTime` if a time of day follows and is cut off. */
  | {
      kind: 'date';
      formats: string[];
      hasTime: boolean;
      /** Numbers that encode dates; `formats` is then empty. */
      number?: DateNumber;
      /** Months are written as words, in any language. */
      named?: true;
      /** Time zone in which timestamps with an offset become dates; without it, they are dated as written. */
      zone?: string;
    };

/** All values of a column with digits in the same places, such as `9999-99-99`, and their number. */
export interface Shape {
  shape: string;
  count: number;
}

export interface Column {
  /** Column name in the header and in the database. */
  name: string;
  type: ColumnType;
  /** Rows with a value. */
  filled: number;
  distinct: number;
  /** Values that do not fit the type; treated as missing. */
  rejected: number;
  /** Placeholder dates such as 1970-01-01; treated as missing. */
  placeholders?: number;
  /** Rows whose text was replaced by a more frequent spelling of the same. */
  respelled?: number;
  /** Column of the database with the date and time of each value, as a timestamp: dates have lost theirs. */
  moment?: string;
  /** SQL enum type of a low-cardinality text column in a large table; includes `(none)`. */
  listed?: string;
}

/** What is known of the payment of each row, as columns of its table. */
export interface Owed {
  invoiced: string;
  due: string;
  /** When it was paid in full; empty where it is not, and of credit notes. */
  paid: string;
  amount: string;
  /** What is still to be paid of it. */
  open: string;
  /** ISO: what was paid later is not known yet. */
  asOf: string;
}

export interface Table {
  name: string;
  /** SQL name of the table, in its own schema so that file names cannot clash with engine tables. */
  sql: string;
  file: string;
  rows: number;
  columns: Column[];
  /** What stands above the header on its sheet. */
  title?: string;
  /** It is a view inside its database: its rows are those of other tables. */
  derived?: true;
  /** It is made of postings: each row is an amount, whatever its account is called. */
  ledger?: true;
  /** Its rows are invoices: when each was due and paid. */
  owed?: Owed;
  /** The currency that its amounts were put into; `partial` where those of others are in none of its figures. */
  money?: { code: string; partial: boolean };
  /** The column with each line's part of what its order had taken off. */
  allotted?: string;
  /** Foreign keys that its database declares. */
  references?: readonly Reference[];
}

/** Texts that mean "no value" in any column, and others that do only among numbers and dates (`NA` may be North America). */
const noValue = [
  ...['null', 'n/a', '-', '–', '—', '(null)', 'undefined', '[object object]'],
  ...['#n/a', '#null!', '#value!', '#ref!', '#div/0!', '#name?', '#num!', '#error!'],
];
const noNumber = [
  ...noValue,
  ...['n.a.', 'n.a', 'n/d', 'n.d.', 'k.a.', 's.o.', '?', '.', 'missing', 'unknown', 'tbd', 'なし', '不明', '无', '暂无', 'غير متوفر'],
  'na',
  'nan',
  'none',
  'nil',
  '--',
  'infinity',
  '-infinity',
  'inf',
  '-inf',
];

/** Avoids `IN`, which DuckDB turns into a join for every row. */
function isOneOf(text: string, words: readonly string[]): string {
  return `list_contains([${words.map(literal).join(', ')}], lower(${text}))`;
}

/** SQL of a raw column's text, null if it means no value. */
export function cleanText(column: string, among: 'text' | 'values' = 'text'): string {
  const text = name(column);
  // Nan is a name; NaN is not.
  const none = among === 'text' ? `${isOneOf(text, noValue)} OR ${text} = 'NaN'` : isOneOf(text, noNumber);
  return `CASE WHEN ${none} THEN NULL ELSE ${text} END`;
}
