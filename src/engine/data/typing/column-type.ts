/** What a column holds, and how its text becomes a typed value. */
import { literal, name } from '../database.ts';
import type { Reference } from '../raw-table.ts';

export type DateNumber = 'milliseconds' | 'seconds' | 'serial';

export type DateOrder = 'dmy' | 'mdy';

export type ColumnType =
  /** `codes` when its values are numbers that stand for states. */
  | { kind: 'text'; codes?: true }
  | { kind: 'boolean'; yes: string[] }
  | { kind: 'number'; integer: boolean; decimal: '.' | ','; scale: number; percent: boolean; currencies: Readonly<Record<string, number>> }
  /** `formats` of DuckDB's strptime, tried in order; `hasTime` when a time of day follows and is cut off. */
  | {
      kind: 'date';
      formats: string[];
      hasTime: boolean;
      /** Numbers that stand for dates; `formats` is empty. */
      number?: DateNumber;
      /** Months by name, in any language. */
      named?: true;
      /** Where times with an offset become dates; without, each is dated as written. */
      zone?: string;
    };

/** All values of a column whose digits stand at the same places: `9999-99-99`, with how many they are. */
export interface Shape {
  shape: string;
  count: number;
}

export interface Column {
  /** As the header names it; also its name in the database. */
  name: string;
  type: ColumnType;
  /** Rows with a value. */
  filled: number;
  distinct: number;
  /** Values that do not fit the type; they count as missing. */
  rejected: number;
  /** Dates such as 1970-01-01 that stand for none; they count as missing. */
  placeholders?: number;
  /** SQL type of a text of few values in a large table, which are kept once each; `(none)` is among them. */
  listed?: string;
}

export interface Table {
  name: string;
  /** The table as SQL names it: in a schema of its own, so that a file may be called as the engine's own tables are. */
  sql: string;
  file: string;
  rows: number;
  columns: Column[];
  /** It is a view inside its database: its rows are those of other tables. */
  derived?: true;
  /** Foreign keys that its database declares. */
  references?: readonly Reference[];
}

/** Texts that mean "no value" in any column, and more that do so among numbers and dates (`NA` may be North America). */
const noValue = [
  ...['null', 'n/a', '-', '(null)', 'undefined', '[object object]'],
  ...['#n/a', '#null!', '#value!', '#ref!', '#div/0!', '#name?', '#num!', '#error!'],
];
const noNumber = [...noValue, 'na', 'nan', 'none', 'nil', '--', 'infinity', '-infinity', 'inf', '-inf'];

/** Not by `IN`, which the database makes a join of, for every row and wherever it stands. */
function isOneOf(text: string, words: readonly string[]): string {
  return `list_contains([${words.map(literal).join(', ')}], lower(${text}))`;
}

/** A raw column's text, null where it says there is no value. */
export function cleanText(column: string, among: 'text' | 'values' = 'text'): string {
  const text = name(column);
  // Nan is a name; NaN is not.
  const none = among === 'text' ? `${isOneOf(text, noValue)} OR ${text} = 'NaN'` : isOneOf(text, noNumber);
  return `CASE WHEN ${none} THEN NULL ELSE ${text} END`;
}
