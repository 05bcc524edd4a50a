/** What a brief states of measures, as it was found in a table: its columns, what they are divided by, and which rows count when. */
import type { QualityNote } from '../../../model/quality-note.ts';
import type { Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';
import type { Time } from './row-time.ts';

/** One sum divided by another. */
export interface StatedQuotient {
  called: string | null;
  /** In the words of the brief. */
  text: string;
  /** What each is called among the measures: a column, or what `MeasureColumn.part` says. */
  of: string;
  by: string;
  /** The one is a part of the other. */
  isShare?: true;
}

export interface StatedMeasures {
  table: Table;
  measures: readonly MeasureColumn[];
  quotients: readonly StatedQuotient[];
  /** What dates the rows; null for what dates them anyway. */
  time: Time | null;
  /** The columns of the day set and of the actual one. */
  dated: { planned: string; actual: string } | null;
  /** The definitions say which rows count, whatever their status. */
  everyRow: boolean;
  /** The columns whose values they count by: what became of a row is no place where it went wrong. */
  outcomes: readonly string[];
  /** What the brief calls the rows, in its words; null where it does not name them. */
  called: string | null;
  /** The tables as they were read that `table` is made of; empty where it is one of them. */
  madeOf: readonly Table[];
  /** What a row is, as the measure itself says; in English, as other languages have it too. */
  rows?: { one: string; many: string };
  /** How the rows are read, where the brief does not say all of it. */
  read?: string;
  /** Of which rows nobody can know yet. */
  unripe?: readonly QualityNote[];
}
