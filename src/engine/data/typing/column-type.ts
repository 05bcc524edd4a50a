/** What a column holds, and how its text becomes a typed value. */
import type { DateNumber } from './date-number.ts';

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
}
